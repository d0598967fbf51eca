/** Where papers and books are kept. */
import { bush, grass, hills, pool, shadow } from '../hand/land.ts'
import { d, ink, NO_INK, shade } from '../hand/pen.ts'
import { at, each, nth, upTo } from '../hand/placing.ts'
import { block, tiledRoof } from '../hand/roof.ts'
import { circle, ellipse, line, path, rect } from '../hand/shapes.ts'
import { book } from '../hand/things.ts'
import type { Buildings } from '../picture.ts'

export const PAPERS: Buildings = {
  archive: {
    land: [hills(46), grass(49)],
    house: [
      shadow(14, 56, 58, 12),
      block(14, 56, 58, 32, 12, ['s1', 's3']),
      tiledRoof([18, 12], [68, 12], [77, 25], [9, 25], 'r1', 4, 11),
      path('M77 25L87 21L78 10.4L68 12Z', 'r2'),
      // Shelves of rolled papers.
      path('M20 56V36A23 12 0 0 1 66 36V56Z', 'c3'),
      each(
        [
          [43, 33],
          [33, 34],
          [53, 34],
          [27, 42],
          [37, 42],
          [49, 42],
          [59, 42],
          [27, 50.4],
          [37, 50.4],
          [49, 50.4],
          [59, 50.4],
        ] as const,
        ([x, y]) => [
          circle(x, y, 4.1, 'w', ink(0.9)),
          path(d`M${x} ${y}m-1.8 0a1.8 1.8 0 1 1 1.8 1.8`, 'none', { ink: 0.8, opacity: 0.8 }),
        ],
      ),
      line('M20 38H66M20 46.4H66M43 38V56', 1.4, 1, 'o1'),
      // A roll with the seal, in front.
      pool(48, 61.4, 26, 2),
      at(47, 56, 1.05, [
        path('M-22-4.6H18V4.6H-22Z', 'w'),
        path('M-22 1H18V4.6H-22Z', 'wm', shade(0.8)),
        ellipse(18, 0, 2.6, 4.6, 'wm'),
        ellipse(-22, 0, 2.6, 4.6, 'w'),
        path('M-4-4.6H2V4.6H-4Z', 'q1', ink(0.8)),
        circle(-1, 2.6, 4.4, 'q1'),
        circle(-1, 2.6, 2.2, 'q2', NO_INK),
      ]),
      bush(8, 60, 1),
      bush(84, 60, 1.1),
    ],
  },
  library: {
    land: [hills(46), grass(49)],
    house: [
      shadow(16, 57, 52),
      rect(18, 26, 52, 31, 'wl'),
      path('M70 57L70 26L82 21L82 52Z', 'ws'),
      path('M13 27L75 27L44 11Z', 'r1'),
      path('M75 27L85.6 22.6L54 8L44 11Z', 'r2'),
      path('M22 25.6L66 25.6L44 14.6Z', 'vl', ink(0.8)),
      circle(44, 21.4, 2.6, 'win'),
      rect(22, 31, 44, 24, 'c3'),
      each(upTo(10), (i) =>
        rect(
          23 + i * 4.2,
          32,
          3.4,
          9.6,
          nth(['q1', 'i2', 'y2', 'm1', 'r1', 't1', 'n1', 'b1', 'r2', 'q2'], i % 10),
          ink(0.6),
        ),
      ),
      each(upTo(10), (i) =>
        rect(
          23 + i * 4.2,
          44,
          3.4,
          10.6,
          nth(['n1', 'y2', 'r1', 'q1', 'i2', 'b1', 'm1', 't1', 'i1', 'r2'], i % 10),
          ink(0.6),
        ),
      ),
      rect(22, 41.8, 44, 2, 'o1', ink(0.7)),
      rect(16, 55, 56, 3, 's1'),
      book(44, 60, 0.62),
      bush(10, 59, 0.9),
      bush(86, 58, 0.9),
    ],
  },
}
