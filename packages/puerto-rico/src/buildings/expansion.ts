/** The 14 new buildings, in the order of their cost (§12C, §14.1). Columns by PR-X-2. */
import { goodsOf, producedBy, tilesOf } from '../board.ts'
import type { State } from '../state.ts'
import { CORN, GOODS_N, TILES_N } from '../words.ts'
import { hasLargePlantWorking } from './production.ts'
import type { Building } from './questions.ts'

const small = { set: 'expansion', class: 'violet', size: 1, circles: 1, copies: 2 } as const
const large = {
  set: 'expansion',
  class: 'violet',
  size: 2,
  copies: 1,
  cost: 10,
  column: 4,
} as const

export const EXPANSION = [
  {
    ...small,
    key: 'aqueduct',
    cost: 1,
    vp: 1,
    column: 1,
    rule: 'PR-X-AQUEDUCT',
    extraBarrels: (s, seat, good) => (hasLargePlantWorking(s, seat, good) ? 1 : 0),
  },
  {
    ...small,
    key: 'forestHouse',
    cost: 2,
    vp: 1,
    column: 1,
    rule: 'PR-X-FOREST',
    rival: 'hacienda',
    plantsForest: true,
  },
  {
    ...small,
    key: 'blackMarket',
    cost: 2,
    vp: 1,
    column: 1,
    rule: 'PR-X-BLACKMARKET',
    paysInKind: true,
  },
  {
    ...small,
    key: 'storehouse',
    cost: 3,
    vp: 1,
    column: 1,
    rule: 'PR-X-STOREHOUSE',
    barrelsStored: () => 3,
  },
  {
    ...small,
    key: 'guesthouse',
    cost: 4,
    vp: 2,
    circles: 2,
    column: 2,
    rule: 'PR-X-GUESTHOUSE',
    lodgesGuests: true,
  },
  {
    ...small,
    key: 'tradingPost',
    cost: 5,
    vp: 2,
    column: 2,
    rule: 'PR-X-TRADINGPOST',
    rival: 'office',
    sellsOutside: true,
  },
  {
    ...small,
    key: 'church',
    cost: 5,
    vp: 2,
    column: 2,
    rule: 'PR-X-CHURCH',
    vpForBuilding: (_s, _seat, column) => CHURCH_VP[column],
  },
  {
    ...small,
    key: 'smallWharf',
    cost: 6,
    vp: 2,
    column: 2,
    rule: 'PR-X-SMALLWHARF',
    shipsAnyBarrels: true,
  },
  {
    ...small,
    key: 'lighthouse',
    cost: 7,
    vp: 3,
    column: 3,
    rule: 'PR-X-LIGHTHOUSE',
    doubloonsPerLoad: () => 1,
    captainIncome: () => 1,
  },
  {
    ...small,
    key: 'library',
    cost: 8,
    vp: 3,
    column: 3,
    rule: 'PR-X-LIBRARY',
    doublesPrivilege: true,
  },
  {
    ...small,
    key: 'specialtyFactory',
    cost: 8,
    vp: 3,
    column: 3,
    rule: 'PR-X-SPECIALTY',
    craftsmanPhaseIncome: (s, seat) => Math.max(0, mostProduced(s, seat) - 1),
  },
  {
    ...small,
    key: 'unionHall',
    cost: 9,
    vp: 3,
    column: 3,
    rule: 'PR-X-UNIONHALL',
    vpBeforeLoading: pairsOfBarrels,
  },
  {
    ...large,
    key: 'cloister',
    vp: 4,
    circles: 1,
    rule: 'PR-X-CLOISTER',
    vpAtEnd: (s, seat) => CLOISTER_VP[triples(s, seat)],
  },
  { ...large, key: 'statue', vp: 8, circles: 0, rule: 'PR-X-STATUE' },
] as const satisfies readonly Building[]

/** VP by the column of the building that was built (PR-X-CHURCH-1). */
export const CHURCH_VP = [0, 0, 1, 1, 2]

/** VP by number of triples (PR-X-CLOISTER-1). */
export const CLOISTER_VP = [0, 1, 3, 6, 10]

/** Most barrels of one kind received in this phase; corn does not count (PR-X-SPECIALTY-1). */
function mostProduced(s: State, seat: number): number {
  let most = 0
  for (let good = CORN + 1; good < GOODS_N; good++) most = Math.max(most, producedBy(s, seat, good))
  return most
}

/** Pairs of barrels of the same kind (PR-X-UNIONHALL-1). */
function pairsOfBarrels(s: State, seat: number): number {
  let pairs = 0
  for (let good = 0; good < GOODS_N; good++) pairs += goodsOf(s, seat, good) >> 1
  return pairs
}

/** Sets of three island tiles of the same kind (PR-X-CLOISTER-1). */
function triples(s: State, seat: number): number {
  let sets = 0
  for (let tile = 0; tile < TILES_N; tile++) sets += Math.floor(tilesOf(s, seat, tile) / 3)
  return sets
}
