/** A game being played: its beginning and every move since, so that moves can be taken back. */
import { type GameRecord, orThrow } from '@doubloon/engine'
import type { AnyGame } from '../any-game.ts'
import { moverOf, type Turn } from '../transcript.ts'

export class History {
  readonly start: AnyGame
  #turns: readonly Turn[]

  constructor(start: AnyGame, turns: readonly Turn[] = []) {
    this.start = start
    this.#turns = turns
  }

  get turns(): readonly Turn[] {
    return this.#turns
  }

  get game(): AnyGame {
    return this.#turns.at(-1)?.after ?? this.start
  }

  get record(): GameRecord {
    return this.game.record()
  }

  /** Plays a legal move of the seat to move. */
  play(move: string): void {
    const before = this.game
    const after = orThrow(before.play(move))
    const line = after.record().moves.at(-1) ?? move
    this.#turns = [...this.#turns, { number: this.#turns.length + 1, line, before, after }]
  }

  /** Goes back to before the last move of one of these seats; false if there is none. */
  undo(seats: readonly number[]): boolean {
    const last = this.#turns.findLastIndex(({ line, before }) =>
      seats.includes(moverOf(line, before)),
    )
    if (last < 0) return false
    this.#turns = this.#turns.slice(0, last)
    return true
  }
}
