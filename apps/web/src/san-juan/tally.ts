/** What events bring to a seat, added up. Numbers only: every one of them was written into the events by the engine. */
import type { Event } from './table-types.ts'

/** What a seat gets and gives in a row of events. */
export interface Tally {
  /** Cards more in the hand; what is turned up for all to see is not counted, since nobody knows it before. */
  readonly cards: number
  readonly built: readonly { readonly building: string; readonly paid: number }[]
  readonly produced: readonly string[]
  /** Goods for which no card is left. */
  readonly missing: readonly string[]
  readonly sold: readonly { readonly good: string; readonly price: number }[]
  /** Cards put under buildings, goods included. */
  readonly tucked: number
  /** Cards drawn to choose from, and what stays of them. */
  readonly seen: number
  readonly kept: number
  /** Buildings that turn up cards. */
  readonly searches: readonly string[]
  /** What else gives cards: buildings by key, or the role `prospector`. */
  readonly givers: readonly string[]
}

/** Draws that belong to something else that is counted. */
const COUNTED = ['sale', 'councillor']

const CATHEDRAL = 'cathedral'

/** What the events bring to one seat. */
export function tallyOf(events: readonly Event[], seat: number): Tally {
  const own = events.filter((event) => 'seat' in event && event.seat === seat)
  const of = <K extends Event['type']>(type: K) =>
    own.filter((event): event is Extract<Event, { type: K }> => event.type === type)
  const built = of('built')
  const seen = of('drew').filter(({ by }) => by === 'councillor').length
  const fromHand = built.filter(({ building }) => building !== CATHEDRAL).length
  const discarded = of('discarded').length
  return {
    cards: of('drew').length - of('cardPaid').length - discarded - of('tucked').length - fromHand,
    built: built.map(({ building, paid }) => ({ building, paid })),
    produced: of('produced').map(({ good }) => good),
    missing: of('notProduced').map(({ good }) => good),
    sold: of('sold').map(({ good, price }) => ({ good, price })),
    tucked: of('tucked').length + of('goodTucked').length,
    seen,
    kept: seen - discarded,
    searches: [...new Set(of('turnedUp').map(({ by }) => by))],
    givers: [...new Set(of('drew').map(({ by }) => by))].filter((by) => !COUNTED.includes(by)),
  }
}
