/** Why a bot did or advises something, in words. */
import type { Why } from '../client/contract.ts'
import type { Person } from '../text/person.ts'
import type { LaterCatalog } from '../text/say-later.ts'

export interface ReasonWords {
  readonly log: Pick<LaterCatalog['log'], 'because' | 'reasons' | 'nextBest'>
  /** What bots count, by name. */
  readonly facts: Readonly<Record<string, (count: number) => string>>
  readonly personOf: (seat: number) => Person
  /** A choice in a word or two, by its notation; undefined if it has none. */
  readonly choiceOf: (notation: string) => string | undefined
}

/** Where nobody is meant. */
const NOBODY: Person = { name: '', isYou: false }

/** All reasons in one clause; undefined if there is none to tell. */
export function because(
  why: readonly Why[],
  { log, facts, personOf, choiceOf }: ReasonWords,
): string | undefined {
  const reasons = why.flatMap(({ code, amount = 0, than = 0, seat, what = '', other = '' }) => {
    const said = log.reasons[code]?.({
      what: facts[what]?.(amount) ?? '',
      amount,
      than,
      other: choiceOf(other) ?? log.nextBest,
      who: seat === undefined ? NOBODY : personOf(seat),
    })
    return said === undefined ? [] : [said]
  })
  return reasons.length === 0 ? undefined : log.because(reasons)
}
