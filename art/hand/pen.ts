/** The pen: every drawing is made of these few shapes. Lengths are those of the picture's grid. */
import type { Colour } from './palette.ts'

/** A piece of a picture: SVG, or pieces one over the other. What is false is left out. */
export type Drawing = string | false | readonly Drawing[]

/** How a shape is inked. Without anything it has the outline of its picture. */
export interface Pen {
  /** The width of the outline; 0 for none. */
  readonly ink?: number
  readonly colour?: Colour
  readonly opacity?: number
  readonly lineOpacity?: number
  /** Degrees, and the point that stays. */
  readonly turn?: readonly [number, number, number]
}

export type Point = readonly [number, number]
export type Fill = Colour | 'none'

export const NO_INK: Pen = { ink: 0 }
/** Shade laid over a shape. */
export const shade = (opacity: number): Pen => ({ ink: 0, opacity })
export const ink = (width: number): Pen => ({ ink: width })

/** The SVG of a drawing. */
export function svg(drawing: Drawing): string {
  if (typeof drawing === 'string') return drawing
  return drawing === false ? '' : drawing.map(svg).join('')
}

/** A number as short as a picture needs it. */
export const n = (value: number) => `${Math.round(value * 10) / 10}`

/** A path with numbers in it, which are written short. */
export function d(texts: TemplateStringsArray, ...values: readonly number[]): string {
  return texts
    .map((text, index) => text + (values[index] === undefined ? '' : n(values[index])))
    .join('')
}

const paint = (fill: Fill) => (fill === 'none' ? 'none' : `var(--z${fill})`)

function inked({ ink, colour, opacity, lineOpacity, turn }: Pen): string {
  const line = ink === 0 ? ' stroke="none"' : colour ? ` stroke="var(--z${colour})"` : ''
  const attributes = {
    'stroke-width': ink || undefined,
    opacity,
    'stroke-opacity': lineOpacity,
    transform: turn && `rotate(${turn.join(' ')})`,
  }
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return line + written.map(([name, value]) => ` ${name}="${value}"`).join('')
}

/** A shape by the commands of SVG paths. */
export const path = (commands: string, fill: Fill = 'none', pen: Pen = {}): string =>
  `<path d="${commands}" fill="${paint(fill)}"${inked(pen)}/>`

export const polygon = (points: readonly Point[], fill: Fill, pen: Pen = {}): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, pen)

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: Fill,
  pen: Pen = {},
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${paint(fill)}"${inked(pen)}/>`

export const circle = (x: number, y: number, r: number, fill: Fill, pen: Pen = {}): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint(fill)}"${inked(pen)}/>`

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: Fill,
  pen: Pen = {},
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint(fill)}"${inked(pen)}/>`

/** A line and nothing inside. */
export const line = (commands: string, width = 0.6, opacity = 0.55, colour: Colour = 'k'): string =>
  `<path d="${commands}" fill="none" stroke="var(--z${colour})" stroke-width="${width}" opacity="${opacity}"/>`

/** A rod: a line in a colour, with ink on both sides. */
export const rod = (commands: string, width: number, colour: Colour): Drawing => [
  line(commands, width + 1.6, 1),
  line(commands, width, 1, colour),
]

/** A drawing around (0, 0) put somewhere. */
export const at = (x: number, y: number, scale: number, drawing: Drawing): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${svg(drawing)}</g>`

/** A drawing around (0, 0) put somewhere and turned, in degrees. */
export const turned = (x: number, y: number, degrees: number, drawing: Drawing): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${degrees})">${svg(drawing)}</g>`

/** The same for each of several values. */
export const each = <T>(
  values: readonly T[],
  drawing: (value: T, index: number) => Drawing,
): Drawing => values.map(drawing)

/** Numbers from 0 on. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)

/** Numbers from `first` up to `end`, `step` apart. */
export const steps = (first: number, end: number, step: number): readonly number[] =>
  upTo(Math.ceil((end - first) / step)).map((i) => first + i * step)

/** One of several colours, again and again. */
export const nth = (colours: readonly Colour[], i: number): Colour =>
  colours[i % colours.length] ?? 'k'
