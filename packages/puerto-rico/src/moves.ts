/**
 * The codec of small steps: integer ⇄ typed move ⇄ notation, the only place that knows all three. Steps are
 * numbered family after family; inside a family the number follows the words' lists, so that phases
 * compute it (`SELL + good`). Composite moves are in composites.ts.
 */
import { inWords, StepBook } from '@doubloon/engine'
import { BOXES } from './box.ts'
import { BUILDINGS, CIRCLES } from './buildings/catalog.ts'
import { FIRST_VIOLET } from './state.ts'
import {
  GOODS,
  type Good,
  OWN_SHIP,
  OWN_SMALL_SHIP,
  ROLES,
  type Role,
  SALE_PLACES,
  type SalePlace,
  SHIPS,
  SHIPS_N,
  TILES,
  WORKPLACES_N,
} from './words.ts'

/** A small step, typed. `on`, `from`, `to`: a tile kind, a building key, or San Juan. */
export type Step =
  | {
      readonly type:
        | 'pass'
        | 'draw'
        | 'makeForest'
        | 'settleColonist'
        | 'staff'
        | 'produce'
        | 'loadSelection'
    }
  | { readonly type: 'choose'; readonly role: Role }
  | { readonly type: 'draft' | 'build'; readonly building: string }
  | { readonly type: 'take'; readonly tile: string; readonly asForest: boolean }
  | { readonly type: 'takeColonists'; readonly count: number }
  | { readonly type: 'put'; readonly on: string; readonly count: number }
  | { readonly type: 'giveColonist'; readonly from: string | undefined }
  | { readonly type: 'giveVp'; readonly count: number }
  | { readonly type: 'giveBarrel'; readonly good: Good }
  | { readonly type: 'takeExtra'; readonly good: Good }
  | { readonly type: 'sell'; readonly good: Good; readonly to: SalePlace }
  | { readonly type: 'load'; readonly good: Good; readonly ship: string }
  | { readonly type: 'putAboard' | 'keep'; readonly good: Good; readonly count: number }
  | { readonly type: 'moveGuest'; readonly to: string }

const book = new StepBook<Step>()

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count)

const MOST = BOXES[3]
/** Places for colonists, in the canonical order of a placement: tile kinds, then buildings. */
export const WORKPLACES: readonly string[] = [
  ...TILES.slice(0, WORKPLACES_N),
  ...BUILDINGS.map((building) => building.key),
]
/** Circles a seat can have at most at each workplace. */
const MOST_CIRCLES = [...MOST.plantations, MOST.quarries, ...CIRCLES]

export const PASS = book.single('pass', { type: 'pass' })
/** + role */
export const CHOOSE = book.family(ROLES, (role) => [`choose ${role}`, { type: 'choose', role }])
/** + number of the violet building − FIRST_VIOLET */
export const DRAFT_KIND = book.family(BUILDINGS.slice(FIRST_VIOLET), ({ key }) => [
  `draft ${inWords(key)}`,
  { type: 'draft', building: key },
])
export const DRAW = book.single('draw plantation', { type: 'draw' })
export const MAKE_FOREST = book.single('place as forest', { type: 'makeForest' })
/** + tile: a plantation or the quarry */
export const TAKE = book.family(TILES.slice(0, WORKPLACES_N), (tile) => [
  `take ${tile}`,
  { type: 'take', tile, asForest: false },
])
/** + good */
export const TAKE_AS_FOREST = book.family(GOODS, (tile) => [
  `take ${tile} as forest`,
  { type: 'take', tile, asForest: true },
])
export const SETTLE_COLONIST = book.single('settle colonist', { type: 'settleColonist' })
/** + number of colonists */
export const TAKE_COLONISTS = book.family([0, 1, 2], (count) => [
  `take ${count} ${count === 1 ? 'colonist' : 'colonists'}`,
  { type: 'takeColonists', count },
])
/** By workplace: the step that puts nobody there; + number of colonists. */
export const PUT = WORKPLACES.map((place, number) =>
  book.family(MOST_CIRCLES[number] === 0 ? [] : upTo(MOST_CIRCLES[number]), (count) => [
    `put ${count} on ${inWords(place)}`,
    { type: 'put', on: place, count },
  ]),
)
/** + building */
export const BUILD_KIND = book.family(BUILDINGS, ({ key }) => [
  `build ${inWords(key)}`,
  { type: 'build', building: key },
])
export const GIVE_NO_COLONIST = book.single('give no colonist', {
  type: 'giveColonist',
  from: undefined,
})
export const GIVE_FROM_SAN_JUAN = book.single('give colonist from San Juan', {
  type: 'giveColonist',
  from: 'San Juan',
})
/** + workplace */
export const GIVE_FROM = book.family(WORKPLACES, (from) => [
  `give colonist from ${inWords(from)}`,
  { type: 'giveColonist', from },
])
export const GIVE_NO_VP = book.single('give no vp', { type: 'giveVp', count: 0 })
export const GIVE_VP = book.single('give vp', { type: 'giveVp', count: 1 })
/** + good */
export const GIVE_BARREL = book.family(GOODS, (good) => [
  `give ${good} barrel`,
  { type: 'giveBarrel', good },
])
export const STAFF = book.single('staff building', { type: 'staff' })
export const PRODUCE_ALL = book.single('produce', { type: 'produce' })
/** + good */
export const TAKE_EXTRA = book.family(GOODS, (good) => [
  `take extra ${good}`,
  { type: 'takeExtra', good },
])
/** + good */
export const SELL = book.family(GOODS, (good) => [
  `sell ${good}`,
  { type: 'sell', good, to: SALE_PLACES[0] },
])
/** + good */
export const SELL_OUTSIDE = book.family(GOODS, (good) => [
  `sell ${good} to ${SALE_PLACES[1]}`,
  { type: 'sell', good, to: SALE_PLACES[1] },
])
/** + good × SHIPS_N + ship */
const LOAD_ON = book.family(
  GOODS.flatMap((good) => SHIPS.map((ship) => ({ good, ship }))),
  ({ good, ship }) => [`load ${good} on ${ship}`, { type: 'load', good, ship }],
)
/** + good */
export const LOAD_OWN_SHIP = book.family(GOODS, (good) => [
  `load ${good} on ${OWN_SHIP}`,
  { type: 'load', good, ship: OWN_SHIP },
])
export const LOAD_OWN_SMALL_SHIP = book.single(`load on ${OWN_SMALL_SHIP}`, {
  type: 'loadSelection',
})
/** By good: the step that takes none of it; + number of barrels. */
export const PUT_ABOARD = GOODS.map((good, number) =>
  book.family(upTo(MOST.barrels[number]), (count) => [
    `put ${count} ${good} aboard`,
    { type: 'putAboard', good, count },
  ]),
)
/** By good: the step that keeps none of it; + number of barrels. */
export const KEEP = GOODS.map((good, number) =>
  book.family(upTo(MOST.barrels[number]), (count) => [
    `keep ${count} ${good}`,
    { type: 'keep', good, count },
  ]),
)
/** + workplace */
export const MOVE_GUEST = book.family(WORKPLACES, (to) => [
  `move guest to ${inWords(to)}`,
  { type: 'moveGuest', to },
])

export const STEPS_N = book.size
export const stepWords = book.words()

export function loadStep(good: number, ship: number): number {
  return LOAD_ON + good * SHIPS_N + ship
}

export function goodLoaded(step: number): number {
  return Math.floor((step - LOAD_ON) / SHIPS_N)
}

export function shipLoaded(step: number): number {
  return (step - LOAD_ON) % SHIPS_N
}
