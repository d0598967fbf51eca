/** The log of a table, kept: several components ask for it after each move, and it is told once, in one language. */
import type { TableTypes } from '../client/contract.ts'
import type { Person } from '../text/person.ts'
import type { LogEntry } from './log-entry.ts'
import type { LogWriter } from './log-writer.ts'
import type { TableModel } from './model.svelte.ts'

/**
 * Everything that happened, the oldest first, as a function of the table. `language` gives what the sentences are made of: if any
 * of it changes, or whom they address, all are told anew.
 */
export function keptLog<F extends TableTypes>(
  language: () => readonly unknown[],
  begin: (personOf: (seat: number) => Person) => LogWriter<F>,
): (table: TableModel<F>) => readonly LogEntry[] {
  let kept: { readonly key: readonly unknown[]; readonly logWriter: LogWriter<F> } | undefined
  return (table) => {
    const key = [table.setUp, table.you, ...language()]
    if (kept === undefined || kept.key.some((part, index) => part !== key[index]))
      kept = { key, logWriter: begin((seat) => table.personOf(seat)) }
    return kept.logWriter.follow(table.history)
  }
}

/** What the last mover did, at the moment that is shown. */
export function lastOf<F extends TableTypes>(
  { shown, history }: TableModel<F>,
  entries: readonly LogEntry[],
): { readonly seat: number; readonly text: string } | undefined {
  const line = history.find(({ n }) => n === shown?.n) ?? history.at(-1)
  const entry = entries.find(({ n, seat }) => n === line?.n && seat === line.seat)
  return entry?.seat === undefined ? undefined : { seat: entry.seat, text: entry.text }
}
