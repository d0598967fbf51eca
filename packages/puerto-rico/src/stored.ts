/**
 * Where barrels lie after loading, for people: the room a seat has by place, and which place keeps what
 * (PR-CAPTAIN-12). What may be kept at all is decided by the storage phase.
 */
import { answersTo } from './buildings/catalog.ts'
import { ON_WIND_ROSE } from './phases/storage.ts'
import type { State } from './state.ts'

/** The place of the barrels that need no building. */
export const WIND_ROSE = 'windRose'

/** The room of a seat, by place: the wind rose or the key of a building. */
export interface Storage {
  /** Barrels kept singly, of any kinds. */
  readonly barrels: Readonly<Record<string, number>>
  /** Kinds of which all barrels are kept. */
  readonly kinds: Readonly<Record<string, number>>
}

export function storageOf(s: State, seat: number): Storage {
  return {
    barrels: { [WIND_ROSE]: ON_WIND_ROSE, ...answersTo('barrelsStored', s, seat) },
    kinds: answersTo('kindsStored', s, seat),
  }
}

/** By good, the places its kept barrels lie in; barrels without room are left out. Small amounts lie singly. */
export function placesOf(
  { barrels, kinds }: Storage,
  kept: Readonly<Record<string, number>>,
): Readonly<Record<string, readonly string[]>> {
  const singly = roomIn(barrels)
  const whole = roomIn(kinds)
  const places: Record<string, readonly string[]> = {}
  for (const [good, count] of Object.entries(kept).sort(([, a], [, b]) => a - b)) {
    if (count === 0) continue
    const taken = count <= singly.length ? singly.splice(0, count) : whole.splice(0, 1)
    places[good] = [...new Set(taken)]
  }
  return places
}

/** Every piece of room by the name of its place. */
function roomIn(places: Readonly<Record<string, number>>): string[] {
  return Object.entries(places).flatMap(([place, count]) => Array<string>(count).fill(place))
}
