/** Shows one thing after the other, each as long as it takes to read it, or until somebody presses anything. */
import type { Reveal } from './reveals.ts'

export class RevealShow {
  now = $state.raw<Reveal>()
  #end: (() => void) | undefined

  /** Each for so many milliseconds. */
  async show(reveals: readonly Reveal[], ms: number): Promise<void> {
    for (const reveal of reveals) {
      this.now = reveal
      await this.#wait(ms)
    }
    this.now = undefined
  }

  /** Ends what is shown; the next thing comes at once. */
  skip(): void {
    this.#end?.()
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#end = undefined
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.#end = done
    })
  }
}
