/** Taking back: one's own steps freely, everything else by the vote of all people who play. */
import { describe, expect, test } from 'vitest'
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
