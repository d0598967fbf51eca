/** Tables with four people each, as the load plays them: every person has an open stream, moves come at planned times. */
import { Game } from '@doubloon/engine'
import type { GlimpseMessage } from '@doubloon/protocol'
import { puertoRicoAdapter } from '@doubloon/puerto-rico'
import { inParallel, sleep } from './figures.ts'
import { EventStream, Wire } from './wire.ts'

const PLAYERS = 4
const RULES = puertoRicoAdapter.rules

export class LoadedTable {
  readonly #port: number
  readonly #wire: Wire
  readonly #cookies: string[] = []
  readonly #streams: EventStream[] = []
  #room = ''
  #glimpse: GlimpseMessage | undefined
  #told: (() => void) | undefined
  #state: number

  constructor(port: number, number: number) {
    this.#port = port
    this.#wire = new Wire(port)
    this.#state = number + 1
  }

  get streams(): readonly EventStream[] {
    return this.#streams
  }

  /** Opens the table, seats everybody, and begins. */
  async open(): Promise<void> {
    const seats = Array.from({ length: PLAYERS }, () => ({ kind: 'open' }))
    const opened = await this.#ask('/api/rooms', undefined, {
      settings: { game: RULES.game, watchDelay: 0 },
      seats,
    })
    this.#room = JSON.parse(opened.body).room
    for (let seat = 0; seat < PLAYERS; seat++) {
      const path = `/api/rooms/${this.#room}/commands`
      const cookie = seat === 0 ? opened.cookie : undefined
      const sat = await this.#ask(path, cookie, { type: 'sit', seat, name: `Load ${seat}` })
      const own = cookie ?? sat.cookie
      if (own === undefined) throw new Error('the server gave no cookie')
      this.#cookies.push(own)
      await this.#ask(path, own, { type: 'ready', isReady: true })
    }
  }

  /** Opens a stream for everybody; the first one's is read. */
  async follow(): Promise<void> {
    const path = `/api/rooms/${this.#room}/events`
    for (const [seat, cookie] of this.#cookies.entries()) {
      const hear = seat === 0 ? (data: string) => this.#hear(data) : undefined
      const stream = new EventStream(this.#port, path, cookie, hear)
      this.#streams.push(stream)
      await stream.opened()
    }
  }

  /** Plays one move, when the table has been told the one before; false if the game is over. */
  async play(): Promise<boolean> {
    const glimpse = await this.#newest()
    const game = gameIn(glimpse)
    if (game.over) return false
    const offers = game.offers(undefined, game.toMove)
    const choices = offers?.map(({ text }) => text) ?? game.steps(game.toMove)
    const move = choices[this.#roll(choices.length)]
    this.#glimpse = undefined
    await this.#ask(`/api/rooms/${this.#room}/moves`, this.#cookies[game.toMove], {
      after: glimpse.moves,
      move,
    })
    return true
  }

  close(): void {
    this.#wire.close()
    for (const stream of this.#streams) stream.close()
  }

  async #newest(): Promise<GlimpseMessage> {
    while (this.#glimpse === undefined)
      await new Promise<void>((resolve) => {
        this.#told = resolve
      })
    return this.#glimpse
  }

  #hear(data: string): void {
    if (!data.startsWith('{"type":"glimpse"')) return
    this.#glimpse = JSON.parse(data)
    this.#told?.()
  }

  async #ask(path: string, cookie: string | undefined, body: object) {
    const answer = await this.#wire.ask(path, cookie, body)
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`)
    return answer
  }

  /** The same each time. */
  #roll(below: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.#state / 2 ** 32) * below)
  }
}

/** What is hidden in Puerto Rico decides no move: the glimpse of one seat shows what any seat may do. */
function gameIn({ bytes }: GlimpseMessage) {
  const game = Game.fromGlimpse(RULES, Buffer.from(bytes, 'base64'))
  if (!game.ok) throw new Error(game.error.message)
  return game.value
}

/** Milliseconds from when each move was planned until it was acknowledged. */
export async function playPlanned(
  tables: readonly LoadedTable[],
  movesASecond: number,
  seconds: number,
): Promise<readonly number[]> {
  const times: number[] = []
  const period = (tables.length / movesASecond) * 1000
  const begin = performance.now()
  const end = begin + seconds * 1000
  const player = async (table: LoadedTable, index: number) => {
    for (let at = begin + (index / tables.length) * period; at < end; at += period) {
      const early = at - performance.now()
      if (early > 0) await sleep(early)
      if (!(await table.play())) return
      times.push(performance.now() - at)
    }
  }
  await Promise.all(tables.map(player))
  return times
}

/** How many moves a second, when so many tables at a time play as fast as they are answered; where a game is over the next begins. */
export async function playFast(
  tables: readonly LoadedTable[],
  { atOnce, seconds }: { readonly atOnce: number; readonly seconds: number },
): Promise<number> {
  let moves = 0
  const begin = performance.now()
  const end = begin + seconds * 1000
  await inParallel(tables, atOnce, async (table) => {
    while (performance.now() < end && (await table.play())) moves++
  })
  return (moves * 1000) / (performance.now() - begin)
}
