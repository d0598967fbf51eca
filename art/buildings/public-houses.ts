/** Houses of the whole city: guard, union, university, palace. */
import { arch, column, merlons, pane, roundPane } from '../hand/house.ts'
import { bush, grass, ground, hills, pool, shadow } from '../hand/land.ts'
import { d, ink, NO_INK, shade } from '../hand/pen.ts'
import { man } from '../hand/people.ts'
import { at, each, turned } from '../hand/placing.ts'
import { block, gable, rows } from '../hand/roof.ts'
import { circle, line, path, rect, rod } from '../hand/shapes.ts'
import { barrel, book, crate } from '../hand/things.ts'
import type { Buildings } from '../picture.ts'

export const PUBLIC_HOUSES: Buildings = {
  guardRoom: {
    land: [hills(46), ground(49)],
    house: [
      shadow(4, 57, 44, 12),
      block(-2, 57, 48, 32, 12, ['s1', 's3']),
      merlons(-2, 25, 48, 5, 's1', 5),
      line(
        'M-2 33H46M-2 41H46M-2 49H46M8 25V33M20 33V41M34 25V33M12 41V49M38 41V49M6 49V57',
        0.6,
        0.4,
      ),
      arch(12, 57, 19, 24, 'wi2'),
      line('M16 57V35M21.5 57V33M27 57V35M12 44H31M12 51H31', 1.4, 0.95, 'a3'),
      // The sentry before his box.
      at(-5, 0, 1, [
        pool(70, 62, 22, 2.4),
        path('M54 60V26H80V60Z', 'w'),
        each([26, 37.4, 48.8] as const, (y) =>
          path(d`M54 ${y + 9}L80 ${y - 2}V${y + 3.6}L54 ${y + 14.6}Z`, 'r1', NO_INK),
        ),
        path('M54 26H80V32L54 32Z', 'r1', NO_INK),
        rect(80, 27, 5, 32, 'vs'),
        path('M54 60V26H80V60Z'),
        path('M50 27L67 11L84 27Z', 'r1'),
        path('M67 11L72 10L90 25L84 27Z', 'r2'),
        circle(67, 11, 1.6, 'y1', ink(0.8)),
        arch(58.6, 60, 17, 30, 'd2'),
        man(67, 61.2, 2.15, 'q1', 'a2'),
        rod('M79 62V16', 1.5, 'o1'),
        path('M79 4L82 13L79 18L76 13Z', 'a1', ink(0.9)),
        path('M80.4 18C86 17 90 20 91 25C87 23.6 84 24.6 80.4 26Z', 'a2', ink(0.9)),
        path('M77.6 19L72 22L77.6 24Z', 'a2', ink(0.9)),
        circle(76.4, 47, 2, 'f1', ink(0.8)),
      ]),
      barrel(86, 61.6, 1.1),
    ],
  },
  unionHall: {
    land: [hills(46), ground(48)],
    house: [
      shadow(10, 57, 62, 12),
      gable(10, 57, 58, 23, 14, 19, { rows: 5 }),
      rect(34, 8, 10, 8, 'wl'),
      path('M31.6 9L39 3L46.4 9Z', 'r1'),
      circle(39, 11.6, 2.2, 'y2', ink(0.8)),
      each([14, 56] as const, (x) => [roundPane(x, 36, 8, 9), pane(x, 48, 8, 6.4)]),
      arch(31, 57, 16, 15, 'wi2'),
      // The banner of all the crafts.
      rod('M25 19.4H53', 1.4, 'o2'),
      path('M27 20H51V41L39 47L27 41Z', 'q1'),
      path('M44 20H51V41L44 44.4Z', 'q2', shade(0.8)),
      path('M29 22H49V40L39 44.8L29 40Z', 'none', { ink: 0.9, colour: 'y1' }),
      turned(39, 32, 42, [
        rect(-1.3, -7, 2.6, 15, 'y1', ink(0.7)),
        rect(-5, -9.6, 10, 5.4, 'y1', ink(0.8)),
      ]),
      turned(39, 32, -42, [
        rect(-1.3, -7, 2.6, 15, 'y1', ink(0.7)),
        rect(-5, -9.6, 10, 5.4, 'y1', ink(0.8)),
      ]),
      man(23, 61.6, 1.35, 'm1', 'o1'),
      man(39, 61.8, 1.35, 'n1'),
      man(55, 61.6, 1.35, 'b2', 'y1'),
      barrel(79, 61.4, 1.2),
      barrel(89, 61.4, 1.2),
      crate(2, 61.4, 9, 7),
    ],
  },
  university: {
    land: [hills(46), grass(49)],
    house: [
      shadow(16, 57, 54),
      rect(16, 35, 64, 21, 'wm'),
      each([19, 71], (x) => roundPane(x, 40, 6, 9)),
      path('M35 22C35 10 43 6 48 6S61 10 61 22Z', 'r1'),
      path('M50 6.2C57 8 61 13 61 22H53C54 15 53 9 50 6.2Z', 'r3', shade(0.6)),
      line('M41 21C41 14 44 9 47.4 6.4M54 21C54 15 52 9 48.6 6.4', 0.6, 0.5),
      rect(33, 21.4, 30, 4, 'wl'),
      rect(46.4, 1.6, 3.2, 4.6, 'y2', ink(0.8)),
      rect(28, 33, 40, 21, 'wi2'),
      path('M24 34L72 34L48 22Z', 'wl'),
      path('M52 25L72 34L60 34Z', 'ws', shade(0.55)),
      path('M24 34L72 34L48 22Z', 'none'),
      each([29, 38.4, 53.6, 63], (x) => column(x, 54, 17)),
      rect(24, 54, 48, 2.4, 's1'),
      rect(21, 56, 54, 2.6, 's2'),
      book(48, 44, 1.05),
      bush(14, 60, 1.1),
      bush(83, 60, 1.1),
    ],
  },
  palace: {
    land: [hills(44), grass(47)],
    house: [
      path('M34 64L42 50H54L62 64Z', 'g1', NO_INK),
      shadow(4, 54, 84, 8),
      // Two wings and a middle.
      each([4, 62] as const, (x) => [
        rect(x, 29, 30, 25, 'wl'),
        path(d`M${x - 3} 30L${x + 3} 17H${x + 27}L${x + 33} 30Z`, 'r1'),
        rows([x + 3, 17], [x + 27, 17], [x + 33, 30], [x - 3, 30], 5),
        each([3, 12, 21], (dx) => [roundPane(x + dx, 32.6, 6, 8), pane(x + dx, 44, 6, 7.4)]),
        rect(x, 41.4, 30, 1.6, 'wm', ink(0.6)),
      ]),
      rect(31, 25, 34, 30, 'vl'),
      rect(56, 25, 9, 30, 'vm', shade(0.6)),
      rect(31, 25, 34, 30, 'none'),
      path('M33 24.6C33 16 39 12.6 48 12.6S63 16 63 24.6Z', 'r1'),
      path('M51 12.8C59 14 63 18 63 24.6H55C56 20 54.4 16 51 12.8Z', 'r3', shade(0.55)),
      line('M40 24C40 18 43 15 46.6 13M56 24C56 19 53 15 49.4 13', 0.6, 0.5),
      rect(29, 23.4, 38, 3.4, 'wl'),
      each([34, 44.6, 55.4], (x) => roundPane(x, 29, 6.6, 8.6)),
      rect(31, 39.6, 34, 2, 'y2', ink(0.7)),
      each([32.4, 40.4, 52, 60] as const, (x) => column(x, 55, 12, 3.2)),
      arch(44, 55, 8, 12, 'wi2'),
      path('M28 55H68L71 58H25Z', 's1', ink(0.9)),
      path('M44 55H52L57 64H39Z', 'q1', ink(0.9)),
      // The crown says it all.
      path('M39.6 14L37.6 5L43 8.6L48 4L53 8.6L58.4 5L56.4 14Z', 'y1'),
      path('M39.6 14.4H56.4V11.4H39.6Z', 'y2', ink(0.8)),
      each([43, 48, 53], (x) => circle(x, 12.8, 1, 'q1', NO_INK)),
      bush(20, 61, 1.3),
      bush(77, 61, 1.3),
      bush(7, 60, 1),
      bush(90, 60, 1),
    ],
  },
}
