/** Talk, reports, and how far watchers are behind. */
import { describe, expect, test } from 'vitest'
import { PHRASES } from '../../src/index.ts'
import { bot, Evening, idOf, sits } from './evening.ts'

const people = [sits('Ana'), sits('Ben'), bot('C')]
const text = (said: string) => ({ type: 'say', words: { text: said } }) as const

describe('talk', () => {
  test('is trimmed, and has 1 to 500 characters', () => {
    const evening = new Evening({ seats: people })
    expect(evening.by('Ana', text('  Hello! '))).toEqual([
      { type: 'said', person: idOf('Ana'), name: 'Ana', words: { text: 'Hello!' } },
    ])
    expect(evening.refusedTo('Ana', text(' \n '))).toBe('bad-words')
    expect(evening.refusedTo('Ana', text('x'.repeat(501)))).toBe('bad-words')
    expect(evening.by('Ana', text('🐚'.repeat(500)))).toHaveLength(1)
  })

  test('or is a phrase from the list', () => {
    const evening = new Evening({ seats: people })
    const [phrase = ''] = PHRASES
    expect(evening.by('Ana', { type: 'say', words: { phrase } })).toHaveLength(1)
    expect(evening.refusedTo('Ana', { type: 'say', words: { phrase: 'toString' } })).toBe(
      'bad-words',
    )
  })

  test('is heard once, however often the same words are sent', () => {
    const evening = new Evening({ seats: people })
    const marked = { ...text('hello'), mark: 'first-1234' }
    expect(evening.by('Ana', marked)).toMatchObject([{ mark: 'first-1234' }])
    expect(evening.by('Ana', marked)).toEqual([])
    expect(evening.by('Ben', marked)).toHaveLength(1)
    expect(evening.by('Ana', { ...marked, mark: 'other-1234' })).toHaveLength(1)
    expect([evening.by('Ana', text('hello')), evening.by('Ana', text('hello'))]).toMatchObject([
      [{ type: 'said' }],
      [{ type: 'said' }],
    ])
  })

  test('of watchers is heard where watching is allowed, by a name that is not at the table', () => {
    const evening = new Evening({ seats: people })
    expect(evening.refusedTo('Wim', text('hello'))).toBe('bad-name')
    expect(evening.refusedTo('Wim', { ...text('hello'), name: 'ana' })).toBe('same-name')
    expect(evening.by('Wim', { ...text('hello'), name: 'Wim' })).toMatchObject([{ name: 'Wim' }])
    const closed = new Evening({ seats: people, settings: { watchDelay: undefined } })
    expect(closed.refusedTo('Wim', { ...text('hello'), name: 'Wim' })).toBe('not-here')
    expect([closed.room.mayTalk(idOf('Wim')), closed.room.mayTalk(idOf('Ben'))]).toEqual([
      false,
      true,
    ])
    expect(closed.refusedTo('Wim', { type: 'report', about: 1 })).toBe('not-here')
  })

  test('can be reported, once by each, by its number', () => {
    const evening = new Evening({ seats: people })
    evening.by('Ana', text('psst'))
    const about = evening.room.number
    expect(evening.refusedTo('Ben', { type: 'report', about: 1 })).toBe('no-such-words')
    expect(evening.by('Ben', { type: 'report', about })).toEqual([
      { type: 'reported', person: idOf('Ben'), about },
    ])
    expect(evening.by('Ben', { type: 'report', about })).toEqual([])
    expect(evening.by('Ana', { type: 'report', about })).toHaveLength(1)
  })
})

describe('who runs the server', () => {
  test('gives somebody another name, before the game and while they play', () => {
    for (const evening of [new Evening({ seats: people }), Evening.begun({ seats: people })]) {
      const rename = { type: 'rename', person: idOf('Ana'), name: 'Guest' } as const
      expect(evening.server(rename)).toMatchObject([{ type: 'seatChanged', seat: 0 }])
      expect(evening.room.seats[0]).toMatchObject({ kind: 'person', name: 'Guest' })
      expect(evening.server(rename)).toEqual([])
      expect(evening.refusedToServer({ ...rename, name: 'ben' })).toBe('same-name')
      expect(evening.refusedToServer({ ...rename, person: idOf('Wim') })).toBe('not-seated')
    }
  })

  test('closes a room at any time but after its end; nobody moves there any more', () => {
    const evening = Evening.begun({ seats: people })
    expect(evening.server({ type: 'shut', why: 'moderator' })).toEqual([
      { type: 'closed', why: 'moderator' },
    ])
    expect([evening.room.phase, evening.room.botsToMove, evening.room.deadline]).toEqual([
      'closed',
      [],
      undefined,
    ])
    expect(evening.refusedToServer({ type: 'shut', why: 'moderator' })).toBe('closed')
  })
})

describe('watchers', () => {
  test('are as many moves behind as was agreed, until the game is over', () => {
    const evening = Evening.begun({ seats: people, settings: { watchDelay: 3 } })
    const { room: start } = evening
    expect([start.watchedNumber, start.watchedMoves]).toEqual([start.number, 0])
    evening.moveUntil(({ table }) => table.length === 2)
    expect([evening.room.watchedNumber, evening.room.watchedMoves]).toEqual([start.number, 0])
    evening.moveUntil(({ table }) => table.length === 10)
    expect(evening.room.watchedMoves).toBe(7)
    expect(evening.room.watchedNumber).toBe(start.number + 7)
    evening.by('Ana', text('a secret'))
    expect(evening.room.watchedNumber).toBe(start.number + 7)
    evening.moveUntil(({ room }) => room.phase === 'over')
    expect([evening.room.watchedMoves, evening.room.watchedNumber]).toEqual([
      evening.table.length,
      evening.room.number,
    ])
  })

  test('see only moves of the present record after some were taken back', () => {
    const evening = Evening.begun({
      seats: [sits('Ana'), bot('B'), bot('C')],
      settings: { watchDelay: 2 },
    })
    evening.moveUntil(({ asked, table }) => asked === 'Ana' && table.length > 20)
    evening.by('Ana', { type: 'takeBack', after: evening.table.length })
    const { room, table } = evening
    expect(room.watchedMoves).toBeLessThanOrEqual(table.length)
    const seen = evening.log.slice(0, room.watchedNumber)
    const moves = seen.flatMap(({ event }) => (event.type === 'moved' ? [event.line] : []))
    expect(moves.slice(0, room.watchedMoves)).toEqual(
      room.record?.moves.slice(0, room.watchedMoves),
    )
  })

  test('see nothing where they are not allowed, everything without a delay', () => {
    const none = Evening.begun({ seats: people, settings: { watchDelay: undefined } })
    none.moveUntil(({ table }) => table.length === 5)
    expect([none.room.watchedNumber, none.room.watchedMoves]).toEqual([0, 0])
    const all = Evening.begun({ seats: people }).moveUntil(({ table }) => table.length === 5)
    expect([all.room.watchedNumber, all.room.watchedMoves]).toEqual([all.room.number, 5])
  })
})
