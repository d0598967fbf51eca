/** Whole houses with their roofs. Fronts are seen straight on; a depth of d goes d to the right and .4 d up. */
import type { Colour } from './palette.ts'
import { type Drawing, d, type Point, shade } from './pen.ts'
import { upTo } from './placing.ts'
import { line, path, polygon, rect } from './shapes.ts'

/** Lit, middle and shade of a roof. */
export type Roof = readonly [Colour, Colour, Colour]
/** Lit and shade of a wall. */
export type Wall = readonly [Colour, Colour]
const VIOLET: Roof = ['r1', 'r2', 'r3']
export const WOODEN: Wall = ['o1', 'o3']
const STUCCO: Wall = ['wl', 'ws']

const between = ([x, y]: Point, [u, v]: Point, t: number): string =>
  d`${x + (u - x) * t} ${y + (v - y) * t}`

/** Rows of tiles on a roof with the corners a (upper left), b, c, e in turn. */
export const rows = (a: Point, b: Point, c: Point, e: Point, count: number): Drawing =>
  line(
    upTo(count)
      .slice(1)
      .map((i) => `M${between(a, e, i / count)}L${between(b, c, i / count)}`)
      .join(''),
    0.5,
    0.42,
  )

/** Columns of tiles on the same. */
const columns = (a: Point, b: Point, c: Point, e: Point, count: number): Drawing =>
  line(
    upTo(count)
      .slice(1)
      .map((i) => `M${between(a, b, i / count)}L${between(e, c, i / count)}`)
      .join(''),
    0.45,
    0.28,
  )

/** A roof seen from the front, with its tiles: corners from the upper left in turn, colour, rows and columns. */
export const tiledRoof = (
  a: Point,
  b: Point,
  c: Point,
  e: Point,
  colour: Colour,
  rowCount: number,
  columnCount: number,
): Drawing => [
  polygon([a, b, c, e], colour),
  rows(a, b, c, e, rowCount),
  columns(a, b, c, e, columnCount),
]

export interface House {
  readonly wall?: Wall
  readonly roof?: Roof
  /** How far the roof stands out. */
  readonly eave?: number
  readonly rows?: number
  readonly columns?: number
}

/** A house whose gable is its front; (x, y) is the lower left corner, `rise` the height of the roof. */
export function gable(
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  rise: number,
  { wall = STUCCO, roof = VIOLET, eave = 2.2, rows: r = 4, columns: c = 7 }: House = {},
): Drawing {
  const k = 0.4 * depth
  const [top, ridge] = [x + w / 2, y - h - rise]
  const out = eave * (rise / (w / 2))
  const [right, low] = [x + w + eave, y - h + out]
  const corners = [
    [top, ridge - 1.6],
    [top + depth + 1.2, ridge - k - 1.6],
    [x + w + depth + eave + 1, low - k],
    [right, low],
  ] as const
  return [
    polygon(
      [
        [x + w, y],
        [x + w, y - h],
        [x + w + depth, y - h - k],
        [x + w + depth, y - k],
      ],
      wall[1],
    ),
    polygon(
      [
        [x, y],
        [x, y - h],
        [top, ridge],
        [x + w, y - h],
        [x + w, y],
      ],
      wall[0],
    ),
    tiledRoof(...corners, roof[1], r, c),
    polygon(
      [
        [x - eave, low],
        [top, ridge - 1.6],
        [right, low],
        [right - 2.4, low + 0.9],
        [top, ridge + 1.6],
        [x - eave + 2.4, low + 0.9],
      ],
      roof[0],
    ),
  ]
}

/** A house whose roof falls towards us. */
export function eaves(
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  rise: number,
  { wall = STUCCO, roof = VIOLET, eave = 2, rows: r = 5, columns: c = 9 }: House = {},
): Drawing {
  const k = 0.4 * depth
  const ridge: Point = [x + w + depth / 2 + 1, y - h - rise]
  return [
    polygon(
      [
        [x + w, y],
        [x + w, y - h],
        [x + w + depth / 2, y - h - rise],
        [x + w + depth, y - h - k],
        [x + w + depth, y - k],
      ],
      wall[1],
    ),
    rect(x, y - h, w, h, wall[0]),
    path(d`M${x} ${y - h + 1}H${x + w}V${y - h + 3.6}H${x}Z`, 'sh', shade(0.22)),
    polygon(
      [
        ridge,
        [x + w + depth + 1.6, y - h - k + 1.2],
        [x + w + depth - 0.2, y - h - k + 2],
        [ridge[0] - 0.6, ridge[1] + 2.2],
      ],
      roof[2],
    ),
    tiledRoof(
      [x + depth / 2 - 1.4, y - h - rise],
      ridge,
      [x + w + eave, y - h + 1.4],
      [x - eave, y - h + 1.4],
      roof[0],
      r,
      c,
    ),
  ]
}

/** A block with a flat top: front and right side. */
export const block = (
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  wall: Wall = STUCCO,
): Drawing => [
  polygon(
    [
      [x + w, y],
      [x + w, y - h],
      [x + w + depth, y - h - 0.4 * depth],
      [x + w + depth, y - 0.4 * depth],
    ],
    wall[1],
  ),
  rect(x, y - h, w, h, wall[0]),
]
