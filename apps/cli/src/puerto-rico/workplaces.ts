/** The circles of a seat, read from the whole position: what a placement has to fill, and with how many colonists. */
import { BUILDINGS, type Position, TILES } from '@doubloon/puerto-rico'
import { inWords } from './in-words.ts'

/** A place for colonists: its word in the notation, and how many circles it has. */
export interface Workplace {
  readonly key: string
  readonly word: string
  readonly circles: number
}

/** What a seat can place now, and where. */
export interface Placement {
  readonly colonists: number
  readonly workplaces: readonly Workplace[]
  /** Colonists that must stand on circles afterwards. */
  readonly toPlace: number
}

/** All workplaces of a seat in the order of the notation: tile kinds, then buildings. */
export function placementOf(position: Position, seat: number): Placement {
  const mat = position.seats[seat]
  if (mat === undefined) return { colonists: 0, workplaces: [], toPlace: 0 }
  const tiles = TILES.filter((tile) => tile !== 'forest').map((tile) => ({
    key: tile,
    word: tile,
    circles: mat.island[tile] ?? 0,
  }))
  const buildings = BUILDINGS.map(({ key, circles }) => ({
    key,
    word: inWords(key),
    circles: mat.buildings[key] === undefined ? 0 : circles,
  }))
  const workplaces = [...tiles, ...buildings].filter(({ circles }) => circles > 0)
  const placed = [...Object.values(mat.workers), ...Object.values(mat.buildings)]
  const colonists = placed.reduce((sum, count) => sum + (count ?? 0), mat.sanJuan)
  const circles = workplaces.reduce((sum, place) => sum + place.circles, 0)
  return { colonists, workplaces, toPlace: Math.min(colonists, circles) }
}
