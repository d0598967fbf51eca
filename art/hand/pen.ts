/** The pen: what a drawing is, how it is inked and written. Lengths are those of the picture's grid. */
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
