/** What the lessons of San Juan read from the table. */
import type { Facts, SanJuan } from '../../san-juan/table-types.ts'
import { countOf } from '../figures.ts'
import type { Sight } from '../lesson.ts'

export type Seen = Sight<SanJuan>

/** Seats: the learner, then clockwise. */
export const LEARNER = 0
export const ANA = 1
export const BRUNO = 2

/** Nothing is picked yet. */
export function unpicked(facts: Facts): Facts {
  return facts.picking === undefined
    ? facts
    : { ...facts, picking: { ...facts.picking, proposal: [] } }
}

/** Cards to be paid for a building where nothing is built over. */
export function priceOf({ moment }: Seen, building: string): number {
  const sites = moment.facts.quotes[building]?.sites ?? []
  return sites.find(({ over }) => over === undefined)?.least ?? 0
}

/** The same where a building of one's own makes way. */
export function priceOver({ moment }: Seen, building: string, over: string): number {
  const sites = moment.facts.quotes[building]?.sites ?? []
  return sites.find((site) => site.over === over)?.least ?? 0
}

export const costOf = ({ moment }: Seen, building: string) =>
  moment.facts.quotes[building]?.cost ?? 0
export const handOf = ({ moment }: Seen) => moment.view.seats[LEARNER]?.handSize ?? 0

/** Cards that a seat draws until the phase is over. */
export function drawnIn({ moment }: Seen, move: string, seat: number): number {
  return countOf(moment.facts.foreseen[move]?.phase, 'drew', seat)
}

/** A seat's points, now or after a move of the learner. */
export function scoreOf({ moment }: Seen, seat: number): number {
  return moment.facts.scores[seat]?.total ?? 0
}
export async function gainOf(seen: Seen, move: string): Promise<number> {
  const after = (await seen.after(move))?.scores[LEARNER]?.total ?? 0
  return after - scoreOf(seen, LEARNER)
}
