/** The captain's choices by goods and ships, and what each of them leaves. Numbers are those foreseen by the engine. */
import type { Refusal } from '@doubloon/engine'
import { tallyOf } from '@doubloon/puerto-rico'
import type { Foreseen, Moment } from '../../client/contract.ts'
import { buildingName, goodName } from '../../text/names.ts'
import { sayLater } from '../../text/say-later.ts'
import type { Good, PuertoRico } from '../table-types.ts'
import { ownEvents } from '../tally.ts'
import { namedGains } from './named-gains.ts'

type At = Moment<PuertoRico>
type Seen = Foreseen<PuertoRico>
/** What the engine foresees for a notation, as far as it is known. */
export type See = (text: string) => Seen | undefined

/** A ship in the harbor, or one's own. */
export interface Column {
  /** Its word in the notation: the capacity, or `wharf`. */
  readonly ship: string
  readonly title: string
  readonly note: string
}

export interface Load {
  readonly text: string
  readonly good: Good
  readonly ship: string
}

/** Barrels one holds, by kind. */
export function heldBy({ view, viewer }: At): readonly (readonly [Good, number])[] {
  return Object.entries(view.seats[viewer]?.goods ?? {}) as [Good, number][]
}

/** The loads of one kind on one ship that are offered. */
export function loadsOf({ offers }: At): readonly Load[] {
  return (offers ?? []).flatMap(({ text, move }) =>
    move.type === 'load' ? [{ text, good: move.good, ship: move.ship }] : [],
  )
}

/** The ships of the harbor; one's own where it can be loaded. */
export function columnsOf(moment: At): readonly Column[] {
  const { load } = sayLater.decisions
  const ships = moment.view.ships.map(({ capacity, good, load: aboard }) => ({
    ship: `${capacity}`,
    title: load.ship(capacity),
    note: good === undefined ? load.empty : load.cargo(goodName(good), capacity - aboard),
  }))
  const hasOwn = loadsOf(moment).some(({ ship }) => ship === OWN)
  return hasOwn ? [...ships, { ship: OWN, title: buildingName(OWN), note: load.ownShip }] : ships
}

/** One's own ship in the notation, and the key of the building it belongs to. */
const OWN = 'wharf'

/** Why a kind cannot go on a ship, in a few words. */
export function shortReason({ view }: At, good: Good, ship: string, refusal: Refusal): string {
  const { load } = sayLater.decisions
  const cargo = view.ships.find(({ capacity }) => `${capacity}` === ship)?.good
  const carrier = view.ships.find((it) => it.good === good)
  switch (refusal.code) {
    case 'ship-carries-other-kind':
      return load.otherKind(goodName(cargo ?? ''))
    case 'kind-on-other-ship':
      return otherShip(carrier)
    case 'ship-full':
      return load.full
    case 'smaller-load':
      return load.smaller
    default:
      return sayLater.refusals.because(refusal)
  }
}

function otherShip(carrier: At['view']['ships'][number] | undefined): string {
  const { load } = sayLater.decisions
  if (carrier === undefined) return ''
  const { capacity, load: aboard } = carrier
  return aboard === capacity ? load.otherShipFull(capacity) : load.otherShip(capacity)
}

/** What a load brings at once. */
export interface Gain {
  readonly count: number
  readonly vp: number
  /** VP beside those for the barrels, by the name of what gives them. */
  readonly more: readonly { readonly name: string; readonly count: number }[]
  readonly doubloons: number
}

export function gainOf(viewer: number, seen: Seen): Gain {
  const events = ownEvents(seen.events)
  const { shipped, vp, doubloons } = tallyOf(events, viewer)
  return { count: shipped, vp, more: namedGains(events, viewer, 'vpGained'), doubloons }
}

/** What follows a load until the phase is over, if all play as usual. */
export function aftermath(
  { view, viewer }: At,
  seen: Seen,
  nameOf: (seat: number) => string,
): readonly string[] {
  const { load } = sayLater.decisions
  const others = view.seats.flatMap((_, seat) => {
    const { shipped } = tallyOf(seen.phase, seat)
    return seat === viewer || shipped === 0 ? [] : [load.other(nameOf(seat), shipped)]
  })
  const own = tallyOf(seen.phase, viewer)
  const later = own.shipped - tallyOf(ownEvents(seen.events), viewer).shipped
  const lost = Object.entries(own.spoiled).map(([good, count]) =>
    load.lostPart(count, goodName(good)),
  )
  return [load.others(others), ...(later > 0 ? [load.later(later)] : []), load.lost(lost)]
}

/** The head of what follows: which load it is. */
export function thenOf({ good, ship }: Load): string {
  const { load } = sayLater.decisions
  return ship === OWN
    ? load.afterOwn(goodName(good), buildingName(OWN))
    : load.afterShip(goodName(good), ship)
}
