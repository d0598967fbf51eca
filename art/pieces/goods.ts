/** The goods. The silhouette decides, the letter of the page confirms it: each is told apart in one colour. */
import type { Drawing } from '../hand/pen.ts'
import { line } from '../hand/shapes.ts'
import { body, disc, strap, under } from './volume.ts'

export const GOODS: Readonly<Record<string, Drawing>> = {
  // A tied sack.
  'good-corn': [
    under(),
    body('M17 14C14 9 14 7 15 5C19 7 21 6 24 5C27 6 29 7 33 5C34 7 34 9 31 14Z', 'corn'),
    body(
      'M16 14C10 18 6 26 6 33C6 40 11 43 24 43C37 43 42 40 42 33C42 26 38 18 32 14Z',
      'corn',
      'vB',
    ),
    strap('M15 14.5C20 16.5 28 16.5 33 14.5', 2.6),
    line('M14 20C12 24 10 29 10 33M36 21C37 24 38 27 38 30', 0.9, 0.45),
  ],
  // A wide pot with a rim.
  'good-indigo': [
    under(),
    body(
      'M15 13C9 16 5 22 5 29C5 38 13 43 24 43C35 43 43 38 43 29C43 22 39 16 33 13Z',
      'indigo',
      'vB',
    ),
    body('M11 6H37V13H11Z', 'indigo'),
    line('M13 8H27', 1.6, 0.6, 'u1'),
    line('M9 22C8 25 8 29 9.4 32', 2, 0.55, 'u1'),
  ],
  // A loaf, a cone.
  'good-sugar': [
    under(),
    body(
      'M24 4C27 4 28.5 6 29.5 9L41 38C42 41 40 43 37 43H11C8 43 6 41 7 38L18.5 9C19.5 6 21 4 24 4Z',
      'sugar',
      'vA',
      '<path d="M9.6 33C18 37 31 37 38.8 33L41 38C42 41 40 43 37 43H11C8 43 6 41 7 38Z" fill="var(--sugar-2)" stroke="none" opacity=".85"/>',
    ),
    line('M9 34C18 38 31 38 39.4 34', 1.2, 0.7),
  ],
  // A strapped bale.
  'good-tobacco': [
    under(26, 43, 22),
    body('M5 12L11 7H44L42 12Z', 'tobacco'),
    body('M42 12L44 7V38L42 42Z', 'tobacco', 'vR'),
    body('M5 12H42V42H5Z', 'tobacco', 'vB'),
    strap('M13 12V42M34 12V42', 3.4),
    strap('M13 12L18 7M34 12L38 7', 2.4),
    line('M20 18H28M19 36H29M7 22H10M37 30H40', 0.9, 0.5),
  ],
  // A barrel.
  'good-coffee': [
    under(),
    body('M14 5H34C40 13 41 35 34 43H14C7 35 8 13 14 5Z', 'coffee'),
    line('M19 6C16 16 16 32 19 42M29 6C32 16 32 32 29 42', 0.8, 0.5),
    line('M10.6 13.4C18 15.4 30 15.4 37.4 13.4M10.6 34.6C18 36.6 30 36.6 37.4 34.6', 3, 1),
    strap('M10.6 13.2C18 15.2 30 15.2 37.4 13.2M10.6 34.4C18 36.4 30 36.4 37.4 34.4', 1.5, 'y2'),
    '<ellipse cx="24" cy="5.6" rx="9.6" ry="1.9" fill="var(--coffee)" stroke-width="1.2"/>',
  ],
  // An ingot.
  'good-silver': [
    under(26, 40, 22),
    body('M13 16L17 10H39L35 16Z', 'silver'),
    body('M39 10L46 34L44 38L35 16Z', 'silver', 'vR'),
    body('M13 16H35L44 38H4Z', 'silver', 'vB'),
  ],
  // A sealed crate.
  'good-customs': [
    under(26, 43, 20),
    body('M24 4L42 13L24 22L6 13Z', 'violet', 'vA'),
    body('M6 13L24 22V43L6 34Z', 'violet', 'vB'),
    body('M42 13L24 22V43L42 34Z', 'violet', 'vR'),
    strap('M15 8.5L33 17.5V38.5M33 8.5L15 17.5V38.5', 2, 'o1'),
    line('M6 20L24 29L42 20', 0.9, 0.5),
    disc(24, 31, 7, 'var(--wax)', 'stroke-width="1.3"'),
    disc(24, 31, 6.6, 'url(#vB)'),
    disc(24, 31, 3.8, 'none', 'stroke="#fff" stroke-opacity=".4" stroke-width="1"'),
  ],
}
