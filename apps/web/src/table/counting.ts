/**
 * Numbers wait for their pieces: what lies at a place counts up or down when the last piece has come or gone. The number
 * in the page is the new one from the beginning; only what is seen of it waits (`data-counting`).
 */
import { placeOf } from './places.ts'
import { type Leg, settledAt } from './travel.ts'

/** What is counted at places of the table: elements with `data-number`. */
export type Numbers = ReadonlyMap<string, number>

/** Milliseconds between two numbers of a count, and how many there are at most. */
const STEP = 60
const MOST_STEPS = 6

/** How to end what still counts. */
const counting = new Set<() => void>()

function counted(): readonly (readonly [string, HTMLElement])[] {
  return [...document.querySelectorAll<HTMLElement>('[data-number]')].map((element) => [
    placeOf(element.closest<HTMLElement>('[data-place]')),
    element,
  ])
}

/** All numbers as they stand. */
export function numbers(): Numbers {
  return new Map(counted().map(([place, element]) => [place, Number(element.textContent)]))
}

/** Shows the numbers of before until the pieces have come or gone, then those of now. */
export function countOn(before: Numbers, legs: readonly Leg[], slowness: number): void {
  for (const [place, element] of counted()) {
    const [from, to] = [before.get(place), Number(element.textContent)]
    const at = settledAt(place, legs)
    if (from !== undefined && at !== undefined && from !== to)
      count(element, countsFrom(from, to), at * slowness, STEP * slowness)
  }
}

/** Whatever still counts shows its number. */
export function endCounts(): void {
  for (const end of counting) end()
}

/** What is shown on the way from one number to another, without the last. */
export function countsFrom(from: number, to: number): readonly number[] {
  const steps = Math.min(MOST_STEPS, Math.abs(to - from))
  return Array.from({ length: steps }, (_, step) => Math.round(from + ((to - from) * step) / steps))
}

/** One number after the other: the first for `wait` milliseconds, each of the others for `step`. */
function count(element: HTMLElement, shown: readonly number[], wait: number, step: number): void {
  let at = 0
  const show = () => {
    if (at === shown.length) return end()
    element.dataset['counting'] = `${shown[at]}`
    timer = setTimeout(show, at === 0 ? wait : step)
    at++
  }
  const end = () => {
    clearTimeout(timer)
    counting.delete(end)
    delete element.dataset['counting']
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  counting.add(end)
  show()
}
