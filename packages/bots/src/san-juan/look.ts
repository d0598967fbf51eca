/**
 * A look at one seat: what stands there, and how much of the game is left. Taken once per question and then asked, so
 * that looking costs nothing.
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

export class Look {
  seat = 0
  /** City buildings with an effect, as in the state. */
  effects = 0
  /** Builder phases still to come, after the present one. */
  phases = 0
  /** VP that a card in the hand is worth as money. */
  money = 0
  /** Production buildings by kind. */
  readonly producers = new Int32Array(PRODUCTION_N)
  production = 0
  productionKinds = 0
  city = 0
  monuments = 0
  /** Cards by the sale of goods until the next builder phase. */
  income = 0
  /** Between which entries of tables by time the present lies, and where between them. */
  #knot = 0
  #part = 0

  take(s: State, seat: number): void {
    this.seat = seat
    this.effects = s.effects[seat]
    this.setPhases(phasesLeft(s))
    this.#count(s, seat)
    this.income = this.incomeWith(-1, this.effects)
  }

  setPhases(phases: number): void {
    this.phases = phases
    let knot = 0
    while (KNOTS[knot + 1] < phases && knot < KNOTS.length - 2) knot++
    this.#knot = knot
    this.#part = (phases - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
    this.money = this.now(MONEY)
  }

  /** The entry of a table by time for the present. */
  now(table: Float64Array): number {
    const low = table[this.#knot]
    return low + (table[this.#knot + 1] - low) * this.#part
  }

  #count(s: State, seat: number): void {
    const { producers } = this
    producers.fill(0)
    this.monuments = 0
    this.productionKinds = 0
    const first = seat * PLACES_N
    const all = s.buildings[seat]
    let production = 0
    for (let at = first; at < first + all; at++) {
      const kind = s.places[at] - 1
      if (kind < PRODUCTION_N) {
        if (producers[kind] === 0) this.productionKinds++
        producers[kind]++
        production++
      } else if (kind < FIRST_EFFECT) this.monuments++
    }
    this.production = production
    this.city = all - production
  }

  /** Cards by the sale of goods until the next builder phase, with one production building more (−1: none). */
  incomeWith(more: number, effects: number): number {
    const aqueduct = (effects & HAS_AQUEDUCT) === 0 ? 0 : 1
    const tradingPost = (effects & HAS_TRADING_POST) === 0 ? 0 : 1
    const sales = SALES[aqueduct + tradingPost]
    let rank = 0
    let cards = 0
    for (let kind = PRODUCTION_N - 1; kind >= 0; kind--) {
      let count = this.producers[kind] + (kind === more ? 1 : 0)
      for (; count > 0 && rank < sales.length; count--) cards += sales[rank++] * MEAN_PRICE[kind]
    }
    return cards
  }
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
