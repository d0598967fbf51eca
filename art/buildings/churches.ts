/** Chapel, church, cathedral; the cloister is a large tile. */
import { arch, door, roundPane } from '../hand/house.ts'
import { bush, grass, ground, hills, pool, shadow, tallLand, tree } from '../hand/land.ts'
import { type Drawing, d, ink, NO_INK, shade } from '../hand/pen.ts'
import { man } from '../hand/people.ts'
import { at, each, turned } from '../hand/placing.ts'
import { gable, tiledRoof } from '../hand/roof.ts'
import { circle, ellipse, line, path, rect, rod } from '../hand/shapes.ts'
import type { Buildings } from '../picture.ts'

/** A monk in his hood. */
const monk = (x: number, y: number): Drawing =>
  at(x, y, 1, [
    pool(3, 0.4, 8, 1.6),
    path('M-6 0C-6-8-5-14-2-15.4H2C5-14 6-8 6 0Z', 'c1'),
    path('M1-15.4H2C5-14 6-8 6 0H2.4C3.6-6 3-11 1-15.4Z', 'c3', shade(0.6)),
    line('M-4.6-7.4H4.6', 1.2, 1, 'wm'),
    path('M-4.4-16C-4.8-21-2.6-23.4 0-23.4S4.8-21 4.4-16C2-13.6-2-13.6-4.4-16Z', 'c2'),
    circle(0.4, -17.8, 2.5, 'f1', ink(0.7)),
  ])

export const CHURCHES: Buildings = {
  chapel: {
    land: [hills(46), grass(49)],
    house: [
      shadow(28, 57, 30),
      gable(40, 57, 26, 16, 16, 12),
      rect(26, 20, 16, 37, 'wl'),
      path('M42 57L42 20L46 18.4L46 30Z', 'ws'),
      path('M24 20.6L44 20.6L34 8Z', 'r1'),
      path('M44 20.6L48 18.6L37 7.4L34 8Z', 'r2'),
      line('M34 8V1M31.2 3.6H36.8', 1.4, 1),
      arch(30, 34, 8, 10),
      circle(34, 30, 2.4, 'y2', ink(0.7)),
      door(30, 57, 8, 12),
      roundPane(46, 43, 5, 9),
      roundPane(55, 43, 5, 9),
      circle(53, 35.6, 2.8, 'win'),
      bush(20, 59, 1),
      bush(84, 58, 1.1),
      line('M70 60V54M67.6 56H72.4M77 61V55M74.6 57H79.4', 1.4, 1, 's3'),
    ],
  },
  church: {
    land: [hills(46), grass(49)],
    house: [
      shadow(18, 57, 50, 16),
      gable(18, 57, 54, 20, 14, 14),
      // The tower stands in the middle, over the door.
      rect(34, 21, 22, 36, 'wl'),
      rect(48, 21, 8, 36, 'ws', shade(0.6)),
      rect(34, 21, 22, 36, 'none'),
      path('M31.6 22.4L45 8L58.4 22.4Z', 'r1'),
      path('M45 8L58.4 22.4H52Z', 'r3', shade(0.5)),
      rod('M45 9V2.4M42 5H48', 1.4, 'y1'),
      arch(40.6, 33, 9, 9.6),
      path('M42.6 32.4C42.6 28.4 43.6 27.4 45 27.4S47.6 28.4 47.6 32.4Z', 'y2', ink(0.7)),
      circle(45, 39, 4.6, 'win'),
      line('M45 34.4V43.6M40.4 39H49.6M41.7 35.7L48.3 42.3M48.3 35.7L41.7 42.3', 0.7, 0.8, 'wm'),
      door(39.4, 57, 11.4, 12),
      roundPane(23, 42, 6, 10),
      roundPane(61, 42, 6, 10),
      path('M36 57H54L57 60.4H33Z', 's1', ink(0.9)),
      bush(14, 60, 1.2),
      tree(86, 60.6, 1.5),
      man(26, 61.4, 1.2, 'd1', 'd2'),
      man(66, 61.4, 1.2, 'r2', 'w'),
    ],
  },
  cathedral: {
    land: [hills(46), ground(49)],
    house: [
      shadow(14, 58, 62, 12),
      rect(28, 24, 40, 34, 'wl'),
      path('M26 25L48 11L70 25Z', 'r1'),
      // Two towers with spires.
      each([14, 62] as const, (x) => [
        rect(x, 22, 20, 36, 'wl'),
        rect(x + 13, 22, 7, 36, 'ws', shade(0.6)),
        rect(x, 22, 20, 36, 'none'),
        path(d`M${x - 2} 23L${x + 10} 4L${x + 22} 23Z`, 'r1'),
        path(d`M${x + 10} 4L${x + 22} 23H${x + 15}Z`, 'r3', shade(0.5)),
        line(d`M${x + 10} 5V2`, 1.8, 1, 'y2'),
        roundPane(x + 3.6, 27, 5, 10),
        roundPane(x + 11.4, 27, 5, 10),
        rect(x - 1, 40, 22, 2, 'wm', ink(0.7)),
        roundPane(x + 6.4, 45, 7, 10),
      ]),
      // The rose window.
      circle(48, 30.4, 8.6, 'wm'),
      circle(48, 30.4, 6.8, 'win', ink(0.9)),
      each([0, 45, 90, 135], (degrees) =>
        turned(48, 30.4, degrees, line('M0-6.8V6.8', 0.8, 0.9, 'wm')),
      ),
      each([0, 60, 120, 180, 240, 300], (degrees) =>
        turned(48, 30.4, degrees, circle(0, -4.4, 1.5, degrees % 120 === 0 ? 'q1' : 'i1', NO_INK)),
      ),
      circle(48, 30.4, 1.8, 'y1', ink(0.6)),
      each([36.4, 43.4, 50.4] as const, (x, i) => arch(x, 58, 5.4, i === 1 ? 16 : 13, 'o2')),
      path('M24 58H72L76 61.4H20Z', 's1'),
      man(82, 61.8, 1.2, 'q1', 'w'),
      man(12, 61.8, 1.2, 'd1', 'd2'),
    ],
  },
  cloister: {
    tall: true,
    land: [tallLand(92)],
    house: [
      path('M0 92C24 90 60 93 96 91V124H0Z', 'l1', NO_INK),
      // The bell gable over the roofs.
      rect(38, 30, 22, 30, 'vl'),
      rect(51, 30, 9, 30, 'vm', shade(0.55)),
      rect(38, 30, 22, 30, 'none'),
      path('M35 31L49 18L63 31Z', 'r1'),
      rod('M49 18V9M45.6 12.4H52.4', 1.2, 'y1'),
      arch(43, 50, 12, 16),
      path('M45 47C45 40 47 38 49 38S53 40 53 47L54.6 48.6H43.4Z', 'y2'),
      // The far side of the court.
      rect(10, 62, 76, 26, 'wl'),
      tiledRoof([14, 50], [82, 50], [92, 63], [4, 63], 'r1', 5, 15),
      each([12.6, 22.9, 33.2, 43.5, 53.8, 64.1, 74.4], (x) => arch(x, 88, 8.2, 17)),
      rect(8, 66, 80, 2.4, 'vm', ink(0.8)),
      // The wings left and right.
      path('M0 56L12 64V104L0 116Z', 'ws'),
      path('M0 50L16 62V67L0 58Z', 'r2'),
      path('M2 112V84C2 80 6 79 8 83V104Z', 'wi2'),
      path('M96 56L84 64V104L96 116Z', 'wm'),
      path('M96 50L80 62V67L96 58Z', 'r1'),
      path('M94 112V84C94 80 90 79 88 83V104Z', 'wi2'),
      // The garden and its fountain.
      path('M12 96H84L96 120V124H0V120Z', 'l2', NO_INK),
      path('M43 88H53L60 124H36ZM10 103H86L89 111H7Z', 'g1', NO_INK),
      pool(51, 110, 19, 4),
      path('M33 101V108C33 112 63 112 63 108V101Z', 's1'),
      path('M53 101H63V108C63 110 58 111 53 111.4Z', 's3', shade(0.5)),
      ellipse(48, 101, 15, 4.4, 's1'),
      ellipse(48, 101.4, 12, 3, 'e2', ink(0.8)),
      path('M46 101V90H50V101Z', 's1', ink(0.9)),
      ellipse(48, 90, 6, 1.8, 's1', ink(0.9)),
      line('M48 90C45 84 41 88 41 99M48 90C51 84 55 88 55 99', 1.2, 0.95, 'e1'),
      bush(21, 99, 1),
      bush(75, 99, 1),
      bush(11, 122, 1.4),
      bush(88, 122, 1.3),
      monk(24, 118),
      monk(72, 119),
    ],
  },
}
