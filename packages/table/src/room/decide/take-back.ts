/** Taking moves back: one's own steps freely, all others if everybody agrees. */
import { accept } from '@doubloon/engine'
import { withoutLastOf } from '../alone.ts'
import { afterOwnTakeBack } from '../clocks.ts'
import type { CommandOf } from '../commands.ts'
import { type Decided, no } from '../refusals.ts'
import type { RoomState } from '../state.ts'
import { mustPlayAtSeat } from './guards.ts'

export function takeBack(
  room: RoomState,
  { by, after }: CommandOf<'takeBack'>,
  at: number,
): Decided {
  const player = mustPlayAtSeat(room, by)
  if (!player.ok) return player
  const { seat, table } = player.value
  if (after !== table.length) return no('late')
  if (room.takeBack !== undefined)
    return room.takeBack.seat === seat ? accept([]) : no('question-pending')
  const to = table.undo(seat).length
  const isAlone = withoutLastOf(table, seat) !== undefined
  switch (isAlone ? 'free' : table.undoOf(seat)) {
    case 'nothing':
      return no('nothing-to-take-back')
    case 'ask':
      return accept([{ type: 'takeBackAsked', seat, to }])
    case 'free':
      return hasTimeFor(room, seat, to, at)
        ? accept([{ type: 'takenBack', to, seat, ...(isAlone && { isAlone }) }])
        : no('no-time')
  }
}

/** Whether time would be left for another move: since the one that is taken back, the seat has thought on. */
function hasTimeFor({ clocks, presses }: RoomState, seat: number, to: number, at: number): boolean {
  const press = presses[to]
  return clocks === undefined || press === undefined || afterOwnTakeBack(press, seat, at) > 0
}

export function answerTakeBack(
  room: RoomState,
  { by, about, agrees }: CommandOf<'answerTakeBack'>,
): Decided {
  const player = mustPlayAtSeat(room, by)
  if (!player.ok) return player
  const { seat } = player.value
  if (room.takeBack?.number !== about) return no('no-question')
  if (room.takeBack.seat === seat) return no('own-question')
  const isRepeated = agrees && room.takeBack.agreed.includes(seat)
  return accept(isRepeated ? [] : [{ type: 'takeBackAnswered', seat, agrees }])
}

export function withdrawTakeBack(room: RoomState, { by }: CommandOf<'withdrawTakeBack'>): Decided {
  const player = mustPlayAtSeat(room, by)
  if (!player.ok) return player
  return room.takeBack?.seat === player.value.seat
    ? accept([{ type: 'takeBackWithdrawn' }])
    : no('no-question')
}
