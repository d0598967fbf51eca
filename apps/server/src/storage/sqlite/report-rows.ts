/** Reports of sayings, each with what was said around it. Found by their own index: the log is long. */
import type { Report, ReportFilter, Saying } from '../host.ts'
import type { Statements } from './statements.ts'

/** So many sayings before the one that was reported, and after it, show what it was about. */
const BEFORE = 5
const AFTER = 2

export function reportsIn(statements: Statements, { all, most }: ReportFilter): readonly Report[] {
  return statements
    .all(
      `SELECT log.room, event ->> 'about' AS about, min(log.at) AS at, count(*) AS reporters,
         rulings.at IS NOT NULL AS is_settled
       FROM log INDEXED BY log_reports LEFT JOIN rulings
         ON rulings.room = log.room AND rulings.about = log.event ->> 'about'
       WHERE event ->> 'type' = 'reported' AND (?1 OR rulings.at IS NULL)
       GROUP BY log.room, event ->> 'about' ORDER BY min(log.at) DESC LIMIT ?2`,
      [all ? 1 : 0, most],
    )
    .map((row) => {
      const [room, about] = [String(row['room']), Number(row['about'])]
      return {
        room,
        about,
        at: Number(row['at']),
        reporters: Number(row['reporters']),
        isSettled: row['is_settled'] === 1,
        sayings: [
          ...sayings(statements, room, 'number <= ?2 ORDER BY number DESC', about, BEFORE + 1),
          ...sayings(statements, room, 'number > ?2 ORDER BY number', about, AFTER),
        ].sort((one, other) => one.number - other.number),
      }
    })
}

function sayings(
  statements: Statements,
  room: string,
  which: string,
  about: number,
  most: number,
): readonly Saying[] {
  return statements
    .all(
      `SELECT number, at, event ->> 'person' AS person, event ->> 'name' AS name,
         coalesce(event ->> '$.words.text', event ->> '$.words.phrase') AS text
       FROM log WHERE room = ?1 AND event ->> 'type' = 'said' AND ${which} LIMIT ?3`,
      [room, about, most],
    )
    .map(({ number, at, person, name, text }) => ({
      number: Number(number),
      at: Number(at),
      person: String(person),
      name: String(name),
      text: String(text),
    }))
}
