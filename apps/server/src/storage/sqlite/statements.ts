/** Statements of one database, each prepared once. */
import type { DatabaseSync, StatementSync } from 'node:sqlite'

export type Values = readonly (string | number | null)[]
export type Row = Readonly<Record<string, unknown>>

export class Statements {
  readonly #database: DatabaseSync
  readonly #known = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  all(sql: string, values: Values): readonly Row[] {
    return this.#prepared(sql).all(...values)
  }

  get(sql: string, values: Values): Row | undefined {
    return this.#prepared(sql).get(...values)
  }

  /** Gives the number of rows that were changed. */
  run(sql: string, values: Values): number {
    return Number(this.#prepared(sql).run(...values).changes)
  }

  #prepared(sql: string): StatementSync {
    const known = this.#known.get(sql)
    if (known !== undefined) return known
    const statement = this.#database.prepare(sql)
    this.#known.set(sql, statement)
    return statement
  }
}
