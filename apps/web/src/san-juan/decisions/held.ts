/** The cards before the viewer: its hand, and what it has just drawn. */
import type { HistoryEntry, Moment } from '../../client/contract.ts'
import type { SanJuan } from '../table-types.ts'
import { cardsFor, type Held, spread } from './cards.ts'

/** Cards picked before anybody was asked, because there was no other way, still lie where they were. */
export function heldIn(
  moment: Moment<SanJuan> | undefined,
  where: 'hand' | 'drawn',
): readonly Held[] {
  if (moment === undefined) return []
  const { view, viewer, toMove, decision } = moment
  const own = toMove === viewer ? view.own : undefined
  const isKept = decision === 'D-SJ-6'
  const forced = isKept === (where === 'drawn') ? own?.picked : undefined
  return spread(where, where === 'drawn' ? own?.drawn : view.seats[viewer]?.hand, forced)
}

/** Who discards from the whole hand has the cards just drawn among the others: what happened last tells which. */
export function freshIn(
  moment: Moment<SanJuan> | undefined,
  history: readonly HistoryEntry<SanJuan>[],
  hand: readonly Held[],
): readonly Held[] {
  if (moment?.decision !== 'D-SJ-7') return []
  const events = history.find(({ n }) => n === moment.n)?.events ?? []
  const drawn = events.flatMap((event) =>
    event.type === 'drew' && event.seat === moment.viewer && event.by === 'councillor'
      ? [event.card ?? '']
      : [],
  )
  return cardsFor(drawn, hand)
}
