/** Cities and their circles: room for buildings, empty circles, and workplaces as one list. */
import { colonistsOn, owns, staff, tilesOf, workersOn } from './board.ts'
import { CIRCLES, LARGE } from './buildings/catalog.ts'
import { BUILDINGS_N, type State } from './state.ts'
import { CITY_SPACES, WORKPLACES_N } from './words.ts'

/** City spaces left; only their number counts (PR-RUL-13). */
export function citySpacesLeft(s: State, seat: number): number {
  const violet = s.violet[seat]
  return CITY_SPACES - bits(violet) - bits(violet & LARGE) - bits(s.production[seat])
}

function bits(set: number): number {
  let n = set - ((set >> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333)
  return Math.imul((n + (n >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24
}

/** Workplaces: tile kinds 0 … 5, then buildings. */
export const PLACES_N = WORKPLACES_N + BUILDINGS_N

/** Circles a seat has at a workplace. */
export function circlesAt(s: State, seat: number, place: number): number {
  if (place < WORKPLACES_N) return tilesOf(s, seat, place)
  const building = place - WORKPLACES_N
  return owns(s, seat, building) ? CIRCLES[building] : 0
}

/** Colonists a seat has at a workplace. */
export function colonistsAt(s: State, seat: number, place: number): number {
  return place < WORKPLACES_N ? workersOn(s, seat, place) : colonistsOn(s, seat, place - WORKPLACES_N)
}

export function setColonistsAt(s: State, seat: number, place: number, colonists: number): void {
  if (place < WORKPLACES_N) s.workers[seat * WORKPLACES_N + place] = colonists
  else staff(s, seat, place - WORKPLACES_N, colonists)
}

export function hasEmptyCircleAt(s: State, seat: number, place: number): boolean {
  return colonistsAt(s, seat, place) < circlesAt(s, seat, place)
}

/** Empty circles on all buildings of all seats (PR-MAYOR-8). */
export function emptyBuildingCircles(s: State): number {
  let empty = 0
  for (let seat = 0; seat < s.players; seat++)
    for (let building = 0; building < BUILDINGS_N; building++)
      if (owns(s, seat, building)) empty += CIRCLES[building] - colonistsOn(s, seat, building)
  return empty
}
