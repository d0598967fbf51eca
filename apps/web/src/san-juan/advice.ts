/** What a bot advises, in one sentence with its reasons. */
import { moveIn } from '@doubloon/san-juan'
import type { Hint, Moment } from '../client/contract.ts'
import type { TableModel } from '../table/model.svelte.ts'
import { because } from '../table/reasons.ts'
import { cardName, goodName, roleName } from '../text/names-san-juan.ts'
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
    because(reasons, {
      log,
      facts,
      personOf: (seat) => table.personOf(seat),
      choiceOf: inShort,
    }),
  )
}

/** What a first step is about, in a word or two, where it is set against another; undefined if that would say too little. */
function inShort(notation: string): string | undefined {
  const move = moveIn(notation)
  switch (move?.type) {
    case 'pass':
      return sayLater.log.passing
    case 'choose':
      return roleName(move.role)
    case 'announce':
      return cardName(move.building)
    case 'pickToProduce':
    case 'pickToSell':
      return goodName(move.good)
    case 'pickToExchange':
    case 'pickToDeposit':
      return cardName(move.card)
    default:
      return undefined
  }
}
