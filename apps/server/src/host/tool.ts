/** What every tool of the host is: a program that works on the data folder, also beside a server that runs. */
import type { ParseArgsOptionsConfig } from 'node:util'

/** What was given to a tool. */
export interface Given {
  /** The file in which everything is kept. */
  readonly file: string
  readonly words: readonly string[]
  readonly text: (flag: string) => string | undefined
  readonly has: (flag: string) => boolean
  readonly number: (flag: string, usual: number) => number
}

export interface Tool {
  readonly flags: ParseArgsOptionsConfig
  readonly mostWords: number
  /** Says what is to be printed. */
  run(given: Given): string | Promise<string>
}

/** Something is not as it must be: one sentence, exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** It was called wrongly: one sentence, exit code 2. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
