/** `doubloon bench`: all speeds of rules and search in one run, so that their ratios mean something. */

import type { Given } from '../arguments.ts'
import { type HeapSample, measureAllocation } from '../bench/allocation.ts'
import { measureMove, measurePlay, type PlaySpeed } from '../bench/fast-door.ts'
import { measureFriendlyDoor } from '../bench/friendly-door.ts'
import { measureEvaluation, measureSearch, SEARCHERS } from '../bench/search.ts'
import { type Effort, QUICK, THOROUGH } from '../bench/stopwatch.ts'
import type { Command } from '../command.ts'
import type { CommandAdapter } from '../command-adapter.ts'
import { GAME_FLAG, readGame } from '../game-options.ts'
import type { Io } from '../io.ts'
import { say } from '../messages.ts'
import { progress } from '../progress.ts'

export const bench: Command = {
  name: 'bench',
  summary: say.commands.bench,
  words: [],
  flags: {
    game: GAME_FLAG,
    quick: { help: say.flags.quick },
    json: { help: say.flags.json },
  },
  async run(io, given) {
    const row = readGame(given)
    const figures = await measure(io, row, given)
    io.out(given.has('json') ? `${JSON.stringify(figures)}\n` : inWords(row, figures))
    return 0
  },
}

/** Kinds of work timed besides random games: three parts of a move, four of the friendly door, an evaluation, some searches. */
const OTHER_WORK = 8 + SEARCHERS.length
/** Moves of a heap sample, thorough and quick. */
const HEAP_MOVES = 1_000_000
const FEW_HEAP_MOVES = 100_000

/** Everything that was measured. */
type Figures = Awaited<ReturnType<typeof measure>>

async function measure(io: Io, row: CommandAdapter, given: Given) {
  const settings = settingsOf(row)
  const [usual] = settings
  if (usual === undefined) throw new Error(`${row.rules.game} has no setting to measure`)
  const { windows, milliseconds } = given.has('quick') ? QUICK : THOROUGH
  const total = (windows + 1) * (settings.length + OTHER_WORK) + settings.length
  const bar = progress(io, say.bench.label, total)
  let done = 0
  const onWindow = () => bar.at(++done)
  const effort: Effort = { windows, milliseconds, onWindow }
  const all = settings.map(({ options }) => options)
  const play = named(settings, measurePlay(row, all, effort))
  const move = measureMove(row, usual.options, effort)
  const heap: (HeapSample & { readonly name: string })[] = []
  for (const { name, options } of settings) {
    const moves = given.has('quick') ? FEW_HEAP_MOVES : HEAP_MOVES
    heap.push({ name, ...(await measureAllocation(row, options, moves)) })
    onWindow()
  }
  const friendly = measureFriendlyDoor(row, usual.options, effort)
  const search = measureSearch(row, usual.options, effort)
  const evaluationsPerSecond = measureEvaluation(row, usual.options, effort)
  bar.finish()
  return { node: process.version, play, move, heap, friendly, search, evaluationsPerSecond }
}

/** The settings of the game's row, with complete options. */
function settingsOf(
  row: CommandAdapter,
): readonly { readonly name: string; readonly options: object }[] {
  return Object.entries(row.benchSettings).map(([name, raw]) => {
    const options = row.rules.parseOptions(raw)
    if (!options.ok) throw new Error(options.error.message)
    return { name, options: options.value }
  })
}

/** Speeds with their names, compared with the first. */
function named(settings: readonly { readonly name: string }[], speeds: readonly PlaySpeed[]) {
  const yardstick = speeds[0]?.decisionsPerSecond ?? 1
  return settings.map(({ name }, index) => {
    const { gamesPerSecond = 0, decisionsPerSecond = 0 } = speeds[index] ?? {}
    return { name, gamesPerSecond, decisionsPerSecond, ratio: decisionsPerSecond / yardstick }
  })
}

function inWords(row: CommandAdapter, figures: Figures): string {
  const { node, play, move, heap, friendly, search, evaluationsPerSecond } = figures
  const yardstick = play[0]?.decisionsPerSecond ?? 1
  return [
    say.bench.title(row.rules.game, node),
    ...play.map((it) =>
      say.bench.play(it.name, it.gamesPerSecond, it.decisionsPerSecond, it.ratio),
    ),
    say.bench.move(move),
    say.bench.heapTitle,
    ...heap.map((it) => say.bench.heap(it.name, it)),
    say.bench.friendly(friendly, friendly.movesPerSecond / yardstick),
    say.bench.search(search),
    ...(evaluationsPerSecond > 0 ? [say.bench.evaluation(evaluationsPerSecond)] : []),
  ].join('')
}
