/** The tables of §14, typed in anew from the rules: the reference shares nothing with the engine. */

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

type Row = [
  key: string,
  good: Good | '',
  cost: number,
  vp: number,
  circles: number,
  size: number,
  column: number,
  copies: number,
  copies2p: number,
]

const ROWS: Row[] = [
  ['smallIndigoPlant', 'indigo', 1, 1, 1, 1, 1, 4, 2],
  ['smallSugarMill', 'sugar', 2, 1, 1, 1, 1, 4, 2],
  ['indigoPlant', 'indigo', 3, 2, 3, 1, 2, 3, 2],
  ['sugarMill', 'sugar', 4, 2, 3, 1, 2, 3, 2],
  ['tobaccoStorage', 'tobacco', 5, 3, 3, 1, 3, 3, 2],
  ['coffeeRoaster', 'coffee', 6, 3, 2, 1, 3, 3, 2],
  ['smallMarket', '', 1, 1, 1, 1, 1, 2, 1],
  ['hacienda', '', 2, 1, 1, 1, 1, 2, 1],
  ['constructionHut', '', 2, 1, 1, 1, 1, 2, 1],
  ['smallWarehouse', '', 3, 1, 1, 1, 1, 2, 1],
  ['hospice', '', 4, 2, 1, 1, 2, 2, 1],
  ['office', '', 5, 2, 1, 1, 2, 2, 1],
  ['largeMarket', '', 5, 2, 1, 1, 2, 2, 1],
  ['largeWarehouse', '', 6, 2, 1, 1, 2, 2, 1],
  ['factory', '', 7, 3, 1, 1, 3, 2, 1],
  ['university', '', 8, 3, 1, 1, 3, 2, 1],
  ['harbor', '', 8, 3, 1, 1, 3, 2, 1],
  ['wharf', '', 9, 3, 1, 1, 3, 2, 1],
  ['guildHall', '', 10, 4, 1, 2, 4, 1, 1],
  ['residence', '', 10, 4, 1, 2, 4, 1, 1],
  ['fortress', '', 10, 4, 1, 2, 4, 1, 1],
  ['customsHouse', '', 10, 4, 1, 2, 4, 1, 1],
  ['cityHall', '', 10, 4, 1, 2, 4, 1, 1],
  ['aqueduct', '', 1, 1, 1, 1, 1, 2, 1],
  ['forestHouse', '', 2, 1, 1, 1, 1, 2, 1],
  ['blackMarket', '', 2, 1, 1, 1, 1, 2, 1],
  ['storehouse', '', 3, 1, 1, 1, 1, 2, 1],
  ['guesthouse', '', 4, 2, 2, 1, 2, 2, 1],
  ['tradingPost', '', 5, 2, 1, 1, 2, 2, 1],
  ['church', '', 5, 2, 1, 1, 2, 2, 1],
  ['smallWharf', '', 6, 2, 1, 1, 2, 2, 1],
  ['lighthouse', '', 7, 3, 1, 1, 3, 2, 1],
  ['library', '', 8, 3, 1, 1, 3, 2, 1],
  ['specialtyFactory', '', 8, 3, 1, 1, 3, 2, 1],
  ['unionHall', '', 9, 3, 1, 1, 3, 2, 1],
  ['cloister', '', 10, 4, 1, 2, 4, 1, 1],
  ['statue', '', 10, 8, 0, 2, 4, 1, 1],
]

export const BUILDINGS: BuildingData[] = ROWS.map(
  ([key, good, cost, vp, circles, size, column, copies, copies2p]) => ({
    key,
    ...(good === '' ? {} : { good }),
    cost,
    vp,
    circles,
    size,
    column,
    copies,
    copies2p,
  }),
)

export const PRODUCTION_KEYS = BUILDINGS.slice(0, 6).map((building) => building.key)
export const VIOLET_KEYS = BUILDINGS.slice(6).map((building) => building.key)
export const BASE_VIOLET_KEYS = VIOLET_KEYS.slice(0, 17)

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
