/** What a move brings: the events of its own, and gains by their cause. */
import type { Cause, Event } from './table-types.ts'

/** VP or doubloons of a seat by what brought them, in the order of the events. */
export function gainsOf(
  events: readonly Event[],
  seat: number,
  type: 'vpGained' | 'doubloonsGained',
): readonly Gain[] {
  return events.flatMap((event) =>
    event.type === type && event.seat === seat ? [{ by: event.by, count: event.count }] : [],
  )
}

/** A gain and its cause. */
export interface Gain {
  readonly by: Cause
  readonly count: number
}

/**
 * The events of the move itself: a move that leaves nobody a choice is followed by others that are played without
 * asking, and those are not its own.
 */
export function ownEvents(events: readonly Event[]): readonly Event[] {
  const first = events.findIndex(({ type }) => type !== 'moved')
  if (first < 0) return events
  const next = events.findIndex(
    ({ type }, at) => at > first && (type === 'moved' || type === 'skipped'),
  )
  return next < 0 ? events : events.slice(0, next)
}

/** All barrels of a list by kind. */
export function allOf(barrels: Readonly<Record<string, number>>): number {
  return Object.values(barrels).reduce((all, count) => all + count, 0)
}
