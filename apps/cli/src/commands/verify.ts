/** `doubloon verify FILE|LINK`: plays every move of a game by the rules and says what is proven by it, and what is not. */
import { Failure, UsageError } from '../arguments.ts'
import type { Command } from '../command.ts'
import { findGame, GAME_NAMES } from '../games.ts'
import { say } from '../messages.ts'
import { scoreLines } from '../transcript.ts'
import { findings } from '../verify/findings.ts'
import { claimOf } from '../verify/source.ts'

const HASH = /^[0-9a-f]{64}$/

export const verify: Command = {
  name: 'verify',
  summary: say.commands.verify,
  words: ['FILE|LINK'],
  flags: {
    hash: { value: 'HASH', help: say.verify.hashFlag },
    json: { help: say.flags.json },
  },
  async run(io, given) {
    const [where] = given.positionals
    if (where === undefined) throw new UsageError(say.usage.wordMissing('FILE|LINK'))
    const noted = given.text('hash')?.toLowerCase()
    if (noted !== undefined && !HASH.test(noted)) throw new UsageError(say.verify.badHash(noted))
    const claim = await claimOf(where)
    const { game, moves } = claim.record
    const row = findGame(game)
    if (row === undefined)
      throw new Failure(say.verify.noRecord(where, say.replay.unknownGame(game, GAME_NAMES)))
    const { findings: found, table } = findings(row, claim, noted)
    if (given.has('json'))
      io.out(`${JSON.stringify({ findings: found, scores: table?.game.score() })}\n`)
    else {
      const names = table?.seats.map(({ name }) => name) ?? []
      if (table !== undefined)
        io.out(say.verify.title(row.terminal.title, names.length, moves.length))
      for (const { is, sentence } of found) io.out(say.verify.line(is, sentence))
      if (table !== undefined) io.out(`\n${scoreLines(row, table.game, names).join('\n')}\n`)
      io.out(say.verify.limits)
    }
    return found.some(({ is }) => is === 'wrong') ? 1 : 0
  },
}
