/**
 * How pieces travel over the table. The ends are measured once before and once after a move is shown; the flight itself
 * only changes transform and opacity of a few elements.
 */

/** What a piece looks like on its way. */
export interface Looks {
  /** Name in the sprite. */
  readonly symbol: string
  /** The good whose mark lies on it, if it is not drawn as that good. */
  readonly good?: string | undefined
  /** Whether it lay face down and is turned up as it leaves. */
  readonly isTurned?: boolean
}

/** Some pieces of a kind on their way. Each end is the first of its places that can be seen. */
export interface Flight extends Looks {
  readonly count: number
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** Where things are on the screen, by `data-place`. */
export type Places = ReadonlyMap<string, DOMRect>

/** A place that can be seen. */
export interface Seen {
  readonly place: string
  readonly rect: DOMRect
}

/** One piece: when it leaves, and between which places. */
export interface Leg extends Looks {
  readonly start: number
  readonly from: Seen
  readonly to: Seen
}

/** A piece on its way, as the page draws it: how it looks, and how it moves. */
export interface Piece extends Looks {
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions
}

export const TRAVEL = 320
const APART = 70
/** One event, and everything that one move brings, at most. */
const EVENT_MOST = 900
const MOVE_MOST = 1500
/** More pieces of one kind than this say nothing more. */
const PIECES_MOST = 8
export const FLASH = 600
/** Midway a piece is this much larger. */
const GROWTH = 0.06
/** By this part of its way a card is turned up. */
const TURNED = 0.4
/** Where the arc is drawn exactly; between these points it is straight. */
const ARC = [0, 0.2, 0.4, 0.6, 0.8, 1]

/** Everything on the screen that has a place. Of several, the last one counts: there new pieces are added. */
export function measure(): Places {
  const places = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width > 0 && rect.height > 0) places.set(element.dataset['place'] ?? '', rect)
  }
  return places
}

/** Events one after the other, the pieces of each in order; a move with much in it goes faster. */
export function schedule(
  events: readonly (readonly Flight[])[],
  before: Places,
  after: Places,
): Leg[] {
  const legs: Leg[] = []
  let start = 0
  for (const flights of events) {
    const pieces = flights.flatMap((flight) => piecesOf(flight, before, after))
    if (pieces.length === 0) continue
    const apart = Math.min(APART, (EVENT_MOST - TRAVEL) / Math.max(1, pieces.length - 1))
    for (const [index, piece] of pieces.entries())
      legs.push({ ...piece, start: start + index * apart })
    start += (pieces.length + 1) * apart
  }
  const last = legs.at(-1)?.start ?? 0
  const hurry = Math.min(1, (MOVE_MOST - TRAVEL) / Math.max(1, last))
  return legs.map((leg) => ({ ...leg, start: leg.start * hurry }))
}

function piecesOf(
  { count, from, to, ...looks }: Flight,
  before: Places,
  after: Places,
): Omit<Leg, 'start'>[] {
  const start = firstOf(from, before) ?? firstOf(from, after)
  const end = firstOf(to, after)
  if (start === undefined || end === undefined) return []
  return Array.from({ length: Math.min(count, PIECES_MOST) }, () => ({
    ...looks,
    from: start,
    to: end,
  }))
}

/** Where flights end, each place once. */
export function endsOf(flights: readonly Flight[], places: Places): readonly DOMRect[] {
  const ends = flights.filter(({ count }) => count > 0).map(({ to }) => firstOf(to, places)?.rect)
  return [...new Set(ends)].filter((rect) => rect !== undefined)
}

function firstOf(names: readonly string[], places: Places): Seen | undefined {
  for (const place of names) {
    const rect = places.get(place)
    if (rect !== undefined) return { place, rect }
  }
  return undefined
}

/** When the last piece has left or reached a place; undefined if none does. */
export function settledAt(place: string, legs: readonly Leg[]): number | undefined {
  const times = legs.flatMap(({ start, from, to }) => [
    ...(from.place === place ? [start] : []),
    ...(to.place === place ? [start + TRAVEL] : []),
  ])
  return times.length === 0 ? undefined : Math.max(...times)
}

/** On a flat arc, a little larger midway; `slowness` 1 is the usual speed, 2 takes twice as long. */
export function flying({ start, from, to, ...looks }: Leg, slowness: number): Piece {
  const [x0, y0, x1, y1] = [...centre(from.rect), ...centre(to.rect)]
  const lift = Math.min(60, Math.hypot(x1 - x0, y1 - y0) * 0.12)
  const frames = ARC.map((t) => {
    const height = 4 * t * (1 - t)
    const x = x0 + (x1 - x0) * t
    const y = y0 + (y1 - y0) * t - lift * height
    const scale = 1 + GROWTH * height
    const width = looks.isTurned === true ? scale * Math.min(1, t / TURNED) : scale
    return {
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${width}, ${scale})`,
      opacity: 1,
    }
  })
  const timing = {
    duration: TRAVEL * slowness,
    delay: start * slowness,
    easing: 'cubic-bezier(.45,.05,.2,1)',
  }
  return { ...looks, frames, timing }
}

/** Without travelling: what has changed lights up. */
export function flashing({ left, top, width, height }: DOMRect): Piece {
  const transform = `translate(${left}px, ${top}px) scale(${width / 100}, ${height / 100})`
  const frames = [0.45, 0].map((opacity) => ({ transform, opacity }))
  return { symbol: 'flash', frames, timing: { duration: FLASH } }
}

const centre = (rect: DOMRect): readonly [number, number] => [
  rect.left + rect.width / 2,
  rect.top + rect.height / 2,
]
