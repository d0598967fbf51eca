/** Production buildings: the roof and the sky have the colour of the good, and its vessel stands in front. */
import { arch, door, pane, roundPane, smoke } from '../hand/house.ts'
import { bush, grass, ground, hills, pool, shadow } from '../hand/land.ts'
import { ink, NO_INK, shade } from '../hand/pen.ts'
import { at, each } from '../hand/placing.ts'
import { gable, type Roof, tiledRoof } from '../hand/roof.ts'
import { circle, ellipse, line, path, rect } from '../hand/shapes.ts'
import { crate, hangingLeaf, millSails, sack, sugarLoaf, vat } from '../hand/things.ts'
import type { Buildings } from '../picture.ts'

const INDIGO: Roof = ['i1', 'i2', 'i3']
const SUGAR: Roof = ['u1', 'u2', 'u3']
const COFFEE: Roof = ['c1', 'c2', 'c3']
const SILVER: Roof = ['a1', 'a2', 'a3']

export const PRODUCTION: Buildings = {
  smallIndigoPlant: {
    sky: 'indigo',
    closer: 1.22,
    land: [hills(46), grass(49)],
    house: [
      shadow(30, 54, 30),
      gable(26, 54, 26, 15, 16, 11, { roof: INDIGO }),
      arch(30, 54, 10, 11),
      pane(43.5, 42, 5, 6),
      vat(64, 59, 11, 'i1'),
      bush(20, 56, 0.9),
    ],
  },
  indigoPlant: {
    sky: 'indigo',
    land: [hills(46), grass(48)],
    house: [
      shadow(14, 53, 56),
      gable(8, 53, 22, 16, 0.1, 10, { roof: INDIGO }),
      gable(30, 53, 22, 16, 18, 10, { roof: INDIGO }),
      arch(14, 53, 10, 11),
      arch(36, 53, 10, 11),
      circle(19, 33.5, 2.6, 'win'),
      circle(41, 33.5, 2.6, 'win'),
      vat(60, 57, 8, 'i1', 12),
      vat(75, 60, 9.5, 'i2', 8),
      vat(33, 61, 9, 'i2', 7),
    ],
  },
  smallSugarMill: {
    sky: 'sugar',
    closer: 1.22,
    land: [hills(46), grass(49)],
    house: [
      shadow(24, 54, 34),
      gable(22, 54, 30, 14, 14, 12, { roof: SUGAR }),
      arch(31, 54, 12, 12),
      path('M35 54V46H39V54Z', 's1', ink(0.8)),
      path('M39.5 54V46H42V54Z', 's2', ink(0.8)),
      sugarLoaf(66, 60, 1.25),
      sugarLoaf(77, 59, 0.85),
      line('M16 60V38M20 60V35M12 60V41', 1.6, 1, 'p3'),
      line(
        'M16 40q-5-5-8-3M16 38q4-6 7-5M20 36q-3-5-6-6M20 35q4-5 8-3M12 41q-3-4-6-3',
        1.3,
        1,
        'p2',
      ),
    ],
  },
  sugarMill: {
    sky: 'sugar',
    land: [hills(45), grass(50)],
    house: [
      shadow(36, 56, 24, 18),
      path('M34 56L38.6 26H56.4L61 56Z', 'wl'),
      path('M50 26H56.4L61 56H51Z', 'ws', shade(0.9)),
      path('M34 56L38.6 26H56.4L61 56Z'),
      path('M37 26C38 18 44 15 47.5 15S57 18 58 26Z', 'u2'),
      path('M49 15.4C54 17 57 21 58 26H51C51 22 50.4 18 49 15.4Z', 'u3', shade(0.8)),
      path('M37 26C38 18 44 15 47.5 15S57 18 58 26Z'),
      door(43, 56, 8, 12),
      roundPane(45, 33, 4.6, 5.6),
      millSails(47.4, 23, 21),
      sugarLoaf(71, 60, 1.15),
      sugarLoaf(79, 58.6, 0.8),
      line('M22 61V42M18 61V45M26 61V46', 1.6, 1, 'p3'),
      line('M22 43q-5-5-8-3M22 42q4-6 7-5M18 45q-4-4-7-2M26 46q4-4 7-2', 1.3, 1, 'p2'),
    ],
  },
  tobaccoStorage: {
    sky: 'tobacco',
    land: [hills(44), grass(49)],
    house: [
      shadow(12, 57, 58, 14),
      rect(12, 27, 56, 30, 'c3'),
      path('M68 57V27L84 21V51Z', 'o3'),
      line('M71 55.6V27M74.4 54.4V26M77.8 53V24.6M81 52V23.4', 0.7, 0.5),
      rect(12, 31, 56, 2, 'o2', ink(0.7)),
      each([18.7, 25.9, 36.5, 43.7, 54.3, 61.5], (x) => hangingLeaf(x, 33, 20)),
      each([12, 29.6, 47.4, 65], (x) => rect(x, 27, 3, 30, 'o1', ink(0.9))),
      tiledRoof([20, 10], [76, 10], [71, 29], [7, 29], 'b1', 6, 11),
      path('M76 10L87 22L85 23L75 13Z', 'b3'),
      crate(76, 61.4, 9, 7),
      bush(7, 60, 1),
    ],
  },
  coffeeRoaster: {
    sky: 'coffee',
    closer: 1.13,
    land: [hills(46), ground(49)],
    house: [
      shadow(20, 54, 36),
      rect(58, 18, 7, 25, 't2'),
      path('M65 18L68 16.6L68 42L65 43Z', 't3'),
      rect(57, 16.5, 9, 3, 't1'),
      smoke(62, 16, 0.9),
      gable(18, 54, 32, 17, 16, 11, { roof: COFFEE }),
      arch(23, 54, 12, 13),
      pane(39, 40, 6, 7),
      circle(34, 32, 2.6, 'win'),
      pool(60, 61, 17, 2.6, 0.28),
      path('M49 61L51.5 52H54L53 61ZM69 61L67.5 52H70L72 61Z', 'd2', ink(0.8)),
      path('M54 60Q57 52 60 57Q62 51 65 60Z', 'fl', NO_INK),
      path('M57 60Q59 55 60.6 58Q62 55 63 60Z', 'y1', NO_INK),
      path('M50 41H70C73 44 73 53 70 56H50C47 53 47 44 50 41Z', 'c1'),
      path('M50 50H72.2C72 53 71.4 55 70 56H50C48.6 54.6 48 52.6 50 50Z', 'c3', shade(0.8)),
      ellipse(49.6, 48.5, 2.6, 7.5, 'c2'),
      line('M56 41.4V55.6M63 41.4V55.6', 1, 0.8),
      line('M52 43.4H68', 1.1, 0.8, 'b1'),
      line('M72 48.5H78V44', 1.6, 1),
      sack(83, 61, 1),
    ],
  },
  silverSmelter: {
    sky: 'silver',
    land: [hills(45), ground(49)],
    house: [
      shadow(20, 56, 44),
      rect(60, 8, 8, 40, 's2'),
      path('M68 8L71 6.6L71 46L68 48Z', 's3'),
      rect(59, 6, 10, 3.4, 's1'),
      smoke(65, 5, 1),
      gable(16, 56, 36, 18, 16, 13, { roof: SILVER }),
      arch(22, 56, 14, 15, 'c3'),
      path('M24 56Q26 47 29 51Q31 45 34 56Z', 'fl', NO_INK),
      pane(41, 42, 6, 7),
      circle(34, 32, 2.6, 'win'),
      pool(68, 61, 18, 2.4),
      each(
        [
          [60, 61],
          [76, 61],
          [68, 54],
        ] as const,
        ([x, y]) =>
          at(x, y, 1, [
            path('M-7 0L-5-6H5L7 0Z', 'a1'),
            path('M5-6L8-7.4L10-1.4L7 0Z', 'a3'),
            path('M-5-6L-2-7.4H8L5-6Z', 'u1', ink(0.8)),
          ]),
      ),
    ],
  },
}
