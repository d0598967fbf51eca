/** People and programs as the tests play them: requests with a cookie, and streams that are kept as they come. */
import { type IncomingMessage, request } from 'node:http'
import type { StreamMessage, ViewReply } from '@doubloon/protocol'

export interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
  readonly body: Record<string, unknown>
}

export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as it is, if it is a text; else as JSON. */
  readonly body?: unknown
}

/** Everything that anybody received, for those who look for what must not be in it: whole answers, whole blocks of streams. */
export type Ear = (text: string) => void

export class Client {
  readonly port: number
  readonly #ear: Ear
  cookie: string | undefined

  constructor(port: number, ear: Ear = () => {}) {
    this.port = port
    this.#ear = ear
  }

  ask(path: string, { method, headers = {}, body }: Asked = {}): Promise<Answer> {
    const isText = typeof body === 'string'
    const sent = body === undefined ? undefined : isText ? body : JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const asking = request(
        {
          port: this.port,
          host: '127.0.0.1',
          path,
          method: method ?? (sent === undefined ? 'GET' : 'POST'),
          headers: {
            ...(sent !== undefined && { 'content-type': 'application/json' }),
            ...this.#cookies,
            ...headers,
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (part) => {
            text += part
          })
          response.on('error', reject)
          response.on('end', () => {
            this.#ear(text)
            this.#keep(response)
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text,
              body: readBody(text),
            })
          })
        },
      )
      asking.on('error', reject)
      asking.end(sent)
    })
  }

  /** What a request that must succeed answers. */
  async get<T = Record<string, unknown>>(path: string, asked?: Asked): Promise<T> {
    const { status, text, body } = await this.ask(path, asked)
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
    return body as T
  }

  post<T = Record<string, unknown>>(path: string, body: unknown): Promise<T> {
    return this.get<T>(path, { body })
  }

  command(room: string, body: object): Promise<Answer> {
    return this.ask(`/api/rooms/${room}/commands`, { body })
  }

  move(room: string, after: number, move: string): Promise<Answer> {
    return this.ask(`/api/rooms/${room}/moves`, { body: { after, move } })
  }

  view(room: string): Promise<ViewReply> {
    return this.get<ViewReply>(`/api/rooms/${room}/view`)
  }

  follow(room: string, lastId?: number, others: Record<string, string> = {}): Stream {
    return this.listen(`/api/rooms/${room}/events`, {
      ...others,
      ...(lastId !== undefined && { 'last-event-id': String(lastId) }),
    })
  }

  /** Any stream. */
  listen(path: string, headers: Record<string, string> = {}): Stream {
    return new Stream(this.port, path, { ...headers, ...this.#cookies }, this.#ear)
  }

  get #cookies(): Record<string, string> {
    return this.cookie === undefined ? {} : { cookie: this.cookie }
  }

  #keep(response: IncomingMessage): void {
    const [set] = response.headers['set-cookie'] ?? []
    if (set !== undefined) this.cookie = set.split(';')[0]
  }
}

function readBody(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** A stream, with all its messages. */
export class Stream {
  readonly messages: StreamMessage[] = []
  /** The ids, in the order in which they came. */
  readonly ids: number[] = []
  status = 0
  isOpen = true
  readonly #asking: ReturnType<typeof request>
  readonly #waiting = new Set<() => void>()

  constructor(port: number, path: string, headers: Record<string, string>, ear: Ear) {
    this.#asking = request({ port, host: '127.0.0.1', path, headers }, (response) => {
      this.status = response.statusCode ?? 0
      let rest = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        const blocks = (rest + part).split('\n\n')
        rest = blocks.pop() ?? ''
        blocks.forEach((block) => {
          ear(block)
          this.#take(block)
        })
        this.#wake()
      })
      response.on('error', () => {})
      response.on('close', () => {
        ear(rest)
        this.#end()
      })
    })
    this.#asking.on('error', () => this.#end())
    this.#asking.end()
  }

  get lastId(): number | undefined {
    return this.ids.at(-1)
  }

  /** Waits until something is true of what came; fails if the stream ends before. */
  async until(isSo: (messages: readonly StreamMessage[]) => boolean): Promise<void> {
    while (!isSo(this.messages)) {
      if (!this.isOpen) throw new Error(`the stream ended (${this.status}) before what was awaited`)
      await this.news()
    }
  }

  /** Waits for the next message, or the end. */
  news(): Promise<void> {
    if (!this.isOpen) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.add(resolve))
  }

  close(): void {
    this.#asking.destroy()
    this.#end()
  }

  #take(block: string): void {
    const fields = block.split('\n').map((line) => /^(\w+): (.*)$/.exec(line) ?? [])
    const fieldOf = (wanted: string) => fields.find(([, name]) => name === wanted)?.[2]
    const id = fieldOf('id')
    if (id !== undefined) this.ids.push(Number(id))
    const data = fieldOf('data')
    if (data !== undefined) this.messages.push(JSON.parse(data))
  }

  #end(): void {
    this.isOpen = false
    this.#wake()
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}
