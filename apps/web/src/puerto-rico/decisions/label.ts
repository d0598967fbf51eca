/** The name of a choice, as its button says it. Numbers come from quotes and from what the engine foresees. */
import { givenSteps, tallyOf } from '@doubloon/puerto-rico'
import type { Moment, Offer } from '../../client/contract.ts'
import { buildingName, goodName, placeName, roleName } from '../../text/names.ts'
import { say } from '../../text/say.ts'
import type { Move, PuertoRico } from '../table-types.ts'
import { allOf, ownEvents } from '../tally.ts'

/** What the button of a choice says: `Build for 3`. */
export function labelOf(moment: Moment<PuertoRico>, { text, move }: Offer<Move>): string {
  const { labels } = say.decisions
  switch (move.type) {
    case 'pass':
      return labels.passes[moment.decision] ?? labels.pass
    case 'choose':
      return labels.choose(roleName(move.role))
    case 'draft':
      return labels.draft(buildingName(move.building))
    case 'take':
      return takeLabel(move.tile, move.asForest)
    case 'takeColonists':
      return labels.takeColonists(move.count)
    case 'put':
      return labels.put(move.count, placeName(move.on))
    case 'build':
      return labels.build(moment.facts.quotes[move.building]?.price ?? 0)
    case 'buildInKind':
      return labels.buildInKind(givenInWords(move.giving))
    case 'giveColonist':
      return move.from === undefined
        ? labels.giveNoColonist
        : labels.giveColonist(placeName(move.from))
    case 'giveVp':
      return labels.giveVp(move.count)
    case 'giveBarrel':
      return labels.giveBarrel(goodName(move.good))
    case 'takeExtra':
      return labels.takeExtra(goodName(move.good))
    case 'sell':
      return sellLabel(moment, text, move.to === 'trading post')
    case 'load':
      return labels.load(loadedBy(moment, text), goodName(move.good))
    case 'loadSelection':
      return labels.loadSelection(buildingName('smallWharf'))
    case 'loadMixed':
      return labels.loadMixed(allOf(move.barrels))
    case 'putAboard':
      return labels.putAboard(move.count, goodName(move.good))
    case 'keep':
      return labels.keep(move.count, goodName(move.good))
    case 'store':
      return labels.store(allOf(move.barrels))
    case 'moveGuest':
      return labels.moveGuest(placeName(move.to))
    default:
      return labels[move.type]
  }
}

/** Things given in kind, in the words of the reader. */
export function givenInWords(giving: readonly string[]): readonly string[] {
  const { given } = say.decisions
  return givenSteps(giving).flatMap((step) => {
    if (step.type === 'giveVp') return [given.vp]
    if (step.type === 'giveBarrel') return [given.barrel(goodName(step.good))]
    return step.type === 'giveColonist' && step.from !== undefined
      ? [given.colonist(placeName(step.from))]
      : []
  })
}

function takeLabel(tile: string, asForest: boolean): string {
  const { labels } = say.decisions
  return asForest ? labels.takeAsForest(placeName(tile)) : labels.take(placeName(tile))
}

function sellLabel(moment: Moment<PuertoRico>, text: string, isOutside: boolean): string {
  const { labels } = say.decisions
  const price = tallyOf(foreseenEvents(moment, text), moment.viewer).doubloons
  return isOutside ? labels.sellOutside(price, buildingName('tradingPost')) : labels.sell(price)
}

/** Barrels a load would take; all that are held, while the engine has not said. */
function loadedBy(moment: Moment<PuertoRico>, text: string): number {
  return tallyOf(foreseenEvents(moment, text), moment.viewer).shipped
}

/** What the move itself would do. */
export function foreseenEvents(moment: Moment<PuertoRico>, text: string) {
  return ownEvents(moment.facts.foreseen[text]?.events ?? [])
}
