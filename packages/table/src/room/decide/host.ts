/** What only the host may do. */
import { accept } from '@doubloon/engine'
import type { CommandOf } from '../commands.ts'
import { startOf } from '../consequences.ts'
import { type Decided, no } from '../refusals.ts'
import type { RoomSeat } from '../settings.ts'
import { isPlayed, personAt, type RoomContext, type RoomState, seatOf } from '../state.ts'
import { mustGather, mustHost } from './guards.ts'
import { change, hasTime } from './seats.ts'

export function arrange(room: RoomState, { by, seat, is }: CommandOf<'arrange'>): Decided {
  const host = mustHost(room, by)
  if (!host.ok) return host
  const gathering = mustGather(room)
  if (!gathering.ok) return gathering
  return room.seats[seat] === undefined ? no('no-such-seat') : change(room, seat, is)
}

export function reassign(room: RoomState, { by, seat, to }: CommandOf<'reassign'>): Decided {
  const host = mustHost(room, by)
  if (!host.ok) return host
  if (room.phase === 'over') return no('over')
  if (room.seats[seat] === undefined) return no('no-such-seat')
  const isPlaying = room.phase === 'playing'
  if (isPlaying && isPlayed(room.seats[seat])) return no('seat-played')
  const { name } = to
  if ('bot' in to) return change(room, seat, { kind: 'bot', name, bot: to.bot })
  if (seatOf(room, to.person) >= 0) return no('seated')
  if (isPlaying && !hasTime(room, seat)) return no('no-time')
  const is: RoomSeat = { kind: 'person', person: to.person, name, isReady: isPlaying }
  return change(room, seat, is)
}

export function handOver(room: RoomState, { by, host }: CommandOf<'handOver'>): Decided {
  const isHost = mustHost(room, by)
  if (!isHost.ok) return isHost
  if (host === by) return accept([])
  return seatOf(room, host) < 0 ? no('not-seated') : accept([{ type: 'hostChanged', host }])
}

export function start(room: RoomState, { by }: CommandOf<'start'>, context: RoomContext): Decided {
  const host = mustHost(room, by)
  if (!host.ok) return host
  const gathering = mustGather(room)
  if (!gathering.ok) return gathering
  const isFull = room.seats.every(({ kind }) => kind === 'bot' || kind === 'person')
  return isFull ? accept([startOf(context)]) : no('not-full')
}

export function close(room: RoomState, { by }: CommandOf<'close'>): Decided {
  const host = mustHost(room, by)
  if (!host.ok) return host
  if (room.phase === 'over') return no('over')
  const others = [...room.seats.keys()].map((seat) => personAt(room, seat))
  const isShared = others.some((it) => it !== undefined && it.person !== by && !it.hasResigned)
  if (room.phase === 'playing' && isShared) return no('others-play')
  return accept([{ type: 'closed', why: 'host' }])
}
