/** `doubloon engine`: one JSON request per line on stdin, one reply per line on stdout (docs/protocol.md). */
import type { Command } from '../command.ts'
import { Session } from '../engine/session.ts'
import { readLines } from '../lines.ts'
import { say } from '../messages.ts'

export const engine: Command = {
  name: 'engine',
  summary: say.commands.engine,
  words: [],
  flags: {},
  async run(io) {
    const session = new Session()
    for await (const line of readLines(io.input)) {
      if (line?.trim() === '') continue
      io.out(`${JSON.stringify(session.answer(line))}\n`)
      if (!session.isOpen) break
    }
    return 0
  },
}
