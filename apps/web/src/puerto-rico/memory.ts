/**
 * What a reader of the log remembers of the seats: who works where, and who owns what. Events name a whole placement; only
 * against the one before it can be said what changed.
 */
import type { Event } from './face.ts'
import { partOf } from './notation.ts'

interface Remembered {
  readonly workers: Map<string, number>
  readonly buildings: Set<string>
  /** What was laid or built last. */
  newest: string
}

export interface Change {
  readonly place: string
  readonly count: number
}

export class Memory {
  readonly #seats = new Map<number, Remembered>()

  /** Which of these buildings the seat is known to own. */
  owned(seat: number, buildings: readonly string[]): readonly string[] {
    return buildings.filter((building) => this.#of(seat).buildings.has(building))
  }

  /** What a placement changes. It is not taken note of: `note` does that. */
  changes(placement: readonly Event[]): readonly Change[] {
    return placement.flatMap((event) => {
      const part = event.type === 'moved' ? partOf(event.move) : undefined
      if (event.type !== 'moved' || part?.verb !== 'put') return []
      const count = part.count - (this.#of(event.seat).workers.get(part.what) ?? 0)
      return count === 0 ? [] : [{ place: part.what, count }]
    })
  }

  note(event: Event): void {
    switch (event.type) {
      case 'tileTaken':
        this.#of(event.seat).newest = event.tile
        break
      case 'plantationDrawn':
        this.#of(event.seat).newest = event.tile
        break
      case 'built':
        this.#of(event.seat).newest = event.building
        this.#of(event.seat).buildings.add(event.building)
        break
      case 'moved':
        this.#noteMove(event.seat, event.move)
        break
      case 'colonistGiven':
        this.#add(event.seat, event.from, -1)
        break
      case 'guestMoved':
        this.#add(event.seat, 'guesthouse', -1)
        this.#add(event.seat, event.to, 1)
        break
      default:
        break
    }
  }

  #noteMove(seat: number, move: string): void {
    const part = partOf(move)
    if (part?.verb === 'put') this.#of(seat).workers.set(part.what, part.count)
    if (move === 'settle colonist' || move === 'staff building')
      this.#add(seat, this.#of(seat).newest, 1)
  }

  #add(seat: number, place: string, count: number): void {
    const { workers } = this.#of(seat)
    workers.set(place, (workers.get(place) ?? 0) + count)
  }

  #of(seat: number): Remembered {
    const known = this.#seats.get(seat)
    if (known !== undefined) return known
    const fresh = { workers: new Map<string, number>(), buildings: new Set<string>(), newest: '' }
    this.#seats.set(seat, fresh)
    return fresh
  }
}
