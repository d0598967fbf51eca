/** The other large violet buildings. */
import { column, door, flag, merlons, roundPane } from '../hand/house.ts'
import { cloud, tallLand, tallShadow } from '../hand/land.ts'
import { ink, NO_INK, shade } from '../hand/pen.ts'
import { man } from '../hand/people.ts'
import { at, each } from '../hand/placing.ts'
import { circle, line, path, rect } from '../hand/shapes.ts'
import { anchor, barrel, crate } from '../hand/things.ts'
import type { Buildings } from '../picture.ts'

export const FORTS: Buildings = {
  fortress: {
    tall: true,
    land: [cloud(8, 26, 0.9, 0.6), cloud(60, 16, 0.9, 0.5)],
    house: [
      path('M0 74C18 62 40 66 60 70S86 64 96 68V124H0Z', 'h1', NO_INK),
      rect(0, 84, 96, 40, 'e2', NO_INK),
      path('M0 84H96V90C70 87 40 91 0 88Z', 'e1', NO_INK),
      path('M0 108C30 104 60 110 96 105V124H0Z', 'e3', shade(0.7)),
      path('M4 116C6 104 12 98 20 97H78C88 98 92 106 94 116C70 120 28 120 4 116Z', 's3'),
      path('M10 112C14 104 20 100 30 100M52 104L58 114M74 100L80 112', 'none', {
        ink: 0.9,
        opacity: 0.6,
      }),
      path('M76 98L74 66L86 62L90 94Z', 's3'),
      path('M14 98L18 66H74L76 98Z', 's1'),
      path('M58 66H74L76 98H60Z', 's2', shade(0.7)),
      path('M14 98L18 66H74L76 98Z'),
      merlons(17, 66, 58, 6),
      line('M17 76H75M16 86H75.6M26 66V76M40 76V86M30 86V98M52 66V76M60 86V98M66 76V86', 0.6, 0.4),
      rect(32, 38, 24, 28, 'vl'),
      rect(46, 38, 10, 28, 'vm', shade(0.6)),
      rect(32, 38, 24, 28, 'none'),
      path('M56 66L56 38L63 35L63 63Z', 'vs'),
      rect(29.6, 33, 29, 6, 'r1'),
      merlons(29.6, 33.4, 29, 4, 'r1'),
      roundPane(41, 45, 6, 9),
      flag(44, 30, 16, 'q1'),
      path('M37 98V86A8 8 0 0 1 53 86V98Z', 'wi2'),
      line('M41 98V80M45 98V78M49 98V80M37 88H53', 0.9, 0.9, 's3'),
      each(
        [
          [24, 81],
          [66, 81],
        ] as const,
        ([x, y]) =>
          at(x, y, 1, [
            path('M0-2.4L-9-3.2V1L0 2Z', 'd2', ink(0.8)),
            circle(1, 2.4, 2.6, 'o2', ink(0.8)),
          ]),
      ),
      line('M8 121q4-2 8 0t8 0t8 0M60 121q4-2 8 0t8 0', 1, 0.9, 'w'),
    ],
  },
  customsHouse: {
    tall: true,
    land: [tallLand(94)],
    house: [
      tallShadow(12, 106, 66),
      path('M78 104L78 60L88 55L88 99Z', 'ws'),
      rect(10, 60, 68, 44, 'wl'),
      path('M4 61L84 61L44 36Z', 'vl'),
      path('M50 40L84 61L66 61Z', 'vm', shade(0.6)),
      path('M4 61L84 61L44 36Z', 'none'),
      path('M84 61L92 57.4L52 33L44 36Z', 'r1'),
      path('M4 61L44 36L84 61L80 61L44 39.4L8 61Z', 'r1'),
      anchor(44, 52, 0.72),
      rect(8, 60.6, 72, 4, 'wl'),
      rect(14, 66, 60, 36, 'wi2'),
      door(37, 102, 14, 24),
      roundPane(22, 72, 8, 14),
      roundPane(58, 72, 8, 14),
      each([13, 30, 53, 70.4], (x) => column(x, 102, 34, 4.6)),
      rect(8, 102, 72, 3, 's1'),
      rect(5, 105, 78, 3, 's2'),
      rect(2, 108, 84, 3.2, 's1'),
      flag(44, 35, 14, 'q1'),
      crate(74, 117, 11, 9, 4),
      crate(6, 118, 10, 8, 4),
      barrel(22, 118, 1.15),
      barrel(66, 118, 1.2),
      man(44, 117, 1.6, 'n1'),
    ],
  },
}
