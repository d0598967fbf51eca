/** By the sea. */
import { door, flag, pane } from '../hand/house.ts'
import { hills, pool, sea, shadow } from '../hand/land.ts'
import { ink, NO_INK, shade } from '../hand/pen.ts'
import { man } from '../hand/people.ts'
import { eaves, gable, WOODEN } from '../hand/roof.ts'
import { circle, line, path, rect, rod } from '../hand/shapes.ts'
import { anchor, barrel } from '../hand/things.ts'
import type { Buildings } from '../picture.ts'

export const HARBOUR: Buildings = {
  harbor: {
    land: [hills(40), sea(40)],
    house: [
      path('M6 46H30L27 52H10Z', 'o2'),
      line('M18 46V26', 1.4, 1),
      path('M19 28C25 31 26 38 25 43H19Z', 'w'),
      path('M17 30C12 33 9 38 9 43H17Z', 'wm'),
      path('M40 64L44 50H96V64Z', 's1'),
      path('M40 64L44 50L46 50L43 64Z', 's3', NO_INK),
      line('M50 50V64M62 50V64M74 50V64M86 50V64M43 57H96', 0.6, 0.5),
      shadow(66, 54, 14, 10),
      path('M66 54L68.6 22H79.4L82 54Z', 'w'),
      path('M67.6 34.6H80.4L81 42H67Z', 'r1', ink(0.8)),
      path('M75.6 22H79.4L82 54H76.4Z', 'ws', shade(0.55)),
      rect(66.6, 18.6, 14.8, 3.6, 'r2'),
      rect(69.4, 11, 9.2, 7.8, 'win'),
      path('M67.6 11.6L74 5.4L80.4 11.6Z', 'r1'),
      line('M66 15L50 10M66 17L52 20', 1.2, 0.55, 'y1'),
      anchor(51, 49, 1.15),
      barrel(90, 60, 1.2),
    ],
  },
  lighthouse: {
    land: [hills(40), sea(40)],
    house: [
      // Beams first: the light is the sign.
      path('M48 16L0 4V24Z', 'y1', shade(0.5)),
      path('M48 16L96 4V24Z', 'y1', shade(0.5)),
      path('M8 64C10 56 18 52 28 51H68C80 52 86 57 90 64Z', 's3'),
      path('M16 62C20 56 28 54 36 54M60 55L66 62M74 56L80 62', 'none', { ink: 0.9, opacity: 0.6 }),
      shadow(36, 55, 24, 14),
      path('M35 56L40 24H56L61 56Z', 'w'),
      path('M38.4 34.4L39.6 26.6H56.4L57.6 34.4Z', 'r1', ink(0.8)),
      path('M36.2 48.6L37.4 41H58.6L59.8 48.6Z', 'r1', ink(0.8)),
      path('M51 24H56L61 56H53Z', 'ws', shade(0.55)),
      path('M35 56L40 24H56L61 56Z'),
      door(44, 56, 8, 9),
      rect(36.4, 20.6, 23.2, 4, 'r2'),
      line('M38 20.6V17.4M43 20.6V17.4M53 20.6V17.4M58 20.6V17.4M37 17.4H59', 0.9, 0.9),
      rect(41, 10, 14, 10.6, 'y1'),
      circle(48, 15.4, 3.4, 'w', { ink: 0.7 }),
      line('M44.4 10V20.6M51.6 10V20.6', 0.8, 0.7),
      path('M38.6 10.8L48 2.4L57.4 10.8Z', 'r1'),
      line('M48 2.6V-.4', 1.6, 1, 'y2'),
      eaves(64, 56, 14, 7, 6, 5, { rows: 3, columns: 4, eave: 1.4 }),
      pane(68, 50.4, 5, 4),
      path('M5 50H21L18 55H8Z', 'o2'),
      line('M13 50V36', 1.2, 1),
      path('M14 37C19 40 19 45 18.4 48.6H14Z', 'w', ink(0.9)),
      line('M0 60q3-1.6 6 0M90 59q3-1.6 6 0', 1, 0.9, 'w'),
    ],
  },
  wharf: {
    land: [hills(40), sea(41)],
    house: [
      path('M0 64V55C20 52 60 52 96 55V64Z', 'g1'),
      path('M0 64V60C30 57 66 59 96 60V64Z', 'g2', NO_INK),
      pool(48, 58, 36, 3, 0.26),
      line('M24 59L30 46M38 60L40 50M58 60L56 50M72 59L66 46', 2.4, 1, 'o3'),
      rect(20, 57, 56, 3, 'o2', ink(0.8)),
      path(
        'M10 26C12 42 24 54 40 54H60C74 54 82 40 88 22C80 27 70 29 60 29H30C22 29 14 28 10 26Z',
        'o1',
      ),
      path('M14 36C18 46 28 54 40 54H60C70 54 77 47 82 37C72 43 26 43 14 36Z', 'o2', shade(0.9)),
      line(
        'M12.4 33C22 38 76 38 84.6 31M16 40C28 44 70 44 80.6 39.4M22 47C32 50 66 50 75.6 46',
        0.8,
        0.75,
      ),
      line('M30 29V22M38 29V20M46 29V19M54 29V19M62 29V20M70 28V20.6', 1.8, 1, 'o2'),
      path('M10 26C12 42 24 54 40 54H60C74 54 82 40 88 22C80 27 70 29 60 29H30C22 29 14 28 10 26Z'),
      path('M28 20.4H72', 'none'),
      line('M22 29V5L44 12', 2, 1, 'o3'),
      line('M44 12V18', 1, 1),
      rect(41.6, 17.6, 5, 3.4, 'o1', ink(0.8)),
      flag(22, 7, 6, 'r1'),
      man(84, 60, 1.1, 'q1', 'o1'),
      man(9, 60.5, 1.05, 'n1'),
    ],
  },
  smallWharf: {
    land: [hills(38), sea(40)],
    house: [
      // A shed on the beach, and one small boat on the slip.
      path('M0 64V52C16 48 34 50 48 54L70 64Z', 'g1'),
      path('M0 64V58C16 55 30 57 44 60L52 64Z', 'g2', NO_INK),
      shadow(6, 52, 26, 12),
      gable(4, 52, 28, 14, 14, 12, { wall: WOODEN }),
      rect(9, 40, 18, 12, 'd2'),
      path('M11 52L14 42H17L15 52Z', 'o1', ink(0.7)),
      path('M21 52V44M24 52V44', 'none', { ink: 1.4, colour: 'o1' }),
      rod('M30 63L92 58.4M26 58L88 54', 2, 'o3'),
      line('M40 63L37 57M52 62L49 56M64 61L61 55.4M76 60L73 54.6', 1.6, 1, 'o2'),
      // The boat.
      rod('M60 44V6', 1.8, 'o2'),
      path('M61.6 8C74 14 80 26 79 39C73 37 67 37 61.6 39Z', 'w'),
      path(
        'M61.6 8C70 18 72 30 71 37.4C75 37.6 77 38 79 39C80 26 74 14 61.6 8Z',
        'wm',
        shade(0.75),
      ),
      path('M58.4 12C50 18 45 28 45 38C50 37 54.4 37.4 58.4 39Z', 'r1'),
      path('M60 6L68 8.4L60 11Z', 'q1', ink(0.8)),
      path('M36 41C44 45 74 45 86 39C84 50 77 57 69 57H49C42 56 37 49 36 41Z', 'o1'),
      path('M38 48C50 52 72 51 84 46C82 52 76 57 69 57H49C44 56 40 53 38 48Z', 'o2', shade(0.9)),
      line('M37 44.6C48 48.6 74 48.4 85.4 43M40 51C50 54 72 53.6 81.6 50', 0.8, 0.75),
      path('M36 41C44 45 74 45 86 39C84 50 77 57 69 57H49C42 56 37 49 36 41Z'),
      line('M36 41.4C44 45.4 74 45.4 86 39.4', 1.6, 1, 'y2'),
      man(30, 61.6, 1.2, 'q1', 'o1'),
    ],
  },
}
