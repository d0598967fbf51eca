/** Where stone and gold are dug, and what lifts them. */
import { arch } from '../hand/house.ts'
import { ground, hills, pool, sea, shadow } from '../hand/land.ts'
import { ink, NO_INK, shade } from '../hand/pen.ts'
import { man } from '../hand/people.ts'
import { at, each } from '../hand/placing.ts'
import { gable, rows, WOODEN } from '../hand/roof.ts'
import { circle, line, path, rod } from '../hand/shapes.ts'
import { crate, lantern, nugget, wheel } from '../hand/things.ts'
import type { Buildings } from '../picture.ts'

export const MINES: Buildings = {
  crane: {
    land: [hills(40), sea(42)],
    house: [
      path('M0 64V52H62L66 64Z', 's1'),
      path('M62 52L66 64H62L58 52Z', 's3', NO_INK),
      line('M0 58H64M12 52V58M26 52V58M40 52V58M52 52V58M20 58V64M34 58V64M48 58V64', 0.6, 0.5),
      shadow(14, 54, 32, 10),
      // The tower with its jib.
      path('M12 54L16 22H44L46 54Z', 'o1'),
      path('M36 22H44L46 54H37Z', 'o3', shade(0.6)),
      line('M15.4 28H44.4M14.6 35H45M14 42H45.4M13 48H45.6', 0.7, 0.55),
      path('M12 54L16 22H44L46 54Z'),
      path('M40 21L74 5L77 9L46 29Z', 'o2'),
      path('M46 29L77 9L77 11.6L48 33.4Z', 'o3', ink(0.8)),
      line('M52 16.4L55 24M62 11.4L65 18M70 7.6L72 13', 0.8, 0.6),
      path('M10 23L28 7L50 23Z', 'r1'),
      rows([28, 7], [28, 7], [50, 23], [10, 23], 5),
      path('M28 7L36 5L56 20L50 23Z', 'r2'),
      // The wheel in which men walk.
      circle(29, 43, 10.6, 'd2'),
      circle(29, 43, 10.6, 'none', { ink: 2.6, colour: 'o3' }),
      circle(29, 43, 10.6, 'none', { ink: 1 }),
      line('M29 32.4V53.6M18.4 43H39.6M21.6 35.6L36.4 50.4M36.4 35.6L21.6 50.4', 1.4, 1, 'o1'),
      circle(29, 43, 2, 'y2', ink(0.8)),
      line('M73 9V28', 1.4, 1),
      path('M64 36L73 27L82 36', 'none', ink(1.1)),
      crate(64, 50, 17, 14, 5),
      line('M70 59q3-1.6 6 0t6 0t6 0', 0.9, 0.9, 'w'),
      man(53, 60.4, 1.3, 'q1', 'o1'),
    ],
  },
  goldMine: {
    land: [hills(42), ground(52)],
    house: [
      path('M0 64V26C8 16 16 20 24 12C34 2 48 8 58 6C70 8 78 18 86 22L96 34V64Z', 's2'),
      path('M24 12C34 2 48 8 58 6L50 20L34 18L22 30L8 26C14 18 18 18 24 12Z', 's1', NO_INK),
      path('M58 6C70 8 78 18 86 22L96 34V52L78 44L70 26L50 20Z', 's3', shade(0.55)),
      line(
        'M24 12L22 30L8 26M34 18L22 30L14 44M50 20L34 18M58 6L50 20L70 26L78 44M70 26L86 22',
        0.8,
        0.7,
      ),
      path('M0 58C30 54 66 58 96 54V64H0Z', 'g2', NO_INK),
      // The adit.
      path('M22 60V34C22 26 30 22 38 22S56 26 56 34V60Z', 'd2'),
      rod('M24 60V30M54 60V30', 3.4, 'o2'),
      path('M18 25H60V32H18Z', 'o1'),
      line('M22 28.4H56', 0.7, 0.5),
      lantern(39, 31, 0.62),
      line('M30 61L34 50M46 61L43 50', 1.2, 0.9, 'a3'),
      line('M20 63L92 60.4M24 60L90 57.6', 1.4, 1, 'a3'),
      // The cart of gold.
      pool(64, 61.4, 22, 2.2),
      at(-5, 0, 1, [
        each([54, 60, 66, 72, 78] as const, (x, i) => nugget(x + 1, i % 2 === 0 ? 42 : 40, 1.3)),
        nugget(62, 37.6, 1.3),
        nugget(70, 37, 1.3),
        path('M48 40H86L80 55H54Z', 'o2'),
        path('M74 40H86L80 55H72Z', 'o3', shade(0.7)),
        line('M49.6 44H84.4M51.4 49H82.4', 1.2, 0.9, 'a3'),
        path('M48 40H86L80 55H54Z'),
        wheel(59, 57.6, 4.6),
        wheel(75, 57.6, 4.6),
      ]),
      line('M82 30V35M79.5 32.5H84.5M88 42v3M86.5 43.5h3', 1.2, 1, 'y1'),
      rod('M8 61L15 44', 1.8, 'o1'),
      path('M6 49C9 42 16 39 23 42C16 43 11 45 6 49Z', 'a2', ink(0.9)),
    ],
  },
  quarry: {
    land: [hills(38), ground(50)],
    house: [
      path('M0 64V20L12 12L26 15L34 5L52 3L64 11L80 8L96 18V64Z', 's2'),
      path(
        'M0 20L12 12L26 15L22 28L0 32ZM34 5L52 3L48 18L30 22L26 15ZM64 11L80 8L78 22L60 24L52 3Z',
        's1',
        NO_INK,
      ),
      path('M22 28L30 22L48 18L46 34L18 40ZM78 22L96 18V40L72 44L58 38L60 24Z', 's3', shade(0.55)),
      line(
        'M0 20L12 12L26 15L34 5L52 3L64 11L80 8L96 18M0 32L22 28L26 15M22 28L30 22L48 18L52 3M48 18L60 24L64 11M60 24L78 22L80 8M30 22L18 40L46 34L48 18M46 34L58 38L60 24M58 38L72 44L96 40',
        1,
        0.9,
      ),
      path('M0 46C20 42 44 48 96 43V64H0Z', 'g2', NO_INK),
      // A hut with a violet roof says whose quarry this is.
      gable(4, 52, 17, 10, 10, 9, { wall: WOODEN, eave: 1.6, rows: 3, columns: 4 }),
      arch(9, 52, 7, 8),
      pool(50, 60.6, 28, 3),
      each(
        [
          [34, 60, 1.35],
          [52, 61, 1.25],
          [42, 48.6, 1.2],
        ] as const,
        ([x, y, scale]) =>
          at(x, y, scale, [
            path('M0 0V-9H13V0Z', 's1'),
            path('M13 0V-9L17-11V-2Z', 's3'),
            path('M0-9L4-11H17L13-9Z', 'u1'),
            line('M3-3H7M6-6.4H10', 0.6, 0.5),
          ]),
      ),
      rod('M76 61L84 34', 2.2, 'o1'),
      path('M70 40C74 31 84 28 95 33C86 33.6 78 35.6 70 40Z', 'a2'),
      line('M75 35.6C79 32 84 31 89 32', 1, 0.9, 'w'),
      man(24, 61, 1.2, 'm1', 'y1'),
    ],
  },
}
