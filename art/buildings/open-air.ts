/** What stands in the open: water, trees, a tower. */
import { door, flag, merlons, roundPane } from '../hand/house.ts'
import { bush, grass, hills, pool, shadow, tree } from '../hand/land.ts'
import { d, ink, NO_INK, shade } from '../hand/pen.ts'
import { man } from '../hand/people.ts'
import { each } from '../hand/placing.ts'
import { rows } from '../hand/roof.ts'
import { circle, ellipse, line, path, rect } from '../hand/shapes.ts'
import type { Buildings } from '../picture.ts'

export const OPEN_AIR: Buildings = {
  well: {
    closer: 1.12,
    land: [hills(46), grass(49)],
    house: [
      shadow(34, 58, 30),
      path('M32 42H64V56A16 5 0 0 1 32 56Z', 's1'),
      path('M52 42H64V56A16 5 0 0 1 54 60Z', 's2', shade(0.9)),
      line(
        'M32 47A16 5 0 0 0 64 47M32 52A16 5 0 0 0 64 52M40 45V50M52 46V51M46 51V56M58 50V55',
        0.6,
        0.5,
      ),
      ellipse(48, 42, 16, 5, 's1'),
      ellipse(48, 42.4, 12.6, 3.4, 'wi2'),
      rect(33, 20, 3, 22, 'o2'),
      rect(60, 20, 3, 22, 'o3'),
      line('M48 24V36', 1),
      path('M44.6 35H51.4L50.4 41H45.6Z', 'o2', ink(0.9)),
      line('M34 25H62', 2, 1, 'o2'),
      path('M26 23L44 8L70 23Z', 'r1'),
      path('M44 8L54 8L74 20L70 23Z', 'r2'),
      rows([44, 8], [44, 8], [70, 23], [26, 23], 4),
      bush(20, 60, 1),
      bush(80, 59, 1),
    ],
  },
  park: {
    land: [hills(44), grass(46)],
    house: [
      each([4, 18, 78, 92] as const, (x, i) => tree(x, i % 3 === 0 ? 52 : 48, 1.7, 'p3', 'p2')),
      path('M30 64C34 54 40 50 48 50S62 54 66 64Z', 'g1', NO_INK),
      tree(12, 61, 1.75),
      tree(85, 61, 1.75),
      pool(51, 60, 26, 3.4),
      // The fountain.
      path('M26 50V57C26 62.6 70 62.6 70 57V50Z', 's1'),
      path('M56 50H70V57C70 59.6 63 61 56 61.4Z', 's3', shade(0.5)),
      line('M36 52V60M48 53V61M60 52V60', 0.6, 0.4),
      path('M26 50V57C26 62.6 70 62.6 70 57V50Z'),
      ellipse(48, 50, 22, 5, 's1'),
      ellipse(48, 50.4, 18.6, 3.6, 'e2', ink(0.8)),
      path('M45 50V34H51V50Z', 's1'),
      ellipse(48, 34, 12, 3, 's1'),
      ellipse(48, 34, 9, 1.8, 'e2', ink(0.7)),
      path('M46.4 34V24H49.6V34Z', 's1', ink(0.9)),
      circle(48, 22.6, 2.6, 'y2', ink(0.9)),
      line('M48 20C45 10 36 12 34 30M48 20C51 10 60 12 62 30', 2, 0.95, 'w'),
      line('M48 20C46 12 41 13 40 30M48 20C50 12 55 13 56 30', 1.4, 0.9, 'e1'),
      line('M36.6 35C33 37 31 42 30.6 49M59.4 35C63 37 65 42 65.4 49', 1.8, 0.9, 'w'),
      // A bench, and violets.
      path('M70 57H84V59H70Z', 'r1', ink(0.8)),
      path('M70 53.4H84V55H70Z', 'r1', ink(0.8)),
      line('M72 53V61.6M82 53V61.6', 1.2, 1, 'd1'),
      each([18, 23, 28] as const, (x) => [
        line(d`M${x} 61.6V58`, 0.9, 1, 'p3'),
        circle(x, 57, 2, 'r1', ink(0.6)),
      ]),
      man(77, 57.4, 1.05, 'n1'),
    ],
  },
  tower: {
    land: [hills(46), grass(50)],
    house: [
      shadow(38, 58, 20, 20),
      path('M36 58L38 22H58L60 58Z', 's1'),
      path('M50 22H58L60 58H51Z', 's2', shade(0.8)),
      path('M36 58L38 22H58L60 58Z'),
      line('M37.4 32H58.6M37 42H59.2M36.4 50H59.6M44 22V32M52 32V42M42 42V50M54 50V58', 0.6, 0.45),
      rect(33.6, 15, 29, 8, 'r1'),
      merlons(33.6, 15.4, 29, 4, 'r1', 5),
      flag(48, 12, 9, 'q1'),
      roundPane(45, 27, 6, 8),
      door(43, 58, 10, 13),
      bush(30, 60, 1),
      man(70, 61, 1.3, 'n1'),
      bush(82, 58, 0.9),
    ],
  },
  aqueduct: {
    land: [hills(44), grass(50)],
    house: [
      shadow(4, 58, 80, 8),
      rect(0, 20, 96, 9, 's1'),
      rect(0, 20, 96, 3.4, 'e2', ink(0.8)),
      line('M4 21.6H14M30 21.6H44M60 21.6H78', 0.9, 0.9, 'w'),
      path(
        'M0 29H96V58H88V44A9 9 0 0 0 70 44V58H62V44A9 9 0 0 0 44 44V58H36V44A9 9 0 0 0 18 44V58H10V44A9 9 0 0 0 0 36Z',
        's1',
      ),
      path(
        'M88 58V44A9 9 0 0 0 84 37L88 33V29H92V58ZM62 58V44A9 9 0 0 0 58 37L62 33L64 58ZM36 58V44A9 9 0 0 0 32 37L36 33L38 58Z',
        's3',
        shade(0.4),
      ),
      line('M0 33H96M14 29V33M27 29V33M40 29V33M53 29V33M66 29V33M79 29V33', 0.6, 0.45),
      bush(26, 60, 0.9),
      bush(54, 61, 1),
      man(80, 61.5, 1.1, 'q1', 'o1'),
    ],
  },
}
