/** What only who runs the server may do. */
import { accept } from '@doubloon/engine'
import type { CommandOf } from '../commands.ts'
import { type Decided, no } from '../refusals.ts'
import { personAt, type RoomState, seatOf } from '../state.ts'
import { change } from './seats.ts'

/** Whatever is played there ends without a result; a finished game stays, with its record. */
export function shut(room: RoomState): Decided {
  return room.phase === 'over' ? no('over') : accept([{ type: 'closed', why: 'moderator' }])
}

export function rename(room: RoomState, { person, name }: CommandOf<'rename'>): Decided {
  const seat = seatOf(room, person)
  const is = personAt(room, seat)
  if (is === undefined) return no('not-seated')
  return is.name === name ? accept([]) : change(room, seat, { ...is, name })
}
