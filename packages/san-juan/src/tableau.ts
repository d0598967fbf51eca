/** Tableaux in words: what stands at a seat's places, and the goods on it. */
import { lowestBit, membersOf } from '@doubloon/engine'
import { FIRST_EFFECT, FIRST_MONUMENT, type State } from './state.ts'
import { CITY_GOOD, PLACES_N, PRODUCTION_N } from './words.ts'

/** The next seat clockwise. */
export function leftOf(s: State, seat: number): number {
  const next = seat + 1
  return next === s.players ? 0 : next
}

/** The kind at a place of a tableau, which must have a building. */
export function kindAt(s: State, seat: number, place: number): number {
  return s.places[seat * PLACES_N + place] - 1
}

export function hasGood(s: State, seat: number, place: number): boolean {
  return ((s.goodPlaces[seat] >> place) & 1) === 1
}

/** Lays a card on a building as its good. */
export function putGood(s: State, seat: number, place: number, card: number): void {
  s.goods[seat * PLACES_N + place] = card + 1
  s.goodPlaces[seat] |= 1 << place
}

/** Takes the good off a building; says which card it was. */
export function takeGood(s: State, seat: number, place: number): number {
  const at = seat * PLACES_N + place
  const card = s.goods[at] - 1
  s.goods[at] = 0
  s.goodPlaces[seat] &= ~(1 << place)
  return card
}

/** The good that a building of a kind holds. */
export function goodOf(kind: number): number {
  return kind < PRODUCTION_N ? kind : CITY_GOOD
}

/** How many buildings of a kind a seat has. */
export function kindCount(s: State, seat: number, kind: number): number {
  let count = 0
  const first = seat * PLACES_N
  for (let place = first; place < first + s.buildings[seat]; place++)
    if (s.places[place] === kind + 1) count++
  return count
}

/** Whether a seat has this city building, of which nobody has two (SJ-BLDG-2). */
export function ownsCityKind(s: State, seat: number, kind: number): boolean {
  return kind < FIRST_EFFECT
    ? ((s.monuments[seat] >> (kind - FIRST_MONUMENT)) & 1) === 1
    : ((s.effects[seat] >> (kind - FIRST_EFFECT)) & 1) === 1
}

/** The city kinds of a seat among the first 32 kinds or the others, as a set of bits by kind. */
export function cityKindsOwned(s: State, seat: number, word: number): number {
  if (word === 1) return s.effects[seat] >>> (32 - FIRST_EFFECT)
  return (s.effects[seat] << FIRST_EFFECT) | (s.monuments[seat] << FIRST_MONUMENT)
}

export function productionBuildings(s: State, seat: number): number {
  return membersOf(s.producers[seat])
}

export function productionKinds(s: State, seat: number): number {
  let kinds = 0
  for (let set = s.producers[seat]; set !== 0; set &= set - 1)
    kinds |= 1 << kindAt(s, seat, lowestBit(set))
  return membersOf(kinds)
}

/** Monuments and everything else that is no production building (§1). */
export function cityBuildings(s: State, seat: number): number {
  return s.buildings[seat] - productionBuildings(s, seat)
}

export function monuments(s: State, seat: number): number {
  return membersOf(s.monuments[seat])
}

/** Goods on all buildings of a seat. */
export function allGoods(s: State, seat: number): number {
  return membersOf(s.goodPlaces[seat])
}

/** Puts a building at a place, over what stands there, if anything; it does not work yet (SJ-BLDG-4). */
export function putBuilding(s: State, seat: number, place: number, kind: number): void {
  s.places[seat * PLACES_N + place] = kind + 1
  if (kind < PRODUCTION_N) s.producers[seat] |= 1 << place
  else if (kind >= FIRST_EFFECT) s.effects[seat] |= 1 << (kind - FIRST_EFFECT)
  else if (kind >= FIRST_MONUMENT) s.monuments[seat] |= 1 << (kind - FIRST_MONUMENT)
}

/** A building that is built over stops working at once (SJ-BLDG-5). */
export function clearPlace(s: State, seat: number, place: number): void {
  const kind = kindAt(s, seat, place)
  if (kind >= FIRST_EFFECT) {
    const others = ~(1 << (kind - FIRST_EFFECT))
    s.effects[seat] &= others
    s.active[seat] &= others
  } else if (kind >= FIRST_MONUMENT) s.monuments[seat] &= ~(1 << (kind - FIRST_MONUMENT))
  s.producers[seat] &= ~(1 << place)
  s.places[seat * PLACES_N + place] = 0
}
