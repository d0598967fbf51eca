/** What must hold in every position of a game, as a table of laws. */

/** A law with the id it has in the rules. */
export interface Invariant<S> {
  readonly id: string
  readonly law: string
  holds(s: S): boolean
}

const NOTHING_WRONG: readonly string[] = []

/**
 * What is wrong with a position, each sentence with the id of the invariant. Asked after every step of thousands of random
 * games, so it allocates only when something is wrong.
 */
export function brokenInvariants<S>(checks: readonly Invariant<S>[]): (s: S) => readonly string[] {
  return (s) => {
    const wrong = checks.filter((check) => !check.holds(s))
    return wrong.length === 0 ? NOTHING_WRONG : wrong.map(({ id, law }) => `${id}: ${law}`)
  }
}
