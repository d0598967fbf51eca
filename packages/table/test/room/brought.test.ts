/** A game that was begun elsewhere goes on in a room, where it stood and by its own options. */
import { Game, type GameRecord, orThrow, WATCHER } from '@doubloon/engine'
import { puertoRicoAdapter } from '@doubloon/puerto-rico'
import { sanJuanAdapter } from '@doubloon/san-juan'
import { describe, expect, test } from 'vitest'
import { eventFor, openRoom, Room } from '../../src/index.ts'
import { type AnyAdapter, bot, Evening, idOf, open, portrait, SETTINGS, sits } from './evening.ts'

const SEED = 'known to Ana'

/** A game after so many moves; the first step always leads somewhere. */
function played(adapter: AnyAdapter, moves: number, options: object = {}): GameRecord {
  let game = orThrow(Game.start(adapter.rules, { players: 3, ...options }, SEED))
  while (game.record().moves.length < moves && !game.over)
    game = orThrow(game.play(game.steps()[0] ?? ''))
  return game.record()
}

const guests = { seats: [sits('Ana'), open, bot('Clara')], seed: SEED }
const codeOf = (brought: GameRecord, isRated = false) => {
  const settings = { ...SETTINGS, game: brought.game, isRated }
  const opening = { settings, seats: guests.seats, host: idOf('Ana'), brought }
  const events = openRoom(puertoRicoAdapter, opening)
  return events.ok ? 'fine' : events.error.code
}

describe.each([
  ['Puerto Rico', puertoRicoAdapter, { buildings: 'all31' }],
  ['San Juan', sanJuanAdapter, { expansion: true }],
] as const)('%s', (_, adapter, options) => {
  const record = played(adapter, 40, options)
  const bring = () => new Evening({ ...guests, adapter, brought: record })

  test('the room says how far it was played, and its game starts there', () => {
    const evening = bring()
    expect(evening.room.brought?.moves).toBe(record.moves.length)
    expect(evening.room.settings.options).toMatchObject(options)
    expect(evening.room.table).toBeUndefined()
    evening.by('Ben', { type: 'sit', name: 'Ben' })
    for (const name of ['Ana', 'Ben']) evening.by(name, { type: 'ready', isReady: true })
    expect(evening.room.phase).toBe('playing')
    expect(evening.table.game.record()).toEqual(record)
    expect(evening.table.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Clara'])
    evening.moveUntil(({ room }) => room.phase === 'over')
    expect(evening.room.record?.moves.slice(0, record.moves.length)).toEqual(record.moves)
    expect(portrait(Room.fold(evening.context, evening.log))).toEqual(portrait(evening.room))
  })

  test('nobody is told the moves before the start, nor ever by the log', () => {
    for (const { event } of bring().log)
      for (const viewer of [0, 1, WATCHER])
        if (event.type === 'brought') expect(eventFor(adapter, event, viewer)).toBeUndefined()
    expect(bring().log.map(({ event }) => event.type)).toEqual(['opened', 'brought'])
  })
})

test('what was played elsewhere took nobody’s time, and can be taken back as any move', () => {
  const brought = played(puertoRicoAdapter, 20)
  const clock = { kind: 'game', seconds: 60, increment: 5 } as const
  const seats = [sits('Ana'), sits('Ben'), sits('Cyd')]
  const evening = Evening.begun({ seats, seed: SEED, brought, settings: { clock } })
  const { room, now } = evening
  expect([0, 1, 2].map((seat) => room.timeLeft(seat, now))).toEqual([60_000, 60_000, 60_000])
  expect(room.watchedMoves).toBe(20)
  const mover = evening.table.entry(20, WATCHER)?.seat ?? -1
  const name = evening.table.seats[mover]?.name ?? ''
  evening.by(name, { type: 'takeBack', after: 20 })
  for (const { name: other } of evening.table.seats)
    if (evening.room.takeBack !== undefined && other !== name)
      evening.by(other, { type: 'answerTakeBack', about: evening.room.number, agrees: true })
  expect(evening.table.length).toBeLessThan(20)
})

test('a game that began from a position goes on, too', () => {
  const position = orThrow(Game.replay(puertoRicoAdapter.rules, played(puertoRicoAdapter, 30)))
  const begun = orThrow(Game.fromPosition(puertoRicoAdapter.rules, position.position()))
  const brought = orThrow(begun.play(begun.steps()[0] ?? '')).record()
  const evening = Evening.begun({
    seats: [sits('Ana'), bot('B'), bot('C')],
    seed: brought.seed,
    brought,
  })
  expect(evening.table.game.record()).toEqual(brought)
})

describe('refused is', () => {
  const record = played(puertoRicoAdapter, 10)

  test.each([
    ['what is no move', { moves: [...record.moves, 'build everything'] }, 'unknown-move'],
    ['a game by other rules', { rulesVersion: 'none' }, 'other-rules-version'],
    ['more moves than games have', { moves: Array(3001).fill('pass') }, 'too-many-moves'],
    ['other seats', { options: { ...record.options, players: 4 }, moves: [] }, 'other-seats'],
  ])('%s', (_, changed, code) => {
    expect(codeOf(record)).toBe('fine')
    expect(codeOf({ ...record, ...changed })).toBe(code)
  })

  test('a game that is over, and one that is to be rated', () => {
    expect(codeOf(played(puertoRicoAdapter, 5000))).toBe('brought-over')
    expect(codeOf(record, true)).toBe('brought-unrated')
  })
})
