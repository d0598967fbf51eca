/**
 * All buildings, numbered in the order of the building sheet, and their answers compiled for the phases:
 * `ask.saleBonus(s, seat)` adds up what the occupied buildings of a seat answer.
 */
import { bonus, eachQuestion, maskOf, type Permission, permit } from '@doubloon/engine'
import type { Options } from '../options.ts'
import { BUILDINGS_N, FIRST_VIOLET, type State } from '../state.ts'
import { BASE } from './base.ts'
import { EXPANSION } from './expansion.ts'
import { PRODUCTION } from './production.ts'
import { BONUSES, type Bonuses, type Building, PERMITS, type Permits } from './questions.ts'

export const BUILDINGS: readonly Building[] = [...PRODUCTION, ...BASE, ...EXPANSION]
if (PRODUCTION.length !== FIRST_VIOLET || BUILDINGS.length !== BUILDINGS_N)
  throw new Error('the state has no room for these buildings: change BUILDINGS_N or FIRST_VIOLET')

type Row = (typeof PRODUCTION | typeof BASE | typeof EXPANSION)[number]
/** The keys of all buildings, or of those whose row has these facts: `BuildingKey<{ set: 'base' }>`. */
export type BuildingKey<Facts = unknown> = Extract<Row, Facts>['key']

/** The key of a building by its number. */
export const keyOfBuilding = (number: number): BuildingKey => BUILDINGS[number].key as BuildingKey

const VIOLET = BUILDINGS.slice(FIRST_VIOLET)
const COUNTED = BUILDINGS.map((_, id) => id)
const byNumber = (pick: (building: Building) => number) => Uint8Array.from(BUILDINGS, pick)

/** The columns of the table of buildings, for the inside of the rules. */
export const CIRCLES = byNumber((building) => building.circles)
export const COLUMN = byNumber((building) => building.column)
export const SIZE = byNumber((building) => building.size)
export const PRINTED_VP = byNumber((building) => building.vp)
export const COST = byNumber((building) => building.cost)
export const BALANCED_COST = byNumber((building) => building.balancedCost ?? building.cost)

/** The two-space buildings among the violet ones, as a set of bits. */
export const LARGE = maskOf(VIOLET.map((building) => building.size === 2))

/** The number of a building by its key; −1 if there is none. */
export function buildingNumber(key: string): number {
  return BUILDINGS.findIndex((building) => building.key === key)
}

/** What a building costs with these options, before anybody's reductions (PR-BUILDER-3). */
export function costOf(key: string, { balanced }: Pick<Options, 'balanced'>): number {
  return (balanced ? BALANCED_COST : COST)[buildingNumber(key)]
}

/** The building never to be in the same game, by number; −1 if there is none (PR-DRAFT-4). */
export const RIVAL = COUNTED.map((id) => buildingNumber(BUILDINGS[id].rival ?? ''))

const staffedRows = (s: State, seat: number) => s.staffed[seat]
const ownedRows = (s: State, seat: number) => s.violet[seat]
const anyOf = (question: keyof Permits, rows = staffedRows): Permission<State> =>
  permit(
    VIOLET.map((building) => building[question]),
    rows,
  )

/** The questions of questions.ts, answered by the occupied buildings of a seat. */
export const ask = {
  ...eachQuestion(BONUSES, (question) =>
    bonus(
      VIOLET.map((building: Building) => building[question]),
      staffedRows,
    ),
  ),
  ...eachQuestion(PERMITS, (question) => anyOf(question)),
  /** Whether the seat owns such a building, occupied or not (PR-RUL-58). */
  ownsDoubler: anyOf('doublesPrivilege', ownedRows),
}

/** What each occupied building of a seat answers, by key, if it is anything: the parts of a sum above, for people. */
export function answersTo(
  question: keyof Bonuses,
  s: State,
  seat: number,
): Readonly<Record<string, number>> {
  const answers: Record<string, number> = {}
  ask[question].each(s, seat, 0, (row, count) => {
    answers[VIOLET[row].key] = count
  })
  return answers
}

/** Which buildings lodge guests and which pay in kind, by number, where the tile itself is meant. */
export const GUEST_ROOMS = COUNTED.filter((id) => BUILDINGS[id].lodgesGuests)
export const PAYERS_IN_KIND = COUNTED.filter((id) => BUILDINGS[id].paysInKind)
