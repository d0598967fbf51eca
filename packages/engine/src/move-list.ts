/**
 * A reusable list of moves. The rules write into it, so that asking for moves allocates nothing.
 * One list belongs to one caller: its content lasts until the next question is asked with it.
 */
export class MoveList {
  readonly moves: Int32Array
  length = 0

  /** `capacity`: the moves of the game, `moveCount` of its rules, is always enough. */
  constructor(capacity = 512) {
    this.moves = new Int32Array(capacity)
  }

  add(move: number): void {
    this.moves[this.length++] = move
  }

  clear(): void {
    this.length = 0
  }

  copyFrom(other: MoveList): void {
    this.length = other.length
    for (let i = 0; i < other.length; i++) this.moves[i] = other.moves[i]
  }

  at(index: number): number {
    return this.moves[index]
  }

  includes(move: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.moves[i] === move) return true
    return false
  }

  toArray(): number[] {
    return Array.from(this.moves.subarray(0, this.length))
  }
}
