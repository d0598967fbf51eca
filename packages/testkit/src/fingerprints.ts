/** The fingerprint of many random games: one number that changes when anything in the rules does. */
import { Fingerprint, type GameState, type GameTypes, orThrow, type Rules } from '@doubloon/engine'
import { Situation } from './walk.ts'

/**
 * Plays seeded random games at the fast door and hashes their final positions: the words of them, not the bytes,
 * so that a new layout of the state changes nothing.
 */
export function fingerprintOfGames<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  rawOptions: unknown,
  { games, seed }: { readonly games: number; readonly seed: string },
): string {
  const options = orThrow(rules.parseOptions(rawOptions))
  const fingerprint = new Fingerprint()
  const moment = new Situation(rules, seed)
  const { state, moves } = moment
  for (let game = 0; game < games; game++) {
    rules.setUp(state, options, `${seed} ${game}`, moves)
    while (moves.length > 0) rules.play(state, moment.pick(), moves)
    fingerprint.add(lettersOf(JSON.stringify(rules.position(state))))
  }
  return fingerprint.toString()
}

function lettersOf(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
}
