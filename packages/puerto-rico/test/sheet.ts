/** The tables of §14, read from the text of the rules: they share no number with the engine. */
import { readFileSync } from 'node:fs'
import { bookTable, type Row } from '@doubloon/testkit'

export type { Row } from '@doubloon/testkit'

export const BOOK = readFileSync(
  new URL('../../../docs/rules/puerto-rico.md', import.meta.url),
  'utf8',
)

export const table = (section: string) => bookTable(BOOK, section)

export const number = (row: Row, column: string) => Number(row[column])

/** The buildings (§14.1). */
export const SHEET = table('14.1')
