/** How things move: only transform and opacity, so that no frame is lost. Times are milliseconds at the usual speed. */
import type { Leg, Looks, Manner } from './travel.ts'

export const LASTS: Readonly<Record<Manner, number>> = {
  arc: 320,
  flip: 420,
  hop: 280,
  lay: 360,
  make: 700,
  stamp: 420,
  moor: 0,
  sail: 1100,
}
export const FLASH = 600
const SHINE = 180
const BY_KIND: Readonly<Record<string, Manner>> = {
  doubloon: 'flip',
  colonist: 'hop',
  tile: 'lay',
  b: 'lay',
}

/** How pieces of its kind move. */
export const mannerOf = (symbol: string): Manner => BY_KIND[symbol.split('-')[0] ?? ''] ?? 'arc'

/** A piece on its way, as the page draws it: how it looks, and how it moves. */
export interface Piece extends Looks {
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions
  /** Its size in pixels, where it is not that of its kind. */
  readonly size?: readonly [number, number]
}

/** A point of a way: where, and how large the piece is drawn there. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height?: number
  readonly opacity?: number
  readonly offset?: number
}

/** Midway a piece is this much larger. */
const GROWTH = 0.06
/** By this part of its way a card is turned up. */
const TURNED = 0.4
/** What grows in a field is smaller than its barrel, and first rises above it by so many pixels. */
const PLANT = 0.66
const RISE = 14
/** Where the arc is drawn exactly; between these points it is straight. */
const ARC = [0, 0.2, 0.4, 0.6, 0.8, 1]
const USUAL = 'cubic-bezier(.45,.05,.2,1)'

type Way = (leg: Leg) => readonly Spot[]

const WAYS: Readonly<Record<Manner, Way>> = {
  arc: (leg) => arc(leg, Math.min(60, lengthOf(leg) * 0.12)),
  flip: (leg) =>
    arc(leg, 60).map((spot, index) => ({ ...spot, width: [1, 0, -1, 0, 1, 1][index] ?? 1 })),
  hop: (leg) => arc(leg, 20),
  lay: (leg) => arc(leg, Math.min(40, lengthOf(leg) * 0.12)),
  make: ({ from, via = from, to }) => {
    const [field, door, store] = [centre(from.rect), centre(via.rect), centre(to.rect)]
    const plant = { width: PLANT, height: PLANT }
    const above = { x: field.x, y: field.y - RISE }
    const over = { x: (field.x + door.x) / 2, y: (above.y + door.y) / 2 - 20 }
    const way = { x: (door.x + store.x) / 2, y: (door.y + store.y) / 2 - 20 }
    return [
      { ...field, width: 0.2, height: 0.2, offset: 0 },
      { ...above, ...plant, offset: 0.18 },
      { ...over, ...plant, offset: 0.34 },
      { ...door, ...plant, offset: 0.5 },
      { x: door.x, y: door.y + 6, offset: 0.6 },
      { ...way, offset: 0.8 },
      { ...store, offset: 1 },
    ]
  },
  stamp: ({ to }) => {
    const spot = centre(to.rect)
    return [
      { ...spot, width: 1.6, height: 1.6, opacity: 0, offset: 0 },
      { ...spot, offset: 0.34 },
      { ...spot, offset: 0.8 },
      { ...spot, opacity: 0, offset: 1 },
    ]
  },
  moor: ({ to }) => [centre(to.rect), centre(to.rect)],
  sail: ({ to: { rect } }) => {
    const { x, y } = centre(rect)
    const away = (share: number) => x + 1.1 * rect.width * share
    return [
      { x, y, width: 0.97 },
      { x: away(0.12), y: y - 4 },
      { x: away(0.4), y, opacity: 0.9 },
      { x: away(0.7), y: y - 4, opacity: 0.5 },
      { x: away(1), y, opacity: 0 },
    ]
  },
}

function arc({ from, to, isTurned }: Leg, lift: number): readonly Spot[] {
  const [start, end] = [centre(from.rect), centre(to.rect)]
  return ARC.map((t) => {
    const height = 4 * t * (1 - t)
    const size = 1 + GROWTH * height
    return {
      x: start.x + (end.x - start.x) * t,
      y: start.y + (end.y - start.y) * t - lift * height,
      width: isTurned === true ? size * Math.min(1, t / TURNED) : size,
      height: size,
    }
  })
}

function lengthOf({ from, to }: Leg): number {
  const [start, end] = [centre(from.rect), centre(to.rect)]
  return Math.hypot(end.x - start.x, end.y - start.y)
}

/** `slowness` 1 is the usual speed, 2 takes twice as long. */
export function flying(leg: Leg, slowness: number): Piece {
  const { manner, start, lasts, to } = leg
  const isShip = manner === 'moor' || manner === 'sail'
  return {
    symbol: leg.symbol,
    good: leg.good,
    ...(leg.load !== undefined && { load: leg.load }),
    ...(isShip && { size: [to.rect.width, to.rect.height] as const }),
    frames: WAYS[manner](leg).map(frameOf),
    timing: {
      duration: lasts * slowness,
      delay: start * slowness,
      easing: manner === 'sail' ? 'ease-in' : USUAL,
    },
  }
}

function frameOf({ x, y, width = 1, height = 1, opacity = 1, offset }: Spot): Keyframe {
  return {
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${width}, ${height})`,
    opacity,
    ...(offset !== undefined && { offset }),
  }
}

/** Without travelling: what has changed lights up. */
export function flashing(rect: DOMRect): Piece {
  return shaded('flash', rect, [0.45, 0], { duration: FLASH })
}

/** The windows of a building light up as it works. */
export function shining({ rect }: { readonly rect: DOMRect }, at: number, slowness: number): Piece {
  return shaded('shine', rect, [0, 0.6, 0], { delay: at * slowness, duration: SHINE * slowness })
}

/** The lamp goes down once, over the whole table: the last round has begun. */
export function dimming(window: DOMRect, slowness: number): Piece {
  return shaded('dusk', window, [0, 0.2, 0.2, 0], { duration: 900 * slowness })
}

function shaded(
  symbol: string,
  { left, top, width, height }: DOMRect,
  opacities: readonly number[],
  timing: KeyframeAnimationOptions,
): Piece {
  const transform = `translate(${left}px, ${top}px) scale(${width / 100}, ${height / 100})`
  return { symbol, frames: opacities.map((opacity) => ({ transform, opacity })), timing }
}

const centre = ({ left, top, width, height }: DOMRect) => ({
  x: left + width / 2,
  y: top + height / 2,
})
