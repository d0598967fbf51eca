/** Finished games as statistics count them: each record is played again, since rows keep no scores. */
import { Game } from '@doubloon/engine'
import type { Finished } from '../../client/contract.ts'
import { pageAdapterOf } from '../page-adapters.ts'
import { type Row, readRow } from './rows.ts'

/** All of them that can be read, the oldest first; what cannot be read is told by the list of games. */
export async function finishedIn(rows: readonly unknown[]): Promise<readonly Finished[]> {
  const read = rows.map(readRow).flatMap((row) => (row.ok && row.value.over ? [row.value] : []))
  const games = await Promise.all(
    read.toSorted((one, other) => one.changed - other.changed).map(finishedOf),
  )
  return games.filter((game) => game !== undefined)
}

async function finishedOf({ id, setUp, changed, record }: Row): Promise<Finished | undefined> {
  const adapter = await pageAdapterOf(setUp.game)
  const played = adapter && Game.replay(adapter.rules, record)
  if (adapter === undefined || played?.ok !== true || !played.value.over) return undefined
  const cities = adapter.cities(played.value.view(0))
  const results = played.value
    .score()
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, total, won }) => ({ total, won, city: cities[seat] ?? [] }))
  return { id, game: setUp.game, seats: setUp.seats, changed, results }
}
