/** Drawings put somewhere, turned, and repeated. */
import type { Colour } from './palette.ts'
import { type Drawing, n, svg } from './pen.ts'

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
export function nth(colours: readonly Colour[], i: number): Colour {
  const colour = colours[i % colours.length]
  if (colour === undefined) throw new Error(`there is no colour number ${i}`)
  return colour
}
