/** `doubloon play`: a game in the terminal against opponents. */
import { randomBytes } from 'node:crypto'
import { Game, orThrow } from '@doubloon/engine'
import { type Seat, Table } from '@doubloon/table'
import { type Given, UsageError } from '../arguments.ts'
import type { Command } from '../command.ts'
import { readText } from '../files.ts'
import { GAME_FLAGS, readGame, readOptions, readSeed } from '../game-options.ts'
import { say } from '../messages.ts'
import { OPPONENTS, USUAL_OPPONENT } from '../opponents.ts'
import { playRound, type Round } from '../play/round.ts'
import { readSeats } from '../play/seats.ts'
import { replayText } from './replay.ts'

export const play: Command = {
  name: 'play',
  summary: say.commands.play,
  words: [],
  flags: {
    ...GAME_FLAGS,
    seats: { value: 'LIST', help: say.flags.seats },
    bots: { value: 'N', help: say.flags.bots },
    bot: { value: 'LEVEL', help: say.flags.bot(OPPONENTS, USUAL_OPPONENT) },
    seed: { value: 'TEXT', help: say.flags.seed(say.flags.anySeed) },
    load: { value: 'FILE', help: say.flags.load },
  },
  run: (io, given) => playRound(io, given.has('load') ? loaded(given) : begun(given)),
}

/** A new game; the number of seats is the number of players, unless both were given. */
function begun(given: Given): Round {
  const row = readGame(given)
  const wanted = readSeats(given, undefined)
  const options = readOptions(given, row, wanted && { players: wanted.length })
  const seed = readSeed(given, randomBytes(6).toString('hex'))
  const game = orThrow(Game.start(row.rules, options, seed))
  const seats = seatsFor(given, game.players, say.usage.otherPlayers)
  return { row, table: orThrow(Table.fromRecord(row, seats, game.record())) }
}

function loaded(given: Given): Round {
  given.refuseBeside('load', [...Object.keys(GAME_FLAGS), 'seed'])
  const path = given.text('load') ?? ''
  const [row, table] = replayText(path, readText(path), Number.POSITIVE_INFINITY)
  const seats = seatsFor(given, table.game.players, (said, players) =>
    say.usage.otherGame(said, path, players),
  )
  return { row, table: orThrow(table.reseat(seats)) }
}

/** The seats of a game with so many players; `clash` words that other numbers were given. */
function seatsFor(
  given: Given,
  players: number,
  clash: (said: string, players: number) => string,
): readonly Seat[] {
  const seats = readSeats(given, players) ?? []
  if (seats.length === players) return seats
  const said = given.has('seats')
    ? say.usage.seatsNamed(seats.length)
    : say.usage.botsAndYou(seats.length - 1)
  throw new UsageError(clash(said, players))
}
