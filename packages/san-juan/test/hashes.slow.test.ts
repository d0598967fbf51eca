/** The final states of thousands of seeded random games are the same on every run and every machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fingerprintRow, ROWS } from './fingerprints.ts'

const accepted = readFileSync(join(import.meta.dirname, 'hashes.txt'), 'utf8')
  .trim()
  .split('\n')

test.each(ROWS)(
  'final states of random games: $players players, expansion $expansion, advanced $advanced',
  (row) => {
    expect(accepted).toContain(fingerprintRow(row))
  },
)

test('every row is tested', () => {
  expect(accepted).toHaveLength(ROWS.length)
})
