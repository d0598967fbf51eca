/** Random games for tests, under many options. */
import type { MoveList } from '@doubloon/engine'
import { playRandomly as play } from '@doubloon/testkit'
import { puertoRico, type State } from '../src/index.ts'

/** Options that between them reach every decision of the catalogue. */
export const MANY_OPTIONS: readonly object[] = [
  { players: 2 },
  { players: 3, vpVisibility: 'open', balanced: true },
  { players: 4 },
  { players: 5, mayorSimultaneous: true, declineProduction: true },
  { players: 2, buildings: 'all31', endRule: 'cityOnly', roundLimit: 20 },
  {
    players: 3,
    buildings: 'all31',
    forestFromHacienda: true,
    hospiceOnHaciendaTile: true,
    fortressCountsSanJuan: false,
  },
  { players: 4, buildings: 'draft', draftExclusions: false, mayorSimultaneous: true },
  { players: 5, buildings: 'randomSet' },
]

/** Plays random games and shows every state that waits for a decision, and the final ones. */
export const playRandomly = (
  options: object,
  games: number,
  look: (s: State, offers: MoveList) => void,
) => play(puertoRico, options, games, look)
