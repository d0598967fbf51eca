/** Why a bot did or advises something, in words. */
import type { Why } from '../client/contract.ts'
import type { Person } from '../text/person.ts'
import type { LaterCatalog } from '../text/say-later.ts'

export interface ReasonWords {
  readonly log: Pick<LaterCatalog['log'], 'because' | 'reasons'>
  /** What bots count, by name. */
  readonly facts: Readonly<Record<string, (count: number) => string>>
  readonly personOf: (seat: number) => Person
}

/** Where nobody is meant. */
const NOBODY: Person = { name: '', isYou: false }

/** All reasons in one clause; undefined if there is none to tell. */
export function because(
  why: readonly Why[],
  { log, facts, personOf }: ReasonWords,
): string | undefined {
  const reasons = why.flatMap(({ code, amount = 0, seat, what = '' }) => {
    const counted = facts[what]?.(amount) ?? ''
    const said = log.reasons[code]?.(counted, amount, seat === undefined ? NOBODY : personOf(seat))
    return said === undefined ? [] : [said]
  })
  return reasons.length === 0 ? undefined : log.because(reasons)
}
