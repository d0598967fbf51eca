/** What was taken back before a page was left can be made again when it is opened: it is played, and taken back once more. */
import type { TakenBack } from '@doubloon/table'
import type { AnyTable } from '../page-adapter.ts'
import { isObject } from './rows.ts'

/** The table with moves that can be made again, the last on top; without any, if they cannot be played. */
export function withTakenBack(table: AnyTable, raw: unknown): AnyTable {
  const takenBack = Array.isArray(raw) && raw.every(isTakenBack) ? raw : []
  let laid = table
  for (const { move, seat, why } of takenBack.toReversed().flat()) {
    const played = laid.play(move, seat, why)
    if (!played.ok) return table
    laid = played.value
  }
  for (const _ of takenBack) laid = laid.undo()
  return laid.length === table.length ? laid : table
}

function isTakenBack(raw: unknown): raw is TakenBack {
  return Array.isArray(raw) && raw.every(isTurn)
}

function isTurn(raw: unknown): raw is TakenBack[number] {
  return (
    isObject(raw) &&
    typeof raw['move'] === 'string' &&
    Number.isInteger(raw['seat']) &&
    Array.isArray(raw['why'])
  )
}
