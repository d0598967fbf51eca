/** What a bot advises, in one sentence with its reasons. */
import type { Hint, Moment, Why } from '../client/contract.ts'
import type { TableModel } from '../table/model.svelte.ts'
import { say } from '../text/say.ts'
import { sayLater } from '../text/say-later.ts'
import { saySanJuan } from '../text/say-san-juan.ts'
import type { SanJuan } from './face.ts'
import { labelOfMove } from './wording.ts'

export function adviceOf(
  table: TableModel<SanJuan>,
  moment: Moment<SanJuan>,
  { move, share, reasons }: Hint,
): string {
  const why = reasons.flatMap((reason) => reasonOf(table, reason))
  return say.prompt.hintSays(
    labelOfMove(moment, move),
    share === undefined ? undefined : Math.round(100 * share),
    why.length === 0 ? undefined : sayLater.log.because(why),
  )
}

function reasonOf(table: TableModel<SanJuan>, { code, amount = 0, seat, what = '' }: Why) {
  const counted = saySanJuan.prompt.facts[what]?.(amount) ?? ''
  const name = seat === undefined ? '' : table.nameOf(seat)
  const said = sayLater.log.reasons[code]?.(counted, amount, name)
  return said === undefined ? [] : [said]
}
