/** Where the cards of one move come to lie, one by one: what is still on its way is not there yet. */
import type { Candidates } from '../table/log-entry.ts'
import type { Event, View } from './table-types.ts'

/** A building at a place of a city, under a name of its own: another that stood there before had another. */
export const standingAt = (seat: number, place: number, building: string): string =>
  `seat-${seat}-place-${place}-${building}`

/** The good at a place. */
export const lyingAt = (seat: number, place: number): string => `seat-${seat}-place-${place}-good`

/** Where the viewer finds each card that an event brings; of several of a kind the last ones are new. Empty for all others. */
export function cardsDrawnIn(
  events: readonly Event[],
  { seats, own }: View,
): ReadonlyMap<Event, Candidates> {
  const places = new Map<Event, Candidates>()
  const left = new Map<string, number>()
  for (const event of events.toReversed()) {
    if (event.type !== 'drew' && event.type !== 'shownTaken') continue
    const { seat, card, by } = event
    const hand = seats[seat]?.hand
    if (card === undefined || hand === undefined) continue
    const [where, pile] =
      by === 'councillor' && own?.drawn !== undefined ? ['drawn', own.drawn] : ['hand', hand]
    const name = `${where}-${card}`
    const copies = left.get(name) ?? pile[card] ?? 0
    left.set(name, copies - 1)
    if (copies > 0) places.set(event, [`${name}-${copies - 1}`])
  }
  return places
}
