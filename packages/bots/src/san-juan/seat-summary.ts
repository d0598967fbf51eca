/**
 * One seat in short: what stands there, and how much of the game is left. Made for one question, asked often while it is
 * answered, and then dropped.
 */
import {
  BUILD,
  BUILD_OVER,
  BUILDER,
  FIRST_EFFECT,
  PAY,
  PLACES_N,
  PRODUCTION_N,
  type State,
} from '@doubloon/san-juan/fast'
import { HAS_AQUEDUCT, HAS_TRADING_POST } from './kinds.ts'
import { BUILD_RATE, KNOTS, MEAN_PRICE, MONEY, PHASES_LEFT, SALES } from './weights.ts'

export class SeatSummary {
  readonly seat: number
  /** City buildings with an effect, as in the state. */
  readonly effects: number
  /** Builder phases still to come, after the present one. */
  readonly phases: number
  /** VP that a card in the hand is worth as money. */
  readonly money: number
  readonly production: number
  readonly productionKinds: number
  readonly city: number
  readonly monuments: number
  /** Cards by the sale of goods until the next builder phase. */
  readonly income: number
  /** Production buildings by kind, each count in its own bits of one number: a list would cost more than the summary. */
  readonly #producers: number

  constructor(s: State, seat: number) {
    this.seat = seat
    this.effects = s.effects[seat]
    this.phases = phasesLeft(s)
    this.money = atTime(MONEY, this.phases)
    let producers = 0
    let production = 0
    let kinds = 0
    let monuments = 0
    const first = seat * PLACES_N
    const all = s.buildings[seat]
    for (let at = first; at < first + all; at++) {
      const kind = s.places[at] - 1
      if (kind < PRODUCTION_N) {
        if (countIn(producers, kind) === 0) kinds++
        producers += 1 << (kind * COUNT_BITS)
        production++
      } else if (kind < FIRST_EFFECT) monuments++
    }
    this.#producers = producers
    this.production = production
    this.productionKinds = kinds
    this.monuments = monuments
    this.city = all - production
    this.income = this.incomeWith(-1, this.effects)
  }

  /** Production buildings of a kind. */
  producersOf(kind: number): number {
    return countIn(this.#producers, kind)
  }

  /** Cards by the sale of goods until the next builder phase, with one production building more (−1: none). */
  incomeWith(more: number, effects: number): number {
    const aqueduct = (effects & HAS_AQUEDUCT) === 0 ? 0 : 1
    const tradingPost = (effects & HAS_TRADING_POST) === 0 ? 0 : 1
    const sales = SALES[aqueduct + tradingPost]
    let rank = 0
    let cards = 0
    for (let kind = PRODUCTION_N - 1; kind >= 0; kind--) {
      let count = this.producersOf(kind) + (kind === more ? 1 : 0)
      for (; count > 0 && rank < sales.length; count--) cards += sales[rank++] * MEAN_PRICE[kind]
    }
    return cards
  }
}

/** Bits of a count: nobody has more than twelve buildings. */
const COUNT_BITS = 4

function countIn(counts: number, kind: number): number {
  return (counts >> (kind * COUNT_BITS)) & ((1 << COUNT_BITS) - 1)
}

/** What a table by time says for so many builder phases to come; between two entries, in proportion. */
function atTime(table: Float64Array, phases: number): number {
  let knot = 0
  while (KNOTS[knot + 1] < phases && knot < KNOTS.length - 2) knot++
  const part = (phases - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
  return table[knot] + (table[knot + 1] - table[knot]) * part
}

/** Whether the acting seat is about to build. */
function isBuilding(s: State): boolean {
  return s.stage === BUILD || (s.stage >= BUILD_OVER && s.stage <= PAY)
}

/** Builder phases still to come after the present one: until somebody has all places filled. */
export function phasesLeft(s: State): number {
  const building = s.phase === BUILDER && isBuilding(s)
  let most = 0
  for (let seat = 0; seat < s.players; seat++) {
    const toCome = building && (seat - s.chooser + s.players) % s.players >= s.turn
    most = Math.max(most, s.buildings[seat] + (toCome ? BUILD_RATE : 0))
  }
  const lacking = Math.max(0, PLACES_N - most)
  const low = Math.floor(lacking)
  return PHASES_LEFT[low] + (PHASES_LEFT[low + 1] - PHASES_LEFT[low]) * (lacking - low)
}
