/**
 * How pieces travel over the table: what a game says of a flight, and what is known of it once its ends are measured, once
 * before and once after a move is shown. When each leaves is in `schedule.ts`, how it moves in `manners.ts`.
 */
import type { Candidates } from './log-entry.ts'

/**
 * On a flat arc; flipping, as coins do; hopping, as colonists do; laid down, as tiles are; made: out of the field, through a building,
 * into the store; stamped, as wax is; and ships, which lie there or sail.
 */
export type Manner = 'arc' | 'flip' | 'hop' | 'lay' | 'make' | 'stamp' | 'moor' | 'sail'

/** What a piece does to the thing that it leaves or reaches. */
export type Stirring = 'dip' | 'rock' | 'press' | 'thud' | 'row' | 'come' | 'land'

/** What a piece looks like on its way. */
export interface Looks {
  /** Name in the sprite, of a picture, or of what a game draws itself. */
  readonly symbol: string
  /** The good whose mark lies on it, if it is not drawn as that good. */
  readonly good?: string | undefined
  /** Whether it lay face down and is turned up as it leaves. */
  readonly isTurned?: boolean
  /** How much of the good is aboard, of a ship. */
  readonly load?: number
}

/** Some pieces of a kind on their way. Each end is the first of its places that can be seen. */
export interface Flight extends Looks {
  readonly count: number
  readonly from: Candidates
  readonly to: Candidates
  /** How it moves; without it, as pieces of its kind do. */
  readonly manner?: Manner
  /** Where it stops a moment: the building that makes a barrel out of what grew. */
  readonly via?: Candidates
  /** What it is taken from though it comes from elsewhere: the number there falls as it leaves. */
  readonly source?: Candidates
  /** What it does to the things at its ends. */
  readonly leaves?: Stirring
  readonly lands?: Stirring
  /** Flights of different lanes are under way at the same time. */
  readonly lane?: string
  /** Of a ship that sails: its load before the move. */
  readonly loadBefore?: number
}

/** Where things are on the screen, by `data-place`. */
export type Places = ReadonlyMap<string, DOMRect>

/** A place that can be seen. */
export interface Seen {
  readonly place: string
  readonly rect: DOMRect
}

/** One piece: when it leaves and how long it is under way in milliseconds, and between which places. */
export interface Leg extends Looks {
  readonly start: number
  readonly lasts: number
  readonly manner: Manner
  readonly from: Seen
  readonly via?: Seen | undefined
  readonly to: Seen
  /** Whether it ends at the thing itself, and not only at the seat whose thing it is. */
  readonly isExact: boolean
  readonly source?: string | undefined
  readonly leaves?: Stirring | undefined
  readonly lands?: Stirring | undefined
  /** The event of the move that it belongs to. */
  readonly event: number
}

/** Everything on the screen that has a place. Of several, the last one counts: there new pieces are added. */
export function measure(): Places {
  const places = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('main [data-place]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width > 0 && rect.height > 0) places.set(element.dataset['place'] ?? '', rect)
  }
  return places
}

/** Where flights end, each place once. */
export function endsOf(flights: readonly Flight[], places: Places): readonly DOMRect[] {
  const ends = flights.filter(({ count }) => count > 0).map(({ to }) => firstOf(to, places)?.rect)
  return [...new Set(ends)].filter((rect) => rect !== undefined)
}

export function firstOf(names: Candidates, places: Places): Seen | undefined {
  for (const place of names) {
    const rect = places.get(place)
    if (rect !== undefined) return { place, rect }
  }
  return undefined
}

/** When the last piece has left or reached a place; undefined if none does. */
export function settledAt(place: string, legs: readonly Leg[]): number | undefined {
  const times = legs.flatMap(({ start, lasts, from, to, source }) => [
    ...((source ?? from.place) === place ? [start] : []),
    ...(to.place === place ? [start + lasts] : []),
  ])
  return times.length === 0 ? undefined : Math.max(...times)
}
