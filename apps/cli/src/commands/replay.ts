/** `doubloon replay FILE`: plays a record again and prints it as a commented transcript, or as JSON. */
import { parseRecord } from '@doubloon/engine'
import type { AnyTable } from '../any-game.ts'
import { Failure, UsageError } from '../arguments.ts'
import type { Command } from '../command.ts'
import type { CommandAdapter } from '../command-adapter.ts'
import { readText } from '../files.ts'
import { seedProblem } from '../game-options.ts'
import { findGame, GAME_NAMES } from '../games.ts'
import { say } from '../messages.ts'
import { readRecord, tableOf, transcript, turnsOf } from '../transcript.ts'

export const replay: Command = {
  name: 'replay',
  summary: say.commands.replay,
  words: ['FILE'],
  flags: {
    to: { value: 'N', help: say.flags.to },
    json: { help: say.flags.json },
    transcript: { help: say.flags.transcript },
  },
  async run(io, given) {
    const [path] = given.positionals
    if (path === undefined) throw new UsageError(say.usage.wordMissing('FILE'))
    if (given.has('json') && given.has('transcript'))
      throw new UsageError(say.usage.notTogether('--json', '--transcript'))
    const most = Number.MAX_SAFE_INTEGER
    const upTo = given.wholeNumber('to', { least: 0, most, usual: most })
    const [row, table] = replayText(path, readText(path), upTo)
    const text = given.has('json')
      ? `${JSON.stringify(summary(row, table))}\n`
      : transcript(row, table, !given.has('transcript'))
    io.out(text)
    return 0
  },
}

/** The game of a record's text, played as far as `upTo`; a failure says what is wrong with the file. */
export function replayText(path: string, text: string, upTo: number): [CommandAdapter, AnyTable] {
  const raw = readRecord(text)
  const record = raw.ok ? parseRecord(raw.value) : raw
  if (!record.ok) throw new Failure(say.replay.badFile(path, record.error.message))
  const badSeed = seedProblem(record.value.seed)
  if (badSeed !== undefined) throw new Failure(say.replay.badFile(path, badSeed))
  const row = findGame(record.value.game)
  if (row === undefined)
    throw new Failure(
      say.replay.badFile(path, say.replay.unknownGame(record.value.game, GAME_NAMES)),
    )
  const table = tableOf(row, record.value, upTo)
  if (table.ok) return [row, table.value]
  const { message, rule } = table.error
  throw new Failure(say.replay.badFile(path, say.replay.withRule(message, rule)))
}

function summary(row: CommandAdapter, table: AnyTable): object {
  const { game: last } = table
  return {
    record: last.record(),
    turns: turnsOf(table).map(({ number, seat, line, before, after }) => ({
      number,
      seat,
      decision: before.decision,
      move: line,
      events: after.events,
    })),
    over: last.over,
    brokenOff: last.read(row.isBrokenOff),
    toMove: last.over ? null : last.toMove,
    scores: last.score(),
  }
}
