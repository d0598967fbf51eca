/** The games that are kept in the browser, as they lie in its database. */
import type { Page } from 'playwright-core'

export interface KeptGame {
  readonly id: string
  readonly record: { readonly moves: readonly string[] }
}

/** All of them, after some were written over. Nothing can be imported where this runs: in the page. */
export function keptGames(page: Page, written: readonly object[] = []): Promise<KeptGame[]> {
  return page.evaluate(async (changed) => {
    const [{ name = '' } = {}] = await indexedDB.databases()
    const done = <A>(request: IDBRequest<A>) =>
      new Promise<A>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open(name))
    const [store = ''] = database.objectStoreNames
    const rows = database.transaction(store, 'readwrite').objectStore(store)
    for (const row of changed) await done(rows.put(row))
    const all = await done(rows.getAll())
    database.close()
    return all
  }, written)
}
