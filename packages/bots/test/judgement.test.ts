/** Judgements by experience: the net, its tables, and that an observer judges only what it sees. */
import { type GameState, imagine, MoveList, orThrow, seedRng } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import { describe, expect, test } from 'vitest'
import { senseOf, type Task } from '../src/index.ts'
import { Features, judgementOf, readExperience } from '../src/judgement.ts'
import { EXPERIENCE as OF_PUERTO_RICO } from '../src/puerto-rico/experience.ts'
import * as puertoRicoFeatures from '../src/puerto-rico/features.ts'
import { EXPERIENCE as OF_SAN_JUAN } from '../src/san-juan/experience.ts'
import * as sanJuanFeatures from '../src/san-juan/features.ts'

type Rules = Task<GameState>['rules']
type Describe = (s: GameState, seat: number, observer: number, out: Features) => void

test('features add to hidden units, and to the judgement by themselves; units count above zero only', () => {
  const experience = readExperience([
    '500 -1000', // starts
    '2000 1000', // adds
    '1000 0 250', // the first feature
    '0 500 0', // the second feature
  ])
  const features = new Features(2)
  features.add(0, 2)
  features.add(1, 0)
  expect(features.size).toBe(1)
  // Units: 0.5 + 2 × 1 and −1; the feature itself 2 × 0.25.
  expect(judgementOf(features, experience)).toBeCloseTo(2.5 * 2 + 0.5)
  features.add(1, 3)
  // The second unit is now −1 + 3 × 0.5.
  expect(judgementOf(features, experience)).toBeCloseTo(2.5 * 2 + 0.5 + 0.5)
})

/** The positions of a sensible game in which a role is to be chosen. */
function roleChoices(rules: Rules, options: object): readonly GameState[] {
  const sense = senseOf<GameState>(rules.game)
  const s = rules.newState()
  const moves = new MoveList(rules.moveCount)
  const dice = new Uint32Array(4)
  const found: GameState[] = []
  seedRng(dice, 'judgement')
  rules.setUp(s, options as never, 'judgement', moves)
  while (moves.length > 0) {
    if (sense.isRoleChoice(s)) {
      const kept = rules.newState()
      kept.copyFrom(s)
      found.push(kept)
    }
    rules.play(s, sense.pick(s, moves, dice), moves)
  }
  return found
}

const options = { players: 4 }

describe.each([
  {
    title: 'Puerto Rico',
    rules: puertoRico as unknown as Rules,
    found: roleChoices(puertoRico as never, orThrow(puertoRico.parseOptions(options))),
    features: puertoRicoFeatures,
    experience: OF_PUERTO_RICO,
  },
  {
    title: 'San Juan',
    rules: sanJuan as unknown as Rules,
    found: roleChoices(sanJuan as never, orThrow(sanJuan.parseOptions(options))),
    features: sanJuanFeatures,
    experience: OF_SAN_JUAN,
  },
])('$title', ({ rules, found, features: { FEATURES_N, MOST_FEATURES, ...own }, experience }) => {
  const sense = senseOf<GameState>(rules.game)

  test('the table has a row for every feature, and room for all that can be said', () => {
    const say = own.describe as unknown as Describe
    const out = new Features(MOST_FEATURES)
    expect(experience.byFeature).toHaveLength(FEATURES_N * (experience.hidden + 1))
    for (const s of found)
      for (const seat of [0, 1, 2, 3]) {
        say(s, seat, seat, out)
        expect(out.size).toBeLessThanOrEqual(MOST_FEATURES)
        expect(Math.max(...out.which.subarray(0, out.size))).toBeLessThan(FEATURES_N)
        expect(new Set(out.which.subarray(0, out.size)).size).toBeGreaterThan(5)
      }
  })

  test('tables that look the same to an observer are judged the same', () => {
    const rng = new Uint32Array(4)
    seedRng(rng, 'another truth')
    for (const s of found)
      for (const observer of [0, 3]) {
        const other = imagine(rules, s, observer, rng, rules.newState())
        for (const seat of [0, 1, 2, 3])
          expect(sense.judge(other, seat, observer)).toBe(sense.judge(s, seat, observer))
      }
  })

  test('by the last rounds the winner is mostly known', () => {
    const last = found.at(-1) as GameState
    const judgements = [0, 1, 2, 3].map((seat) => sense.judge(last, seat, seat))
    const totals = [0, 1, 2, 3].map((seat) => rules.total(last, seat))
    const ahead = judgements.indexOf(Math.max(...judgements))
    expect(totals[ahead]).toBeGreaterThan(Math.max(...totals) - 5)
  })
})
