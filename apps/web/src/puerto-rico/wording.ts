/** What the prompt says: the question of a decision, a word about it, and the name of a choice. */
import type { Moment } from '../client/contract.ts'
import type { TableModel } from '../table/model.svelte.ts'
import { askedOf } from '../table/prompt.ts'
import { buildingName, placeName } from '../text/names.ts'
import { say } from '../text/say.ts'
import { asksReader } from './decisions/hint.ts'
import type { PuertoRico } from './table-types.ts'

export { hintOf } from './decisions/hint.ts'
export { labelOf } from './decisions/label.ts'

/** What is asked, or who is asked, in one sentence. */
export function questionOf(table: TableModel<PuertoRico>, moment: Moment<PuertoRico>): string {
  const { over } = moment
  const decision = (over ? '' : moment.decision) as Decision
  return over || asksReader(table, moment)
    ? askedOf(table, moment, ownQuestion(table, moment, decision))
    : say.decisions.waiting[decision](table.nameOf(moment.toMove))
}

type Decision = keyof typeof say.decisions.questions

function ownQuestion(
  table: TableModel<PuertoRico>,
  moment: Moment<PuertoRico>,
  decision: Decision,
): string {
  const question = say.decisions.questions[decision]
  if (table.subject !== undefined && decision === 'D-BUILD')
    return say.decisions.questions['D-BLACKMARKET'](buildingName(table.subject))
  return typeof question === 'string' ? question : question(placeName(moment.view.about ?? ''))
}
