/** What a bot advises, in one sentence with its reasons. */
import type { Hint, Moment } from '../client/contract.ts'
import type { TableModel } from '../table/model.svelte.ts'
import { because } from '../table/reasons.ts'
import { say } from '../text/say.ts'
import { sayLater } from '../text/say-later.ts'
import { saySanJuan } from '../text/say-san-juan.ts'
import type { SanJuan } from './table-types.ts'
import { labelOfMove } from './wording.ts'

export function adviceOf(
  table: TableModel<SanJuan>,
  moment: Moment<SanJuan>,
  { move, share, reasons }: Hint,
): string {
  const { log } = sayLater
  const { facts } = saySanJuan.log
  return say.prompt.hintSays(
    labelOfMove(moment, move),
    share === undefined ? undefined : Math.round(100 * share),
    because(reasons, { log, facts, personOf: (seat) => table.personOf(seat) }),
  )
}
