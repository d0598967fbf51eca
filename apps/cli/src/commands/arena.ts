/** `doubloon arena A B`: one bot against another, with how sure the result is. */
import { BOTS, parsePlayer } from '@doubloon/bots'
import { type Duel, figuresOf, jobsOf } from '../arena/duel.ts'
import type { DuelFigures } from '../arena/figures.ts'
import { CORES, playAll } from '../arena/pool.ts'
import { type Given, UsageError } from '../arguments.ts'
import type { Command } from '../command.ts'
import { GAME_FLAGS, readGame, readOptions, readSeed } from '../game-options.ts'
import { say } from '../messages.ts'
import { progress } from '../progress.ts'

/** What holds if nothing was said. */
const GAMES = 400
const SEED = '1'

export const arena: Command = {
  name: 'arena',
  summary: say.commands.arena,
  words: ['A', 'B'],
  flags: {
    ...GAME_FLAGS,
    games: { value: 'N', help: say.arena.games(GAMES) },
    seed: { value: 'TEXT', help: say.flags.seed(SEED) },
    'by-building': { help: say.arena.byBuilding },
    threads: { value: 'N', help: say.arena.threads },
    json: { help: say.flags.json },
  },
  async run(io, given) {
    const duel = readDuel(given)
    const threads = given.wholeNumber('threads', { least: 1, most: 256, usual: CORES })
    const bar = progress(io, say.simulate.label, duel.games)
    const started = performance.now()
    const done = await playAll(jobsOf(duel), threads, bar.at)
    bar.finish()
    const figures = figuresOf(duel, done, (performance.now() - started) / 1000)
    io.out(given.has('json') ? `${JSON.stringify(rounded(figures))}\n` : say.arena.table(figures))
    return 0
  },
}

function readDuel(given: Given): Duel {
  const row = readGame(given)
  const options = readOptions(given, row)
  const { players } = options as { readonly players: number }
  const [one, other] = given.positionals
  if (one === undefined || other === undefined)
    throw new UsageError(say.arena.twoBots(BOTS.map(({ name }) => name)))
  for (const text of [one, other]) {
    const player = parsePlayer(text)
    if (!player.ok) throw new UsageError(say.arena.badBot(player.error.message))
  }
  const games = given.wholeNumber('games', { least: 1, most: 10_000_000, usual: GAMES })
  const seed = readSeed(given, SEED)
  // A bot against itself is no contest: what matters then is how it plays.
  const withBuilt = given.has('by-building') || one === other
  return { row, options, players, one, other, games, seed, withBuilt }
}

/** Numbers as they are printed: shares and scores to four digits. */
function rounded(figures: DuelFigures): unknown {
  return JSON.parse(
    JSON.stringify(figures, (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(4)) : value,
    ),
  )
}
