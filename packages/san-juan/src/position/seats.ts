/** Reading a position: what lies before the seats, hands apart (SJ-INV-2 … 4). */
import { problem, type Refusal } from '@doubloon/engine'
import { effectOf, GOOD_HOLDER } from '../buildings/catalog.ts'
import { BUILDING_KEYS, type Cards } from '../describe.ts'
import { mayOwnAnother } from '../purchase.ts'
import { FIRST_EFFECT, KINDS_N, type State } from '../state.ts'
import { putBuilding, putGood } from '../tableau.ts'
import { PRODUCTION_N } from '../words.ts'
import type { PlaceInput, PositionInput, SeatInput } from './form.ts'
import type { PositionPart } from './part.ts'

/** Everything that lies before the seats but their hands. */
export const laySeats: PositionPart = (s, p) => {
  if (p.seats !== undefined && p.seats.length !== s.players)
    return problem(
      'seat-count',
      `seats has ${p.seats.length} entries and options.players is ${s.players}; make them agree`,
      'SJ-SETUP-5',
    )
  for (let seat = 0; seat < s.players; seat++) {
    const given = p.seats?.[seat] ?? {}
    const found = layTableau(s, seat, p) ?? layTucked(s, seat, given) ?? layUses(s, seat, given)
    if (found !== undefined) return found
  }
  return undefined
}

/** The buildings of a seat; left out, the one it started with (SJ-SETUP-5). */
export function placesOf(p: PositionInput, seat: number): readonly PlaceInput[] {
  const tableau = p.seats?.[seat]?.tableau ?? BUILDING_KEYS.slice(0, 1)
  return tableau.map((place) => (typeof place === 'string' ? { building: place } : place))
}

/** Writes cards by key into a bag, from a place on. */
export function layCards(into: Uint8Array, from: number, cards: Cards | undefined): void {
  for (const [kind, key] of BUILDING_KEYS.entries()) into[from + kind] += cards?.[key] ?? 0
}

function layTableau(s: State, seat: number, p: PositionInput): Refusal | undefined {
  const places = placesOf(p, seat)
  if (places.length === 0)
    return wrong(`seats[${seat}].tableau is empty; everybody has a building`, 'SJ-INV-4')
  for (const [place, given] of places.entries()) {
    const path = `seats[${seat}].tableau[${place}]`
    const found = layPlace(s, seat, path, given)
    if (found !== undefined) return found
  }
  return undefined
}

/** The good `true` is a card nobody knows yet; it is dealt when all others lie (piles.ts). */
function layPlace(
  s: State,
  seat: number,
  path: string,
  { building, good = false, isNew = false }: PlaceInput,
): Refusal | undefined {
  if (building === undefined) return wrong(`${path}.building must be the key of one`, 'SJ-INV-4')
  const kind = BUILDING_KEYS.indexOf(building)
  if (!mayOwnAnother(s, seat, kind))
    return wrong(`${path}: nobody has two city buildings of one kind`, 'SJ-INV-3')
  if (good !== false && kind >= PRODUCTION_N && kind !== GOOD_HOLDER)
    return wrong(`${path}.good: no good lies on such a building`, 'SJ-INV-2')
  const place = s.buildings[seat]++
  putBuilding(s, seat, place, kind)
  if (typeof good === 'string') putGood(s, seat, place, BUILDING_KEYS.indexOf(good))
  if (!isNew && kind >= FIRST_EFFECT) s.active[seat] |= effectOf(kind)
  return undefined
}

/** Cards that are named; those that are only counted are dealt later (piles.ts). */
function layTucked(s: State, seat: number, given: SeatInput): Refusal | undefined {
  const { tucked, tuckedUnseen = 0 } = given
  if (typeof tucked === 'object') layCards(s.tucked, seat * KINDS_N, tucked)
  if (typeof tuckedUnseen === 'object') layCards(s.tuckedUnseen, seat * KINDS_N, tuckedUnseen)
  const some = typeof tuckedUnseen === 'object' ? Object.keys(tuckedUnseen).length : tuckedUnseen
  return some > 0 && !s.expansion ? notInGame(`seats[${seat}].tuckedUnseen`) : undefined
}

/** What a seat has used up in this game or this round (R-SJ-7, SJ-2P-4). */
function layUses(s: State, seat: number, given: SeatInput): Refusal | undefined {
  if (given.bankUsed && !s.expansion) return notInGame(`seats[${seat}].bankUsed`)
  if (given.bankUsed) s.depositUsed |= 1 << seat
  if (given.libraryUsed) s.doublingUsed |= 1 << seat
  return undefined
}

function notInGame(path: string): Refusal {
  return problem(
    'building-not-in-game',
    `${path}: there is no such building without options.expansion`,
    'SJ-XSETUP-1',
  )
}

function wrong(message: string, rule: string): Refusal {
  return problem('wrong-tableau', message, rule)
}
