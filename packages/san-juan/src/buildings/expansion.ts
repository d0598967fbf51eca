/** The new buildings and the Cathedral, in the order of the rules (§12, §17.2). */
import type { State } from '../state.ts'
import { kindCount } from '../tableau.ts'
import { BASE } from './base.ts'
import { MONUMENTS, PRODUCTION } from './production.ts'
import type { Building } from './questions.ts'

const city = { set: 'expansion', class: 'city', copies: 3 } as const
/** What the Cathedral counts, and what the Residence wants (SJ-X-CATHEDRAL-4, SJ-X-RESIDENCE-1). */
export const DEAR = 6
export const SET_SIZE = 3
/** VP for 0, 1, 2, 3 sets or dear buildings of others, and for any more (SJ-X-RESIDENCE-2, SJ-X-CATHEDRAL-4). */
export const VP_FALLING = [0, 4, 7, 9, 10]

export const EXPANSION = [
  { ...city, key: 'officeBuilding', cost: 1, vp: 1, rule: 'SJ-X-OFFICE', exchangesCards: true },
  { ...city, key: 'guardRoom', cost: 1, vp: 1, rule: 'SJ-X-GUARD', narrowsLimits: true },
  { ...city, key: 'hut', cost: 1, vp: 1, rule: 'SJ-X-HUT', cardsWithoutSales: () => 1 },
  {
    ...city,
    key: 'tavern',
    cost: 2,
    vp: 1,
    rule: 'SJ-X-TAVERN',
    cardsAfterBuilder: (s, seat) => (hasFewest(s, seat) ? 1 : 0),
  },
  { ...city, key: 'park', cost: 3, vp: 2, rule: 'SJ-X-PARK', worthBuiltOver: 6 },
  { ...city, key: 'customsOffice', cost: 3, vp: 2, rule: 'SJ-X-CUSTOMS', holdsGood: true },
  { ...city, key: 'bank', cost: 3, vp: 2, rule: 'SJ-X-BANK', tucksMany: true },
  { ...city, key: 'harbor', cost: 4, vp: 2, rule: 'SJ-X-HARBOR', tucksSoldGood: true },
  { ...city, key: 'goldsmith', cost: 5, vp: 3, rule: 'SJ-X-GOLDSMITH', takesUnbuilt: true },
  {
    ...city,
    key: 'residence',
    cost: DEAR,
    vp: 0,
    copies: 2,
    rule: 'SJ-X-RESIDENCE',
    vpAtEnd: (s, seat) => fallingSum(setsOf(s, seat)),
  },
  {
    ...city,
    key: 'cathedral',
    cost: 7,
    vp: 0,
    copies: 1,
    rule: 'SJ-X-CATHEDRAL',
    vpAtEnd: (s, seat) => fallingSum(dearBuildingsOfOthers(s, seat)),
  },
] as const satisfies readonly Building[]

/** Nobody has fewer buildings, and somebody has more (SJ-X-TAVERN-2). */
function hasFewest(s: State, seat: number): boolean {
  let somebodyHasMore = false
  for (let other = 0; other < s.players; other++) {
    if (s.buildings[other] < s.buildings[seat]) return false
    if (s.buildings[other] > s.buildings[seat]) somebodyHasMore = true
  }
  return somebodyHasMore
}

/** 4 for the first, 3, 2, 1 for the next, nothing for more. */
function fallingSum(n: number): number {
  return VP_FALLING[Math.min(n, VP_FALLING.length - 1)]
}

/** The kinds of each cost, by their number in the catalog, which has them in this order. */
const KINDS_BY_COST: readonly (readonly number[])[] = kindsByCost()

function kindsByCost(): readonly (readonly number[])[] {
  const costs = [...PRODUCTION, ...MONUMENTS, ...BASE, ...EXPANSION].map(({ cost }) => cost)
  return Array.from({ length: Math.max(...costs) + 1 }, (_, cost) =>
    costs.flatMap((other, kind) => (other === cost ? [kind] : [])),
  )
}

/** Sets of different kinds of one cost, as many as possible (SJ-X-RESIDENCE-1 … 5). */
function setsOf(s: State, seat: number): number {
  let sets = 0
  for (const kinds of KINDS_BY_COST) sets += setsAmong(s, seat, kinds)
  return sets
}

/** The largest k for which k sets can be filled, each kind giving at most one building to a set. */
function setsAmong(s: State, seat: number, kinds: readonly number[]): number {
  let sets = 0
  for (;;) {
    let usable = 0
    for (const kind of kinds) usable += Math.min(kindCount(s, seat, kind), sets + 1)
    if (usable < SET_SIZE * (sets + 1)) return sets
    sets++
  }
}

/** Dear buildings in all tableaux but the owner's. */
function dearBuildingsOfOthers(s: State, seat: number): number {
  let count = 0
  for (let other = 0; other < s.players; other++)
    if (other !== seat) for (const kind of KINDS_BY_COST[DEAR]) count += kindCount(s, other, kind)
  return count
}
