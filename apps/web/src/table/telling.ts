/** The log of a table, kept: several components ask for it after each move, and it is told once, in one language. */
import type { Face } from '../client/contract.ts'
import type { Chronicle } from './chronicle.ts'
import type { TableModel } from './model.svelte.ts'
import type { Told } from './told.ts'

/**
 * Everything that happened, the oldest first, as a function of the table. `language` gives what the sentences are made of: if any
 * of it changes, all are told anew.
 */
export function telling<F extends Face>(
  language: () => readonly unknown[],
  begin: (nameOf: (seat: number) => string) => Chronicle<F>,
): (table: TableModel<F>) => readonly Told[] {
  let kept: { readonly key: readonly unknown[]; readonly chronicle: Chronicle<F> } | undefined
  return (table) => {
    const key = [table.setUp, ...language()]
    if (kept === undefined || kept.key.some((part, index) => part !== key[index]))
      kept = { key, chronicle: begin((seat) => table.nameOf(seat)) }
    return kept.chronicle.follow(table.lines)
  }
}

/** What the last mover did, at the moment that is shown. */
export function lastOf<F extends Face>(
  { shown, lines }: TableModel<F>,
  told: readonly Told[],
): { readonly seat: number; readonly text: string } | undefined {
  const line = lines.find(({ n }) => n === shown?.n) ?? lines.at(-1)
  const entry = told.find(({ n, seat }) => n === line?.n && seat === line.seat)
  return entry?.seat === undefined ? undefined : { seat: entry.seat, text: entry.text }
}
