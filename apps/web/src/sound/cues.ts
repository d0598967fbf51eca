/** When which sound is heard while a move is shown: with the pieces as they land, and not all of them. */
import type { Leg } from '../table/travel.ts'
import { type Heard, soundsOf } from './events.ts'
import type { Sound } from './recipes.ts'

/** A sound, and when: milliseconds after the move began to be shown. */
export interface Cue {
  readonly sound: Sound
  readonly at: number
}

/** Two of a kind nearer to each other are heard as one. */
const APART = 70
/** More than this of one kind in a move says nothing more. */
const MOST_OF_A_KIND = 6
/** How many begin within a moment at most, and how long that is. */
const MOST_AT_ONCE = 3
const MOMENT = 50
/** What travels nowhere is heard one after the other. */
const STEP = 90

/**
 * The sounds of a move. `legs` are the pieces that travel, each with the event it belongs to; an event without any is
 * heard when the one before it has begun.
 */
export function cuesOf(
  game: string,
  events: readonly { readonly type: string }[],
  legs: readonly Leg[],
): readonly Cue[] {
  const cues: Cue[] = []
  let silent = 0
  for (const [index, event] of events.entries()) {
    const heard = soundsOf(game, event.type)
    if (heard === undefined) continue
    const own = legs.filter((leg) => leg.event === index)
    const began = Math.max(0, ...legs.filter((leg) => leg.event < index).map(({ start }) => start))
    if (own.length > 0) cues.push(...landing(heard, own))
    else cues.push({ sound: firstOf(heard), at: began + STEP * silent++ })
  }
  return thinned(cues)
}

function landing(heard: Heard, legs: readonly Leg[]): readonly Cue[] {
  const start = Math.min(...legs.map((leg) => leg.start))
  const itself = heard.itself === undefined ? [] : [{ sound: heard.itself, at: start }]
  const pieces = legs.flatMap((leg) => {
    const sound = heard[leg.symbol.split('-')[0] ?? '']
    // A ship is heard as it leaves; until then it only lies there.
    if (sound === undefined || leg.manner === 'moor') return []
    return [{ sound, at: leg.manner === 'sail' ? leg.start : leg.start + leg.lasts }]
  })
  return [...itself, ...pieces]
}

const firstOf = (heard: Heard): Sound => heard.itself ?? (Object.values(heard)[0] as Sound)

/** Leaves out what would only be a rattle. */
function thinned(cues: readonly Cue[]): readonly Cue[] {
  const kept: Cue[] = []
  for (const cue of cues.toSorted((a, b) => a.at - b.at)) {
    const same = kept.filter(({ sound }) => sound === cue.sound)
    const last = same.at(-1)
    const now = kept.filter(({ at }) => cue.at - at < MOMENT)
    const isTooMuch =
      (last !== undefined && cue.at - last.at < APART) ||
      same.length === MOST_OF_A_KIND ||
      now.length === MOST_AT_ONCE
    if (!isTooMuch) kept.push(cue)
  }
  return kept
}
