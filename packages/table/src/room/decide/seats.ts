/** Coming, being ready, leaving and returning. */
import { accept } from '@doubloon/engine'
import { checkNames, isSameName } from '../../seats.ts'
import { broughtByMove } from '../clocks.ts'
import type { CommandOf } from '../commands.ts'
import type { RoomEvent } from '../events.ts'
import { type Decided, no } from '../refusals.ts'
import type { RoomSeat } from '../settings.ts'
import { askedSeats, isPlayed, namesAt, personAt, type RoomState, seatOf } from '../state.ts'
import { mustGather, mustPlay, mustSit } from './guards.ts'

export function sit(room: RoomState, { by, seat, name }: CommandOf<'sit'>): Decided {
  const own = seatOf(room, by)
  if (own >= 0) {
    const isRepeated = (seat ?? own) === own && personAt(room, own)?.name === name
    return isRepeated ? accept([]) : no('seated')
  }
  const gathering = mustGather(room)
  if (!gathering.ok) return gathering
  const chosen = seat ?? freeSeatFor(room, name)
  if (chosen < 0 && seat === undefined) return no('full')
  const free = room.seats[chosen]
  if (free === undefined) return no('no-such-seat')
  if (free.kind === 'bot' || free.kind === 'person') return no('seat-taken')
  if (!isFreeFor(free, name)) return no('seat-kept')
  return change(room, chosen, { kind: 'person', person: by, name, isReady: false })
}

/** The seat that is kept for a name, else the first open one; −1 if there is none. */
function freeSeatFor({ seats }: RoomState, name: string): number {
  const kept = seats.findIndex((seat) => seat.kind === 'kept' && isFreeFor(seat, name))
  return kept >= 0 ? kept : seats.findIndex(({ kind }) => kind === 'open')
}

function isFreeFor(seat: RoomSeat, name: string): boolean {
  return seat.kind === 'open' || (seat.kind === 'kept' && isSameName(seat.name, name))
}

/** The seat as it says, if everybody still has a name of their own. */
export function change({ seats }: RoomState, seat: number, is: RoomSeat): Decided {
  const named = checkNames(namesAt(seats.with(seat, is)))
  return named.ok ? accept([{ type: 'seatChanged', seat, is }]) : named
}

export function ready(room: RoomState, { by, isReady }: CommandOf<'ready'>): Decided {
  const sitting = mustSit(room, by)
  if (!sitting.ok) return sitting
  const { seat, person } = sitting.value
  if (person.isReady === isReady) return accept([])
  const gathering = mustGather(room)
  if (!gathering.ok) return gathering
  return accept([{ type: 'seatChanged', seat, is: { ...person, isReady } }])
}

export function leave(room: RoomState, { by }: CommandOf<'leave'>): Decided {
  const seat = seatOf(room, by)
  if (seat < 0 && room.host !== by) return no('not-seated')
  if (room.phase === 'over') return no('over')
  const left = room.phase === 'gathering' ? { kind: 'open' as const } : leftToBot(room, seat)
  return accept([
    ...(seat >= 0 && left !== undefined ? [{ type: 'seatChanged' as const, seat, is: left }] : []),
    ...(room.host === by ? hostGone(room, seat) : []),
  ])
}

/** The seat with a bot that stands in; undefined if nobody plays there who could leave it. */
function leftToBot({ seats, settings }: RoomState, seat: number): RoomSeat | undefined {
  const is = seats[seat]
  return isPlayed(is) ? { ...is, standIn: settings.standIn } : undefined
}

/** The next person who plays becomes host. Before the game a room without people is closed; during it the host stays host. */
function hostGone({ seats, phase }: RoomState, seat: number): readonly RoomEvent[] {
  const others = [...seats.slice(seat + 1), ...seats.slice(0, Math.max(0, seat))]
  const next = others.find(isPlayed)
  if (next !== undefined) return [{ type: 'hostChanged', host: next.person }]
  return phase === 'gathering' ? [{ type: 'closed', why: 'empty' }] : []
}

/** The server says that somebody who is asked was away for as long as was agreed. */
export function standIn(room: RoomState, { seat }: CommandOf<'standIn'>): Decided {
  const table = mustPlay(room)
  if (!table.ok) return table
  const is = leftToBot(room, seat)
  if (is === undefined || room.settings.absence === undefined || !askedSeats(room).includes(seat))
    return no('not-absent')
  const isHost = personAt(room, seat)?.person === room.host
  return accept([{ type: 'seatChanged', seat, is }, ...(isHost ? hostGone(room, seat) : [])])
}

export function comeBack(room: RoomState, { by }: CommandOf<'return'>): Decided {
  const sitting = mustSit(room, by)
  if (!sitting.ok) return sitting
  const table = mustPlay(room)
  if (!table.ok) return table
  const { seat, person } = sitting.value
  const { standIn, ...is } = person
  if (person.hasResigned) return no('resigned')
  if (standIn === undefined) return accept([])
  return hasTime(room, seat) ? accept([{ type: 'seatChanged', seat, is }]) : no('no-time')
}

/** Whether somebody who takes the seat over has any time: a clock for the whole game may be used up for good. */
export function hasTime({ clocks, settings }: RoomState, seat: number): boolean {
  return clocks === undefined || clocks.left[seat] !== 0 || broughtByMove(settings.clock) > 0
}
