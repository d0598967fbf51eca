/** Why a step of the mayor phase or a whole placement is refused (PR-MAYOR-1 … 7). */
import { inWords } from '@doubloon/engine'
import { allColonists } from '../board.ts'
import { circlesAt, nextWorkplace } from '../city.ts'
import { PUT, TAKE_COLONISTS, WORKPLACES } from '../moves.ts'
import type { State } from '../state.ts'
import { privilege } from '../turns.ts'
import { type Asked, namedTwice, type Part, partOf, type Reason, reason } from './reason.ts'

/** D-MAYOR-EXTRA */
export const takeExtraColonists: Asked = {
  to: 'take extra colonists, none included',
  rule: 'PR-MAYOR-1',
  answers: ['takeColonists'],
  why: whyTooManyExtra,
  noPass: reason('say-how-many', 'say how many: "take 0 colonists" takes none', 'PR-RUL-59'),
}

function whyTooManyExtra(s: State, step: number): Reason {
  const count = step - TAKE_COLONISTS
  const most = privilege(s, s.seat)
  if (count > most)
    return reason(
      'too-many-extra-colonists',
      `the privilege is at most ${most}; take fewer`,
      'PR-MAYOR-1',
    )
  return reason(
    'too-few-in-supply',
    `only ${s.colonistSupply} left in the supply, and none come from the ship; take fewer`,
    'PR-MAYOR-1',
  )
}

/** D-MAYOR-PLACE */
export const place: Asked = {
  to: 'place its colonists',
  rule: 'PR-MAYOR-4',
  answers: ['put'],
  why: (s, step) => whyNotHere(s, partOf(PUT, step)),
  composite: whyNoPlacement,
  noPass: reason(
    'must-place',
    'colonists must fill the circles; to keep an arrangement, place it again',
    'PR-MAYOR-5',
  ),
}

function whyNotHere(s: State, part: Part): Reason {
  const next = nextPlace(s)
  const waiting = colonistsToPlace(s)
  const wrong = whyNoRoom(s, part)
  if (wrong !== undefined) return wrong
  if (part.of !== next)
    return reason('out-of-order', `the next place to fill is: ${nameOf(next)}`, 'PR-MAYOR-4')
  if (part.count > waiting)
    return reason(
      'too-many-placed',
      `put fewer here: colonists left to place: ${waiting}`,
      'PR-MAYOR-5',
    )
  return reason(
    'too-few-placed',
    `put more here: too few circles come after this place for those left: ${waiting}`,
    'PR-MAYOR-5',
  )
}

/** Why a placement in one line makes no legal composite. */
function whyNoPlacement(s: State, wanted: readonly number[]): Reason {
  const parts = wanted.map((step) => partOf(PUT, step))
  const twice = namedTwice(parts)
  if (twice >= 0)
    return reason('named-twice', `name each place once: ${nameOf(twice)}`, 'PR-MAYOR-4')
  for (const part of parts) {
    const wrong = whyNoRoom(s, part)
    if (wrong !== undefined) return wrong
  }
  const waiting = colonistsToPlace(s)
  const placed = parts.reduce((sum, { count }) => sum + count, 0)
  const message = `colonists placed: ${placed}; place exactly ${waiting}`
  return reason(placed > waiting ? 'too-many-placed' : 'too-few-placed', message, 'PR-MAYOR-5')
}

/** What is wrong with so many colonists at a place, whatever happens elsewhere. */
function whyNoRoom(s: State, { of, count }: Part): Reason | undefined {
  const circles = circlesAt(s, s.seat, of)
  if (circles === 0)
    return reason('no-circle', `the seat has no circle at: ${nameOf(of)}`, 'PR-MAYOR-4')
  if (of < nextPlace(s))
    return reason('out-of-order', `already filled in this placement: ${nameOf(of)}`, 'PR-MAYOR-4')
  if (count > circles)
    return reason(
      'more-than-circles',
      `put fewer on ${nameOf(of)}: circles ${circles}, colonists ${count}`,
      'PR-MAYOR-4',
    )
  return undefined
}

/** The place that is asked for: the one `cursor` has come to, or the first of a new placement. */
function nextPlace(s: State): number {
  return nextWorkplace(s, s.seat, Math.max(0, s.cursor - 1))
}

/** All colonists before a placement begins, then those that wait in San Juan. */
function colonistsToPlace(s: State): number {
  return s.cursor > 0 ? s.sanJuan[s.seat] : allColonists(s, s.seat)
}

const nameOf = (at: number): string => inWords(WORKPLACES[at])
