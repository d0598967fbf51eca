/** How much one person or one address may ask: so many requests in a span of time, a minute if none is named, counted anew after it. */
const MINUTE = 60_000

export class Limit {
  readonly #most: number
  readonly #span: number
  readonly #counts = new Map<string, number>()
  #began = performance.now()

  constructor(most: number, span = MINUTE) {
    this.#most = most
    this.#span = span
  }

  /** Counts a request; false if it is one too many. */
  allows(who: string): boolean {
    const now = performance.now()
    if (now - this.#began >= this.#span) {
      this.#counts.clear()
      this.#began = now
    }
    const count = (this.#counts.get(who) ?? 0) + 1
    this.#counts.set(who, count)
    return count <= this.#most
  }

  /** Seconds until everybody may ask again. */
  get secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#began + this.#span - performance.now()) / 1000))
  }
}
