/** Where colonists go: small steps of a placement, and the like. */
import {
  allColonists,
  BUILDINGS_N,
  CIRCLES,
  CORN,
  circlesAt,
  FIRST_VIOLET,
  GOODS_N,
  lowestBit,
  type MoveList,
  nextWorkplace,
  PUT,
  QUARRY,
  type State,
  TILES_N,
  WORKPLACES_N,
} from '@doubloon/puerto-rico/fast'
import { barrelValue, PLANTS, plantCircles, quarryValue, violetValue } from './values.ts'

/** What the circles at the place in hand, and at all later ones, are worth. */
const here = new Float64Array(12)
const later = new Float64Array(96)
let laterN = 0

/** A circle that brings nothing now is still filled before nothing. */
const IDLE = 0.02

export function pickPlacement(s: State, moves: MoveList, uses: number): number {
  const { seat, cursor } = s
  const at = cursor === 0 ? nextWorkplace(s, seat, 0) : cursor - 1
  const waiting = cursor === 0 ? allColonists(s, seat) : s.sanJuan[seat]
  const circles = circlesAt(s, seat, at)
  valueCircles(s, seat, at, uses, waiting)
  let count = 0
  while (count < circles && betterLater(here[count]) + count + 1 <= waiting) count++
  const least = moves.at(0) - PUT[at]
  return PUT[at] + Math.min(Math.max(count, least), moves.at(moves.length - 1) - PUT[at])
}

function betterLater(value: number): number {
  let better = 0
  for (let i = 0; i < laterN; i++) if (later[i] > value) better++
  return better
}

function valueCircles(s: State, seat: number, at: number, uses: number, waiting: number): void {
  const begun = s.cursor > 0
  laterN = 0
  let out = here
  let n = 0
  for (let tile = at; tile < WORKPLACES_N; tile++) {
    const tiles = s.tiles[seat * TILES_N + tile]
    if (tile !== at) {
      out = later
      n = laterN
    }
    const pairs =
      tile === CORN || tile === QUARRY ? tiles : Math.min(tiles, plantCircles(s, seat, tile))
    for (let nth = 0; nth < tiles; nth++) {
      let value = IDLE
      if (tile === QUARRY) value = quarryValue(nth, uses)
      else if (tile === CORN) value = barrelValue(CORN, nth, uses)
      else if (nth < pairs && waiting > 1) value = barrelValue(tile, nth, uses) / 2
      out[n++] = value
    }
    if (tile !== at) laterN = n
  }
  // Plants: a pair with a tile that is still to come shares its value, one with an occupied tile has all of it.
  for (let good = 1; good < GOODS_N; good++) {
    const plants = PLANTS[good]
    const tilePassed = good < at
    const pairs = tilePassed
      ? begun
        ? s.workers[seat * WORKPLACES_N + good]
        : 0
      : s.tiles[seat * TILES_N + good]
    let nth = 0
    for (let i = 0; i < plants.length; i++) {
      const plant = plants[i]
      if (((s.production[seat] >> plant) & 1) === 0) continue
      const place = WORKPLACES_N + plant
      if (place < at) {
        nth += s.colonists[seat * BUILDINGS_N + plant]
        continue
      }
      const target = place === at ? here : later
      let k = place === at ? 0 : laterN
      for (let c = 0; c < CIRCLES[plant]; c++) {
        target[k++] = nth < pairs ? barrelValue(good, nth, uses) * (tilePassed ? 1 : 0.5) : IDLE / 2
        nth++
      }
      if (place !== at) laterN = k
    }
  }
  for (let set = s.violet[seat]; set !== 0; set &= set - 1) {
    const building = FIRST_VIOLET + lowestBit(set)
    const place = WORKPLACES_N + building
    if (place < at) continue
    for (let c = 0; c < CIRCLES[building]; c++) {
      const value = staffingValue(s, seat, building, uses)
      if (place === at) here[c] = value
      else later[laterN++] = value
    }
  }
}

/** An occupied violet building; a large one only counts at the end, so it can wait. */
function staffingValue(s: State, seat: number, building: number, uses: number): number {
  const value = violetValue(s, seat, building, uses)
  return CIRCLES[building] === 1 && building >= 18 && building <= 22 && uses > 1.5
    ? value * 0.15
    : value
}
