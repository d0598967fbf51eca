import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { StorageFailure } from '../src/storage/contract.ts'
import { SqliteFile } from '../src/storage/sqlite/file.ts'
import { STEPS } from '../src/storage/sqlite/schema.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import { storageContract } from './storage-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'doubloon-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const newFile = () => join(folder, `${files++}.sqlite`)

storageContract(() => {
  const path = newFile()
  return { open: () => openSqlite(path) }
})

test('the file is kept in WAL mode, and every commit waits for the disk', () => {
  const path = newFile()
  new SqliteFile(path).close()
  const database = new DatabaseSync(path)
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: STEPS.length })
  database.close()
})

test('a file of a newer Doubloon is not touched', async () => {
  const path = newFile()
  const database = new DatabaseSync(path)
  database.exec('PRAGMA user_version = 99')
  database.close()
  await expect(openSqlite(path)).rejects.toThrow('written by a newer Doubloon (schema 99')
})

test('a file that is no database, and a folder that is not there, are failures', async () => {
  const path = newFile()
  writeFileSync(path, 'no database at all, but longer than the header of one would be'.repeat(9))
  await expect(openSqlite(path)).rejects.toThrow(StorageFailure)
  await expect(openSqlite(join(folder, 'nowhere', 'x.sqlite'))).rejects.toThrow(StorageFailure)
})
