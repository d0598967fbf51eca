/** The value nets: their arithmetic, their weights by name, and that an observer evaluates only what it sees. */
import { determinize, type GameState, MoveList, orThrow, seedRng } from '@doubloon/engine'
import { BUILDINGS as OF_PUERTO_RICO, puertoRico } from '@doubloon/puerto-rico'
import { BUILDINGS as OF_SAN_JUAN, sanJuan } from '@doubloon/san-juan'
import { describe, expect, test } from 'vitest'
import { byBuilding } from '../src/by-building.ts'
import { botAdapterOf, type Task } from '../src/index.ts'
import { PuertoRicoFeatures } from '../src/puerto-rico/features.ts'
import { NET_WEIGHTS as WEIGHTS_OF_PUERTO_RICO } from '../src/puerto-rico/net-weights.ts'
import { SanJuanFeatures } from '../src/san-juan/features.ts'
import { NET_WEIGHTS as WEIGHTS_OF_SAN_JUAN } from '../src/san-juan/net-weights.ts'
import { type FeatureSet, type NetWeights, SmallNet } from '../src/small-net.ts'

type Rules = Task<GameState>['rules']

/** Says of a list of names and amounts just that. */
const saying = (names: readonly string[]): FeatureSet<Readonly<Record<string, number>>> => ({
  names,
  describe(amounts, _seat, _observer, out) {
    for (const [name, amount] of Object.entries(amounts)) out.add(names.indexOf(name), amount)
  },
})

describe('a net', () => {
  const weights: NetWeights = {
    start: '500 -1000',
    adds: '2000 1000',
    byFeature: { first: '1000 0 250', second: '0 500 0' },
  }

  test('features add to hidden units, and to the value by themselves; units count above zero only', () => {
    const net = new SmallNet(saying(['first', 'second']), weights)
    // Units: 0.5 + 2 × 1 and −1; the feature itself 2 × 0.25.
    expect(net.evaluate({ first: 2, second: 0 }, 0, 0)).toBeCloseTo(2.5 * 2 + 0.5)
    // The second unit is now −1 + 3 × 0.5.
    expect(net.evaluate({ first: 2, second: 3 }, 0, 0)).toBeCloseTo(2.5 * 2 + 0.5 + 0.5)
  })

  test('weights are found by name; a feature without any adds nothing, weights without a feature are a mistake', () => {
    const net = new SmallNet(saying(['new', 'second', 'first']), weights)
    expect(net.evaluate({ first: 2, second: 3, new: 9 }, 0, 0)).toBeCloseTo(2.5 * 2 + 0.5 + 0.5)
    expect(() => new SmallNet(saying(['second']), weights)).toThrow('there is no feature "first"')
  })
})

test('a table by building is not changed by a new building; a name that no building has is a mistake', () => {
  const numbers = { wharf: 2.4, harbor: 2 }
  const keys = OF_PUERTO_RICO.map(({ key }) => key)
  const before = byBuilding(OF_PUERTO_RICO, numbers)
  const withNew = keys.toSpliced(9, 0, 'newBuilding')
  const after = byBuilding(
    withNew.map((key) => ({ key })),
    numbers,
  )
  for (const [number, key] of keys.entries())
    expect(after[withNew.indexOf(key)]).toBe(before[number])
  expect(after[9]).toBe(0)
  expect(() => byBuilding(OF_PUERTO_RICO, { warf: 2 })).toThrow('there is no building warf')
})

/** The positions of a sensible game in which a role is to be chosen. */
function roleChoices(rules: Rules, options: object): readonly GameState[] {
  const adapter = botAdapterOf<GameState>(rules.game)
  const s = rules.newState()
  const moves = new MoveList(rules.moveCount)
  const dice = new Uint32Array(4)
  const found: GameState[] = []
  seedRng(dice, 'judgement')
  rules.setUp(s, options as never, 'judgement', moves)
  while (moves.length > 0) {
    if (adapter.isRoleChoice(s)) {
      const kept = rules.newState()
      kept.copyFrom(s)
      found.push(kept)
    }
    rules.play(s, adapter.pick(s, moves, dice), moves)
  }
  return found
}

const options = { players: 4 }

describe.each([
  {
    title: 'Puerto Rico',
    rules: puertoRico as unknown as Rules,
    found: roleChoices(puertoRico as never, orThrow(puertoRico.parseOptions(options))),
    keys: OF_PUERTO_RICO.map(({ key }) => key),
    featuresFor: (keys: readonly string[]) =>
      new PuertoRicoFeatures(keys) as FeatureSet<unknown> as FeatureSet<GameState>,
    weights: WEIGHTS_OF_PUERTO_RICO,
  },
  {
    title: 'San Juan',
    rules: sanJuan as unknown as Rules,
    found: roleChoices(sanJuan as never, orThrow(sanJuan.parseOptions(options))),
    keys: OF_SAN_JUAN.map(({ key }) => key),
    featuresFor: (keys: readonly string[]) =>
      new SanJuanFeatures(keys) as FeatureSet<unknown> as FeatureSet<GameState>,
    weights: WEIGHTS_OF_SAN_JUAN,
  },
])('$title', ({ rules, found, keys, featuresFor, weights }) => {
  const adapter = botAdapterOf<GameState>(rules.game)
  const features = featuresFor(keys)

  test('no two features have one name, and whatever is said in a game has weights', () => {
    expect(new Set(features.names).size).toBe(features.names.length)
    const said = new Set<string>()
    const add = (feature: number, amount: number) => {
      if (amount !== 0) said.add(features.names[feature] ?? `number ${feature}`)
    }
    for (const s of found)
      for (const seat of [0, 1, 2, 3])
        for (const observer of [0, 3]) features.describe(s, seat, observer, { add })
    expect(said.size).toBeGreaterThan(features.names.length / 3)
    expect([...said].filter((name) => weights.byFeature[name] === undefined)).toEqual([])
  })

  test('a new building adds names of its own and changes the weights of no other', () => {
    const more = featuresFor(keys.toSpliced(10, 0, 'newBuilding'))
    const isNew = (name: string) => name.endsWith(' newBuilding')
    expect(more.names.filter(isNew)).toHaveLength(3)
    expect(more.names.filter((name) => !isNew(name))).toEqual(features.names)
    const before = new SmallNet(saying(features.names), weights)
    const after = new SmallNet(saying(more.names), weights)
    const nothing = before.evaluate({}, 0, 0)
    for (const name of features.names)
      for (const amount of [1, -4])
        expect(after.evaluate({ [name]: amount }, 0, 0)).toBe(
          before.evaluate({ [name]: amount }, 0, 0),
        )
    for (const name of more.names.filter(isNew))
      expect(after.evaluate({ [name]: 9 }, 0, 0)).toBe(nothing)
  })

  test('positions are worth the same when there is one building more', () => {
    const net = new SmallNet(featuresFor([...keys, 'newBuilding']), weights)
    for (const s of found)
      for (const seat of [0, 1, 2, 3])
        for (const observer of [0, 3])
          expect(net.evaluate(s, seat, observer)).toBe(adapter.smallNetValue(s, seat, observer))
  })

  test('tables that look the same to an observer are judged the same', () => {
    const rng = new Uint32Array(4)
    seedRng(rng, 'another truth')
    for (const s of found)
      for (const observer of [0, 3]) {
        const other = determinize(rules, s, observer, rng, rules.newState())
        for (const seat of [0, 1, 2, 3])
          expect(adapter.smallNetValue(other, seat, observer)).toBe(
            adapter.smallNetValue(s, seat, observer),
          )
      }
  })

  test('by the last rounds the winner is mostly known', () => {
    const last = found.at(-1) as GameState
    const judgements = [0, 1, 2, 3].map((seat) => adapter.smallNetValue(last, seat, seat))
    const totals = [0, 1, 2, 3].map((seat) => rules.total(last, seat))
    const ahead = judgements.indexOf(Math.max(...judgements))
    expect(totals[ahead]).toBeGreaterThan(Math.max(...totals) - 5)
  })
})
