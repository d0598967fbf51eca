/** What a move turns up for all to see: cards that a building searches, or the prices of a trader phase. */
import { HOUSES } from '@doubloon/san-juan'
import { costOf } from './kinds.ts'
import type { Event } from './table-types.ts'

/** A card that was turned up. */
export interface ShownCard {
  readonly key: string
  readonly cost: number
  /** Whether another card that was turned up costs as much. */
  readonly isDouble: boolean
  readonly isTaken: boolean
}

export type Reveal =
  | {
      readonly type: 'cards'
      readonly seat: number
      /** The building that searches. */
      readonly by: string
      readonly cards: readonly ShownCard[]
    }
  | { readonly type: 'prices'; readonly prices: readonly number[] }

/** Everything some events turn up, in their order; the cards of one building together. */
export function revealsIn(events: readonly Event[]): readonly Reveal[] {
  const searches = new Set<string>()
  return events.flatMap((event): readonly Reveal[] => {
    if (event.type === 'houseTurnedUp') {
      const house = HOUSES.find(({ key }) => key === event.house)
      return house === undefined ? [] : [{ type: 'prices', prices: house.prices }]
    }
    if (event.type !== 'turnedUp') return []
    const { seat, by } = event
    const search = `${seat} ${by}`
    if (searches.has(search)) return []
    searches.add(search)
    return [{ type: 'cards', seat, by, cards: cardsOf(events, seat, by) }]
  })
}

function cardsOf(events: readonly Event[], seat: number, by: string): readonly ShownCard[] {
  const keysOf = (type: 'turnedUp' | 'shownTaken') =>
    events.flatMap((event) =>
      event.type === type && event.seat === seat && event.by === by ? [event.card] : [],
    )
  const keys = keysOf('turnedUp')
  const taken = [...keysOf('shownTaken')]
  const costs = keys.map(costOf)
  return keys.map((key) => {
    const at = taken.indexOf(key)
    if (at >= 0) taken.splice(at, 1)
    const cost = costOf(key)
    return {
      key,
      cost,
      isDouble: costs.filter((it) => it === cost).length > 1,
      isTaken: at >= 0,
    }
  })
}
