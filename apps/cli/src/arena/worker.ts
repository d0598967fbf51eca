/** A thread that plays the games it is given, one after the other. */
import { parentPort } from 'node:worker_threads'
import { type Job, playJob } from './job.ts'

parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage(playJob(job))
})
