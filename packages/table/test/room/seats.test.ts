/** Who comes, who is ready, who leaves and returns, and what the host may do. */
import { puertoRicoAdapter } from '@doubloon/puerto-rico'
import { describe, expect, test } from 'vitest'
import { openRoom } from '../../src/index.ts'
import { bot, Evening, idOf, kept, open, SETTINGS, sits } from './evening.ts'

const sit = (name: string, seat?: number) =>
  seat === undefined ? ({ type: 'sit', name } as const) : ({ type: 'sit', name, seat } as const)
const ready = { type: 'ready', isReady: true } as const
const kinds = ({ room }: Evening) => room.seats.map(({ kind }) => kind)

describe('opening', () => {
  const opening = { settings: SETTINGS, seats: [sits('Ana', true), open, bot('B')], host: 'a' }
  const codeOf = (changed: object) => {
    const events = openRoom(puertoRicoAdapter, { ...opening, ...changed })
    return events.ok ? 'fine' : events.error.code
  }

  test('a room is opened by rules that allow it, with names of their own', () => {
    expect(codeOf({})).toBe('fine')
    expect(codeOf({ settings: { ...SETTINGS, game: 'chess' } })).toBe('other-game')
    expect(codeOf({ settings: { ...SETTINGS, options: { colour: 'red' } } })).toBe('bad-options')
    expect(codeOf({ seats: [open] })).toBe('bad-options')
    expect(codeOf({ seats: [sits('Ana'), kept('ANA'), open] })).toBe('same-name')
    expect(codeOf({ seats: [sits(' Ana'), open, open] })).toBe('bad-name')
    const twice = { ...sits('Ana'), name: 'Anna' }
    expect(codeOf({ seats: [sits('Ana'), twice, open] })).toBe('seated')
  })

  test.each([
    [{ clock: { kind: 'move', seconds: 0 } }, 'bad-clock'],
    [{ clock: { kind: 'move', seconds: 1.5 } }, 'bad-clock'],
    [{ clock: { kind: 'game', seconds: 60, increment: -1 } }, 'bad-clock'],
    [{ clock: { kind: 'game', seconds: 60, increment: 0 } }, 'fine'],
    [{ absence: 0 }, 'bad-settings'],
    [{ absence: undefined }, 'fine'],
    [{ watchDelay: -1 }, 'bad-settings'],
    [{ watchDelay: undefined }, 'fine'],
  ])('times are times: %j', (settings, code) => {
    expect(codeOf({ settings: { ...SETTINGS, ...settings } })).toBe(code)
  })

  test('who sits from the start still says that they are ready', () => {
    const { room } = new Evening({ seats: [sits('Ana', true), bot('B'), bot('C')] })
    expect([room.phase, room.seats[0]]).toEqual(['gathering', sits('Ana')])
  })
})

describe('sitting down', () => {
  test('one takes the first open seat, or the one that is chosen', () => {
    const evening = new Evening({ seats: [sits('Ana'), open, open] })
    expect(evening.by('Cyd', sit('Cyd', 2))).toEqual([
      { type: 'seatChanged', seat: 2, is: sits('Cyd') },
    ])
    evening.by('Ben', sit('Ben'))
    expect(evening.room.seats).toEqual([sits('Ana'), sits('Ben'), sits('Cyd')])
    expect(evening.refusedTo('Dan', sit('Dan'))).toBe('full')
    expect(evening.refusedTo('Dan', sit('Dan', 1))).toBe('seat-taken')
    expect(evening.refusedTo('Dan', sit('Dan', 3))).toBe('no-such-seat')
    expect(evening.refusedTo('Dan', sit('Dan', -1))).toBe('no-such-seat')
    expect(evening.refusedTo('Dan', sit('Dan', 0.5))).toBe('no-such-seat')
  })

  test('a kept seat is only for whom it is kept, however they write their name, until the host opens it', () => {
    const evening = new Evening({ seats: [sits('Ana'), open, kept('ben')] })
    expect(evening.refusedTo('Cyd', sit('Cyd', 2))).toBe('seat-kept')
    expect(evening.refusedTo('Ben', sit('Ben', 1))).toBe('same-name')
    evening.by('Ben', sit('Ben'))
    expect(evening.room.seats[2]).toEqual(sits('Ben'))
    evening.by('Ben', { type: 'leave' })
    evening.by('Ana', { type: 'arrange', seat: 2, is: kept('Ben') })
    evening.by('Ana', { type: 'arrange', seat: 2, is: open })
    evening.by('Cyd', sit('Cyd', 2))
    expect(evening.room.seats[2]).toEqual(sits('Cyd'))
  })

  test('sitting down twice changes nothing, and nobody holds two seats', () => {
    const evening = new Evening({ seats: [sits('Ana'), open, open] })
    evening.by('Ben', sit('Ben', 1))
    expect(evening.by('Ben', sit('Ben', 1))).toEqual([])
    expect(evening.by('Ben', sit('Ben'))).toEqual([])
    expect(evening.refusedTo('Ben', sit('Ben', 2))).toBe('seated')
    expect(evening.refusedTo('Ben', sit('Benny'))).toBe('seated')
  })

  test('the game starts by itself when all seats are held and all people ready', () => {
    const evening = new Evening({ seats: [sits('Ana'), open, open] })
    evening.by('Ana', ready)
    evening.by('Ben', sit('Ben'))
    evening.by('Ben', ready)
    expect(evening.room.phase).toBe('gathering')
    const events = evening.by('Ana', { type: 'arrange', seat: 2, is: bot('C') })
    expect(events.at(-1)).toEqual({ type: 'started', seedHash: 'hash of a seed' })
    expect([evening.room.phase, evening.room.table?.length]).toEqual(['playing', 0])
    expect(evening.refusedTo('Dan', sit('Dan'))).toBe('begun')
    expect(evening.by('Ana', ready)).toEqual([])
    expect(evening.refusedTo('Ana', { type: 'ready', isReady: false })).toBe('begun')
  })

  test('ready can be taken back; who does not sit is not ready', () => {
    const evening = new Evening({ seats: [sits('Ana'), sits('Ben'), bot('C')] })
    evening.by('Ana', ready)
    evening.by('Ana', { type: 'ready', isReady: false })
    evening.by('Ben', ready)
    expect(evening.room.phase).toBe('gathering')
    expect(evening.refusedTo('Dan', ready)).toBe('not-seated')
  })
})

describe('the host', () => {
  test('starts once all seats are held, ready or not', () => {
    const evening = new Evening({ seats: [sits('Ana'), open, bot('C')] })
    expect(evening.refusedTo('Ana', { type: 'start' })).toBe('not-full')
    evening.by('Ben', sit('Ben'))
    expect(evening.refusedTo('Ben', { type: 'start' })).toBe('not-host')
    expect(evening.by('Ana', { type: 'start' })).toHaveLength(1)
    expect(evening.refusedTo('Ana', { type: 'start' })).toBe('begun')
  })

  test('arranges seats before the game, also those where somebody sits', () => {
    const evening = new Evening({ seats: [sits('Ana'), sits('Ben'), open] })
    const arrange = (seat: number, name: string) =>
      ({ type: 'arrange', seat, is: bot(name) }) as const
    expect(evening.refusedTo('Ben', arrange(2, 'C'))).toBe('not-host')
    expect(evening.refusedTo('Ana', arrange(3, 'C'))).toBe('no-such-seat')
    expect(evening.refusedTo('Ana', arrange(2, 'ben'))).toBe('same-name')
    evening.by('Ana', arrange(1, 'B'))
    expect(evening.room.seatOf(idOf('Ben'))).toBe(-1)
    evening.by('Ben', sit('Ben'))
    evening.by('Ana', { type: 'start' })
    expect(evening.refusedTo('Ana', arrange(1, 'D'))).toBe('begun')
  })

  test('need not sit, and may watch bots play', () => {
    const evening = new Evening({ seats: [bot('A'), bot('B'), bot('C')], host: 'Hal' })
    evening.by('Hal', { type: 'start' })
    expect(evening.room.botsToMove).toEqual([{ seat: evening.table.game.toMove, bot: 'novice' }])
  })

  test('hands the room over to somebody at the table', () => {
    const evening = new Evening({ seats: [sits('Ana'), sits('Ben'), open] })
    const over = (name: string) => ({ type: 'handOver', host: idOf(name) }) as const
    expect(evening.refusedTo('Ben', over('Ben'))).toBe('not-host')
    expect(evening.refusedTo('Ana', over('Dan'))).toBe('not-seated')
    expect(evening.by('Ana', over('Ana'))).toEqual([])
    evening.by('Ana', over('Ben'))
    expect(evening.room.host).toBe(idOf('Ben'))
  })

  test('gives the seat of somebody who is away to others or to a bot', () => {
    const evening = Evening.begun({ seats: [sits('Ana'), sits('Ben'), bot('C')] })
    const toDan = {
      type: 'reassign',
      seat: 1,
      to: { person: idOf('Dan'), name: 'Dan' },
    } as const
    expect(evening.refusedTo('Ana', toDan)).toBe('seat-played')
    evening.by('Ben', { type: 'leave' })
    expect(evening.refusedTo('Dan', toDan)).toBe('not-host')
    evening.by('Ana', toDan)
    expect(evening.room.seats[1]).toEqual(sits('Dan', true))
    expect(evening.refusedTo('Ben', { type: 'return' })).toBe('not-seated')
    expect(evening.refusedTo('Ana', { ...toDan, seat: 2 })).toBe('seated')
    expect(evening.refusedTo('Ana', { ...toDan, seat: 3 })).toBe('no-such-seat')
    evening.by('Dan', { type: 'leave' })
    evening.by('Ana', { type: 'reassign', seat: 1, to: { bot: 'expert', name: 'Bo' } })
    expect(evening.room.seats[1]).toEqual({ kind: 'bot', name: 'Bo', bot: 'expert' })
    expect(evening.table.seats[1]).toEqual({ name: 'Bo', bot: 'expert' })
  })

  test('can give any seat away before the game', () => {
    const evening = new Evening({ seats: [sits('Ana'), sits('Ben'), open] })
    const to = { person: idOf('Dan'), name: 'Dan' }
    evening.by('Ana', { type: 'reassign', seat: 1, to })
    expect(evening.room.seats[1]).toEqual(sits('Dan'))
  })
})

describe('leaving and returning', () => {
  test('before the game the seat is open again; the next person becomes host; a room without people is closed', () => {
    const evening = new Evening({ seats: [open, sits('Ana'), sits('Ben')], host: 'Ben' })
    expect(evening.refusedTo('Dan', { type: 'leave' })).toBe('not-seated')
    expect(evening.by('Ben', { type: 'leave' })).toEqual([
      { type: 'seatChanged', seat: 2, is: open },
      { type: 'hostChanged', host: idOf('Ana') },
    ])
    evening.by('Ana', { type: 'arrange', seat: 0, is: bot('B') })
    expect(evening.by('Ana', { type: 'leave' }).at(-1)).toEqual({ type: 'closed', why: 'empty' })
    expect([evening.room.phase, kinds(evening)]).toEqual(['closed', ['bot', 'open', 'open']])
    expect(evening.refusedTo('Ana', sit('Ana'))).toBe('closed')
  })

  test('a host without a seat keeps the room open until they leave, too', () => {
    const evening = new Evening({ seats: [sits('Ana'), open, open], host: 'Hal' })
    evening.by('Ana', { type: 'leave' })
    expect(evening.room.phase).toBe('gathering')
    evening.by('Hal', { type: 'leave' })
    expect(evening.room.phase).toBe('closed')
  })

  test('during the game a bot plays on until they return; their host is the next who plays', () => {
    const evening = Evening.begun({ seats: [sits('Ana'), sits('Ben'), sits('Cyd')] })
    evening.moveUntil(({ asked }) => asked === 'Ana')
    evening.by('Ana', { type: 'leave' })
    expect([evening.room.host, evening.room.botsToMove]).toEqual([
      idOf('Ben'),
      [{ seat: 0, bot: 'casual' }],
    ])
    expect(evening.by('Ana', { type: 'leave' })).toEqual([])
    const move = evening.table.game.steps()[0] ?? ''
    expect(evening.refusedTo('Ana', { type: 'play', after: evening.table.length, move })).toBe(
      'bot-plays',
    )
    expect(evening.move()[0]).toMatchObject({ type: 'moved', seat: 0, standIn: 'casual' })
    evening.by('Ana', { type: 'return' })
    expect(evening.room.seats[0]).toEqual(sits('Ana', true))
    expect(evening.by('Ana', { type: 'return' })).toEqual([])
  })

  test('a bot steps in for who is asked and away, where that was agreed', () => {
    const evening = Evening.begun({ seats: [sits('Ana'), sits('Ben'), bot('C')] })
    evening.moveUntil(({ asked }) => asked === 'Ana')
    expect(evening.room.peopleToMove).toEqual([0])
    expect(evening.refusedToServer({ type: 'standIn', seat: 1 })).toBe('not-absent')
    expect(evening.refusedToServer({ type: 'standIn', seat: 7 })).toBe('not-absent')
    expect(evening.server({ type: 'standIn', seat: 0 })).toEqual([
      { type: 'seatChanged', seat: 0, is: { ...sits('Ana', true), standIn: 'casual' } },
      { type: 'hostChanged', host: idOf('Ben') },
    ])
    expect(evening.refusedToServer({ type: 'standIn', seat: 0 })).toBe('not-absent')
    const never = Evening.begun({
      seats: [sits('Ana'), bot('C')],
      settings: { absence: undefined },
    })
    never.moveUntil(({ asked }) => asked === 'Ana')
    expect(never.refusedToServer({ type: 'standIn', seat: 0 })).toBe('not-absent')
  })

  test('bots wait while everybody is away, and play to the end for those who resigned', () => {
    const evening = Evening.begun({ seats: [sits('Ana'), sits('Ben'), bot('C')] })
    evening.by('Ana', { type: 'leave' })
    evening.by('Ben', { type: 'leave' })
    expect([evening.room.botsToMove, evening.room.host]).toEqual([[], idOf('Ben')])
    const { toMove } = evening.table.game
    expect(
      evening.refusedToServer({ type: 'playBot', seat: toMove, after: 0, move: 'pass', why: [] }),
    ).toBe('no-bot-asked')
    evening.by('Ana', { type: 'resign' })
    expect(evening.room.botsToMove).toEqual([])
    evening.by('Ben', { type: 'resign' })
    evening.moveUntil(({ room }) => room.phase === 'over')
    expect(evening.room.result?.map(({ won }) => won).slice(0, 2)).toEqual([false, false])
  })
})
