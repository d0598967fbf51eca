/** Other variants: all buildings, only a full city ends the game, fixed and random sets. */
import { Game, orThrow } from '@doubloon/engine'
import { describe, expect, test } from 'vitest'
import { puertoRico as rules } from '../src/index.ts'
import { BUILDINGS_N, FIRST_VIOLET } from '../src/state.ts'
import { FIXED_SET } from './option-sets.ts'
import { newGame, puertoRico } from './table.ts'
import { COSTS, keyOf, POOL, PRODUCTION, SLOTS } from './violet-slots.ts'

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve']
const three = { players: ['Ana', 'Ben', 'Cyd'] } as const

const keysOf = (cost: number) => (POOL[cost] ?? []).map(keyOf)
const VIOLET = COSTS.flatMap(keysOf)

const start = (options: object, seed = 'a variant') => orThrow(Game.start(rules, options, seed))
/** Copies of each building in a new game. */
const copies = (options: object, seed?: string) => start(options, seed).view(0).buildingsLeft
/** The violet kinds in a new game. */
const violet = (options: object, seed?: string) => Object.keys(copies(options, seed)).slice(6)

describe('all buildings', () => {
  test.each([3, 4, 5])('PR-VAR-1: with %i players one copy of each violet kind', (players) => {
    const single = Object.fromEntries(VIOLET.map((kind) => [kind, 1]))
    expect(VIOLET).toHaveLength(BUILDINGS_N - FIRST_VIOLET)
    expect(copies({ players, buildings: 'all31' })).toEqual({ ...PRODUCTION, ...single })
  })

  test('PR-VAR-1: with two players, too; two of each production building', () => {
    const two = copies({ players: 2, buildings: 'all31' })
    expect(Object.values(two).slice(0, 6)).toEqual([2, 2, 2, 2, 2, 2])
    expect(Object.values(two).slice(6)).toEqual(VIOLET.map(() => 1))
  })

  test('PR-VAR-1: a violet kind can be bought by one player only, a plant by several', () => {
    puertoRico({ ...three, buildings: 'all31' })
      .give('Ana', { doubloons: 5 })
      .give('Ben', { doubloons: 5 })
      .give('Cyd', { doubloons: 2 })
      .play('choose builder', 'build hacienda')
      .refuses('build hacienda', 'PR-BUILDER-2')
      .play('build small sugar mill')
      .offers(
        'build small indigo plant',
        'build small sugar mill',
        'build small market',
        'build construction hut',
        'build aqueduct',
        'build forest house', // no exclusion although the hacienda is built
        'build black market',
        'pass',
      )
  })

  test('PR-VAR-1: tiles that do not fit on the board have the column of their cost', () => {
    const table = puertoRico({ ...three, buildings: 'all31' })
      .give('Ben', { doubloons: 6, island: 'quarry 4*' })
      .play('choose builder', 'Ana: pass')
    table
      .mayPlay('build storehouse') // 3 − 1
      .mayPlay('build library', 'build union hall') // 8 − 3, 9 − 3
      .play('build cloister') // 10 − 4
      .expect('Ben', { doubloons: 0 })
  })
})

describe('city end only', () => {
  const cityOnly = { ...three, endRule: 'cityOnly' } as const

  test.each([2, 3, 4, 5])('PR-VAR-2: %i players use all colonists and all VP', (players) => {
    newGame({ players: NAMES.slice(0, players), endRule: 'cityOnly' }).expect('supply', {
      vp: 122,
      ship: players,
      colonists: 100 - players,
    })
  })

  test('PR-VAR-2: exhausted colonists end nothing; fewer arrive, then none', () => {
    puertoRico(cityOnly)
      .supply({ colonists: 2, ship: 3 })
      .rest('Cyd')
      .play('choose mayor', 'take 0 colonists')
      .happened({ type: 'shipRefilled', count: 2, required: 3 })
      .didNotHappen({ type: 'endTriggered' })
      .expect('supply', { colonists: 0, ship: 2 })
      .expect('ending')
    puertoRico(cityOnly)
      .supply({ colonists: 0, ship: 0 })
      .rest('Cyd')
      .play('choose mayor')
      .expect('supply', { colonists: 0, ship: 0 })
      .expect('ending')
      .asks('Ben', 'D-ROLE')
    puertoRico(three) // the same in a usual game
      .supply({ colonists: 2, ship: 3 })
      .rest('Cyd')
      .play('choose mayor', 'take 0 colonists')
      .expect('ending', 'colonists')
  })

  test('PR-VAR-2: exhausted VP end nothing and are still credited', () => {
    const table = (vp: number) =>
      puertoRico(cityOnly)
        .give('Ana', { goods: 'corn 3' })
        .ships('4: corn 1')
        .supply({ vp })
        .rest('Cyd')
        .play('choose captain')
    table(1)
      .expect('Ana', { vp: 3 + 1 })
      .expect('ending')
      .asks('Ben', 'D-ROLE')
    table(4).expect('Ana', { vp: 4 }).expect('supply', { vp: 0 }).expect('ending')
    table(0).expect('Ana', { vp: 4 }).expect('ending')
  })

  test('PR-VAR-2: a game without colonists and VP goes on into the next round', () => {
    puertoRico(cityOnly)
      .supply({ colonists: 0, ship: 0, vp: 0 })
      .rest('Cyd')
      .roles({ settler: 'Ana', trader: 'Ben' })
      .turnOf('Cyd')
      .play('choose mayor')
      .expect('round', 2)
      .asks('Ben', 'D-ROLE')
  })

  test('PR-VAR-2, PR-RUL-45: the 12th city space ends the game when the round is finished', () => {
    puertoRico(cityOnly)
      .give('Ana', {
        doubloons: 1,
        buildings: 'guild hall, residence, fortress, customs house, city hall, harbor', // 11 spaces
      })
      .play('choose builder', 'build small market')
      .expect('ending', 'city')
      .asks('Ben', 'D-ROLE')
      .play('choose trader')
      .asks('Cyd', 'D-ROLE')
      .play('choose craftsman')
      .over('Ana')
      .expect('round', 1)
  })

  test('PR-VAR-2: eleven spaces do not', () => {
    puertoRico(cityOnly)
      .give('Ana', {
        doubloons: 1,
        buildings: 'guild hall, residence, fortress, customs house, city hall',
      })
      .play('choose builder', 'build small market', 'choose trader', 'choose craftsman')
      .expect('ending')
      .expect('round', 2)
  })
})

describe('round limit', () => {
  /** The last choice of a round. */
  const lastChoice = (options: object, round: number) =>
    puertoRico({ ...three, ...options })
      .give('Ben', { vp: 3 })
      .governor('Ana')
      .roles({ settler: 'Ana', trader: 'Ben' })
      .turnOf('Cyd')
      .round(round)
      .play('choose craftsman')

  test('PR-RUL-61: a city-only game is broken off after 60 rounds and scored as it stands', () => {
    lastChoice({ endRule: 'cityOnly' }, 59).expect('ending').expect('round', 60)
    const table = lastChoice({ endRule: 'cityOnly' }, 60)
      .happened({ type: 'endTriggered', reason: 'roundLimit' }, { type: 'gameEnded' })
      .expect('ending', 'roundLimit') // the mark
      .over('Ben')
    expect(table.score('Ben').total).toBe(3)
  })

  test('PR-RUL-61: or after another number of rounds', () => {
    lastChoice({ endRule: 'cityOnly', roundLimit: 7 }, 6).expect('ending').expect('round', 7)
    lastChoice({ endRule: 'cityOnly', roundLimit: 7 }, 7).expect('ending', 'roundLimit').over()
    lastChoice({ endRule: 'cityOnly', roundLimit: 70 }, 60).expect('ending').expect('round', 61)
  })

  test('PR-RUL-61: a usual game has none, unless one is given', () => {
    lastChoice({}, 60).expect('ending').expect('round', 61)
    lastChoice({ roundLimit: 2 }, 1).expect('ending').expect('round', 2)
    lastChoice({ roundLimit: 2 }, 2).expect('ending', 'roundLimit').over()
  })

  test('PR-RUL-61, PR-END-6: a game that ends anyway in that round is not marked', () => {
    puertoRico({ ...three, roundLimit: 5 })
      .give('Ana', {
        buildings: 'guild hall, residence, fortress, customs house, city hall, wharf, harbor',
      })
      .governor('Ana')
      .roles({ settler: 'Ana', trader: 'Ben' })
      .turnOf('Cyd')
      .round(5)
      .ending('city')
      .play('choose craftsman')
      .expect('ending', 'city')
      .over('Ana')
  })

  test('PR-RUL-61: the limit strikes at the end of the round only', () => {
    puertoRico({ ...three, roundLimit: 1 })
      .play('choose craftsman', 'choose trader')
      .asks('Cyd', 'D-ROLE')
      .expect('ending')
      .play('choose captain')
      .over()
  })
})

describe('fixed set', () => {
  const fixed = (buildingSet: readonly string[], players = 3) => ({
    players,
    buildings: 'fixedSet',
    buildingSet,
  })

  test('PR-VAR-3, PR-RUL-61: the kinds of the list, as after a draft: two small, one large', () => {
    const large = keysOf(10)
    const wanted = FIXED_SET.map((kind) => [kind, large.includes(kind) ? 1 : 2])
    expect(copies(fixed(FIXED_SET))).toEqual({ ...PRODUCTION, ...Object.fromEntries(wanted) })
    const game = start(fixed(FIXED_SET))
    expect(game.decision).toBe('D-ROLE') // nobody drafts
    expect([...game.options.buildingSet].sort()).toEqual([...FIXED_SET].sort())
  })

  test('PR-VAR-3: one of each with two players', () => {
    const counts = Object.values(copies(fixed(FIXED_SET, 2)))
    expect(counts).toEqual([...Array(6).fill(2), ...Array(17).fill(1)])
  })

  test('PR-RUL-61: exclusions are not enforced on it', () => {
    expect(FIXED_SET).toEqual(expect.arrayContaining(['hacienda', 'forestHouse']))
    expect(FIXED_SET).toEqual(expect.arrayContaining(['office', 'tradingPost']))
    expect(violet({ ...fixed(FIXED_SET), draftExclusions: true })).toHaveLength(17)
  })

  /** The set with one kind in place of another. */
  const swap = (from: string, to: string) => FIXED_SET.map((kind) => (kind === from ? to : kind))

  test.each([
    ['16 kinds', FIXED_SET.slice(1), /cost 1/],
    ['18 kinds', [...FIXED_SET, 'harbor'], /cost 8/],
    ['a kind twice', swap('cloister', 'statue'), /twice/],
    ['three of cost 2, none of cost 3', swap('storehouse', 'blackMarket'), /cost 2/],
    ['six large kinds', swap('unionHall', 'cityHall'), /cost 9/],
    ['a production building', swap('aqueduct', 'smallIndigoPlant'), /smallIndigoPlant/],
    ['a building that does not exist', swap('aqueduct', 'bank'), /bank/],
  ])('PR-VAR-3, PR-RUL-61: a set that does not fit the slots is refused: %s', (_, set, why) => {
    expect(Game.start(rules, fixed(set), 'x')).toMatchObject({
      ok: false,
      error: { code: 'bad-options', rule: 'PR-VAR-3', message: expect.stringMatching(why) },
    })
  })

  test.each(COSTS)('PR-VAR-3: every kind of cost %i may be in a set', (cost) => {
    const ofCost = FIXED_SET.filter((kind) => keysOf(cost).includes(kind))
    for (const kind of keysOf(cost)) {
      if (ofCost.includes(kind)) continue
      const set = swap(ofCost[0] ?? '', kind)
      expect(violet(fixed(set)).sort()).toEqual([...set].sort())
    }
    expect(ofCost).toHaveLength(SLOTS[cost] ?? 0)
  })
})

describe('random set', () => {
  const SEEDS = Array.from({ length: 120 }, (_, seed) => `seed ${seed}`)
  const sets = (options: object) =>
    SEEDS.map((seed) => violet({ players: 3, buildings: 'randomSet', ...options }, seed))
  const both = (set: readonly string[], a: string, b: string) => set.includes(a) && set.includes(b)

  test('PR-VAR-3: 12 small and 5 large kinds that fit the slots', () => {
    for (const set of sets({}))
      for (const cost of COSTS)
        expect(set.filter((kind) => keysOf(cost).includes(kind))).toHaveLength(SLOTS[cost] ?? 0)
  })

  test('PR-VAR-3: drawn at random: every kind comes up, and not in every game', () => {
    const all = sets({})
    for (const kind of VIOLET) {
      const games = all.filter((set) => set.includes(kind)).length
      expect(games, kind).toBeGreaterThan(20)
      expect(games, kind).toBeLessThan(110)
    }
  })

  test('PR-VAR-3: two copies of small kinds, one of large ones; one with two players', () => {
    const counts = Object.values(copies({ players: 4, buildings: 'randomSet' })).slice(6)
    expect(counts.sort()).toEqual([...Array(5).fill(1), ...Array(12).fill(2)])
    const two = Object.values(copies({ players: 2, buildings: 'randomSet' })).slice(6)
    expect(two).toEqual(Array(17).fill(1))
  })

  test('PR-RUL-61: it respects the exclusions', () => {
    const all = sets({})
    expect(all.filter((set) => both(set, 'hacienda', 'forestHouse'))).toEqual([])
    expect(all.filter((set) => both(set, 'office', 'tradingPost'))).toEqual([])
  })

  test('PR-RUL-61: unless they are switched off', () => {
    const all = sets({ draftExclusions: false })
    expect(all.some((set) => both(set, 'hacienda', 'forestHouse'))).toBe(true)
    expect(all.some((set) => both(set, 'office', 'tradingPost'))).toBe(true)
  })
})
