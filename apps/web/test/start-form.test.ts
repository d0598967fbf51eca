import { LEVELS } from '@doubloon/bots'
import { Game, orThrow } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import { expect, test } from 'vitest'
import { LEVEL_NAMES } from '../src/home/levels.ts'
import {
  BUILDINGS,
  CITY_ONLY_ROUNDS,
  changesIn,
  END_RULES,
  inRules,
  SWITCH_NAMES,
  SWITCHES,
  USUAL,
} from '../src/home/options.ts'
import {
  inRulesOfSanJuan,
  type SanJuanChosen,
  USUAL_SAN_JUAN,
} from '../src/home/options-san-juan.ts'
import {
  FEWEST,
  formOf,
  GAMES,
  MOST,
  namesIn,
  namesTwice,
  remember,
  remembered,
  type StartForms,
  setUpOf,
  withForm,
  withSeat,
} from '../src/home/start-form.ts'
import { memory } from './memory.ts'

const NAMES = {
  person: (number: number) => `Player ${number}`,
  bots: ['Clara', 'Ana', 'Bruno', 'Elena', 'Diego'],
}

const usual = remembered(memory())
const sanJuanUsual: StartForms = { ...usual, game: 'san-juan' }
/** Whether a game of so many begins. */
const begins = (game: (typeof GAMES)[number], players: number) =>
  game === 'puerto-rico'
    ? Game.start(puertoRico, { players }, 's').ok
    : Game.start(sanJuan, { players }, 's').ok
const sanJuanOptionsOf = (options: object) =>
  orThrow(Game.start(sanJuan, { players: 4, ...options }, 's')).view(0).options
const optionsOf = (options: object) =>
  orThrow(Game.start(puertoRico, { players: 4, ...options }, 's')).view(0).options

test('the levels on the start page are those of the bots', () => {
  expect(LEVEL_NAMES).toEqual(LEVELS.map(({ name }) => name))
})

test('what the page calls usual is what the rules do if nothing is said', () => {
  const { openVp, ...flags } = SWITCHES
  expect(optionsOf({})).toMatchObject({
    ...flags,
    vpVisibility: openVp ? 'open' : 'hidden',
    buildings: USUAL.buildings,
    endRule: USUAL.endRule,
    roundLimit: USUAL.roundLimit,
  })
  expect(optionsOf({ endRule: 'cityOnly' }).roundLimit).toBe(CITY_ONLY_ROUNDS)
  expect(inRules(USUAL)).toEqual({ buildings: 'base' })
  expect(changesIn(USUAL)).toBe(0)
})

test.each(SWITCH_NAMES)('the rules know the option %s', (name) => {
  const chosen = { ...USUAL, switches: { ...SWITCHES, [name]: !SWITCHES[name] } }
  expect(changesIn(chosen)).toBe(1)
  expect(optionsOf(inRules(chosen))).not.toEqual(optionsOf({}))
})

test.each(
  BUILDINGS.flatMap((buildings) => END_RULES.map((endRule) => [buildings, endRule] as const)),
)('a game with %s buildings and the end %s can be started', (buildings, endRule) => {
  const options = inRules({ ...USUAL, buildings, endRule, roundLimit: 30 })
  expect(optionsOf(options)).toMatchObject({ buildings, endRule, roundLimit: 30 })
})

test('what the page calls usual in San Juan is what its rules do if nothing is said', () => {
  const { players: _, ...options } = sanJuanOptionsOf({})
  const { tucksEveryGood, ...switches } = USUAL_SAN_JUAN
  expect({ ...switches, harborTucks: tucksEveryGood ? 'every' : 'one' }).toEqual(options)
  expect(inRulesOfSanJuan(USUAL_SAN_JUAN)).toEqual({})
})

test.each(Object.keys(USUAL_SAN_JUAN) as readonly (keyof SanJuanChosen)[])(
  'the rules of San Juan know the option %s',
  (name) => {
    const chosen = { ...USUAL_SAN_JUAN, [name]: !USUAL_SAN_JUAN[name] }
    const { tucksEveryGood, ...switches } = chosen
    expect(sanJuanOptionsOf(inRulesOfSanJuan(chosen))).toEqual({
      players: 4,
      ...switches,
      harborTucks: tucksEveryGood ? 'every' : 'one',
    })
  },
)

test.each(GAMES)('as many can be set up for %s as may play it', (game) => {
  const numbers = Array.from({ length: 8 }, (_, number) => number)
  const playable = numbers.filter((players) => begins(game, players))
  expect([playable[0], playable.at(-1)]).toEqual([FEWEST, MOST[game]])
})

test('at first one person sits down with three bots', () => {
  const { seats } = setUpOf(usual, NAMES)
  expect(seats).toEqual([
    { name: 'You' },
    { name: 'Clara', bot: 'casual' },
    { name: 'Ana', bot: 'casual' },
    { name: 'Bruno', bot: 'casual' },
  ])
})

test('several people are numbered, and a name that was typed is given to nobody else', () => {
  const names = (forms: StartForms) => namesIn(formOf(forms), NAMES)
  const two = withSeat(usual, 2, { name: '' })
  expect(names(two)).toEqual(['Player 1', 'Clara', 'Player 3', 'Ana'])
  const named = withSeat(usual, 0, { name: ' clara ' })
  expect(names(named)).toEqual(['clara', 'Ana', 'Bruno', 'Elena'])
  const twice = withSeat(named, 1, { name: 'Clara', level: 'club' })
  expect(namesTwice(names(twice))).toEqual([1])
})

test('each game has a set-up of its own', () => {
  const three = withForm(withSeat(sanJuanUsual, 1, { name: 'Zoë', level: 'club' }), { players: 3 })
  const forms: StartForms = {
    ...three,
    'san-juan': { ...three['san-juan'], chosen: { ...USUAL_SAN_JUAN, expansion: true } },
  }
  expect(setUpOf(forms, NAMES)).toEqual({
    game: 'san-juan',
    seats: [{ name: 'You' }, { name: 'Zoë', bot: 'club' }, { name: 'Clara', bot: 'casual' }],
    options: { expansion: true },
  })
  expect(setUpOf({ ...forms, game: 'puerto-rico' }, NAMES)).toEqual(setUpOf(usual, NAMES))
})

test('the set-ups are remembered', () => {
  const browser = memory()
  const five = withForm(withSeat(usual, 3, { name: 'Zoë', level: 'master' }), { players: 5 })
  const forms: StartForms = {
    ...five,
    game: 'san-juan',
    'puerto-rico': {
      ...five['puerto-rico'],
      chosen: { ...USUAL, buildings: 'draft', roundLimit: 12, endRule: 'cityOnly' },
    },
    'san-juan': {
      ...five['san-juan'],
      players: 2,
      chosen: { expansion: true, advanced: true, tucksEveryGood: true },
    },
  }
  remember(browser, forms)
  expect(remembered(browser)).toEqual(forms)
})

test('a set-up kept when there was but one game is still read', () => {
  const old = withForm(withSeat(usual, 1, { name: 'Zoë', level: 'expert' }), { players: 5 })
  const kept = JSON.stringify(old['puerto-rico'])
  expect(remembered({ getItem: () => kept })).toEqual(old)
})

test.each([
  ['nothing', 'null'],
  ['no JSON', '{"players"'],
  [
    'strange values',
    '{"players":9,"seats":[{"name":7}],"chosen":{"buildings":"many","roundLimit":-1}}',
  ],
  [
    'strange values for San Juan',
    '{"game":"chess","san-juan":{"players":5,"seats":7,"chosen":{"expansion":"yes"}}}',
  ],
  ['a list', '[1,2]'],
])('where %s is remembered, the usual set-up is offered', (_, text) => {
  expect(remembered({ getItem: () => text })).toEqual(usual)
})

test('a browser that keeps nothing is no trouble', () => {
  const refuse = () => {
    throw new Error('no storage')
  }
  expect(remembered({ getItem: refuse })).toEqual(usual)
  expect(() => remember({ setItem: refuse }, usual)).not.toThrow()
})
