/** Where a command reads and writes. Tests bring their own; `processIo` is the real terminal. */
import type { Readable, Writable } from 'node:stream'

export interface Io {
  readonly input: Readable
  /** Whether a person types. */
  readonly inputIsTty: boolean
  /** Whether a person sees what is written, and how many lines at once. */
  readonly outputIsTty: boolean
  readonly rows: number
  /** Whether somebody watches the progress of long work. */
  readonly showsProgress: boolean
  readonly colours: boolean
  /** Where `out` writes, for the editing of a typed line. */
  readonly output: Writable
  out(text: string): void
  err(text: string): void
}

/** Lines of the screen for which everything is made, if the terminal does not say its own. */
const ROWS = 40

/** The streams of this process. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process
  // A reader that goes away early (`| head`) is no error.
  stdout.on('error', leaveQuietly)
  return {
    input: stdin,
    output: stdout,
    inputIsTty: stdin.isTTY === true,
    outputIsTty: stdout.isTTY === true,
    rows: stdout.rows ?? ROWS,
    showsProgress: stderr.isTTY === true,
    colours: stdout.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb',
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
  }
}

function leaveQuietly(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
}
