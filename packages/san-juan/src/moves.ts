/**
 * The codec of small steps: integer ⇄ typed move ⇄ notation, the only place that knows all three. Where the number of
 * cards is free, the small steps have words of their own (`pick … to sell`), because `sell indigo` is a composite move.
 * Composite moves are in composites.ts.
 */
import { inWords, StepBook } from '@doubloon/engine'
import { BUILDINGS, COST } from './buildings/catalog.ts'
import { DECK_KINDS_N } from './state.ts'
import { CITY_GOOD, DECLARED, GOODS, type Good, PRODUCTION_N, ROLES, type Role } from './words.ts'

/** A small step, typed. Cards and buildings by key. */
export type Step =
  | { readonly type: 'pass' | 'done' | 'overNothing' }
  | { readonly type: 'choose'; readonly role: Role; readonly doubled: boolean }
  | { readonly type: 'announce'; readonly building: string }
  | { readonly type: 'over'; readonly building: string; readonly withGood: boolean }
  | { readonly type: 'amount'; readonly count: number }
  | { readonly type: 'payGood'; readonly good: Good }
  | {
      readonly type:
        | 'payCard'
        | 'keepCard'
        | 'putAwayCard'
        | 'discardCard'
        | 'tuck'
        | 'pickToExchange'
        | 'pickToDeposit'
      readonly card: string
    }
  | { readonly type: 'pickToProduce' | 'pickToSell'; readonly good: Good }

const book = new StepBook<Step>()
/** The cards of the deck by key. */
const CARDS = BUILDINGS.slice(0, DECK_KINDS_N).map(({ key }) => key)

/** `indigo good`; the last kind says so itself. */
export const goodInWords = (good: Good): string =>
  good === GOODS[CITY_GOOD] ? good : `${good} good`

/** A family with a step for every card of the deck. */
function cardFamily(words: (card: string) => readonly [string, Step]): number {
  return book.family(CARDS, words)
}

export const PASS = book.single('pass', { type: 'pass' })
/** + role */
export const CHOOSE = book.family(ROLES, (role) => [
  `choose ${role}`,
  { type: 'choose', role, doubled: false },
])
/** + role */
export const CHOOSE_DOUBLED = book.family(ROLES, (role) => [
  `choose ${role} using ${DECLARED}`,
  { type: 'choose', role, doubled: true },
])
/** + kind */
export const ANNOUNCE = book.family(BUILDINGS, ({ key }) => [
  `announce ${inWords(key)}`,
  { type: 'announce', building: key },
])
export const OVER_NOTHING = book.single('over nothing', { type: 'overNothing' })
/** + kind */
export const BUILD_OVER_KIND = book.family(BUILDINGS, ({ key }) => [
  `over ${inWords(key)}`,
  { type: 'over', building: key, withGood: false },
])
/** + kind: only buildings that can hold a good are ever named so. */
export const BUILD_OVER_GOOD = book.family(BUILDINGS, ({ key }) => [
  `over ${inWords(key)} with good`,
  { type: 'over', building: key, withGood: true },
])
/** + number of cards and goods to pay */
export const PAY_IN_ALL = book.family(
  Array.from({ length: Math.max(...COST) + 1 }, (_, count) => count),
  (count) => [`pay ${count} in all`, { type: 'amount', count }],
)
/** + good */
export const PAY_GOOD = book.family(GOODS, (good) => [
  `pay ${goodInWords(good)}`,
  { type: 'payGood', good },
])
/** + kind */
export const PAY_CARD = cardFamily((card) => [`pay ${inWords(card)}`, { type: 'payCard', card }])
/** + good: the production building of that good */
export const PICK_TO_PRODUCE = book.family(GOODS.slice(0, PRODUCTION_N), (good) => [
  `pick ${good} to produce`,
  { type: 'pickToProduce', good },
])
/** + good */
export const PICK_TO_SELL = book.family(GOODS, (good) => [
  `pick ${good} to sell`,
  { type: 'pickToSell', good },
])
/** + kind */
export const KEEP_CARD = cardFamily((card) => [`keep ${inWords(card)}`, { type: 'keepCard', card }])
/** + kind */
export const PUT_AWAY_CARD = cardFamily((card) => [
  `put away ${inWords(card)}`,
  { type: 'putAwayCard', card },
])
/** + kind */
export const PICK_TO_EXCHANGE = cardFamily((card) => [
  `pick ${inWords(card)} to exchange`,
  { type: 'pickToExchange', card },
])
/** + kind */
export const TUCK = cardFamily((card) => [`tuck ${inWords(card)}`, { type: 'tuck', card }])
/** + kind */
export const PICK_TO_DEPOSIT = cardFamily((card) => [
  `pick ${inWords(card)} to deposit`,
  { type: 'pickToDeposit', card },
])
/** + kind */
export const DISCARD_CARD = cardFamily((card) => [
  `discard ${inWords(card)}`,
  { type: 'discardCard', card },
])
/** Ends a choice of a free number; the last step, so that the steps of a composite never fall. */
export const DONE = book.single('done', { type: 'done' })

export const STEPS_N = book.size
export const stepWords = book.words()
