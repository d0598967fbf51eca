/**
 * As little HTTP as the load needs, over bare sockets: the load maker shares two cores with what it measures, and Node's own
 * client would cost as much as the server. Only for a server of ours on this machine, whose answers are known.
 */
import { connect, type Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

export interface Answer {
  readonly status: number
  readonly cookie: string | undefined
  readonly body: string
}

/** One connection for requests, one after the other. */
export class Wire {
  readonly #socket: Socket
  readonly #port: number
  #had: Buffer = Buffer.alloc(0)
  #answer: ((answer: Answer) => void) | undefined
  #fail: ((error: Error) => void) | undefined

  constructor(port: number) {
    this.#port = port
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.setNoDelay(true)
    this.#socket.on('data', (part) => this.#take(part))
    this.#socket.on('error', (error) => this.#fail?.(error))
    this.#socket.on('close', () => this.#fail?.(new Error('the server closed the connection')))
  }

  /** Asks; the next question waits for the answer. */
  ask(path: string, cookie?: string, body?: object): Promise<Answer> {
    const sent = body === undefined ? '' : JSON.stringify(body)
    const head = [
      `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
      `host: 127.0.0.1:${this.#port}`,
      ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
      ...(body === undefined
        ? []
        : ['content-type: application/json', `content-length: ${Buffer.byteLength(sent)}`]),
    ]
    return new Promise((resolve, reject) => {
      this.#answer = resolve
      this.#fail = reject
      this.#socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`)
    })
  }

  close(): void {
    this.#fail = undefined
    this.#socket.destroy()
  }

  #take(part: Buffer): void {
    this.#had = this.#had.length === 0 ? part : Buffer.concat([this.#had, part])
    const end = this.#had.indexOf(HEAD_END)
    if (end < 0) return
    const head = this.#had.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const from = end + HEAD_END.length
    if (this.#had.length < from + length) return
    const body = this.#had.toString('utf8', from, from + length)
    this.#had = this.#had.subarray(from + length)
    this.#answer?.({
      status: Number(head.slice(9, 12)),
      cookie: /\r\nset-cookie: ([^;\r]+)/i.exec(head)?.[1],
      body,
    })
  }
}

/** An open stream of events; its text is only read where somebody listens. */
export class EventStream {
  readonly #socket: Socket
  readonly #hear: ((data: string) => void) | undefined
  #text = ''
  bytes = 0
  isOpen = true

  constructor(port: number, path: string, cookie: string, hear?: (data: string) => void) {
    this.#hear = hear
    this.#socket = connect(port, '127.0.0.1')
    this.#socket.setNoDelay(true)
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\naccept: text/event-stream\r\n\r\n`,
    )
    this.#socket.on('data', (part) => this.#take(part))
    this.#socket.on('error', () => {})
    this.#socket.on('close', () => {
      this.isOpen = false
    })
  }

  /** Waits for the first byte. */
  opened(): Promise<void> {
    return new Promise((resolve) => this.#socket.once('data', () => resolve()))
  }

  close(): void {
    this.#socket.destroy()
  }

  /**
   * A message never holds a line break, the sizes of HTTP's chunks stand between line breaks: so whatever lies between
   * `data: ` and the next line break is one message, unless a chunk ends inside. The server writes each message as one chunk.
   */
  #take(part: Buffer): void {
    this.bytes += part.length
    if (this.#hear === undefined) return
    this.#text += part.toString('utf8')
    const lines = this.#text.split('\n')
    this.#text = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) this.#hear(line.slice(6))
  }
}
