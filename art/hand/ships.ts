/** Ships seen from the side, bow to the right: cargo ships with as many holds as they carry barrels, and the colonists' ship. */
import { type Drawing, d, ink, shade } from './pen.ts'
import { each, upTo } from './placing.ts'
import { line, path, rod } from './shapes.ts'

/** From wood lit above to wood dark at the water: a gradient every page with ships defines. */
const HULL = 'vH'
export const HULL_GRADIENT = `<linearGradient id="${HULL}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0c02" stop-opacity=".62"/></linearGradient>`

const hull = (outline: string, width: number): Drawing => [
  path(outline, 'o2'),
  `<path d="${outline}" fill="url(#${HULL})" stroke="none"/>`,
  path(outline, 'none', ink(width)),
]

const under = (x: number, y: number, rx: number, ry: number): Drawing =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#06222a" opacity=".42" stroke="none"/>`

const foam = (commands: string, width: number): Drawing =>
  `<path d="${commands}" fill="none" stroke="#e9f6f2" stroke-opacity=".85" stroke-width="${width}"/>`

/** A mast at x with a square sail, from the height `top` down. */
function mast(x: number, top: number, half: number, h: number): Drawing {
  const [left, right, low] = [x - half, x + half, top + h]
  const [a, b] = [top + h * 0.4, top + h * 0.7]
  return [
    rod(d`M${x} 40V${top}`, 2, 'o2'),
    path(
      d`M${left} ${top + 4}C${left + 6} ${a} ${left + 6} ${b} ${left - 2} ${low}C${x - half / 3} ${low + 3} ${x + half / 3} ${low + 3} ${right - 2} ${low}C${right + 6} ${b} ${right + 6} ${a} ${right} ${top + 4}Z`,
      'w',
      ink(1.3),
    ),
    path(
      d`M${x + half * 0.3} ${top + 4}C${x + half * 0.3 + 6} ${a} ${x + half * 0.3 + 6} ${b} ${x + half * 0.2} ${low + 2}L${right - 2} ${low}C${right + 6} ${b} ${right + 6} ${a} ${right} ${top + 4}Z`,
      'wm',
      shade(0.75),
    ),
    rod(d`M${left - 2} ${top + 4}H${right + 2}`, 1.2, 'o1'),
  ]
}

/** Holds, dark and sunk; goods are laid over them. Hold i is at x = 16 + 18 i, y = 44, 16 × 17. */
const holds = (count: number): Drawing =>
  each(
    upTo(count).map((i) => 16 + 18 * i),
    (x) =>
      `<rect x="${x}" y="44" width="16" height="17" rx="2" fill="#2a180c" stroke="#1a0e06" stroke-width="1"/><path d="M${x + 1} 61V46a2 2 0 0 1 2-2H${x + 15}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="2"/><path d="M${x + 1} 61.4H${x + 15}" stroke="#f0cf98" stroke-opacity=".55" stroke-width="1"/>`,
  )

const portholes = (count: number): Drawing =>
  each(upTo(count), (i) => `<circle cx="${20 + 18 * i}" cy="54" r="3" fill="#2a180c"/>`)

export const shipWidth = (count: number): number => 46 + 18 * count

/** A cargo ship, `shipWidth` × 78; far away it has portholes instead of holds. */
export function cargoShip(count: number, far = false): Drawing {
  const w = shipWidth(count)
  const [x0, x1] = [8, w - 6]
  const [fore, main] = [x0 + 18 * count * 0.3 + 10, x0 + 18 * count * 0.74 + 10]
  return [
    under(w / 2 + 4, 71, w / 2 - 6, 5),
    line(d`M${x0 + 2} 36L${fore} 6L${main} 4L${x1 - 2} 30`, 0.8, 0.7),
    mast(fore, 4, 13, 24),
    mast(main, 2, 14, 26),
    path(d`M${main} 2l9 2.4l-9 2.4z`, 'q1', ink(0.9)),
    hull(
      d`M${x0 - 4} 34C${x0} 38 ${x0 + 4} 40 ${x0 + 8} 40H${x1 - 16}C${x1 - 8} 40 ${x1 - 3} 36 ${x1 + 2} 30C${x1} 46 ${x1 - 10} 66 ${x1 - 22} 71H${x0 + 16}C${x0 + 2} 66 ${x0 - 4} 48 ${x0 - 4} 34Z`,
      1.6,
    ),
    line(
      d`M${x0 + 3} 62C${x0 + 30} 64 ${x1 - 40} 64 ${x1 - 7} 60M${x0 + 8} 66C${x0 + 30} 67 ${x1 - 40} 67 ${x1 - 12} 64`,
      0.8,
      0.5,
    ),
    line(
      d`M${x0 - 3} 38C${x0 + 2} 41 ${x0 + 4} 42 ${x0 + 8} 42H${x1 - 16}C${x1 - 8} 42 ${x1 - 4} 39 ${x1 + 1} 34`,
      2.2,
      1,
      'y2',
    ),
    far ? portholes(count) : holds(count),
    foam(`M${x0} 70q6-3.4 12 0${'t12 0'.repeat(Math.floor((w - 24) / 12))}`, 2),
  ]
}

/** The ship that brings colonists, 84 × 62. */
export const colonistShip: Drawing = [
  under(44, 56, 36, 4),
  rod('M40 34V4', 2, 'o2'),
  path('M42 6C56 10 62 20 61 30C54 28 48 28 42 30Z', 'w', ink(1.3)),
  path('M38 8C28 12 22 20 22 30C28 28 34 28 38 30Z', 'wm', ink(1.3)),
  path('M40 4l8 2l-8 2z', 'q1', ink(0.8)),
  hull('M6 32C10 35 14 36 18 36H64C70 36 74 33 77 28C76 40 70 52 64 56H20C12 52 7 42 6 32Z', 1.5),
  line('M6 34C10 37 14 38 18 38H64C70 38 74 36 76.6 31', 2, 1, 'y2'),
  foam('M6 55q5-3 10 0t10 0t10 0t10 0t10 0t10 0t10 0', 1.8),
]
