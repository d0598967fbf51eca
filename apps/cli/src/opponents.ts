/** The bots as they play against people and advise them, by name. */
import {
  type Advice,
  advise as adviseBy,
  botAdapterOf,
  foresee,
  LEVELS,
  parsePlayer,
  REFERENCES,
} from '@doubloon/bots'
import { type Foreseen, type GameTypes, orThrow } from '@doubloon/engine'
import type { AnyGame } from './any-game.ts'

/** Everybody who can be asked for a move: the levels for people, the weakest first, then the reference bots. */
export const OPPONENTS: readonly string[] = [...LEVELS, ...REFERENCES].map(({ name }) => name)

/** Who plays against people if they name nobody. */
export const USUAL_OPPONENT = 'casual'
/** Who knows a good move at once. */
export const QUICK_ADVISER = 'expert'
/** Who is asked for a hint. */
export const ADVISER = 'master'

/** For whom a bot chooses, if not for the seat to move, and how long it may think about the composite move. */
export interface Wish {
  readonly seat?: number
  readonly milliseconds?: number
}

/** What a move of the seat to move would bring, everybody choosing as a sensible player would. */
export function foreseen(game: AnyGame, move: string): Foreseen<GameTypes> {
  return foresee(game, botAdapterOf(game.rules.game), move)
}

/** The composite move a bot makes: by the same seed the same, unless it thinks in time. */
export function chooseMove(game: AnyGame, bot: string, seed: string, wish?: Wish): string {
  return advise(game, bot, seed, wish).move
}

/** The composite move a bot would make, with what it thought. */
export function advise(game: AnyGame, bot: string, seed: string, wish: Wish = {}): Advice {
  const adapter = botAdapterOf(game.rules.game)
  const now = () => performance.now()
  return adviseBy(game, adapter, orThrow(parsePlayer(bot)), seed, { ...wish, now })
}
