/** The arithmetic of a chart of lines: where things lie, and names at the ends of lines that do not cover each other. */

export interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How a number of a seat went, round by round, and what it was in the end. */
export interface SeatLine {
  readonly seat: number
  readonly values: readonly number[]
  readonly final: number
}

/** Steps of a scale from 0 to at least `most`, at most about `count` of them, in round numbers. */
export function ticksTo(most: number, count: number): readonly number[] {
  const raw = Math.max(1, most) / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = Math.max(1, [1, 2, 5, 10].map((it) => it * power).find((it) => it >= raw) ?? 1)
  const steps = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

/**
 * Which of the rounds get a number: the first, the last, and round ones between. The first one carries a word, which is as
 * wide as so many rounds.
 */
export function roundsShown(rounds: number, room: number, word = 0): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50].find((it) => rounds / it <= room) ?? 100
  const between = Array.from(
    { length: Math.floor(rounds / step) },
    (_, index) => (index + 1) * step,
  )
  const afterFirst = 1 + Math.max(1, rounds / 6, word)
  const clear = between.filter((round) => round >= afterFirst && rounds - round >= step / 2)
  return rounds <= 1 ? [1] : [1, ...clear, rounds]
}

export interface Scale {
  readonly x: (round: number) => number
  readonly y: (value: number) => number
}

/** Rounds from 1 to the last one across, values from 0 up. */
export function scaleOf({ left, right, top, bottom }: Frame, rounds: number, most: number): Scale {
  const across = (right - left) / Math.max(1, rounds - 1)
  return {
    x: (round) => left + (round - 1) * across,
    y: (value) => bottom - (value / Math.max(1, most)) * (bottom - top),
  }
}

/** The same heights, in the same order, at least `gap` apart and within the frame. */
export function spread(
  heights: readonly number[],
  gap: number,
  { top, bottom }: Pick<Frame, 'top' | 'bottom'>,
): readonly number[] {
  const order = heights.map((_, index) => index)
  order.sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0) || one - other)
  const placed = new Array<number>(heights.length).fill(0)
  let free = top
  for (const index of order) {
    placed[index] = Math.max(heights[index] ?? 0, free)
    free = (placed[index] ?? 0) + gap
  }
  let least = bottom
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, least)
    least = (placed[index] ?? 0) - gap
  }
  return placed
}

export function pathOf(values: readonly number[], { x, y }: Scale): string {
  const points = values.map((value, index) => `${x(index + 1).toFixed(1)} ${y(value).toFixed(1)}`)
  return `M${points.join('L')}`
}

/** The area between two rows of heights, over the same rounds. */
export function areaOf(
  upper: readonly number[],
  lower: readonly number[],
  { x, y }: Scale,
): string {
  const points = (values: readonly number[]) =>
    values.map((value, index) => `${x(index + 1).toFixed(1)} ${y(value).toFixed(1)}`)
  return `M${[...points(upper), ...points(lower).toReversed()].join('L')}Z`
}

/** A mark for each seat, as a path around a point: circle, diamond, triangle, square, cross. */
export function markOf(seat: number, x: number, y: number): string {
  const at = `M${x.toFixed(1)} ${y.toFixed(1)}`
  const marks = [
    `${at}m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`,
    `${at}m0 -6.5l6.5 6.5l-6.5 6.5l-6.5 -6.5Z`,
    `${at}m0 -6l6 10h-12Z`,
    `${at}m-4.5 -4.5h9v9h-9Z`,
    `${at}m-2 -6h4v4h4v4h-4v4h-4v-4h-4v-4h4Z`,
  ]
  return marks[seat % marks.length] ?? ''
}

/** A name that has so many letters at most. */
export function shortened(name: string, most: number): string {
  const letters = [...name]
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, Math.max(1, most - 1))
        .join('')
        .trimEnd()}…`
}
