/** Monuments. The statue is a large tile in one game and a card in the other. */
import { column, flag } from '../hand/house.ts'
import { bush, ground, hills, shadow, tallLand, tallShadow } from '../hand/land.ts'
import { type Drawing, ink, NO_INK, shade } from '../hand/pen.ts'
import { man } from '../hand/people.ts'
import { at, each } from '../hand/placing.ts'
import { circle, line, path, rect, rod } from '../hand/shapes.ts'
import type { Buildings } from '../picture.ts'

/** Victory in gold with her wings, who stands at (x, y). */
const victory = (x: number, y: number, scale: number): Drawing =>
  at(x, y, scale, [
    path('M-3-9C-10-7-17-11-20-19.6C-13-19.6-5-18-1.6-13Z', 'y1'),
    path('M3-9C10-7 17-11 20-19.6C13-19.6 5-18 1.6-13Z', 'y2'),
    line('M-16-16.6C-12-13.6-7-11.2-3-10.6M16-16.6C12-13.6 7-11.2 3-10.6', 0.7, 0.7),
    path('M-4.4 0C-4-6.6-3-11.6 0-13.2C3-11.6 4-6.6 4.4 0Z', 'y1'),
    path('M1-12.6C3-11 4-6.6 4.4 0H1.4C2-5.6 2-9.6 1-12.6Z', 'y3', shade(0.7)),
    circle(0, -15.6, 2.7, 'y1', ink(0.9)),
  ])

export const MONUMENTS: Buildings = {
  statue: {
    tall: true,
    land: [tallLand(94)],
    house: [
      tallShadow(26, 112, 46, 22),
      path('M20 114V107H76V114Z', 's2'),
      path('M26 107V100H70V107Z', 's1'),
      path('M32 100V80H64V100Z', 's1'),
      path('M52 80H64V100H54Z', 's3', shade(0.45)),
      path('M32 100V80H64V100Z'),
      path('M28 80.6V75H68V80.6Z', 's1'),
      rect(37, 84, 22, 12, 'r1', ink(0.9)),
      line('M41 88H55M41 92H51', 1.2, 0.9, 'y1'),
      // The conqueror with sword and cloak.
      at(0, 8, 1, [
        path('M60 34C68 40 71 54 68 67H56Z', 'a3'),
        path(
          'M39 67C39 54 40 46 42 41C40 38 41 33 45 31.4L45.4 27H52.6L53 31.4C58 33 60 37 58.6 42C60 50 60 58 60 67H52L49.6 52L47 67Z',
          'a2',
        ),
        path(
          'M51 32C58 33 60 37 58.6 42C60 50 60 58 60 67H52L50 53C54 46 54 38 51 32Z',
          'a3',
          shade(0.8),
        ),
        line('M43 50H57M44 44L56 38', 1, 0.7),
        path('M44 22C44 16.6 54 16.6 54 22C54 27 52 29.6 49 29.6S44 27 44 22Z', 'a1'),
        path('M38.6 20.6C42 20 43 14.6 49 14.6S56 20 59.6 20.6C56 22.8 42 22.8 38.6 20.6Z', 'a2'),
        path('M50 14.6C54 8.6 60 9 62 12C58 12 55 14 53 16Z', 'q1', ink(0.9)),
        path('M43 36C37 40 33 45 34 49L38 51C40 46 42 44 46 43Z', 'a2'),
        path('M58 36C64 34 67 29 69 22L73 23.6C72 32 67 40 59 43Z', 'a1'),
        rod('M68 27L78 4', 1.8, 'a1'),
        rod('M66 20.6L74.6 24.4', 1.6, 'y2'),
        line('M35 50L30 66', 2.2, 1, 'y3'),
        line('M45 35V40', 1, 0.8, 'w'),
      ]),
      bush(14, 116, 1.6),
      bush(83, 117, 1.5),
      man(88, 112, 1.5, 'n1'),
      man(9, 109, 1.4, 'q1', 'o1'),
    ],
  },
  victoryColumn: {
    land: [hills(46), ground(49)],
    house: [
      shadow(30, 59, 34, 20),
      path('M26 61V56H70V61Z', 's2'),
      path('M31 56V47H65V56Z', 's1'),
      path('M53 47H65V56H54Z', 's3', shade(0.4)),
      rect(36, 49, 24, 5, 'r1', ink(0.8)),
      path('M40 47V25H56V47Z', 's1'),
      path('M50 25H56V47H50.6Z', 's3', shade(0.5)),
      // The relief winds up the shaft.
      line('M40 45L56 40M40 38.6L56 33.6M40 32L56 27', 2.2, 1, 'r1'),
      line(
        'M40 46.2L56 41.2M40 43.8L56 38.8M40 39.8L56 34.8M40 37.4L56 32.4M40 33.2L56 28.2M40 30.8L56 25.8',
        0.6,
        0.7,
      ),
      path('M40 47V25H56V47Z'),
      path('M36.6 27V23H59.4V27Z', 's1'),
      victory(48, 23, 1),
      bush(17, 60.6, 1.2),
      bush(82, 60.6, 1.2),
      man(90, 61.4, 1.15, 'n1'),
      man(25, 61.8, 1.1, 'q1', 'o1'),
    ],
  },
  hero: {
    land: [hills(46), ground(49)],
    house: [
      shadow(24, 59, 46, 18),
      path('M20 61V57H76V61Z', 's2'),
      path('M26 57V49H70V57Z', 's1'),
      path('M58 49H70V57H59Z', 's3', shade(0.4)),
      path('M26 57V49H70V57Z'),
      path('M23 49.6V46H73V49.6Z', 's1'),
      rect(38, 51, 20, 4.6, 'r1', ink(0.8)),
      // Horse and rider.
      at(0, 3, 1, [
        path('M29 29C25 31 23 35 24 40C26 38 27 36 30 34Z', 'a3', ink(0.9)),
        path(
          'M31 27C35 24 42 26 47 26C51 26 54 24 56 20C57 15 60 11 64 9L65 6.6L67.4 9C70 11 73 14.6 74 18.4L71 21L66 18.6C65 22 64 26 62 29C66 29 69 31 69 36L71.4 37.6L69 40.4L65.6 38.6L64.6 34L57 34.6C57 37 56.4 40 55.6 43H50.6L52 35C47 36.6 43 36.4 40 35.4C39 38 38 40 38.4 43H33.4C33 40 33.4 38 34 36C31 33 30 30 31 27Z',
          'a2',
        ),
        path(
          'M34 36C31 33 30 30 31 27C35 30 46 33 57 31C61 30 64 24 66 18.6C65 22 64 26 62 29C66 29 69 31 69 36L71.4 37.6L69 40.4L65.6 38.6L64.6 34L57 34.6C57 37 56.4 40 55.6 43H50.6L52 35C47 36.6 43 36.4 40 35.4Z',
          'a3',
          shade(0.55),
        ),
        circle(68.4, 13.6, 0.8, 'd2', NO_INK),
        line('M58 13C56 16 55.6 19 53 22', 1.6, 0.9, 'a3'),
        path(
          'M40 27C40 21 40 16 43 14L47 13.4C51 14 52 18 51.4 22L54 26L53 33L49 34L48.6 28Z',
          'a1',
        ),
        path(
          'M46 13.6C51 14 52 18 51.4 22L54 26L53 33L49 34L48.6 28L45 27C47 22 47.4 18 46 13.6Z',
          'a3',
          shade(0.6),
        ),
        circle(45.6, 9.6, 3.2, 'a1', ink(0.9)),
        path('M39.4 8.6C42 8 42 4 45.8 4S50 8 52.4 8.6C49 10.2 43 10.2 39.4 8.6Z', 'a2', ink(0.9)),
        rod('M50 17L55.4 11', 2.2, 'a1'),
        rod('M55 12L59.6 .4', 1.3, 'a1'),
        path('M40 17C34 18 31 23 31 28L40 29Z', 'q1', ink(0.9)),
      ]),
      bush(12, 61, 1.2),
      bush(84, 61, 1.3),
      man(91, 61.6, 1.1, 'n1'),
    ],
  },
  triumphalArch: {
    land: [hills(46), ground(49)],
    house: [
      path('M38 64L43 52H53L58 64Z', 'g1', NO_INK),
      shadow(12, 59, 72, 10),
      path('M12 59V18H84V59Z', 's1'),
      path('M70 18H84V59H71Z', 's3', shade(0.4)),
      path('M12 59V18H84V59Z'),
      // Through it one sees the land behind.
      path('M33 59V45A15 15 0 0 1 63 45V59Z', 'e1'),
      path('M33 50C44 47 54 49 63 47V59H33Z', 'h2', NO_INK),
      path('M33 59V54C44 52 54 53 63 52V59Z', 'g1', NO_INK),
      path('M33 59V45A15 15 0 0 1 42 31.4C39 36 38 46 38 59Z', 's3', shade(0.6)),
      path('M33 59V45A15 15 0 0 1 63 45V59Z'),
      path('M29.6 59V45A18.4 18.4 0 0 1 66.4 45V59', 'none', { ink: 0.8 }),
      each([14.6, 23.6, 68.6, 77.6] as const, (x) => column(x, 57, 25, 4)),
      rect(9, 27.4, 26, 3.4, 's1'),
      rect(61, 27.4, 26, 3.4, 's1'),
      rect(8, 15, 80, 3.6, 's1'),
      rect(34, 19.4, 28, 6.6, 'r1', ink(0.9)),
      line('M38 22.7H58', 1.4, 1, 'y1'),
      each([21, 75] as const, (x) => [
        circle(x, 23, 3.4, 'none', ink(2.8)),
        circle(x, 23, 3.4, 'none', { ink: 1.6, colour: 'y1' }),
      ]),
      rect(11, 57, 22, 4, 's2'),
      rect(63, 57, 22, 4, 's2'),
      victory(48, 15, 0.62),
      flag(15, 15, 10),
      flag(78, 15, 10),
      man(48, 61.8, 1.7, 'q1', 'y1'),
      man(38.6, 60.4, 1.2, 'n1'),
      man(57.4, 60.4, 1.2, 'm1', 'o1'),
    ],
  },
}
