/** Games from another browser: taken in one by one, and what lies here already is only replaced by what has come further. */
import type { Taken } from '../../client/contract.ts'
import { readRow } from './rows.ts'
import type { Store } from './store.ts'

export async function takeRowsInto(store: Store, raw: readonly unknown[]): Promise<Taken> {
  const rows = raw.map(readRow)
  const count = { taken: 0, known: 0 }
  for (const row of rows) {
    if (!row.ok) continue
    const lying = readRow(await store.get(row.value.id))
    const known = lying.ok ? lying.value.changed : undefined
    const isNew = known === undefined || known < row.value.changed
    if (isNew && (await store.put(row.value, known))) count.taken++
    else count.known++
  }
  return { ...count, unread: rows.filter(({ ok }) => !ok).length }
}
