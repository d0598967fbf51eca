/** Why a bot would play a move, in a sentence. */
import type { Reason } from '@doubloon/bots'
import { say } from './messages.ts'

/** `Why: it brings 3 doubloons; to others at most 1.` */
export function whyOf(reasons: readonly Reason[], names: readonly string[]): string {
  const parts = reasons.map((reason) =>
    say.reasons[reason.code](counted(reason), reason.amount ?? 0, names[reason.seat ?? -1] ?? ''),
  )
  return say.why(parts)
}

function counted({ amount = 0, what = '' }: Reason): string {
  const [one, many] = say.facts[what] ?? [what, what]
  return `${amount} ${amount === 1 ? one : many}`
}
