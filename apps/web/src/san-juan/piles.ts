/** What lies on top of the discard pile, as far as the viewer knows: discards lie face down, but one's own are remembered. */
import type { HistoryEntry } from '../client/contract.ts'
import type { Event, SanJuan } from './table-types.ts'

/** Goods are cards that nobody has seen. */
const UNSEEN: readonly Event['type'][] = ['goodPaid', 'goodLost', 'sold']

/** The card discarded last until a moment; undefined if nobody showed it to the viewer, or there is none. */
export function newestDiscard(
  history: readonly HistoryEntry<SanJuan>[],
  until: number,
): string | undefined {
  const events = history.filter(({ n }) => n <= until).flatMap((line) => line.events)
  const last = events.findLast(isDiscard)
  return last !== undefined && 'card' in last ? last.card : undefined
}

function isDiscard({ type }: Event): boolean {
  return (
    type === 'cardPaid' ||
    type === 'discarded' ||
    type === 'shownDiscarded' ||
    type === 'discardsShuffled' ||
    UNSEEN.includes(type)
  )
}
