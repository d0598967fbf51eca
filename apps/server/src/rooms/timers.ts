/** One clock for everybody who must be called at a time: a wheel of slots, and one timer that runs while a slot is filled. */

/** Whoever is called is called at most this much later, in milliseconds. */
const SLOT = 50

export class Timers {
  readonly #call: (id: string) => void
  readonly #slots = new Map<number, Set<string>>()
  readonly #slotOf = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #last = slotNow()

  constructor(call: (id: string) => void) {
    this.#call = call
  }

  /** Calls for `id` after so many milliseconds, instead of when it was to be called before; undefined: not at all. */
  set(id: string, delay: number | undefined): void {
    const before = this.#slotOf.get(id)
    const slot =
      delay === undefined
        ? undefined
        : Math.max(slotNow() + Math.ceil(delay / SLOT), this.#last + 1)
    if (slot === before) return
    if (before !== undefined) this.#remove(id, before)
    if (slot === undefined) return
    this.#slotOf.set(id, slot)
    const ids = this.#slots.get(slot)
    if (ids === undefined) this.#slots.set(slot, new Set([id]))
    else ids.add(id)
    this.#timer ??= setInterval(() => this.#turn(), SLOT).unref()
  }

  close(): void {
    clearInterval(this.#timer)
    this.#slots.clear()
    this.#slotOf.clear()
  }

  #remove(id: string, slot: number): void {
    this.#slotOf.delete(id)
    const ids = this.#slots.get(slot)
    ids?.delete(id)
    if (ids?.size === 0) this.#slots.delete(slot)
  }

  #turn(): void {
    const now = slotNow()
    if (this.#slots.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
      this.#last = now
      return
    }
    while (this.#last < now) {
      const ids = this.#slots.get(++this.#last)
      if (ids === undefined) continue
      this.#slots.delete(this.#last)
      for (const id of ids) {
        this.#slotOf.delete(id)
        this.#call(id)
      }
    }
  }
}

/** By a clock that nobody sets. */
function slotNow(): number {
  return Math.floor(performance.now() / SLOT)
}
