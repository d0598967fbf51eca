/** Fields of numbers that wrap around at their edges, and noise in them that is the same each time. */

export interface Field {
  readonly width: number
  readonly height: number
  readonly values: Float64Array
}

/** A field of what `at` says for each point. */
export function field(width: number, height: number, at: (x: number, y: number) => number): Field {
  const values = new Float64Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) values[y * width + x] = at(x, y)
  return { width, height, values }
}

/** Reads a field around its edges. */
export const read = ({ width, height, values }: Field, x: number, y: number): number =>
  values[((y + height) % height) * width + ((x + width) % width)] ?? 0

/** Numbers between 0 and 1 in an endless row, by a seed. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Numbers spread as those of Gauss. */
export const gauss = (roll: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll())

function weightsOf(sigma: number): readonly number[] {
  const reach = Math.ceil(sigma * 4)
  const raw = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  )
  const sum = raw.reduce((a, b) => a + b, 0)
  return raw.map((it) => it / sum)
}

/** Smooths by so many points down and across. */
export function blur(it: Field, down: number, across: number): Field {
  const pass = (from: Field, weights: readonly number[], dx: number, dy: number) => {
    const reach = (weights.length - 1) / 2
    return field(from.width, from.height, (x, y) =>
      weights.reduce((sum, weight, i) => {
        const step = i - reach
        return (
          sum +
          weight * read(from, wrap(x + step * dx, from.width), wrap(y + step * dy, from.height))
        )
      }, 0),
    )
  }
  return pass(pass(it, weightsOf(across), 1, 0), weightsOf(down), 0, 1)
}

const wrap = (at: number, size: number) => ((at % size) + size) % size

/** With a mean of 0 and a spread of 1. */
export function evened({ width, height, values }: Field): Field {
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  const spread = Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length)
  return { width, height, values: values.map((it) => (it - mean) / spread) }
}

/** Smooth noise with a spread of 1. */
export const noise = (
  roll: () => number,
  width: number,
  height: number,
  down: number,
  across: number,
): Field =>
  evened(
    blur(
      field(width, height, () => gauss(roll)),
      down,
      across,
    ),
  )
