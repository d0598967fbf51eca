/** How much the server has to do now. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Logged } from '@doubloon/table'

/** Moves are counted by the second, for the last minute. */
const SECONDS = 60
/** The loop's delay is that of the last minute, too. */
const SPAN = 60_000
const RESOLUTION = 10
const NANOSECONDS = 1e6

export class Load {
  readonly #moves = Array<number>(SECONDS).fill(0)
  #second = secondNow()
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  readonly #span: NodeJS.Timeout

  constructor() {
    this.#delay.enable()
    this.#span = setInterval(() => this.#delay.reset(), SPAN).unref()
  }

  count(events: readonly Logged[]): void {
    const moves = events.filter(({ event }) => event.type === 'moved').length
    this.#turn()
    const slot = this.#second % SECONDS
    this.#moves[slot] = (this.#moves[slot] ?? 0) + moves
  }

  get now() {
    this.#turn()
    const moves = this.#moves.reduce((sum, it) => sum + it, 0)
    return {
      upFor: Math.floor(process.uptime()),
      movesPerSecond: moves / SECONDS,
      delay: { p99: late(this.#delay.percentile(99)), most: late(this.#delay.max) },
      memory: process.memoryUsage.rss(),
    }
  }

  close(): void {
    clearInterval(this.#span)
    this.#delay.disable()
  }

  /** Empties the seconds that have passed since the last look. */
  #turn(): void {
    const now = secondNow()
    const passed = Math.min(SECONDS, now - this.#second)
    for (let back = 0; back < passed; back++) this.#moves[(now - back) % SECONDS] = 0
    this.#second = now
  }
}

/** By a clock that nobody sets. */
function secondNow(): number {
  return Math.floor(performance.now() / 1000)
}

/** What is measured is the time from one look to the next. */
function late(nanoseconds: number): number {
  return Math.max(0, Math.round(nanoseconds / NANOSECONDS - RESOLUTION))
}
