/**
 * Pieces that travel over the table. The ends are measured once before and once after a move is shown; the flight itself
 * only changes transform and opacity of a few elements that are used again and again.
 */

/** Some pieces of a kind on their way. Each end is the first of its places that can be seen. */
export interface Flight {
  /** Name in the sprite. */
  readonly symbol: string
  readonly count: number
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** Where things are on the screen, by `data-place`. */
export type Places = ReadonlyMap<string, DOMRect>

/** One piece: when it leaves, and between which points. */
export interface Leg {
  readonly symbol: string
  readonly start: number
  readonly from: DOMRect
  readonly to: DOMRect
}

const TRAVEL = 320
const APART = 70
/** One event, and everything that one move brings, at most. */
const EVENT_MOST = 900
const MOVE_MOST = 1500
/** More pieces of one kind than this say nothing more. */
const PIECES_MOST = 8
const FLASH = 600
/** Midway a piece is this much larger. */
const GROWTH = 0.06
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
  { symbol, count, from, to }: Flight,
  before: Places,
  after: Places,
): Omit<Leg, 'start'>[] {
  const start = firstOf(from, before) ?? firstOf(from, after)
  const end = firstOf(to, after)
  if (start === undefined || end === undefined) return []
  return Array.from({ length: Math.min(count, PIECES_MOST) }, () => ({
    symbol,
    from: start,
    to: end,
  }))
}

/** Where flights end, each place once. */
export function endsOf(flights: readonly Flight[], places: Places): readonly DOMRect[] {
  const ends = flights.filter(({ count }) => count > 0).map(({ to }) => firstOf(to, places))
  return [...new Set(ends)].filter((rect) => rect !== undefined)
}

function firstOf(names: readonly string[], places: Places): DOMRect | undefined {
  const name = names.find((it) => places.has(it))
  return name === undefined ? undefined : places.get(name)
}

export class Traveller {
  readonly #layer: HTMLElement
  readonly #idle: HTMLElement[] = []
  #skip: (() => void) | undefined

  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  /** Ends whatever is under way; says whether anything was. */
  skip(): boolean {
    const skip = this.#skip
    skip?.()
    return skip !== undefined
  }

  /** Waits, unless somebody is impatient. */
  async pause(ms: number): Promise<void> {
    if (ms > 0) await this.#wait(ms, [])
  }

  /** `slowness` 1 is the usual speed, 2 takes twice as long. */
  async fly(legs: readonly Leg[], slowness: number): Promise<void> {
    if (legs.length === 0) return
    const running = legs.map((leg) => this.#send(leg, slowness))
    const last = Math.max(...legs.map(({ start }) => start))
    await this.#wait((last + TRAVEL) * slowness, running)
  }

  /** Without travelling: what has changed lights up. */
  async flash(rects: readonly DOMRect[]): Promise<void> {
    if (rects.length === 0) return
    const running = rects.map((rect) => {
      const piece = this.#take('flash')
      const at = `translate(${rect.left}px, ${rect.top}px) scale(${rect.width / 100}, ${rect.height / 100})`
      return this.#animate(
        piece,
        [
          { transform: at, opacity: 0.45 },
          { transform: at, opacity: 0 },
        ],
        {
          duration: FLASH,
        },
      )
    })
    await this.#wait(FLASH, running)
  }

  /** On a flat arc, a little larger midway. */
  #send({ symbol, start, from, to }: Leg, slowness: number): Running {
    const piece = this.#take(symbol)
    const [x0, y0, x1, y1] = [...centre(from), ...centre(to)]
    const lift = Math.min(60, Math.hypot(x1 - x0, y1 - y0) * 0.12)
    const frames = ARC.map((t) => {
      const height = 4 * t * (1 - t)
      const x = x0 + (x1 - x0) * t
      const y = y0 + (y1 - y0) * t - lift * height
      const scale = 1 + GROWTH * height
      return {
        transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`,
        opacity: 1,
      }
    })
    return this.#animate(piece, frames, {
      duration: TRAVEL * slowness,
      delay: start * slowness,
      easing: 'cubic-bezier(.45,.05,.2,1)',
    })
  }

  #animate(piece: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Running {
    return { piece, animation: piece.animate(frames, timing) }
  }

  #take(symbol: string): HTMLElement {
    const piece = this.#idle.pop() ?? this.#layer.appendChild(newPiece())
    piece.dataset['symbol'] = symbol
    piece.dataset['kind'] = symbol.split('-')[0] ?? ''
    const isTile = symbol.startsWith('tile-')
    const drawing = piece.firstElementChild
    drawing?.setAttribute('viewBox', isTile ? '0 0 64 64' : '0 0 48 48')
    drawing?.firstElementChild?.setAttribute('href', `#${symbol}`)
    return piece
  }

  /** A clock and not the animations decides, because a page in the background does not animate. */
  #wait(ms: number, running: readonly Running[]): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#skip = undefined
        for (const { piece, animation } of running) {
          animation.cancel()
          this.#idle.push(piece)
        }
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.#skip = done
    })
  }
}

interface Running {
  readonly piece: HTMLElement
  readonly animation: Animation
}

const centre = (rect: DOMRect): readonly [number, number] => [
  rect.left + rect.width / 2,
  rect.top + rect.height / 2,
]

const SVG = 'http://www.w3.org/2000/svg'

function newPiece(): HTMLElement {
  const piece = document.createElement('div')
  piece.className = 'piece'
  const drawing = piece.appendChild(document.createElementNS(SVG, 'svg'))
  drawing.appendChild(document.createElementNS(SVG, 'use'))
  return piece
}
