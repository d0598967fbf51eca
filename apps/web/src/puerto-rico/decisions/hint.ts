/** A word about the question, while nothing is pointed at. */
import type { Moment } from '../../client/contract.ts'
import { byPointer } from '../../pointer.svelte.ts'
import type { TableModel } from '../../table/model.svelte.ts'
import { names, say } from '../../text/say.ts'
import type { PuertoRico } from '../table-types.ts'

type At = Moment<PuertoRico>

/** Whether the reader is asked: who only watches never is. */
export function asksReader(table: TableModel<PuertoRico>, { over, view }: At): boolean {
  const isReader = view.seat === table.you || table.persons > 1
  return !over && isReader && view.waiting.includes(view.seat)
}

export function hintOf(table: TableModel<PuertoRico>, moment: At): string | undefined {
  if (!asksReader(table, moment)) return undefined
  const { hints } = say.decisions
  const { view, facts, viewer } = moment
  const money = view.seats[viewer]?.doubloons ?? 0
  switch (moment.decision) {
    case 'D-DRAFT':
      return hints.draft
    case 'D-ROLE':
      return byPointer(hints.role)
    case 'D-HACIENDA':
      return hints.hacienda(view.faceDown)
    case 'D-HACIENDA-FOREST':
      return hints.forest
    case 'D-SETTLE':
    case 'D-SETTLE-2':
      return hints.settle(facts.islandSpaces[viewer] ?? 0)
    case 'D-HOSPICE':
      return hints.hospice
    case 'D-MAYOR-EXTRA':
      return hints.mayorExtra(view.colonistSupply)
    case 'D-MAYOR-PLACE':
      return placementHint(moment)
    case 'D-BUILD':
      return table.subject === undefined
        ? hints.build(money, facts.citySpaces[viewer] ?? 0)
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
    ? hints.emptyCircles(placement.toPlace, circles, circles - placement.toPlace)
    : hints.allPlaced
}

function loadHint(table: TableModel<PuertoRico>, { offers, view, viewer }: At): string {
  const { hints } = say.decisions
  if (offers?.some(({ move }) => move.type === 'pass')) return hints.mayPass
  const players = view.seats.length
  const others = Array.from({ length: players - 1 }, (_, i) => (viewer + i + 1) % players)
  return hints.mustLoad(others.map((seat) => table.nameOf(seat)))
}
