/** The games that nets are trained for. Everything else here works for each of them. */
import type { GameState } from '@doubloon/engine'
import { DRAFT, type State } from '@doubloon/puerto-rico/fast'
import type { NetAdapter } from '../packages/bots/src/bot.ts'
import type { NetEncoder } from '../packages/bots/src/net/evaluator.ts'
import { puertoRicoEncoder } from '../packages/bots/src/net/puerto-rico/encoder.ts'
import { describedSanJuan } from '../packages/bots/src/net/san-juan/encoder.ts'
import { botAdapterOf } from '../packages/bots/src/registry.ts'

export interface TrainedGame<S extends GameState> {
  described(): NetEncoder<S>
  /** Whether a decision is left to chance in own play, because its options matter less than their number. */
  isByLot(s: S): boolean
}

const GAMES: Readonly<Record<string, TrainedGame<GameState>>> = {
  'puerto-rico': {
    described: puertoRicoEncoder,
    isByLot: (s) => (s as State).stage === DRAFT,
  },
  'san-juan': { described: describedSanJuan, isByLot: () => false },
}

/** A game by its name, with what bots know of it. */
export function trainedGame(
  name = '',
): TrainedGame<GameState> & { adapter: NetAdapter<GameState> } {
  const game = GAMES[name]
  if (game === undefined) throw new Error(`nets are trained for ${Object.keys(GAMES).join(', ')}`)
  return { ...game, adapter: botAdapterOf<GameState>(name) }
}
