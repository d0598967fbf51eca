/** Hand cards: what each is worth beyond being money, and which to part with or to keep. */
import { lowestBit } from '@doubloon/engine'
import { COST, KINDS_N, ownsCityKind, PRODUCTION_N, type State } from '@doubloon/san-juan/fast'
import { HAS_CARPENTER, HAS_QUARRY, HAS_SMITHY } from './kinds.ts'
import type { Look } from './look.ts'
import { buildingValue } from './value.ts'
import { WEIGHTS } from './weights.ts'

/** Cards less for a building by what always works, the privilege not counted. */
export function usualDiscount(look: Look, kind: number): number {
  return (look.effects & (kind < PRODUCTION_N ? HAS_SMITHY : HAS_QUARRY)) === 0 ? 0 : 1
}

/** What building a card for a price brings beyond the money that it costs, the card itself included. */
export function profitOf(s: State, look: Look, kind: number, price: number): number {
  const back = kind >= PRODUCTION_N && (look.effects & HAS_CARPENTER) !== 0 ? 1 : 0
  return buildingValue(s, look, kind) - (price + 1 - back) * look.money
}

/** What a hand card is worth beyond being money: nothing if it may not or should not be built. */
export function surplusOf(s: State, look: Look, kind: number): number {
  if (kind >= PRODUCTION_N && ownsCityKind(s, look.seat, kind)) return 0
  const price = Math.max(0, COST[kind] - usualDiscount(look, kind))
  const profit = profitOf(s, look, kind, price)
  if (profit <= 0) return 0
  const lacking = Math.max(0, price + 1 - s.handSize[look.seat])
  return (profit * Math.min(1, look.phases)) / (1 + lacking * WEIGHTS.lacking)
}

const kinds = new Int32Array(KINDS_N)
const worths = new Float64Array(KINDS_N)
const copies = new Int32Array(KINDS_N)
let size = 0

/** Lists a holder's cards from a kind on with what they are worth. */
function listCards(s: State, look: Look, holder: number, from: number): void {
  size = 0
  for (let word = 0; word < 2; word++)
    for (let set = s.heldKinds[holder * 2 + word]; set !== 0; set &= set - 1) {
      const kind = word * 32 + lowestBit(set)
      if (kind < from) continue
      kinds[size] = kind
      copies[size] = s.hand[holder * KINDS_N + kind]
      worths[size++] = surplusOf(s, look, kind)
    }
}

/** A second card of a city building is only money. */
function isSpare(i: number): boolean {
  return copies[i] > 1 && kinds[i] >= PRODUCTION_N
}

/** The lowest kind among the `count` cards of a hand, from a kind on, that are worth least. */
export function firstToGo(s: State, look: Look, count: number, from: number): number {
  listCards(s, look, look.seat, from)
  let lowest = KINDS_N
  for (let n = 0; n < count; n++) {
    let least = -1
    let leastWorth = Number.POSITIVE_INFINITY
    for (let i = 0; i < size; i++) {
      if (copies[i] === 0) continue
      const worth = isSpare(i) ? 0 : worths[i]
      if (worth < leastWorth) {
        least = i
        leastWorth = worth
      }
    }
    if (least < 0) break
    copies[least]--
    lowest = Math.min(lowest, kinds[least])
  }
  return lowest
}

/** The lowest kind among the `count` cards of a holder, from a kind on, that are worth most. */
export function firstToKeep(
  s: State,
  look: Look,
  holder: number,
  count: number,
  from: number,
): number {
  listCards(s, look, holder, from)
  const own = look.seat * KINDS_N
  for (let i = 0; i < size; i++)
    if (kinds[i] >= PRODUCTION_N && s.hand[own + kinds[i]] > 0) worths[i] = 0
  let lowest = KINDS_N
  for (let n = 0; n < count; n++) {
    let best = -1
    let bestWorth = -1
    for (let i = 0; i < size; i++)
      if (copies[i] > 0 && worths[i] > bestWorth) {
        best = i
        bestWorth = worths[i]
      }
    copies[best]--
    if (kinds[best] >= PRODUCTION_N) worths[best] = 0
    lowest = Math.min(lowest, kinds[best])
  }
  return lowest
}

/** What the hand card that is worth least is worth beyond being money. */
export function leastSurplus(s: State, look: Look): number {
  listCards(s, look, look.seat, 0)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < size; i++) least = Math.min(least, isSpare(i) ? 0 : worths[i])
  return least
}

/** The kind below which the next pick of a choice may not fall. */
export function lowestKind(s: State): number {
  return Math.max(0, s.cursor - 1)
}
