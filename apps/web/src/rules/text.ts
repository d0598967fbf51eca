/**
 * What a language writes about a topic. Pieces stand in reading order, each under the ids of the rules it states:
 * `PR-CAPTAIN-2…3 PR-RUL-14`. An id with `~` in front is only mentioned here; it is stated elsewhere.
 * Texts have the marks of Rich.svelte, and links: `[[wharf]]` is the name of that topic inside a sentence, `[[wharf|words]]` other words.
 */

export interface Table {
  readonly caption: string
  readonly head: readonly string[]
  /** The first cell of a row says what the row is about. */
  readonly rows: readonly (readonly (string | number)[])[]
}

/** A paragraph; a list after its first entry; a table. */
export type Piece = string | readonly string[] | Table

export type Pieces = Readonly<Record<string, Piece>>

export interface TopicText {
  readonly title: string
  readonly lead: string
  readonly pieces: Pieces
}

/** A building has its name from the rulebook. */
export type BuildingText = Omit<TopicText, 'title'>

/** A row of facts: `Cost 5`. */
export interface Fact {
  readonly label: string
  readonly value: string
}
