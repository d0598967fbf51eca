/** Tooth of paper, weave of linen, grain of leather: seven levels of light and dark with transparency, to lie over any colour. */
import { blur, dice, evened, type Field, field, noise, read } from './noise.ts'
import { palettePng, type Rgba } from './png.ts'

const SIZE = 128
const LEVELS = 3

interface Tint {
  readonly light: readonly [number, number, number]
  readonly dark: readonly [number, number, number]
  /** Opacity of one level, of at most 255, and the most there is. */
  readonly step: number
  readonly most: number
  /** How much weaker or stronger light is than dark. */
  readonly lightness: number
}

function tooth(it: Field, { light, dark, step, most, lightness }: Tint): Buffer {
  const opacity = (level: number) => Math.min(level === LEVELS ? most : 255, step * level)
  const palette: Rgba[] = [
    [...dark, opacity(3)],
    [...dark, opacity(2)],
    [...dark, opacity(1)],
    [128, 128, 128, 0],
    [...light, opacity(1) * lightness],
    [...light, opacity(2) * lightness],
    [...light, opacity(3) * lightness],
  ]
  return palettePng(SIZE, SIZE, palette, (x, y) =>
    Math.min(2 * LEVELS, Math.max(0, Math.round(read(it, x, y) * 1.6) + LEVELS)),
  )
}

const mixed = (parts: readonly (readonly [Field, number])[]): Field =>
  field(SIZE, SIZE, (x, y) => parts.reduce((sum, [it, share]) => sum + share * read(it, x, y), 0))

/** Paper: fine noise, and fibres that lie in it. */
function paper(): Field {
  const roll = dice(3)
  const fibres = new Float64Array(SIZE * SIZE)
  for (let i = 0; i < 70; i++) {
    let [x, y, direction] = [roll() * SIZE, roll() * SIZE, roll() * Math.PI]
    const bend = (roll() - 0.5) * 0.25
    const length = 5 + Math.floor(roll() * 9)
    for (let step = 0; step < length; step++) {
      direction += bend * 0.3
      x += Math.cos(direction)
      y += Math.sin(direction)
      const at = ((Math.floor(y) + SIZE) % SIZE) * SIZE + ((Math.floor(x) + SIZE) % SIZE)
      fibres[at] = (fibres[at] ?? 0) + (i % 3 === 0 ? -1 : 1)
    }
  }
  return evened(
    mixed([
      [noise(roll, SIZE, SIZE, 0.55, 0.55), 0.8],
      [noise(roll, SIZE, SIZE, 1.6, 1.6), 0.35],
      [blur({ width: SIZE, height: SIZE, values: fibres }, 0.55, 0.55), -2],
    ]),
  )
}

/** A plain weave with a period of four points; threads are not equally thick. */
function linen(): Field {
  const roll = dice(5)
  const PERIOD = 4
  const [warp, weft] = [noise(roll, SIZE, SIZE, 12, 0.5), noise(roll, SIZE, SIZE, 0.5, 12)]
  const wave = (at: number) => 0.5 + 0.5 * Math.sin((2 * Math.PI * at) / PERIOD)
  const weave = field(SIZE, SIZE, (x, y) =>
    (Math.floor(x / PERIOD) + Math.floor(y / PERIOD)) % 2 === 1
      ? wave(x) * (1 + read(warp, x, y) * 0.25)
      : wave(y) * (1 + read(weft, x, y) * 0.25),
  )
  return mixed([
    [evened(weave), 0.9],
    [noise(roll, SIZE, SIZE, 0.6, 0.6), 0.25],
  ])
}

/** Bumps, lit from the upper left. */
function leather(): Field {
  const roll = dice(8)
  const bumps = mixed([
    [noise(roll, SIZE, SIZE, 1.6, 1.6), 0.8],
    [noise(roll, SIZE, SIZE, 0.8, 0.8), 0.4],
  ])
  return evened(field(SIZE, SIZE, (x, y) => read(bumps, x, y) - read(bumps, x - 1, y - 1)))
}

/** By the name of the file. */
export const TEETH: Readonly<Record<string, () => Buffer>> = {
  'grain8.png': () =>
    tooth(paper(), {
      light: [255, 252, 240],
      dark: [120, 74, 20],
      step: 6,
      most: 20,
      lightness: 1.2,
    }),
  'grain8n.png': () =>
    tooth(paper(), { light: [255, 206, 140], dark: [0, 0, 0], step: 5, most: 16, lightness: 0.5 }),
  'linen8.png': () =>
    tooth(linen(), { light: [255, 255, 240], dark: [0, 0, 0], step: 13, most: 48, lightness: 0.5 }),
  'leather8.png': () =>
    tooth(leather(), {
      light: [255, 225, 180],
      dark: [0, 0, 0],
      step: 14,
      most: 50,
      lightness: 0.7,
    }),
}
