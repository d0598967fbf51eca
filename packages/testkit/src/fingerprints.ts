/** The fingerprint of many random games: one number that changes when anything in the rules does. */
import { type FastRules, Fingerprint, type GameState, MoveList } from '@doubloon/engine'
import { Chance } from './chance.ts'

/** Plays seeded random games at the fast door and hashes the bytes of their final states. */
export function fingerprintOfGames<S extends GameState, Options>(
  rules: FastRules<S, Options>,
  options: Options,
  { games, seed }: { readonly games: number; readonly seed: string },
): string {
  const fingerprint = new Fingerprint()
  const state = rules.newState()
  const moves = new MoveList()
  const chance = new Chance(seed)
  for (let game = 0; game < games; game++) {
    rules.setUp(state, options, `${seed} ${game}`, moves)
    while (moves.length > 0) rules.play(state, moves.at(chance.below(moves.length)), moves)
    fingerprint.add(state.bytes)
  }
  return fingerprint.toString()
}
