/** Which sound is heard for what, and when: with the pieces, and never a rattle. */
import { expect, test } from 'vitest'
import { cuesOf } from '../src/sound/cues.ts'
import { soundsOf } from '../src/sound/events.ts'
import { SOUNDS } from '../src/sound/recipes.ts'
import { schedule } from '../src/table/schedule.ts'
import type { Flight, Places } from '../src/table/travel.ts'

const rect = { left: 0, top: 0, width: 10, height: 10 } as DOMRect
const places: Places = new Map(['a', 'b', 'ship-4'].map((place) => [place, rect]))
const flight = (symbol: string, count: number, more: Partial<Flight> = {}): Flight => ({
  symbol,
  count,
  from: ['a'],
  to: ['b'],
  ...more,
})

/** The sounds of events that set these flights in motion. */
function heard(game: string, ...events: readonly (readonly [string, ...Flight[]])[]) {
  const legs = schedule(
    events.map(([, ...flights]) => flights),
    places,
    places,
  )
  const cues = cuesOf(
    game,
    events.map(([type]) => ({ type })),
    legs,
  )
  return cues.map(({ sound, at }) => `${sound} ${Math.round(at)}`)
}

test('barrels sound as they land, one by one; aboard they sound deeper', () => {
  expect(heard('puerto-rico', ['produced', flight('good-corn', 3)])).toEqual([
    'barrel 320',
    'barrel 390',
    'barrel 460',
  ])
  expect(heard('puerto-rico', ['loaded', flight('good-corn', 1)])).toEqual(['hold 320'])
})

test('a sale is a barrel and its coins; a building is paid and then put together', () => {
  expect(heard('puerto-rico', ['sold', flight('good-corn', 1), flight('doubloon', 2)])).toEqual([
    'barrel 320',
    'coin 490',
    'coin 560',
  ])
  expect(heard('puerto-rico', ['built', flight('doubloon', 1), flight('b-chapel', 1)])).toEqual([
    'coin 420',
    'build 430',
  ])
})

test('a ship sails when its last barrel is aboard', () => {
  const sail = flight('ship-4', 1, { from: ['ship-4'], to: ['ship-4'], manner: 'sail' })
  const load = flight('good-corn', 1, { to: ['ship-4'] })
  expect(heard('puerto-rico', ['loaded', load], ['shipEmptied', sail])).toEqual([
    'hold 320',
    'sail 320',
  ])
})

test('what travels nowhere is heard all the same, one after the other', () => {
  expect(heard('puerto-rico', ['roleTaken'], ['colonistsDealt'], ['endTriggered'])).toEqual([
    'seal 0',
    'colonist 90',
    'lastRound 180',
  ])
  expect(heard('san-juan', ['roleTaken'], ['drew'], ['gameEnded'])).toEqual([
    'seal 0',
    'card 90',
    'victory 180',
  ])
})

test('of very many at once only some are heard', () => {
  const events = Array.from({ length: 10 }, () => ['produced', flight('good-corn', 8)] as const)
  const sounds = heard('puerto-rico', ...events)
  expect(sounds.length).toBeLessThanOrEqual(6)
  expect(sounds.length).toBeGreaterThan(2)
})

test('every sound but those of the prompt belongs to an event, and what does not matter is silent', () => {
  const events = {
    'puerto-rico': [
      'roleTaken',
      'tileTaken',
      'colonistsDealt',
      'built',
      'produced',
      'sold',
      'loaded',
      'shipEmptied',
      'endTriggered',
      'gameEnded',
    ],
    'san-juan': ['drew', 'built', 'produced', 'sold', 'roleTaken', 'endTriggered', 'gameEnded'],
  }
  const all = Object.entries(events).flatMap(([game, types]) =>
    types.flatMap((type) => Object.values(soundsOf(game, type) ?? {})),
  )
  expect(SOUNDS.filter((sound) => !all.includes(sound))).toEqual(['turn', 'refused'])
  expect(soundsOf('puerto-rico', 'skipped')).toBeUndefined()
  expect(heard('puerto-rico', ['skipped', flight('good-corn', 1)])).toEqual([])
})
