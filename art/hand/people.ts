/** People: small ones before a building, and the half figures of the roles, whose head is drawn around (0, 0). */
import type { Colour } from './palette.ts'
import { type Drawing, d, ink, NO_INK, shade } from './pen.ts'
import { at } from './placing.ts'
import { circle, line, path } from './shapes.ts'

export const man = (
  x: number,
  y: number,
  scale = 1,
  coat: Colour = 'n1',
  hat: Colour = 'd1',
): Drawing =>
  at(x, y, scale, [
    path('M-2 0V-4.4H2V0Z', 'd2', ink(0.7)),
    path('M-2.6-3.6C-2.8-7-1.6-8.6 0-8.6S2.8-7 2.6-3.6Z', coat, ink(0.8)),
    circle(0, -10, 1.8, 'f1', ink(0.7)),
    path(
      'M-3.4-10.8C-1.8-11.2-1.4-13 0-13S1.8-11.2 3.4-10.8C1.8-10.2-1.8-10.2-3.4-10.8Z',
      hat,
      ink(0.7),
    ),
  ])

export interface Looks {
  readonly beard?: Colour
  readonly moustache?: Colour
  readonly old?: boolean
}

/** A head that looks a little to the right: dots for eyes, one line for the nose, no outlines inside the face. */
export const head = ({ beard, moustache, old = false }: Looks = {}): Drawing => [
  path('M-3.6 8V16H4V8Z', 'f2'),
  path('M-7.4-3C-7.6 5-4.6 11 0 11S7.6 5 7.4-3C7-9-7-9-7.4-3Z', 'f1'),
  path('M2-7.6C6-7 7.4-5 7.4-3C7.6 5 4.6 11 0 11C3.6 8 4.6 3 3.4-1Z', 'f2', shade(0.75)),
  path('M-7.6-2C-8.4-2-8.6 2-7 3', 'f1', ink(0.8)),
  circle(-1.9, 0.2, 0.95, 'd2', NO_INK),
  circle(3.7, 0.2, 0.95, 'd2', NO_INK),
  line('M-3.6-2.2h3M2-2.2h3', 1.1, 0.95, old ? 's1' : 'd2'),
  line('M1.1 .6L2.4 4Q1.6 4.8 .6 4.6', 0.8, 0.75, 'f3'),
  beard !== undefined && [
    path(
      'M-7.4 0C-7.4 8-4 14 .4 14S8 8 7.4 0C6.4 5 5 6.2 3.4 5.8C1.6 5-.2 5-2 5.8C-4.4 6.2-6.4 5-7.4 0Z',
      beard,
      ink(0.9),
    ),
    line('M-1.4 7.4H2.6', 0.9, 0.9, 'f2'),
  ],
  beard === undefined &&
    (moustache === undefined
      ? line('M-1.6 7.2Q.8 8.6 3 7', 0.9, 0.8, 'f3')
      : path(
          'M-4 6.4C-2.4 4.6-.4 4.8.6 5.6C1.6 4.8 3.8 4.6 5.4 6.4C3.6 7.2 1.8 7 .6 6.6C-.4 7-2.4 7.2-4 6.4Z',
          moustache,
          ink(0.6),
        )),
]

/** Shoulders and chest under a head, with a collar. */
export const torso = (lit: Colour, dark: Colour, collar: Colour = 'w', w = 17): Drawing => [
  path(d`M-${w} 34C-${w} 20-10 14-4 13L4 13C11 14 ${w + 1} 20 ${w + 1} 34Z`, lit),
  path(d`M3 13C11 14 ${w + 1} 20 ${w + 1} 34H6C9 26 8 18 3 13Z`, dark, shade(0.8)),
  path('M-4 13L0 20L4.4 13C2 15-2 15-4 13Z', collar, ink(0.8)),
]

export const strawHat = (): Drawing => [
  path('M-13-3.6C-8-6 8-6 13.6-3.6C15-2.4 9-1.4 0-1.4S-15-2.4-13-3.6Z', 'y1'),
  path('M-6.8-4.6C-7-10-4-12.4 0-12.4S7-10 6.8-4.6C3-5.6-3-5.6-6.8-4.6Z', 'y1'),
  path('M2-12C6-11 7-8 6.8-4.6C5-5.2 4-5.4 3-5.4C4-8 3.6-10 2-12Z', 'y2', shade(0.8)),
  line('M-6.6-6C-3-7 3-7 6.6-6', 1.6, 1, 'q1'),
]

export const tricorn = (cloth: Colour, braid: Colour = 'y2'): Drawing => [
  path('M-13-4C-9-4-8-10-2-12.4C4-12.4 10-10 14-5C9-5.6 5-3.4 0-3.4S-9-3-13-4Z', cloth),
  line('M-12.4-4.4C-8-5-7-9.4-2-11.6C4-11.4 9-9.4 13-5.4', 1, 1, braid),
]

export const cap = (lit: Colour, dark: Colour): Drawing => [
  path('M-8-3C-9-9-4-12 1-11.6C7-11 9-8 8-3C3-4.8-4-4.8-8-3Z', lit),
  path('M2-11.4C7-11 9-8 8-3C6-3.6 5-3.8 4-4C5-7 4.4-9.6 2-11.4Z', dark, shade(0.8)),
]

export const bicorn = (cloth: Colour): Drawing => [
  path('M-15-3C-11-4-8-13 0-13S11-4 15.6-3C10-1.6 6-4 0-4S-10-1.6-15-3Z', cloth),
  line('M-14-3.2C-10-4.6-7-12 0-12S10-4.6 14.6-3.2', 1.1, 1, 'y1'),
  circle(0, -8, 2, 'q1', ink(0.7)),
]

export const hat = (cloth: Colour, band: Colour): Drawing => [
  path('M-12-3.4C-7-5 7-5 12.6-3.4C13-2-13-2-12-3.4Z', cloth),
  path('M-6.6-4C-7-9-6.6-12-5-13C-2-12 2-12 5-13C6.8-12 7-9 6.6-4Z', cloth),
  line('M-6.6-5.6H6.6', 1.8, 1, band),
]

/** An arm along a path. */
export const arm = (commands: string, sleeve: Colour, width = 6): Drawing => [
  path(commands, 'none', ink(width + 2)),
  path(commands, 'none', { ink: width, colour: sleeve }),
]

export const hand = (x: number, y: number, r = 3): Drawing => circle(x, y, r, 'f1', ink(0.9))
