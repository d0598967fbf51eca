/** One line under the question: the arithmetic of the choice that is pointed at, or how to decide. */
import type { Moment, Offer } from '../../client/contract.ts'
import type { TableModel } from '../../table/model.svelte.ts'
import { buildingName, goodName, placeName, roleName, tileName } from '../../text/names.ts'
import { names, say } from '../../text/say.svelte.ts'
import { aboutBuilding } from '../building-text.ts'
import type { Good, Move, PuertoRico } from '../face.ts'
import { allOf, gainsOf, tallyOf } from '../tally.ts'
import { foreseenEvents, givenInWords } from './label.ts'

type At = Moment<PuertoRico>

/** One line of arithmetic for the choice that is pointed at; a word about the question if none is. */
export function detailOf(table: TableModel<PuertoRico>, moment: At): string | undefined {
  if (moment.over || !moment.view.waiting.includes(moment.looker)) return undefined
  const selected = moment.offers?.find(({ text }) => text === table.selected)
  return (selected && sumOf(moment, selected)) ?? hintOf(table, moment)
}

/** What a choice brings, in numbers; undefined if there is nothing to reckon. */
function sumOf(moment: At, { text, move }: Offer<Move>): string | undefined {
  const { sums } = say.decisions
  const { facts, view, looker } = moment
  const own = view.seats[looker]
  switch (move.type) {
    case 'choose':
      return sums.role(roleName(move.role), gainsInWords(moment, text))
    case 'build': {
      const quote = facts.quotes[move.building]
      if (quote === undefined || own === undefined) return undefined
      return sums.price(
        buildingName(move.building),
        quote,
        own.doubloons - quote.price,
        aboutBuilding(move.building).short,
      )
    }
    case 'buildInKind':
      return sums.inKind(
        buildingName(move.building),
        facts.quotes[move.building]?.price ?? 0,
        own?.doubloons ?? 0,
        givenInWords(move.giving),
      )
    case 'take':
      if (move.asForest) return sums.asForest
      if (move.tile === 'quarry') return sums.quarry
      return sums.take(tileName(move.tile), own?.island[move.tile as Good] ?? 0)
    case 'takeExtra':
      return sums.extra(
        goodName(move.good),
        (own?.goods[move.good] ?? 0) + 1,
        view.goodsSupply[move.good] ?? 0,
      )
    case 'sell':
      return saleSum(moment, text, move.good)
    case 'load':
      return loadSum(moment, text, onShip(move.good, move.ship))
    case 'moveGuest':
      return sums.guest(placeName(move.to))
    case 'draft':
      return sums.building(buildingName(move.building), aboutBuilding(move.building).text)
    default:
      return undefined
  }
}

function onShip(good: string, ship: string): string {
  const { sums } = say.decisions
  return ship === 'wharf'
    ? sums.onOwnShip(goodName(good), buildingName('wharf'))
    : sums.onShip(goodName(good), ship)
}

function loadSum(moment: At, text: string, what: string): string | undefined {
  const events = foreseenEvents(moment, text)
  if (events.length === 0) return undefined
  const { shipped, vp } = tallyOf(events, moment.looker)
  const gains = gainsOf(events, moment.looker, 'vpGained')
  const money = gainsOf(events, moment.looker, 'doubloonsGained').building
  return say.decisions.sums.load(what, shipped, { ...gains, all: vp }, money)
}

function saleSum(moment: At, text: string, good: Good): string | undefined {
  const [sale] = tallyOf(foreseenEvents(moment, text), moment.looker).sold
  if (sale === undefined) return undefined
  const price = moment.facts.prices[good]
  return say.decisions.sums.sale(goodName(good), price, sale.doubloons - price)
}

/** What the phase of a role would bring to the one who looks, if everybody plays as usual. */
function gainsInWords(moment: At, text: string): readonly string[] {
  const { gains } = say.decisions
  const foreseen = moment.facts.foreseen[text]
  if (foreseen === undefined) return []
  const tally = tallyOf(foreseen.phase, moment.looker)
  const spoiled = allOf(tally.spoiled)
  return [
    ...(tally.doubloons > 0 ? [gains.doubloons(tally.doubloons)] : []),
    ...(tally.vp > 0 ? [gains.vp(tally.vp)] : []),
    ...(tally.colonists > 0 ? [gains.colonists(tally.colonists)] : []),
    ...Object.entries(tally.produced).map(([good, count]) => gains.goods(count, goodName(good))),
    ...tally.tiles.map((tile) => gains.tile(tileName(tile))),
    ...tally.built.map(({ building }) => buildingName(building)),
    ...(spoiled > 0 ? [gains.loss(spoiled)] : []),
  ]
}

/** A word about the question itself. */
function hintOf(table: TableModel<PuertoRico>, moment: At): string | undefined {
  const { hints } = say.decisions
  const { view, facts, looker } = moment
  const money = view.seats[looker]?.doubloons ?? 0
  switch (moment.decision) {
    case 'D-DRAFT':
      return hints.draft
    case 'D-ROLE':
      return hints.role
    case 'D-HACIENDA':
      return hints.hacienda(view.faceDown)
    case 'D-HACIENDA-FOREST':
      return hints.forest
    case 'D-SETTLE':
    case 'D-SETTLE-2':
      return hints.settle(facts.islandSpaces[looker] ?? 0)
    case 'D-HOSPICE':
      return hints.hospice
    case 'D-MAYOR-EXTRA':
      return hints.mayorExtra(view.colonistSupply)
    case 'D-MAYOR-PLACE':
      return placementHint(moment)
    case 'D-BUILD':
      return table.subject === undefined
        ? hints.build(money, facts.citySpaces[looker] ?? 0)
        : hints.inKind(money)
    case 'D-BLACKMARKET':
      return hints.inKind(money)
    case 'D-UNIVERSITY':
      return hints.university
    case 'D-PRODUCE':
      return hints.produce
    case 'D-CRAFT-EXTRA':
      return hints.craftExtra
    case 'D-TRADE':
      return hints.trade(names['term.tradingHouse'])
    case 'D-LOAD':
      return loadHint(table, moment)
    case 'D-STORE':
      return hints.store
    case 'D-GUEST':
      return hints.guest
    default:
      return undefined
  }
}

function placementHint({ facts }: At): string | undefined {
  const { hints } = say.decisions
  const { placement } = facts
  if (placement === undefined) return undefined
  const circles = placement.workplaces.reduce((all, place) => all + place.circles, 0)
  return circles > placement.toPlace
    ? hints.emptyCircles(circles, circles - placement.toPlace)
    : hints.allPlaced
}

function loadHint(table: TableModel<PuertoRico>, { offers, view, looker }: At): string {
  const { hints } = say.decisions
  if (offers?.some(({ move }) => move.type === 'pass')) return hints.mayPass
  const players = view.seats.length
  const others = Array.from({ length: players - 1 }, (_, i) => (looker + i + 1) % players)
  return hints.mustLoad(others.map((seat) => table.nameOf(seat)))
}
