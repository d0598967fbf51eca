/** Measuring speed: the best of several short windows, because other work on the machine only ever slows down. */

/** How long and how often is measured. */
export interface Effort {
  readonly windows: number
  readonly milliseconds: number
}

/** For figures one can quote, and for seeing that everything runs. */
export const THOROUGH: Effort = { windows: 5, milliseconds: 400 }
export const QUICK: Effort = { windows: 1, milliseconds: 20 }

/** Units of work per second; `work` does some and says how much. One window beforehand warms up. */
export function rateOf(effort: Effort, work: () => number): number {
  let best = 0
  for (let window = 0; window <= effort.windows; window++) {
    let done = 0
    const started = performance.now()
    let elapsed = 0
    while (elapsed < effort.milliseconds) {
      done += work()
      elapsed = performance.now() - started
    }
    if (window > 0) best = Math.max(best, (done / elapsed) * 1000)
  }
  return best
}

/** Nanoseconds per unit of work. */
export function nanoseconds(rate: number): number {
  return 1e9 / rate
}
