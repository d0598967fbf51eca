/** Where things are kept: goods, papers, money. */
import { barnDoor, pane, roundPane } from '../hand/house.ts'
import { ground, hills, pool, shadow } from '../hand/land.ts'
import { d, ink, NO_INK, shade } from '../hand/pen.ts'
import { at, each } from '../hand/placing.ts'
import { block, gable, tiledRoof } from '../hand/roof.ts'
import { circle, ellipse, line, path, rect } from '../hand/shapes.ts'
import { barrel, coins, crate, sugarLoaf } from '../hand/things.ts'
import type { Buildings } from '../picture.ts'

export const STORES: Buildings = {
  smallWarehouse: {
    closer: 1.22,
    land: [hills(46), ground(49)],
    house: [
      shadow(26, 56, 34),
      gable(24, 56, 34, 20, 16, 13),
      barnDoor(33, 56, 16, 14),
      roundPane(38, 30, 6, 6),
      line('M41 26V23H46', 1.2, 1),
      crate(62, 60, 10, 8, 4),
      barrel(57, 60, 1),
      barrel(20, 60, 1.05),
    ],
  },
  largeWarehouse: {
    land: [hills(46), ground(48)],
    house: [
      shadow(12, 56, 62),
      gable(8, 56, 30, 21, 0.1, 12),
      gable(38, 56, 30, 21, 18, 12),
      barnDoor(15.5, 56, 15, 14),
      barnDoor(45.5, 56, 15, 14),
      roundPane(20, 29.5, 6, 6),
      roundPane(50, 29.5, 6, 6),
      crate(66, 61, 10, 8, 4),
      crate(70, 52.6, 8, 6, 3),
      barrel(86, 61, 1.1),
      barrel(35, 61, 0.95),
    ],
  },
  storehouse: {
    land: [hills(46), ground(49)],
    house: [
      shadow(8, 55, 66, 12),
      rect(10, 27, 64, 28, 'd2'),
      path('M74 55V27L86 22V50Z', 'o3'),
      line('M77 53V27M80 52V26M83 51V24.6', 0.7, 0.5),
      rect(10, 30, 64, 1.8, 'o2', ink(0.7)),
      tiledRoof([18, 11], [76, 11], [80, 29], [4, 29], 'r1', 6, 13),
      path('M80 29L90 25L84 10L76 11Z', 'r2'),
      each([10, 31, 52, 71], (x) => rect(x, 29, 3, 28, 'o1', ink(0.9))),
      rect(8, 52, 68, 4.6, 'o2'),
      // Three goods, each its own bay.
      at(22.4, 52, 1.65, [
        path('M-2-8C-6-5-6 0-4 0H4C6 0 6-5 2-8C3-9 3-10 2.6-11H-2.6C-3-10-3-9-2-8Z', 'y1'),
        path('M1-8C4-5 4 0 2.6 0H4C6 0 6-5 2-8Z', 'y3', shade(0.5)),
        line('M-2-8H2', 1, 0.9),
      ]),
      at(43, 52, 1, [
        path('M-7-13C-10-10-11-7-11-5C-11-1-7 0 0 0S11-1 11-5C11-7 10-10 7-13Z', 'i2'),
        path('M3-13H7C10-10 11-7 11-5C11-1 7 0 3 0C6-4 6-9 3-13Z', 'i3', shade(0.7)),
        rect(-8.4, -17, 16.8, 4.4, 'i1'),
      ]),
      sugarLoaf(63, 52, 1.25),
      crate(82, 61.4, 8, 7),
      barrel(5, 61.4, 1),
    ],
  },
  bank: {
    land: [hills(46), ground(49)],
    house: [
      shadow(16, 55, 56, 12),
      block(14, 55, 58, 30, 12),
      path('M10 26L44 9L78 26Z', 'r1'),
      path('M18 24.6L44 12L70 24.6Z', 'vl', ink(0.8)),
      path('M78 26L88 22L54 6.4L44 9Z', 'r2'),
      circle(44, 20, 3.4, 'y1', ink(0.9)),
      line('M14 34H72M14 44H72M24 25V34M36 34V44M52 34V44M64 25V34M20 44V55M68 44V55', 0.6, 0.4),
      each([19, 58] as const, (x) => [
        pane(x, 32, 9, 11),
        line(d`M${x + 2.2} 32V43M${x + 4.5} 32V43M${x + 6.8} 32V43`, 0.9, 0.9),
      ]),
      // The strongbox, open.
      pool(50, 62, 28, 2.4),
      path('M26 44C26 34 30 30 35 30H63C68 30 70 34 70 44Z', 'o3'),
      path('M30 44C30 36 33 33.4 36 33.4H61C65 33.4 66 36 66 44Z', 'd2', ink(0.8)),
      each(
        [
          [32, 44],
          [38, 42],
          [44, 43.4],
          [50, 41.6],
          [56, 43.2],
          [62, 42.4],
          [65, 44.4],
          [35, 39.4],
          [47, 38.6],
          [54, 38.8],
          [60, 39.6],
          [41, 39],
        ] as const,
        ([x, y]) => ellipse(x, y, 4, 3, 'y1', ink(0.8)),
      ),
      rect(26, 44, 44, 17, 'o2'),
      rect(58, 44, 12, 17, 'o3', shade(0.55)),
      each([30, 61], (x) => rect(x, 44, 4.4, 17, 'a2', ink(0.8))),
      rect(26, 44, 44, 3, 'a2', ink(0.8)),
      rect(26, 44, 44, 17, 'none'),
      rect(43.4, 45.6, 9, 8, 'y2'),
      circle(48, 49, 1.4, 'd2', NO_INK),
      line('M48 49V52', 1.2, 1, 'd2'),
      coins(80, 61, 4, 4.6),
      coins(18, 61, 2, 4.6),
    ],
  },
}
