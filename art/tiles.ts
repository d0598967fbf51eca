/** Island tiles, 64 × 64: three rows of plants in perspective, light from the upper left. And the backs of tiles and cards. */
import { pool, tree } from './hand/land.ts'
import type { Colour } from './hand/palette.ts'
import { type Drawing, d, ink, NO_INK, shade } from './hand/pen.ts'
import { at, each } from './hand/placing.ts'
import { circle, line, path, rect, rod } from './hand/shapes.ts'

/** Earth with three furrows before hills. */
const field = (earth: Colour, furrow: Colour): Drawing => [
  rect(0, 0, 64, 64, earth, NO_INK),
  path('M0 0H64V17C44 13 20 20 0 15Z', 'h1', NO_INK),
  path('M0 9C16 3 34 10 64 5V17C44 13 20 20 0 15Z', 'h2', NO_INK),
  each(
    [
      [22, 28],
      [36, 43],
      [51, 59],
    ] as const,
    ([top, low]) =>
      path(
        d`M0 ${top + 2}C20 ${top} 44 ${top + 3} 64 ${top + 1}V${low}C44 ${low + 2} 20 ${low - 1} 0 ${low + 1}Z`,
        furrow,
        shade(0.8),
      ),
  ),
]

/** Three rows of a plant, the nearest the largest. */
const plants = (plant: Drawing, scale = 1): Drawing =>
  each(
    [
      [25, 0.72, [11, 26, 41, 56]],
      [40.5, 0.9, [5, 23, 42, 60]],
      [57.5, 1.12, [13, 35, 57]],
    ] as const,
    ([y, size, places]) =>
      each(places, (x) => at(x, y, size * scale, [pool(2.4, 0.4, 6, 1.7), plant])),
  )

const corn: Drawing = [
  path('M0 0C-.6-6-.4-10 0-15', 'none', { ink: 1.8, colour: 'p3' }),
  path('M0-4C-5-5-7-9-7-12C-3-11 0-8 0-4ZM0-3C4-4 7-8 7-12C3-11 0-8 0-3Z', 'p1', ink(0.9)),
  path('M-2.6-8C-3-13-1.6-17 0-17.6S3-13 2.6-8C1.6-6.4-1.6-6.4-2.6-8Z', 'y1', ink(1)),
  line('M-1-15V-8M1-15V-8', 0.6, 0.6, 'y3'),
]

const indigo: Drawing = [
  path('M-7 0C-9-5-6-9-3-9C-2-13 4-13 4-9C8-9 9-4 7 0Z', 'i2', ink(1)),
  path('M-5-4C-5-7-2-8-1-7M2-9C3-10 5-8 5-6', 'none', { ink: 1.5, colour: 'i1' }),
  circle(-3.4, -3, 1.1, 'u1', shade(0.75)),
  circle(3, -4, 1.1, 'u1', shade(0.75)),
]

const cane: Drawing = [
  rod('M-4 0V-14M0 0V-17M4 0V-13', 1.9, 'p1'),
  line('M-5-4h2M-5-8h2M-1-5h2M-1-10h2M3-4h2M3-8h2', 0.7, 0.8, 'p3'),
  path(
    'M0-16C-3-21-7-20-9-16C-5-18-2-17 0-16ZM0-16C3-21 7-20 9-16C5-18 2-17 0-16ZM-4-13C-7-16-10-14-10-11C-8-13-6-13-4-13Z',
    'p2',
    ink(0.8),
  ),
]

const tobacco: Drawing = [
  path('M0 0C-6-1-10-5-10-10C-4-10 0-5 0 0ZM0 0C6-1 10-5 10-10C4-10 0-5 0 0Z', 'b2', ink(1)),
  path('M0 0C-4-4-5-10-1-15C3-10 4-4 0 0Z', 'b1', ink(1)),
  line('M0-1V-12M-2-2L-8-8M2-2L8-8', 0.6, 0.8, 'b3'),
]

const coffee: Drawing = [
  path('M-1 0V-5H1V0Z', 'o3', ink(0.7)),
  path('M-7-6C-9-11-5-15-1-14C3-17 9-13 7-7C6-3-5-3-7-6Z', 'p3', ink(1)),
  path('M-5-9C-4-12-1-13 1-12', 'none', { ink: 1.7, colour: 'p2' }),
  each(
    [
      [-4, -7],
      [0, -9],
      [4, -8],
      [2, -5],
      [-1, -5.4],
    ] as const,
    ([x, y]) => circle(x, y, 1.7, 'q1', ink(0.5)),
  ),
]

const stone = (x: number, y: number, scale: number): Drawing =>
  at(x, y, scale, [
    path('M0 0V-9H13V0Z', 's1'),
    path('M13 0V-9L17-11V-2Z', 's3'),
    path('M0-9L4-11H17L13-9Z', 'u1'),
  ])

/** The wind rose of all backs, around (0, 0), 40 across. */
const windRose: Drawing = [
  path('M0-20L20 0L0 20L-20 0Z', 'n2', { ink: 1, colour: 'e1' }),
  path('M0-14L4-4L14 0L4 4L0 14L-4 4L-14 0L-4-4Z', 'e1', shade(0.9)),
  circle(0, 0, 3, 'n2', NO_INK),
]

export const TILES: Readonly<Record<string, Drawing>> = {
  corn: [field('g1', 'l2'), plants(corn)],
  indigo: [field('l1', 'g3'), plants(indigo)],
  sugar: [field('l1', 'g2'), plants(cane, 0.9)],
  tobacco: [field('g1', 'b3'), plants(tobacco)],
  coffee: [field('g2', 'l3'), plants(coffee)],
  quarry: [
    rect(0, 0, 64, 64, 'g1', NO_INK),
    path('M0 0H64V14C40 10 20 16 0 12Z', 'h1', NO_INK),
    path('M0 64V24L8 14L20 17L28 6L44 4L56 12L64 10V64Z', 's2'),
    path(
      'M0 24L8 14L20 17L16 30L0 34ZM28 6L44 4L40 20L22 24L20 17ZM44 4L56 12L54 24L40 20Z',
      's1',
      NO_INK,
    ),
    path('M16 30L22 24L40 20L38 38L14 44ZM54 24L64 22V40L50 42L38 38L40 20Z', 's3', shade(0.55)),
    line(
      'M0 24L8 14L20 17L28 6L44 4L56 12L64 10M0 34L16 30L20 17M16 30L22 24L40 20L44 4M40 20L54 24L56 12M54 24L64 22M22 24L14 44L38 38L40 20M38 38L50 42L64 40M50 42L48 52',
      1,
      0.9,
    ),
    path('M0 50C20 46 44 52 64 48V64H0Z', 'g2', NO_INK),
    pool(20, 58, 16, 3),
    stone(8, 58, 1),
    stone(25, 60, 0.9),
    rod('M44 60L52 42', 1.9, 'o1'),
    path('M44 46C48 40 55 39 60 42C54 42 49 43 44 46Z', 'a2', ink(0.9)),
  ],
  forest: [
    rect(0, 0, 64, 64, 'l2', NO_INK),
    path('M0 0H64V17C44 13 20 20 0 15Z', 'h1', NO_INK),
    path('M0 9C16 3 34 10 64 5V17C44 13 20 20 0 15Z', 'h2', NO_INK),
    path('M0 40C20 37 44 42 64 38V64H0Z', 'l3', NO_INK),
    each([4, 18, 32, 46, 60], (x) => tree(x, 30, 1, 'p3', 'p2')),
    each([-2, 14, 31, 49, 64], (x, i) => [
      pool(x + 3, 46.4, 8, 2),
      tree(x, 46, 1.3, i % 2 === 0 ? 'p2' : 'p3', i % 2 === 0 ? 'p1' : 'p2'),
    ]),
    each([7, 32, 57], (x, i) => [
      pool(x + 4, 62, 11, 2),
      tree(x, 62, 1.65, i === 1 ? 'p2' : 'p3', i === 1 ? 'p1' : 'p2'),
    ]),
  ],
  back: [
    rect(0, 0, 64, 64, 'n1', NO_INK),
    path('M5 5H59V59H5Z', 'none', { ink: 1, colour: 'e1', opacity: 0.8 }),
    at(32, 32, 1, windRose),
  ],
}

/** The back of a card, 64 × 88: the wind rose between corners. */
export const CARD_BACK: Drawing = [
  rect(0, 0, 64, 88, 'n1', NO_INK),
  path('M4.5 4.5H59.5V83.5H4.5Z', 'none', { ink: 1.4, colour: 'e1', opacity: 0.85 }),
  path('M8 8H56V80H8Z', 'none', { ink: 0.7, colour: 'e1', opacity: 0.7 }),
  each([44, 36, 28], (r) =>
    path(d`M32 ${44 - r}L${32 + r * 0.62} 44L32 ${44 + r}L${32 - r * 0.62} 44Z`, 'none', {
      ink: 0.7,
      colour: 'e1',
      opacity: 0.45,
    }),
  ),
  each(
    [
      [14, 14],
      [50, 14],
      [14, 74],
      [50, 74],
    ] as const,
    ([x, y]) => at(x, y, 0.24, windRose),
  ),
  at(32, 44, 1, windRose),
]
