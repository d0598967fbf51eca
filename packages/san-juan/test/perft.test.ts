/** Perft: the number of move sequences from documented positions is what it was. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { perftCounts } from '@doubloon/testkit'
import { expect, test } from 'vitest'
import { POSITIONS } from './perft/positions.ts'

const accepted = readFileSync(join(import.meta.dirname, 'perft/counts.txt'), 'utf8')
const blocks = accepted.trim().split('\n\n')

test.each(POSITIONS)('perft: $name', (position) => {
  const block = blocks.find((text) => text.startsWith(`${position.name}\n`)) ?? ''
  const depth = block.match(/^perft /gm)?.length ?? 0
  expect(depth).toBeGreaterThanOrEqual(2)
  expect(perftCounts(position, depth)).toBe(block)
})

test('every position of the table is counted, and there are enough', () => {
  const names = blocks.map((block) => block.split('\n')[0])
  expect(names).toEqual(POSITIONS.map(({ name }) => name))
  expect(names.length).toBeGreaterThanOrEqual(15)
})
