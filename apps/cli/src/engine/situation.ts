/** Where a game stands, as replies tell it: who decides what, the legal moves, and what just happened. */
import { OFFER_LIMIT } from '@doubloon/engine'
import type { AnyGame } from '../any-game.ts'
import type { CommandAdapter } from '../command-adapter.ts'

/** The answer to `new`, `position`, `play` and `offers`; the legal moves are those of the seat. */
export function situation(row: CommandAdapter, game: AnyGame, seat = game.toMove): object {
  if (game.over)
    return { toMove: null, over: true, decision: null, offers: [], events: game.events }
  const { toMove, waiting, decision } = game
  const others = waiting.length > 1 ? { waiting } : {}
  const offered = choices(row, game, seat)
  return { toMove, ...others, over: false, decision, ...offered, events: game.events }
}

/** Composite moves of a seat; the small steps as well where a composite consists of several. */
export function choices(row: CommandAdapter, game: AnyGame, seat: number): object {
  const steps = game.steps(seat)
  const offers = game.offers(OFFER_LIMIT, seat)?.map(({ text }) => text)
  if (offers === undefined)
    return { offers: { description: row.describeChoice(game, seat) }, steps }
  const isComposite = offers.length !== steps.length || offers.some((text) => !steps.includes(text))
  return isComposite ? { offers, steps } : { offers }
}
