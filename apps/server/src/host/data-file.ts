/** The one file of the data, looked at from outside: whether it is whole, how old it is, whether a server uses it. */
import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Logged, Room } from '@doubloon/table'
import { STEPS } from '../storage/sqlite/schema.ts'
import type { Contents } from './figures.ts'
import { contextOfLog } from './rooms-at-rest.ts'
import { Failure } from './tool.ts'
import { say } from './words.ts'

/** Milliseconds for which a server may be in the middle of a commit. */
const PATIENCE = 5000
/** From this schema on there are tournaments. */
const TOURNAMENTS = 7
const HEADER = 'SQLite format 3\0'

/** Reads a file without changing it; whatever SQLite finds wrong is a failure that names the file. */
export function reading<T>(path: string, read: (database: DatabaseSync) => T): T {
  if (!existsSync(path)) throw new Failure(say.noFile(path))
  if (!isDatabase(path)) throw new Failure(say.noDatabase(path))
  try {
    const database = new DatabaseSync(path, { readOnly: true, timeout: PATIENCE })
    try {
      return read(database)
    } finally {
      database.close()
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(say.damaged(path, error instanceof Error ? error.message : String(error)))
  }
}

function isDatabase(path: string): boolean {
  try {
    const file = openSync(path, 'r')
    const start = Buffer.alloc(HEADER.length)
    readSync(file, start)
    closeSync(file)
    return start.toString('latin1') === HEADER
  } catch {
    return false
  }
}

/** How many steps of the schema the data have taken; those of a newer Doubloon are a failure. */
export function schemaOf(database: DatabaseSync, path: string): number {
  const schema = numberOf(database, 'PRAGMA user_version', 'user_version')
  if (schema > STEPS.length) throw new Failure(say.newer(path, schema, STEPS.length))
  if (schema === 0) throw new Failure(say.noData(path))
  return schema
}

/** For tools that write into the data as they are today. */
export function mustBeCurrent(path: string): void {
  const schema = reading(path, (database) => schemaOf(database, path))
  if (schema < STEPS.length) throw new Failure(say.older(schema, STEPS.length))
}

/** Whether every page is whole and every log complete, and what there is. */
export function check(path: string): Contents {
  return reading(path, (database) => {
    const [first] = database.prepare('PRAGMA integrity_check(1)').all()
    const found = String(first?.['integrity_check'])
    if (found !== 'ok') throw new Failure(say.damaged(path, found))
    const schema = schemaOf(database, path)
    const torn =
      tornLog(database, 'rooms', 'log', 'room') ??
      (schema < TOURNAMENTS
        ? undefined
        : tornLog(database, 'tournaments', 'tournament_log', 'tournament'))
    if (torn !== undefined) throw new Failure(say.tornLog(path, torn))
    return {
      schema,
      rooms: numberOf(database, 'SELECT count(*) AS n FROM rooms'),
      events: numberOf(database, 'SELECT count(*) AS n FROM log'),
      people: numberOf(database, 'SELECT count(*) AS n FROM people'),
    }
  })
}

/** What has not all of its log, if anything has not. */
function tornLog(
  database: DatabaseSync,
  table: string,
  log: string,
  owner: string,
): string | undefined {
  const torn = database
    .prepare(
      `WITH logs AS (SELECT ${owner} AS id, count(*) AS n, max(number) AS last FROM ${log} GROUP BY ${owner})
       SELECT coalesce(whole.id, logs.id) AS id FROM ${table} AS whole FULL JOIN logs ON logs.id = whole.id
       WHERE whole.length IS NOT n OR whole.length IS NOT last LIMIT 1`,
    )
    .get()
  return torn === undefined ? undefined : String(torn['id'])
}

/** Plays every game of a file once more by the rules; the file must have taken all steps. */
export function replay(path: string): void {
  reading(path, (database) => {
    const logOf = database.prepare(
      'SELECT number, at, event FROM log WHERE room = ? ORDER BY number',
    )
    for (const { id, seed } of database.prepare('SELECT id, seed FROM rooms').all()) {
      const log = logOf.all(String(id)).map(
        ({ number, at, event }): Logged => ({
          number: Number(number),
          at: Number(at),
          event: JSON.parse(String(event)),
        }),
      )
      try {
        Room.fold(contextOfLog(log, String(seed)), log)
      } catch (error) {
        throw new Failure(say.badRoom(String(id), String(error)))
      }
    }
  })
}

/** Copies the data as they are at this moment, whoever writes meanwhile; the copy is on the disk, or not there. */
export function copy(from: string, to: string): Contents {
  const part = `${to}.part`
  try {
    rmSync(part, { force: true })
    reading(from, (database) => vacuumInto(part, database, to))
    const contents = check(part)
    sync(part)
    renameSync(part, to)
    sync(dirname(to))
    return contents
  } catch (error) {
    rmSync(part, { force: true })
    if (error instanceof Failure) throw error
    throw new Failure(say.cannotWrite(to, error instanceof Error ? error.message : String(error)))
  }
}

/** Where pages can be read and not written, the fault lies at the copy. */
function vacuumInto(part: string, database: DatabaseSync, to: string): void {
  try {
    database.prepare('VACUUM INTO ?').run(part)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw /malformed|not a database/.test(why) ? error : new Failure(say.cannotWrite(to, why))
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

/** Fails while a server, or anybody else, has the file open. What is not yet in its place is put there. */
export function mustBeFree(path: string): void {
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    // Only who has the file alone may leave WAL mode.
    database.exec('PRAGMA journal_mode = DELETE')
  } catch (error) {
    if (/locked|busy/.test(String(error))) throw new Failure(say.inUse(path))
    throw error
  } finally {
    database.close()
  }
}

export function numberOf(database: DatabaseSync, sql: string, column = 'n'): number {
  return Number(database.prepare(sql).get()?.[column])
}
