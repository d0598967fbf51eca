/** The table through the eyes of a seat. */
import { foresee as foreseeBy } from '@doubloon/bots'
import { Game, type GameTypes } from '@doubloon/engine'
import type { Foreseen, Moment, Offer, TableTypes } from '../../client/contract.ts'
import type { AnyGame, AnyPageAdapter } from '../page-adapter.ts'

/** More composite moves are not listed. */
const MOST_OFFERS = 5000

/** What a legal move of a seat would bring. */
export function foresee(
  adapter: AnyPageAdapter,
  game: AnyGame,
  viewer: number,
  move: string,
): Foreseen<TableTypes> {
  return { ...foreseeBy(game, adapter.heuristics, move, viewer) }
}

/** The facts of a seat after a move of its own; chance is drawn anew, so that nothing is given away. */
export function factsAfter(
  adapter: AnyPageAdapter,
  game: AnyGame,
  viewer: number,
  move: string,
): TableTypes['facts'] | undefined {
  if (!game.check(move, viewer).ok) return undefined
  const determinization = Game.fromPosition(
    adapter.rules,
    adapter.rules.position(game.determinize(viewer, 'facts after')),
  )
  const after = determinization.ok ? determinization.value.play(move, viewer) : determinization
  if (!after.ok) return undefined
  return momentOf(adapter, after.value, { n: 0, viewer, isWatched: true }).facts
}

/** Through whose eyes a moment is seen, after how many moves; with another view than the seat's own, in a replay. */
export interface Sighting {
  readonly n: number
  readonly viewer: number
  /** Whether nobody is to decide: it is long past, or everybody there is a bot. */
  readonly isWatched?: boolean
  readonly view?: GameTypes['view']
}

/** A moment of a game after n moves; one that is only watched offers nothing. */
export function momentOf(
  adapter: AnyPageAdapter,
  game: AnyGame,
  { n, viewer, isWatched = false, view = game.view(viewer) }: Sighting,
): Moment<TableTypes> {
  const isAsked = !isWatched && game.waiting.includes(viewer)
  const offers = isAsked ? offersOf(adapter, game, viewer) : []
  const facts = adapter.facts({
    game,
    viewer,
    view,
    isAsked,
    offers,
    foresee: (move) => foresee(adapter, game, viewer, move),
  })
  const { over, toMove, decision } = game
  return { n, viewer, view, offers, facts, over, toMove, decision }
}

function offersOf(
  adapter: AnyPageAdapter,
  game: AnyGame,
  seat: number,
): readonly Offer<TableTypes['move']>[] | undefined {
  return adapter.isComposedByPage(game) ? undefined : game.offers(MOST_OFFERS, seat)
}
