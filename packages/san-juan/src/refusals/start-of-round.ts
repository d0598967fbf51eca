/** Why cards are not exchanged, tucked or discarded at the start of a round (SJ-START-1 … 4). */
import { MOST_EXCHANGED } from '../box.ts'
import { ask, MANY_TUCKER, ONE_TUCKER } from '../buildings/catalog.ts'
import { DISCARD_CARD, PICK_TO_DEPOSIT, PICK_TO_EXCHANGE, TUCK } from '../moves.ts'
import { limitOf } from '../phases/start-of-round.ts'
import type { State } from '../state.ts'
import { anyNumber, exactly, IN_HAND } from './card-choices.ts'
import { type Asked, nameOf, type Reason, reason } from './reason.ts'

/** D-SJ-8 */
export const exchange: Asked = anyNumber(
  {
    ...IN_HAND,
    verb: 'exchange',
    answer: 'pickToExchange',
    step: PICK_TO_EXCHANGE,
    asked: 'SJ-START-1',
    which: 'SJ-X-OFFICE-1',
  },
  { rule: 'SJ-X-OFFICE-1', most: () => MOST_EXCHANGED },
)

/** D-SJ-9 */
export const tuckOne: Asked = {
  to: () => `tuck a card of its hand under its ${nameOf(ONE_TUCKER)} or pass`,
  rule: 'SJ-START-2',
  answers: ['tuck', 'pickToDeposit'],
  why: (s, step) => (step < PICK_TO_DEPOSIT ? whyNotTucked(step - TUCK) : whyNoDepositYet(s)),
  composite: whyNoDepositYet,
}

function whyNotTucked(kind: number): Reason {
  return reason(
    'card-not-there',
    `the seat has no ${nameOf(kind)} in its hand to tuck`,
    'SJ-B-CHAPEL-1',
  )
}

/** Each owner of both is asked for one card first (R-SJ-40). */
function whyNoDepositYet(s: State): Reason {
  const name = nameOf(MANY_TUCKER)
  if (!ask.tucksMany(s, s.seat))
    return reason('no-such-building', `the seat has no ${name}`, 'SJ-X-BANK-1')
  if ((s.depositUsed >> s.seat) & 1)
    return reason(
      'deposit-used',
      `the seat has used a ${name} in this game, and may only once`,
      'SJ-X-BANK-2',
    )
  return reason(
    'asked-later',
    `the ${nameOf(ONE_TUCKER)} is asked for first: tuck a card or pass, then the ${name} follows`,
    'R-SJ-40',
  )
}

const deposit: Asked = anyNumber(
  {
    ...IN_HAND,
    verb: 'deposit',
    answer: 'pickToDeposit',
    step: PICK_TO_DEPOSIT,
    asked: 'SJ-START-2',
    which: 'SJ-X-BANK-1',
  },
  { rule: 'SJ-X-BANK-1', most: (s) => s.handSize[s.seat] },
)

/** D-SJ-10 */
export const tuckMany: Asked = {
  ...deposit,
  answers: [...deposit.answers, 'tuck'],
  why: (s, step) => (step < PICK_TO_DEPOSIT ? whyNotTuckedNow(s) : deposit.why(s, step)),
}

function whyNotTuckedNow(s: State): Reason {
  const name = nameOf(ONE_TUCKER)
  return ask.tucksOne(s, s.seat)
    ? reason(
        'asked-before',
        `the ${name} has been asked for; now it is the ${nameOf(MANY_TUCKER)}: deposit or pass`,
        'R-SJ-40',
      )
    : reason('no-such-building', `the seat has no ${name}`, 'SJ-B-CHAPEL-1')
}

/** D-SJ-11 */
export const discard: Asked = exactly(
  {
    ...IN_HAND,
    verb: 'discard',
    answer: 'discardCard',
    step: DISCARD_CARD,
    asked: 'SJ-START-3',
    which: 'SJ-START-3',
  },
  { rule: 'SJ-START-4', because: (s) => `the seat's hand limit is ${limitOf(s, s.seat)}` },
)
