/** What is measured: times of answers, and what processes cost. */
import { readFileSync } from 'node:fs'

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

const TICKS_A_SECOND = 100
/** Where user and system time stand behind the name of the process in `/proc/N/stat`. */
const USER = 11
const SYSTEM = 12

/** Seconds of processor time of a process so far. Only where there is `/proc`. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_A_SECOND
}

/** Memory of a process in kB. */
export function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Does work for each item, so many at a time. */
export async function inParallel<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: most }, worker))
}
