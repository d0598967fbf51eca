/** Moves: in order, repeated, late, illegal; the end, resignation, the rematch. */
import { accept, Game, orThrow } from '@doubloon/engine'
import { puertoRicoAdapter } from '@doubloon/puerto-rico'
import { describe, expect, test } from 'vitest'
import { openRoom, Room } from '../../src/index.ts'
import { ADAPTERS, bot, contextOf, Evening, idOf, sits } from './evening.ts'

const people = [sits('Ana'), sits('Ben'), bot('C')]

describe('a move', () => {
  test('is an event with its line in the record', () => {
    const evening = Evening.begun({ seats: people }).moveUntil(({ asked }) => asked === 'Ana')
    const after = evening.table.length
    const move = evening.table.game.steps()[0] ?? ''
    expect(evening.by('Ana', { type: 'play', after, move })).toEqual([
      { type: 'moved', seat: 0, line: move },
    ])
    expect(evening.room.record?.moves.at(-1)).toBe(move)
  })

  test('that is repeated is accepted and makes nothing new; another one that is late is refused', () => {
    const evening = Evening.begun({ seats: people }).moveUntil(({ asked }) => asked === 'Ana')
    const after = evening.table.length
    const [move = '', other = ''] = evening.table.game.steps()
    evening.by('Ana', { type: 'play', after, move })
    expect(evening.by('Ana', { type: 'play', after, move })).toEqual([])
    expect(evening.refusedTo('Ana', { type: 'play', after, move: other })).toBe('late')
    expect(evening.refusedTo('Ben', { type: 'play', after, move })).toBe('late')
    expect(evening.refusedTo('Ana', { type: 'play', after: after + 2, move })).toBe('late')
    expect(evening.refusedTo('Ana', { type: 'play', after: 0.5, move })).toBe('late')
    expect(evening.refusedTo('Ana', { type: 'play', after: -1, move })).toBe('late')
    expect(evening.table.length).toBe(after + 1)
  })

  test('that was the last of the game is still accepted when it is repeated', () => {
    const seats = [sits('Ana'), sits('Ben'), sits('Cyd')]
    const evening = Evening.begun({ seats }).moveUntil(({ room }) => room.phase === 'over')
    const last = evening.log.flatMap(({ event }) => (event.type === 'moved' ? [event] : [])).at(-1)
    const after = evening.table.length - 1
    const name = ['Ana', 'Ben', 'Cyd'][last?.seat ?? 0] ?? ''
    expect(evening.by(name, { type: 'play', after, move: last?.line ?? '' })).toEqual([])
    expect(evening.refusedTo(name, { type: 'play', after: after + 1, move: 'pass' })).toBe('over')
  })

  test('is refused by the rules with their code, and by the room to who does not sit or play', () => {
    const evening = new Evening({ seats: people })
    const fly = { type: 'play', after: 0, move: 'fly' } as const
    expect(evening.refusedTo('Ana', fly)).toBe('not-begun')
    evening.by('Ana', { type: 'start' })
    const [asked, other] = evening.asked === 'Ana' ? ['Ana', 'Ben'] : ['Ben', 'Ana']
    expect(evening.refusedTo(asked, fly)).toBe('unknown-move')
    expect(evening.refusedTo(other, fly)).toBe('not-your-turn')
    expect(evening.refusedTo('Dan', fly)).toBe('not-seated')
  })

  test('of a bot carries why, and comes only from a seat where a bot is to move', () => {
    const evening = Evening.begun({ seats: people }).moveUntil(({ asked }) => asked === 'C')
    const after = evening.table.length
    const move = evening.table.game.steps()[0] ?? ''
    const why = [{ code: 'only-move' }]
    const played = { type: 'playBot', seat: 2, after, move, why } as const
    expect(evening.refusedToServer({ ...played, seat: 0 })).toBe('no-bot-asked')
    expect(evening.server(played)).toEqual([{ type: 'moved', seat: 2, line: move, why }])
    expect(evening.server(played)).toEqual([])
    expect(evening.table.reasons.at(-1)).toEqual(why)
  })

  test('may come in any order where all are asked at once', () => {
    const seats = [sits('Ana'), sits('Ben'), sits('Cyd')]
    const settings = { options: { mayorSimultaneous: true } }
    const evening = Evening.begun({ seats, settings })
    evening.moveUntil(({ table }) => table.game.waiting.length === 3)
    const last = [2, 1, 0].find((seat) => seat !== evening.table.game.toMove) ?? 0
    const [moved] = evening.move(0, last)
    expect(moved?.type === 'moved' ? moved.line : '').toMatch(new RegExp(`^seat ${last}: `))
    expect(Room.fold(evening.context, evening.log).record).toEqual(evening.room.record)
  })
})

describe('the end', () => {
  test.each(ADAPTERS.map((adapter) => [adapter.rules.game, adapter] as const))(
    '%s: a whole game ends with its seed, and its record replays',
    (game, adapter) => {
      const seats = [sits('Ana'), sits('Ben'), bot('C')]
      const evening = Evening.begun({ seats, adapter, seed: `of ${game}` })
      evening.moveUntil(({ room }) => room.phase === 'over')
      expect(evening.log.at(-1)?.event).toEqual({ type: 'ended', seed: `of ${game}` })
      const again = orThrow(Game.replay(adapter.rules, evening.room.record))
      expect([again.over, again.snapshot()]).toEqual([true, evening.table.game.snapshot()])
      const won = again.score().map((score) => score.won)
      expect(evening.room.result?.map((placed) => placed.won)).toEqual(won)
      expect(evening.refusedTo('Ana', { type: 'leave' })).toBe('over')
      expect(evening.refusedTo('Ana', { type: 'close' })).toBe('over')
    },
  )

  test('who resigned is played by a bot to the end, comes last, and cannot win', () => {
    let hadWon = 0
    for (let seed = 0; seed < 12; seed++) {
      const evening = Evening.begun({ seats: people, seed: `${seed}` })
      expect(evening.by('Ben', { type: 'resign' })).toHaveLength(1)
      expect(evening.by('Ben', { type: 'resign' })).toEqual([])
      expect(evening.refusedTo('Ben', { type: 'return' })).toBe('resigned')
      evening.moveUntil(({ room }) => room.phase === 'over')
      hadWon += evening.table.game.score()[1]?.won === true ? 1 : 0
      const { result = [] } = evening.room
      expect(result[1]).toEqual({ seat: 1, rank: 3, won: false, hasResigned: true })
      expect(result.filter(({ won }) => won).map(({ rank }) => rank)).toContain(1)
    }
    expect(hadWon).toBeGreaterThan(0)
  })

  test('nobody resigns before the game', () => {
    expect(new Evening({ seats: people }).refusedTo('Ana', { type: 'resign' })).toBe('not-begun')
  })

  test('the rematch has the same people one seat on, and seats kept for those who were away', () => {
    const evening = Evening.begun({ seats: [sits('Ana'), sits('Ben'), bot('C'), sits('Dan')] })
    evening.by('Dan', { type: 'leave' })
    expect(evening.refusedToServer({ type: 'rematch', room: 'next' })).toBe('not-over')
    evening.moveUntil(({ room }) => room.phase === 'over')
    expect(evening.server({ type: 'rematch', room: 'next' })).toEqual([
      { type: 'rematch', room: 'next' },
    ])
    expect(evening.server({ type: 'rematch', room: 'next' })).toEqual([])
    expect(evening.refusedToServer({ type: 'rematch', room: 'other' })).toBe('rematch-exists')
    expect(evening.room.rematch).toBe('next')
    const opening = { ...evening.room.rematchOpening(), after: 'this' }
    expect(opening.seats).toEqual([
      sits('Ben'),
      bot('C'),
      { kind: 'kept', name: 'Dan' },
      sits('Ana'),
    ])
    const [event] = orThrow(openRoom(puertoRicoAdapter, opening))
    expect(event).toMatchObject({ type: 'opened', after: 'this', host: idOf('Ana') })
  })

  test('the host closes a room before the game, and during it only if nobody else holds a seat', () => {
    const early = new Evening({ seats: people })
    expect(early.refusedTo('Ben', { type: 'close' })).toBe('not-host')
    expect(early.by('Ana', { type: 'close' })).toEqual([{ type: 'closed', why: 'host' }])
    const playing = Evening.begun({ seats: people })
    expect(playing.refusedTo('Ana', { type: 'close' })).toBe('others-play')
    playing.by('Ben', { type: 'resign' })
    playing.by('Ana', { type: 'close' })
    expect([playing.room.phase, playing.room.botsToMove]).toEqual(['closed', []])
  })
})

describe('the log', () => {
  test('numbers follow each other, and a time that was set back counts as the last one', () => {
    const evening = Evening.begun({ seats: people })
    const { at } = evening.room
    const command = { type: 'leave', by: idOf('Ana') } as const
    const answer = orThrow(evening.room.answer(command, at - 5000))
    expect(answer.logged.map((logged) => [logged.number, logged.at])).toEqual([
      [evening.room.number + 1, at],
      [evening.room.number + 2, at],
    ])
    expect(evening.room.decide(command, at)).toEqual(
      accept(answer.logged.map(({ event }) => event)),
    )
  })

  test('one that no room can have written is thrown', () => {
    const context = contextOf(puertoRicoAdapter)
    const { log, room } = Evening.begun({ seats: people })
    expect(() => Room.fold(context, [])).toThrow('a log')
    expect(() => Room.fold(context, log.slice(1))).toThrow('out of order')
    expect(() =>
      room.with(log[1] ?? { number: 0, at: 0, event: { type: 'takeBackWithdrawn' } }),
    ).toThrow('out of order')
    const next = { number: room.number + 1, at: room.at }
    const seat = room.table?.game.toMove ?? 0
    const bad = { type: 'moved', seat, line: 'fly' } as const
    expect(() => room.with({ ...next, event: bad })).toThrow('unknown-move')
  })
})
