/** How often it is tried to send a message, and what came of all. */

const MINUTE = 60_000
/** After a failure it is tried again so much later; after the last one no more. */
const BREAKS = [1, 5, 30, 120].map((minutes) => minutes * MINUTE)

export class Tries {
  readonly #warn: (what: string) => void
  sent = 0
  givenUp = 0

  constructor(warn: (what: string) => void) {
    this.#warn = warn
  }

  /** How long to wait after so many tries that failed before; undefined, and told to the host, if that was the last one. */
  breakAfter(failed: number): number | undefined {
    const wait = BREAKS[failed]
    if (wait === undefined)
      this.#warn(
        `a message that it is somebody's turn did not go in ${BREAKS.length + 1} tries; given up so far: ${++this.givenUp}`,
      )
    return wait
  }
}
