/**
 * Why a seat gains or loses something: a building, a role, or a rule (PR-B-4: every building counts for itself). A gain has
 * one row in the journal for each of its causes; nothing here is asked where no journal is attached.
 */
import type { Permission, Question } from '@doubloon/engine'
import { ask, type BuildingKey, keyOfBuilding } from './buildings/catalog.ts'
import { FIRST_VIOLET, type State } from './state.ts'
import { ROLES, ROLES_N } from './words.ts'

/** What gives or takes without a building: the roles; loading, and storage after it. */
const OTHERS = [...ROLES, 'load', 'storage'] as const

/** What caused a gain or a loss. */
export type Cause = BuildingKey | (typeof OTHERS)[number]

/** The cause that a number in the journal stands for: buildings by their number, everything else below zero. */
export const causeOf = (n: number): Cause => (n < 0 ? OTHERS[-1 - n] : keyOfBuilding(n))

export const byRole = (role: number): number => -1 - role
export const BY_LOAD = byRole(ROLES_N)

/** The building that permits something now. */
export function byPermission(s: State, seat: number, permission: Permission<State>): number {
  return FIRST_VIOLET + permission.by(s, seat)
}

/** Writes who gave a gain: kind of event, seat, how much, and by what. */
export type CauseWriter = (s: State, kind: number, seat: number, count: number) => void

/** The gain has one cause. */
export function one(cause: number): CauseWriter {
  return (s, kind, seat, count) => s.journal?.add(kind, seat, count, cause, 0)
}

/** One by the role, what is more by the building that doubles its privilege (PR-X-LIBRARY-1). */
export function privilegeOf(role: number): CauseWriter {
  return (s, kind, seat, count) => {
    s.journal?.add(kind, seat, 1, byRole(role), 0)
    if (count === 1) return
    s.journal?.add(kind, seat, count - 1, byPermission(s, seat, ask.doublesPrivilege), 0)
  }
}

/** What each building gave (PR-B-4). */
export function buildings(question: Question<State>): CauseWriter {
  return (s, kind, seat) =>
    question.each(s, seat, 0, (row, count) =>
      s.journal?.add(kind, seat, count, FIRST_VIOLET + row, 0),
    )
}
