/** How much one person or one address may ask: so many requests a minute, counted anew every minute. */
const MINUTE = 60_000

export class Limit {
  readonly #most: number
  readonly #counts = new Map<string, number>()
  #began = performance.now()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts a request; false if it is one too many. */
  allows(who: string): boolean {
    const now = performance.now()
    if (now - this.#began >= MINUTE) {
      this.#counts.clear()
      this.#began = now
    }
    const count = (this.#counts.get(who) ?? 0) + 1
    this.#counts.set(who, count)
    return count <= this.#most
  }

  /** Seconds until everybody may ask again. */
  get secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#began + MINUTE - performance.now()) / 1000))
  }
}
