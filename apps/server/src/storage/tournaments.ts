/** What the server keeps of tournaments: a part of what every storage must do (`contract.ts`). */
import type { PersonId } from '@doubloon/table'
import type { LoggedInTournament } from '../tournaments/events.ts'

/** What is known of a tournament without reading its log. */
export interface TournamentEntry {
  readonly id: string
  readonly isPublic: boolean
  readonly stage: 'gathering' | 'playing' | 'over'
  readonly host: PersonId
  readonly changedAt: number
  /** Who plays there. */
  readonly people: readonly PersonId[]
  /** What a list shows of it, as JSON. */
  readonly summary: string
}

/** More of a tournament's log. The first event of all brings its secret along, which stays here. */
export interface AppendToTournament {
  readonly events: readonly LoggedInTournament[]
  readonly entry: TournamentEntry
  readonly secret?: string
}

export interface TournamentStorage {
  /** False if another one has written under these numbers, or they leave a gap: then nothing was written. */
  append(append: AppendToTournament): Promise<boolean>
  /** In order; none if there is no such tournament. */
  log(tournament: string): Promise<readonly LoggedInTournament[]>
  secret(tournament: string): Promise<string | undefined>
  /** Public ones, and those somebody hosts or plays in; newest changes first. */
  list(person: PersonId | undefined, most: number): Promise<readonly TournamentEntry[]>
  /** Those that are not over. */
  open(): Promise<readonly string[]>
  openHostedBy(person: PersonId): Promise<number>
}
