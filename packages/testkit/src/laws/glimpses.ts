/** The law of what may leave a server (ADR 0018). */
import { conceal, WATCHER } from '@doubloon/engine'
import { anotherDeterminization, anybody, offersTo } from './hidden.ts'
import { type Law, same, sameBytes } from './law.ts'

/** A viewer sees and may do in a glimpse what it does at the table, and the bytes follow from nothing hidden. */
export const glimpsesKeepSecrets: Law = {
  name: 'a glimpse shows what its viewer sees, and depends on nothing else',
  oneIn: 40,
  check(situation, { invariants }) {
    const { rules, state } = situation
    const seat = anybody(situation)
    const glimpse = conceal(rules, state, seat, anotherDeterminization('of a glimpse'))
    const wrong = invariants(glimpse)
    if (wrong.length > 0) return `glimpse of seat ${seat}: ${wrong.join('; ')}`
    if (!same(rules.view(glimpse, seat), rules.view(state, seat)))
      return `the glimpse of seat ${seat} shows another table`
    const isAsked = seat !== WATCHER && ((rules.waiting(state) >> seat) & 1) === 1
    const copy = rules.newState()
    copy.copyFrom(glimpse)
    if (isAsked && !same(offersTo(rules, copy, seat), offersTo(rules, situation.copy(), seat)))
      return `the glimpse of seat ${seat} offers something else`
    const other = conceal(rules, state, seat, anotherDeterminization())
    const again = conceal(rules, other, seat, anotherDeterminization('of a glimpse'))
    return sameBytes(again.bytes, glimpse.bytes)
      ? undefined
      : `the glimpse of seat ${seat} depends on what it cannot know`
  },
}
