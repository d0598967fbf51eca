/** Who is here: has an open stream, or asked something a moment ago. Not kept: it changes with every lost connection. */
import type { PersonId } from '@doubloon/table'

export class Presence {
  readonly #now: () => number
  readonly #began: number
  readonly #streams = new Map<PersonId, number>()
  readonly #seen = new Map<PersonId, number>()

  constructor(now: () => number) {
    this.#now = now
    this.#began = now()
  }

  came(person: PersonId): void {
    this.#streams.set(person, (this.#streams.get(person) ?? 0) + 1)
  }

  left(person: PersonId): void {
    const open = (this.#streams.get(person) ?? 1) - 1
    if (open > 0) this.#streams.set(person, open)
    else this.#streams.delete(person)
    this.saw(person)
  }

  saw(person: PersonId): void {
    this.#seen.set(person, this.#now())
  }

  /** Since when somebody has been away, as far as is known since the server began; undefined: they are here. */
  awaySince(person: PersonId): number | undefined {
    return this.#streams.has(person) ? undefined : (this.#seen.get(person) ?? this.#began)
  }

  /** Forgets who was last seen before a time. */
  forget(before: number): void {
    for (const [person, at] of this.#seen) if (at < before) this.#seen.delete(person)
  }
}
