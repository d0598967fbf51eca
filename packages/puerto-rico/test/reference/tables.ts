/** The tables of §14, read from the rules or typed in anew from them: the reference shares nothing with the engine. */
import { number, type Row, SHEET } from '../sheet.ts'

export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const
export type Good = (typeof GOODS)[number]
export type Barrels = Record<Good, number>

export const PRICE: Barrels = { corn: 0, indigo: 1, sugar: 2, tobacco: 3, coffee: 4 }

/** Tiles with a circle, in the order of the notation. */
export const WORKED_TILES = [...GOODS, 'quarry'] as const
export type Tile = (typeof WORKED_TILES)[number] | 'forest'

export interface BuildingData {
  readonly key: string
  readonly good?: Good
  readonly cost: number
  readonly vp: number
  readonly circles: number
  readonly size: number
  readonly column: number
  readonly copies: number
  readonly copies2p: number
}

export const BUILDINGS: BuildingData[] = SHEET.map((row) => ({
  key: row['key'] ?? '',
  ...goodOf(row),
  cost: number(row, 'cost'),
  vp: number(row, 'vp'),
  circles: number(row, 'circles'),
  size: number(row, 'size'),
  column: number(row, 'column'),
  copies: number(row, 'copies'),
  copies2p: number(row, 'copies2p'),
}))

function goodOf(row: Row): { readonly good?: Good } {
  const good = GOODS.find((it) => it === row['good'])
  return good === undefined ? {} : { good }
}

const keysOf = (rows: readonly Row[]) => rows.map((row) => row['key'] ?? '')
const VIOLET = SHEET.filter((row) => row['class'] === 'violet')
export const PRODUCTION_KEYS = keysOf(SHEET.filter((row) => row['class'] === 'production'))
export const VIOLET_KEYS = keysOf(VIOLET)
export const BASE_VIOLET_KEYS = keysOf(VIOLET.filter((row) => row['set'] === 'base'))

export function dataOf(key: string): BuildingData {
  const found = BUILDINGS.find((building) => building.key === key)
  if (found === undefined) throw new Error(`no building ${key}`)
  return found
}

/** PR-SETUP-1, §14.3. */
export const BY_PLAYERS: Record<
  number,
  {
    doubloons: number
    startTiles: Good[]
    vp: number
    supply: number
    ship: number
    ships: number[]
    prospectors: number
    choices: number
  }
> = {
  2: {
    doubloons: 3,
    startTiles: ['indigo', 'corn'],
    vp: 65,
    supply: 40,
    ship: 2,
    ships: [4, 6],
    prospectors: 1,
    choices: 6,
  },
  3: {
    doubloons: 2,
    startTiles: ['indigo', 'indigo', 'corn'],
    vp: 75,
    supply: 55,
    ship: 3,
    ships: [4, 5, 6],
    prospectors: 0,
    choices: 3,
  },
  4: {
    doubloons: 3,
    startTiles: ['indigo', 'indigo', 'corn', 'corn'],
    vp: 100,
    supply: 75,
    ship: 4,
    ships: [5, 6, 7],
    prospectors: 1,
    choices: 4,
  },
  5: {
    doubloons: 4,
    startTiles: ['indigo', 'indigo', 'indigo', 'corn', 'corn'],
    vp: 122,
    supply: 95,
    ship: 5,
    ships: [6, 7, 8],
    prospectors: 2,
    choices: 5,
  },
}

/** §14.2 */
export const BARRELS: Barrels = { corn: 10, indigo: 11, sugar: 11, tobacco: 9, coffee: 9 }
export const BARRELS_2P: Barrels = { corn: 8, indigo: 9, sugar: 9, tobacco: 7, coffee: 7 }
export const PLANTATIONS: Barrels = { corn: 10, indigo: 12, sugar: 11, tobacco: 9, coffee: 8 }
export const PLANTATIONS_2P: Barrels = { corn: 7, indigo: 9, sugar: 8, tobacco: 6, coffee: 5 }
export const QUARRIES = 8
export const QUARRIES_2P = 5

/** §14.4 */
export const FACTORY = [0, 0, 1, 2, 3, 5]
export const RESIDENCE = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7]
export const CLOISTER = [0, 1, 3, 6, 10]
export const CHURCH: Record<number, number> = { 1: 0, 2: 1, 3: 1, 4: 2 }
/** Draft slots by cost. */
export const SLOTS: Record<number, number> = {
  1: 1,
  2: 2,
  3: 1,
  4: 1,
  5: 2,
  6: 1,
  7: 1,
  8: 2,
  9: 1,
  10: 5,
}

/** `sugarMill` → `sugar mill` */
export function words(key: string): string {
  return [...key].map((c) => (c === c.toLowerCase() ? c : ` ${c.toLowerCase()}`)).join('')
}
