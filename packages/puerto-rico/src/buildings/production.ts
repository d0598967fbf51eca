/**
 * The production buildings (PR-B-PROD-1). They answer no questions: the craftsman phase counts their
 * colonists (PR-CRAFTSMAN-2).
 */
import { colonistsOn } from '../board.ts'
import type { State } from '../state.ts'
import type { Building } from './questions.ts'

const INDIGO = 1
const SUGAR = 2
const TOBACCO = 3
const COFFEE = 4

const production = { set: 'base', class: 'production', size: 1, rule: 'PR-B-PROD' } as const

export const PRODUCTION = [
  {
    ...production,
    key: 'smallIndigoPlant',
    good: INDIGO,
    cost: 1,
    vp: 1,
    circles: 1,
    column: 1,
    copies: 4,
  },
  {
    ...production,
    key: 'smallSugarMill',
    good: SUGAR,
    cost: 2,
    vp: 1,
    circles: 1,
    column: 1,
    copies: 4,
  },
  {
    ...production,
    key: 'indigoPlant',
    good: INDIGO,
    cost: 3,
    vp: 2,
    circles: 3,
    column: 2,
    copies: 3,
  },
  {
    ...production,
    key: 'sugarMill',
    good: SUGAR,
    cost: 4,
    vp: 2,
    circles: 3,
    column: 2,
    copies: 3,
  },
  {
    ...production,
    key: 'tobaccoStorage',
    good: TOBACCO,
    cost: 5,
    vp: 3,
    circles: 3,
    column: 3,
    copies: 3,
  },
  {
    ...production,
    key: 'coffeeRoaster',
    good: COFFEE,
    cost: 6,
    vp: 3,
    circles: 2,
    column: 3,
    copies: 3,
  },
] as const satisfies readonly Building[]

/** Small and large production buildings as sets of bits (PR-COMP-14). */
export const SMALL_PRODUCTION = 0b000011
export const LARGE_PRODUCTION = 0b111100

/** The production buildings of each good; there is none for corn. */
const PLANTS: readonly (readonly number[])[] = [0, INDIGO, SUGAR, TOBACCO, COFFEE].map((good) =>
  PRODUCTION.flatMap((building, id) => (building.good === good ? [id] : [])),
)

/** Colonists on all production buildings of a good (PR-CRAFTSMAN-2). */
export function plantWorkers(s: State, seat: number, good: number): number {
  const plants = PLANTS[good]
  let sum = 0
  for (let i = 0; i < plants.length; i++) sum += colonistsOn(s, seat, plants[i])
  return sum
}

/** Whether the large one of two plants for the good (indigo, sugar) carries a colonist (PR-X-AQUEDUCT-1). */
export function hasLargePlantWorking(s: State, seat: number, good: number): boolean {
  const plants = PLANTS[good]
  return plants.length === 2 && colonistsOn(s, seat, plants[1]) > 0
}
