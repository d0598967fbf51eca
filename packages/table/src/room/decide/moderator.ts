/** What only who runs the server, or the server itself, may do. */
import { accept } from '@doubloon/engine'
import type { CommandOf } from '../commands.ts'
import { type Decided, no } from '../refusals.ts'
import { isSealed, personAt, type RoomContext, type RoomState, seatOf } from '../state.ts'
import { change } from './seats.ts'

/** Whatever is played there ends without a result; a finished game stays, with its record. */
export function shut(room: RoomState, { why }: CommandOf<'shut'>): Decided {
  return room.phase === 'over' ? no('over') : accept([{ type: 'closed', why }])
}

/** Also where the game never came to its end. */
export function unseal(room: RoomState, { seed }: RoomContext): Decided {
  if (!isSealed(room)) return accept([])
  const isDone = room.phase === 'over' || room.phase === 'closed'
  return isDone ? accept([{ type: 'unsealed', seed }]) : no('not-over')
}

export function rename(room: RoomState, { person, name }: CommandOf<'rename'>): Decided {
  const seat = seatOf(room, person)
  const is = personAt(room, seat)
  if (is === undefined) return no('not-seated')
  return is.name === name ? accept([]) : change(room, seat, { ...is, name })
}
