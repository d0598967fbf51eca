/** Things that are read where they are kept when somebody needs them: whoever asks meanwhile waits for the same one, so that none is there twice. */
export class FoundOnce<T> {
  readonly #live: ReadonlyMap<string, T>
  readonly #read: (id: string) => Promise<T | undefined>
  readonly #reading = new Map<string, Promise<T | undefined>>()

  /** `live`: those that are there already, to which `read` adds. */
  constructor(live: ReadonlyMap<string, T>, read: (id: string) => Promise<T | undefined>) {
    this.#live = live
    this.#read = read
  }

  async find(id: string): Promise<T | undefined> {
    const live = this.#live.get(id)
    if (live !== undefined) return live
    const begun = this.#reading.get(id) ?? this.#read(id)
    this.#reading.set(id, begun)
    try {
      return await begun
    } finally {
      this.#reading.delete(id)
    }
  }
}
