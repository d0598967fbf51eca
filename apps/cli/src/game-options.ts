/** The options of a game as they are typed: short ones (`--players 3`) and all others (`--set name=value`). */
import { checkSeed, orThrow } from '@doubloon/engine'
import { type Given, UsageError } from './arguments.ts'
import type { CommandAdapter } from './command-adapter.ts'
import type { Flags } from './flags.ts'
import { findGame, GAME_NAMES, GAMES } from './games.ts'
import { say } from './messages.ts'

/** The flag for the game itself. */
export const GAME_FLAG = { value: 'NAME', help: say.flags.game(GAME_NAMES) }

/** The flags every command has that starts a game. */
export const GAME_FLAGS: Flags = {
  game: GAME_FLAG,
  players: { value: 'N', help: say.flags.players(usualOption('players')) },
  ...Object.fromEntries(
    GAMES.flatMap(({ rules, shortOptions }) =>
      Object.entries(shortOptions).map(([name, { words, help }]) => [
        name,
        {
          ...(words !== undefined && { value: Object.keys(words).join('|') }),
          help: say.flags.ofGame(rules.game, help),
        },
      ]),
    ),
  ),
  set: { value: 'NAME=VALUE', help: say.flags.set, repeated: true },
}

/** What the usual game's rules take for an option if nothing is said. */
function usualOption(name: string): unknown {
  return new Map<string, unknown>(Object.entries(orThrow(GAMES[0].rules.parseOptions({})))).get(
    name,
  )
}

/** The game that was asked for; the first one if none was. */
export function readGame(given: Given): CommandAdapter {
  const name = given.text('game')
  const row = name === undefined ? GAMES[0] : findGame(name)
  if (row === undefined) throw new UsageError(say.usage.choice('--game', name ?? '', GAME_NAMES))
  return row
}

/** The complete options of a game, `usual` unless said otherwise; a usage error says what is wrong. */
export function readOptions(given: Given, row: CommandAdapter, usual: object = {}): object {
  refuseOtherGames(given, row)
  // A map, because a name such as __proto__ would not become a property of an object.
  const raw = new Map<string, unknown>(Object.entries(usual))
  for (const setting of given.texts('set')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(setting) ?? []
    if (name === undefined || value === undefined) throw new UsageError(say.usage.badSet(setting))
    raw.set(name, readValue(value))
  }
  for (const [name, { option, words }] of Object.entries(row.shortOptions)) {
    if (!given.has(name)) continue
    raw.set(option, words === undefined ? true : readWord(given, name, words))
  }
  const players = given.text('players')
  if (players !== undefined) raw.set('players', readValue(players))
  const options = row.rules.parseOptions(Object.fromEntries(raw))
  if (!options.ok) throw new UsageError(say.usage.badOptions(options.error.message))
  return options.value
}

/** A short option of another game is a misunderstanding, not something to overlook. */
function refuseOtherGames(given: Given, row: CommandAdapter): void {
  for (const { rules, shortOptions } of GAMES)
    for (const name of Object.keys(shortOptions))
      if (given.has(name) && !Object.hasOwn(row.shortOptions, name))
        throw new UsageError(say.usage.flagOfOtherGame(name, rules.game, row.rules.game))
}

/** What the word of a short option means to the rules. */
function readWord(given: Given, name: string, words: Readonly<Record<string, unknown>>): unknown {
  const word = given.text(name) ?? ''
  if (Object.hasOwn(words, word)) return words[word]
  throw new UsageError(say.usage.choice(`--${name}`, word, Object.keys(words)))
}

/** The text of `--seed`; a usage error says why no game can begin with it. */
export function readSeed(given: Given, usual: string): string {
  const seed = given.text('seed') ?? usual
  const problem = seedProblem(seed)
  if (problem !== undefined) throw new UsageError(say.usage.badSeed(problem))
  return seed
}

/** What is wrong with a seed, if anything. */
export function seedProblem(seed: string): string | undefined {
  const fits = checkSeed(seed)
  return fits.ok ? undefined : fits.error.message
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
