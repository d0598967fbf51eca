/** Why a step of the craftsman phase is refused (PR-CRAFTSMAN-6, PR-CRAFTSMAN-9). */
import { producedBy } from '../board.ts'
import { TAKE_EXTRA } from '../moves.ts'
import type { State } from '../state.ts'
import { GOODS } from '../words.ts'
import { type Asked, type Reason, reason } from './reason.ts'

/** D-PRODUCE */
export const produce: Asked = {
  to: 'produce or pass',
  rule: 'PR-CRAFTSMAN-9',
  answers: ['produce'],
}

/** D-CRAFT-EXTRA */
export const takeExtra: Asked = {
  to: 'take an extra barrel or pass',
  rule: 'PR-CRAFTSMAN-6',
  answers: ['takeExtra'],
  why: (s, step) => whyNoExtra(s, step - TAKE_EXTRA),
}

function whyNoExtra(s: State, good: number): Reason {
  if (producedBy(s, s.seat, good) === 0)
    return reason(
      'not-produced',
      `the seat received no ${GOODS[good]} in this phase; take a kind it received`,
      'PR-CRAFTSMAN-6',
    )
  return reason('supply-empty', `no ${GOODS[good]} is left in the supply`, 'PR-CRAFTSMAN-6')
}
