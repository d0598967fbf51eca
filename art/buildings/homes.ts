/** Where people live, sleep, eat and are cared for. */
import { arch, door, fire, pane, roundPane } from '../hand/house.ts'
import { bush, grass, ground, hills, palm, pool, shadow, tree } from '../hand/land.ts'
import { ink, shade } from '../hand/pen.ts'
import { man } from '../hand/people.ts'
import { at, each, upTo } from '../hand/placing.ts'
import { eaves, gable, WOODEN } from '../hand/roof.ts'
import { circle, ellipse, line, path, rect, rod } from '../hand/shapes.ts'
import { heart } from '../hand/things.ts'
import type { Buildings } from '../picture.ts'

export const HOMES: Buildings = {
  hacienda: {
    land: [hills(45), grass(47)],
    house: [
      shadow(14, 54, 62),
      eaves(12, 54, 58, 16, 16, 10),
      each(upTo(5), (i) => arch(15.5 + i * 11, 54, 8, 11)),
      rect(36, 22, 10, 8, 'wl'),
      path('M33 23L49 23L41 15Z', 'r1'),
      roundPane(39, 24.5, 4, 5),
      palm(84, 58, 1.25),
      line('M6 60q4-2 8 0t8 0t8 0t8 0t8 0t8 0t8 0', 1.5, 1, 'p3'),
      bush(12, 57, 0.8),
    ],
  },
  hospice: {
    closer: 1.13,
    land: [hills(46), grass(49)],
    house: [
      shadow(22, 56, 42),
      gable(20, 56, 40, 19, 18, 15),
      heart(40, 34, 1.25),
      door(35, 56, 10, 13),
      roundPane(25, 43, 6, 7),
      roundPane(49, 43, 6, 7),
      pane(65, 38.6, 4, 7),
      pane(71, 36.4, 4, 7),
      rect(53, 14, 6, 8, 'wl'),
      path('M51.6 14.4L56 9L60.4 14.4Z', 'r1'),
      circle(56, 18, 1.6, 'y2', ink(0.7)),
      line('M33 59H47', 2.2, 1, 's1'),
      bush(18, 59, 1),
      man(66, 61, 1, 'u2', 'w'),
      bush(80, 59, 0.8),
    ],
  },
  forestHouse: {
    land: [hills(42), grass(48)],
    house: [
      // The wood behind, the wood beside.
      each([4, 16, 30, 44, 58, 72, 86], (x) => tree(x, 46, 1.25, 'p3', 'p2')),
      shadow(24, 56, 38, 14),
      gable(24, 56, 34, 15, 16, 14, { wall: WOODEN }),
      line('M24 45H58M24 49H58M24 53H58', 0.7, 0.6),
      arch(35, 56, 11, 12),
      pane(48.6, 45, 5.6, 6),
      circle(41, 36, 2.6, 'win'),
      tree(9, 61, 1.9, 'p2', 'p1'),
      tree(88, 61, 2, 'p2', 'p1'),
      // The stump with the axe.
      pool(66, 61.6, 11, 1.6),
      path('M58 61.4C59 58 59 56 59 54H73C73 56 73.4 58 75 61.4Z', 'o3'),
      ellipse(66, 54, 7, 2.2, 'o1'),
      rod('M67 54L75 41', 1.9, 'o2'),
      path('M62 51.4L66 44.6L71.6 47.4L68.4 53.6C66 54 63.6 53.4 62 51.4Z', 'a2', ink(0.9)),
      line('M63 51L66.6 45.4', 0.9, 0.9, 'w'),
      path('M20 61.4V57.6H34V61.4Z', 'o2', ink(0.8)),
      each([22, 27, 32], (x) => circle(x, 59.4, 2.4, 'o1', ink(0.8))),
    ],
  },
  hut: {
    land: [hills(45), grass(49)],
    house: [
      shadow(28, 57, 36, 16),
      path('M28 58V40H68V58C56 60.4 40 60.4 28 58Z', 'o1'),
      path('M54 40H68V58C64 59 60 59.4 56 59.6Z', 'o3', shade(0.6)),
      line('M32 41V58.6M36.4 41V59M61 41V59M64.6 41V58.6', 0.8, 0.6),
      path('M28 58V40H68V58C56 60.4 40 60.4 28 58Z'),
      // The roof of palm leaves is nearly all of it.
      path(
        'M48 5C40 16 28 30 15 41L20 43.6L25 42L31 45L37 43L43 46L49 43.4L55 46L61 43L66 45L72 42L77 43.4L81 41C68 30 56 16 48 5Z',
        'y2',
      ),
      path(
        'M48 5C56 16 68 30 81 41L77 43.4L72 42L66 45L61 43C60 30 54 16 48 5Z',
        'y3',
        shade(0.55),
      ),
      line(
        'M48 8L26 40M48 8L36 41M48 8L47 42M48 8L58 41M48 8L68 40M33 24C42 28 54 28 63 24M26 32C40 38 58 38 70 32',
        0.8,
        0.6,
      ),
      path(
        'M48 5C40 16 28 30 15 41L20 43.6L25 42L31 45L37 43L43 46L49 43.4L55 46L61 43L66 45L72 42L77 43.4L81 41C68 30 56 16 48 5Z',
      ),
      path('M44 5.6H52L50 1.6H46Z', 'o3', ink(0.8)),
      path('M40 59.2V47H56V59.4Z', 'wi2'),
      path('M40 47H56C55 51 51 54 50 59.4H56V47Z', 'r1', ink(0.8)),
      palm(86, 60, 1.5),
      palm(10, 61, 1.15, -1),
      bush(24, 60.4, 0.9),
      line('M70 60q2-3 5-3t5 3', 1.6, 1, 'o3'),
      fire(75, 60.4, 8),
    ],
  },
  poorHouse: {
    land: [hills(46), ground(49)],
    house: [
      shadow(12, 56, 42, 14),
      gable(8, 56, 40, 17, 16, 15, { wall: ['wm', 'ws'] }),
      // A patched roof, a cracked wall.
      path('M44 27L52 25L55 32L47 34Z', 'o1', ink(0.8)),
      line('M45.6 29.4L53 27.6M46.4 32L54 30', 0.5, 0.6),
      path('M56 31L62 29.6L63 34L58 36Z', 'b1', ink(0.8)),
      line('M13 42L16 46L14.4 49L17 52', 0.8, 0.7),
      path('M33 42H41V49H33Z', 'win', ink(0.8)),
      line('M32 43L42 48M32 48L42 43', 1.4, 1, 'o2'),
      arch(17, 56, 10, 13),
      // Soup for everybody.
      at(-6, 0, 1, [
        pool(66, 61.8, 22, 2),
        fire(66, 61.4, 17),
        path('M50 61L54 40H57.6L54.6 61ZM82 61L78 40H74.4L77.4 61Z', 'd2', ink(0.8)),
        path('M51 42H81C82 53 76 58.6 66 58.6S50 53 51 42Z', 'd1'),
        path('M70 42H81C82 53 76 58.6 68 58.6C74 54 74 47 70 42Z', 'd2', shade(0.7)),
        ellipse(66, 42, 15.4, 3.8, 'a3'),
        ellipse(66, 42.4, 12.6, 2.6, 'b1', ink(0.8)),
        rod('M72 42L82 25', 1.8, 'o1'),
        line('M61 36q-2-3 0-6t0-6M67 34q-2-3 0-6t0-6', 1.6, 0.8, 'sm'),
      ]),
      man(37, 61.6, 1.25, 'm1', 'o2'),
      man(28, 61.4, 1.15, 'q2', 'o3'),
      man(84, 61.4, 1.3, 'c1', 'o2'),
    ],
  },
}
