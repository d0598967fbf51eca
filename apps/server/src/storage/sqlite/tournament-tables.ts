/** Tournaments, in their tables (`../tournaments.ts`). */
import type { PersonId } from '@doubloon/table'
import type { LoggedInTournament } from '../../tournaments/events.ts'
import type { AppendToTournament, TournamentEntry } from '../tournaments.ts'
import type { Row, Statements } from './statements.ts'

export class TournamentTables {
  readonly #statements: Statements

  constructor(statements: Statements) {
    this.#statements = statements
  }

  append({ events, entry, secret }: AppendToTournament): boolean {
    const { id } = entry
    const row = this.#statements.get('SELECT length, people FROM tournaments WHERE id = ?', [id])
    const length = Number(row?.['length'] ?? 0)
    if (events[0]?.number !== length + 1 || (row === undefined && secret === undefined))
      return false
    for (const { number, at, event } of events)
      this.#statements.run(
        'INSERT INTO tournament_log (tournament, number, at, event) VALUES (?, ?, ?, ?)',
        [id, number, at, JSON.stringify(event)],
      )
    const people = JSON.stringify(entry.people)
    const own = [
      length + events.length,
      entry.isPublic ? 1 : 0,
      entry.stage,
      entry.host,
      entry.changedAt,
      people,
      entry.summary,
      id,
    ]
    if (row !== undefined)
      this.#statements.run(
        `UPDATE tournaments SET length = ?, is_public = ?, stage = ?, host = ?, changed_at = ?,
           people = ?, summary = ? WHERE id = ?`,
        own,
      )
    else
      this.#statements.run(
        `INSERT INTO tournaments (length, is_public, stage, host, changed_at, people, summary, id, secret)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [...own, secret ?? ''],
      )
    if (row?.['people'] !== people) this.#index(entry)
    return true
  }

  log(tournament: string): readonly LoggedInTournament[] {
    return this.#statements
      .all('SELECT number, at, event FROM tournament_log WHERE tournament = ? ORDER BY number', [
        tournament,
      ])
      .map(({ number, at, event }) => ({
        number: Number(number),
        at: Number(at),
        event: JSON.parse(String(event)),
      }))
  }

  secret(tournament: string): string | undefined {
    const row = this.#statements.get('SELECT secret FROM tournaments WHERE id = ?', [tournament])
    return row === undefined ? undefined : String(row['secret'])
  }

  list(person: PersonId | undefined, most: number): readonly TournamentEntry[] {
    return this.#statements
      .all(
        `SELECT * FROM tournaments WHERE is_public = 1 OR host = ?1
           OR id IN (SELECT tournament FROM tournament_people WHERE person = ?1)
         ORDER BY changed_at DESC, id LIMIT ?2`,
        [person ?? null, most],
      )
      .map(entryOf)
  }

  open(): readonly string[] {
    return this.#statements
      .all("SELECT id FROM tournaments WHERE stage <> 'over' ORDER BY id", [])
      .map(({ id }) => String(id))
  }

  openHostedBy(person: PersonId): number {
    const row = this.#statements.get(
      "SELECT count(*) AS n FROM tournaments WHERE host = ? AND stage <> 'over'",
      [person],
    )
    return Number(row?.['n'])
  }

  #index({ id, people }: TournamentEntry): void {
    this.#statements.run('DELETE FROM tournament_people WHERE tournament = ?', [id])
    for (const person of people)
      this.#statements.run('INSERT INTO tournament_people (person, tournament) VALUES (?, ?)', [
        person,
        id,
      ])
  }
}

function entryOf(row: Row): TournamentEntry {
  return {
    id: String(row['id']),
    isPublic: row['is_public'] === 1,
    stage: String(row['stage']) as TournamentEntry['stage'],
    host: String(row['host']),
    changedAt: Number(row['changed_at']),
    people: JSON.parse(String(row['people'])),
    summary: String(row['summary']),
  }
}
