/** Threads in which bots think. One that dies is replaced, and its task tried again: the table waits no longer than that. */
import { Worker } from 'node:worker_threads'
import type { ThinkTask, Thought } from './think.ts'

/** Beside this file, in the form in which this file runs. */
const isSource = import.meta.url.endsWith('.ts')
const WORKER = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url)
const FLAGS = isSource ? ['--conditions=source'] : []

/** How often a task is tried: one that kills every thread must not be tried for ever. */
const MOST_TRIES = 3

interface Waiting {
  readonly task: ThinkTask
  tries: number
  readonly resolve: (thought: Thought) => void
  readonly reject: (error: Error) => void
}

type Said = { readonly thought: Thought } | { readonly failure: string }

export class Thinkers {
  readonly #most: number
  readonly #waiting: Waiting[] = []
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Waiting>()
  #isClosed = false

  /** Threads are started when there is something to think about, at most so many. */
  constructor(most: number) {
    this.#most = most
  }

  think(task: ThinkTask): Promise<Thought> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, tries: 0, resolve, reject })
      this.#next()
    })
  }

  /** The ids of the threads, for those who want to see one die. */
  get threads(): readonly Worker[] {
    return [...this.#idle, ...this.#busy.keys()]
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const ended = new Error('the server stops')
    for (const { reject } of [...this.#waiting.splice(0), ...this.#busy.values()]) reject(ended)
    await Promise.all(this.threads.map((worker) => worker.terminate()))
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#isClosed) return
    const worker = this.#idle.pop() ?? this.#hire()
    if (worker === undefined) return
    const waiting = this.#waiting.shift()
    if (waiting === undefined) return
    waiting.tries++
    this.#busy.set(worker, waiting)
    worker.postMessage(waiting.task)
  }

  #hire(): Worker | undefined {
    if (this.#busy.size >= this.#most) return undefined
    const worker = new Worker(WORKER, { execArgv: FLAGS })
    worker.on('message', (said: Said) => this.#hear(worker, said))
    worker.on('error', () => {})
    worker.on('exit', () => this.#lose(worker))
    worker.unref()
    return worker
  }

  #hear(worker: Worker, said: Said): void {
    const waiting = this.#busy.get(worker)
    this.#busy.delete(worker)
    this.#idle.push(worker)
    if ('thought' in said) waiting?.resolve(said.thought)
    else waiting?.reject(new Error(said.failure))
    this.#next()
  }

  #lose(worker: Worker): void {
    const at = this.#idle.indexOf(worker)
    if (at >= 0) this.#idle.splice(at, 1)
    const waiting = this.#busy.get(worker)
    this.#busy.delete(worker)
    if (waiting === undefined || this.#isClosed) return
    if (waiting.tries < MOST_TRIES) this.#waiting.unshift(waiting)
    else waiting.reject(new Error('every thread that thought about it died'))
    this.#next()
  }
}
