/** Why a role or a choice of starting cards is refused (SJ-ROUND-3, -5, SJ-2P-4, SJ-VAR-2). */
import { START_HAND } from '../box.ts'
import { ask } from '../buildings/catalog.ts'
import { CHOOSE, CHOOSE_DOUBLED, DISCARD_CARD } from '../moves.ts'
import type { State } from '../state.ts'
import { DECLARED, ROLES } from '../words.ts'
import { exactly, IN_HAND } from './card-choices.ts'
import { type Asked, counted, type Reason, reason } from './reason.ts'

/** D-SJ-1 */
export const startingCards: Asked = exactly(
  {
    ...IN_HAND,
    verb: 'discard',
    answer: 'discardCard',
    step: DISCARD_CARD,
    asked: 'SJ-VAR-3',
    which: 'SJ-VAR-2',
  },
  { rule: 'SJ-VAR-2', because: () => `${counted(START_HAND, 'starting card')} are kept` },
)

/** D-SJ-2, D-SJ-2a */
export const chooseRole: Asked = {
  to: () => 'choose a role',
  rule: 'SJ-ROUND-2',
  answers: ['choose'],
  why: (s, step) =>
    step >= CHOOSE_DOUBLED
      ? (whyTaken(s, step - CHOOSE_DOUBLED) ?? whyNotDoubled(s))
      : (whyTaken(s, step - CHOOSE) ?? MUST_CHOOSE),
  stop: () => MUST_CHOOSE,
}

const MUST_CHOOSE = reason(
  'must-choose-role',
  'a role must be chosen, even one that helps nothing',
  'SJ-ROUND-3',
)

function whyTaken(s: State, role: number): Reason | undefined {
  const taker = s.roleTaker[role] - 1
  if (taker < 0) return undefined
  const left = ROLES.filter((_, other) => s.roleTaker[other] === 0)
  return reason(
    'role-taken',
    `seat ${taker} took the ${ROLES[role]} in this round; choose ${left.join(', ')}`,
    'SJ-ROUND-5',
  )
}

/** Only games of two declare a doubled privilege; with more players it is in use anyway. */
function whyNotDoubled(s: State): Reason {
  if (!ask.doublesPrivilege(s, s.seat))
    return reason('no-doubling', `the seat has no ${DECLARED} to use`, 'SJ-B-LIBRARY-1')
  if (s.players > 2)
    return reason(
      'doubling-not-declared',
      `with ${s.players} players the ${DECLARED} is in use by itself; just choose the role`,
      'R-SJ-6',
    )
  return reason(
    'doubling-used',
    `the seat has used its ${DECLARED} in this round, and may once; choose the role without it`,
    'SJ-2P-4',
  )
}
