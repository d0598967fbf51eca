/** Thousands of random games under the laws of the conformance suite and the invariants of the rules (SJ-INV). */
import { codecFaults, conform, type Suite } from '@doubloon/testkit'
import { describe, expect, test } from 'vitest'
import { MOST_ROUNDS } from '../src/box.ts'
import { type SanJuanTypes, type State, sanJuan } from '../src/index.ts'
import { DECISIONS } from '../src/words.ts'
import { Moments } from './moments.ts'
import { GRID, type OptionSet } from './option-sets.ts'
import { suite } from './suite.ts'

/** Each set is played in two parts, so that no test takes long. */
const GAMES_OF_A_PART = 130
const PARTS = GRID.flatMap((set) =>
  ['first part', 'second part'].map((part) => ({ ...set, name: `${set.name}, ${part}` })),
)
const LATE_GAMES = 10
const LEAST_GAMES = 3000
/** Rounds that are left in games that begin late, so that some of them reach the limit. */
const ROUNDS_LEFT = 5

const moments = new Moments()
const watched: Suite<State, SanJuanTypes> = { ...suite, rules: moments.watch() }

/** Games that begin shortly before they would be broken off (R-SJ-18); an advanced start belongs to round 1. */
const LATE = GRID.filter(({ options }) => options['advanced'] === false)
const late: Suite<State, SanJuanTypes> = {
  ...watched,
  rules: {
    ...watched.rules,
    setUp(s, options, seed, out) {
      sanJuan.setUp(s, options, seed, out)
      s.round = MOST_ROUNDS - ROUNDS_LEFT
    },
  },
}

let games = 0
let steps = 0

function play(game: Suite<State, SanJuanTypes>, { name, options }: OptionSet, count: number): void {
  const conformed = conform(game, options, { games: count, seed: name })
  games += conformed.games
  steps += conformed.steps
}

test('every step has its own text and typed form', () => {
  expect(codecFaults(sanJuan)).toEqual([])
})

describe('SJ-INV-1…5, -7: the invariants and all laws of the suite hold in random games', () => {
  test.each(PARTS)('$name', (set) => play(watched, set, GAMES_OF_A_PART))
  test.each(LATE)('$name, until the last round', (set) => play(late, set, LATE_GAMES))
})

test('that was enough', () => {
  console.log(`conformance: ${games} games, ${steps} steps`)
  expect(games).toBeGreaterThanOrEqual(LEAST_GAMES)
})

test('these games met every decision and every interesting moment', () => {
  const met = [...moments.counts].sort(([, a], [, b]) => a - b)
  console.log(met.map(([name, count]) => `${name}: ${count}`).join('\n'))
  expect(met.filter(([, count]) => count === 0)).toEqual([])
  for (const decision of DECISIONS) expect(moments.counts.get(decision)).toBeGreaterThan(0)
})
