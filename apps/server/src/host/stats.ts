/** `doubloon stats`: rooms, people, moves and size, in all and by day. */
import { existsSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { numberOf, reading, schemaOf } from './data-file.ts'
import type { Stats } from './figures.ts'
import type { Tool } from './tool.ts'
import { say } from './words.ts'

const USUAL_DAYS = 14
const DAY = 86_400_000

export const stats: Tool = {
  flags: { days: { type: 'string' }, json: { type: 'boolean' } },
  mostWords: 0,
  run({ file, has, number }) {
    const days = number('days', USUAL_DAYS)
    const found = reading(file, (database) => {
      schemaOf(database, file)
      return { bytes: sizeOf(file), ...statsOf(database, days, Date.now()) }
    })
    return has('json') ? `${JSON.stringify(found)}\n` : say.stats.table(found)
  },
}

/** With what is not yet in its place. */
function sizeOf(file: string): number {
  return [file, `${file}-wal`].reduce(
    (sum, path) => sum + (existsSync(path) ? statSync(path).size : 0),
    0,
  )
}

function statsOf(database: DatabaseSync, count: number, now: number): Omit<Stats, 'bytes'> {
  const tally = (sql: string) =>
    Object.fromEntries(
      database
        .prepare(sql)
        .all()
        .map(({ name, n }) => [String(name), Number(n)]),
    )
  const today = Math.floor(now / DAY)
  const from = today - count + 1
  const byDay = (type: string) =>
    tally(`SELECT at / ${DAY} AS name, count(*) AS n FROM log
           WHERE at >= ${from * DAY} AND event ->> 'type' = '${type}' GROUP BY 1`)
  const [opened, ended, moved, said] = [
    byDay('opened'),
    byDay('ended'),
    byDay('moved'),
    byDay('said'),
  ]
  const came = tally(`SELECT since / ${DAY} AS name, count(*) AS n FROM people
                      WHERE since >= ${from * DAY} GROUP BY 1`)
  return {
    people: numberOf(database, 'SELECT count(*) AS n FROM people'),
    rooms: tally('SELECT stage AS name, count(*) AS n FROM rooms GROUP BY 1 ORDER BY 1'),
    games: tally(
      `SELECT game AS name, count(*) AS n FROM rooms WHERE stage = 'over' GROUP BY 1 ORDER BY 1`,
    ),
    moves: numberOf(database, `SELECT count(*) AS n FROM log WHERE event ->> 'type' = 'moved'`),
    days: Array.from({ length: count }, (_, back) => today - back).map((day) => ({
      day: new Date(day * DAY).toISOString().slice(0, 10),
      rooms: opened[day] ?? 0,
      finished: ended[day] ?? 0,
      people: came[day] ?? 0,
      moves: moved[day] ?? 0,
      sayings: said[day] ?? 0,
    })),
  }
}
