/** Random games under the laws of the conformance suite and the invariants of the rules (SJ-INV). */
import { codecFaults, conform, Ledger, type Suite } from '@doubloon/testkit'
import { describe, expect, test } from 'vitest'
import { MOST_ROUNDS } from '../src/box.ts'
import { type SanJuanTypes, type State, sanJuan } from '../src/index.ts'
import { GRID, type OptionSet } from './option-sets.ts'
import { suite } from './suite.ts'

/** How much is played, and with which rules: those of the game, or the same ones watched. */
export interface Effort {
  readonly rules: typeof sanJuan
  readonly gamesOfASet: number
  readonly lateGames: number
  /** The games come from it. */
  readonly seed: string
  /** Every law must have proved something so often. */
  readonly leastProofs: number
}

/** Rounds that are left in games that begin late, so that some of them reach the limit. */
const ROUNDS_LEFT = 5
/** Games that begin shortly before they would be broken off (R-SJ-18); an advanced start belongs to round 1. */
const LATE = GRID.filter(({ options }) => options['advanced'] === false)

function late(rules: typeof sanJuan): typeof sanJuan {
  return {
    ...rules,
    setUp(s, options, seed, out) {
      sanJuan.setUp(s, options, seed, out)
      s.round = MOST_ROUNDS - ROUNDS_LEFT
    },
  }
}

export function conformanceTests({ rules, ...effort }: Effort): void {
  const ledger = new Ledger()

  test('every step has its own text and typed form', () => {
    expect(codecFaults(sanJuan)).toEqual([])
  })

  describe('SJ-INV-1…5, -7: the invariants and all laws of the suite hold in random games', () => {
    const play = (played: typeof sanJuan, games: number) => (set: OptionSet) => {
      const watched: Suite<State, SanJuanTypes> = { ...suite, rules: played }
      conform(watched, set.options, { games, seed: `${effort.seed}${set.name}`, ledger })
    }
    test.each(GRID)('$name', play(rules, effort.gamesOfASet))
    test.each(LATE)('$name, until the last round', play(late(rules), effort.lateGames))
  })

  test('every law proved something, and often enough', () => {
    console.log(`seed "${effort.seed}", proofs:\n${ledger}`)
    expect(ledger.shortOf(effort.leastProofs)).toEqual([])
  })
}
