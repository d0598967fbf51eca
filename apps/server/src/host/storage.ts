/** The storage as the server has it, for tools that work beside one. */
import type { Storage } from '../storage/contract.ts'
import { openSqlite } from '../storage/sqlite/storage.ts'
import { mustBeCurrent } from './data-file.ts'

export async function withStorage<T>(
  file: string,
  work: (storage: Storage) => Promise<T>,
): Promise<T> {
  mustBeCurrent(file)
  const storage = await openSqlite(file)
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}
