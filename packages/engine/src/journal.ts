/**
 * What happened, as rows of five integers: kind and up to four facts. The rules write into it only if one
 * is attached to the state; each game's events file turns the rows into typed events.
 */

/** The kind of row that every game has: seat, step, and 1 if the step was forced. The chosen one comes first. */
export const MOVED = 0

export class Journal {
  static readonly WIDTH = 5
  readonly rows: number[] = []
  /** What a decision of several steps remembers until it is complete; empty if it began before this journal. */
  memo: readonly number[] = []

  get length(): number {
    return this.rows.length / Journal.WIDTH
  }

  add(kind: number, a: number, b: number, c: number, d: number): void {
    this.rows.push(kind, a, b, c, d)
  }

  clear(): void {
    this.rows.length = 0
    this.memo = []
  }

  /** Fact number `column` of row number `row`; column 0 is the kind. */
  at(row: number, column: number): number {
    return this.rows[row * Journal.WIDTH + column]
  }
}
