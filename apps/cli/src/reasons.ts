/** Why a bot would play a move, in a sentence. */
import type { Reason } from '@doubloon/bots'
import { reasonWords } from './reason-words.ts'

/** `Why: it brings 3 doubloons, “sell corn” 1.` Empty if there is nothing to tell. */
export function whyOf(reasons: readonly Reason[], names: readonly string[]): string {
  const parts = reasons.map((reason) =>
    reasonWords.reasons[reason.code]({
      what: counted(reason),
      amount: reason.amount ?? 0,
      than: reason.than === 0 ? 'none' : `${reason.than}`,
      other: reason.other ?? '',
      name: names[reason.seat ?? -1] ?? '',
    }),
  )
  return reasonWords.why(parts)
}

function counted({ amount = 0, what = '' }: Reason): string {
  const [one, many] = reasonWords.facts[what] ?? [what, what]
  return `${amount} ${amount === 1 ? one : many}`
}
