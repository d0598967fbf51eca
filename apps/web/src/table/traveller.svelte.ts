/** Pieces on their way, until they have arrived or somebody is impatient. Nothing of them stays in the page afterwards. */
import { FLASH, flashing, flying, type Leg, type Piece, TRAVEL } from './travel.ts'

export class Traveller {
  pieces = $state.raw<readonly Piece[]>([])
  #skip: (() => void) | undefined

  /** Ends whatever is under way; says whether anything was. */
  skip(): boolean {
    const skip = this.#skip
    skip?.()
    return skip !== undefined
  }

  /** Waits, unless somebody is impatient. */
  async pause(ms: number): Promise<void> {
    if (ms > 0) await this.#show([], ms)
  }

  async fly(legs: readonly Leg[], slowness: number): Promise<void> {
    if (legs.length === 0) return
    const last = Math.max(...legs.map(({ start }) => start))
    const pieces = legs.map((leg) => flying(leg, slowness))
    await this.#show(pieces, (last + TRAVEL) * slowness)
  }

  async flash(rects: readonly DOMRect[]): Promise<void> {
    if (rects.length > 0) await this.#show(rects.map(flashing), FLASH)
  }

  /** A clock and not the animations decides, because a page in the background does not animate. */
  #show(pieces: readonly Piece[], ms: number): Promise<void> {
    this.pieces = pieces
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#skip = undefined
        this.pieces = []
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.#skip = done
    })
  }
}
