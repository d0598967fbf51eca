/** What lies behind and under the buildings: hills, ground, sea, clouds, plants, and the shadows on the ground. */
import type { Colour } from './palette.ts'
import { type Drawing, d, ink, NO_INK, shade } from './pen.ts'
import { at } from './placing.ts'
import { ellipse, line, path, polygon, rect } from './shapes.ts'

/** A shadow cast to the lower right by something as wide as `w` that stands at (x, y). */
export const shadow = (x: number, y: number, w: number, l = 14, h = 7): Drawing =>
  polygon(
    [
      [x, y],
      [x + w, y],
      [x + w + l, y - h * 0.15],
      [x + w + l * 1.05, y + 2.6],
      [x + w * 0.2 + 6, y + 3.4],
      [x + 3, y + 2],
    ],
    'sh',
    shade(0.34),
  )

/** The shadow of something round. */
export const pool = (x: number, y: number, rx: number, ry: number, opacity = 0.3): Drawing =>
  ellipse(x, y, rx, ry, 'sh', shade(opacity))

export const hills = (y = 46): Drawing => [
  path(
    d`M0 ${y - 8} C10 ${y - 15} 20 ${y - 12} 34 ${y - 7} S60 ${y - 9} 74 ${y - 13} S90 ${y - 12} 96 ${y - 8}V64H0Z`,
    'h1',
    NO_INK,
  ),
  path(
    d`M0 ${y - 2}C16 ${y - 6} 30 ${y - 4} 48 ${y - 2}S80 ${y - 7} 96 ${y - 4}V64H0Z`,
    'h2',
    NO_INK,
  ),
]

export const cloud = (x: number, y: number, s: number, opacity: number): Drawing =>
  path(
    d`M${x} ${y}c${s}-${3 * s} ${4 * s}-${4 * s} ${6 * s}-${2 * s} c${2 * s}-${5 * s} ${9 * s}-${4 * s} ${9 * s} 0 c${5 * s}-${2 * s} ${7 * s} 0 ${6 * s} ${2 * s}z`,
    'cl',
    shade(opacity),
  )

/** Sand and earth from `y` down. */
export const ground = (y = 50, far: Colour = 'g1', near: Colour = 'g2'): Drawing => [
  path(d`M0 ${y} C24 ${y - 1.6} 60 ${y + 0.8} 96 ${y - 1}V64H0Z`, far, NO_INK),
  path(d`M0 ${y + 8} C30 ${y + 5.5} 66 ${y + 9} 96 ${y + 6}V64H0Z`, near, NO_INK),
]

export const grass = (y = 50): Drawing => ground(y, 'l1', 'l2')

export const sea = (y = 42): Drawing => [
  rect(0, y, 96, 64 - y, 'e2', NO_INK),
  path(d`M0 ${y}H96V${y + 4}C70 ${y + 2.6} 40 ${y + 5.4} 0 ${y + 3.4}Z`, 'e1', NO_INK),
  path(d`M0 ${y + 13}C20 ${y + 11} 50 ${y + 15} 96 ${y + 12}V64H0Z`, 'e3', shade(0.75)),
  line(
    d`M6 ${y + 7}q3-1.6 6 0t6 0M70 ${y + 9}q3-1.6 6 0t6 0M34 ${y + 5}q3-1.6 6 0t6 0`,
    0.8,
    0.8,
    'w',
  ),
]

/** The land of a large picture, 96 × 124, with the ground from `y` down. */
export const tallLand = (y = 96): Drawing => [
  cloud(8, 26, 0.9, 0.6),
  cloud(62, 18, 0.8, 0.5),
  path('M0 80C14 66 30 70 46 76S80 66 96 72V124H0Z', 'h1', NO_INK),
  path('M0 90C20 82 40 84 60 88S86 82 96 84V124H0Z', 'h2', NO_INK),
  path(d`M0 ${y} C24 ${y - 2} 60 ${y + 1} 96 ${y - 1}V124H0Z`, 'g1', NO_INK),
  path(d`M0 ${y + 14}C30 ${y + 11} 66 ${y + 15} 96 ${y + 12}V124H0Z`, 'g2', NO_INK),
]

export const tallShadow = (x: number, y: number, w: number, l = 14): Drawing =>
  polygon(
    [
      [x, y],
      [x + w, y],
      [x + w + l, y - 1],
      [x + w + l, y + 4],
      [x + 8, y + 5],
      [x + 3, y + 3],
    ],
    'sh',
    shade(0.34),
  )

/** A palm that leans to the right; `mirror` −1 leans to the left. */
export const palm = (x: number, y: number, scale = 1, mirror = 1): Drawing =>
  `<g transform="translate(${x} ${y}) scale(${scale * mirror} ${scale})">${[
    path('M-1.2 0C-.6-8 .4-14 2.4-20L4.2-19.6C2.6-13 2-7 2-0Z', 'o2', ink(0.8)),
    path('M3-20C-2-25-8-24-10-17C-6-20-2-20 3-20Z', 'p2', ink(0.8)),
    path('M3-20C0-27-5-30-9-27C-5-26-1-24 3-20Z', 'p1', ink(0.8)),
    path('M3-20C3-27 7-31 12-30C9-27 6-24 3-20Z', 'p1', ink(0.8)),
    path('M3-20C8-25 14-23 16-16C12-19 8-20 3-20Z', 'p2', ink(0.8)),
    path('M3-20C7-19 10-15 10-10C7-14 5-17 3-20Z', 'p3', ink(0.8)),
  ].join('')}</g>`

/** What grows: where it stands, how large it is, and its two greens. */
const grown =
  (drawn: (dark: Colour, lit: Colour) => readonly Drawing[]) =>
  (x: number, y: number, scale = 1, dark: Colour = 'p2', lit: Colour = 'p1'): Drawing =>
    at(x, y, scale, drawn(dark, lit))

export const bush = grown((dark, lit) => [
  path('M-6 0C-8-4-4-7-1-6C1-9 6-8 6-4C9-3 8 0 6 0Z', dark, ink(0.8)),
  path('M-4-3C-3-5-1-5.4 0-5', 'none', { ink: 1.2, colour: lit }),
])

/** A leafy tree, about 20 high. */
export const tree = grown((dark, lit) => [
  path('M-1.4 0C-1-3-1-6-1.2-9H1.4C1.2-6 1.2-3 1.8 0Z', 'o3', ink(0.8)),
  path(
    'M-7-8C-10-11-9-16-5-16.4C-4-20.6 3-21.4 5-17.6C9-17.4 10-11 7-8.6C4-6.6-4-6.4-7-8Z',
    dark,
    ink(0.9),
  ),
  path('M-6-12C-5-14.4-3-15-2-14.6C-1-17.4 1-18.4 3-17.4', 'none', { ink: 1.4, colour: lit }),
])
