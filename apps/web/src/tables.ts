/** The table of a game. Each is large and comes when it is needed. */
import type { Component, Snippet } from 'svelte'
import type { Face, TableClient } from './client/contract.ts'

/** What every table takes: where it runs, a band under the bar, and what stands in place of the prompt. */
export interface TableProps {
  readonly client: TableClient<Face>
  readonly lead?: Snippet
  readonly controls?: Snippet
}

type Table = Component<TableProps>

const TABLES: Readonly<Record<string, (() => Promise<{ readonly default: unknown }>) | undefined>> =
  {
    'puerto-rico': () => import('./puerto-rico/Table.svelte'),
    'san-juan': () => import('./san-juan/Table.svelte'),
  }

/** The table of a game; whoever gives it a client takes one of the same game. */
export async function tableOf(game: string): Promise<Table | undefined> {
  return (await TABLES[game]?.())?.default as Table | undefined
}
