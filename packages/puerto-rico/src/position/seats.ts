/**
 * Reading a position: which buildings are in the game, and what lies before the seats (PR-INV-5).
 */

import type { Refusal } from '@doubloon/engine'
import { problem } from '@doubloon/engine'
import { addBuilding, goodsOf, islandSpacesUsed, owns, staff, tilesOf } from '../board.ts'
import { buildingNumber, CIRCLES } from '../buildings/catalog.ts'
import { citySpacesLeft } from '../city.ts'
import { BUILDING_KEYS, type Counts } from '../describe.ts'
import { bringInProduction, bringInViolet, hasFreeSlot, isExcluded, SLOTS_N } from '../draft.ts'
import { BUILDING_MODES } from '../options.ts'
import type { State } from '../state.ts'
import {
  CITY_SPACES,
  GOODS,
  GOODS_N,
  ISLAND_SPACES,
  TILES,
  TILES_N,
  WORKPLACES_N,
} from '../words.ts'
import type { PositionInput, SeatInput } from './form.ts'
import type { PositionPart } from './part.ts'

/** The copies of all buildings in the game; owners take theirs later. */
export const layBuildings: PositionPart = (s, p) => {
  bringInProduction(s)
  const mode = BUILDING_MODES[s.buildingMode]
  if (mode === 'draft' || mode === 'randomSet') return layNamedKinds(s, p)
  if (p.violetBuildings !== undefined)
    return problem(
      'wrong-buildings',
      'violetBuildings goes with options.buildings = draft or randomSet; leave it out',
      'PR-VAR-3',
    )
  bringInViolet(s, mode, p.options?.buildingSet ?? [])
  return undefined
}

/** Drafted or drawn kinds, one after the other as in a draft (PR-DRAFT-2 … 5). */
function layNamedKinds(s: State, p: PositionInput): Refusal | undefined {
  const kinds = p.violetBuildings ?? []
  for (const [index, key] of kinds.entries()) {
    const kind = buildingNumber(key)
    const wrong = (why: string, rule: string) =>
      problem('wrong-buildings', `violetBuildings[${index}]: ${key} ${why}`, rule)
    if (s.copies[kind] > 0) return wrong('is named twice', 'PR-DRAFT-2')
    if (!hasFreeSlot(s, kind)) return wrong('has no free slot of its cost', 'PR-DRAFT-3')
    if (isExcluded(s, kind)) return wrong('is excluded by its rival', 'PR-DRAFT-4')
    bringInViolet(s, 'fixedSet', [key])
  }
  if (kinds.length === SLOTS_N || isDrafting(s, p)) return undefined
  return problem(
    'wrong-buildings',
    `violetBuildings must name the ${SLOTS_N} violet kinds in the game; it has ${kinds.length}`,
    'PR-DRAFT-5',
  )
}

/** Whether the position stands in the draft, said or understood. */
export function isDrafting(s: State, p: PositionInput): boolean {
  const decision = p.turn?.decision ?? 'D-DRAFT'
  return BUILDING_MODES[s.buildingMode] === 'draft' && decision === 'D-DRAFT'
}

/** Everything that lies before the seats. */
export const laySeats: PositionPart = (s, p) => {
  const seats = p.seats ?? []
  if (p.seats !== undefined && seats.length !== s.players)
    return problem(
      'seat-count',
      `seats has ${seats.length} entries and options.players is ${s.players}; make them agree`,
      'PR-SETUP-1',
    )
  for (const [seat, given] of seats.entries()) {
    s.doubloons[seat] = given.doubloons ?? 0
    s.vp[seat] = given.vp ?? 0
    s.sanJuan[seat] = given.sanJuan ?? 0
    const found = layGoods(s, seat, given) ?? layIsland(s, seat, given) ?? layCity(s, seat, given)
    if (found !== undefined) return found
  }
  return undefined
}

/** Writes numbers by word into a field, from a place on. */
export function layCounts<W extends string>(
  into: Uint8Array,
  from: number,
  words: readonly W[],
  counts: Counts<W> | undefined,
): void {
  for (const [i, word] of words.entries()) into[from + i] = counts?.[word] ?? 0
}

/** Barrels received in this phase are among those on the wind rose. */
function layGoods(s: State, seat: number, given: SeatInput): Refusal | undefined {
  layCounts(s.goods, seat * GOODS_N, GOODS, given.goods)
  layCounts(s.produced, seat * GOODS_N, GOODS, given.produced)
  for (const [good, word] of GOODS.entries())
    if (s.produced[seat * GOODS_N + good] > goodsOf(s, seat, good))
      return problem(
        'wrong-produced',
        `seats[${seat}].produced.${word} is more than the barrels in goods; add them there`,
        'PR-CRAFTSMAN-3',
      )
  return undefined
}

function layIsland(s: State, seat: number, given: SeatInput): Refusal | undefined {
  layCounts(s.tiles, seat * TILES_N, TILES, given.island)
  layCounts(s.workers, seat * WORKPLACES_N, TILES.slice(0, WORKPLACES_N), given.workers)
  for (const [tile, word] of TILES.slice(0, WORKPLACES_N).entries())
    if (s.workers[seat * WORKPLACES_N + tile] > tilesOf(s, seat, tile))
      return problem(
        'too-many-on-tile',
        `seats[${seat}].workers.${word} is more than the ${tilesOf(s, seat, tile)} tiles on the island`,
        'PR-INV-5',
      )
  const used = islandSpacesUsed(s, seat)
  if (used <= ISLAND_SPACES) return undefined
  return problem('island-overfull', `seats[${seat}].island has ${used} tiles; 12 fit`, 'PR-INV-5')
}

function layCity(s: State, seat: number, given: SeatInput): Refusal | undefined {
  for (const [building, key] of BUILDING_KEYS.entries()) {
    const colonists = given.buildings?.[key]
    if (colonists === undefined) continue
    const path = `seats[${seat}].buildings.${key}`
    if (colonists > CIRCLES[building])
      return problem('too-many-on-tile', `${path}: it has ${inCircles(building)}`, 'PR-INV-5')
    const found = takeCopy(s, seat, building, path)
    if (found !== undefined) return found
    staff(s, seat, building, colonists)
  }
  const used = CITY_SPACES - citySpacesLeft(s, seat)
  if (used <= CITY_SPACES) return undefined
  return problem(
    'city-overfull',
    `seats[${seat}].buildings take ${used} spaces; 12 fit`,
    'PR-INV-5',
  )
}

function inCircles(building: number): string {
  return CIRCLES[building] === 1 ? '1 circle' : `${CIRCLES[building]} circles`
}

function takeCopy(s: State, seat: number, building: number, path: string): Refusal | undefined {
  if (s.copies[building] === 0)
    return isOwnedBefore(s, seat, building)
      ? problem('too-few-copies', `${path}: no copy is left for this seat`, 'PR-BUILDER-2')
      : problem('building-not-in-game', `${path}: not in the game by its options`, 'PR-DRAFT-5')
  s.copies[building]--
  addBuilding(s, seat, building)
  return undefined
}

function isOwnedBefore(s: State, seat: number, building: number): boolean {
  for (let other = 0; other < seat; other++) if (owns(s, other, building)) return true
  return false
}
