/** `doubloon perft`: how many sequences of small steps of each length start from a position. */
import { type GameState, MoveList } from '@doubloon/engine'
import { Failure, type Given } from '../arguments.ts'
import type { Command } from '../command.ts'
import type { CommandAdapter } from '../command-adapter.ts'
import { countLeaves } from '../counting.ts'
import { readText } from '../files.ts'
import { GAME_FLAGS, readGame, readOptions, readSeed } from '../game-options.ts'
import { say } from '../messages.ts'
import { progress } from '../progress.ts'

/** One line of the answer. */
export interface Depth {
  readonly depth: number
  readonly leaves: number
  readonly seconds: number
}

/** What holds if nothing was said. */
const SEED = '1'
const DEPTH = 4

export const perft: Command = {
  name: 'perft',
  summary: say.commands.perft,
  words: [],
  flags: {
    ...GAME_FLAGS,
    seed: { value: 'TEXT', help: say.flags.seed(SEED) },
    position: { value: 'FILE', help: say.flags.position },
    depth: { value: 'N', help: say.flags.depth(DEPTH) },
    json: { help: say.flags.json },
  },
  async run(io, given) {
    const row = readGame(given)
    const state = startOf(row, given)
    const deepest = given.wholeNumber('depth', { least: 1, most: 50, usual: DEPTH })
    const depths: Depth[] = []
    for (let depth = 1; depth <= deepest; depth++) {
      const started = performance.now()
      const bar = progress(io, say.perft.label(depth), 1)
      const leaves = countLeaves(row.rules, state, depth, bar.at)
      bar.finish()
      depths.push({ depth, leaves, seconds: (performance.now() - started) / 1000 })
      if (!given.has('json')) io.out(say.perft.line(depths))
    }
    const total = depths.reduce((sum, it) => sum + it.leaves, 0)
    const seconds = depths.reduce((sum, it) => sum + it.seconds, 0)
    const nodesPerSecond = Math.round(total / seconds)
    io.out(
      given.has('json')
        ? `${JSON.stringify({ counts: depths.map((it) => it.leaves), seconds, nodesPerSecond })}\n`
        : say.perft.speed(nodesPerSecond),
    )
    return 0
  },
}

function startOf(row: CommandAdapter, given: Given): GameState {
  const state = row.rules.newState()
  const path = given.text('position')
  if (path === undefined)
    row.rules.setUp(state, readOptions(given, row), readSeed(given, SEED), new MoveList())
  else {
    const { game: _, ...options } = GAME_FLAGS
    given.refuseBeside('position', [...Object.keys(options), 'seed'])
    readPosition(row, path, state)
  }
  return state
}

function readPosition(row: CommandAdapter, path: string, state: GameState): void {
  let raw: unknown
  try {
    raw = JSON.parse(readText(path))
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(say.files.notJson(path))
  }
  const read = row.rules.fromPosition(raw, state)
  if (!read.ok) throw new Failure(say.files.badPosition(path, read.error.message))
}
