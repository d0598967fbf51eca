/** Why a step of the builder phase is refused (PR-BUILDER-1 … 8); barter.ts has payment in kind. */

import { owns } from '../board.ts'
import { ask, SIZE } from '../buildings/catalog.ts'
import { citySpacesLeft } from '../city.ts'
import { isInGame } from '../describe.ts'
import { BUILD_KIND } from '../moves.ts'
import { priceFor } from '../purchase.ts'
import type { State } from '../state.ts'
import { whyNoPayment } from './barter.ts'
import { type Asked, type Reason, reason } from './reason.ts'

/** D-BUILD */
export const build: Asked = {
  to: 'build a building or pass',
  rule: 'PR-BUILDER-1',
  answers: ['build'],
  why: (s, step) => whyNotBuilt(s, step - BUILD_KIND),
  composite: whyNoPayment,
}

/** D-UNIVERSITY */
export const staffBuilt: Asked = {
  to: 'put a colonist on the new building or pass',
  rule: 'PR-B-UNIVERSITY-1',
  answers: ['staff'],
}

function whyNotBuilt(s: State, building: number): Reason {
  if (!isInGame(s, building))
    return reason('not-in-game', 'this building is not in this game', 'PR-BUILDER-2')
  if (s.copies[building] === 0)
    return reason('no-copy-left', 'all copies of this building are sold', 'PR-BUILDER-2')
  if (owns(s, s.seat, building))
    return reason('owned-already', 'the seat owns one, and may own each kind once', 'PR-B-1')
  const space = citySpacesLeft(s, s.seat)
  if (SIZE[building] > space)
    return reason(
      'no-city-space',
      `it takes ${SIZE[building]} city spaces; the seat has ${space} left`,
      'PR-BUILDER-5',
    )
  return whyTooExpensive(s, building)
}

function whyTooExpensive(s: State, building: number): Reason {
  const sums = `it costs ${priceFor(s, s.seat, building)} now; the seat has ${s.doubloons[s.seat]}`
  if (ask.paysInKind(s, s.seat))
    return reason(
      'too-expensive-in-kind',
      `${sums}, and what it could give in kind does not make up for the rest`,
      'PR-X-BLACKMARKET-2',
    )
  return reason('too-expensive', `${sums}; build something cheaper`, 'PR-BUILDER-3')
}
