/**
 * The points of a finished game as they are counted, source by source. Any key or press ends the counting, and where
 * motion is unwanted everything is there at once; a game is celebrated once.
 */
import { linear } from 'svelte/easing'
import { prefersReducedMotion, Tween } from 'svelte/motion'
import { settings } from '../settings/settings.svelte.ts'

/** Milliseconds for each source. */
const PACE = 700

const celebrated = new Set<string>()

export class Counting {
  readonly #steps: number
  readonly #progress: Tween<number>
  /** Whether it is counted before one's eyes. */
  isCelebrated = $state(false)

  constructor(table: string, steps: number) {
    this.#steps = steps
    this.isCelebrated =
      !celebrated.has(table) && settings.speed !== 'off' && !prefersReducedMotion.current
    celebrated.add(table)
    this.#progress = new Tween(this.isCelebrated ? 0 : steps, { easing: linear })
    if (this.isCelebrated) void this.#progress.set(steps, { duration: PACE * steps })
  }

  /** How much of a source is counted, 0 … 1. */
  shareOf(step: number): number {
    return Math.min(1, Math.max(0, this.#progress.current - step))
  }

  get isDone(): boolean {
    return this.#progress.current >= this.#steps
  }

  /** Who comes back to the result finds it as it is. */
  settle(): void {
    this.finish()
    this.isCelebrated = false
  }

  finish(): void {
    void this.#progress.set(this.#steps, { duration: 0 })
  }
}
