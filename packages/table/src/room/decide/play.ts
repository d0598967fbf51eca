/** Moves, of people and of bots. */
import { accept, type GameState, type GameTypes, type Result } from '@doubloon/engine'
import type { Table } from '../../table.ts'
import { botsToMove } from '../bots-to-move.ts'
import type { CommandOf } from '../commands.ts'
import { type Decided, no } from '../refusals.ts'
import { personAt, type RoomState } from '../state.ts'
import { mustPlay, mustPlayAtSeat, mustSit } from './guards.ts'

type AnyTable = Table<GameState, GameTypes>

interface Move {
  readonly seat: number
  readonly after: number
  readonly move: string
}

export function play(room: RoomState, { by, after, move }: CommandOf<'play'>): Decided {
  const sitting = mustSit(room, by)
  if (!sitting.ok) return sitting
  const made = { seat: sitting.value.seat, after, move }
  if (isRepeated(room, made)) return accept([])
  const player = mustPlayAtSeat(room, by)
  if (!player.ok) return player
  const { seat, table } = player.value
  if (room.clocks?.out.includes(seat)) return no('no-time')
  const line = lineOf(table, made)
  return line.ok ? accept([{ type: 'moved', seat, line: line.value }]) : line
}

export function playBot(room: RoomState, command: CommandOf<'playBot'>): Decided {
  if (isRepeated(room, command)) return accept([])
  const table = mustPlay(room)
  if (!table.ok) return table
  const { seat, why } = command
  const bot = botsToMove(room).find((it) => it.seat === seat)
  if (bot === undefined) return no('no-bot-asked')
  const line = lineOf(table.value, command)
  if (!line.ok) return line
  const standsIn = personAt(room, seat) !== undefined
  return accept([
    {
      ...{ type: 'moved', seat, line: line.value },
      ...(why.length > 0 ? { why } : {}),
      ...(standsIn ? { standIn: bot.bot } : {}),
    },
  ])
}

/** The line of the record that a move would be. */
function lineOf(table: AnyTable, { seat, after, move }: Move): Result<string> {
  if (after !== table.length) return no('late')
  const played = table.play(move, seat)
  return played.ok ? accept(lastLine(played.value.game)) : played
}

/** Whether this very move stands in the record at its place: the answer to an earlier request was lost. */
function isRepeated({ table }: RoomState, { seat, after, move }: Move): boolean {
  const before = table?.at(after)
  const made = table?.at(after + 1)
  if (before === undefined || made === undefined) return false
  const again = before.play(move, seat)
  return again.ok && lastLine(again.value) === lastLine(made)
}

function lastLine(game: AnyTable['game']): string {
  return game.record().moves.at(-1) ?? ''
}
