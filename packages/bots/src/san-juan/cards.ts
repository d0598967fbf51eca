/** Hand cards: what each is worth beyond being money, and which to part with or to keep. */
import { lowestBit } from '@doubloon/engine'
import { COST, KINDS_N, ownsCityKind, PRODUCTION_N, type State } from '@doubloon/san-juan/fast'
import { will } from './questions.ts'
import type { SeatSummary } from './seat-summary.ts'
import { buildingValue } from './value.ts'
import { WEIGHTS } from './weights.ts'

/** What building a card for a price brings beyond the money that it costs, the card itself included. */
export function profitOf(s: State, summary: SeatSummary, kind: number, price: number): number {
  const back = will.cardsForBuilding(s, summary.seat, kind)
  return buildingValue(s, summary, kind) - (price + 1 - back) * summary.money
}

/** What a hand card is worth beyond being money: nothing if it may not or should not be built. */
export function surplusOf(s: State, summary: SeatSummary, kind: number): number {
  if (kind >= PRODUCTION_N && ownsCityKind(s, summary.seat, kind)) return 0
  const price = Math.max(0, COST[kind] - will.discount(s, summary.seat, kind))
  const profit = profitOf(s, summary, kind, price)
  if (profit <= 0) return 0
  const lacking = Math.max(0, price + 1 - s.handSize[summary.seat])
  return (profit * Math.min(1, summary.phases)) / (1 + lacking * WEIGHTS.lacking)
}

/** Cards of one kind that may be chosen; copies and worth change while cards are being chosen. */
interface Candidate {
  readonly kind: number
  copies: number
  value: number
}

/** A holder's cards from a kind on with what they are worth. */
function candidates(s: State, summary: SeatSummary, holder: number, from: number): Candidate[] {
  const list: Candidate[] = []
  for (let word = 0; word < 2; word++)
    for (let set = s.heldKinds[holder * 2 + word]; set !== 0; set &= set - 1) {
      const kind = word * 32 + lowestBit(set)
      if (kind < from) continue
      list.push({
        kind,
        copies: s.hand[holder * KINDS_N + kind],
        value: surplusOf(s, summary, kind),
      })
    }
  return list
}

/** What parting with one card costs: a second card of a city building is only money. */
function costOfParting({ kind, copies, value }: Candidate): number {
  return copies > 1 && kind >= PRODUCTION_N ? 0 : value
}

/** The lowest kind among the `count` cards of a hand, from a kind on, that are worth least. */
export function firstToGo(s: State, summary: SeatSummary, count: number, from: number): number {
  const list = candidates(s, summary, summary.seat, from)
  let lowest = KINDS_N
  for (let n = 0; n < count; n++) {
    let least: Candidate | undefined
    let leastCost = Number.POSITIVE_INFINITY
    for (let i = 0; i < list.length; i++) {
      if (list[i].copies === 0) continue
      const cost = costOfParting(list[i])
      if (cost < leastCost) {
        least = list[i]
        leastCost = cost
      }
    }
    if (least === undefined) break
    least.copies--
    lowest = Math.min(lowest, least.kind)
  }
  return lowest
}

/** The lowest kind among the `count` cards of a holder, from a kind on, that are worth most. */
export function firstToKeep(
  s: State,
  summary: SeatSummary,
  holder: number,
  count: number,
  from: number,
): number {
  const list = candidates(s, summary, holder, from)
  const own = summary.seat * KINDS_N
  for (let i = 0; i < list.length; i++)
    if (list[i].kind >= PRODUCTION_N && s.hand[own + list[i].kind] > 0) list[i].value = 0
  let lowest = KINDS_N
  for (let n = 0; n < count; n++) {
    let best: Candidate | undefined
    for (let i = 0; i < list.length; i++)
      if (list[i].copies > 0 && (best === undefined || list[i].value > best.value)) best = list[i]
    if (best === undefined) break
    best.copies--
    if (best.kind >= PRODUCTION_N) best.value = 0
    lowest = Math.min(lowest, best.kind)
  }
  return lowest
}

/** What the hand card that is worth least is worth beyond being money. */
export function leastSurplus(s: State, summary: SeatSummary): number {
  const list = candidates(s, summary, summary.seat, 0)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < list.length; i++) least = Math.min(least, costOfParting(list[i]))
  return least
}
