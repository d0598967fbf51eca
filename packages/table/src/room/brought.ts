/** A game that was begun elsewhere: a room can begin with it. */
import {
  accept,
  Game,
  type GameAdapter,
  type GameRecord,
  type GameState,
  type Result,
  refuse,
} from '@doubloon/engine'
import { no } from './refusals.ts'
import type { Brought } from './settings.ts'
import type { RoomContext } from './state.ts'

/** More than the longest games have. */
const MOST_MOVES = 3000

/** Plays a record by the rules, as far as it goes: what a room is to keep of it, and by which options it was begun. */
export function checkBrought(
  adapter: GameAdapter<GameState>,
  record: GameRecord,
  seats: number,
): Result<{ readonly brought: Brought; readonly options: Readonly<Record<string, unknown>> }> {
  if (record.moves.length > MOST_MOVES) return no('too-many-moves')
  const replayed = Game.replay(adapter.rules, record)
  if (!replayed.ok) return replayed
  const game = replayed.value
  if (game.players !== seats)
    return refuse('other-seats', `the game has ${game.players} players, the room ${seats} seats`)
  if (game.over) return no('brought-over')
  const { moves, position } = game.record()
  const { players: _, ...options } = game.options as Readonly<Record<string, unknown>>
  const round = game.read(adapter.round)
  const began = position === undefined ? {} : { position }
  return accept({ brought: { moves, round, ...began }, options })
}

/** The record once more, with the seed of the room. */
export function recordOf(
  { moves, position }: Brought,
  options: Readonly<Record<string, unknown>>,
  seats: number,
  { adapter, seed }: RoomContext,
): GameRecord {
  const { game, version: rulesVersion } = adapter.rules
  const began = position === undefined ? {} : { position }
  return { game, rulesVersion, options: { ...options, players: seats }, seed, moves, ...began }
}
