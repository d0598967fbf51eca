/** The moment from which the game ends after the phase: somebody has filled the city (SJ-END-1). */
import { PLACES_N } from '@doubloon/san-juan'
import { mostBuilt } from './kinds.ts'
import type { Event, View } from './table-types.ts'

const isEnding = (view: View): boolean => mostBuilt(view) >= PLACES_N

type Happened = Pick<Event, 'type'>
const BEGINS: Happened = { type: 'endTriggered' }
const NOTHING: Happened = { type: 'moved' }

/** What a move tells: that the end is near when the last building is put up, and not once more when it has come. */
export function toldBy(events: readonly Event[], before: View, after: View): readonly Happened[] {
  const told = events.map((event) => (event.type === 'endTriggered' ? NOTHING : event))
  const isOver = events.some(({ type }) => type === 'gameEnded')
  return isEnding(after) && !isEnding(before) && !isOver ? [...told, BEGINS] : told
}
