/** What the lessons of Puerto Rico read from the table. */
import { placementIn } from '@doubloon/puerto-rico'
import type { Event, Facts, Good, PuertoRico } from '../../puerto-rico/table-types.ts'
import { sumOf } from '../figures.ts'
import type { Sight } from '../lesson.ts'

export type Seen = Sight<PuertoRico>

/** Seats: the learner, then clockwise. */
export const LEARNER = 0
export const ANA = 1
export const BRUNO = 2

/** Plantations that lie face up where it does not matter which. */
export const FACE_UP = { corn: 1, sugar: 1, tobacco: 1, indigo: 1 }

/** All barrels a seat would produce. */
export function barrelsOf({ moment }: Seen, seat: number): number {
  return Object.values(moment.facts.makes[seat] ?? {}).reduce((sum, count) => sum + count, 0)
}

/** Barrels the learner has of a kind. */
export function heldOf({ moment }: Seen, good: Good): number {
  return moment.view.seats[LEARNER]?.goods[good] ?? 0
}

/** Doubloons a sale would bring the learner. */
export function paidFor({ moment }: Seen, move: string): number {
  return salesIn(moment.facts.foreseen[move]?.events)
}

/** What sales bring the learner: their prices, and what is added to them. */
export function salesIn(events: readonly Event[] = []): number {
  return (
    sumOf(events, 'sold', LEARNER, 'price') + sumOf(events, 'doubloonsGained', LEARNER, 'count')
  )
}

/** Points a move brings the learner by itself: without what must follow. */
export function pointsNow({ moment }: Seen, move: string): number {
  const events = moment.facts.foreseen[move]?.events ?? []
  const next = events.findIndex(({ type }, index) => index > 0 && type === 'moved')
  return sumOf(next < 0 ? events : events.slice(0, next), 'vpGained', LEARNER, 'count')
}

/** Points it brings until the phase is over. */
export function pointsInPhase({ moment }: Seen, move: string): number {
  return sumOf(moment.facts.foreseen[move]?.phase, 'vpGained', LEARNER, 'count')
}

/** The learner's points after a move. */
export async function scoreAfter({ after }: Seen, move: string): Promise<number> {
  return (await after(move))?.scores[LEARNER]?.total ?? 0
}

/** Colonists lie as in this move, not as a good player would lay them. */
export function placing(move: string): (facts: Facts) => Facts {
  const proposal = placementIn(move) ?? {}
  return (facts) =>
    facts.placement === undefined
      ? facts
      : { ...facts, placement: { ...facts.placement, proposal } }
}
