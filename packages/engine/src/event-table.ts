/**
 * A game's table of events: each kind with its columns in order, and how a column is read. Journal rows inside,
 * typed events outside; the position of a kind in the table is its number in the journal.
 */
import { type Journal, MOVED } from './journal.ts'

/** How the numbers of a row are read: name of a fact → its meaning. */
type Columns = Readonly<Record<string, (n: number) => unknown>>
type Table = Readonly<Record<string, Columns>>

/** The typed events of a table. */
export type EventOf<E extends Table> = {
  [K in keyof E]: { readonly type: K } & {
    readonly [F in keyof E[K]]: E[K][F] extends (n: number) => infer R ? R : never
  }
}[keyof E]

export interface EventTable<E extends Table> {
  /** The number of a kind in the journal. */
  numberOf(kind: keyof E): number
  /** The typed event of a journal row. */
  read(journal: Journal, row: number): EventOf<E>
}

/** The table, ready to number and to read; its first kind is the move that the engine itself writes. */
export function eventTable<E extends Table>(table: E): EventTable<E> {
  const kinds: readonly (keyof E)[] = Object.keys(table)
  if (kinds.indexOf('moved') !== MOVED) throw new Error('the engine counts on this number')
  return {
    numberOf: (kind) => kinds.indexOf(kind),
    read(journal, row) {
      const type = kinds[journal.at(row, 0)]
      const facts = Object.entries(table[type]).map(([name, read], column) => [
        name,
        read(journal.at(row, column + 1)),
      ])
      return { type, ...Object.fromEntries(facts) }
    },
  }
}
