/** Why a build is refused, by small steps or in one line (SJ-BUILDER-1 … 4, SJ-B-CRANE); payment.ts has its price. */
import { ask, BUILDINGS, OVERBUILDER, TABLE_BUILDING } from '../buildings/catalog.ts'
import {
  ANNOUNCE,
  BUILD_OVER_GOOD,
  BUILD_OVER_KIND,
  OVER_NOTHING,
  PAY_CARD,
  PAY_GOOD,
  PAY_IN_ALL,
  type Step,
  stepWords,
} from '../moves.ts'
import { overStep } from '../phases/builder.ts'
import { mayOwnAnother, NOWHERE } from '../purchase.ts'
import { KINDS_N, type State } from '../state.ts'
import { kindCount, ownsCityKind } from '../tableau.ts'
import {
  tooExpensive,
  whyNoCards,
  whyNoGoods,
  whyNotPaid,
  whyTooExpensive,
  wrongAmount,
} from './payment.ts'
import { type Asked, nameOf, oneOf, type Reason, reason } from './reason.ts'

/** All steps of a build. */
const PARTS: readonly Step['type'][] = [
  'announce',
  'overNothing',
  'over',
  'amount',
  'payGood',
  'payCard',
]

/** D-SJ-3 */
export const build: Asked = {
  to: () => 'build a building or pass',
  rule: 'SJ-BUILDER-1',
  answers: PARTS,
  why: (s, step) => (step < OVER_NOTHING ? whyNotAnnounced(s, step - ANNOUNCE) : ANNOUNCE_FIRST),
  composite: whyNotBuilt,
}

const ANNOUNCE_FIRST = reason(
  'out-of-order',
  'a build begins with the building: announce it, or write the whole build in one line',
  'SJ-BUILDER-4',
)

/** A later part of D-SJ-3: what it asks for, by which steps, and why one of them is illegal. */
function part(
  to: string,
  steps: readonly Step['type'][],
  why: (s: State, step: number) => Reason,
): Asked {
  const goOn = ({ subject }: State) =>
    reason('build-begun', `the build of ${oneOf(subject)} has begun; now ${to}`, 'SJ-BUILDER-4')
  return {
    to: () => to,
    rule: 'SJ-BUILDER-1',
    answers: PARTS,
    why: (s, step) => (steps.includes(stepWords.typed(step).type) ? why(s, step) : goOn(s)),
    stop: goOn,
    composite: goOn,
  }
}

/** D-SJ-3 goes on: what is built over. */
export const buildOver: Asked = part(
  'say what it is built over, or nothing',
  ['over', 'overNothing'],
  (s, step) => whyNotOver(s, s.subject, step) ?? tooExpensive(s, s.subject, placeMeant(s, step)),
)

/** D-SJ-3 goes on: how much is paid. */
export const amount: Asked = part('say how much is paid in all', ['amount'], (s, step) =>
  wrongAmount(s, { kind: s.subject, place: s.target - 1 }, step - PAY_IN_ALL),
)

/** D-SJ-3 goes on: with what it is paid. */
export const pay: Asked = part('pay with goods or cards', ['payGood', 'payCard'], (s, step) => {
  const wrong =
    step < PAY_CARD
      ? whyNoGoods(s, s.target - 1, [step - PAY_GOOD])
      : whyNoCards(s, s.subject, step - PAY_CARD, 1)
  return wrong ?? PAID_OUT_OF_ORDER
})

const PAID_OUT_OF_ORDER = reason(
  'out-of-order',
  'by small steps goods are paid first, then cards, each in the order of their kinds, so that all can be paid',
  'SJ-BUILDER-7',
)

/** Why a build in one line makes no legal composite. */
function whyNotBuilt(s: State, [announced, ...rest]: readonly number[]): Reason {
  const kind = announced - ANNOUNCE
  const over = rest.find((step) => step < PAY_IN_ALL) ?? OVER_NOTHING
  const place = placeMeant(s, over)
  const paid = rest.filter((step) => step >= PAY_GOOD)
  return (
    whyNotToBeHad(s, kind) ??
    whyNotOver(s, kind, over) ??
    whyTooExpensive(s, kind, place) ??
    whyNotPaid(s, { kind, place, paid })
  )
}

function whyNotAnnounced(s: State, kind: number): Reason {
  const wrong = whyNotToBeHad(s, kind)
  if (wrong !== undefined) return wrong
  const { code, message, rule } = tooExpensive(s, kind, NOWHERE)
  return ask.buildsOver(s, s.seat)
    ? reason(code, `${message}; nor can it be paid when it is built over something`, rule)
    : reason(code, `${message}; build something cheaper, or pass`, rule)
}

/** What is wrong with a building, whatever it costs (SJ-BUILDER-2, -3). */
function whyNotToBeHad(s: State, kind: number): Reason | undefined {
  const name = nameOf(kind)
  if (BUILDINGS[kind].set === 'expansion' && !s.expansion)
    return reason('not-in-game', `without the expansion there is no ${name}`, 'SJ-XSETUP-1')
  return kind === TABLE_BUILDING ? whyNotOnTable(s) : whyNotInHand(s, kind)
}

function whyNotOnTable(s: State): Reason | undefined {
  if (s.onTable) return undefined
  return ownsCityKind(s, s.seat, TABLE_BUILDING)
    ? ownedAlready(TABLE_BUILDING)
    : reason(
        'not-on-table',
        `the ${nameOf(TABLE_BUILDING)} no longer lies on the table; who comes first builds it`,
        'SJ-X-CATHEDRAL-1',
      )
}

function whyNotInHand(s: State, kind: number): Reason | undefined {
  if (s.hand[s.seat * KINDS_N + kind] === 0)
    return reason('not-in-hand', `the seat has no ${nameOf(kind)} in its hand`, 'SJ-BUILDER-2')
  return mayOwnAnother(s, s.seat, kind) ? undefined : ownedAlready(kind)
}

function ownedAlready(kind: number): Reason {
  return reason(
    'owned-already',
    `the seat already owns ${oneOf(kind)}, and nobody owns two city buildings of one kind`,
    'SJ-BUILDER-3',
  )
}

/** What is wrong with a place to build over, whatever it costs (SJ-B-CRANE-1 … 3). */
function whyNotOver(s: State, kind: number, step: number): Reason | undefined {
  if (step === OVER_NOTHING) return undefined
  const there = kindMeant(step)
  return (
    whyNoBuildingOver(s) ??
    whyNotFitting(s, kind, there) ??
    (placeMeant(s, step) === NOWHERE ? otherwiseWithGood(there, step) : undefined)
  )
}

function whyNoBuildingOver(s: State): Reason | undefined {
  if (ask.buildsOver(s, s.seat)) return undefined
  const name = nameOf(OVERBUILDER)
  return ownsCityKind(s, s.seat, OVERBUILDER)
    ? reason(
        'overbuilder-not-active',
        `the ${name} does not work in the phase in which it was built`,
        'SJ-B-CRANE-11',
      )
    : reason(
        'no-overbuilder',
        `without a ${name} nothing can be built over; build beside it`,
        'SJ-B-CRANE-1',
      )
}

function whyNotFitting(s: State, kind: number, there: number): Reason | undefined {
  if (kindCount(s, s.seat, there) === 0)
    return reason(
      'not-in-tableau',
      `the seat has no ${nameOf(there)} that could be built over`,
      'SJ-B-CRANE-2',
    )
  if (there === OVERBUILDER)
    return reason(
      'overbuilder-stays',
      `a ${nameOf(there)} is never built over; choose another building`,
      'SJ-B-CRANE-2',
    )
  return there === kind
    ? reason('same-kind', `${oneOf(kind)} is never built over its own kind`, 'SJ-B-CRANE-3')
    : undefined
}

/** Places with and without a good are told apart, since the good is lost (SJ-B-CRANE-6). */
function otherwiseWithGood(there: number, step: number): Reason {
  const name = nameOf(there)
  return step >= BUILD_OVER_GOOD
    ? reason(
        'no-good-there',
        `no ${name} of the seat carries a good; say "over ${name}"`,
        'SJ-B-CRANE-6',
      )
    : reason(
        'good-there',
        `a good lies on the ${name} and would be lost; say "over ${name} with good"`,
        'SJ-B-CRANE-6',
      )
}

const kindMeant = (step: number): number =>
  step - (step >= BUILD_OVER_GOOD ? BUILD_OVER_GOOD : BUILD_OVER_KIND)

/** The first place that the step means (R-SJ-41); nowhere if there is none. */
function placeMeant(s: State, step: number): number {
  for (let place = 0; place < s.buildings[s.seat]; place++)
    if (overStep(s, s.seat, place) === step) return place
  return NOWHERE
}
