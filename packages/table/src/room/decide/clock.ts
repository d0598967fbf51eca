/** Time that runs out, and another pace if everybody agrees. */
import { accept } from '@doubloon/engine'
import { timeLeft } from '../clocks.ts'
import type { CommandOf } from '../commands.ts'
import type { RoomEvent } from '../events.ts'
import { isClock } from '../opening.ts'
import { type Decided, no } from '../refusals.ts'
import { personAt, type RoomState } from '../state.ts'
import { mustPlay, mustPlayAtSeat } from './guards.ts'

export function tick(room: RoomState, at: number): Decided {
  const table = mustPlay(room)
  if (!table.ok) return table
  const { clocks } = room
  const up = clocks?.running.filter((seat) => timeLeft(clocks, seat, at) === 0) ?? []
  return up.length === 0 ? no('time-left') : accept(up.flatMap((seat) => ranOut(room, seat)))
}

function ranOut(room: RoomState, seat: number): readonly RoomEvent[] {
  const { atZero, standIn } = room.settings
  const ran: RoomEvent = { type: 'timeRanOut', seat }
  const person = personAt(room, seat)
  if (atZero === 'bot-moves' || person === undefined) return [ran]
  const is = { ...person, standIn }
  const left = atZero === 'resign' ? { ...is, hasResigned: true as const } : is
  return [ran, { type: 'seatChanged', seat, is: left }]
}

export function askClock(room: RoomState, { by, clock }: CommandOf<'askClock'>): Decided {
  const player = mustPlayAtSeat(room, by)
  if (!player.ok) return player
  const { seat } = player.value
  if (!isClock(clock)) return no('bad-clock')
  if (room.clockChange !== undefined && room.clockChange.seat !== seat)
    return no('question-pending')
  return accept([{ type: 'clockAsked', seat, clock }])
}

export function withdrawClock(room: RoomState, { by }: CommandOf<'withdrawClock'>): Decided {
  const player = mustPlayAtSeat(room, by)
  if (!player.ok) return player
  return room.clockChange?.seat === player.value.seat
    ? accept([{ type: 'clockWithdrawn' }])
    : no('no-question')
}

export function answerClock(
  room: RoomState,
  { by, about, agrees }: CommandOf<'answerClock'>,
): Decided {
  const player = mustPlayAtSeat(room, by)
  if (!player.ok) return player
  const { seat } = player.value
  if (room.clockChange?.number !== about) return no('no-question')
  if (room.clockChange.seat === seat) return no('own-question')
  const isRepeated = agrees && room.clockChange.agreed.includes(seat)
  return accept(isRepeated ? [] : [{ type: 'clockAnswered', seat, agrees }])
}
