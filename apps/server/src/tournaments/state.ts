/** A tournament as its log leaves it, and simple questions to it. */
import type { TournamentSettings } from '@doubloon/protocol'
import type { PersonId } from '@doubloon/table'
import type { Came, Seated } from './events.ts'

export interface Player {
  readonly person: PersonId
  readonly name: string
  /** Whether they have a seat in the next round. */
  readonly isHere: boolean
}

export interface TournamentTable {
  readonly room: string
  readonly seats: readonly Seated[]
  readonly isStopped: boolean
  /** By seat, when it is over. */
  readonly came: readonly Came[] | undefined
}

export interface Round {
  readonly tables: readonly TournamentTable[]
  readonly isOver: boolean
  readonly seed: string | undefined
}

export interface Tournament {
  readonly settings: TournamentSettings
  readonly host: PersonId
  readonly hostName: string
  readonly stage: 'gathering' | 'playing' | 'over'
  /** In the order in which they came; who left stays, with what they have won. */
  readonly players: readonly Player[]
  readonly rounds: readonly Round[]
  /** Of the last event. */
  readonly number: number
  readonly openedAt: number
  readonly at: number
}

export function playerOf({ players }: Tournament, person: PersonId): Player | undefined {
  return players.find((player) => player.person === person)
}

/** Those who have a seat in the next round. */
export function present({ players }: Tournament): readonly Player[] {
  return players.filter(({ isHere }) => isHere)
}

/** The round whose tables play, or whose last ones have just come to an end. */
export function runningRound({ rounds }: Tournament): Round | undefined {
  const last = rounds.at(-1)
  return last === undefined || last.isOver ? undefined : last
}
