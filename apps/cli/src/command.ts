/** What every subcommand is: a name, its words and options for the help, and what it does. */
import type { Given } from './arguments.ts'
import type { Flags } from './flags.ts'
import type { Io } from './io.ts'

export interface Command {
  readonly name: string
  readonly summary: string
  /** Words it takes besides options, as they stand in the help. */
  readonly words: readonly string[]
  readonly flags: Flags
  /** What else its help says, line by line. */
  readonly more?: readonly string[]
  /** Says the exit code. */
  run(io: Io, given: Given): Promise<number>
}
