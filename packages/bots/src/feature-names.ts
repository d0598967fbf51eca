/**
 * The features of a net by name, those about a building by its key. Weights are kept by name, so a new building brings
 * names of its own and changes no other weight; the numbers only say where a feature stands inside a running program.
 */
export class FeatureNames {
  readonly all: string[] = []

  /** One feature for each key; returns the number of the first, the others follow in the order of the keys. */
  each(what: string, keys: Iterable<string | number>): number {
    const first = this.all.length
    for (const key of keys) this.all.push(`${what} ${key}`)
    return first
  }

  /** A feature that stands for itself; returns its number. */
  one(name: string): number {
    return this.all.push(name) - 1
  }

  /** Features that stand for themselves: their numbers by name. */
  named<Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> {
    const first = this.all.length
    this.all.push(...names)
    return Object.fromEntries(names.map((name, index) => [name, first + index])) as Record<
      Name,
      number
    >
  }
}
