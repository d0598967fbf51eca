/** Thousands of random games under the laws of the conformance suite and the invariants of the rules (PR-INV). */
import { codecFaults, conform } from '@doubloon/testkit'
import { describe, expect, test } from 'vitest'
import { puertoRico } from '../src/index.ts'
import { GRID, type OptionSet, SINGLE_OPTIONS } from './option-sets.ts'
import { suite } from './suite.ts'

const GAMES_OF_THE_GRID = 100
const GAMES_OF_AN_OPTION = 60
const LEAST_GAMES = 4000

let games = 0
let steps = 0

function play({ name, options }: OptionSet, count: number): void {
  const conformed = conform(suite, options, { games: count, seed: name })
  games += conformed.games
  steps += conformed.steps
}

test('every step has its own text and typed form', () => {
  expect(codecFaults(puertoRico)).toEqual([])
})

describe('PR-INV-1…8: the invariants and all laws of the suite hold in random games', () => {
  test.each(GRID)('$name', (set) => play(set, GAMES_OF_THE_GRID))
  test.each(SINGLE_OPTIONS)('$name', (set) => play(set, GAMES_OF_AN_OPTION))
})

test('that was enough', () => {
  console.log(`conformance: ${games} games, ${steps} steps`)
  expect(games).toBeGreaterThanOrEqual(LEAST_GAMES)
})
