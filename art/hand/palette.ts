/** The colours of all drawings. Three of a kind are lit, middle and shade; the lamp stands at the upper left. */

const DAY = {
  /** Ink of all outlines. */
  k: '#46301f',
  /** Walls of stucco. */
  ...{ wl: '#fbeed2', wm: '#ecd6ab', ws: '#bf9c78' },
  /** Violet plaster, of large violet buildings. */
  ...{ vl: '#dcc8e8', vm: '#bd9fd2', vs: '#8c6aa6' },
  /** Violet tiles, of every violet building. */
  ...{ r1: '#9a72b9', r2: '#7a559a', r3: '#553a70' },
  /** Terracotta. */
  ...{ t1: '#e0915f', t2: '#bf6a41', t3: '#8c472c' },
  /** Stone. */
  ...{ s1: '#e2dccb', s2: '#bdb5a3', s3: '#8a8172' },
  /** Wood. */
  ...{ o1: '#d6a86f', o2: '#ad7d48', o3: '#75502d' },
  /** The goods: indigo, sugar, tobacco, coffee, corn (and gold), silver (and iron). */
  ...{ i1: '#5b85c8', i2: '#3a63a8', i3: '#274679' },
  ...{ u1: '#ffffff', u2: '#d7e2e8', u3: '#9fb2bd' },
  ...{ b1: '#e0a660', b2: '#c07f3d', b3: '#865526' },
  ...{ c1: '#8a5a3f', c2: '#5f3b28', c3: '#3d2418' },
  ...{ y1: '#f6d566', y2: '#dca92c', y3: '#a5761a' },
  ...{ a1: '#dfe8eb', a2: '#aebbc2', a3: '#74848d' },
  /** Ground, grass, leaves, sea, hills far away. */
  ...{ g1: '#e9d3a0', g2: '#cfb079', g3: '#a7854f' },
  ...{ l1: '#c2cc86', l2: '#97a95c', l3: '#65793a' },
  ...{ p1: '#9cba63', p2: '#6c8c3f', p3: '#3f5a27' },
  ...{ e1: '#b5dbdb', e2: '#6fa9b0', e3: '#3d7581' },
  ...{ h1: '#cfd4b4', h2: '#b4bf9b' },
  /** Skin, hair, and cloth in red, sea green and olive. */
  ...{ f1: '#f0c79c', f2: '#cf9567', f3: '#8e5a3a' },
  ...{ d1: '#4a3226', d2: '#2b1c15' },
  ...{ q1: '#b8483a', q2: '#8c2f26' },
  ...{ n1: '#3e6b74', n2: '#284a54' },
  ...{ m1: '#6d7d4a', m2: '#4a5730' },
  /** White cloth and paper, clouds. */
  ...{ w: '#fffaf0', cl: '#fffdf6' },
  /** Windows (at night lit), openings, flames, smoke, shadows on the ground. */
  ...{ win: '#5a4650', wi2: '#3b2c33', fl: '#f08a2c', sm: '#f4ece0', sh: '#3a2413' },
}

export type Colour = keyof typeof DAY

/** Night is the same by candle light: these change otherwise than the rest. Windows light up; sea, stone and hills sink. */
const AT_NIGHT: Partial<Record<Colour, string>> = {
  ...{ win: '#ffd070', wi2: '#f0a03c', fl: '#ffab3d' },
  ...{ k: '#1c120c', sh: '#050302', sm: '#8a7d70', cl: '#5b5a66' },
  ...{ s1: '#aa9d8b', s2: '#877b6c', s3: '#5d5347' },
  ...{ h1: '#3b4048', h2: '#30363c' },
  ...{ e1: '#4d7a80', e2: '#27505a', e3: '#143039' },
}

/** What candle light leaves of red, green and blue: the share, and what is added. */
const CANDLE = [
  [0.76, 8],
  [0.64, 6],
  [0.6, 8],
] as const

function byCandle(colour: string): string {
  const parts = CANDLE.map(([share, more], index) => {
    const part = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16)
    return Math.min(255, Math.floor(part * share + more))
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

export type Theme = 'day' | 'night'

/** The palette as custom properties, `--zwl` and so on. */
export function customProperties(theme: Theme): string {
  const names = Object.keys(DAY) as Colour[]
  const at = (name: Colour) =>
    theme === 'day' ? DAY[name] : (AT_NIGHT[name] ?? byCandle(DAY[name]))
  return names.map((name) => `--z${name}:${at(name)};`).join('')
}
