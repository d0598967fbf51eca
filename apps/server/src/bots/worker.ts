/** A thread in which bots think, one thought at a time. */
import { parentPort } from 'node:worker_threads'
import { type ThinkTask, think } from './think.ts'

parentPort?.on('message', (task: ThinkTask) => {
  try {
    parentPort?.postMessage({ thought: think(task) })
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) })
  }
})
