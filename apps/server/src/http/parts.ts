/** What answers requests is put together from these. */
import type { Admin } from '../admin/admin.ts'
import type { NotifyParts } from '../notify/api.ts'
import type { Accounts } from '../people/accounts.ts'
import type { People } from '../people.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Storage } from '../storage/contract.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'
import type { Guard } from './guard.ts'
import type { Streams } from './streams.ts'

export interface ApiParts {
  readonly storage: Storage
  readonly rooms: Rooms
  readonly people: People
  readonly accounts: Accounts
  readonly guard: Guard
  readonly streams: Streams
  readonly admin: Admin
  readonly notify: NotifyParts
  readonly tournaments: Tournaments
  /** The accounts whose people may host tournaments; undefined: everybody may. */
  readonly tournamentHosts: readonly string[] | undefined
  readonly version: string
  /** The addresses to give to guests. */
  readonly guests: () => readonly string[]
  readonly warn: (what: string) => void
}
