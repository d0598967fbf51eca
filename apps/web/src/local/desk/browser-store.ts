/** The store of the browser (IndexedDB). */
import { isKnown, type Store } from './store.ts'

const GAMES = 'games'

/** Opens the store of that name when it is first needed. */
export function browserStore(database = 'doubloon'): Store {
  let opened: Promise<IDBDatabase> | undefined
  const within = async <A>(
    mode: IDBTransactionMode,
    act: (games: IDBObjectStore) => Promise<A>,
  ) => {
    opened ??= open(database).catch((error) => {
      opened = undefined
      throw error
    })
    const transaction = (await opened).transaction(GAMES, mode)
    const [answer] = await Promise.all([act(transaction.objectStore(GAMES)), done(transaction)])
    return answer
  }
  return {
    all: () => within('readonly', (games) => result(games.getAll())),
    get: (id) => within('readonly', (games) => result(games.get(id))),
    put: (row, known) =>
      within('readwrite', async (games) => {
        const isFine = isKnown(await result(games.get(row.id)), known)
        if (isFine) await result(games.put(row))
        return isFine
      }),
    remove: (id) => within('readwrite', (games) => result(games.delete(id))),
  }
}

function open(database: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' })
  return result(request)
}

function result<A>(request: IDBRequest<A>): Promise<A> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the store gave no answer'))
  })
}

/** A row is safe only when its transaction is complete. */
function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the store broke off'))
  })
}
