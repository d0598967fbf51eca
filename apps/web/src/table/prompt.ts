/** What the prompt of any game asks, and what it offers by its buttons. */
import type { Moment, TableTypes } from '../client/contract.ts'
import { say } from '../text/say.ts'
import type { TableModel } from './model.svelte.ts'

/** What is asked of the viewer; where several share the screen, it begins with whose turn it is. */
export function askedOf<F extends TableTypes>(
  table: TableModel<F>,
  { viewer, over }: Moment<F>,
  question: string,
): string {
  return table.persons > 1 && !over ? say.prompt.askedOf(table.nameOf(viewer), question) : question
}

/** A legal move with a button of its own. */
export interface Choice {
  /** Its notation. */
  readonly text: string
  readonly label: string
}

/** The gold button: plays what is marked, or what was put together. */
export interface Gold {
  /** The notation; undefined until it is complete. */
  readonly text: string | undefined
  readonly label: string
  /** A word in wax on the button: what nobody should bring about unawares. */
  readonly warning?: string | undefined
  /** It only repeats what is marked on the table: keys that go from choice to choice leave it out. */
  readonly isEcho?: boolean
}
