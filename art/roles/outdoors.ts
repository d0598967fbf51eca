/** Roles in the open. A half figure in the middle: hat and tool say who it is, the land behind says where. */
import { roundPane } from '../hand/house.ts'
import { bush } from '../hand/land.ts'
import { type Drawing, d, ink, NO_INK, shade } from '../hand/pen.ts'
import { arm, bicorn, cap, hand, hat, head, strawHat, torso, tricorn } from '../hand/people.ts'
import { at, each, nth, steps, turned, upTo } from '../hand/placing.ts'
import { circle, ellipse, line, path, rect, rod } from '../hand/shapes.ts'
import { lantern } from '../hand/things.ts'

export const OUTDOORS: Readonly<Record<string, Drawing>> = {
  // A field in rows, a spade and a seedling.
  settler: [
    path('M0 44C16 30 34 32 52 40S96 28 120 38V60H0Z', 'h1', NO_INK),
    path('M0 48C30 40 60 44 120 42V80H0Z', 'l1', NO_INK),
    path('M0 50C40 46 80 47 120 46V80H0Z', 'b2', NO_INK),
    each(steps(-70, 200, 22), (x) => line(d`M${x} 80L${60 + (x - 60) * 0.25} 47`, 3, 0.8, 'b3')),
    each([0.42, 0.62, 0.86], (t) =>
      each([-26, -4, 18, 104, 126, 148], (x) =>
        bush(60 + (x - 60) * t, 47 + (t - 0.25) * 44, 0.35 + t * 0.75),
      ),
    ),
    at(60, 34, 1.28, [
      torso('w', 'wm', 'f2'),
      path('M-9 17L-6 34M9.6 17L8 34', 'none', { colour: 'm2', ink: 3 }),
      head({ moustache: 'd1' }),
      strawHat(),
    ]),
    arm('M42 56C36 62 34 68 40 74', 'w', 7),
    arm('M78 56C86 60 88 66 84 72', 'wm', 7),
    rod('M88 30V80', 2.6, 'o2'),
    hand(87, 66, 4),
    hand(42, 74, 4.4),
    at(44, 68, 1.1, [
      path('M-6 6H6L4.4 12H-4.4Z', 't2'),
      line('M0 6V-2', 1.6, 1, 'p3'),
      path('M0-1C-5-1-8-5-8-8C-3-8 0-5 0-1ZM0-2C4-2 7-6 7-9C2-9 0-6 0-2Z', 'p1', ink(0.9)),
    ]),
  ],
  // The chain of office; a ship with people comes in.
  mayor: [
    rect(0, 42, 120, 38, 'e2', NO_INK),
    path('M0 42H120V47C80 45 40 49 0 46Z', 'e1', NO_INK),
    at(96, 44, 1, [
      path('M-20 0H20L15 9H-14Z', 'o2'),
      line('M0 0V-28', 1.6, 1),
      path('M1-27C11-23 13-12 12-4H1Z', 'w'),
      path('M-1-24C-9-18-12-10-12-4H-1Z', 'wm'),
      each([-15, -9, 8, 15], (x) => circle(x, -2.6, 2.2, 'f1', ink(0.7))),
    ]),
    at(16, 52, 1, [
      path('M-20 30V-26H-2V30Z', 'wl'),
      path('M-22-24H0L-5-36H-22Z', 'r1'),
      roundPane(-14, -16, 6, 9),
      path('M-16 30V6A5 5 0 0 1-6 6V30Z', 'o2'),
    ]),
    path('M0 70C40 66 80 66 120 70V80H0Z', 's1', NO_INK),
    at(60, 33, 1.34, [
      torso('q1', 'q2', 'w', 19),
      rod('M-9 16C-6 26 6 26 10 16', 2.4, 'y1'),
      circle(0.6, 25, 3.6, 'y1'),
      line('M.6 23v4M-1.4 25h4', 0.9, 0.9),
      head({ moustache: 's1', old: true }),
      path(
        'M-7.6-2C-10 2-9 8-7 9C-7 5-7.4 1-7.4-3ZM7.4-2C10 2 9.4 8 7.6 9C7.4 5 7.4 1 7.4-3Z',
        's1',
        ink(0.8),
      ),
      tricorn('n2'),
    ]),
    arm('M80 62C88 58 92 50 92 44', 'q2', 8),
    hand(92, 41, 4.6),
    line('M91 37l-1-5M94 38l2-4.6', 2.4, 1, 'f1'),
  ],
  // A plan in both hands before a wall and a scaffold.
  builder: [
    rect(60, 8, 60, 72, 'wm', NO_INK),
    each(upTo(9), (i) =>
      each(upTo(6), (j) =>
        rect(
          62 + (i % 2) * -6 + j * 12,
          12 + i * 8,
          11,
          7,
          nth(['t1', 't2', 'wm'], (i * 3 + j * 2) % 3),
          ink(0.7),
        ),
      ),
    ),
    path('M0 60C20 54 40 56 60 58V80H0Z', 'g1', NO_INK),
    path('M0 46C14 36 30 38 46 44L60 46V60H0Z', 'h1', NO_INK),
    rod('M14 80V10M44 80V10M6 30H120M6 58H54', 2.8, 'o1'),
    rod('M14 30L44 58', 2, 'o2'),
    at(60, 33, 1.3, [
      torso('n1', 'n2', 'w', 18),
      head(),
      path('M-7.6 0C-7.4 8-4 13.4 .4 13.4S7.8 8 7.4 0C6 6 4.6 7 .4 7S-6 6-7.6 0Z', 'd1', ink(0.9)),
      line('M-1.2 8.2H2.4', 1, 0.9, 'f2'),
      cap('t1', 't2'),
    ]),
    arm('M40 58C34 66 36 72 42 72', 'n1', 8),
    arm('M80 58C88 64 86 72 80 72', 'n2', 8),
    at(61, 69, 1, [
      path('M-24-8L20-11L25 9L-21 11Z', 'w'),
      line('M-16-3H14M-15 2H10M-14 6H16M-4-9V10M-16-3V6H-4', 1, 0.8, 'i2'),
    ]),
    hand(38, 71, 4.2),
    hand(86, 68, 4.2),
  ],
  // At the wheel, under sail.
  captain: [
    rect(0, 44, 120, 36, 'e2', NO_INK),
    path('M0 44H120V50C80 47 40 52 0 48Z', 'e1', NO_INK),
    path('M0 60C40 56 80 62 120 57V80H0Z', 'e3', shade(0.7)),
    line('M96 52q4-2 8 0t8 0M4 54q4-2 8 0t8 0', 1, 0.9, 'w'),
    rod('M106 80V0', 3.8, 'o2'),
    path('M104 6C84 8 74 22 78 40C88 36 98 36 104 38Z', 'w'),
    path('M104 6C98 14 96 26 98 36.6L104 38Z', 'wm', shade(0.8)),
    line('M0 26L104 0M30 80L104 8', 1, 0.7),
    at(56, 32, 1.32, [
      torso('i2', 'i3', 'w', 19),
      path('M-11 15L-6 34H-1L-5 14ZM12 15L8 34H3L6 14Z', 'i3', ink(0.8)),
      each(
        [
          [-4, 22],
          [-4, 28],
          [6, 22],
          [6, 28],
        ] as const,
        ([x, y]) => circle(x, y, 1.2, 'y1', ink(0.5)),
      ),
      path('M-19 20C-18 15-13 13-10 14L-9 18ZM20 20C19 15 14 13 11 14L10 18Z', 'y2', ink(0.8)),
      head({ beard: 's2', old: true }),
      bicorn('n2'),
    ]),
    path('M0 74C40 70 80 70 120 74V80H0Z', 'o2'),
    at(34, 64, 1, [
      each(steps(0, 360, 45), (a) =>
        turned(0, 0, a, [
          rect(-1.7, -25, 3.4, 25, 'o1', ink(0.9)),
          circle(0, -25, 2.3, 'o1', ink(0.9)),
        ]),
      ),
      circle(0, 0, 16, 'none', ink(6)),
      circle(0, 0, 16, 'none', { colour: 'o2', ink: 4 }),
      circle(0, 0, 4.6, 'y2'),
    ]),
    arm('M38 56C34 56 34 52 36 50', 'i2', 7),
    hand(39, 47, 4.2),
    arm('M78 58C84 64 78 72 62 72', 'i3', 7.4),
    hand(53, 72, 4.4),
  ],
  // A lantern, a pick, and gold in the pan.
  prospector: [
    path('M0 80V14C18 4 36 12 60 6S104 8 120 16V80Z', 's2', NO_INK),
    path('M14 80C10 44 26 12 60 12S110 42 106 80Z', 'd2'),
    path('M0 14C10 20 8 40 4 50M112 20C108 34 116 44 114 60', 'none', { opacity: 0.5 }),
    path('M22 80V30H29V80ZM92 80V30H99V80ZM18 24H103V32H18Z', 'o2'),
    line('M24 40V76M95 40V76M24 28H98', 0.7, 0.5),
    lantern(90, 32, 1),
    at(57, 33, 1.3, [
      torso('t2', 't3', 'wm', 18),
      path('M-10 16L-8 34M10 16L8 34', 'none', { colour: 'd1', ink: 3.4 }),
      head({ beard: 'wm', old: true }),
      hat('o2', 'd1'),
    ]),
    rod('M30 22L40 78', 3, 'o1'),
    path('M12 32C20 20 34 16 48 22C38 23 24 26 12 32Z', 'a2'),
    line('M16 29C24 21 34 19 42 21', 1, 0.9, 'w'),
    arm('M40 58C36 58 36 60 37 62', 't2', 8),
    hand(37, 62, 4.4),
    arm('M77 58C84 64 82 70 76 72', 't3', 8),
    path('M46 68H82C80 78 48 78 46 68Z', 'a2'),
    ellipse(64, 68, 18, 3.6, 'a1'),
    ellipse(64, 68.4, 14, 2.4, 'c1', ink(0.7)),
    each(
      [
        [54, 68.4],
        [61, 67.2],
        [67, 68.8],
      ] as const,
      ([x, y]) => path(d`M${x} ${y}l2.4-2.6 3 1 1 2.4-3 1.6z`, 'y1', ink(0.7)),
    ),
    hand(82, 69, 4.2),
    line('M60 58V62M58 60H62M73 60v3M71.5 61.5h3', 1.2, 1, 'y1'),
  ],
}
