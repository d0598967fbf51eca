/** How the pieces of a move travel: out of fields and through buildings, aboard and out to sea, as both tables tell. */
import type { Flight } from '../table/travel.ts'
import {
  at,
  cityAt,
  colonists,
  flightsOf,
  type Of,
  placesOfRole,
  sanJuan,
  supplyOf,
  tileAt,
} from './flights.ts'
import { classOf } from './kinds.ts'
import type { Event, Good, View } from './table-types.ts'

/** The table before and after a move, and what happened in between. */
interface Between {
  readonly events: readonly Event[]
  readonly before: View
  readonly after: View
  readonly laid: Laid | undefined
}

/** Colonists that their seat has laid by hand, by workplace: they lie there already. */
export interface Laid {
  readonly seat: number
  readonly counts: Readonly<Record<string, number>>
}

type Ways = {
  readonly [K in Event['type']]?: (
    event: Of<K>,
    between: Between,
    index: number,
  ) => readonly Flight[]
}

const WAYS: Ways = {
  roleTaken: (event) => [
    {
      symbol: `seal-${event.seat}`,
      count: 1,
      from: placesOfRole(event.role),
      to: placesOfRole(event.role),
      manner: 'stamp',
      leaves: 'thud',
    },
    ...flightsOf(event),
  ],
  tileTaken: laid,
  plantationDrawn: laid,
  tileTurnedUp: laid,
  built: laid,
  colonistTaken: pressed,
  guestMoved: pressed,
  shipRefilled: (event) => flightsOf(event).map((flight) => ({ ...flight, lands: 'row' })),
  moved: (event, between, index) => {
    const isFirst = !between.events
      .slice(0, index)
      .some((it) => isPut(it) && it.seat === event.seat)
    return isPut(event) && isFirst ? placed(event.seat, between) : flightsOf(event)
  },
  produced: made,
  extraTaken: made,
  loaded: (event) => flightsOf(event).map((flight) => ({ ...flight, lands: 'rock' })),
  vpGained: (event, { events }, index) => {
    const load = events.slice(0, index).findLast((it) => it.type === 'loaded')
    return flightsOf(event).map((flight) =>
      load?.type !== 'loaded' || load.seat !== event.seat
        ? flight
        : { ...flight, from: [`ship-${load.ship}`, ...flight.from], source: flight.from },
    )
  },
  shipEmptied: ({ ship, good, count }, { before }) => [
    {
      symbol: `ship-${ship}`,
      good,
      load: count,
      loadBefore: before.ships.find(({ capacity }) => `${capacity}` === ship)?.load ?? 0,
      count: 1,
      from: [`ship-${ship}`],
      to: [`ship-${ship}`],
      manner: 'sail',
      source: supplyOf(good),
    },
  ],
  governorPassed: (event, { before }) =>
    flightsOf(event).map((flight) => ({ ...flight, from: at(before.governor) })),
}

/** Everything one move sets in motion, event by event. */
export function flightsBetween(
  events: readonly Event[],
  before: View,
  after: View,
  laid?: Laid,
): readonly (readonly Flight[])[] {
  const between = { events, before, after, laid }
  return events.map((event, index) => {
    const way = WAYS[event.type] as
      | ((event: Event, between: Between, index: number) => readonly Flight[])
      | undefined
    return way?.(event, between, index) ?? flightsOf(event)
  })
}

function laid(event: Event): readonly Flight[] {
  return flightsOf(event).map((flight) =>
    flight.symbol === 'doubloon' ? flight : { ...flight, lands: 'land' },
  )
}

function pressed(event: Event): readonly Flight[] {
  return flightsOf(event).map((flight) => ({ ...flight, lands: 'press' }))
}

/** What grew in a field, or what a building gives by itself, becomes barrels where its kind is made. All seats do so at once. */
function made(event: Of<'produced'> | Of<'extraTaken'>, { after }: Between): readonly Flight[] {
  const { seat, good, by } = event
  const { buildings = {} } = after.seats[seat] ?? {}
  const isGiven = by in buildings
  const makers = Object.keys(buildings).filter(
    (key) => classOf(key) === good && (buildings[key] ?? 0) > 0,
  )
  return flightsOf(event).map((flight) => ({
    ...flight,
    from: isGiven ? cityAt(seat, by) : tileAt(seat, good),
    via: isGiven ? [] : makers.map((key) => `seat-${seat}-building-${key}`),
    source: supplyOf(good),
    manner: 'make',
    leaves: 'dip',
    lane: `seat-${seat}`,
  }))
}

export function isPut(event: Event): event is Of<'moved'> {
  return event.type === 'moved' && event.step.type === 'put'
}

/** A placement names every workplace; only the difference of the two tables tells who walked. */
function placed(seat: number, { before, after, laid }: Between): readonly Flight[] {
  const [old, now] = [before.seats[seat], after.seats[seat]]
  if (old === undefined || now === undefined) return []
  const byHand = laid?.seat === seat ? laid.counts : {}
  const lay = (key: string, count = 0) => Math.max(count, byHand[key] ?? 0)
  const onTiles = Object.entries(now.workers).map(([kind, count]) =>
    colonists(count - lay(kind, old.workers[kind as Good]), sanJuan(seat), tileAt(seat, kind)),
  )
  const inCity = Object.entries(now.buildings).map(([key, count]) =>
    colonists(count - lay(key, old.buildings[key]), sanJuan(seat), cityAt(seat, key)),
  )
  return [...onTiles, ...inCity]
    .filter(({ count }) => count > 0)
    .map((flight) => ({ ...flight, lands: 'press' }))
}
