/** What the log of any game shows: sentences, and headings between them. */

/** Names of one place, the most exact first. */
export type Candidates = readonly string[]

export interface LogEntry {
  /** Length of the record at its move: what to look back at. */
  readonly n: number
  readonly kind: 'move' | 'note' | 'heading'
  /** Who acted; undefined where nobody in particular did. */
  readonly seat: number | undefined
  /** With marks, see `Rich`. */
  readonly text: string
  readonly round: number
  /** Where the pieces it is about were or are, by `data-place`: of each list the first that is drawn. */
  readonly places: readonly Candidates[]
  /** Of these, where pieces have arrived. */
  readonly touched: readonly Candidates[]
  /** Why a bot did it. */
  readonly why?: string
  /** The phase that begins with it, by its role, and the clause that says so. */
  readonly phase?: { readonly role: string; readonly text: string }
  /** Set where it is nothing special in its phase: how many pieces it brought, 0 for somebody who passes. */
  readonly usual?: number
  /** Set where its phase is over. */
  readonly isAfterwards?: boolean
}

/** What an entry is in its phase. */
export type PartOfPhase = Pick<LogEntry, 'phase' | 'usual' | 'isAfterwards'>

/** Index of the first entry after the last move of a seat; the whole length if there is none. */
export function sinceMoveOf(
  seat: number,
  history: readonly { readonly n: number; readonly seat: number; readonly move: string }[],
  entries: readonly LogEntry[],
): number {
  const last = history.findLast((line) => line.seat === seat && line.move !== '')
  if (last === undefined) return entries.length
  const first = entries.findIndex(({ n }) => n > last.n)
  return first < 0 ? entries.length : first
}
