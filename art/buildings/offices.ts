/** Where papers are written and people are governed. */
import { arch, door, flag, pane, roundPane } from '../hand/house.ts'
import { bush, ground, hills, pool, sea, shadow } from '../hand/land.ts'
import { d, ink, NO_INK, shade } from '../hand/pen.ts'
import { man } from '../hand/people.ts'
import { at, each } from '../hand/placing.ts'
import { block, gable, rows, tiledRoof } from '../hand/roof.ts'
import { circle, line, path, rect } from '../hand/shapes.ts'
import { barrel, crate, shield } from '../hand/things.ts'
import type { Buildings } from '../picture.ts'

export const OFFICES: Buildings = {
  office: {
    closer: 1.12,
    land: [hills(46), ground(49)],
    house: [
      shadow(22, 57, 42),
      rect(22, 20, 38, 37, 'wl'),
      path('M60 57L60 20L74 14.4L74 51.4Z', 'ws'),
      path('M18.5 21.5L63 21.5L57.4 10L26 10Z', 'r1'),
      rows([26, 10], [57.4, 10], [63, 21.5], [18.5, 21.5], 4),
      path('M63 21.5L76.6 15.6L68 8.2L57.4 10Z', 'r2'),
      rect(20, 39, 42, 2.4, 'wm', ink(0.8)),
      each([26, 38, 50], (x) => roundPane(x, 26, 6, 8)),
      door(26, 57, 8, 12),
      rect(38, 44, 19, 8, 'win'),
      line('M44.3 44V52M50.6 44V52', 0.7, 0.7, 'wm'),
      line('M60 34H80', 1.6, 1, 'd2'),
      line('M66 34V37M77 34V37', 0.8, 1, 'd2'),
      path('M62.5 37H80.5V52H62.5Z', 'w'),
      circle(62.5, 37.5, 1.6, 'wm', ink(0.8)),
      circle(80.5, 51.6, 1.6, 'wm', ink(0.8)),
      line('M66 41H77M66 44.4H77M66 47.8H73', 1, 0.9, 'r3'),
      barrel(18, 61, 0.95),
      man(46, 60.6, 1, 'n1'),
    ],
  },
  officeBuilding: {
    land: [hills(46), ground(49)],
    house: [
      shadow(14, 57, 44, 14),
      block(12, 57, 44, 42, 14),
      tiledRoof([17, 6], [51, 6], [60, 16.4], [8.4, 16.4], 'r1', 4, 9),
      path('M60 16.4L72 11L62 4L51 6Z', 'r2'),
      each([20, 32] as const, (y) => each([15.4, 25, 34.6, 44.4], (x) => pane(x, y, 6.4, 8))),
      rect(10.4, 29.4, 47, 1.8, 'wm', ink(0.7)),
      rect(10.4, 41.6, 47, 1.8, 'wm', ink(0.7)),
      door(29, 57, 9, 12),
      pane(16, 46, 8, 7),
      pane(43, 46, 8, 7),
      // Quill and ink.
      pool(70, 61.6, 17, 2.2),
      at(-4, 0, 1, [
        path('M63 60.6V52C63 48 66 47 68 45.6V42H78V45.6C80 47 83 48 83 52V60.6Z', 'i2'),
        path('M75 42H78V45.6C80 47 83 48 83 52V60.6H76C78 54 77 47 75 42Z', 'i3', shade(0.8)),
        rect(66.6, 40, 12.8, 3, 'a2'),
        line('M66 57V52.6', 1.4, 0.8, 'u1'),
        path('M72.6 42C73 30 78 16 92 9C93 22 88 33 76 39L74.4 42Z', 'w'),
        path('M92 9C93 22 88 33 76 39L74.4 42C78 28 84 18 92 9Z', 'u3', shade(0.7)),
        line('M73 43C76 30 82 20 92 9', 0.9, 0.8),
        line('M80 25L77 21M83.6 20.4L81.6 16.6M79 32L85 31M83 26L89 24.4', 0.6, 0.6),
      ]),
      path('M8 61.4L12 57.6H28L25 61.4Z', 'w', ink(0.8)),
      line('M14 59H24M13 60.2H22', 0.6, 0.7),
    ],
  },
  customsOffice: {
    land: [hills(40), sea(42)],
    house: [
      path('M0 64V50H96V64Z', 's1'),
      line(
        'M0 56.6H96M14 50V56M34 50V56M54 50V56M74 50V56M24 57V64M46 57V64M68 57V64M88 57V64',
        0.6,
        0.45,
      ),
      shadow(12, 54, 34, 12),
      gable(10, 54, 34, 19, 14, 14),
      arch(21, 54, 12, 14, 'wi2'),
      pane(36, 40, 5, 7),
      pane(13, 40, 5, 7),
      shield(27, 29, 1.15, 'y2'),
      // The boom nobody passes without paying.
      rect(49, 33, 8, 24, 'o2'),
      rect(53.4, 33, 3.6, 24, 'o3', shade(0.6)),
      rect(47.6, 30.4, 10.8, 3.4, 'r1'),
      path('M40 41.4L96 33V38.6L40 47Z', 'w'),
      each([44, 56, 68, 80, 92] as const, (x) =>
        path(
          d`M${x} ${47.4 - x * 0.15}L${x + 6} ${46.5 - x * 0.15}V${52.1 - x * 0.15}L${x} ${53 - x * 0.15}Z`,
          'q1',
          NO_INK,
        ),
      ),
      path('M40 41.4L96 33V38.6L40 47Z'),
      circle(53, 42.2, 2.4, 'y2', ink(0.9)),
      rect(36, 42, 5, 8, 'a3'),
      pool(74, 62, 22, 2),
      crate(60, 61.4, 13, 11, 4),
      circle(66.5, 56, 3.4, 'q1', ink(0.9)),
      crate(79, 61.4, 9, 8, 3),
      man(30, 61.6, 1.35, 'i2', 'i3'),
    ],
  },
  prefecture: {
    land: [hills(46), ground(49)],
    house: [
      shadow(10, 56, 64, 10),
      block(10, 56, 66, 31, 10),
      tiledRoof([16, 13], [70, 13], [80, 26], [6, 26], 'r1', 5, 13),
      path('M80 26L89 22L79 11L70 13Z', 'r2'),
      each([14, 24, 55.6, 65.6], (x) => roundPane(x, 29.6, 6.4, 9)),
      rect(10, 41, 66, 1.8, 'wm', ink(0.7)),
      each([14, 24, 55.6, 65.6], (x) => pane(x, 45, 6.4, 7)),
      // The arms of the crown between two flags.
      path('M31 57V27L43 15L55 27V57Z', 'vl'),
      path('M48 20L55 27V57H49Z', 'vm', shade(0.6)),
      path('M31 57V27L43 15L55 27V57Z'),
      path('M28 28.6L43 13L58 28.6L55 29L43 17L31 29Z', 'r1'),
      shield(43, 31.6, 1.5, 'q1'),
      path('M38.4 23L40 19.4L42 22L43 18.6L44 22L46 19.4L47.6 23Z', 'y1', ink(0.8)),
      line('M43 27V37.6M38 31.6H48', 1.4, 1, 'y1'),
      door(37.6, 57, 11, 15),
      path('M28 57H58L62 60.6H24Z', 's1', ink(0.9)),
      flag(31, 27, 16, 'y2'),
      flag(55, 27, 16, 'y2'),
      man(70, 61.4, 1.3, 'n1'),
      man(17, 61.4, 1.3, 'q1', 'o1'),
      bush(86, 60.6, 1),
      bush(5, 60.6, 1),
    ],
  },
}
