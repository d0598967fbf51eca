/**
 * A table that somebody has opened: plays what is asked for, lets the bots play while somebody looks, keeps every move
 * before it tells of it. What is asked is done one thing after the other.
 */
import type { Refusal } from '@doubloon/engine'
import type { Methods, TableCalls } from '@doubloon/table'
import type {
  Face,
  Foreseen,
  Hint,
  Moment,
  Seat,
  Story,
  Update,
  Why,
} from '../../client/contract.ts'
import type { AnyKit, AnyTable } from '../kit.ts'
import type { Task, Thought } from '../protocol.ts'
import { isPlayedByKnown } from './loading.ts'
import { foresee, momentOf, reckonAfter } from './moment.ts'
import { type Row, rowOf } from './rows.ts'
import { lineFor, linesFor } from './seen.ts'
import type { Store } from './store.ts'
import { storyOf } from './story.ts'

/** What a room needs of the world. */
export interface Surroundings {
  readonly store: Store
  readonly think: (task: Task) => Promise<Thought>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A table that was read from its row. */
export interface Laid {
  readonly kit: AnyKit
  readonly row: Row
  readonly table: AnyTable
  /** `changed` of what lies in the store; undefined if nothing does. */
  readonly stored: number | undefined
}

/** Who gives hints, and how long it thinks, in milliseconds. */
const ADVISER = 'master'
const ADVISER_TIME = 500

const CHANGED_ELSEWHERE: Refusal = {
  code: 'changed-elsewhere',
  message: 'the game went on in another window',
}

const ONLY_BOTS: Refusal = { code: 'not-your-turn', message: 'only bots sit at this table' }

type Listener = (update: Update<Face>) => void

export class Room implements Methods<TableCalls<Face>> {
  readonly #surroundings: Surroundings
  /** Reads the row again, after another window has changed it. */
  readonly #layAgain: () => Promise<Laid>
  readonly #listeners = new Map<number, Listener>()
  #laid: Laid
  #isOpen = true
  #areBotsPlaying = false
  #work: Promise<unknown> = Promise.resolve()

  constructor(surroundings: Surroundings, laid: Laid, layAgain: () => Promise<Laid>) {
    this.#surroundings = surroundings
    this.#laid = laid
    this.#layAgain = layAgain
  }

  /** The table as it lies now. */
  get laid(): Laid {
    return this.#laid
  }

  sit(sitting: number, listener: Listener): void {
    this.#listeners.set(sitting, listener)
    listener(this.#opened())
    void this.#letBotsPlay()
  }

  /** Bots rest when nobody looks. */
  leave(sitting: number): void {
    this.#listeners.delete(sitting)
  }

  /** The game was removed: nothing of it is written any more. */
  close(): void {
    this.#isOpen = false
    this.#listeners.clear()
  }

  async play(move: string): Promise<Refusal | undefined> {
    const refused = await this.#inTurn(async () =>
      this.#table.hasPeople ? this.#advance(this.#table.looker, move, []) : ONLY_BOTS,
    )
    void this.#letBotsPlay()
    return refused
  }

  async undo(): Promise<undefined> {
    await this.#inTurn(async () => {
      const before = this.#table.undo()
      if (before === this.#table) return
      if (await this.#keep(before)) this.#tell(this.#opened())
    })
    void this.#letBotsPlay()
    return undefined
  }

  /** A bot that takes over a seat that is asked plays at once. */
  async reseat(seats: readonly Seat[]): Promise<Refusal | undefined> {
    const strange = isPlayedByKnown(seats)
    if (strange?.ok === false) return strange.error
    const refused = await this.#inTurn(async () => {
      const reseated = this.#table.reseat(seats)
      if (!reseated.ok) return reseated.error
      if (!(await this.#keep(reseated.value))) return CHANGED_ELSEWHERE
      this.#tell(this.#opened())
      return undefined
    })
    void this.#letBotsPlay()
    return refused
  }

  async hint(): Promise<Hint | undefined> {
    const table = this.#table
    const { looker, game } = table
    if (!game.waiting.includes(looker)) return undefined
    const task = { ...this.#task(looker), bot: ADVISER, milliseconds: ADVISER_TIME }
    const thought = await this.#surroundings.think(task)
    return this.#table === table ? thought : undefined
  }

  async foresee(move: string): Promise<Foreseen<Face> | undefined> {
    const { looker, game } = this.#table
    if (!game.check(move, looker).ok) return undefined
    return foresee(this.#laid.kit, game, looker, move)
  }

  /** The numbers as they would be after a move, in a world that the seat may know. */
  async reckon(move: string): Promise<Face['facts'] | undefined> {
    const { kit, table } = this.#laid
    return reckonAfter(kit, table.game, table.looker, move)
  }

  async why(move: string): Promise<Refusal | undefined> {
    const checked = this.#table.game.check(move, this.#table.looker)
    return checked.ok ? undefined : checked.error
  }

  async at(n: number): Promise<Moment<Face> | undefined> {
    const { looker, length } = this.#table
    const game = this.#table.at(n)
    return (
      game &&
      momentOf(this.#laid.kit, game, { n, looker, isWatched: n < length || !this.#table.hasPeople })
    )
  }

  async story(): Promise<Story<Face> | undefined> {
    return this.#table.game.over ? storyOf(this.#table) : undefined
  }

  /** The record with who played it. */
  async record(): Promise<string> {
    return JSON.stringify({ ...this.#table.game.record(), seats: this.#table.seats })
  }

  get #table(): AnyTable {
    return this.#laid.table
  }

  #inTurn<A>(work: () => Promise<A>): Promise<A> {
    const done = this.#work.then(work)
    this.#work = done.catch(() => {})
    return done
  }

  async #advance(seat: number, move: string, why: readonly Why[]): Promise<Refusal | undefined> {
    const { looker } = this.#table
    const played = this.#table.play(move, seat, why)
    if (!played.ok) return played.error
    if (!(await this.#keep(played.value))) return CHANGED_ELSEWHERE
    this.#tell(this.#isHandedOver(looker) ? this.#opened() : this.#advanced())
    return undefined
  }

  /** Whether another person looks now, who must find nothing that only the one before may know. */
  #isHandedOver(looker: number): boolean {
    return this.#laid.kit.hasHiddenHands && this.#table.looker !== looker
  }

  /** Writes the game down as it is after a change, and only then shows it; false if another window was faster. */
  async #keep(table: AnyTable): Promise<boolean> {
    const { kit, row } = this.#laid
    const changed = Math.max(this.#surroundings.now(), row.changed + 1)
    const setUp = { ...row.setUp, seats: table.seats }
    const next = rowOf({ ...row, ...summaryOf(table), setUp, changed })
    const written = this.#isOpen ? await this.#write(next) : 'not'
    if (written === 'refused') {
      this.#laid = await this.#layAgain()
      this.#tell(this.#opened())
      return false
    }
    const stored = written === 'written' ? changed : this.#laid.stored
    this.#laid = { kit, row: next, table, stored }
    return true
  }

  /** A store that fails is no reason to stop the game: it goes on as long as the page is open. */
  async #write(row: Row): Promise<'written' | 'refused' | 'not'> {
    try {
      const isWritten = await this.#surroundings.store.put(row, this.#laid.stored)
      return isWritten ? 'written' : 'refused'
    } catch (error) {
      this.#tell({ type: 'trouble', code: 'storage', detail: String(error) })
      return 'not'
    }
  }

  async #letBotsPlay(): Promise<void> {
    if (this.#areBotsPlaying) return
    this.#areBotsPlaying = true
    try {
      while (this.#listeners.size > 0 && this.#table.botToMove >= 0) await this.#letBotPlay()
    } catch (error) {
      this.#tell({ type: 'trouble', code: 'bot', detail: String(error) })
    } finally {
      this.#areBotsPlaying = false
    }
  }

  /** An answer to a position that is no longer there is dropped. */
  async #letBotPlay(): Promise<void> {
    const table = this.#table
    const seat = table.botToMove
    const { move, reasons } = await this.#surroundings.think(this.#task(seat))
    await this.#inTurn(async () => {
      if (this.#table !== table) return
      const refused = await this.#advance(seat, move, reasons)
      if (refused !== undefined && this.#table === table) throw new Error(refused.message)
    })
  }

  #task(seat: number): Task {
    const record = this.#table.game.record()
    const bot = this.#table.seats[seat]?.bot ?? ADVISER
    return { record, seat, bot, seed: `${record.seed}-${record.moves.length}` }
  }

  #opened(): Update<Face> {
    const { setUp } = this.#laid.row
    const lines = linesFor(this.#table, this.#table.looker)
    return { type: 'opened', setUp, lines, ...this.#now() }
  }

  #advanced(): Update<Face> {
    const { length, looker } = this.#table
    const line = lineFor(this.#table, length, looker)
    return line === undefined ? this.#opened() : { type: 'advanced', line, ...this.#now() }
  }

  #now() {
    const { game, length: n, looker } = this.#table
    const isWatched = !this.#table.hasPeople
    const moment = momentOf(this.#laid.kit, game, { n, looker, isWatched })
    return { moment, undo: this.#table.undoOf() }
  }

  #tell(update: Update<Face>): void {
    for (const listener of this.#listeners.values()) listener(update)
  }
}

/** What the list of games shows, and the record with its reasons. */
export function summaryOf(
  table: AnyTable,
): Pick<Row, 'record' | 'reasons' | 'round' | 'over' | 'toMove' | 'winners'> {
  const { game, seats, reasons } = table
  const { over, toMove } = game
  const winners = over ? game.score().filter(({ won }) => won) : []
  return {
    record: game.record(),
    reasons,
    round: table.roundAt(table.length),
    over,
    toMove,
    winners: winners.map(({ seat }) => seats[seat]?.name ?? ''),
  }
}
