/** Plays games on all cores: a thread each, every one with one game at a time. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Done, Job } from './job.ts'

/** Beside this file, in the form in which this file runs. */
const isSource = import.meta.url.endsWith('.ts')
const WORKER = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url)
const FLAGS = isSource ? ['--conditions=source'] : []

/** How many threads are used if nobody says. */
export const CORES = availableParallelism()

/** Plays all games; the results come in the order of the jobs, whoever played them. */
export async function playAll(
  jobs: readonly Job[],
  threads: number,
  onGame: (done: number) => void,
): Promise<readonly Done[]> {
  const results: Done[] = new Array(jobs.length)
  const workers = Array.from(
    { length: Math.min(threads, jobs.length) },
    () => new Worker(WORKER, { execArgv: FLAGS }),
  )
  let next = 0
  let done = 0
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const give = () => {
        if (next < jobs.length) worker.postMessage({ ...jobs[next], number: next++ })
        else resolve()
      }
      worker.on('message', (result: Done) => {
        results[result.job.number] = result
        done++
        onGame(done)
        give()
      })
      worker.on('error', reject)
      give()
    })
  try {
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return results
}
