/** Which cards travel where when something happens. Places are the `data-place` names of the table. */
import { PLACES_N } from '@doubloon/san-juan'
import type { Candidates, LogEntry } from '../table/log-entry.ts'
import type { Flight } from '../table/travel.ts'
import { goodOn } from './kinds.ts'
import { cardsDrawnIn, lyingAt, standingAt } from './landing.ts'
import type { Of } from './runs.ts'
import type { Event, View } from './table-types.ts'

type Travels = { readonly [K in Event['type']]?: (event: Of<K>) => readonly Flight[] }

const DRAW = ['draw-pile']
const DISCARD = ['discard-pile']
/** A card that nobody may look at on its way. */
const BACK = 'card-back'
/** Cards that stand for a whole pile. */
const SOME = 4
const CATHEDRAL = 'cathedral'

/** A place of a seat; where it is not drawn, the seat itself. */
const at = (seat: number, ...things: readonly string[]): Candidates => [
  ...things.map((thing) => `seat-${seat}-${thing}`),
  `seat-${seat}`,
]
const hand = (seat: number) => at(seat, 'hand')
const city = (seat: number, building: string) => at(seat, `building-${building}`, 'city')
const goodOf = (seat: number, good: string) => at(seat, `good-${good}`, 'city')
const tucked = (seat: number, building: string) => at(seat, 'tucked', `building-${building}`)
/** The card of a role. */
const placesOfRole = (role: string): Candidates => [`role-${role}`]

const card = (from: Candidates, to: Candidates, symbol = BACK): Flight => ({
  symbol,
  count: 1,
  from,
  to,
})
const building = (key: string, from: Candidates, to: Candidates) => card(from, to, `b-${key}`)
/** A good is a card face down with the mark of its kind; the good of a city building has no kind. */
const goods = (good: string, from: Candidates, to: Candidates): Flight => ({
  ...card(from, to),
  good: good.includes(' ') ? undefined : good,
})

const TRAVELS: Travels = {
  drew: ({ seat }) => [card(DRAW, hand(seat))],
  built: ({ seat, building: key }) => [
    building(key, key === CATHEDRAL ? [CATHEDRAL] : hand(seat), city(seat, key)),
  ],
  cardPaid: ({ seat }) => [card(hand(seat), DISCARD)],
  goodPaid: ({ seat, good }) => [goods(good, goodOf(seat, good), DISCARD)],
  goodLost: ({ seat, good }) => [goods(good, goodOf(seat, good), DISCARD)],
  produced: ({ seat, good }) => [goods(good, DRAW, goodOf(seat, good))],
  sold: ({ seat, good }) => [goods(good, goodOf(seat, good), DISCARD)],
  goodTucked: ({ seat, by }) => [card(at(seat), tucked(seat, by))],
  discarded: ({ seat }) => [card(hand(seat), DISCARD)],
  turnedUp: ({ seat, card: key, by }) => [building(key, DRAW, city(seat, by))],
  shownTaken: ({ seat, card: key }) => [building(key, DRAW, hand(seat))],
  shownDiscarded: ({ seat, card: key }) => [building(key, at(seat), DISCARD)],
  tucked: ({ seat, by }) => [card(hand(seat), tucked(seat, by))],
  discardsShuffled: () => [{ symbol: BACK, count: SOME, from: DISCARD, to: DRAW }],
  governorPassed: ({ seat }) => [card(['governor'], at(seat), 'governor')],
}

/** What an event moves, as far as it says so itself. */
export function flightsOf(event: Event): readonly Flight[] {
  const travel = TRAVELS[event.type] as ((event: Event) => readonly Flight[]) | undefined
  return travel?.(event) ?? []
}

/** Where the cards of some events were and are; the ends of their ways are touched. */
export function placesOf(events: readonly Event[]): Pick<LogEntry, 'places' | 'touched'> {
  const flights = events.flatMap(flightsOf)
  const roles = events.flatMap((event) =>
    event.type === 'roleTaken' ? [placesOfRole(event.role)] : [],
  )
  const arrived = [...roles, ...flights.map(({ to }) => to)]
  return { places: [...arrived, ...flights.map(({ from }) => from)], touched: arrived }
}

/** Everything one move sets in motion, event by event; the two tables tell which place of a city it is about. */
export function flightsBetween(
  events: readonly Event[],
  before: View,
  after: View,
): readonly (readonly Flight[])[] {
  const seen = new Set<number>()
  const drawn = cardsDrawnIn(events, after)
  return events.map((event, index) => {
    const place = placeOf(event, before, after, seen)
    const next = events[index + 1]
    if (event.type === 'roleTaken') return [stamped(event)]
    // A sold good that is tucked goes there at once.
    if (event.type === 'goodTucked') return []
    const flights = flightsOf(event)
      .map((flight) => turned(within(flight, event, place), event, after))
      .map((flight) => landing(flight, drawn.get(event)))
    if (event.type !== 'sold' || next?.type !== 'goodTucked') return flights
    return flights.map((flight) => ({ ...flight, to: tucked(next.seat, next.by) }))
  })
}

/** The taker's wax on the card of a role. */
function stamped({ seat, role }: Of<'roleTaken'>): Flight {
  const card = placesOfRole(role)
  return { symbol: `seal-${seat}`, count: 1, from: card, to: card, manner: 'stamp', leaves: 'thud' }
}

/** Cards drawn by whoever's hand can be seen are turned up as they come; of all others nothing but the back is in the page. */
function turned(flight: Flight, event: Event, { seats }: View): Flight {
  if (event.type !== 'drew' || event.card === undefined) return flight
  if (seats[event.seat]?.hand === undefined) return flight
  const to = event.by === 'councillor' ? ['drawn', ...flight.to] : flight.to
  return { ...flight, symbol: `b-${event.card}`, isTurned: true, to }
}

/** Where a flight ends at a thing that it brings, that is not there before. */
function landing(flight: Flight, at: Candidates | undefined): Flight {
  return at === undefined ? flight : { ...flight, to: [...at, ...flight.to], lands: 'land' }
}

function within(flight: Flight, event: Event, place: number | undefined): Flight {
  if (place === undefined || !('seat' in event)) return flight
  const { seat } = event
  const lot = `seat-${seat}-place-${place}`
  if (event.type === 'built') return landing(flight, [standingAt(seat, place, event.building), lot])
  if (event.type === 'produced') return landing(flight, [lyingAt(seat, place), lot])
  return { ...flight, from: [lot, ...flight.from] }
}

/** The place of a city where something came or went; each is found once. */
function placeOf(event: Event, before: View, after: View, seen: Set<number>): number | undefined {
  if (!('seat' in event)) return undefined
  const { seat } = event
  const [old, now] = [before.seats[seat]?.tableau ?? [], after.seats[seat]?.tableau ?? []]
  const keyOf = (place: number) => seat * PLACES_N + place
  const found = Array.from({ length: Math.max(old.length, now.length) }, (_, place) => place).find(
    (place) => !seen.has(keyOf(place)) && isAbout(event, old[place], now[place]),
  )
  if (found !== undefined) seen.add(keyOf(found))
  return found
}

type Standing = View['seats'][number]['tableau'][number] | undefined

function isAbout(event: Event, old: Standing, now: Standing): boolean {
  switch (event.type) {
    case 'built':
      return now?.building === event.building && old?.building !== event.building
    case 'produced':
      return hasGood(now, event.good) && !hasGood(old, event.good)
    case 'sold':
    case 'goodPaid':
    case 'goodLost':
      return hasGood(old, event.good) && !hasGood(now, event.good)
    default:
      return false
  }
}

function hasGood(it: Standing, good: string): boolean {
  return it?.good === true && goodOn(it.building) === good
}
