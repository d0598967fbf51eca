/**
 * Own moves that the server has not answered yet, kept in this browser: a page that was closed while they waited for the line sends
 * them when it is there again. That can safely be done twice, for each says after how many moves it is made.
 */
import type { Store, Stored } from '../../local/desk/store.ts'

export interface WaitingMove {
  /** How many moves lay there before it. */
  readonly after: number
  readonly move: string
}

export class Waiting {
  readonly #store: Store
  readonly #room: string
  #moves: readonly WaitingMove[] = []
  #work: Promise<unknown>
  #left: Promise<readonly WaitingMove[]>

  constructor(store: Store, room: string) {
    this.#store = store
    this.#room = room
    this.#left = this.#read()
    this.#work = this.#left
  }

  /** What an earlier page left, once. */
  left(): Promise<readonly WaitingMove[]> {
    const left = this.#left
    this.#left = Promise.resolve([])
    return left
  }

  add(move: WaitingMove): void {
    this.#keep([...this.#others(move), move])
  }

  remove(move: WaitingMove): void {
    this.#keep(this.#others(move))
  }

  #others({ after }: WaitingMove): readonly WaitingMove[] {
    return this.#moves.filter((it) => it.after !== after)
  }

  /** Where nothing can be kept a move waits as long as the page is open. */
  #keep(moves: readonly WaitingMove[]): void {
    this.#moves = moves
    this.#work = this.#work.then(() => this.#write(moves)).catch(() => undefined)
  }

  async #write(moves: readonly WaitingMove[]): Promise<void> {
    if (moves.length === 0) return this.#store.remove(this.#room)
    const lying = await this.#store.get(this.#room)
    const changed = isRow(lying) ? lying.changed : undefined
    const row: Row = { id: this.#room, changed: (changed ?? 0) + 1, moves }
    await this.#store.put(row, changed)
  }

  async #read(): Promise<readonly WaitingMove[]> {
    const lying = await this.#store.get(this.#room).catch(() => undefined)
    const left = isRow(lying) ? lying.moves : []
    this.#moves = [...left, ...this.#moves]
    return left
  }
}

/** The moves of a room, as they are kept. */
interface Row extends Stored {
  readonly moves: readonly WaitingMove[]
}

/** Written by this page, or by an older one. */
function isRow(lying: unknown): lying is Row {
  return (
    typeof lying === 'object' && lying !== null && 'moves' in lying && Array.isArray(lying.moves)
  )
}
