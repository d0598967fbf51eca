/** Commands of who runs a server: the server's own tools do the work, since only the server knows how its data are kept. */
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { say } from '../messages.ts'
import { runServer } from '../serve/program.ts'

const words = say.host
const DATA = { value: 'FOLDER', help: words.flags.data }
const JSON_FLAG = { help: words.flags.json }

/** In the order of the help. */
export const HOST_COMMANDS: readonly Command[] = [
  tool('backup', ['[FILE]'], { thorough: { help: words.flags.thorough } }),
  tool('restore', ['FILE'], { replace: { help: words.flags.replace } }),
  tool('stats', [], { days: { value: 'N', help: words.flags.days }, json: JSON_FLAG }),
  tool('migrate', [], { plan: { help: words.flags.plan } }),
  tool('moderate', ['[WHAT', '[WHICH', '[NAME]]]'], {
    all: { help: words.flags.all },
    json: JSON_FLAG,
  }),
  tool('recount', [], { unrate: { value: 'PERSON', help: words.flags.unrate } }),
  tool('token', ['[WHAT', '[WHICH]]'], { json: JSON_FLAG }),
  tool('key', [], {}),
]

function tool(name: keyof typeof words.commands, places: readonly string[], own: Flags): Command {
  const flags: Flags = { ...own, data: DATA }
  return {
    name,
    summary: words.commands[name],
    words: places,
    flags,
    more: name === 'moderate' || name === 'token' ? words.more[name] : [],
    run(io, given) {
      const options = Object.entries(flags).flatMap(([flag, { value }]) => {
        if (!given.has(flag)) return []
        return value === undefined ? [`--${flag}`] : [`--${flag}=${given.text(flag)}`]
      })
      return runServer(io, [name, ...options, '--', ...given.positionals])
    },
  }
}
