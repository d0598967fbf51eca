/**
 * Measuring speed by the CPU time of this thread, the best of several short windows, because other work on the
 * machine only ever slows down. What is compared is measured in turns, so that a slow moment hits all alike.
 */

/** How long and how often is measured. */
export interface Effort {
  readonly windows: number
  readonly milliseconds: number
  /** Called after every window, the first one included. */
  readonly onWindow?: () => void
}

/** For figures one can quote, and for seeing that everything runs. */
export const THOROUGH: Effort = { windows: 6, milliseconds: 300 }
export const QUICK: Effort = { windows: 1, milliseconds: 20 }

/** Does some work and says how much. */
export type Work = () => number

/** Units of work per second for each of several kinds of work; one window beforehand warms up. */
export function ratesOf(effort: Effort, works: readonly Work[]): readonly number[] {
  const best = works.map(() => 0)
  for (let window = 0; window <= effort.windows; window++)
    for (const [index, work] of works.entries()) {
      const rate = measure(effort, work)
      effort.onWindow?.()
      if (window > 0) best[index] = Math.max(best[index] ?? 0, rate)
    }
  return best
}

/** Units of work per second. */
export function rateOf(effort: Effort, work: Work): number {
  return ratesOf(effort, [work])[0] ?? 0
}

function measure({ milliseconds }: Effort, work: Work): number {
  let done = 0
  let elapsed = 0
  const started = cpuMilliseconds()
  while (elapsed < milliseconds) {
    done += work()
    elapsed = cpuMilliseconds() - started
  }
  return (done / elapsed) * 1000
}

function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Nanoseconds per unit of work. */
export function nanoseconds(rate: number): number {
  return 1e9 / rate
}
