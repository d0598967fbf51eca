/** Keys, accounts, codes and choices of people, in their tables (`../accounts.ts`). */
import type { PersonId } from '@doubloon/table'
import type { Account, KnownPerson, PeopleChange } from '../accounts.ts'
import type { Row, Statements } from './statements.ts'

const FORGET = [
  'DELETE FROM keys WHERE person = ?',
  'DELETE FROM accounts WHERE person = ?',
  'DELETE FROM codes WHERE person = ?',
  'UPDATE result_seats SET name = NULL WHERE person = ?',
]

export class AccountTables {
  readonly #statements: Statements

  constructor(statements: Statements) {
    this.#statements = statements
  }

  /** Within a transaction. */
  change(change: PeopleChange): boolean {
    const run = (sql: string, ...values: readonly (string | number)[]) =>
      this.#statements.run(sql, values) > 0
    switch (change.do) {
      case 'addAccount': {
        const { person, name, nameKey, password, since } = change.account
        return run(
          `INSERT INTO accounts (person, name, name_key, password, since)
           SELECT id, ?2, ?3, ?4, ?5 FROM people WHERE id = ?1 ON CONFLICT DO NOTHING`,
          ...[person, name, nameKey, password, since],
        )
      }
      case 'setPassword': {
        const { person, password, but } = change
        if (!run('UPDATE accounts SET password = ?2 WHERE person = ?1', person, password))
          return false
        run('DELETE FROM keys WHERE person = ? AND key_hash <> ?', person, but)
        return true
      }
      case 'addKey':
        return this.#addKey(change)
      case 'dropKey':
        return run('DELETE FROM keys WHERE key_hash = ?', change.keyHash)
      case 'dropKeys':
        return run('DELETE FROM keys WHERE person = ?', change.person)
      case 'addCode':
        run('DELETE FROM codes WHERE person = ?', change.person)
        return run(
          'INSERT INTO codes (code_hash, person, until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
          ...[change.codeHash, change.person, change.until],
        )
      case 'useCode':
        return this.#useCode(change)
      case 'chooseRated':
        return run(
          `INSERT INTO rating_choices (person, at, is_rated) SELECT id, ?2, ?3 FROM people WHERE id = ?1
           ON CONFLICT DO UPDATE SET is_rated = excluded.is_rated`,
          ...[change.person, change.at, change.isRated ? 1 : 0],
        )
      case 'unrate':
        return run('DELETE FROM rating_choices WHERE person = ?', change.person)
      case 'forget':
        for (const sql of FORGET) run(sql, change.person)
        return run('DELETE FROM people WHERE id = ?', change.person)
    }
  }

  personById(person: PersonId): KnownPerson | undefined {
    const row = this.#statements.get(
      `SELECT since, (SELECT count(*) FROM keys WHERE person = id) AS keys,
         EXISTS (SELECT 1 FROM room_people WHERE person = id) AS has_rooms
       FROM people WHERE id = ?`,
      [person],
    )
    if (row === undefined) return undefined
    return {
      since: Number(row['since']),
      isRated: this.isRated(person, Number.MAX_SAFE_INTEGER),
      account: accountOf(this.#statements.get('SELECT * FROM accounts WHERE person = ?', [person])),
      keys: Number(row['keys']),
      hasRooms: row['has_rooms'] === 1,
    }
  }

  accountNamed(nameKey: string): Account | undefined {
    return accountOf(this.#statements.get('SELECT * FROM accounts WHERE name_key = ?', [nameKey]))
  }

  /** What somebody had chosen at a time; who chose nothing is not rated. */
  isRated(person: PersonId, at: number): boolean {
    const row = this.#statements.get(
      'SELECT is_rated FROM rating_choices WHERE person = ? AND at <= ? ORDER BY at DESC LIMIT 1',
      [person, at],
    )
    return row?.['is_rated'] === 1
  }

  #addKey({ keyHash, person, since }: Omit<Extract<PeopleChange, { do: 'addKey' }>, 'do'>) {
    const added = this.#statements.run(
      `INSERT INTO keys (key_hash, person, since) SELECT ?2, id, ?3 FROM people WHERE id = ?1
       ON CONFLICT DO NOTHING`,
      [person, keyHash, since],
    )
    return added > 0
  }

  #useCode({ codeHash, keyHash, at }: Extract<PeopleChange, { do: 'useCode' }>): boolean {
    const row = this.#statements.get('SELECT person FROM codes WHERE code_hash = ? AND until > ?', [
      codeHash,
      at,
    ])
    this.#statements.run('DELETE FROM codes WHERE code_hash = ? OR until <= ?', [codeHash, at])
    return row !== undefined && this.#addKey({ keyHash, person: String(row['person']), since: at })
  }
}

function accountOf(row: Row | undefined): Account | undefined {
  return (
    row && {
      person: String(row['person']),
      name: String(row['name']),
      nameKey: String(row['name_key']),
      password: String(row['password']),
      since: Number(row['since']),
    }
  )
}
