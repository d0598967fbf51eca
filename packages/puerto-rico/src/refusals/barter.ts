/** Why a payment in kind, by small steps or as a whole, is refused (PR-X-BLACKMARKET-1 … 4). */
import { goodsOf } from '../board.ts'
import { PAYERS_IN_KIND } from '../buildings/catalog.ts'
import { colonistsAt } from '../city.ts'
import {
  BUILD_KIND,
  GIVE_BARREL,
  GIVE_FROM,
  GIVE_FROM_SAN_JUAN,
  GIVE_NO_COLONIST,
  GIVE_NO_VP,
  GIVE_VP,
  stepWords,
} from '../moves.ts'
import { missingDoubloons, missingWithout, SAN_JUAN } from '../purchase.ts'
import type { State } from '../state.ts'
import { WORKPLACES_N } from '../words.ts'
import { type Asked, type Reason, reason } from './reason.ts'

/** The items in the order in which they are asked for; `cursor` says which one. */
const ITEMS = ['giveColonist', 'giveVp', 'giveBarrel']

/** D-BLACKMARKET */
export const barter: Asked = {
  to: 'pay the missing doubloons in kind',
  rule: 'PR-X-BLACKMARKET-1',
  answers: ['giveColonist', 'giveVp', 'giveBarrel'],
  why: whyNotGiven,
  noPass: reason(
    'must-pay',
    'the building is chosen: give exactly what replaces the missing doubloons',
    'PR-X-BLACKMARKET-2',
  ),
}

function whyNotGiven(s: State, step: number): Reason {
  if (stepWords.typed(step).type !== ITEMS[s.cursor])
    return reason(
      'out-of-order',
      'a colonist is asked for first, then a VP, then a barrel',
      'PR-X-BLACKMARKET-1',
    )
  if (step === GIVE_NO_COLONIST || step === GIVE_NO_VP)
    return reason(
      'item-needed',
      'without this item the price cannot be paid; give one',
      'PR-X-BLACKMARKET-2',
    )
  return whyNotHeld(s, step) ?? PRICE_RISES
}

/** A colonist who is there is kept back only if the price rises too far without him (PR-RUL-20). */
const PRICE_RISES = reason(
  'price-rises',
  'without this colonist the price is higher than can be paid; give another',
  'PR-X-BLACKMARKET-4',
)

/** Why a building paid in kind in one line makes no legal composite, although it could be built. */
export function whyNoPayment(s: State, wanted: readonly number[]): Reason {
  const [built, ...given] = wanted
  const building = built - BUILD_KIND
  if (missingDoubloons(s, s.seat, building) <= 0)
    return reason(
      'payment-not-needed',
      'the doubloons suffice, so nothing may be given in kind; just build',
      'PR-X-BLACKMARKET-2',
    )
  const sorts = new Set(given.map((step) => stepWords.typed(step).type))
  if (sorts.size < given.length)
    return reason(
      'two-of-a-sort',
      'at most one colonist, one VP and one barrel may be given',
      'PR-X-BLACKMARKET-1',
    )
  for (const step of given) {
    const wrong = whyNotHeld(s, step)
    if (wrong !== undefined) return wrong
  }
  const missing = missingAfter(s, building, given.find(isColonist))
  return reason(
    'not-what-is-missing',
    `give exactly what is missing: doubloons missing ${missing}, items given ${given.length}`,
    'PR-X-BLACKMARKET-2',
  )
}

/** What is wrong with an item, whatever else is given. */
function whyNotHeld(s: State, step: number): Reason | undefined {
  if (amountOf(s, step) === 0)
    return reason(
      'item-not-held',
      `not there to give: "${stepWords.text(step)}"; give something else`,
      'PR-X-BLACKMARKET-1',
    )
  if (isColonist(step) && PAYERS_IN_KIND.includes(placeOf(step) - WORKPLACES_N))
    return reason(
      'own-colonist',
      'the colonist who makes this payment possible stays; give another',
      'PR-X-BLACKMARKET-3',
    )
  return undefined
}

/** How many of the item the seat has. */
function amountOf(s: State, step: number): number {
  if (step >= GIVE_BARREL) return goodsOf(s, s.seat, step - GIVE_BARREL)
  if (step >= GIVE_VP) return s.vp[s.seat]
  const place = placeOf(step)
  return place === SAN_JUAN ? s.sanJuan[s.seat] : colonistsAt(s, s.seat, place)
}

const isColonist = (step: number): boolean => step < GIVE_NO_VP

const placeOf = (step: number): number =>
  step === GIVE_FROM_SAN_JUAN ? SAN_JUAN : step - GIVE_FROM

/** What is missing once the colonist, if any, is gone (PR-RUL-20). */
function missingAfter(s: State, building: number, colonist: number | undefined): number {
  return colonist === undefined
    ? missingDoubloons(s, s.seat, building)
    : missingWithout(s, s.seat, building, placeOf(colonist))
}
