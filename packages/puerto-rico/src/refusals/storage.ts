/** Why a step of the storage, or a whole storage, is refused (PR-CAPTAIN-12, PR-CAPTAIN-13). */

import { goodsOf, nextGoodHeld } from '../board.ts'
import { ask } from '../buildings/catalog.ts'
import { KEEP } from '../moves.ts'
import { singles } from '../phases/storage.ts'
import type { State } from '../state.ts'
import { GOODS } from '../words.ts'
import { type Asked, namedTwice, type Part, partOf, type Reason, reason } from './reason.ts'

/** D-STORE */
export const store: Asked = {
  to: 'say which barrels it keeps',
  rule: 'PR-CAPTAIN-12',
  answers: ['keep'],
  why: (s, step) => whyNotKept(s, partOf(KEEP, step)),
  composite: whyNoStorage,
  noPass: reason(
    'must-store',
    'not everything fits: say how many barrels of each kind are kept, "store nothing" included',
    'PR-CAPTAIN-12',
  ),
}

function whyNotKept(s: State, part: Part): Reason {
  const wrong = whyNotHeld(s, part)
  if (wrong !== undefined) return wrong
  const next = nextGoodHeld(s, s.seat, s.cursor)
  return part.of === next ? noRoom(s) : outOfOrder(`the next kind to decide on is ${GOODS[next]}`)
}

/** Why a storage in one line makes no legal composite. */
function whyNoStorage(s: State, wanted: readonly number[]): Reason {
  const parts = wanted.map((step) => partOf(KEEP, step))
  const twice = namedTwice(parts)
  if (twice >= 0) return reason('named-twice', `name ${GOODS[twice]} once`, 'PR-CAPTAIN-13')
  for (const part of parts) {
    const wrong = whyNotHeld(s, part)
    if (wrong !== undefined) return wrong
  }
  return noRoom(s)
}

/** What is wrong with so many barrels of a good, whatever else is kept. */
function whyNotHeld(s: State, { of, count }: Part): Reason | undefined {
  const held = goodsOf(s, s.seat, of)
  if (of < s.cursor) return outOfOrder(`${GOODS[of]} is decided already`)
  if (held === 0)
    return reason('none-held', `the seat has no ${GOODS[of]} to keep`, 'PR-CAPTAIN-13')
  if (count > held)
    return reason(
      'more-than-held',
      `the seat has only ${held} ${GOODS[of]} to keep`,
      'PR-CAPTAIN-13',
    )
  return undefined
}

function outOfOrder(message: string): Reason {
  return reason('out-of-order', message, 'PR-CAPTAIN-12')
}

function noRoom(s: State): Reason {
  const kinds = ask.kindsStored(s, s.seat)
  return reason(
    'no-room',
    `keep less: whole kinds ${kinds}, single barrels besides ${singles(s, s.seat)}`,
    'PR-CAPTAIN-13',
  )
}
