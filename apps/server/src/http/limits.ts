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

/** Who is counted as one: an address of IPv4, and of IPv6 the network of which everybody has a whole one. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Math.max(0, GROUPS - (before?.length ?? 0) - (after?.length ?? 0))
  return [...(before ?? []), ...Array<string>(zeros).fill('0'), ...(after ?? [])]
    .slice(0, GROUPS / 2)
    .join(':')
}

/** Of an address of IPv6. */
const GROUPS = 8
