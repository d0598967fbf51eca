/** The table and its moves as somebody may see them: a seat, one who only watches, one who sees everything. */
import { type GameTypes, WATCHER } from '@doubloon/engine'
import type { HistoryEntry, Perspective, TableTypes } from '../../client/contract.ts'
import type { AnyGame, AnyPageAdapter, AnyTable } from '../page-adapter.ts'

export function viewFor(
  adapter: AnyPageAdapter,
  game: AnyGame,
  perspective: Perspective,
): GameTypes['view'] {
  if (perspective !== 'open') return game.view(seatOf(perspective))
  const own = Array.from({ length: game.players }, (_, seat) => game.view(seat))
  return adapter.openView(game.view(WATCHER), own)
}

/** Move number n, from 1 on; undefined if there is none. */
export function entryFor(
  table: AnyTable,
  n: number,
  perspective: Perspective,
): HistoryEntry<TableTypes> | undefined {
  const line = table.entry(n, seatOf(perspective))
  if (line === undefined || perspective !== 'open') return line && { ...line }
  const { seat } = line
  return { ...line, move: table.entry(n, seat)?.move ?? '', events: openEvents(table.at(n)) }
}

/** All moves. */
export function historyFor(
  table: AnyTable,
  perspective: Perspective,
): readonly HistoryEntry<TableTypes>[] {
  const history = Array.from({ length: table.length }, (_, at) =>
    entryFor(table, at + 1, perspective),
  )
  return history.filter((line) => line !== undefined)
}

/** Everything that happened, as the one it happened to saw it: what nobody sees stays unseen. */
function openEvents(game: AnyGame | undefined): readonly TableTypes['event'][] {
  if (game === undefined) return []
  return game.events
    .map((event) => game.rules.eventFor(event, 'seat' in event ? Number(event.seat) : WATCHER))
    .filter((event) => event !== undefined)
}

function seatOf(perspective: Perspective): number {
  return typeof perspective === 'number' ? perspective : WATCHER
}
