/** Where colonists go: small steps of a placement, and the like. */
import {
  allCircles,
  allColonists,
  BUILDINGS,
  BUILDINGS_N,
  CIRCLES,
  CORN,
  circlesAt,
  FIRST_VIOLET,
  GOODS_N,
  lowestBit,
  type MoveList,
  nextWorkplace,
  owns,
  PUT,
  QUARRY,
  type State,
  TILES_N,
  WORKPLACES_N,
} from '@doubloon/puerto-rico/fast'
import { byBuilding } from '../by-building.ts'
import { usesLeft } from './left.ts'
import { SeatSummary } from './seat-summary.ts'
import { barrelValue, PLANTS, plantCircles, quarryValue, violetValue } from './values.ts'

/** The circles of a seat that are still to be filled, each by what it is worth. Made for one step and then dropped. */
interface Circles {
  /** At the place in hand. */
  readonly here: number[]
  /** At all later places. */
  readonly later: number[]
}

/** A circle that brings nothing now is still filled before nothing. */
const IDLE = 0.02

export function pickPlacement(s: State, moves: MoveList): number {
  const { seat, cursor } = s
  const at = cursor === 0 ? nextWorkplace(s, seat, 0) : cursor - 1
  const waiting = cursor === 0 ? allColonists(s, seat) : s.sanJuan[seat]
  const count = countHere(s, at, waiting)
  const least = moves.at(0) - PUT[at]
  return PUT[at] + Math.min(Math.max(count, least), moves.at(moves.length - 1) - PUT[at])
}

/** How many of the best circles that can still be filled are at the place in hand. */
function countHere(s: State, at: number, waiting: number): number {
  const { seat } = s
  const circles = circlesAt(s, seat, at)
  if (allColonists(s, seat) >= allCircles(s, seat)) return circles
  const { here, later } = valueCircles(s, seat, at, usesLeft(s), waiting)
  let count = 0
  while (count < circles && betterIn(later, here[count]) + count + 1 <= waiting) count++
  return count
}

function betterIn(values: readonly number[], value: number): number {
  let better = 0
  for (let i = 0; i < values.length; i++) if (values[i] > value) better++
  return better
}

function valueCircles(s: State, seat: number, at: number, uses: number, waiting: number): Circles {
  const circles: Circles = { here: [], later: [] }
  for (let tile = at; tile < WORKPLACES_N; tile++) {
    const tiles = s.tiles[seat * TILES_N + tile]
    if (tiles === 0) continue
    const out = tile === at ? circles.here : circles.later
    // A plantation shares its value with the plant that it needs.
    const pairs = tile < GOODS_N && waiting > 1 ? plantCircles(s, seat, tile) : 0
    for (let nth = 0; nth < tiles; nth++) {
      let value = nth < pairs ? barrelValue(tile, nth, uses) / 2 : IDLE
      if (tile === QUARRY) value = quarryValue(nth, uses)
      else if (tile === CORN) value = barrelValue(CORN, nth, uses)
      out.push(value)
    }
  }
  for (let good = 1; good < GOODS_N; good++) valuePlants(s, seat, good, at, uses, circles)
  if (s.violet[seat] !== 0) valueViolet(s, new SeatSummary(s, seat, uses), at, circles)
  return circles
}

function valueViolet(s: State, summary: SeatSummary, at: number, circles: Circles): void {
  for (let set = s.violet[summary.seat]; set !== 0; set &= set - 1) {
    const building = FIRST_VIOLET + lowestBit(set)
    const place = WORKPLACES_N + building
    if (place < at) continue
    const out = place === at ? circles.here : circles.later
    const value = staffingValue(s, summary, building)
    for (let c = 0; c < CIRCLES[building]; c++) out.push(value)
  }
}

/** Plants: a pair with a tile that is still to come shares its value, one with an occupied tile has all of it. */
function valuePlants(
  s: State,
  seat: number,
  good: number,
  at: number,
  uses: number,
  circles: Circles,
): void {
  const plants = PLANTS[good]
  const tilePassed = good < at
  const begun = s.cursor > 0
  const occupied = begun ? s.workers[seat * WORKPLACES_N + good] : 0
  const pairs = tilePassed ? occupied : s.tiles[seat * TILES_N + good]
  let nth = 0
  for (let i = 0; i < plants.length; i++) {
    const plant = plants[i]
    if (!owns(s, seat, plant)) continue
    const place = WORKPLACES_N + plant
    if (place < at) {
      nth += s.colonists[seat * BUILDINGS_N + plant]
      continue
    }
    const out = place === at ? circles.here : circles.later
    for (let c = 0; c < CIRCLES[plant]; c++, nth++)
      out.push(nth < pairs ? barrelValue(good, nth, uses) * (tilePassed ? 1 : 0.5) : IDLE / 2)
  }
}

/** Large buildings that only count at the end, so that their colonist can wait. */
const CAN_WAIT = byBuilding(BUILDINGS, {
  guildHall: 1,
  residence: 1,
  fortress: 1,
  customsHouse: 1,
  cityHall: 1,
})

function staffingValue(s: State, summary: SeatSummary, building: number): number {
  const value = violetValue(s, summary, building)
  return CAN_WAIT[building] === 1 && summary.uses > 1.5 ? value * 0.15 : value
}
