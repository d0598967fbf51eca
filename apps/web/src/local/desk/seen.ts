/** The table and its moves as somebody may see them: a seat, one who only watches, one who sees everything. */
import { type GameTypes, WATCHER } from '@doubloon/engine'
import type { Face, Line, Viewer } from '../../client/contract.ts'
import type { AnyGame, AnyKit, AnyTable } from '../kit.ts'

export function viewFor(kit: AnyKit, game: AnyGame, viewer: Viewer): GameTypes['view'] {
  if (viewer !== 'open') return game.view(seatOf(viewer))
  const own = Array.from({ length: game.players }, (_, seat) => game.view(seat))
  return kit.openView(game.view(WATCHER), own)
}

/** Move number n, from 1 on; undefined if there is none. */
export function lineFor(table: AnyTable, n: number, viewer: Viewer): Line<Face> | undefined {
  const line = table.line(n, seatOf(viewer))
  if (line === undefined || viewer !== 'open') return line && { ...line }
  const { seat } = line
  return { ...line, move: table.line(n, seat)?.move ?? '', events: openEvents(table.at(n)) }
}

/** All moves. */
export function linesFor(table: AnyTable, viewer: Viewer): readonly Line<Face>[] {
  const lines = Array.from({ length: table.length }, (_, at) => lineFor(table, at + 1, viewer))
  return lines.filter((line) => line !== undefined)
}

/** Everything that happened, as the one it happened to saw it: what nobody sees stays unseen. */
function openEvents(game: AnyGame | undefined): readonly Face['event'][] {
  if (game === undefined) return []
  return game.events
    .map((event) => game.rules.eventFor(event, 'seat' in event ? Number(event.seat) : WATCHER))
    .filter((event) => event !== undefined)
}

function seatOf(viewer: Viewer): number {
  return typeof viewer === 'number' ? viewer : WATCHER
}
