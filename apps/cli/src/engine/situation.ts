/** Where a game stands, as replies tell it: who decides what, the legal moves, and what just happened. */
import { OFFER_LIMIT } from '@doubloon/engine'
import type { AnyGame } from '../any-game.ts'
import type { GameRow } from '../game-row.ts'

/** The answer to `new`, `position` and `play`. */
export function situation(row: GameRow, game: AnyGame): object {
  if (game.over)
    return { toMove: null, over: true, decision: null, offers: [], events: game.events }
  const { toMove, waiting, decision } = game
  const others = waiting.length > 1 ? { waiting } : {}
  return { toMove, ...others, over: false, decision, ...choices(row, game), events: game.events }
}

/** Whole moves; the small steps as well where a whole consists of several. */
function choices(row: GameRow, game: AnyGame): object {
  const steps = game.steps()
  const offers = game.offers(OFFER_LIMIT)?.map(({ text }) => text)
  if (offers === undefined) return { offers: { description: row.describeChoice(game) }, steps }
  const isComposite = offers.length !== steps.length || offers.some((text) => !steps.includes(text))
  return isComposite ? { offers, steps } : { offers }
}
