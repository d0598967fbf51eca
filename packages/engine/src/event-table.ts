/**
 * A game's table of events: each kind with its columns in order, and how a column is read. Journal rows inside,
 * typed events outside. Moves are told by every game alike, so the table has only what a game adds to them.
 */
import { type Journal, MOVED } from './journal.ts'
import type { StepWords } from './rules.ts'

/** How the numbers of a row are read: name of a fact → its meaning. */
type Columns = Readonly<Record<string, (n: number) => unknown>>
type Table = Readonly<Record<string, Columns>>

/** A small step that was made, in both its forms; `forced` if the rules made it because there was no other. */
export interface Moved<Step> {
  readonly type: 'moved'
  readonly seat: number
  readonly move: string
  readonly step: Step
  readonly forced: boolean
}

/** The typed events of a table, moves left aside. */
export type EventOf<E extends Table> = {
  [K in keyof E]: { readonly type: K } & {
    readonly [F in keyof E[K]]: E[K][F] extends (n: number) => infer R ? R : never
  }
}[keyof E]

export interface EventTable<Step, E extends Table> {
  /** The number of a kind in the journal. */
  numberOf(kind: keyof E): number
  /** The typed event of a journal row. */
  read(journal: Journal, row: number): Moved<Step> | EventOf<E>
}

/** The table, ready to number and to read; its kinds are numbered behind the move that the engine itself writes. */
export function eventTable<Step, E extends Table>(
  steps: StepWords<Step>,
  table: E,
): EventTable<Step, E> {
  const kinds: readonly (keyof E)[] = Object.keys(table)
  const first = MOVED + 1
  return {
    numberOf: (kind) => first + kinds.indexOf(kind),
    read(journal, row) {
      const kind = journal.at(row, 0)
      if (kind === MOVED) return movedIn(steps, journal, row)
      const type = kinds[kind - first]
      const facts = Object.entries(table[type]).map(([name, read], column) => [
        name,
        read(journal.at(row, column + 1)),
      ])
      return { type, ...Object.fromEntries(facts) }
    },
  }
}

function movedIn<Step>(steps: StepWords<Step>, journal: Journal, row: number): Moved<Step> {
  const step = journal.at(row, 2)
  return {
    type: 'moved',
    seat: journal.at(row, 1),
    move: steps.text(step),
    step: steps.typed(step),
    forced: journal.at(row, 3) === 1,
  }
}
