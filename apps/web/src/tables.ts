/** The table of a game. Each is large and comes when it is needed. */
import type { Component } from 'svelte'
import type { TableProps } from './table/table-props.ts'

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
