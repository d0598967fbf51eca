/** Things that stand in front of a building and say what it is, and small wares. Each stands at (x, y). */
import { pool } from './land.ts'
import type { Colour } from './palette.ts'
import { type Drawing, d, ink, NO_INK, shade } from './pen.ts'
import { at, each, turned } from './placing.ts'
import { circle, ellipse, line, path, polygon, rect } from './shapes.ts'

export const barrel = (x: number, y: number, scale = 1): Drawing =>
  at(x, y, scale, [
    path('M-3.6-9H3.6C5-6 5-3 3.6 0H-3.6C-5-3-5-6-3.6-9Z', 'o1', ink(0.9)),
    path('M1-9H3.6C5-6 5-3 3.6 0H1C2.4-3 2.4-6 1-9Z', 'o3', shade(0.5)),
    line('M-4.4-6.6H4.4M-4.4-2.4H4.4', 0.8, 0.8),
  ])

/** A crate; (x, y) is its lower left corner. */
export const crate = (x: number, y: number, w = 8, h = 7, depth = 3): Drawing => [
  polygon(
    [
      [x + w, y],
      [x + w, y - h],
      [x + w + depth, y - h - depth * 0.5],
      [x + w + depth, y - depth * 0.5],
    ],
    'o3',
    ink(0.8),
  ),
  polygon(
    [
      [x, y - h],
      [x + depth, y - h - depth * 0.5],
      [x + w + depth, y - h - depth * 0.5],
      [x + w, y - h],
    ],
    'o1',
    ink(0.8),
  ),
  rect(x, y - h, w, h, 'o2', ink(0.8)),
  line(d`M${x} ${y}L${x + w} ${y - h}M${x} ${y - h}L${x + w} ${y}`, 0.7, 0.6),
]

/** An open vat of radius `r` with something in it. */
export const vat = (x: number, y: number, r: number, liquid: Colour, h = 10): Drawing => [
  pool(x + 3, y + 0.6, r + 3, r * 0.34),
  path(d`M${x - r} ${y - h}V${y - 1}A${r} ${r * 0.36} 0 0 0 ${x + r} ${y - 1}V${y - h}Z`, 'o1'),
  path(
    d`M${x + r * 0.35} ${y - h}V${y + r * 0.2}A${r} ${r * 0.4} 0 0 0 ${x + r} ${y - 1}V${y - h}Z`,
    'o3',
    shade(0.55),
  ),
  each([0.68, 0.22], (part) =>
    line(d`M${x - r} ${y - h * part}A${r} ${r * 0.36} 0 0 0 ${x + r} ${y - h * part}`, 1, 0.85),
  ),
  ellipse(x, y - h, r, r * 0.36, 'o1'),
  ellipse(x, y - h + 0.5, r * 0.82, r * 0.26, liquid, ink(0.8)),
  line(d`M${x - r * 0.5} ${y - h + 0.4}q${r * 0.3}-1.4 ${r * 0.7}-.6`, 0.9, 0.8, 'w'),
]

export const sugarLoaf = (x: number, y: number, scale = 1): Drawing =>
  at(x, y, scale, [
    pool(2, 0, 5, 1.4),
    path(
      'M-5 0C-3.6-5-2.4-11-1.4-13.4C-.8-15 .8-15 1.4-13.4C2.4-11 3.6-5 5 0C3-1-3 1.4-5 0Z',
      'u1',
    ),
    path('M.6-14.4C2.4-11 3.6-5 5 0C3.6.8 2 .9 .6.9C2-4 1.6-9 .6-14.4Z', 'u3', shade(0.75)),
    line('M-4.3-2.6C-2-1.6 2-1.6 4.3-2.6', 1.6, 1, 'i2'),
  ])

export const sack = (
  x: number,
  y: number,
  scale = 1,
  lit: Colour = 'c1',
  dark: Colour = 'c3',
): Drawing =>
  at(x, y, scale, [
    path('M-2-8C-6-5-6 0-4 0H4C6 0 6-5 2-8C3-9 3-10 2.6-11H-2.6C-3-10-3-9-2-8Z', lit),
    path('M1-8C4-5 4 0 2.6 0H4C6 0 6-5 2-8Z', dark, shade(0.6)),
    line('M-2-8H2', 1, 0.9),
  ])

/** The sails of a windmill around (x, y). */
export const millSails = (x: number, y: number, r: number): Drawing => [
  each([24, 114, 204, 294], (degrees) =>
    turned(x, y, degrees, [
      path(d`M-.8 0L-.8 -${r} L.8 -${r} L.8 0Z`, 'o3', ink(0.7)),
      path(d`M.8 -4L6.4 -5V-${r - 1}L.8 -${r}Z`, 'w', ink(0.9)),
      line(d`M3.6-4.6V-${r - 0.6}M.8-${r * 0.45}H6.4M.8-${r * 0.72}H6.4`, 0.5, 0.6),
    ]),
  ),
  circle(x, y, 2, 'o2'),
]

/** A tobacco leaf that hangs from (x, y). */
export const hangingLeaf = (x: number, y: number, h: number): Drawing => {
  const half = h * 0.24
  return [
    path(
      d`M${x} ${y}C${x - half} ${y + h * 0.3} ${x - half} ${y + h * 0.75} ${x} ${y + h}C${x + half} ${y + h * 0.75} ${x + half} ${y + h * 0.3} ${x} ${y}Z`,
      'b1',
      ink(0.8),
    ),
    line(d`M${x} ${y + 1}V${y + h - 1}`, 0.7, 0.8, 'b3'),
  ]
}

export const basket = (x: number, y: number, colour: Colour, r = 5): Drawing => [
  each(
    [
      [-3, 0],
      [0, -0.8],
      [3, 0],
      [-1.5, -2.2],
      [1.6, -2.2],
    ] as const,
    ([dx, dy]) => circle(x + dx, y - 5.4 + dy, 1.9, colour, ink(0.6)),
  ),
  path(d`M${x - r} ${y - 5}H${x + r}L${x + r - 1.4} ${y}H${x - r + 1.4}Z`, 'o1', ink(0.9)),
  line(d`M${x - r + 0.6} ${y - 2.6}H${x + r - 0.6}`, 0.7, 0.6),
]

export const heart = (x: number, y: number, scale: number): Drawing =>
  at(x, y, scale, [
    path('M0 5C-6 1-7-2-5.6-4.4C-4-6.6-1-6 0-3.4C1-6 4-6.6 5.6-4.4C7-2 6 1 0 5Z', 'q1', ink(1)),
    line('M-4-3q1-1.6 2.4-1', 0.9, 0.9, 'w'),
  ])

const OPEN_BOOK = 'M0-4C-4-7-9-7-12-5V5C-9 3-4 3 0 6C4 3 9 3 12 5V-5C9-7 4-7 0-4Z'

export const book = (x: number, y: number, scale: number): Drawing =>
  at(x, y, scale, [
    path(OPEN_BOOK, 'w'),
    path('M0-4C4-7 9-7 12-5V5C9 3 4 3 0 6Z', 'wm', shade(0.7)),
    line('M0-4V6', 1, 1),
    line(
      'M-9-2.6Q-5-3.6-2.6-1.6M-9 .4Q-5-.6-2.6 1.4M9-2.6Q5-3.6 2.6-1.6M9 .4Q5-.6 2.6 1.4',
      0.8,
      0.85,
    ),
    path(OPEN_BOOK),
  ])

export const anchor = (x: number, y: number, scale: number, colour: Colour = 'n2'): Drawing => {
  const stem = 'M0-9V9M-5-5H5M-9 3C-8 8-4 10 0 10S8 8 9 3'
  return at(x, y, scale, [
    line(stem, 4.6, 0.86),
    line(stem, 2.6, 0.86, colour),
    circle(0, -11, 2.6, 'none', ink(3)),
    circle(0, -11, 2.6, 'none', { ink: 1.4, colour }),
    path('M-11 4.6L-9.4-.4L-5.6 3ZM11 4.6L9.4-.4L5.6 3Z', colour, ink(1)),
    line('M-.6-8V4', 0.7, 0.8, 'e1'),
  ])
}

export const shield = (x: number, y: number, scale: number, colour: Colour): Drawing =>
  at(x, y, scale, [
    path('M-4-5H4V0C4 3 2 5 0 6C-2 5-4 3-4 0Z', colour, ink(1)),
    line('M-2.6-3.6V0', 0.9, 0.7, 'w'),
  ])

/** A cog wheel around (x, y), 24 across. */
export const cog = (
  x: number,
  y: number,
  scale: number,
  colour: Colour = 'y2',
  hole: Colour = 'wl',
): Drawing =>
  at(x, y, scale, [
    path(
      'M-2-11H2L2.8-8.4L5.6-7.2L8-8.6L10.6-5.8L9-3.6L9.6-1.4L12-.6V3L9.4 3.8L8.2 6.4L9.4 8.6L6.6 11.2L4.4 9.8L2 10.6L1.4 13H-2L-2.8 10.4L-5.6 9.2L-8 10.4L-10.4 7.6L-9 5.4L-9.6 3.2L-12 2.2V-1.4L-9.4-2.2L-8.4-4.8L-9.6-7L-6.8-9.6L-4.6-8.2L-2.6-8.8Z',
      colour,
    ),
    circle(0, 0.8, 4, hole),
    line('M-7-4Q-4-7 0-7', 1, 0.9, 'w'),
  ])

/** Coins in a pile, `count` high. */
export const coins = (x: number, y: number, count: number, r = 6): Drawing =>
  each(Array.from({ length: count }), (_, i) =>
    ellipse(x, y - i * r * 0.43, r, r * 0.43, 'y1', ink(0.9)),
  )

/** The light around a lamp. */
const glow = (x: number, y: number, r: number): Drawing => [
  circle(x, y, r, 'y1', shade(0.28)),
  circle(x, y, r * 0.56, 'y1', shade(0.4)),
]

/** A lantern that hangs from (x, y). */
export const lantern = (x: number, y: number, scale = 1): Drawing =>
  at(x, y, scale, [
    glow(0, 14, 14),
    line('M0 0V8', 1.2, 1),
    rect(-4, 8, 8, 11, 'y1'),
    path('M-5.4 8L0 4L5.4 8Z', 'd1'),
    rect(-5, 19, 10, 2.4, 'd1'),
    line('M0 9V18', 0.8, 0.6),
  ])

/** A wheel of a cart. */
export const wheel = (x: number, y: number, r: number): Drawing => [
  circle(x, y, r, 'o3'),
  circle(x, y, r * 0.66, 'o1', ink(0.7)),
  line(d`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, 0.9, 0.8),
  circle(x, y, r * 0.24, 'd1', NO_INK),
]

/** A lump of gold. */
export const nugget = (x: number, y: number, scale = 1): Drawing =>
  at(x, y, scale, [
    path('M-4 0L-3-4L1-5.4L4.4-2.6L3.6 0Z', 'y1', ink(0.8)),
    path('M1-5.4L4.4-2.6L3.6 0H.6Z', 'y2', shade(0.9)),
  ])
