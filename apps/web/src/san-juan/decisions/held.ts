/** The cards before the one who looks: its hand, and what it has just drawn. */
import type { Line, Moment } from '../../client/contract.ts'
import type { SanJuan } from '../face.ts'
import { cardsFor, type Held, spread } from './cards.ts'

/** Cards picked before anybody was asked, because there was no other way, still lie where they were. */
export function heldIn(
  moment: Moment<SanJuan> | undefined,
  where: 'hand' | 'drawn',
): readonly Held[] {
  if (moment === undefined) return []
  const { view, looker, toMove, decision } = moment
  const own = toMove === looker ? view.own : undefined
  const isKept = decision === 'D-SJ-6'
  const forced = isKept === (where === 'drawn') ? own?.picked : undefined
  return spread(where, where === 'drawn' ? own?.drawn : view.seats[looker]?.hand, forced)
}

/** Who discards from the whole hand has the cards just drawn among the others: what happened last tells which. */
export function freshIn(
  moment: Moment<SanJuan> | undefined,
  lines: readonly Line<SanJuan>[],
  hand: readonly Held[],
): readonly Held[] {
  if (moment?.decision !== 'D-SJ-7') return []
  const events = lines.find(({ n }) => n === moment.n)?.events ?? []
  const drawn = events.flatMap((event) =>
    event.type === 'drew' && event.seat === moment.looker && event.by === 'councillor'
      ? [event.card ?? '']
      : [],
  )
  return cardsFor(drawn, hand)
}
