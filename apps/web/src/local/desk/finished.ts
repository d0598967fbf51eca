/** Finished games as statistics count them: a record is played again once, and what came of it is kept in its row. */
import { Game } from '@doubloon/engine'
import type { Finished } from '../../client/contract.ts'
import { pageAdapterOf } from '../page-adapters.ts'
import { isObject, type Row, readRow } from './rows.ts'
import type { Store } from './store.ts'

type Results = Finished['results']

/** All of them that can be read, the oldest first; what cannot be read is told by the list of games. */
export async function finishedIn(store: Store): Promise<readonly Finished[]> {
  const rows = (await store.all()).map(readRow)
  const over = rows.flatMap((row) => (row.ok && row.value.over ? [row.value] : []))
  const games: Finished[] = []
  for (const row of over.toSorted((one, other) => one.changed - other.changed)) {
    const { id, setUp, changed } = row
    const results = keptIn(row) ?? (await countedFor(row, store))
    if (results !== undefined)
      games.push({ id, game: setUp.game, seats: setUp.seats, changed, results })
  }
  return games
}

/** What was counted before, if the game is still the same; the store may hold anything. */
function keptIn({ changed, outcome, setUp }: Row): Results | undefined {
  if (!isObject(outcome) || outcome.of !== changed || !Array.isArray(outcome.results))
    return undefined
  const { results } = outcome
  return results.length === setUp.seats.length && results.every(isResult) ? results : undefined
}

function isResult(raw: unknown): raw is Results[number] {
  if (!isObject(raw)) return false
  const { total, won, city } = raw
  const isCity = Array.isArray(city) && city.every((key) => typeof key === 'string')
  return Number.isFinite(total) && typeof won === 'boolean' && isCity
}

/** Played again; where that cannot be kept, it is counted again the next time. */
async function countedFor(row: Row, store: Store): Promise<Results | undefined> {
  const results = await resultsOf(row)
  if (results === undefined) return undefined
  const counted: Row = { ...row, outcome: { of: row.changed, results } }
  await store.put(counted, row.changed).catch(() => false)
  return results
}

async function resultsOf({ setUp, record }: Row): Promise<Results | undefined> {
  const adapter = await pageAdapterOf(setUp.game)
  const played = adapter && Game.replay(adapter.rules, record)
  if (adapter === undefined || played?.ok !== true || !played.value.over) return undefined
  const cities = adapter.cities(played.value.view(0))
  return played.value
    .score()
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, total, won }) => ({ total, won, city: cities[seat] ?? [] }))
}
