/** Parts of houses: windows, doors, columns, battlements, awnings, flags, smoke and fire. */
import type { Colour } from './palette.ts'
import { type Drawing, d, ink, shade } from './pen.ts'
import { at, each, upTo } from './placing.ts'
import { circle, line, path, rect } from './shapes.ts'

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
