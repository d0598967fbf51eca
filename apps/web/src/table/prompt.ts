/** What the prompt of any game offers by its buttons. */

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
