/** Everything a tournament refuses, in one place. */
import { type Result, refuse } from '@doubloon/engine'
import type { TournamentEvent } from './events.ts'

export const TOURNAMENT_REFUSALS = {
  'tournament-over': 'the tournament is over; open another one',
  'not-tournament-host': 'only the host of the tournament can do that',
  'not-joined': 'they do not play here; join first',
  'name-joined': 'somebody in this tournament has that name; choose another one',
  'other-name': 'you have joined under another name, and play on under that one',
  'tournament-full': 'there is room for 200 players; ask the host to open a second tournament',
  'too-few': 'a round needs two people or more; wait until they have joined',
  'tables-play': 'some tables still play; wait for them, or end them first',
  'all-played': 'all rounds have been played',
  'other-round': 'another round is on; look at the tournament and decide anew',
  'no-such-table': 'there is no such table in this round',
} as const

export type TournamentRefusal = keyof typeof TOURNAMENT_REFUSALS

/** What becomes of a command: events to be appended, none if it is so already, or a refusal. */
export type Decided = Result<readonly TournamentEvent[]>

export function no(code: TournamentRefusal): Result<never> {
  return refuse(code, TOURNAMENT_REFUSALS[code])
}
