/**
 * How moves of bots are shown: one after the other, at once for who does not want to wait, or each after a press. A seat
 * that is hurried shows its moves at once until another one moves; `all` hurries everybody until somebody here is asked.
 */

export class Pace {
  /** The seat whose next move waits for a press. */
  waitingFor = $state<number>()
  /** Both are set by whoever makes pieces travel: whether each move waits, and how to see at once how one ends. */
  isStepwise: () => boolean = () => false
  endTravel: () => void = () => {}
  /** The seat whose move is shown or about to be. */
  #moving: number | undefined
  #hurried: number | 'all' | undefined
  #go: (() => void) | undefined

  /** Before a move of a seat is shown: waits for a press if one wants to go step by step. */
  async begin(seat: number, isBot: boolean): Promise<void> {
    this.#moving = seat
    if (this.#hurried !== 'all' && this.#hurried !== seat) this.#hurried = undefined
    if (!this.isStepwise() || !isBot || this.#hurried !== undefined) return
    this.waitingFor = seat
    await new Promise<void>((resolve) => {
      this.#go = resolve
    })
  }

  /** Whether moves are shown at once now. */
  get isHurried(): boolean {
    return this.#hurried !== undefined
  }

  /** After a move was shown; where somebody here is asked now, nobody is hurried any more. */
  end(isAsked: boolean): void {
    this.#moving = undefined
    if (isAsked) this.#hurried = undefined
  }

  /** Everything is laid anew. */
  rest(): void {
    this.end(true)
    this.#goOn()
  }

  /** The next move, or the end of the one that is on its way. */
  step(): void {
    if (this.waitingFor === undefined) this.endTravel()
    else this.#goOn()
  }

  /** Shows at once what the bot does that moves now, or the one that is to move. */
  skipTurn(toMove: number | undefined): void {
    const seat = this.#moving ?? toMove
    if (seat !== undefined) this.skip(seat)
  }

  /** Shows at once what a seat does, or what all do until somebody here is asked. */
  skip(who: number | 'all'): void {
    this.#hurried = who
    this.endTravel()
    this.#goOn()
  }

  #goOn(): void {
    this.waitingFor = undefined
    this.#go?.()
    this.#go = undefined
  }
}
