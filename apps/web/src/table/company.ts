/**
 * Where people sit at screens of their own: what hangs at their seats and lies around the table. It comes with the client of such
 * a table, which gives each its place and knows nothing of rooms.
 */
import type { Component } from 'svelte'
import type { Ranked } from '../end/end-summary.ts'

export interface Company {
  /** Beside a name: whether somebody is here, and the time that is left. */
  readonly Signs: Component<{ seat: number }>
  /** Below what lies at a seat: who plays there instead. */
  readonly Absence: Component<{ seat: number }>
  /** In the bar: who looks on. */
  readonly Lookers: Component
  /** In place of a new game in the menu. */
  readonly Entries: Component<{ onclose: () => void }>
  /** In place of a new game after the end. */
  readonly Encore: Component<{ onproblem: (why: string) => void }>
  /** Leads everybody to the finished game. */
  readonly replayLink: () => string
  /** Why the room refused, in a sentence. */
  readonly because: (refusal: { readonly code: string }) => string
  /** The scores with ranks and victory as they count here: who resigned cannot win. */
  readonly standings: <S extends Ranked>(scores: readonly S[]) => readonly S[]
  readonly hasResigned: (seat: number) => boolean
}
