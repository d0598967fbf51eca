import { LEVELS } from '@doubloon/bots'
import { Game, orThrow } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
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
  namesIn,
  namesTwice,
  type Plan,
  remember,
  remembered,
  setUpOf,
  withSeat,
} from '../src/home/plan.ts'

const NAMES = {
  alone: 'You',
  person: (number: number) => `Player ${number}`,
  bots: ['Clara', 'Ana', 'Bruno', 'Elena', 'Diego'],
}

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const usual = remembered(storage())
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
  const two = withSeat(usual, 2, { name: '' })
  expect(namesIn(two, NAMES)).toEqual(['Player 1', 'Clara', 'Player 3', 'Ana'])
  const named = withSeat(usual, 0, { name: ' clara ' })
  expect(namesIn(named, NAMES)).toEqual(['clara', 'Ana', 'Bruno', 'Elena'])
  const twice = withSeat(named, 1, { name: 'Clara', level: 'club' })
  expect(namesTwice(namesIn(twice, NAMES))).toEqual([1])
})

test('the set-up is remembered', () => {
  const browser = storage()
  const plan: Plan = {
    ...withSeat(usual, 3, { name: 'Zoë', level: 'master' }),
    players: 5,
    chosen: { ...USUAL, buildings: 'draft', roundLimit: 12, endRule: 'cityOnly' },
  }
  remember(browser, plan)
  expect(remembered(browser)).toEqual(plan)
})

test.each([
  ['nothing', 'null'],
  ['no JSON', '{"players"'],
  [
    'strange values',
    '{"players":9,"seats":[{"name":7}],"chosen":{"buildings":"many","roundLimit":-1}}',
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
