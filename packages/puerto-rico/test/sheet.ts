/** The tables of §14, read from the text of the rules: they share no number with the engine. */
import { readFileSync } from 'node:fs'

export type Row = Readonly<Record<string, string>>

export const BOOK = readFileSync(
  new URL('../../../docs/rules/puerto-rico.md', import.meta.url),
  'utf8',
)

/** The rows of the csv under a heading of the rules, by the names in its first line. */
export function table(section: string): readonly Row[] {
  const [, csv = ''] = BOOK.slice(BOOK.indexOf(`### ${section} `)).split('```')
  const [, head = '', ...lines] = csv.trim().split('\n')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(head.split(',').map((name, at) => [name, cells[at] ?? '']))
  })
}

export const number = (row: Row, column: string) => Number(row[column])

/** The buildings (§14.1). */
export const SHEET = table('14.1')
