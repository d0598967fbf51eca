import type { Snippet } from 'svelte'
import type { TableClient, TableTypes } from '../client/contract.ts'

/** What every table takes: where it runs, a band under the bar, and what stands in place of the prompt. */
export interface TableProps<F extends TableTypes = TableTypes> {
  readonly client: TableClient<F>
  readonly lead?: Snippet
  readonly controls?: Snippet
}
