/** `doubloon ladder`: plays the published bots against each other, rates them, and writes the page docs/ladder.md. */
import { parsePlayer } from '@doubloon/bots'
import { currentCommit } from '../arena/commit.ts'
import { type Effort, planOf, type Standing } from '../arena/ladder.ts'
import { ladderPage, type Run } from '../arena/ladder-page.ts'
import { CORES, playAll } from '../arena/pool.ts'
import { PUBLISHED, type Published } from '../arena/published.ts'
import { Failure, type Given, UsageError } from '../arguments.ts'
import type { Command } from '../command.ts'
import { writeText } from '../files.ts'
import { readGame, readSeed } from '../game-options.ts'
import { findGame, GAME_NAMES } from '../games.ts'
import type { Io } from '../io.ts'
import { say } from '../messages.ts'
import { progress } from '../progress.ts'

/** What holds if nothing was said. */
const GAMES = 240
const QUICK_GAMES = 12
const SEED = '1'

/** What --quick gives a bot instead of time. */
const QUICK_ITERATIONS = 20
const MOST_GAMES = 1_000_000

export const ladder: Command = {
  name: 'ladder',
  summary: say.commands.ladder,
  words: [],
  flags: {
    game: { value: 'NAME', help: say.ladder.game(GAME_NAMES) },
    players: { value: 'N', help: say.ladder.players },
    bots: { value: 'LIST', help: say.ladder.bots },
    games: { value: 'N', help: say.ladder.games(GAMES, QUICK_GAMES) },
    duels: { help: say.ladder.duels },
    'duel-games': { value: 'N', help: say.ladder.duelGames },
    seed: { value: 'TEXT', help: say.flags.seed(SEED) },
    quick: { help: say.ladder.quick(QUICK_ITERATIONS) },
    threads: { value: 'N', help: say.arena.threads },
    out: { value: 'FILE', help: say.ladder.out },
    json: { help: say.flags.json },
  },
  async run(io, given) {
    const settings = readSettings(given)
    const effort = readEffort(given)
    const threads = given.wholeNumber('threads', { least: 1, most: 256, usual: CORES })
    const run = describeRun(given, effort, threads)
    const standings: Standing[] = []
    for (const setting of settings) standings.push(await measure(io, { setting, effort, threads }))
    report(io, given, { ...run, standings })
    return 0
  },
}

interface Work {
  readonly setting: Published
  readonly effort: Effort
  readonly threads: number
}

async function measure(io: Io, { setting, effort, threads }: Work): Promise<Standing> {
  const { jobs, standing } = planOf(setting, effort)
  const title = findGame(setting.game)?.terminal.title ?? setting.game
  const bar = progress(io, say.ladder.label(title, setting.players), jobs.length)
  const started = performance.now()
  const done = await playAll(jobs, threads, bar.at)
  bar.finish()
  return standing(done, (performance.now() - started) / 1000)
}

/** The page, and nothing of hours of play is lost if it cannot be written where it should. */
function report(io: Io, given: Given, ladder: Run & { standings: readonly Standing[] }): void {
  const page = ladderPage(ladder.standings, ladder)
  const path = given.text('out')
  const problem = path === undefined ? undefined : writeText(path, page)
  if (given.has('json')) io.out(`${JSON.stringify(ladder, rounded)}\n`)
  else io.out(path === undefined || problem !== undefined ? page : say.ladder.written(path))
  if (problem !== undefined) throw new Failure(problem)
}

/** Shares and scores to four digits. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(4)) : value
}

/** The published tables that were asked for, with other bots if some were named. */
function readSettings(given: Given): readonly Published[] {
  const game = given.has('game') ? readGame(given).rules.game : undefined
  const players = given.wholeNumber('players', { least: 2, most: 5, usual: 0 })
  const ofGame = PUBLISHED.filter((it) => game === undefined || it.game === game)
  const settings = ofGame.filter((it) => players === 0 || it.players === players)
  if (settings.length === 0)
    throw new UsageError(say.ladder.noSetting(ofGame.map((it) => it.players)))
  const bots = readBots(given)
  return settings.map((it) => ({
    ...it,
    bots: given.has('quick') ? quickened(bots ?? it.bots) : (bots ?? it.bots),
  }))
}

function readBots(given: Given): readonly string[] | undefined {
  const text = given.text('bots')
  if (text === undefined) return undefined
  const bots = text.split(',').map((bot) => bot.trim())
  for (const bot of bots) {
    const player = parsePlayer(bot)
    if (!player.ok) throw new UsageError(say.arena.badBot(player.error.message))
  }
  const twice = bots.find((bot, at) => bots.indexOf(bot) !== at)
  if (twice !== undefined) throw new UsageError(say.ladder.twice(twice))
  if (bots.length < 2) throw new UsageError(say.ladder.fewBots(text))
  return bots
}

/** `uct:200ms` → `uct:20i`, and each only once; a bot without a budget stays as it is. */
function quickened(bots: readonly string[]): readonly string[] {
  return [...new Set(bots.map((bot) => bot.replace(/:.*$/, `:${QUICK_ITERATIONS}i`)))]
}

function readEffort(given: Given): Effort {
  const games = given.wholeNumber('games', {
    least: 1,
    most: MOST_GAMES,
    usual: given.has('quick') ? QUICK_GAMES : GAMES,
  })
  const isDuelling = given.has('duels') || given.has('duel-games')
  const duelGames = isDuelling
    ? given.wholeNumber('duel-games', { least: 1, most: MOST_GAMES, usual: games })
    : 0
  return { games, duelGames, seed: readSeed(given, SEED) }
}

function describeRun(given: Given, { games, duelGames, seed }: Effort, threads: number): Run {
  const said = ['game', 'players', 'bots'].flatMap((name) => {
    const text = given.text(name)
    return text === undefined ? [] : [`--${name} ${quoted(text)}`]
  })
  const words = [
    'npx doubloon ladder',
    ...said,
    ...(given.has('quick') ? ['--quick'] : []),
    `--games ${games}`,
    ...(duelGames > 0 ? [`--duel-games ${duelGames}`] : []),
    `--seed ${quoted(seed)}`,
  ]
  const commit = currentCommit()
  return { command: words.join(' '), seed, commit, node: process.version, cores: CORES, threads }
}

/** As a shell reads it as one word. */
function quoted(text: string): string {
  return /^[\w.,:-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
