/** Roles under a roof. */
import { type Drawing, d, ink, NO_INK, shade } from '../hand/pen.ts'
import { arm, cap, hand, hat, head, torso } from '../hand/people.ts'
import { at, each, nth, upTo } from '../hand/placing.ts'
import { circle, ellipse, line, path, rect, rod } from '../hand/shapes.ts'
import { sack } from '../hand/things.ts'

export const INDOORS: Readonly<Record<string, Drawing>> = {
  // A cooper with his hammer, and the fire.
  craftsman: [
    rect(0, 0, 120, 80, 'o3', NO_INK),
    line('M20 0V80M44 0V80M72 0V80M98 0V80', 1, 0.35),
    path('M8 12H34V42H8Z', 'win'),
    line('M21 12V42M8 27H34', 1.8, 1, 'o2'),
    path('M0 66H120V80H0Z', 'o2', NO_INK),
    path('M92 66V38A12 12 0 0 1 116 38V66Z', 's2'),
    path('M96 66V44A8 8 0 0 1 112 44V66Z', 'c3'),
    path('M98 66Q100 52 104 58Q107 50 110 66Z', 'fl', NO_INK),
    path('M101 66Q103 58 105 62Q107 58 108 66Z', 'y1', NO_INK),
    at(58, 30, 1.3, [
      torso('w', 'wm', 'f2', 18),
      path('M-10 20L-8 34H9L11 20C5 23-4 23-10 20Z', 'c1', ink(0.9)),
      head({ beard: 't3' }),
      cap('c1', 'c2'),
    ]),
    arm('M78 54C90 48 92 38 88 30', 'wm', 7.4),
    rod('M82 36L98 18', 3, 'o1'),
    at(97, 17, 1, [
      rect(-8, -4.6, 16, 9, 'a2', { turn: [42, 0, 0] }),
      line('M-4-5L4 2', 1, 0.9, 'w'),
    ]),
    hand(88, 30, 4.4),
    at(42, 78, 1, [
      path('M-16-30H16C21-20 21-8 16 2H-16C-21-8-21-20-16-30Z', 'o1'),
      path('M4-30H16C21-20 21-8 16 2H5C11-8 11-20 4-30Z', 'o3', shade(0.6)),
      ellipse(0, -30, 16, 4.4, 'o2'),
      rod('M-19-21C-10-18 10-18 19-21M-19.4-10C-10-7 10-7 19.4-10', 2.2, 'a2'),
      line('M-8-26V0M0-26V0M8-26V0', 0.6, 0.5),
    ]),
    arm('M50 46C44 43 40 44 36 47', 'w', 6.4),
    hand(33, 48, 4.2),
  ],
  // The dyer stirs the vat; goods of all kinds stand on the shelf.
  producer: [
    rect(0, 0, 120, 80, 'wm', NO_INK),
    line('M0 16H120M0 40H120M24 0V16M70 0V16M100 16V40M14 16V40M46 40V64', 0.8, 0.25),
    path('M86 6H114V34H86Z', 'win'),
    line('M100 6V34M86 20H114', 1.8, 1, 'o2'),
    rect(2, 34, 40, 3.6, 'o2'),
    at(10, 34, 1.3, [
      path('M-2-8C-6-5-6 0-4 0H4C6 0 6-5 2-8C3-9 3-10 2.6-11H-2.6C-3-10-3-9-2-8Z', 'y1'),
      line('M-2-8H2', 1, 0.9),
    ]),
    at(24, 34, 1.1, [
      path('M-4-13.4C-.8-15 .8-15 1.4-13.4L5 0H-5L-1.4-13.4', 'u1'),
      line('M-4.3-2.6C-2-1.6 2-1.6 4.3-2.6', 1.6, 1, 'i2'),
    ]),
    rect(32, 24, 9, 10, 'b2'),
    line('M35 24V34M38.6 24V34', 1, 0.9, 'o3'),
    path('M0 66H120V80H0Z', 'o2', NO_INK),
    at(60, 32, 1.3, [
      torso('q1', 'q2', 'w', 17),
      path('M-9 19L-7 34H9L11 19C5 23-4 23-9 19Z', 'w', ink(0.9)),
      head(),
      path('M-8.4-1C-9.4-9-5-12.6 0-12.6S9.4-9 8.4-1C5-5.6-5-5.6-8.4-1Z', 'i1'),
      path('M2-12.4C7-11.4 9.4-7 8.4-1C7.4-2.4 6-3.4 5-3.8C6-7 5-10 2-12.4Z', 'i3', shade(0.7)),
      path('M-8-3C-12-3-14 0-13 4C-10 3.4-8 1-7.6-1Z', 'i1', ink(0.9)),
      circle(-7.4, 5, 1.4, 'y1', ink(0.6)),
    ]),
    // The vat and its steam.
    path('M50 58V80H110V58Z', 't2'),
    path('M90 58H110V80H88Z', 't3', shade(0.7)),
    line('M50 66H110M50 75H110', 1.6, 0.9, 't1'),
    ellipse(80, 58, 30, 6.4, 't1'),
    ellipse(80, 58.4, 25, 4.6, 'i2', ink(0.9)),
    line('M62 58q5-2 10-.6M84 60q6 0 10-1.6', 1.3, 0.9, 'i1'),
    rod('M70 30L88 60', 3, 'o1'),
    line('M98 50q-3-4 0-8t0-8M107 52q-3-4 0-8t0-8', 2, 0.75, 'sm'),
    arm('M44 54C44 62 56 56 70 46', 'q1', 7.4),
    hand(77, 42, 4.2),
    arm('M77 52C84 54 86 54 84 54', 'q2', 7),
    hand(83.6, 53, 4.2),
    sack(20, 79, 1.9, 'b1', 'b3'),
    sack(38, 80, 1.5, 'c1', 'c3'),
  ],
  // Scales under the awning.
  trader: [
    rect(0, 0, 120, 80, 'wm', NO_INK),
    path('M0 0H120V62H0Z', 'vm', shade(0.4)),
    rect(3, 22, 28, 40, 'o2'),
    each(upTo(9), (i) =>
      rect(
        6 + (i % 3) * 8,
        25 + Math.floor(i / 3) * 12,
        6.4,
        9.6,
        nth(['q1', 'i2', 'y2', 'm1', 'r1', 't1', 'n1', 'b1', 'y2'], i),
        ink(0.7),
      ),
    ),
    each(upTo(9), (i) =>
      path(
        d`M${i * 13.4} 0H${i * 13.4 + 13.4}V9A6.7 6 0 0 1 ${i * 13.4} 9Z`,
        i % 2 === 0 ? 'r1' : 'w',
        ink(0.9),
      ),
    ),
    at(56, 35, 1.26, [torso('m1', 'm2', 'w', 19), head({ moustache: 'd1' }), hat('d1', 'y2')]),
    arm('M76 58C86 54 88 48 88 44', 'm2', 7),
    rod('M88 24V44M68 29L108 26', 2, 'y2'),
    circle(88, 23, 2.6, 'y1'),
    line('M69 29L62 46M69 29L77 46M107 26L99 42M107 26L115 42', 0.9, 1),
    path('M60 46H79C78 53 61 53 60 46Z', 'y1'),
    path('M97.5 42H117C116 49 98 49 97.5 42Z', 'y1'),
    path('M64 46C64 41 75 41 75 46Z', 'c2', ink(0.9)),
    each(
      [
        [103, 40],
        [108, 40],
        [112, 40],
        [106, 36.6],
      ] as const,
      ([x, y]) => circle(x, y, 2.8, 'y2', ink(0.8)),
    ),
    hand(88, 44, 4.2),
    rect(0, 62, 120, 18, 'o1'),
    rect(0, 62, 120, 4.4, 'o2', ink(0.8)),
    line('M20 66V80M60 66V80M100 66V80', 0.8, 0.5),
    each(
      [
        [92, 63],
        [92, 60.4],
        [92, 57.8],
        [105, 63],
        [105, 60.4],
        [105, 57.8],
        [105, 55.2],
      ] as const,
      ([x, y]) => ellipse(x, y, 6, 2.6, 'y1', ink(0.9)),
    ),
    arm('M38 58C34 62 36 65 42 64', 'm1', 7),
    hand(44, 63, 4.2),
    sack(22, 66, 1.5, 'b1', 'b3'),
  ],
  // Scroll, seal and books.
  councillor: [
    rect(0, 0, 120, 80, 'c2', NO_INK),
    rect(0, 0, 120, 80, 'r3', shade(0.45)),
    path('M6 8H34V62H6Z', 'o2'),
    each(upTo(12), (i) =>
      rect(
        9 + (i % 4) * 6,
        12 + Math.floor(i / 4) * 16,
        5,
        12,
        nth(['q1', 'i2', 'y2', 'm1', 'r1', 't1', 'n1', 'b1', 'y2', 'q2', 'i1', 'r2'], i),
        ink(0.7),
      ),
    ),
    path('M88 8H114V40H88Z', 'win'),
    line('M101 8V40M88 24H114', 1.6, 1, 'o2'),
    at(60, 33, 1.3, [
      torso('r2', 'r3', 'w', 20),
      path('M-5 13L-9 34M5 13L9 34', 'none', { colour: 'wm', ink: 3.4 }),
      head({ old: true, moustache: 's1' }),
      path(
        'M-8.4-3C-10-10-4-13 0-13S10-10 8.4-3C12 2 11 10 9 12C7.6 8 8.6 2 6.8-3C3-6-3-6-6.8-3C-8.6 2-7.6 8-9 12C-11 10-12 2-8.4-3Z',
        's1',
      ),
      line('M-10 1h2M-10 5h2M8.4 1h2M8.4 5h2', 0.7, 0.6),
    ]),
    rect(0, 66, 120, 14, 'o1'),
    rect(0, 66, 120, 4, 'o2', ink(0.8)),
    arm('M38 56C34 64 40 66 46 66', 'r2', 8),
    arm('M82 56C88 62 84 66 78 66', 'r3', 8),
    at(62, 66, 1, [
      path('M-20-8H20V8H-20Z', 'w'),
      ellipse(-20, 0, 3, 8.4, 'wm'),
      ellipse(20, 0, 3, 8.4, 'wm'),
      line('M-13-4H13M-13 0H13M-13 4H4', 1, 0.8),
      circle(11, 6, 4, 'q1'),
    ]),
    hand(42, 66, 4),
    hand(83, 64, 4),
  ],
}
