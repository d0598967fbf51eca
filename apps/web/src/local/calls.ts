/** Calls between the page and its workers: a question with a number, an answer with the same one, and news in between. */
import type { Calls, Methods } from '@doubloon/table'

/** Where messages go and come from: a worker, the worker's own side, or one end of a channel. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  /** Something that came apart on the other side. */
  addEventListener(type: 'error', listener: (event: Event) => void): void
}

interface Question {
  readonly id: number
  readonly call: string
  readonly args: readonly unknown[]
}

type Message =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly detail: string }
  | { readonly type: 'news'; readonly news: unknown }

/** Answers whatever comes in; returns how to tell news. */
export function answerCalls<C extends Calls<C>>(
  port: Port,
  answersWith: (tell: (news: unknown) => void) => Methods<C>,
): void {
  const send = (message: Message) => port.postMessage(message)
  const answers = answersWith((news) => send({ type: 'news', news })) as Readonly<
    Record<string, ((...args: readonly unknown[]) => Promise<unknown>) | undefined>
  >
  port.addEventListener('message', ({ data }: MessageEvent<Question>) => {
    const { id, call, args } = data
    const failed = (error: unknown) =>
      send({ type: 'failed', id, detail: error instanceof Error ? error.message : String(error) })
    const answering = answers[call]?.(...args) ?? Promise.reject(new Error(`no call ${call}`))
    answering.then((answer) => send({ type: 'answer', id, answer }), failed)
  })
}

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

/** The side that asks. */
export class Caller<C extends Calls<C>> {
  readonly #port: Port
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0

  constructor(port: Port, hear: (news: unknown) => void = () => {}) {
    this.#port = port
    port.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.type === 'news') hear(data.news)
      else this.#take(data)
    })
    port.addEventListener('error', (event) => this.#giveUp(event))
  }

  ask<N extends keyof C & string>(call: N, ...args: C[N]['args']): Promise<C[N]['answer']> {
    return this.pass(call, args)
  }

  /** Asks for what somebody else has typed. */
  pass(call: string, args: readonly unknown[]): Promise<unknown> {
    const id = ++this.#asked
    const question: Question = { id, call, args }
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#port.postMessage(question)
    })
  }

  /** What was asked will not be answered any more. */
  #giveUp(event: Event): void {
    const detail = 'message' in event ? String(event.message) : 'the worker failed'
    for (const { reject } of this.#waiting.values()) reject(new Error(detail))
    this.#waiting.clear()
  }

  #take(message: Exclude<Message, { type: 'news' }>): void {
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.type === 'answer') waiting?.resolve(message.answer)
    else waiting?.reject(new Error(message.detail))
  }
}
