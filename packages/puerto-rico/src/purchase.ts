/** Buying a building: its price, whether missing doubloons can be replaced in kind, and the purchase itself. */
import { addBuilding, allGoods, forestsOf, quarriesWorking } from './board.ts'
import { ask, BALANCED_COST, COLUMN, COST, PAYERS_IN_KIND } from './buildings/catalog.ts'
import { hasOption, OPTION } from './chosen-options.ts'
import { colonistsAt, PLACES_N, setColonistsAt } from './city.ts'
import { BUILT, note } from './events.ts'
import { STAFF_BUILT } from './stages.ts'
import type { State } from './state.ts'
import { privilege } from './turns.ts'
import { WORKPLACES_N } from './words.ts'

/** Cost less quarries up to the column, half the forests, and the privilege (PR-BUILDER-3, PR-BUILDER-4). */
export function priceFor(s: State, seat: number, building: number): number {
  return priceWith(costsOf(s), building, quarriesWorking(s, seat), reductionFor(s, seat))
}

/** The price if the quarries and the reduction are known, for whoever asks for many prices at once. */
export function priceWith(
  costs: Uint8Array,
  building: number,
  quarries: number,
  reduction: number,
): number {
  return Math.max(0, costs[building] - Math.min(quarries, COLUMN[building]) - reduction)
}

export function costsOf(s: State): Uint8Array {
  return hasOption(s, OPTION.balanced) ? BALANCED_COST : COST
}

/** The buildings that cost no more than a sum, which is less than looking at all of them. */
export function kindsUpTo(s: State, sum: number): Uint8Array {
  const kinds = hasOption(s, OPTION.balanced) ? BALANCED_KINDS_UP_TO : KINDS_UP_TO
  return kinds[Math.min(sum, DEAREST)]
}

const DEAREST = Math.max(...COST)
const KINDS_UP_TO = kindsByCost(COST)
const BALANCED_KINDS_UP_TO = kindsByCost(BALANCED_COST)

function kindsByCost(costs: Uint8Array): readonly Uint8Array[] {
  const all = Uint8Array.from(costs, (_, kind) => kind)
  return Array.from({ length: DEAREST + 1 }, (_, sum) => all.filter((kind) => costs[kind] <= sum))
}

/** What makes every building cheaper for the seat: half its forests, and the privilege (PR-X-FOREST-3). */
export function reductionFor(s: State, seat: number): number {
  return (forestsOf(s, seat) >> 1) + privilege(s, seat)
}

/** What a building costs more than the seat has; nothing is missing if this is not above zero. */
export function missingDoubloons(s: State, seat: number, building: number): number {
  return priceFor(s, seat, building) - s.doubloons[seat]
}

/** Doubloons that can be replaced at most: by a colonist, a VP and a barrel (PR-X-BLACKMARKET-1). */
export const MOST_IN_KIND = 3

/** Whether a colonist, a VP and a barrel can make up for exactly what is missing (PR-X-BLACKMARKET-2). */
export function canPayInKind(s: State, seat: number, building: number): boolean {
  const others = othersToGive(s, seat)
  if (missingDoubloons(s, seat, building) <= others) return true
  for (let place = SAN_JUAN; place < PLACES_N; place++)
    if (canGiveColonist(s, seat, building, place)) return true
  return false
}

/** Stands for San Juan where a workplace is named. */
export const SAN_JUAN = -1

/** Whether the rest can be paid if a colonist is given from there, the price being what it is without him. */
export function canGiveColonist(s: State, seat: number, building: number, place: number): boolean {
  if (!hasColonistToGive(s, seat, place)) return false
  return missingWithout(s, seat, building, place) - 1 <= othersToGive(s, seat)
}

/** What is missing once a colonist is gone from there: his tile may have helped (PR-RUL-20). */
export function missingWithout(s: State, seat: number, building: number, place: number): number {
  takeFrom(s, seat, place, 1)
  const missing = missingDoubloons(s, seat, building)
  takeFrom(s, seat, place, -1)
  return missing
}

/** Anyone but the one who makes this payment possible (PR-X-BLACKMARKET-3). */
function hasColonistToGive(s: State, seat: number, place: number): boolean {
  if (place === SAN_JUAN) return s.sanJuan[seat] > 0
  return colonistsAt(s, seat, place) > 0 && !PAYERS_IN_KIND.includes(place - WORKPLACES_N)
}

/** Takes colonists from San Juan or a workplace; the tile stops working with the last one. */
export function takeFrom(s: State, seat: number, place: number, colonists: number): void {
  if (place === SAN_JUAN) s.sanJuan[seat] -= colonists
  else setColonistsAt(s, seat, place, colonistsAt(s, seat, place) - colonists)
}

/** At most one VP and one barrel besides the colonist (PR-X-BLACKMARKET-1). */
function othersToGive(s: State, seat: number): number {
  return (s.vp[seat] > 0 ? 1 : 0) + (allGoods(s, seat) > 0 ? 1 : 0)
}

/**
 * Pays for the building in hand (`subject`) and puts it into the city, unoccupied (PR-BUILDER-5). VP for building are
 * settled here, before it can be occupied: nothing counts for itself (PR-X-CHURCH-2); `count` keeps them.
 */
export function buy(s: State): void {
  const { seat, subject: building } = s
  const paid = Math.min(priceFor(s, seat, building), s.doubloons[seat])
  s.doubloons[seat] -= paid
  s.copies[building]--
  addBuilding(s, seat, building)
  note(s, BUILT, seat, building, paid)
  s.cursor = 0
  s.count = ask.vpForBuilding(s, seat, COLUMN[building])
  s.stage = STAFF_BUILT
}
