/**
 * A game as text for others: its record, who played it, and why bots took their roles, by number of the move. The reasons
 * are read back with suspicion, for they may come from anywhere: one that cannot be read is left out.
 */
import type { Why } from '../../client/contract.ts'
import type { AnyPageAdapter, AnyTable } from '../page-adapter.ts'
import { isObject } from './rows.ts'

/** More than this is no reason of a bot. */
const MOST = 9

export function recordText(adapter: AnyPageAdapter, table: AnyTable): string {
  const told = table.reasons.flatMap((why, at) =>
    why.length > 0 && table.at(at)?.read(adapter.isRoleChoice) === true ? [[at + 1, why]] : [],
  )
  const reasons = told.length === 0 ? {} : { reasons: Object.fromEntries(told) }
  return JSON.stringify({ ...table.game.record(), seats: table.seats, ...reasons })
}

/** The reasons in a text, by move; for so many moves. */
export function reasonsIn(
  raw: Readonly<Record<string, unknown>>,
  moves: number,
): readonly (readonly Why[])[] {
  const told = isObject(raw['reasons']) ? raw['reasons'] : {}
  return Array.from({ length: moves }, (_, at) => {
    const why = told[at + 1]
    return Array.isArray(why) && why.length <= MOST && why.every(isWhy) ? why : []
  })
}

function isWhy(raw: unknown): raw is Why {
  if (!isObject(raw) || typeof raw['code'] !== 'string') return false
  const { amount, seat, what } = raw
  const isCount = (it: unknown) => it === undefined || Number.isFinite(it)
  return isCount(amount) && isCount(seat) && (what === undefined || typeof what === 'string')
}
