/** Giving up, what comes after the end, and rooms in which nothing begins. */
import { accept } from '@doubloon/engine'
import type { CommandOf } from '../commands.ts'
import { type Decided, no } from '../refusals.ts'
import type { RoomState } from '../state.ts'
import { mustGather, mustPlay, mustSit } from './guards.ts'

export function resign(room: RoomState, { by }: CommandOf<'resign'>): Decided {
  const sitting = mustSit(room, by)
  if (!sitting.ok) return sitting
  const table = mustPlay(room)
  if (!table.ok) return table
  const { seat, person } = sitting.value
  if (person.hasResigned) return accept([])
  const standIn = person.standIn ?? room.settings.standIn
  return accept([{ type: 'seatChanged', seat, is: { ...person, standIn, hasResigned: true } }])
}

export function rematch(room: RoomState, command: CommandOf<'rematch'>): Decided {
  if (room.phase !== 'over') return no('not-over')
  if (room.rematch === undefined) return accept([{ type: 'rematch', room: command.room }])
  return room.rematch === command.room ? accept([]) : no('rematch-exists')
}

export function expire(room: RoomState): Decided {
  const gathering = mustGather(room)
  return gathering.ok ? accept([{ type: 'closed', why: 'empty' }]) : gathering
}
