/** Questions and answers: prints, and reads one line at a time, typed or from a pipe. */
import { createInterface } from 'node:readline'
import type { Io } from '../io.ts'
import { say } from '../messages.ts'

export class Terminal {
  readonly io: Io
  readonly #lines: AsyncIterator<string>
  readonly #interface: ReturnType<typeof createInterface>
  #isClosed = false
  /** Lines typed before, which the keys bring back. */
  #typed: string[] = []

  constructor(io: Io) {
    this.io = io
    const isTyped = io.inputIsTty && io.outputIsTty
    this.#interface = isTyped
      ? createInterface({ input: io.input, output: io.output, prompt: say.play.prompt })
      : createInterface({ input: io.input, terminal: false })
    this.#interface.on('history', (typed: string[]) => {
      this.#typed = typed
    })
    // At the end of the input it closes by itself, with lines that are still to be read.
    this.#interface.once('close', () => {
      this.#isClosed = true
    })
    this.#lines = this.#interface[Symbol.asyncIterator]()
  }

  show(text: string): void {
    this.io.out(text)
  }

  /** The next line without spaces around it; undefined when there are no more. */
  async ask(): Promise<string | undefined> {
    const isTyped = this.io.inputIsTty && this.io.outputIsTty
    if (isTyped && !this.#isClosed) this.#interface.prompt()
    else this.show(say.play.prompt)
    const { done, value } = await this.#lines.next()
    const line = done === true ? undefined : value.trim()
    if (!isTyped || line === undefined) this.show(`${line ?? ''}\n`)
    return line
  }

  /** Forgets what was typed before, so that nobody else can bring it back. */
  forget(): void {
    this.#typed.length = 0
  }

  /** Shows a longer text and waits until it is read, if somebody reads. */
  async page(lines: readonly string[]): Promise<void> {
    this.show(`\n${lines.join('\n')}\n`)
    if (!this.io.inputIsTty) return
    this.show(`\n${say.play.more}\n`)
    await this.ask()
  }

  close(): void {
    this.#interface.close()
  }
}
