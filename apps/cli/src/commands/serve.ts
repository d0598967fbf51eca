/** `doubloon serve`: starts the server, which is a program of its own, and passes on what it says. */
import type { Command } from '../command.ts'
import { say } from '../messages.ts'
import { runServer } from '../serve/program.ts'

const FLAGS = ['port', 'host', 'page', 'data'] as const
const USUAL_PORT = 8080
const MOST_PORT = 65_535

export const serve: Command = {
  name: 'serve',
  summary: say.commands.serve,
  words: [],
  flags: {
    port: { value: 'N', help: say.serve.port },
    host: { value: 'NAME', help: say.serve.host },
    page: { value: 'FOLDER', help: say.serve.page },
    data: { value: 'FOLDER', help: say.serve.data },
  },
  run(io, given) {
    given.wholeNumber('port', { least: 0, most: MOST_PORT, usual: USUAL_PORT })
    const args = FLAGS.flatMap((flag) => {
      const value = given.text(flag)
      return value === undefined ? [] : [`--${flag}`, value]
    })
    return runServer(io, args)
  },
}
