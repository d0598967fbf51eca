/** What the prompt says: the question of a decision, who is waited for, and why something cannot be done. */
import type { Refusal } from '@doubloon/engine'
import type { Moment } from '../client/contract.ts'
import { isMine, type TableModel } from '../table/model.svelte.ts'
import { askedOf } from '../table/prompt.ts'
import { sayLater } from '../text/say-later.ts'
import { saySanJuan } from '../text/say-san-juan.ts'
import type { Picks } from './picks.svelte.ts'
import type { SanJuan } from './table-types.ts'

export { detailOf } from './decisions/detail.ts'
export { labelOfMarks, labelOfMove, labelOfRole } from './decisions/label.ts'

type Decision = keyof typeof saySanJuan.prompt.questions

/** What is asked, or who is asked, in one sentence. */
export function questionOf(
  table: TableModel<SanJuan>,
  moment: Moment<SanJuan>,
  picks: Picks,
): string {
  const decision = (moment.over ? '' : moment.decision) as Decision
  const { questions, waiting } = saySanJuan.prompt
  if (!moment.over && !isMine(moment)) return waiting[decision](table.personOf(moment.toMove))
  const { picking } = moment.facts
  const cards = picking?.from === 'drawn' ? picks.drawn : picks.hand
  return askedOf(table, moment, questions[decision](picking?.most ?? 0, cards.length))
}

/** Why something cannot be done, in a sentence without the rule. */
export function because({ code, message }: Refusal): string {
  const sentence = saySanJuan.decisions.refusals[code]
  return sentence ?? sayLater.refusals.because({ code, message })
}
