/** Random games for tests: every state at a decision, midway of composites too, under many options. */
import { orThrow, random, seedRng } from '@doubloon/engine'
import { fast, MoveList, State } from '../src/fast.ts'
import { parseOptions } from '../src/options.ts'
import { sanJuan } from '../src/rules.ts'

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

/** Where all choose their starting cards at once, any of them does. */
function actOutOfTurn(s: State, out: MoveList, rng: Uint32Array): void {
  const waiting = sanJuan.waiting(s)
  const seat = random(rng, s.players)
  if (seat !== s.seat && (waiting >> seat) & 1) sanJuan.actAs(s, seat, out)
}
