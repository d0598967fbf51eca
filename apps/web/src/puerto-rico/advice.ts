/** What a bot advises, in one sentence with its reasons. */
import type { Hint, Moment, Offer } from '../client/contract.ts'
import type { TableModel } from '../table/model.svelte.ts'
import { because } from '../table/reasons.ts'
import { buildingName, goodName } from '../text/names.ts'
import { say } from '../text/say.ts'
import { sayLater } from '../text/say-later.ts'
import type { Move, PuertoRico } from './table-types.ts'
import { labelOf } from './wording.ts'

export function adviceOf(
  table: TableModel<PuertoRico>,
  moment: Moment<PuertoRico>,
  { move, share, reasons }: Hint,
): string {
  const offer = moment.offers?.find(({ text }) => text === move)
  const { log, decisions } = sayLater
  const personOf = (seat: number) => table.personOf(seat)
  return say.prompt.hintSays(
    // What is put together in several steps is not among the offers: the advice lies on the table.
    offer === undefined ? decisions.asItLies : inFull(moment, offer),
    share === undefined ? undefined : Math.round(100 * share),
    because(reasons, { log, facts: log.facts, personOf }),
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
