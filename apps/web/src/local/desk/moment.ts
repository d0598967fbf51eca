/** The table through the eyes of a seat. */
import { foresee as foreseeBy } from '@doubloon/bots'
import { Game, type GameTypes } from '@doubloon/engine'
import type { Face, Foreseen, Moment, Offer } from '../../client/contract.ts'
import type { AnyGame, AnyKit } from '../kit.ts'

/** More whole moves are not listed. */
const MOST_OFFERS = 5000

/** What a legal move of a seat would bring. */
export function foresee(kit: AnyKit, game: AnyGame, looker: number, move: string): Foreseen<Face> {
  return { ...foreseeBy(game, kit.sense, move, looker) }
}

/** The facts of a seat after a move of its own; chance is drawn anew, so that nothing is given away. */
export function reckonAfter(
  kit: AnyKit,
  game: AnyGame,
  looker: number,
  move: string,
): Face['facts'] | undefined {
  if (!game.check(move, looker).ok) return undefined
  const world = Game.fromPosition(kit.rules, kit.rules.position(game.imagine(looker, 'reckoned')))
  const after = world.ok ? world.value.play(move, looker) : world
  if (!after.ok) return undefined
  return momentOf(kit, after.value, { n: 0, looker, isWatched: true }).facts
}

/** Through whose eyes a moment is seen, after how many moves; with another view than the seat's own, in a replay. */
export interface Look {
  readonly n: number
  readonly looker: number
  /** Whether nobody is to decide: it is long past, or everybody there is a bot. */
  readonly isWatched?: boolean
  readonly view?: GameTypes['view']
}

/** A moment of a game after n moves; one that is only watched offers nothing. */
export function momentOf(
  kit: AnyKit,
  game: AnyGame,
  { n, looker, isWatched = false, view = game.view(looker) }: Look,
): Moment<Face> {
  const isAsked = !isWatched && game.waiting.includes(looker)
  const offers = isAsked ? offersOf(kit, game, looker) : []
  const facts = kit.facts({
    game,
    looker,
    view,
    isAsked,
    offers,
    foresee: (move) => foresee(kit, game, looker, move),
  })
  const { over, toMove, decision } = game
  return { n, looker, view, offers, facts, over, toMove, decision }
}

function offersOf(
  kit: AnyKit,
  game: AnyGame,
  seat: number,
): readonly Offer<Face['move']>[] | undefined {
  return kit.isPutTogether(game) ? undefined : game.offers(MOST_OFFERS, seat)
}
