/** The arithmetic of a choice that is pointed at, in one line. */
import { tallyOf } from '@doubloon/puerto-rico'
import type { Moment, Offer } from '../../client/contract.ts'
import { buildingName, goodName, placeName, roleName, tileName } from '../../text/names.ts'
import { sayLater } from '../../text/say-later.ts'
import { aboutBuilding } from '../building-text.ts'
import type { Good, Move, PuertoRico } from '../table-types.ts'
import { allOf } from '../tally.ts'
import { foreseenEvents, givenInWords } from './label.ts'
import { namedGains } from './named-gains.ts'

type At = Moment<PuertoRico>

/** What a choice brings, in numbers; undefined if there is nothing to count. */
export function sumOf(moment: At, { text, move }: Offer<Move>): string | undefined {
  const { sums } = sayLater.decisions
  const { facts, view, viewer } = moment
  const own = view.seats[viewer]
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
        inShort(move.building, quote.vpAtEnd),
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
      return sums.building(buildingName(move.building), aboutBuilding(move.building).note)
    default:
      return undefined
  }
}

/** What a building does, and what it would give at the end as things stand. */
function inShort(building: string, vpAtEnd: number | undefined): string {
  const { short } = aboutBuilding(building)
  return vpAtEnd === undefined ? short : `${short} ${sayLater.building.wouldScore(vpAtEnd)}`
}

function onShip(good: string, ship: string): string {
  const { sums } = sayLater.decisions
  return ship === 'wharf'
    ? sums.onOwnShip(goodName(good), buildingName('wharf'))
    : sums.onShip(goodName(good), ship)
}

function loadSum(moment: At, text: string, what: string): string | undefined {
  const events = foreseenEvents(moment, text)
  if (events.length === 0) return undefined
  const { shipped, vp, doubloons } = tallyOf(events, moment.viewer)
  const more = namedGains(events, moment.viewer, 'vpGained')
  return sayLater.decisions.sums.load(what, shipped, vp, more, doubloons)
}

/** Price, privilege and buildings, each with its name: the engine tells all of them. */
function saleSum(moment: At, text: string, good: Good): string | undefined {
  const events = foreseenEvents(moment, text)
  const sale = events.find((event) => event.type === 'sold')
  if (sale === undefined) return undefined
  const gains = namedGains(events, moment.viewer, 'doubloonsGained')
  // What one owns comes before what the role of this phase gives.
  const more = gains.toSorted((a, b) => Number(a.isRole) - Number(b.isRole))
  const { doubloons } = tallyOf(events, moment.viewer)
  return sayLater.decisions.sums.sale(goodName(good), sale.price, more, doubloons)
}

/** What the phase of a role would bring to the viewer, if everybody plays as usual. */
function gainsInWords(moment: At, text: string): readonly string[] {
  const { gains } = sayLater.decisions
  const foreseen = moment.facts.foreseen[text]
  if (foreseen === undefined) return []
  const tally = tallyOf(foreseen.phase, moment.viewer)
  const spoiled = allOf(tally.spoiled)
  return [
    ...(tally.doubloons > 0 ? [gains.doubloons(tally.doubloons)] : []),
    ...(tally.vp > 0 ? [gains.vp(tally.vp)] : []),
    ...(tally.colonists > 0 ? [gains.colonists(tally.colonists)] : []),
    ...Object.entries(tally.produced).map(([good, count]) => gains.goods(count, goodName(good))),
    ...tally.missing.map((good) => gains.noneLeft(goodName(good))),
    ...tally.tiles.map((tile) => gains.tile(tileName(tile))),
    ...tally.built.map(({ building }) => buildingName(building)),
    ...(spoiled > 0 ? [gains.loss(spoiled)] : []),
  ]
}
