/** `doubloon bench`: all speeds of the rules in one run, so that their ratios mean something. */
import { measureAllocation } from '../bench/allocation.ts'
import { measureMove, measurePlay } from '../bench/fast-door.ts'
import { measureFriendlyDoor } from '../bench/friendly-door.ts'
import { QUICK, THOROUGH } from '../bench/stopwatch.ts'
import type { Command } from '../command.ts'
import { GAME_FLAGS, readGame } from '../game-options.ts'
import { say } from '../messages.ts'

export const bench: Command = {
  name: 'bench',
  summary: say.commands.bench,
  words: [],
  flags: {
    ...(GAME_FLAGS['game'] === undefined ? {} : { game: GAME_FLAGS['game'] }),
    quick: { help: say.flags.quick },
    json: { help: say.flags.json },
  },
  async run(io, given) {
    const row = readGame(given)
    const effort = given.has('quick') ? QUICK : THOROUGH
    const show = (text: string) => {
      if (!given.has('json')) io.out(text)
    }
    show(say.bench.title(row.rules.game, process.version))
    const settings = Object.entries(row.benchSettings).map(([name, raw]) => {
      const options = row.rules.parseOptions(raw)
      if (!options.ok) throw new Error(options.error.message)
      return { name, options: options.value }
    })
    const [usual] = settings
    if (usual === undefined) throw new Error(`${row.rules.game} has no setting to measure`)
    const speeds = measurePlay(
      row,
      settings.map(({ options }) => options),
      effort,
    )
    const yardstick = speeds[0]?.decisionsPerSecond ?? 1
    const play = settings.map(({ name }, index) => {
      const { gamesPerSecond = 0, decisionsPerSecond = 0 } = speeds[index] ?? {}
      const ratio = decisionsPerSecond / yardstick
      show(say.bench.play(name, gamesPerSecond, decisionsPerSecond, ratio))
      return { name, gamesPerSecond, decisionsPerSecond, ratio }
    })
    const move = measureMove(row, usual.options, effort)
    show(say.bench.move(move))
    const heap = await measureAllocation(
      row,
      usual.options,
      given.has('quick') ? 20_000 : 1_000_000,
    )
    show(say.bench.heap(heap))
    const friendly = measureFriendlyDoor(row, usual.options, effort)
    show(say.bench.friendly(friendly, friendly.movesPerSecond / yardstick))
    if (given.has('json'))
      io.out(`${JSON.stringify({ node: process.version, play, move, heap, friendly })}\n`)
    return 0
  },
}
