/** Pieces on their way, until they have arrived or somebody is impatient. Nothing of them stays in the page afterwards. */
import { dimming, FLASH, flashing, flying, type Piece, shining } from './manners.ts'
import { stirsOf, stirUp } from './stirs.ts'
import type { Leg, Places } from './travel.ts'

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

  /** The pieces travel, and stir what they leave and reach; the lamp goes down where a last round begins. */
  async fly(
    legs: readonly Leg[],
    { before, after }: { readonly before: Places; readonly after: Places },
    slowness: number,
    isDimmed: boolean,
  ): Promise<void> {
    if (legs.length === 0 && !isDimmed) return
    const last = Math.max(0, ...legs.map(({ start, lasts }) => start + lasts))
    const shines = legs.flatMap(({ via, start, lasts }) =>
      via === undefined ? [] : [shining(via, start + lasts / 2, slowness)],
    )
    const dusk = isDimmed ? [dimming(document.body.getBoundingClientRect(), slowness)] : []
    const settle = stirUp(stirsOf(legs, before, after, slowness))
    const pieces = [...dusk, ...shines, ...legs.map((leg) => flying(leg, slowness))]
    await this.#show(pieces, last * slowness, settle)
  }

  async flash(rects: readonly DOMRect[]): Promise<void> {
    if (rects.length > 0) await this.#show(rects.map(flashing), FLASH)
  }

  /** A clock and not the animations decides, because a page in the background does not animate. */
  #show(pieces: readonly Piece[], ms: number, settle?: () => void): Promise<void> {
    this.pieces = pieces
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#skip = undefined
        this.pieces = []
        resolve()
      }
      const timer = setTimeout(end, ms)
      this.#skip = () => {
        // Whoever is impatient wants to see at once how it ends; otherwise what has landed may still come to rest.
        settle?.()
        end()
      }
    })
  }
}
