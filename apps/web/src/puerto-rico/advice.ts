/** What a bot advises, in one sentence with its reasons. */
import type { Hint, Moment, Why } from '../client/contract.ts'
import type { TableModel } from '../table/model.svelte.ts'
import { say } from '../text/say.svelte.ts'
import type { PuertoRico } from './face.ts'
import { labelOf } from './wording.ts'

export function adviceOf(
  table: TableModel<PuertoRico>,
  moment: Moment<PuertoRico>,
  { move, share, reasons }: Hint,
): string {
  const offer = moment.offers?.find(({ text }) => text === move)
  const why = reasons.flatMap((reason) => reasonOf(table, reason))
  return say.prompt.hintSays(
    offer === undefined ? move : labelOf(moment, offer),
    Math.round(100 * share),
    why.length === 0 ? undefined : say.log.because(why),
  )
}

function reasonOf(table: TableModel<PuertoRico>, { code, amount = 0, seat, what = '' }: Why) {
  const counted = say.log.facts[what]?.(amount) ?? ''
  const said = say.log.reasons[code]?.(
    counted,
    amount,
    seat === undefined ? '' : table.nameOf(seat),
  )
  return said === undefined ? [] : [said]
}
