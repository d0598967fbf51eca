/** The options of a game as they are typed: short ones (`--buildings draft`) and all others (`--set name=value`). */
import { type Given, UsageError } from './arguments.ts'
import type { Flags } from './flags.ts'
import type { GameRow } from './game-row.ts'
import { findGame, GAME_NAMES, GAMES } from './games.ts'
import { say } from './messages.ts'

/** The flags every command has that starts a game. */
export const GAME_FLAGS: Flags = {
  game: { value: 'NAME', help: say.flags.game(GAME_NAMES) },
  players: { value: 'N', help: say.flags.players },
  ...Object.fromEntries(
    GAMES.flatMap(({ shortOptions }) =>
      Object.entries(shortOptions).map(([name, { words, help }]) => [
        name,
        { value: Object.keys(words).join('|'), help },
      ]),
    ),
  ),
  set: { value: 'NAME=VALUE', help: say.flags.set, repeated: true },
}

/** The game that was asked for; the first one if none was. */
export function readGame(given: Given): GameRow {
  const name = given.text('game')
  const row = name === undefined ? GAMES[0] : findGame(name)
  if (row === undefined) throw new UsageError(say.usage.choice('--game', name ?? '', GAME_NAMES))
  return row
}

/** The complete options of a game, `usual` unless said otherwise; a usage error says what is wrong. */
export function readOptions(given: Given, row: GameRow, usual: object = {}): object {
  const raw: Record<string, unknown> = { ...usual }
  for (const setting of given.texts('set')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(setting) ?? []
    if (name === undefined || value === undefined) throw new UsageError(say.usage.badSet(setting))
    raw[name] = readValue(value)
  }
  for (const [name, { option, words }] of Object.entries(row.shortOptions)) {
    const word = given.text(name)
    if (word === undefined) continue
    if (!Object.hasOwn(words, word))
      throw new UsageError(say.usage.choice(`--${name}`, word, Object.keys(words)))
    raw[option] = words[word]
  }
  const players = given.text('players')
  if (players !== undefined) raw['players'] = readValue(players)
  const options = row.rules.parseOptions(raw)
  if (!options.ok) throw new UsageError(say.usage.badOptions(options.error.message))
  return options.value
}

/** `true`, `7`, `[…]` as in JSON; `a,b,c` is a list of words; anything else a word. */
function readValue(text: string): unknown {
  if (/^(true|false|-?\d+|\[.*\])$/.test(text)) {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  return text.includes(',') ? text.split(',').map((word) => word.trim()) : text
}
