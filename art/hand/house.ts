/** Parts of buildings. Fronts are seen straight on; a depth of d goes d to the right and .4 d up. */
import type { Colour } from './palette.ts'
import {
  at,
  circle,
  type Drawing,
  d,
  each,
  ink,
  line,
  type Point,
  path,
  polygon,
  rect,
  shade,
  upTo,
} from './pen.ts'

/** Lit, middle and shade of a roof. */
export type Roof = readonly [Colour, Colour, Colour]
/** Lit and shade of a wall. */
export type Wall = readonly [Colour, Colour]
export const VIOLET: Roof = ['r1', 'r2', 'r3']
export const TERRACOTTA: Roof = ['t1', 't2', 't3']
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
export const columns = (a: Point, b: Point, c: Point, e: Point, count: number): Drawing =>
  line(
    upTo(count)
      .slice(1)
      .map((i) => `M${between(a, b, i / count)}L${between(e, c, i / count)}`)
      .join(''),
    0.45,
    0.28,
  )

/** A roof seen from the front, with its tiles. */
export const roofFront = (
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
    roofFront(...corners, roof[1], r, c),
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
    roofFront(
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

/** A window; (x, y) is its upper left corner. It lights up at night. */
export const pane = (x: number, y: number, w = 4, h = 5.5): Drawing => [
  path(d`M${x} ${y}H${x + w}V${y + h}H${x}Z`, 'win', ink(0.8)),
  line(d`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.5}H${x + w}`, 0.5, 0.7, 'wm'),
]

/** A window with a round head. */
export const roundPane = (x: number, y: number, w = 4, h = 5.5): Drawing => [
  path(
    d`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`,
    'win',
    ink(0.8),
  ),
  line(d`M${x + w / 2} ${y + w / 2}V${y + h}M${x} ${y + h * 0.5}H${x + w}`, 0.5, 0.7, 'wm'),
]

/** A door with a round head; (x, y) is its lower left corner. */
export const door = (x: number, y: number, w = 6, h = 10, colour: Colour = 'o2'): Drawing => [
  path(
    d`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`,
    colour,
  ),
  line(d`M${x + w / 2} ${y}V${y - h + 1}`, 0.5, 0.6),
]

export const squareDoor = (x: number, y: number, w = 6, h = 10, colour: Colour = 'o2'): Drawing => [
  rect(x, y - h, w, h, colour),
  line(d`M${x + w / 2} ${y}V${y - h + 1}`, 0.5, 0.6),
]

/** An opening with a round head, dark by day. */
export const arch = (x: number, y: number, w: number, h: number, fill: Colour = 'wi2'): Drawing =>
  path(d`M${x} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y - h + w / 2}V${y}Z`, fill)

/** A barn door with a cross of beams. */
export const barnDoor = (x: number, y: number, w: number, h: number): Drawing => [
  rect(x, y - h, w, h, 'o2'),
  line(
    d`M${x} ${y}L${x + w} ${y - h}M${x} ${y - h}L${x + w} ${y}M${x + w / 2} ${y}V${y - h}`,
    1,
    0.8,
    'o3',
  ),
  path(d`M${x} ${y}H${x + w}V${y - h}H${x}Z`),
]

export const column = (x: number, y: number, h: number, w = 3.6): Drawing => [
  rect(x, y - h, w, h, 'wl', ink(0.8)),
  rect(x + w * 0.6, y - h, w * 0.4, h, 'ws', shade(0.8)),
  rect(x - 0.8, y - h - 1.4, w + 1.6, 1.8, 'wl', ink(0.7)),
  rect(x - 0.8, y - 1.4, w + 1.6, 1.8, 'wl', ink(0.7)),
]

/** Battlements over a wall as wide as `w`. */
export const merlons = (
  x: number,
  y: number,
  w: number,
  count: number,
  colour: Colour = 's1',
  h = 4,
): Drawing => {
  const step = w / (2 * count - 1)
  return each(upTo(count), (i) => rect(x + i * 2 * step, y - h, step, h, colour, ink(0.9)))
}

/** A striped awning with scallops. */
export function awning(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  { colour = 'r1', drop = 4 }: { readonly colour?: Colour; readonly drop?: number } = {},
): Drawing {
  const step = w / count
  const low = drop > step / 2 ? y + h + drop - step / 2 : y + h
  const above = (i: number) => x + w * 0.06 + (w * 0.88 * i) / count
  return each(upTo(count), (i) =>
    path(
      d`M${above(i)} ${y}L${above(i + 1)} ${y}L${x + (i + 1) * step} ${y + h}V${low}A${step / 2} ${step / 2.2} 0 0 1 ${x + i * step} ${low}Z`,
      i % 2 === 0 ? colour : 'w',
      ink(0.8),
    ),
  )
}

/** A flag on a pole that stands at (x, y). */
export const flag = (x: number, y: number, h = 9, colour: Colour = 'q1'): Drawing => [
  line(d`M${x} ${y}V${y - h}`, 1.1, 1),
  path(
    d`M${x} ${y - h}C${x + 2} ${y - h - 1.4} ${x + 4} ${y - h + 1.4} ${x + 7} ${y - h}V${y - h + 4.4}C${x + 4} ${y - h + 5.8} ${x + 2} ${y - h + 3} ${x} ${y - h + 4.4}Z`,
    colour,
    ink(0.8),
  ),
]

export const smoke = (x: number, y: number, scale = 1): Drawing =>
  at(x, y, scale, [
    circle(1, -2.5, 2.2, 'sm', shade(0.9)),
    circle(4, -6, 3, 'sm', shade(0.8)),
    circle(9, -9, 3.8, 'sm', shade(0.65)),
    circle(15, -11, 3, 'sm', shade(0.45)),
  ])

/** A fire as wide as `w` on the line y. */
export const fire = (x: number, y: number, w: number): Drawing =>
  at(x, y, w / 12, [
    path('M-6 0Q-4-10 0-5Q2-12 6 0Z', 'fl', { ink: 0 }),
    path('M-3 0Q-1-5 1-3Q2-6 4 0Z', 'y1', { ink: 0 }),
  ])

/** A sign that hangs from an arm at the right of a wall; what it shows is drawn around (0, 0). */
export const hangingSign = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  shown: Drawing,
): Drawing => [
  line(d`M${x} ${y}H${x + w + 3}`, 1.6, 1, 'd2'),
  line(d`M${x + 3.5} ${y}V${y + 3}M${x + w - 0.5} ${y}V${y + 3}`, 0.8, 1, 'd2'),
  rect(x + 1.5, y + 3, w, h, colour),
  at(x + 1.5 + w / 2, y + 3 + h / 2, 1, shown),
]
