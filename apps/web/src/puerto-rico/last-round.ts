/** What begins the last round, so that nobody ends a game without having been told: the engine foresees it (PR-END-4). */
import type { Moment } from '../client/contract.ts'
import type { Event, PuertoRico } from './table-types.ts'

/** Whether an offered move itself begins the last round; false once it has begun. */
export function beginsLastRound(moment: Moment<PuertoRico>, text: string): boolean {
  return hasTrigger(moment, moment.facts.foreseen[text]?.events)
}

/** Whether it begins before the phase is over, if everybody plays as usual. */
export function mayBeginLastRound(moment: Moment<PuertoRico>, text: string): boolean {
  return hasTrigger(moment, moment.facts.foreseen[text]?.phase)
}

function hasTrigger({ view }: Moment<PuertoRico>, events: readonly Event[] = []): boolean {
  return view.endTriggers.length === 0 && events.some(({ type }) => type === 'endTriggered')
}
