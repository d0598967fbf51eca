/** The table and its moves as somebody may see them: a seat, one who only watches, one who sees everything. */
import { WATCHER } from '@doubloon/engine'
import type { Face, Line, Viewer, Why } from '../../client/contract.ts'
import type { AnyGame, AnyKit, AnyTable, DeskTypes } from '../kit.ts'

/** A table with why its bots moved as they did. */
export interface Told {
  readonly kit: AnyKit
  readonly table: AnyTable
  /** By move; empty where nobody knows. */
  readonly reasons: readonly (readonly Why[])[]
}

export function viewFor(kit: AnyKit, game: AnyGame, viewer: Viewer): DeskTypes['view'] {
  if (viewer !== 'open') return game.view(seatOf(viewer))
  const own = Array.from({ length: game.players }, (_, seat) => game.view(seat))
  return kit.openView(game.view(WATCHER), own)
}

/** Move number n, from 1 on; undefined if there is none. */
export function lineFor(told: Told, n: number, viewer: Viewer): Line<Face> | undefined {
  const { kit, table, reasons } = told
  const line = table.line(n, seatOf(viewer))
  const [before, after] = [table.at(n - 1), table.at(n)]
  if (line === undefined || before === undefined || after === undefined) return undefined
  const isOpen = viewer === 'open' || viewer === line.seat
  const seen = {
    ...line,
    move: isOpen ? line.move : kit.openPart(line.move),
    events: viewer === 'open' ? openEvents(after) : line.events,
    round: before.view(WATCHER).round,
  }
  const why = reasons[n - 1] ?? []
  return why.length > 0 ? { ...seen, why } : seen
}

/** All moves. */
export function linesFor(told: Told, viewer: Viewer): readonly Line<Face>[] {
  const lines = Array.from({ length: told.table.length }, (_, at) => lineFor(told, at + 1, viewer))
  return lines.filter((line) => line !== undefined)
}

/** Everything that happened, as the one it happened to saw it: what nobody sees stays unseen. */
function openEvents({ events, rules }: AnyGame): readonly Face['event'][] {
  return events
    .map((event) => rules.eventFor(event, 'seat' in event ? Number(event.seat) : WATCHER))
    .filter((event) => event !== undefined)
}

function seatOf(viewer: Viewer): number {
  return typeof viewer === 'number' ? viewer : WATCHER
}
