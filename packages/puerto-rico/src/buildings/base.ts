/** The violet buildings of the base game, in the order of the building sheet (§12A, §14.1). */
import { allColonists, islandSpacesUsed, producedBy } from '../board.ts'
import { hasOption, OPTION } from '../chosen-options.ts'
import type { State } from '../state.ts'
import { GOODS_N } from '../words.ts'
import { LARGE_PRODUCTION, SMALL_PRODUCTION } from './production.ts'
import type { Building } from './questions.ts'

const small = { set: 'base', class: 'violet', size: 1, circles: 1, copies: 2 } as const
const large = {
  set: 'base',
  class: 'violet',
  size: 2,
  circles: 1,
  copies: 1,
  cost: 10,
  vp: 4,
  column: 4,
} as const

export const BASE = [
  {
    ...small,
    key: 'smallMarket',
    cost: 1,
    vp: 1,
    column: 1,
    rule: 'PR-B-SMALLMARKET',
    saleBonus: () => 1,
  },
  {
    ...small,
    key: 'hacienda',
    cost: 2,
    vp: 1,
    column: 1,
    rule: 'PR-B-HACIENDA',
    rival: 'forestHouse',
    drawsPlantation: true,
  },
  {
    ...small,
    key: 'constructionHut',
    cost: 2,
    vp: 1,
    column: 1,
    rule: 'PR-B-CONSTRUCTIONHUT',
    takesQuarry: true,
  },
  {
    ...small,
    key: 'smallWarehouse',
    cost: 3,
    vp: 1,
    column: 1,
    rule: 'PR-B-SMALLWAREHOUSE',
    kindsStored: () => 1,
  },
  {
    ...small,
    key: 'hospice',
    cost: 4,
    vp: 2,
    column: 2,
    rule: 'PR-B-HOSPICE',
    settlesColonist: true,
  },
  {
    ...small,
    key: 'office',
    cost: 5,
    vp: 2,
    column: 2,
    rule: 'PR-B-OFFICE',
    rival: 'tradingPost',
    sellsSameKind: true,
  },
  {
    ...small,
    key: 'largeMarket',
    cost: 5,
    vp: 2,
    column: 2,
    rule: 'PR-B-LARGEMARKET',
    saleBonus: () => 2,
  },
  {
    ...small,
    key: 'largeWarehouse',
    cost: 6,
    vp: 2,
    column: 2,
    rule: 'PR-B-LARGEWAREHOUSE',
    kindsStored: () => 2,
  },
  {
    ...small,
    key: 'factory',
    cost: 7,
    balancedCost: 8,
    vp: 3,
    column: 3,
    rule: 'PR-B-FACTORY',
    productionIncome: (s, seat) => FACTORY_INCOME[kindsProduced(s, seat)],
  },
  {
    ...small,
    key: 'university',
    cost: 8,
    balancedCost: 7,
    vp: 3,
    column: 3,
    rule: 'PR-B-UNIVERSITY',
    staffsNewBuilding: true,
  },
  { ...small, key: 'harbor', cost: 8, vp: 3, column: 3, rule: 'PR-B-HARBOR', vpPerLoad: () => 1 },
  { ...small, key: 'wharf', cost: 9, vp: 3, column: 3, rule: 'PR-B-WHARF', shipsOneKind: true },
  { ...large, key: 'guildHall', rule: 'PR-SCORE-2', vpAtEnd: guildHallVp },
  {
    ...large,
    key: 'residence',
    rule: 'PR-SCORE-3',
    vpAtEnd: (s, seat) => RESIDENCE_VP[islandSpacesUsed(s, seat)],
  },
  { ...large, key: 'fortress', rule: 'PR-SCORE-4', vpAtEnd: fortressVp },
  {
    ...large,
    key: 'customsHouse',
    rule: 'PR-SCORE-5',
    vpAtEnd: (s, seat) => Math.floor(s.vp[seat] / 4),
  },
  { ...large, key: 'cityHall', rule: 'PR-SCORE-6', vpAtEnd: (s, seat) => bitCount(s.violet[seat]) },
] as const satisfies readonly Building[]

/** Doubloons by number of kinds received (PR-B-FACTORY-1). */
export const FACTORY_INCOME = [0, 0, 1, 2, 3, 5]

/** VP by filled island spaces (PR-SCORE-3). */
export const RESIDENCE_VP = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7]

function kindsProduced(s: State, seat: number): number {
  let kinds = 0
  for (let good = 0; good < GOODS_N; good++) if (producedBy(s, seat, good) > 0) kinds++
  return kinds
}

/** One for each small, two for each large production building, occupied or not (PR-SCORE-2). */
function guildHallVp(s: State, seat: number): number {
  const owned = s.production[seat]
  return bitCount(owned & SMALL_PRODUCTION) + 2 * bitCount(owned & LARGE_PRODUCTION)
}

/** A third of all colonists; those in San Juan by PR-RUL-4. */
function fortressVp(s: State, seat: number): number {
  const outside = hasOption(s, OPTION.fortressCountsSanJuan) ? 0 : s.sanJuan[seat]
  return Math.floor((allColonists(s, seat) - outside) / 3)
}

function bitCount(set: number): number {
  let rest = set
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count++
  }
  return count
}
