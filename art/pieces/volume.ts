/** Pieces one can take up, 48 × 48: flat in the colour of the page's tokens, and gradients over it for the volume. */
import type { Colour } from '../hand/palette.ts'
import type { Drawing } from '../hand/pen.ts'
import { HULL_GRADIENT } from '../hand/ships.ts'

/** Lit left and dark right; a ball; a rim; the shadow under a piece. */
type Volume = 'vA' | 'vB' | 'vR'

/** The gradients all pieces use; they stand in the page once. */
export const GRADIENTS = `<linearGradient id="vA" x1="0" y1="0" x2="1" y2=".35"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".32" stop-color="#fff" stop-opacity=".12"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#1a0c02" stop-opacity=".5"/></linearGradient>
<radialGradient id="vB" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".4" stop-color="#fff" stop-opacity=".06"/><stop offset=".72" stop-color="#1a0c02" stop-opacity=".1"/><stop offset="1" stop-color="#1a0c02" stop-opacity=".55"/></radialGradient>
<linearGradient id="vR" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1400" stop-opacity=".6"/></linearGradient>
<radialGradient id="gS" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#1a0c02" stop-opacity=".6"/><stop offset="1" stop-color="#1a0c02" stop-opacity="0"/></radialGradient>
${HULL_GRADIENT}`

/** The colours of the page that pieces have. */
export type Token =
  | 'corn'
  | 'indigo'
  | 'sugar'
  | 'tobacco'
  | 'coffee'
  | 'silver'
  | 'violet'
  | 'gold'
  | 'wax'
  | 'colonist'
  | 'back'

/** The soft shadow under a piece. */
export const under = (x = 27, y = 43.5, rx = 20, ry = 4): Drawing =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#gS)" stroke="none"/>`

/** A body: colour, volume, what is painted on it, outline. */
export const body = (
  commands: string,
  token: Token,
  volume: Volume = 'vA',
  painted: Drawing = '',
  width = 1.6,
): Drawing => [
  `<path d="${commands}" fill="var(--${token})" stroke="none"/><path d="${commands}" fill="url(#${volume})" stroke="none"/>`,
  painted,
  `<path d="${commands}" fill="none" stroke-width="${width}"/>`,
]

/** A disc: colour or gradient, and its outline. */
export const disc = (
  x: number,
  y: number,
  r: number,
  fill: string,
  outline = 'stroke="none"',
): Drawing => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${outline}/>`

/** A strap or a cord on a body. */
export const strap = (commands: string, width: number, colour: Colour = 'o3'): Drawing =>
  `<path d="${commands}" fill="none" stroke="var(--z${colour})" stroke-width="${width}"/>`
