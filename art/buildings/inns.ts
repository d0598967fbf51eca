/** Where guests sleep and drink. */
import { arch, door, pane, roundPane } from '../hand/house.ts'
import { ground, hills, pool, shadow } from '../hand/land.ts'
import { ink, shade } from '../hand/pen.ts'
import { man } from '../hand/people.ts'
import { at, each } from '../hand/placing.ts'
import { block, gable, tiledRoof } from '../hand/roof.ts'
import { circle, line, path, rect } from '../hand/shapes.ts'
import { barrel } from '../hand/things.ts'
import type { Buildings } from '../picture.ts'

export const INNS: Buildings = {
  guesthouse: {
    land: [hills(46), ground(49)],
    house: [
      shadow(12, 57, 50, 14),
      block(12, 57, 48, 34, 16),
      tiledRoof([20, 11], [56, 11], [66, 24.4], [7, 24.4], 'r1', 5, 10),
      path('M66 24.4L80 18L68 8.6L56 11Z', 'r2'),
      each([17, 31, 45], (x) => roundPane(x, 27, 7, 9)),
      rect(10, 37, 52, 2.4, 'o2', ink(0.8)),
      line(
        'M12 37V41M18 37V41M24 37V41M30 37V41M36 37V41M42 37V41M48 37V41M54 37V41M60 37V41',
        0.9,
        0.9,
        'o3',
      ),
      rect(10, 40.6, 52, 1.6, 'o1', ink(0.7)),
      door(30, 57, 11, 13),
      pane(17, 46, 7, 7),
      pane(47, 46, 7, 7),
      // The key of a room, as a sign.
      line('M60 25H84', 1.8, 1, 'd2'),
      line('M69 25V30', 1, 1, 'd2'),
      circle(69, 36.4, 6.4, 'none', { ink: 5.8 }),
      path('M69 43V60M69 52H76.6M69 58.6H78.6', 'none', { ink: 5.8 }),
      circle(69, 36.4, 6.4, 'none', { ink: 3.6, colour: 'y1' }),
      path('M69 43V60M69 52H76.6M69 58.6H78.6', 'none', { ink: 3.6, colour: 'y1' }),
      line('M64.4 35A5 5 0 0 1 67.4 31.8', 1.1, 0.9, 'w'),
      man(25, 61.4, 1.25, 'n1'),
      rect(17, 57, 5, 4.6, 'c1', ink(0.8)),
      man(50, 61.4, 1.25, 'q1', 'o1'),
    ],
  },
  tavern: {
    land: [hills(46), ground(49)],
    house: [
      shadow(10, 56, 50, 14),
      gable(8, 56, 44, 22, 18, 15),
      // Beams in the wall.
      line('M8 44H52M8 34H52M15 34L22 44M45 34L38 44M30 21V44', 1.6, 1, 'o3'),
      arch(13, 56, 12, 13),
      rect(29, 46, 18, 8, 'win'),
      line('M35 46V54M41 46V54', 0.7, 0.7, 'wm'),
      pane(33, 35.6, 5, 6.4),
      pane(22, 35.6, 5, 6.4),
      at(-8, 0, 1, [
        pool(70, 62, 20, 2.2),
        barrel(57, 61.6, 1.2),
        barrel(86, 61.4, 1.1),
        path('M62 61.6V55.6H82V61.6Z', 'o2', ink(0.9)),
        line('M68 55.6V61.6M76 55.6V61.6', 0.8, 0.6),
        // The tankard with its head of foam.
        path('M79 33H86C91 33 92 48 85 49H79V45H84C87 44 86.6 37 84 37H79Z', 'a2'),
        path('M60 28H81V55.6H60Z', 'a1'),
        path('M73 28H81V55.6H73Z', 'a3', shade(0.7)),
        line('M60 33H81M60 51H81', 1.4, 0.8, 'a3'),
        path('M60 28H81V55.6H60Z'),
        line('M63.6 36V48', 1.4, 0.95, 'w'),
        path(
          'M57.6 30C55 26 58 21.6 62 22.4C64 17.6 71 17.6 73 21C77 18.6 83 21.6 82 26C85 27.6 83.6 31.4 80 31C78 34 74 33 72 31C70 35 65 34.6 64 31C61.6 32.6 58.6 32 57.6 30Z',
          'w',
        ),
        line('M61 26q2-2 4-1M70 23q3-1 4 1', 0.8, 0.5),
      ]),
    ],
  },
}
