/**
 * All buildings by number, and their answers compiled for the phases: `ask.discount(s, seat, kind)` adds up what
 * the active buildings of a seat answer.
 */
import { type Bonus, bonus, eachQuestion, maskOf, permit } from '@doubloon/engine'
import { FIRST_EFFECT, FIRST_MONUMENT, KINDS_N, type State } from '../state.ts'
import { BASE } from './base.ts'
import { EXPANSION } from './expansion.ts'
import { MONUMENTS, PRODUCTION } from './production.ts'
import {
  BONUSES,
  type Bonuses,
  type Building,
  GIFTS,
  PERMITS,
  type Permits,
  SCORES,
} from './questions.ts'

export const BUILDINGS: readonly Building[] = [...PRODUCTION, ...MONUMENTS, ...BASE, ...EXPANSION]
if (
  PRODUCTION.length !== FIRST_MONUMENT ||
  PRODUCTION.length + MONUMENTS.length !== FIRST_EFFECT ||
  BUILDINGS.length !== KINDS_N
)
  throw new Error('the numbers of the kinds in state.ts do not fit these buildings')

type Row = (typeof PRODUCTION | typeof MONUMENTS | typeof BASE | typeof EXPANSION)[number]
/** The keys of all buildings, or of those whose row has these facts: `BuildingKey<{ set: 'base' }>`. */
export type BuildingKey<Facts = unknown> = Extract<Row, Facts>['key']

/** The key of a building by its number. */
export const keyOfBuilding = (number: number): BuildingKey => BUILDINGS[number].key as BuildingKey

const WITH_EFFECT = BUILDINGS.slice(FIRST_EFFECT)
const byNumber = (pick: (building: Building) => number) => Uint8Array.from(BUILDINGS, pick)

/** The columns of the table of buildings, for the inside of the rules. */
export const COST = byNumber(({ cost }) => cost)
export const PRINTED_VP = byNumber(({ vp }) => vp)
export const COPIES = byNumber(({ copies }) => copies)
/** What a building takes off the price of one that is put over it (SJ-B-CRANE-1). */
export const WORTH_BUILT_OVER = byNumber(({ cost, worthBuiltOver }) => worthBuiltOver ?? cost)

/** The number of a building by its key; −1 if there is none. */
export function buildingNumber(key: string): number {
  return BUILDINGS.findIndex((building) => building.key === key)
}

/** The building that lies on the table instead of in the deck (SJ-X-CATHEDRAL-1). */
export const TABLE_BUILDING = KINDS_N - 1

/** The bit of a building with an effect. */
export const effectOf = (kind: number): number => 1 << (kind - FIRST_EFFECT)

const activeRows = (s: State, seat: number) => s.active[seat]
const ownedRows = (s: State, seat: number) => s.effects[seat]
const answersOf = (question: keyof Bonuses) => WITH_EFFECT.map((building) => building[question])

/** The questions of questions.ts, answered by the active buildings of a seat; at the end by all of them (SJ-BLDG-1). */
export const ask = {
  ...eachQuestion(BONUSES, (question) => bonus(answersOf(question), activeRows)),
  ...eachQuestion(SCORES, (question) => bonus(answersOf(question), ownedRows)),
  ...eachQuestion(PERMITS, (question) =>
    permit(
      WITH_EFFECT.map((building) => building[question]),
      activeRows,
    ),
  ),
}

/** Which rows answer a question with cards to draw, and how: each of them draws for itself. */
export interface Givers {
  readonly rows: number
  readonly answers: readonly (Bonus<State> | undefined)[]
}

/** The questions whose answers are cards to draw. */
export const givers = eachQuestion(GIFTS, (question): Givers => {
  const answers = answersOf(question)
  return { rows: maskOf(answers), answers }
})

const rowsOf = (...questions: readonly (keyof Permits)[]): number =>
  maskOf(WITH_EFFECT.map((building) => questions.some((question) => building[question])))

/** The buildings that have something to do in a step of the game, as sets of bits: without any it is skipped. */
export const rows = {
  councillorBegins: rowsOf('holdsGood'),
  prospecting: rowsOf('minesGold', 'takesUnbuilt'),
  exchanging: rowsOf('exchangesCards'),
  tucking: rowsOf('tucksOne', 'tucksMany'),
}

/** Which building a permission comes from, by number, where the building itself is meant. */
const numberOf = (question: keyof Permits) =>
  BUILDINGS.findIndex((building) => building[question] === true)
export const DOUBLER = numberOf('doublesPrivilege')
export const HAND_DISCARDER = numberOf('discardsFromHand')
export const GOOD_HOLDER = numberOf('holdsGood')
export const OVERBUILDER = numberOf('buildsOver')
export const GOODS_PAYER = numberOf('paysWithGoods')
export const MINE = numberOf('minesGold')
export const APPRAISER = numberOf('takesUnbuilt')
export const ONE_TUCKER = numberOf('tucksOne')
export const MANY_TUCKER = numberOf('tucksMany')
export const GOOD_TUCKER = numberOf('tucksSoldGood')
export const EXCHANGER = numberOf('exchangesCards')
