/** Random games for tests: every state at a decision, under many options. */
import { orThrow, random, seedRng } from '@doubloon/engine'
import { fast, MoveList, State } from '../src/fast.ts'
import { parseOptions } from '../src/options.ts'
import { puertoRico } from '../src/rules.ts'

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
export function playRandomly(
  rawOptions: object,
  games: number,
  look: (s: State, offers: MoveList) => void,
): void {
  const s = new State()
  const out = new MoveList()
  const rng = new Uint32Array(4)
  seedRng(rng, JSON.stringify(rawOptions))
  for (let game = 0; game < games; game++) {
    fast.setUp(s, orThrow(parseOptions(rawOptions)), `game ${game}`, out)
    for (;;) {
      look(s, out)
      if (out.length === 0) break
      actOutOfTurn(s, out, rng)
      fast.play(s, out.at(random(rng, out.length)), out)
    }
  }
}

/** Where all may place at once, any of them does. */
function actOutOfTurn(s: State, out: MoveList, rng: Uint32Array): void {
  const waiting = puertoRico.waiting(s)
  const seat = random(rng, s.players)
  if (seat !== s.seat && (waiting >> seat) & 1) puertoRico.actAs(s, seat, out)
}
