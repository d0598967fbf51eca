/** What many commands need first. */
import { accept, type GameState, type GameTypes, type Result } from '@doubloon/engine'
import type { Table } from '../../table.ts'
import { no } from '../refusals.ts'
import type { PersonId } from '../settings.ts'
import { isPlayed, type PersonSeat, personAt, type RoomState, seatOf } from '../state.ts'

export function mustGather({ phase }: RoomState): Result<undefined> {
  if (phase === 'gathering') return accept(undefined)
  return no(phase === 'playing' ? 'begun' : 'over')
}

/** The table of the game that is being played. */
export function mustPlay({ phase, table }: RoomState): Result<Table<GameState, GameTypes>> {
  if (phase === 'over') return no('over')
  return table === undefined ? no('not-begun') : accept(table)
}

export function mustHost({ host }: RoomState, by: PersonId): Result<undefined> {
  return host === by ? accept(undefined) : no('not-host')
}

interface Sitting {
  readonly seat: number
  readonly person: PersonSeat
}

/** Somebody who sits at the table. */
export function mustSit(room: RoomState, by: PersonId): Result<Sitting> {
  const seat = seatOf(room, by)
  const person = personAt(room, seat)
  return person === undefined ? no('not-seated') : accept({ seat, person })
}

interface Player {
  readonly seat: number
  readonly table: Table<GameState, GameTypes>
}

/** Somebody who sits and plays themselves, with the game. */
export function mustPlayAtSeat(room: RoomState, by: PersonId): Result<Player> {
  const sitting = mustSit(room, by)
  if (!sitting.ok) return sitting
  const table = mustPlay(room)
  if (!table.ok) return table
  const { seat, person } = sitting.value
  if (person.hasResigned) return no('resigned')
  return isPlayed(person) ? accept({ seat, table: table.value }) : no('bot-plays')
}
