/** Cities and their circles: room for buildings, empty circles, and workplaces as one list. */
import { maskOf } from '@doubloon/engine'
import {
  buildingColonists,
  colonistsOn,
  lowestBit,
  owns,
  staff,
  tilesOf,
  workersOn,
} from './board.ts'
import { BUILDINGS, CIRCLES, LARGE } from './buildings/catalog.ts'
import { BUILDINGS_N, FIRST_VIOLET, type State } from './state.ts'
import { CITY_SPACES, WORKPLACES_N } from './words.ts'

/** City spaces left; only their number counts (PR-RUL-13). */
export function citySpacesLeft(s: State, seat: number): number {
  const violet = s.violet[seat]
  return CITY_SPACES - size(violet) - size(violet & LARGE) - size(s.production[seat])
}

/** How many members a set of bits has. */
function size(set: number): number {
  let n = set - ((set >> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333)
  return Math.imul((n + (n >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24
}

/** Workplaces: tile kinds 0 … 5, then buildings. */
export const PLACES_N = WORKPLACES_N + BUILDINGS_N

/** Violet buildings by their number of circles, as sets of bits. */
const VIOLET = BUILDINGS.slice(FIRST_VIOLET)
const WITH_CIRCLES = maskOf(VIOLET.map(({ circles }) => circles > 0))
const WITH_ONE = maskOf(VIOLET.map(({ circles }) => circles === 1))

/** Circles a seat has at a workplace. */
export function circlesAt(s: State, seat: number, place: number): number {
  if (place < WORKPLACES_N) return tilesOf(s, seat, place)
  const building = place - WORKPLACES_N
  return owns(s, seat, building) ? CIRCLES[building] : 0
}

/** Circles on all buildings of a seat. */
export function buildingCircles(s: State, seat: number): number {
  let circles = size(s.violet[seat] & WITH_ONE)
  for (let set = s.violet[seat] & WITH_CIRCLES & ~WITH_ONE; set !== 0; set &= set - 1)
    circles += CIRCLES[FIRST_VIOLET + lowestBit(set)]
  for (let set = s.production[seat]; set !== 0; set &= set - 1) circles += CIRCLES[lowestBit(set)]
  return circles
}

/** All circles of a seat: on island tiles and on buildings. */
export function allCircles(s: State, seat: number): number {
  let circles = buildingCircles(s, seat)
  for (let tile = 0; tile < WORKPLACES_N; tile++) circles += tilesOf(s, seat, tile)
  return circles
}

/** The first workplace with circles from a place on; there must be one. */
export function nextWorkplace(s: State, seat: number, from: number): number {
  let place = from
  while (place < WORKPLACES_N && tilesOf(s, seat, place) === 0) place++
  if (place < WORKPLACES_N) return place
  const production = s.production[seat] & (-1 << (place - WORKPLACES_N))
  if (place < WORKPLACES_N + FIRST_VIOLET && production !== 0)
    return WORKPLACES_N + lowestBit(production)
  const passed = Math.max(0, place - WORKPLACES_N - FIRST_VIOLET)
  const violet = s.violet[seat] & WITH_CIRCLES & (-1 << passed)
  return WORKPLACES_N + FIRST_VIOLET + lowestBit(violet)
}

/** Colonists a seat has at a workplace. */
export function colonistsAt(s: State, seat: number, place: number): number {
  return place < WORKPLACES_N
    ? workersOn(s, seat, place)
    : colonistsOn(s, seat, place - WORKPLACES_N)
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
    empty += buildingCircles(s, seat) - buildingColonists(s, seat)
  return empty
}
