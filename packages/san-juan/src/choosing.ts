/**
 * Choices of cards or goods for whoever helps people to choose: what there is to pick from, how many, and the composite move
 * that somebody makes who picks step by step. Cards that the rules picked for want of another choice count as open.
 */
import { determinizationOf, type Game, type Pending, walkComposite } from '@doubloon/engine'
import { MOST_EXCHANGED } from './box.ts'
import { composites } from './composites.ts'
import { type Cards, cardsIn, cardsOf } from './describe.ts'
import { type Move, VERBS } from './notation.ts'
import { mostProduced } from './phases/producer.ts'
import { mostSold } from './phases/trader.ts'
import { emptyProducers, placesWithGood } from './picking.ts'
import { rewind } from './rewind.ts'
import { type SanJuanTypes, sanJuan } from './rules.ts'
import * as stage from './stages.ts'
import type { State } from './state.ts'
import { goodOf, kindAt } from './tableau.ts'
import { GOODS, PLACES_N } from './words.ts'

/** What is picked: cards of the hand, cards just drawn, places with a good, places without one. */
export type PickedFrom = 'hand' | 'drawn' | 'goods' | 'empty'

/** A choice of some of several cards or goods. */
export interface Choosing {
  /** The word of the notation in front of what is picked. */
  readonly verb: string
  readonly from: PickedFrom
  /** What can be picked, by key of the card or kind of good. */
  readonly pool: Cards
  readonly least: number
  readonly most: number
  /** Whether one may pick nothing. */
  readonly canPass: boolean
}

/** One row for each decision that is such a choice: how many are picked at most, and whether fewer may be. */
interface Row {
  readonly verb: string
  readonly from: PickedFrom
  readonly most: (s: State) => number
  readonly isExact: boolean
}

const exactly = (verb: string, from: PickedFrom): Row => ({
  verb,
  from,
  most: (s) => s.count,
  isExact: true,
})
const upTo = (verb: string, from: PickedFrom, most: (s: State) => number): Row => ({
  verb,
  from,
  most,
  isExact: false,
})
const handSize = (s: State): number => s.handSize[s.seat]

const ROWS: Readonly<Partial<Record<number, Row>>> = {
  [stage.START_CARDS]: exactly(VERBS.discard.words, 'hand'),
  [stage.PRODUCE]: upTo(VERBS.produce.words, 'empty', (s) => mostProduced(s, s.seat)),
  [stage.SELL]: upTo(VERBS.sell.words, 'goods', (s) => mostSold(s, s.seat)),
  [stage.KEEP]: exactly(VERBS.keep.words, 'drawn'),
  [stage.PUT_AWAY]: exactly(VERBS.putAway.words, 'hand'),
  [stage.EXCHANGE]: upTo(VERBS.exchange.words, 'hand', () => MOST_EXCHANGED),
  [stage.TUCK_ONE]: upTo('tuck', 'hand', () => 1),
  [stage.TUCK_MANY]: upTo(VERBS.deposit.words, 'hand', handSize),
  [stage.DISCARD]: exactly(VERBS.discard.words, 'hand'),
}

const POOLS: Readonly<Record<PickedFrom, (s: State) => Cards>> = {
  hand: (s) => cardsOf(s.hand, s.seat),
  drawn: (s) => cardsIn(s.inAir),
  goods: (s) => goodsAt(s, placesWithGood(s)),
  empty: (s) => goodsAt(s, emptyProducers(s)),
}

/** The kinds of goods that lie, or could lie, on some places of the acting seat. */
function goodsAt(s: State, places: number): Cards {
  const goods: Record<string, number> = {}
  for (let place = 0; place < PLACES_N; place++) {
    if (((places >> place) & 1) === 0) continue
    const good = GOODS[goodOf(kindAt(s, s.seat, place))]
    goods[good] = (goods[good] ?? 0) + 1
  }
  return goods
}

type RunningGame = Game<State, SanJuanTypes>

/** What a waiting seat can pick; undefined if it is asked for something else. */
export function choosingOf(game: RunningGame, seat: number): Choosing | undefined {
  const { state } = determinizationOf(game, seat, 'choosing')
  const row = ROWS[state.stage]
  if (row === undefined) return undefined
  rewind(state)
  const pool = POOLS[row.from](state)
  const all = Object.values(pool).reduce((sum, count) => sum + count, 0)
  const most = Math.min(row.most(state), all)
  const { verb, from, isExact } = row
  return { verb, from, pool, least: isExact ? most : 1, most, canPass: !isExact }
}

/** A composite move, in words and typed. */
export interface Chosen {
  readonly text: string
  readonly move: Move
}

/** The composite move of a waiting seat that decides so at every step. */
export function chosenBy(
  game: RunningGame,
  seat: number,
  pick: (pending: Pending<State>) => number,
): Chosen {
  const determinization = determinizationOf(game, seat, 'choosing')
  const { state } = determinization
  const before = composites.forcedBefore?.(state) ?? []
  const taken = walkComposite(sanJuan, determinization, pick).map((choice) => choice.taken)
  const steps = [...before, ...taken]
  return { text: composites.text(state, steps), move: composites.typed(steps) }
}
