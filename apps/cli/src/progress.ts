/** A progress bar on stderr for long work; nothing at all if nobody watches. */
import type { Io } from './io.ts'

const WIDTH = 40
/** Milliseconds between two pictures of the bar. */
const PAUSE = 100

/** Says how far the work is; `finish` wipes the bar away. */
export interface Progress {
  at(done: number): void
  finish(): void
}

const silent: Progress = { at() {}, finish() {} }

/** A bar for work of so many parts. */
export function progress(io: Io, label: string, total: number): Progress {
  if (!io.showsProgress) return silent
  let shownAt = 0
  return {
    at(done) {
      const now = performance.now()
      if (now - shownAt < PAUSE) return
      shownAt = now
      const filled = Math.round((done / total) * WIDTH)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      io.err(`\r${label} ${bar} ${Math.floor((done / total) * 100)} %`)
    },
    finish() {
      if (shownAt > 0) io.err('\r\x1b[2K')
    },
  }
}
