/** Wood, water and the worn edge of paper in full colours: points in a row, red, green, blue and opacity. */
import { blur, dice, field, noise, read } from './noise.ts'

export interface Surface {
  readonly width: number
  readonly height: number
  readonly points: Uint8ClampedArray
  /** Of the WebP. */
  readonly quality: number
}

type Rgb = readonly [number, number, number]

const mix = (a: number, b: number, share: number) => a + (b - a) * share
const bounded = (value: number) => Math.min(1, Math.max(0, value))

function surface(
  width: number,
  height: number,
  quality: number,
  at: (x: number, y: number) => readonly [...Rgb, number],
): Surface {
  const points = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) points.set(at(x, y), (y * width + x) * 4)
  return { width, height, points, quality }
}

/** Two planks with rings, fibres and pores, dark at their seams. */
function wood(): Surface {
  const [WIDTH, PLANK] = [768, 128]
  const [DARK, LIGHT] = [
    [38, 24, 16],
    [92, 60, 38],
  ] as const
  const roll = dice(7)
  const planks = [0, 1].map(() => ({
    warp: noise(roll, WIDTH, PLANK, 18, 120),
    fibres: noise(roll, WIDTH, PLANK, 0.6, 26),
    fine: noise(roll, WIDTH, PLANK, 0.4, 7),
    pores: noise(roll, WIDTH, PLANK, 0.3, 9),
    tone: (roll() - 0.5) * 0.1,
  }))
  return surface(WIDTH, 2 * PLANK, 0.72, (x, row) => {
    const y = row % PLANK
    const plank = planks[row < PLANK ? 0 : 1]
    if (plank === undefined) throw new Error('there are two planks')
    const rings =
      (0.5 + 0.5 * Math.sin(2 * Math.PI * ((y / PLANK) * 7 + read(plank.warp, x, y) * 1.15))) ** 1.6
    const share = bounded(
      0.42 +
        0.2 * (rings - 0.5) +
        0.1 * read(plank.fibres, x, y) +
        0.05 * read(plank.fine, x, y) +
        plank.tone,
    )
    const pores = 1 - 0.28 * bounded(read(plank.pores, x, y) - 1.9)
    const seam = 1 - 0.62 * Math.exp(-Math.min(y, PLANK - 1 - y) / 1.1)
    const ridge = 1 + 0.1 * Math.exp(-((y - 2.5) ** 2))
    const colour = (i: 0 | 1 | 2) => mix(DARK[i], LIGHT[i], share) * pores * seam * ridge
    return [colour(0), colour(1), colour(2), 255]
  })
}

/** Deep and shallow places, and lines of light on the waves. */
function water(deep: Rgb, shallow: Rgb, light: Rgb, strength: number): Surface {
  const SIZE = 256
  const roll = dice(5)
  const [slow, quick] = [noise(roll, SIZE, SIZE, 14, 26), noise(roll, SIZE, SIZE, 5, 12)]
  const [a, b] = [noise(roll, SIZE, SIZE, 4, 10), noise(roll, SIZE, SIZE, 3, 8)]
  const where = noise(roll, SIZE, SIZE, 16, 26)
  const crests = blur(
    field(
      SIZE,
      SIZE,
      (x, y) =>
        Math.exp(-((read(a, x, y) / 0.1) ** 2)) * 0.55 +
        Math.exp(-((read(b, x, y) / 0.09) ** 2)) * 0.35,
    ),
    0.5,
    0.5,
  )
  return surface(SIZE, SIZE, 0.72, (x, y) => {
    const share = bounded(0.5 + (read(slow, x, y) * 0.5 + read(quick, x, y) * 0.25) * 0.22)
    const crest = bounded(read(crests, x, y) * bounded(0.5 + read(where, x, y) * 0.6)) * strength
    const colour = (i: 0 | 1 | 2) => mix(mix(deep[i], shallow[i], share), light[i], crest)
    return [colour(0), colour(1), colour(2), 255]
  })
}

/** A sheet of paper for a border image: an uneven cut, a darker rim, light on the upper left edge and dark on the lower right. */
function edge(paper: Rgb, rim: Rgb, dark: Rgb, lit: Rgb): Surface {
  const [SIZE, CORNER, MARGIN, RIM] = [120, 7, 4, 9]
  const roll = dice(11)
  const [rough, fine] = [noise(roll, SIZE, SIZE, 2.6, 2.6), noise(roll, SIZE, SIZE, 0.9, 0.9)]
  const spots = noise(roll, SIZE, SIZE, 9, 9)
  /** How far outside the cut a point lies. */
  const outside = field(SIZE, SIZE, (x, y) => {
    const [u, v] = [x, y].map((at) => Math.abs(at + 0.5 - SIZE / 2) - (SIZE / 2 - MARGIN - CORNER))
    const [qx, qy] = [u ?? 0, v ?? 0]
    const corner = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0)
    return corner - CORNER + read(rough, x, y) * 0.55 + read(fine, x, y) * 0.22
  })
  const slope = blur(outside, 1.2, 1.2)
  return surface(SIZE, SIZE, 0.9, (x, y) => {
    const away = read(outside, x, y)
    const [gx, gy] = [
      read(slope, x + 1, y) - read(slope, x - 1, y),
      read(slope, x, y + 1) - read(slope, x, y - 1),
    ]
    const light = (-gx * 0.6 - gy * 0.8) / (Math.hypot(gx, gy) + 1e-6)
    const band = Math.exp(-((away + 1.4) ** 2))
    const towardsRim = (1 - bounded(-away / RIM)) ** 1.6 * 0.55
    const colour = (i: 0 | 1 | 2) => {
      const flat = mix(paper[i], rim[i], towardsRim) * (1 + 0.0036 * read(spots, x, y))
      const change = light > 0 ? light * (lit[i] - flat) * 0.9 : light * (flat - dark[i]) * 0.75
      return flat + band * change
    }
    return [colour(0), colour(1), colour(2), bounded(0.5 - away) * 255]
  })
}

/** By the name of the file. */
export const SURFACES: Readonly<Record<string, () => Surface>> = {
  'wood.webp': wood,
  'water.webp': () => water([38, 92, 104], [86, 150, 156], [196, 226, 218], 0.42),
  'watern.webp': () => water([9, 26, 36], [22, 52, 62], [210, 150, 84], 0.2),
  'paper9.webp': () => edge([251, 241, 218], [196, 160, 104], [120, 84, 44], [255, 255, 250]),
  'paper9n.webp': () => edge([50, 39, 29], [24, 16, 10], [10, 6, 3], [132, 96, 58]),
}
