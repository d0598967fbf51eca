/** The options of a game (§16): defaults, what they mean, and clear refusals of bad values. */
import { Game, orThrow } from '@doubloon/engine'
import { describe, expect, test } from 'vitest'
import { puertoRico as rules } from '../src/index.ts'
import { FLAGS } from './option-sets.ts'
import { newGame, puertoRico } from './table.ts'
import { TAKE_CORN_SUGAR_OR_FOREST } from './usual-offers.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] } as const
const start = (options: unknown) => Game.start(rules, options, 'options')

describe('defaults', () => {
  test('PR-RUL-61: what is not said has its default', () => {
    const game = orThrow(start({}))
    expect(game.options).toMatchObject({
      players: 4,
      buildings: 'base',
      buildingSet: [],
      draftExclusions: true,
      endRule: 'standard',
      vpVisibility: 'hidden',
      mayorSimultaneous: false,
      declineProduction: false,
      hospiceOnHaciendaTile: false,
      fortressCountsSanJuan: true,
      forestFromHacienda: false,
      roundLimit: 0, // none
    })
    expect(game.players).toBe(4)
  })

  test('PR-RUL-61: the round limit of a city-only game is 60 by default', () => {
    expect(orThrow(start({ endRule: 'cityOnly' })).options.roundLimit).toBe(60)
    expect(orThrow(start({ endRule: 'cityOnly', roundLimit: 25 })).options.roundLimit).toBe(25)
    expect(orThrow(start({ endRule: 'standard' })).options.roundLimit).toBe(0)
  })

  test('PR-RUL-61: a city-only game cannot go without a round limit', () => {
    expect(start({ endRule: 'cityOnly', roundLimit: 0 })).toMatchObject({
      ok: false,
      error: { code: 'bad-options', rule: 'PR-RUL-61' },
    })
    expect(start({ endRule: 'cityOnly', roundLimit: 1 })).toMatchObject({ ok: true })
  })

  test('PR-RUL-61: what is said is kept', () => {
    const said = {
      players: 5,
      buildings: 'all31',
      draftExclusions: false,
      endRule: 'cityOnly',
      vpVisibility: 'open',
      mayorSimultaneous: true,
      declineProduction: true,
      hospiceOnHaciendaTile: true,
      fortressCountsSanJuan: false,
      forestFromHacienda: true,
      roundLimit: 40,
    }
    expect(orThrow(start(said)).options).toMatchObject(said)
  })

  test.each(FLAGS)('PR-RUL-61: %s changes nothing but itself', (name) => {
    const usual = orThrow(start({})).options
    const options = orThrow(start({ [name]: !usual[name] })).options
    expect(options).toEqual({ ...usual, [name]: !usual[name] })
  })

  test.each(['base', 'draft', 'randomSet', 'all31'])(
    'PR-VAR-3: buildings may be %s',
    (buildings) => {
      expect(orThrow(start({ buildings })).options.buildings).toBe(buildings)
    },
  )

  test.each([2, 3, 4, 5])('PR-SETUP-1: %i players', (players) => {
    expect(orThrow(start({ players })).players).toBe(players)
  })
})

describe('bad values', () => {
  test.each([
    ['players', 1],
    ['players', 6],
    ['players', 0],
    ['players', 3.5],
    ['players', '4'],
    ['players', null],
    ['buildings', 'all'],
    ['buildings', 1],
    ['buildings', 'Base'],
    ['endRule', 'city'],
    ['endRule', true],
    ['vpVisibility', 'secret'],
    ['vpVisibility', false],
    ['draftExclusions', 1],
    ['mayorSimultaneous', 'true'],
    ['declineProduction', 0],
    ['hospiceOnHaciendaTile', null],
    ['fortressCountsSanJuan', 'no'],
    ['forestFromHacienda', []],
    ['roundLimit', -1],
    ['roundLimit', 1.5],
    ['roundLimit', '60'],
    ['roundLimit', Number.NaN],
    ['roundLimit', Number.POSITIVE_INFINITY],
    ['buildingSet', 'wharf'],
    ['buildingSet', [1, 2]],
    ['buildingSet', {}],
  ])('PR-RUL-61: %s is refused by name if it is %j', (name, value) => {
    const refused = start({ [name]: value })
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'bad-options', message: expect.stringContaining(name) },
    })
  })

  test.each([
    ['players', 7, /2, 3, 4, 5/],
    ['buildings', 'new', /all31.*base.*draft.*fixedSet.*randomSet/],
    ['endRule', 'vp', /cityOnly.*standard/],
    ['vpVisibility', 'shut', /hidden.*open/],
    ['declineProduction', 'yes', /true or false/],
  ])('PR-RUL-61: the refusal of %s says what it may be', (name, value, what) => {
    expect(start({ [name]: value })).toMatchObject({
      error: { message: expect.stringMatching(what) },
    })
  })

  test.each([[null], [undefined], ['base'], [4], [[]], [true]])(
    'PR-RUL-61: options must be an object, not %j',
    (options) => {
      expect(start(options)).toMatchObject({
        ok: false,
        error: { code: 'bad-options', message: expect.stringContaining('object') },
      })
    },
  )

  test('PR-RUL-61: an option that does not exist is refused by name, with those that do', () => {
    const message = expect.stringMatching(/"colour".*players.*roundLimit/)
    expect(start({ colour: 'blue' })).toMatchObject({
      ok: false,
      error: { code: 'bad-options', message },
    })
    expect(start({ Players: 3 })).toMatchObject({ ok: false })
  })

  test('PR-RUL-61: fixedSet carries its list, and only fixedSet does', () => {
    const error = { code: 'bad-options', message: expect.stringContaining('buildingSet') }
    expect(start({ buildings: 'fixedSet' })).toMatchObject({ ok: false, error })
    expect(start({ buildings: 'fixedSet', buildingSet: [] })).toMatchObject({ ok: false, error })
    expect(start({ buildings: 'draft', buildingSet: ['wharf'] })).toMatchObject({
      ok: false,
      error,
    })
    expect(start({ buildingSet: ['wharf'] })).toMatchObject({ ok: false, error })
  })
})

describe('vpVisibility', () => {
  const table = (options: object) =>
    puertoRico({ ...three, ...options })
      .give('Ana', { vp: 7 })
      .give('Ben', { vp: 2 })
  const seen = (options: object, name: string) =>
    table(options)
      .view(name)
      .seats.map(({ vp }) => vp)

  test('PR-RUL-24: the chips of others are hidden by default, the own are not', () => {
    expect(seen({}, 'Ana')).toEqual([7, undefined, undefined])
    expect(seen({}, 'Ben')).toEqual([undefined, 2, undefined])
    expect(seen({ vpVisibility: 'hidden' }, 'Cyd')).toEqual([undefined, undefined, 0])
  })

  test('PR-RUL-24: with open VP everybody sees all', () => {
    expect(seen({ vpVisibility: 'open' }, 'Ana')).toEqual([7, 2, 0])
    expect(seen({ vpVisibility: 'open' }, 'Cyd')).toEqual([7, 2, 0])
  })

  test('PR-RUL-24: the VP left in the supply are public in any case', () => {
    expect(table({}).view('Cyd').vpSupply).toBe(75 - 9)
    expect(table({ vpVisibility: 'open' }).view('Cyd').vpSupply).toBe(75 - 9)
  })
})

describe('declineProduction', () => {
  const declining = { ...three, declineProduction: true } as const
  const sugar = { island: 'sugar 2*, corn 1*', buildings: 'sugar mill 2, factory*' }

  test('PR-RUL-61, D-PRODUCE: everybody who would receive something is asked', () => {
    puertoRico(declining)
      .give('Ana', sugar)
      .give('Cyd', { island: 'corn 1*' })
      .play('choose craftsman')
      .asks('Ana', 'D-PRODUCE')
      .offers('produce', 'pass')
      .play('produce')
      .expect('Ana', { goods: 'corn 1, sugar 2', doubloons: 1 })
      .asks('Cyd', 'D-PRODUCE') // Ben would receive nothing
      .play('pass')
      .expect('Cyd', { goods: 'none' })
      .asks('Ana', 'D-CRAFT-EXTRA')
  })

  test('PR-RUL-61: who declines receives nothing at all, and no privilege', () => {
    puertoRico(declining)
      .give('Ana', sugar)
      .play('choose craftsman', 'pass')
      .expect('Ana', { goods: 'none', doubloons: 0 })
      .expect('supply', { goods: 'corn 10, sugar 11' })
      .asks('Ben', 'D-ROLE') // no extra barrel either (PR-CRAFTSMAN-6)
  })

  test('PR-RUL-61: nobody is asked whose kinds are gone from the supply', () => {
    const table = (goods: string) =>
      puertoRico(declining)
        .give('Ana', { island: 'sugar 1*, tobacco 1*', buildings: 'small sugar mill*' })
        .supply({ goods })
        .rest('Cyd')
        .play('choose craftsman')
    table('sugar 0').asks('Ben', 'D-ROLE') // and tobacco has no storage
    table('sugar 1').asks('Ana', 'D-PRODUCE')
  })

  test('PR-RUL-61: without the option production is automatic', () => {
    puertoRico(three)
      .give('Ana', sugar)
      .give('Cyd', { island: 'corn 1*' })
      .play('choose craftsman')
      .expect('Ana', { goods: 'corn 1, sugar 2', doubloons: 1 })
      .expect('Cyd', { goods: 'corn 1' })
      .asks('Ana', 'D-CRAFT-EXTRA')
  })
})

describe('forestFromHacienda', () => {
  const table = (forestFromHacienda: boolean, buildings: string) =>
    puertoRico({ ...three, buildings: 'all31', forestFromHacienda })
      .give('Ana', { buildings })
      .faceUp('corn, sugar')
      .supply({ faceDown: 'coffee 8' })
      .play('choose settler')
      .asks('Ana', 'D-HACIENDA')
      .play('draw plantation')

  test('PR-RUL-31: by default the drawn tile is no forest, even with a forest house', () => {
    table(false, 'hacienda*, forest house*')
      .asks('Ana', 'D-SETTLE')
      .expect('Ana', { island: 'coffee' })
      .offers(...TAKE_CORN_SUGAR_OR_FOREST)
  })

  test('PR-RUL-31, PR-RUL-61, D-HACIENDA-FOREST: with the option, after the tile is seen', () => {
    table(true, 'hacienda*, forest house*')
      .happened({ type: 'plantationDrawn', seat: 'Ana', tile: 'coffee' })
      .asks('Ana', 'D-HACIENDA-FOREST')
      .offers('place as forest', 'pass')
      .play('place as forest')
      .expect('Ana', { island: 'forest' })
      .asks('Ana', 'D-SETTLE')
    table(true, 'hacienda*, forest house*')
      .play('pass') // it stays a plantation
      .expect('Ana', { island: 'coffee' })
      .asks('Ana', 'D-SETTLE')
  })

  test('PR-RUL-31: the option needs an occupied forest house', () => {
    table(true, 'hacienda*, forest house')
      .asks('Ana', 'D-SETTLE')
      .expect('Ana', { island: 'coffee' })
    table(true, 'hacienda*').asks('Ana', 'D-SETTLE').expect('Ana', { island: 'coffee' })
  })

  test('PR-RUL-31: who does not draw is not asked', () => {
    puertoRico({ ...three, buildings: 'all31', forestFromHacienda: true })
      .give('Ana', { buildings: 'hacienda*, forest house*' })
      .faceUp('corn')
      .play('choose settler', 'pass')
      .asks('Ana', 'D-SETTLE')
  })
})

test('PR-SETUP-1: a new game has the number of seats that was asked for', () => {
  expect(newGame({ players: ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve'] }).game.view(0).seats).toHaveLength(
    5,
  )
})
