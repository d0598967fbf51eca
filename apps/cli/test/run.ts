/** Runs the command inside the test, or as a real process, and hands back what it wrote. */
import { spawn } from 'node:child_process'
import { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { main } from '@doubloon/cli'
import type { Io } from '../src/io.ts'

/** What a run left behind. */
export interface Outcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs with these arguments; `input` stands on standard input, `terminal` is what is unlike a pipe. */
export async function run(
  args: readonly string[],
  input: string | readonly (string | Buffer)[] = '',
  terminal: Partial<Io> = {},
): Promise<Outcome> {
  let out = ''
  let err = ''
  const output = new Writable({
    write(text, _encoding, done) {
      out += String(text)
      done()
    },
  })
  const chunks = typeof input === 'string' ? [input] : input
  const code = await main(args, {
    input: Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
    inputIsTty: false,
    outputIsTty: false,
    rows: 40,
    showsProgress: false,
    colours: false,
    output,
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    ...terminal,
  })
  return { code, out, err }
}

/** Runs words as one would type them. */
export function type(line: string, input = ''): Promise<Outcome> {
  return run(line.split(' '), input)
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const START = `import { main } from '@doubloon/cli'; process.exitCode = await main(process.argv.slice(1))`

/** Runs in a process of its own, on the sources; `feed` writes to its standard input and ends it. */
export function spawned(
  args: readonly string[],
  feed: (input: NodeJS.WritableStream) => void,
): Promise<Outcome> {
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--input-type=module', '-e', START, '--', ...args],
    { cwd: `${root}tools`, env: { ...process.env, NO_COLOR: '1' } },
  )
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  feed(child.stdin)
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }))
  })
}
