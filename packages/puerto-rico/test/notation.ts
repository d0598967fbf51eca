/**
 * How scenarios write down what lies on the table: `sugar 5, corn`, `corn 3/2, quarry 1*`, `wharf*, indigo plant 2`.
 * A star = every circle occupied. Read into numbers and written back for failures, always in the order of the words.
 */

import { inWords } from '@doubloon/engine'
import { BOXES, type Box } from '../src/box.ts'
import { BUILDINGS } from '../src/buildings/catalog.ts'

import { GOODS, type Good, TILES, type Tile } from '../src/words.ts'

/** Barrels or plantations by kind. */
export type Counts = Record<Good, number>

/** Tiles of one kind on an island. */
export interface Tiles {
  readonly count: number
  readonly occupied: number
}
export type Island = Partial<Record<Tile, Tiles>>

/** Colonists on each building of a city, by its key. */
export type City = Record<string, number>

interface Item {
  readonly word: string
  readonly count: number | undefined
  readonly occupied: number | undefined
  readonly star: boolean
}

/** `corn 3/2`, `corn 2*`, `wharf*`; nothing, or the word `empty` or `none`, is an empty list. */
function items(list: string): readonly Item[] {
  if (['', 'empty', 'none', 'nothing'].includes(list.trim())) return []
  return list.split(',').map((item) => {
    const match = /^\s*(.+?)(?:\s+(\d+)(?:\/(\d+))?)?\s*(\*)?\s*$/.exec(item)
    if (match === null) throw new Error(`"${item}" in "${list}" cannot be read`)
    const [, word = '', count, occupied, star] = match
    return { word, count: number(count), occupied: number(occupied), star: star !== undefined }
  })
}

const number = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits))

/** `sugar 5, corn` → how many of each good. */
export function readCounts(list: string): Counts {
  const counts = noGoods()
  for (const { word, count = 1 } of items(list)) counts[known(GOODS, word, 'good')] += count
  return counts
}

/** The words a list names, also those with the number 0. */
export function namedIn<W extends string>(words: readonly W[], list: string): readonly W[] {
  return items(list).map(({ word }) => known(words, word, 'word'))
}

/** No barrel of any kind. */
export const noGoods = (): Counts => ({ corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 })

/** `corn 2, sugar 1`; with `kinds` exactly those are written, also with the number 0. */
export function writeCounts(counts: Readonly<Partial<Counts>>, kinds?: readonly Good[]): string {
  const named = GOODS.filter((good) =>
    kinds === undefined ? (counts[good] ?? 0) > 0 : kinds.includes(good),
  )
  return named.map((good) => `${good} ${counts[good] ?? 0}`).join(', ') || 'none'
}

/** `corn 3/2, quarry 1*, indigo` → tiles and how many of them are occupied. */
export function readIsland(list: string): Island {
  const island: Island = {}
  for (const { word, count = 1, occupied, star } of items(list)) {
    const tile = known(TILES, word, 'tile')
    const before = island[tile] ?? { count: 0, occupied: 0 }
    const staffed = occupied ?? (star ? count : 0)
    island[tile] = { count: before.count + count, occupied: before.occupied + staffed }
  }
  return island
}

export function writeIsland(island: Island): string {
  const tiles = TILES.flatMap((tile) => {
    const { count, occupied } = island[tile] ?? { count: 0, occupied: 0 }
    if (count === 0) return []
    if (occupied === 0) return [`${tile} ${count}`]
    return [occupied === count ? `${tile} ${count}*` : `${tile} ${count}/${occupied}`]
  })
  return tiles.join(', ') || 'empty'
}

/** `wharf*, indigo plant 2, statue` → colonists by building key. */
export function readCity(list: string): City {
  const city: City = {}
  for (const { word, count, star } of items(list)) {
    const building = buildingNamed(word)
    if (building.key in city) throw new Error(`"${word}" stands twice in "${list}"`)
    city[building.key] = count ?? (star ? building.circles : 0)
  }
  return city
}

export function writeCity(city: Readonly<City>): string {
  const buildings = BUILDINGS.flatMap(({ key, circles }) => {
    const colonists = city[key]
    if (colonists === undefined) return []
    if (colonists === 0) return [inWords(key)]
    return [colonists === circles ? `${inWords(key)}*` : `${inWords(key)} ${colonists}`]
  })
  return buildings.join(', ') || 'empty'
}

/** The row of a building by its words or its key. */
export function buildingNamed(word: string): (typeof BUILDINGS)[number] {
  const building = BUILDINGS.find(({ key }) => key === word || inWords(key) === word)
  if (building === undefined) throw new Error(`there is no building "${word}"`)
  return building
}

/** A word of a list, or an error that names the list. */
export function known<W extends string>(words: readonly W[], word: string, what: string): W {
  const found = words.find((other) => other === word)
  if (found === undefined) throw new Error(`"${word}" is no ${what}; there are ${words.join(', ')}`)
  return found
}

/** The box for a number of players. */
export function boxFor(players: number): Box {
  const box = BOXES[players]
  if (box === undefined) throw new Error(`there is no box for ${players} players`)
  return box
}
