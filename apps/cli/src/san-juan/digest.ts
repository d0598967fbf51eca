/**
 * What a role would bring a seat, in a few letters, by foreseen events. Cards that chance or another seat would choose
 * are counted and never named, because they are not known.
 */
import { inWords } from '@doubloon/engine'
import type { Event, View } from '@doubloon/san-juan'
import type { AnyGame } from '../any-game.ts'
import { counted } from '../messages.ts'
import { shortly } from './table-words.ts'

/** As `+2 goods`, `−1 good +2 cards`, `+1 of 5`. */
export function digest(events: readonly Event[], seat: number, game: AnyGame): readonly string[] {
  const phase = untilNextRound(events)
  const role = phase.find((event) => event.type === 'roleTaken')?.role
  if (role === undefined) return []
  if (role === 'builder' && seat !== game.toMove) return [shortly.mayBuild]
  const own = phase.filter((event) => 'seat' in event && event.seat === seat)
  return [
    ...built(own),
    ...goods(own),
    ...cards(own, isPriceKnown(phase, game)),
    ...turnedUp(own),
    ...tucked(own),
  ]
}

/** The start of the next round belongs to no role. */
function untilNextRound(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => type === 'governorPassed')
  return end < 0 ? events : events.slice(0, end)
}

/** Whether the trading house card of the phase has been seen before. */
function isPriceKnown(events: readonly Event[], game: AnyGame): boolean {
  const { tradingHouses } = game.view(game.toMove) as View
  return events.every((it) => it.type !== 'houseTurnedUp' || tradingHouses.includes(it.house))
}

function built(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) =>
    event.type === 'built' ? [shortly.builds(inWords(event.building), event.paid)] : [],
  )
}

function goods(events: readonly Event[]): readonly string[] {
  const produced = count(events, 'produced')
  const gone = count(events, 'sold') + count(events, 'goodPaid') + count(events, 'goodLost')
  return [
    ...(produced > 0 ? [`+${counted(produced, 'good')}`] : []),
    ...(gone > 0 ? [`−${counted(gone, 'good')}`] : []),
  ]
}

/** Cards that come into the hand for good; what a build takes out of it stands beside the building. */
function cards(events: readonly Event[], isKnown: boolean): readonly string[] {
  const drawn = count(events, 'drew')
  const kept = drawn - count(events, 'discarded')
  if (kept <= 0) return []
  if (kept < drawn) return [shortly.keeps(kept, drawn)]
  return [isKnown ? `+${counted(kept, 'card')}` : shortly.about(kept)]
}

/** What a building turns up is left open. */
function turnedUp(events: readonly Event[]): readonly string[] {
  const by = events.flatMap((event) => (event.type === 'turnedUp' ? [event.by] : []))
  return [...new Set(by)].map((building) => shortly.perhaps(inWords(building)))
}

function tucked(events: readonly Event[]): readonly string[] {
  const vp = count(events, 'goodTucked')
  return vp > 0 ? [`+${vp} VP`] : []
}

function count(events: readonly Event[], type: Event['type']): number {
  return events.filter((event) => event.type === type).length
}
