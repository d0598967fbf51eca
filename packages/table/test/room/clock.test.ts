/** Clocks: per move, per game; what happens at zero; votes for another pace; what a take-back does to times. */
import { describe, expect, test } from 'vitest'
import type { RoomSettings } from '../../src/index.ts'
import { bot, Evening, idOf, sits } from './evening.ts'

const people = [sits('Ana'), sits('Ben'), sits('Cyd')]
const PER_MOVE = { kind: 'move', seconds: 60 } as const
const PER_GAME = { kind: 'game', seconds: 600, increment: 5 } as const

/** A game with a clock, in which Ana is asked and some moves were made. */
function begun(settings: Partial<RoomSettings>, seats = people): Evening {
  const evening = Evening.begun({ seats, settings })
  return evening.moveUntil(({ asked, table }) => asked === 'Ana' && table.length > 3)
}
const times = ({ room, now }: Evening) => room.seats.map((_, seat) => seconds(room, seat, now))
const seconds = (room: Evening['room'], seat: number, at: number) => {
  const left = room.timeLeft(seat, at)
  return left === undefined ? undefined : left / 1000
}

describe('time', () => {
  test('without a clock none runs, and none runs out', () => {
    const evening = begun({}).pass(1e6)
    expect([times(evening)[0], evening.room.running, evening.room.deadline]).toEqual([
      undefined,
      [],
      undefined,
    ])
    expect(evening.refusedToServer({ type: 'tick' })).toBe('time-left')
  })

  test('per move: every decision has the same time', () => {
    const evening = begun({ clock: PER_MOVE }).pass(25)
    expect([times(evening)[0], evening.room.running]).toEqual([35, [0]])
    expect(evening.room.deadline).toBe(evening.now + 35_000)
    evening.move()
    expect(seconds(evening.room, evening.table.game.toMove, evening.now)).toBe(60)
  })

  test('per game: time goes down for who is asked, and every move brings the increment', () => {
    const evening = begun({ clock: PER_GAME })
    const [ana = 0, ben] = times(evening)
    evening.pass(30)
    expect(times(evening).slice(0, 2)).toEqual([ana - 30, ben])
    evening.move()
    expect(times(evening).slice(0, 2)).toEqual([ana - 25, ben])
  })

  test('it runs for everybody who is asked at once, and goes on for those who think', () => {
    const settings = { clock: PER_MOVE, options: { mayorSimultaneous: true } }
    const evening = Evening.begun({ seats: people, settings })
    evening.moveUntil(({ table }) => table.game.waiting.length === 3).pass(20)
    expect(evening.room.running).toEqual([0, 1, 2])
    const whole = evening.table.game.offers(1e6, 1)?.[0]?.text ?? ''
    evening.by('Ben', { type: 'play', after: evening.table.length, move: whole })
    evening.pass(10)
    expect([evening.room.running, times(evening)[0], times(evening)[2]]).toEqual([[0, 2], 30, 30])
    evening.pass(30)
    const out = evening.server({ type: 'tick' })
    expect(out).toEqual([
      { type: 'timeRanOut', seat: 0 },
      { type: 'timeRanOut', seat: 2 },
    ])
  })

  test('it does not run for bots', () => {
    const evening = begun({ clock: PER_MOVE }, [sits('Ana'), bot('B'), bot('C')])
    evening.moveUntil(({ asked }) => asked === 'B').pass(1000)
    expect([evening.room.running, evening.room.deadline]).toEqual([[], undefined])
  })

  test('a move that comes too late counts if nobody said so before', () => {
    const evening = begun({ clock: PER_GAME }).pass(700)
    expect(times(evening)[0]).toBe(0)
    evening.move()
    expect(times(evening)[0]).toBe(5)
  })
})

describe('at zero', () => {
  test('not before, and not twice', () => {
    const evening = begun({ clock: PER_MOVE }).pass(59)
    expect(evening.refusedToServer({ type: 'tick' })).toBe('time-left')
    evening.pass(1)
    expect(evening.server({ type: 'tick' })).toEqual([{ type: 'timeRanOut', seat: 0 }])
    expect(evening.refusedToServer({ type: 'tick' })).toBe('time-left')
  })

  test('a bot makes this one move', () => {
    const evening = begun({ clock: PER_MOVE, atZero: 'bot-moves' }).pass(60)
    evening.server({ type: 'tick' })
    expect(evening.room.botsToMove).toEqual([{ seat: 0, bot: 'casual' }])
    const [move = ''] = evening.table.game.steps()
    const after = evening.table.length
    expect(evening.refusedTo('Ana', { type: 'play', after, move })).toBe('no-time')
    expect(evening.move()[0]).toMatchObject({ seat: 0, standIn: 'casual' })
    evening.moveUntil(({ asked }) => asked === 'Ana')
    expect([times(evening)[0], evening.room.botsToMove]).toEqual([60, []])
  })

  test('a bot stands in until the person returns, with the time for a move', () => {
    const evening = begun({ clock: PER_MOVE, atZero: 'stand-in' }).pass(60)
    expect(evening.server({ type: 'tick' })).toEqual([
      { type: 'timeRanOut', seat: 0 },
      { type: 'seatChanged', seat: 0, is: { ...sits('Ana', true), standIn: 'casual' } },
    ])
    expect(evening.room.host).toBe(idOf('Ana'))
    evening.by('Ana', { type: 'return' })
    expect([times(evening)[0], evening.room.running]).toEqual([60, [0]])
  })

  test('whose time for the whole game is used up cannot return without an increment', () => {
    const settings = {
      clock: { kind: 'game', seconds: 60, increment: 0 },
      atZero: 'stand-in',
    } as const
    const evening = begun(settings).pass(60)
    evening.server({ type: 'tick' })
    expect(evening.refusedTo('Ana', { type: 'return' })).toBe('no-time')
    const to = { person: idOf('Dan'), name: 'Dan' }
    expect(evening.refusedTo('Ana', { type: 'reassign', seat: 0, to })).toBe('no-time')
  })

  test('the seat counts as lost', () => {
    const evening = begun({ clock: PER_MOVE, atZero: 'resign' }).pass(60)
    evening.server({ type: 'tick' })
    expect(evening.room.seats[0]).toMatchObject({ hasResigned: true, standIn: 'casual' })
    expect(evening.refusedTo('Ana', { type: 'return' })).toBe('resigned')
  })

  test('leaving and returning gives no time', () => {
    const evening = begun({ clock: PER_MOVE }).pass(40)
    evening.by('Ana', { type: 'leave' })
    evening.pass(100).by('Ana', { type: 'return' })
    expect(times(evening)[0]).toBe(20)
  })
})

describe('a take-back', () => {
  const takeBack = ({ table }: Evening) => ({ type: 'takeBack', after: table.length }) as const

  test('of one’s own step: the time since was one’s own, and the increment is given back', () => {
    const evening = begun({ clock: PER_GAME })
    const [ana = 0, ben = 0, cyd = 0] = times(evening)
    evening.pass(30).moveUntil(({ room }) => room.undoOf(0) === 'free')
    evening.pass(7).by('Ana', takeBack(evening))
    expect(times(evening)).toEqual([ana - 37, ben, cyd])
  })

  test('of one’s own step is refused if no time would be left', () => {
    const evening = begun({ clock: PER_MOVE }).pass(30)
    evening.moveUntil(({ room }) => room.undoOf(0) === 'free').pass(30)
    expect(evening.refusedTo('Ana', takeBack(evening))).toBe('no-time')
  })

  test('that all agreed to: everybody has what was left when the move was made', () => {
    const evening = Evening.begun({ seats: people, settings: { clock: PER_GAME } })
    const left = new Map<number, ReturnType<typeof times>>()
    while (evening.room.undoOf(0) !== 'ask') {
      evening.pass(3)
      left.set(evening.table.length, times(evening))
      evening.move()
    }
    const to = evening.table.undo(0).length
    evening.pass(13).by('Ana', takeBack(evening))
    const about = evening.room.number
    evening.by('Ben', { type: 'answerTakeBack', about, agrees: true })
    evening.by('Cyd', { type: 'answerTakeBack', about, agrees: true })
    expect([evening.table.length, times(evening)]).toEqual([to, left.get(to)])
  })
})

describe('another pace', () => {
  const slow = { kind: 'move', seconds: 86_400 } as const

  test('all people must agree; then everybody has all of its time', () => {
    const evening = begun({ clock: PER_GAME }, [sits('Ana'), sits('Ben'), bot('C')]).pass(30)
    expect(evening.by('Ana', { type: 'askClock', clock: slow })).toEqual([
      { type: 'clockAsked', seat: 0, clock: slow },
    ])
    expect(evening.refusedTo('Ben', { type: 'askClock', clock: slow })).toBe('question-pending')
    const about = evening.room.number
    expect(evening.refusedTo('Ana', { type: 'answerClock', about, agrees: true })).toBe(
      'own-question',
    )
    expect(evening.refusedTo('Ben', { type: 'answerClock', about: 1, agrees: true })).toBe(
      'no-question',
    )
    expect(evening.by('Ben', { type: 'answerClock', about, agrees: true }).at(-1)).toEqual({
      type: 'clockChanged',
      clock: slow,
    })
    expect([times(evening), evening.room.settings.clock]).toEqual([[86_400, 86_400, 86_400], slow])
    evening.by('Ana', { type: 'askClock', clock: { kind: 'none' } })
    evening.by('Ben', { type: 'answerClock', about: evening.room.number, agrees: true })
    expect([evening.room.timeLeft(0, evening.now), evening.room.running]).toEqual([undefined, []])
  })

  test('it is a new beginning also for moves that are taken back later', () => {
    const evening = begun({ clock: PER_GAME }, [sits('Ana'), bot('B'), bot('C')]).pass(100)
    evening.move()
    evening.pass(50).by('Ana', { type: 'askClock', clock: PER_MOVE })
    expect(evening.room.settings.clock).toEqual(PER_MOVE)
    evening.pass(15).by('Ana', { type: 'takeBack', after: evening.table.length })
    expect(times(evening)[0]).toBe(45)
  })

  test('one refusal ends it, moves do not; who asked may ask for something else instead', () => {
    const evening = begun({ clock: PER_GAME })
    evening.by('Ana', { type: 'askClock', clock: slow })
    evening.by('Ana', { type: 'askClock', clock: PER_MOVE })
    evening.move()
    expect(evening.room.clockChange).toMatchObject({ seat: 0, clock: PER_MOVE, agreed: [] })
    const about = evening.room.clockChange?.number ?? 0
    evening.by('Cyd', { type: 'answerClock', about, agrees: true })
    expect(evening.by('Cyd', { type: 'answerClock', about, agrees: true })).toEqual([])
    evening.by('Ben', { type: 'answerClock', about, agrees: false })
    expect([evening.room.clockChange, evening.room.settings.clock]).toEqual([undefined, PER_GAME])
  })

  test('a question is withdrawn by whoever asked', () => {
    const evening = begun({ clock: PER_GAME })
    expect(evening.refusedTo('Ana', { type: 'withdrawClock' })).toBe('no-question')
    evening.by('Ana', { type: 'askClock', clock: slow })
    expect(evening.refusedTo('Ben', { type: 'withdrawClock' })).toBe('no-question')
    expect(evening.by('Ana', { type: 'withdrawClock' })).toEqual([{ type: 'clockWithdrawn' }])
    expect([evening.room.clockChange, evening.room.settings.clock]).toEqual([undefined, PER_GAME])
    expect(evening.by('Ben', { type: 'askClock', clock: slow })).toHaveLength(1)
  })

  test('a clock nobody could play by is refused', () => {
    const evening = begun({})
    const clock = { kind: 'move', seconds: Number.NaN } as const
    expect(evening.refusedTo('Ana', { type: 'askClock', clock })).toBe('bad-clock')
  })
})
