/** Thousands of random games, always the same ones. */
import { expect, test } from 'vitest'
import { DECISIONS } from '../src/words.ts'
import { conformanceTests } from './conformance.ts'
import { Moments } from './moments.ts'

const moments = new Moments()

conformanceTests({
  rules: moments.watch(),
  gamesOfASet: 260,
  lateGames: 10,
  seed: '',
  leastProofs: 1000,
})

test('these games met every decision and every interesting moment', () => {
  const met = [...moments.counts].sort(([, a], [, b]) => a - b)
  console.log(met.map(([name, count]) => `${name}: ${count}`).join('\n'))
  expect(met.filter(([, count]) => count === 0)).toEqual([])
  for (const decision of DECISIONS) expect(moments.counts.get(decision)).toBeGreaterThan(0)
})
