/** What a bot advises, in one sentence with its reasons. */
import type { Hint, Moment, Offer, Why } from '../client/contract.ts'
import type { TableModel } from '../table/model.svelte.ts'
import { buildingName, goodName } from '../text/names.ts'
import { say } from '../text/say.ts'
import { sayLater } from '../text/say-later.ts'
import type { Move, PuertoRico } from './face.ts'
import { labelOf } from './wording.ts'

export function adviceOf(
  table: TableModel<PuertoRico>,
  moment: Moment<PuertoRico>,
  { move, share, reasons }: Hint,
): string {
  const offer = moment.offers?.find(({ text }) => text === move)
  const why = reasons.flatMap((reason) => reasonOf(table, reason))
  return say.prompt.hintSays(
    // What is put together in several steps is not among the offers: the advice lies on the table.
    offer === undefined ? sayLater.decisions.asItLies : inFull(moment, offer),
    share === undefined ? undefined : Math.round(100 * share),
    why.length === 0 ? undefined : sayLater.log.because(why),
  )
}

/** The name of a choice; with the thing it is about, where the button has it beside it. */
function inFull(moment: Moment<PuertoRico>, offer: Offer<Move>): string {
  const { move } = offer
  const label = labelOf(moment, offer)
  if (move.type === 'build' || move.type === 'buildInKind')
    return say.prompt.hintAbout(buildingName(move.building), label)
  if (move.type === 'sell') return say.prompt.hintAbout(goodName(move.good), label)
  return label
}

function reasonOf(table: TableModel<PuertoRico>, { code, amount = 0, seat, what = '' }: Why) {
  const counted = sayLater.log.facts[what]?.(amount) ?? ''
  const said = sayLater.log.reasons[code]?.(
    counted,
    amount,
    seat === undefined ? '' : table.nameOf(seat),
  )
  return said === undefined ? [] : [said]
}
