/** Money, points, people and cards. `coinblank` and `vpblank` are for a number laid on them. */
import type { Drawing } from '../hand/pen.ts'
import { each } from '../hand/placing.ts'
import { line } from '../hand/shapes.ts'
import { body, disc, under } from './volume.ts'

const CROSS = 'M24 13.6V33.6M14 23.6H34M20.4 16.6H27.6M20.4 30.6H27.6M17 20V27.2M31 20V27.2'
const SCALLOPS =
  'M40.6 17.1A7.4 7.4 0 0 1 40.6 30.9A7.4 7.4 0 0 1 30.9 40.6A7.4 7.4 0 0 1 17.1 40.6A7.4 7.4 0 0 1 7.4 30.9A7.4 7.4 0 0 1 7.4 17.1A7.4 7.4 0 0 1 17.1 7.4A7.4 7.4 0 0 1 30.9 7.4A7.4 7.4 0 0 1 40.6 17.1Z'
const CARD = 'M12 3H36C38 3 39 4 39 6V42C39 44 38 45 36 45H12C10 45 9 44 9 42V6C9 4 10 3 12 3Z'

/** A coin of radius `r` with a sunk field of radius `inner`. */
const coin = (r: number, inner: number): Drawing => [
  under(26, 41, 19, 6),
  disc(24.8, 25.8, r, '#7a4f0f', 'stroke-width="1.4"'),
  disc(24, 23.6, r, 'var(--gold)', 'stroke-width="1.4"'),
  disc(24, 23.6, r - 1, 'url(#vR)'),
  disc(24, 23.6, inner, 'var(--gold)', 'stroke="#6d470c" stroke-width="1"'),
  disc(24, 23.6, inner - 0.4, 'url(#vB)', 'stroke="none" opacity=".85"'),
]

/** A wax seal with a sunk field. */
const seal: Drawing = [
  under(26, 42, 19, 6),
  body(SCALLOPS, 'wax', 'vB', '', 1.3),
  disc(24, 24, 13, '#000', 'opacity=".18" stroke="none"'),
  disc(24, 24, 13, 'none', 'stroke="#fff" stroke-opacity=".36" stroke-width="1.2"'),
]

const rose = (x: number, y: number, scale: number): Drawing =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="none"><path d="M0-12L12 0L0 12L-12 0Z" fill="var(--zn2)"/><path d="M0-9L2.6-2.6L9 0L2.6 2.6L0 9L-2.6 2.6L-9 0L-2.6-2.6Z" fill="var(--ze1)"/></g>`

export const TOKENS: Readonly<Record<string, Drawing>> = {
  doubloon: [
    coin(19, 14.4),
    `<path d="${CROSS}" fill="none" stroke="#fff3c4" stroke-width="2" transform="translate(-.6 -.6)" opacity=".75"/><path d="${CROSS}" fill="none" stroke="#6d470c" stroke-width="1.8"/>`,
  ],
  coinblank: coin(20, 15.6),
  vp: [
    seal,
    '<path d="M24 13.6L26.8 20.8L34.4 21.2L28.5 26L30.5 33.4L24 29.2L17.5 33.4L19.5 26L13.6 21.2L21.2 20.8Z" fill="#ffeccb" stroke="#4a120c" stroke-width="1"/>',
  ],
  vpblank: seal,
  colonist: [
    under(26, 42, 19, 6),
    disc(24.8, 26.4, 19, '#5c2b17', 'stroke-width="1.3"'),
    disc(24, 23.6, 19, 'var(--colonist)', 'stroke-width="1.3"'),
    disc(24, 23.6, 18.4, 'url(#vB)'),
    disc(24, 23.6, 15.6, 'none', 'stroke="#fff" stroke-opacity=".28" stroke-width="1"'),
    '<path d="M12.6 20C12.6 18.6 17 18 18.5 17.4C19 13 21 11.4 24 11.4C27 11.4 29 13 29.5 17.4C31 18 35.4 18.6 35.4 20C35.4 21.6 30 22.2 24 22.2C18 22.2 12.6 21.6 12.6 20ZM14 36C14.6 28.4 18 24.6 24 24.6C30 24.6 33.4 28.4 34 36C28 39.4 20 39.4 14 36Z" fill="#2c140b" stroke="none"/>',
  ],
  governor: [
    under(26, 38, 17, 4),
    body('M24 5L29 15L41 10L37 28H11L7 10L19 15Z', 'gold', 'vB', '', 1.4),
    body(
      'M12 28H36C37 28 38 29 38 30V34C38 35 37 36 36 36H12C11 36 10 35 10 34V30C10 29 11 28 12 28Z',
      'wax',
      'vA',
      '',
      1.3,
    ),
    each(
      [
        [24, 32, 2.2],
        [16, 32, 1.6],
        [32, 32, 1.6],
        [24, 5, 2.4],
        [7, 10, 2],
        [41, 10, 2],
      ] as const,
      ([x, y, r]) => disc(x, y, r, 'var(--zy1)', 'stroke-width=".8"'),
    ),
  ],
  // A tile or card nobody may see yet.
  hidden: [
    under(26, 42, 19, 5),
    body(
      'M10 5H38C39.6 5 40.6 6 40.6 7.6V39.4C40.6 41 39.6 42 38 42H10C8.4 42 7.4 41 7.4 39.4V7.6C7.4 6 8.4 5 10 5Z',
      'back',
      'vA',
    ),
    '<path d="M11.4 9H36.6V38H11.4Z" fill="none" stroke="var(--ze1)" stroke-width="1" opacity=".8"/>',
    rose(24, 23.5, 0.9),
  ],
  'card-back': [
    under(26, 45, 17, 3),
    body(CARD, 'back', 'vA'),
    '<path d="M13 7H35V41H13Z" fill="none" stroke="var(--ze1)" stroke-width="1" opacity=".8"/>',
    rose(24, 24, 0.85),
  ],
  // A card under a building, of which only the lower part is seen.
  'card-tucked': [
    under(26, 45, 15, 3),
    body('M12 20H36V42.5C36 44 35 45 33.5 45H14.5C13 45 12 44 12 42.5Z', 'back', 'vA'),
    '<path d="M24 25.5L26 30.6L31.4 30.9L27.2 34.4L28.6 39.6L24 36.7L19.4 39.6L20.8 34.4L16.6 30.9L22 30.6Z" fill="#ffeccb" stroke-width=".9"/>',
    body(
      'M7 4H41C42.4 4 43 4.6 43 6V19C43 20.4 42.4 21 41 21H7C5.6 21 5 20.4 5 19V6C5 4.6 5.6 4 7 4Z',
      'violet',
      'vA',
    ),
    '<path d="M16 21V13.4L24 7L32 13.4V21Z" fill="var(--zwl)" stroke-width="1.2"/><path d="M14.4 14.2L24 6.4L33.6 14.2" fill="none" stroke="var(--zr3)" stroke-width="2"/><path d="M21.6 21V16.4H26.4V21Z" fill="var(--zwi2)" stroke-width="1"/>',
    line('M7 22.4H41', 1.6, 0.3),
  ],
}
