/** The few shapes that every drawing is made of. */
import type { Colour } from './palette.ts'
import { type Drawing, type Fill, n, type Pen, type Point } from './pen.ts'

const paint = (fill: Fill) => (fill === 'none' ? 'none' : `var(--z${fill})`)

function inked({ ink, colour, opacity, lineOpacity, turn }: Pen): string {
  const line = ink === 0 ? ' stroke="none"' : colour ? ` stroke="var(--z${colour})"` : ''
  const attributes = {
    'stroke-width': ink || undefined,
    opacity,
    'stroke-opacity': lineOpacity,
    transform: turn && `rotate(${turn.join(' ')})`,
  }
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return line + written.map(([name, value]) => ` ${name}="${value}"`).join('')
}

/** A shape by the commands of SVG paths. */
export const path = (commands: string, fill: Fill = 'none', pen: Pen = {}): string =>
  `<path d="${commands}" fill="${paint(fill)}"${inked(pen)}/>`

export const polygon = (points: readonly Point[], fill: Fill, pen: Pen = {}): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, pen)

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: Fill,
  pen: Pen = {},
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${paint(fill)}"${inked(pen)}/>`

export const circle = (x: number, y: number, r: number, fill: Fill, pen: Pen = {}): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint(fill)}"${inked(pen)}/>`

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: Fill,
  pen: Pen = {},
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint(fill)}"${inked(pen)}/>`

/** A line and nothing inside. */
export const line = (commands: string, width = 0.6, opacity = 0.55, colour: Colour = 'k'): string =>
  `<path d="${commands}" fill="none" stroke="var(--z${colour})" stroke-width="${width}" opacity="${opacity}"/>`

/** A rod: a line in a colour, with ink on both sides. */
export const rod = (commands: string, width: number, colour: Colour): Drawing => [
  line(commands, width + 1.6, 1),
  line(commands, width, 1, colour),
]
