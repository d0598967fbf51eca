/** The command `doubloon`: finds the subcommand, reads its arguments, runs it, and turns mistakes into sentences. */
import { Failure, readArguments, UsageError } from './arguments.ts'
import type { Command } from './command.ts'
import { arena } from './commands/arena.ts'
import { bench } from './commands/bench.ts'
import { engine } from './commands/engine.ts'
import { HOST_COMMANDS } from './commands/host.ts'
import { ladder } from './commands/ladder.ts'
import { perft } from './commands/perft.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { GAME_TITLES } from './games.ts'
import { type Io, processIo } from './io.ts'
import { say } from './messages.ts'

const COMMANDS: readonly Command[] = [
  play,
  serve,
  simulate,
  arena,
  ladder,
  replay,
  perft,
  bench,
  engine,
  verify,
  ...HOST_COMMANDS,
]
const HELP = ['help', '--help', '-h']

/** Runs the command with these arguments and says its exit code: 0 fine, 1 failed, 2 wrongly called. */
export async function main(args: readonly string[], io: Io = processIo()): Promise<number> {
  const [name = 'help', ...rest] = args
  if (HELP.includes(name)) {
    io.out(say.help.all(COMMANDS, GAME_TITLES))
    return 0
  }
  const command = COMMANDS.find((it) => it.name === name)
  if (command === undefined) {
    io.err(`${say.usage.unknownCommand(name, COMMANDS)}\n`)
    return 2
  }
  if (rest.some((arg) => arg === '--help' || arg === '-h')) {
    io.out(say.help.one(command))
    return 0
  }
  try {
    return await command.run(io, readArguments(command.flags, rest, command.words.length))
  } catch (error) {
    if (error instanceof UsageError) return complain(io, say.usage.wrong(error.message, name), 2)
    if (error instanceof Failure) return complain(io, error.message, 1)
    throw error
  }
}

function complain(io: Io, sentence: string, code: number): number {
  io.err(`${sentence}\n`)
  return code
}
