/** `doubloon simulate`: many games by random players, with figures. */
import type { Given } from '../arguments.ts'
import type { Command } from '../command.ts'
import type { Figures } from '../figures.ts'
import { GAME_FLAGS, readGame, readOptions, readSeed } from '../game-options.ts'
import type { Io } from '../io.ts'
import { say } from '../messages.ts'
import { progress } from '../progress.ts'
import { simulate as playSeries, type Tally } from '../simulation.ts'

/** What holds if nothing was said. */
const GAMES = 1000
const SEED = '1'
const BOTS: readonly [string] = ['random']

/** Games played at most before the clock starts, so that the figures are those of compiled code. */
const WARM_UP = 1000

export const simulate: Command = {
  name: 'simulate',
  summary: say.commands.simulate,
  words: [],
  flags: {
    ...GAME_FLAGS,
    games: { value: 'N', help: say.flags.games(GAMES, WARM_UP) },
    seed: { value: 'TEXT', help: say.flags.seed(SEED) },
    bot: { value: BOTS.join('|'), help: say.flags.simulationBot(BOTS[0]) },
    json: { help: say.flags.json },
  },
  async run(io, given) {
    const figures = run(io, given)
    io.out(given.has('json') ? `${JSON.stringify(figures)}\n` : say.simulate.table(figures))
    return 0
  },
}

function run(io: Io, given: Given): Figures {
  const row = readGame(given)
  const options = readOptions(given, row)
  const games = given.wholeNumber('games', { least: 1, most: 1_000_000_000, usual: GAMES })
  given.choice('bot', BOTS)
  const seed = readSeed(given, SEED)
  playSeries(row, { options, games: Math.min(games, WARM_UP), seed: 'warm-up' }, () => {})
  const bar = progress(io, say.simulate.label, games)
  const started = performance.now()
  const tally = playSeries(row, { options, games, seed }, bar.at)
  const seconds = (performance.now() - started) / 1000
  bar.finish()
  return figuresOf(tally, seconds)
}

function figuresOf(tally: Tally, seconds: number): Figures {
  const { games } = tally
  return {
    games,
    seconds: rounded(seconds, 3),
    gamesPerSecond: Math.round(games / seconds),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    decisionsPerGame: rounded(tally.decisions / games, 2),
    roundsPerGame: rounded(tally.rounds / games, 3),
    meanScores: tally.scores.map((sum) => rounded(sum / games, 3)),
    winShares: tally.wins.map((sum) => rounded(sum / games, 4)),
    endReasons: tally.endReasons,
    hash: tally.hash,
  }
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits))
}
