/** Everybody's page takes them to their table; to each one once, since who comes back wants to look. */
import { go } from '../route.svelte.ts'
import { tableOf } from './standing.ts'
import type { TournamentModel } from './tournament.svelte.ts'

const taken = new Set<string>()

/** `from`: the room where they are. */
export function lead({ now, person }: TournamentModel, from?: string): void {
  const own = now && tableOf(now, person)
  const isHere = now?.standings.some((it) => it.person === person && !it.hasLeft)
  if (own === undefined || own.table.results !== undefined || !isHere) return
  const { room } = own.table
  if (room === from || taken.has(room)) return
  taken.add(room)
  go(`/room/${room}`)
}
