/** Taking back: one's own steps freely, everything else by the vote of all people who play. */
import { sanJuanAdapter } from '@doubloon/san-juan'
import { describe, expect, test } from 'vitest'
import { Room } from '../../src/index.ts'
import { withoutLastOf } from '../../src/room/alone.ts'
import { bot, Evening, sits } from './evening.ts'

const people = [sits('Ana'), sits('Ben'), sits('Cyd')]
const askedEvening = (seats = people) => {
  const evening = Evening.begun({ seats })
  evening.moveUntil(({ asked, table }) => asked === 'Ana' && table.length > 3)
  evening.move()
  return evening.moveUntil(({ room, asked }) => room.undoOf(0) === 'ask' && asked !== 'Ana')
}
const takeBack = ({ table }: Evening) => ({ type: 'takeBack', after: table.length }) as const
const answer = ({ room }: Evening, agrees: boolean) =>
  ({ type: 'answerTakeBack', about: room.takeBack?.number ?? 0, agrees }) as const

describe('one’s own steps', () => {
  test('are taken back freely while nobody else acted and nothing was drawn', () => {
    const evening = Evening.begun({ seats: people }).moveUntil(({ asked }) => asked === 'Ana')
    evening.moveUntil(({ room }) => room.undoOf(0) === 'free')
    const after = evening.table.length
    const position = evening.table.at(after - 1)?.snapshot()
    expect(evening.refusedTo('Ana', { type: 'takeBack', after: after - 1 })).toBe('late')
    expect(evening.by('Ana', takeBack(evening))).toEqual([
      { type: 'takenBack', to: after - 1, seat: 0 },
    ])
    expect([evening.table.length, evening.table.game.snapshot()]).toEqual([after - 1, position])
  })

  test('without any there is nothing to take back', () => {
    const evening = Evening.begun({ seats: people })
    expect(evening.refusedTo('Ana', takeBack(evening))).toBe('nothing-to-take-back')
    expect(new Evening({ seats: people }).refusedTo('Ana', { type: 'takeBack', after: 0 })).toBe(
      'not-begun',
    )
  })

  test('who plays with bots alone is never asked', () => {
    const evening = Evening.begun({ seats: [sits('Ana'), bot('B'), bot('C')] })
    evening.moveUntil(({ table }) => table.length > 30)
    const { length } = evening.table.undo(0)
    expect(evening.by('Ana', takeBack(evening))).toEqual([
      { type: 'takenBack', to: length, seat: 0 },
    ])
  })
})

describe('a vote', () => {
  test('all other people must agree; then the game is as it was', () => {
    const evening = askedEvening()
    const to = evening.table.undo(0).length
    const position = evening.table.at(to)?.snapshot()
    expect(evening.by('Ana', takeBack(evening))).toEqual([{ type: 'takeBackAsked', seat: 0, to }])
    expect(evening.by('Ana', takeBack(evening))).toEqual([])
    expect(evening.refusedTo('Ben', takeBack(evening))).toBe('question-pending')
    expect(evening.refusedTo('Ana', answer(evening, true))).toBe('own-question')
    const late = { ...answer(evening, true), about: evening.room.number - 1 }
    expect(evening.refusedTo('Ben', late)).toBe('no-question')
    evening.by('Ben', answer(evening, true))
    expect(evening.by('Ben', answer(evening, true))).toEqual([])
    expect(evening.room.takeBack).toMatchObject({ seat: 0, to, agreed: [1] })
    expect(evening.by('Cyd', answer(evening, true)).at(-1)).toEqual({
      type: 'takenBack',
      to,
      seat: 0,
    })
    expect([evening.table.game.snapshot(), evening.room.takeBack]).toEqual([position, undefined])
  })

  test('one refusal ends it', () => {
    const evening = askedEvening()
    evening.by('Ana', takeBack(evening))
    const { length } = evening.table
    evening.by('Ben', answer(evening, false))
    expect([evening.room.takeBack, evening.table.length]).toEqual([undefined, length])
    expect(evening.refusedTo('Cyd', answer(evening, true))).toBe('no-question')
  })

  test('who asked withdraws it, nobody else', () => {
    const evening = askedEvening()
    expect(evening.refusedTo('Ana', { type: 'withdrawTakeBack' })).toBe('no-question')
    evening.by('Ana', takeBack(evening))
    expect(evening.refusedTo('Ben', { type: 'withdrawTakeBack' })).toBe('no-question')
    evening.by('Ana', { type: 'withdrawTakeBack' })
    expect(evening.room.takeBack).toBeUndefined()
  })

  test('a move ends it', () => {
    const evening = askedEvening()
    evening.by('Ana', takeBack(evening))
    evening.move()
    expect(evening.room.takeBack).toBeUndefined()
  })

  test('bots agree at once, and so does a seat that is left to one', () => {
    const evening = askedEvening([sits('Ana'), sits('Ben'), bot('C')])
    const to = evening.table.undo(0).length
    evening.by('Ana', takeBack(evening))
    expect(evening.by('Ben', { type: 'leave' }).map(({ type }) => type)).toEqual([
      'seatChanged',
      'takenBack',
    ])
    expect(evening.table.length).toBe(to)
  })

  test('it ends with whoever asked leaving the seat', () => {
    const evening = askedEvening()
    evening.by('Ana', takeBack(evening))
    evening.by('Ana', { type: 'leave' })
    expect(evening.room.takeBack).toBeUndefined()
    expect(evening.refusedTo('Ana', takeBack(evening))).toBe('bot-plays')
  })
})

describe('where all are asked at once (PR-MAYOR-7, PR-RUL-61)', () => {
  const clock = { kind: 'game', seconds: 600, increment: 10 } as const
  const settings = { clock, options: { mayorSimultaneous: true } }
  const asked = () =>
    Evening.begun({ seats: people, settings }).moveUntil(
      ({ table }) => table.game.waiting.length === 3,
    )
  const place = (evening: Evening, name: string, which = 0) => {
    const seat = people.findIndex((it) => it.kind === 'person' && it.name === name)
    const whole = evening.table.game.offers(1e6, seat)?.at(which)?.text ?? ''
    evening.by(name, { type: 'play', after: evening.table.length, move: whole })
    return whole
  }
  /** What lies at a seat. */
  const placedBy = ({ table }: Evening, seat: number) =>
    (table.game.view(seat) as { readonly seats: readonly object[] }).seats[seat]
  const left = ({ room, now }: Evening) => [0, 1, 2].map((seat) => room.timeLeft(seat, now))

  test('one’s placement goes alone until all have placed: what others have placed stays, and so does their time', () => {
    const evening = asked()
    const before = evening.table.length
    const atFirst = left(evening)
    place(evening.pass(5), 'Ana')
    place(evening.pass(7), 'Ben')
    const ben = placedBy(evening, 1)
    expect(evening.room.undoOf(0)).toBe('free')
    expect(evening.by('Ana', takeBack(evening.pass(3)))).toEqual([
      { type: 'takenBack', to: before, seat: 0, isAlone: true },
    ])
    expect([evening.table.length, evening.table.game.waiting]).toEqual([before + 1, [0, 2]])
    expect(placedBy(evening, 1)).toEqual(ben)
    const gone = [15_000, 12_000 - 10_000, 15_000]
    expect(left(evening)).toEqual(atFirst.map((time = 0, seat) => time - (gone[seat] ?? 0)))
    expect(evening.room.running).toEqual([0, 2])
    place(evening, 'Ana', -1)
    expect(Room.fold(evening.context, evening.log).record).toEqual(evening.room.record)
  })

  test('when all have placed, it is a move like others: those who have moved since are asked', () => {
    const evening = asked()
    for (const name of ['Ana', 'Ben', 'Cyd']) place(evening, name)
    expect(evening.table.game.waiting).toHaveLength(1)
    evening.move()
    expect(withoutLastOf(evening.table, 0)).toBeUndefined()
    expect(evening.room.undoOf(0)).toBe('ask')
  })

  test('so do the starting cards of San Juan, and nobody learns what was kept', () => {
    const options = { advanced: true }
    const evening = Evening.begun({ seats: people, adapter: sanJuanAdapter, settings: { options } })
    evening.moveUntil(({ table }) => table.game.waiting.length === 3)
    const [before, cyd] = [evening.table.length, evening.table.game.view(2)]
    place(evening, 'Ana')
    place(evening, 'Ben')
    evening.by('Ana', takeBack(evening))
    expect([evening.table.length, evening.table.game.waiting]).toEqual([before + 1, [0, 2]])
    place(evening, 'Ana', -1)
    evening.by('Ben', takeBack(evening))
    evening.by('Ana', takeBack(evening))
    expect([evening.table.length, evening.table.game.view(2)]).toEqual([before, cyd])
  })

  test('a bot that has placed in the meantime is not asked again', () => {
    const seats = [sits('Ana'), sits('Ben'), bot('C')]
    const evening = Evening.begun({ seats, settings }).moveUntil(
      ({ table }) => table.game.waiting.length === 3,
    )
    place(evening, 'Ana')
    const move = evening.table.game.offers(1e6, 2)?.[0]?.text ?? ''
    evening.server({ type: 'playBot', seat: 2, after: evening.table.length, move, why: [] })
    const [took] = evening.by('Ana', takeBack(evening))
    expect(took).toMatchObject({ type: 'takenBack', isAlone: true })
    expect(evening.room.botsToMove).toEqual([])
  })
})
