/** Where things are made or dug. */
import { arch, awning, door, fire, pane, smoke, squareDoor } from '../hand/house.ts'
import { grass, ground, hills, pool, shadow } from '../hand/land.ts'
import { d, ink, NO_INK, shade } from '../hand/pen.ts'
import { man } from '../hand/people.ts'
import { each, nth, upTo } from '../hand/placing.ts'
import { eaves, gable, rows, WOODEN } from '../hand/roof.ts'
import { circle, line, path, polygon, rect, rod } from '../hand/shapes.ts'
import { barrel, cog, coins, crate } from '../hand/things.ts'
import type { Buildings } from '../picture.ts'

export const WORKSHOPS: Buildings = {
  constructionHut: {
    closer: 1.1,
    land: [hills(46), ground(49)],
    house: [
      shadow(14, 56, 30),
      gable(12, 56, 32, 15, 14, 14, { wall: WOODEN }),
      line('M12 52H44M12 47H44M18 41V56M38 41V56', 0.7, 0.6),
      arch(22, 56, 11, 12),
      // A wall that grows, and the ladder.
      pool(68, 61.6, 24, 2),
      each(
        [
          [56.4, 49, 6],
          [51.4, 52, 5],
          [46.4, 55, 4],
          [41.4, 61, 2],
        ] as const,
        ([y, x, count], row) =>
          each(upTo(count), (i) =>
            rect(x + i * 6, y, 6, 5, nth(['t1', 't2', 't1', 'wm', 't2'], i + 2 * row), ink(0.8)),
          ),
      ),
      rod('M53 62L65 20M61 62L72 20', 1.7, 'o1'),
      rod('M55.4 56H62.4M57 50H64M58.8 44H65.6M60.4 38H67M62.2 32H68.6M63.8 26H70.2', 1.1, 'o2'),
      path('M10 61.6L34 59L34 61L10 63Z', 'o1', ink(0.8)),
      path('M8 59.6L32 57L32 59L8 61.4Z', 'o2', ink(0.8)),
    ],
  },
  factory: {
    land: [hills(46), ground(49)],
    house: [
      shadow(12, 57, 62),
      rect(72, 10, 8, 44, 't2'),
      path('M80 10L83 8.6L83 52L80 54Z', 't3'),
      rect(71, 8, 10, 3.4, 't1'),
      line('M72 20H80M72 30H80M72 40H80', 0.6, 0.5),
      smoke(77, 6.4, 1),
      each([12, 31, 50], (x) => [
        polygon(
          [
            [x, 34],
            [x + 4, 20],
            [x + 18, 34],
          ],
          'r1',
        ),
        polygon(
          [
            [x, 34],
            [x + 4, 20],
            [x + 5.6, 21.4],
            [x + 3, 34],
          ],
          'win',
          ink(0.8),
        ),
        rows([x + 5, 21], [x + 5, 21], [x + 18, 34], [x + 5, 34], 4),
      ]),
      rect(12, 34, 57, 23, 'wl'),
      path('M69 57L69 34L73 32.6L73 55Z', 'ws'),
      rect(12, 34, 57, 2.4, 'wm', ink(0.8)),
      squareDoor(15, 57, 10, 14),
      each([29, 39], (x) => pane(x, 41, 7, 8)),
      cog(58, 49, 1),
      crate(77, 61, 8, 6, 3),
    ],
  },
  specialtyFactory: {
    land: [hills(46), ground(49)],
    house: [
      shadow(12, 56, 60, 14),
      eaves(6, 56, 40, 18, 14, 11),
      pane(11, 42, 7, 8),
      pane(22, 42, 7, 8),
      // One kiln in the shape of a bottle: one kind of good.
      path('M38 57C38 40 47 34 49 10H63C65 34 76 40 76 57Z', 't1'),
      path('M59 10H63C65 34 76 40 76 57H63C66 42 60 32 59 10Z', 't3', shade(0.6)),
      line(
        'M48.4 18H63.6M47.4 26H65M44 34H68.6M40.6 42H73M39 50H75M54 10V18M60 18V26M52 26V34M60 34V42M50 42V50M64 42V50',
        0.6,
        0.4,
      ),
      path('M38 57C38 40 47 34 49 10H63C65 34 76 40 76 57Z'),
      rect(47.4, 7.4, 17.2, 3.6, 't2'),
      smoke(57, 6.4, 0.85),
      arch(49, 57, 14, 15, 'c3'),
      fire(56, 57, 11),
      // Three barrels, all alike.
      pool(80, 62, 22, 2),
      each([68, 79, 90], (x) => [barrel(x, 61.6, 1.22), circle(x, 55.6, 2.5, 'y1', ink(0.8))]),
      crate(10, 61.4, 9, 7),
    ],
  },
  smithy: {
    closer: 1.12,
    land: [hills(46), ground(49)],
    house: [
      shadow(20, 56, 44),
      rect(60, 14, 9, 20, 's2'),
      rect(58.6, 12, 11.8, 3.4, 's1'),
      smoke(64, 11, 0.9),
      gable(18, 56, 40, 18, 16, 13),
      arch(24, 56, 18, 18, 'c3'),
      path('M27 56Q29 46 33 51Q35 44 39 56Z', 'fl', NO_INK),
      path('M30 56Q32 51 34 53Q35 50 37 56Z', 'y1', NO_INK),
      pane(46, 41, 7, 8),
      circle(38, 33, 2.8, 'win'),
      pool(62, 61, 15, 2.4),
      path('M56 61L58 56H68L70 61Z', 'o2'),
      path('M47 47H76C76 50 72 52 68 52L67 56H59L58 52C52 52 48 50 47 47Z', 'n2'),
      line('M50 48.4H73', 1, 0.8, 'a1'),
      line('M70 46L80 37', 2.4, 1, 'o1'),
      rect(76, 32, 8, 6, 'a2', { turn: [45, 80, 35] }),
      barrel(86, 61, 1),
    ],
  },
  carpenter: {
    land: [hills(46), grass(49)],
    house: [
      shadow(12, 55, 50, 14),
      gable(10, 55, 44, 18, 18, 14, { wall: WOODEN }),
      rect(15, 38, 34, 17, 'c3'),
      path('M15 38L32 27L49 38Z', 'o2', ink(0.8)),
      line('M24 32.6V38M32 27V38M40 32.6V38', 0.7, 0.6),
      each([19, 24, 29], (x, i) =>
        path(d`M${x} 55L${x + 3} ${40 + i}H${x + 6}L${x + 3} 55Z`, 'o1', ink(0.7)),
      ),
      man(42, 55, 1.25, 'm1', 'o1'),
      // A plank on trestles, and the saw in it.
      pool(56, 62, 36, 2.2),
      rod('M30 61.6L36 52L42 61.6M70 61.6L76 52L82 61.6', 1.8, 'o3'),
      path('M22 52.6L90 49.4L91 53.6L22 57Z', 'o1'),
      path('M22 52.6L26 52.4V56.8L22 57Z', 'o2', ink(0.7)),
      line('M30 54.4L84 51.8', 0.6, 0.5),
      path('M49 60L55.6 59.6L77 27L70 23Z', 'a1'),
      path('M53 59.8L55.6 59.6L77 27L74.6 25.6Z', 'a3', shade(0.7)),
      line('M50.6 57L53 57.4L53.6 54.6L56 55L56.6 52L59 52.4L59.6 49.4', 0.8, 0.9),
      path('M68.6 24.4L72 17C75 14 83 17 82 22L78.6 29.4Z', 'o2'),
      path('M73.6 21C75 19 78.4 20.4 78 22.6L76.4 25.4L72.6 23.4Z', 'd2', ink(0.7)),
      line('M46 61q2-2 4 0M16 61q2-2 4 0', 1.2, 1, 'o1'),
    ],
  },
  goldsmith: {
    land: [hills(46), ground(49)],
    house: [
      shadow(12, 56, 48, 14),
      gable(10, 56, 42, 21, 18, 15),
      rect(56, 9, 7, 16, 't2'),
      rect(54.8, 7, 9.4, 3, 't1'),
      smoke(59, 6.4, 0.8),
      rect(15, 39, 18, 10, 'win'),
      line('M21 39V49M27 39V49M15 44H33', 0.7, 0.7, 'wm'),
      awning(13, 35.4, 22, 4, 6, { drop: 2 }),
      door(38, 56, 9, 14),
      path('M31 22L35 27L31 32L27 27Z', 'y1', ink(0.9)),
      // The ring with its stone.
      pool(68, 61.4, 22, 2.6),
      circle(66, 48, 13, 'none', { ink: 7 }),
      circle(66, 48, 13, 'none', { ink: 4.8, colour: 'y1' }),
      path('M66 61A13 13 0 0 0 77 41', 'none', { ink: 4.8, colour: 'y2' }),
      line('M55 43A12 12 0 0 1 60 37', 1.4, 0.95, 'w'),
      path('M58 31L62 25H71L75 31L66.5 39Z', 'q1'),
      path('M66.5 25H71L75 31L66.5 39L69.6 31Z', 'q2', shade(0.9)),
      line('M58 31H75M62 25L64 31L66.5 39', 0.7, 0.7),
      line('M61.6 27.4L60 30', 1.2, 0.9, 'w'),
      line('M83 24V30M80 27H86M49 25V29M47 27H51', 1.4, 1, 'y1'),
      coins(86, 61, 3, 4.4),
    ],
  },
}
