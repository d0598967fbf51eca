/** Random games under the laws of the conformance suite and the invariants of the rules (PR-INV). */
import { codecFaults, conform, Ledger } from '@doubloon/testkit'
import { describe, expect, test } from 'vitest'
import { puertoRico } from '../src/index.ts'
import { GRID, SINGLE_OPTIONS } from './option-sets.ts'
import { suite } from './suite.ts'

/** How much is played. */
export interface Effort {
  readonly gamesOfTheGrid: number
  readonly gamesOfAnOption: number
  /** The games come from it. */
  readonly seed: string
  /** Every law must have proved something so often. */
  readonly leastProofs: number
}

export function conformanceTests(effort: Effort): void {
  const ledger = new Ledger()

  test('every step has its own text and typed form', () => {
    expect(codecFaults(puertoRico)).toEqual([])
  })

  describe('PR-INV-1…8: the invariants and all laws of the suite hold in random games', () => {
    const play = (games: number) => (set: (typeof GRID)[number]) =>
      conform(suite, set.options, { games, seed: `${effort.seed}${set.name}`, ledger })
    test.each(GRID)('$name', play(effort.gamesOfTheGrid))
    test.each(SINGLE_OPTIONS)('$name', play(effort.gamesOfAnOption))
  })

  test('every law proved something, and often enough', () => {
    console.log(`seed "${effort.seed}", proofs:\n${ledger}`)
    expect(ledger.shortOf(effort.leastProofs)).toEqual([])
  })
}
