/**
 * A table that somebody has opened: plays what is asked for, lets the bots play while somebody looks, keeps every move
 * before it tells of it. What is asked is done one thing after the other.
 */
import type { Refusal } from '@doubloon/engine'
import type { Methods, TableCalls } from '@doubloon/table'
import type {
  Foreseen,
  Hint,
  Moment,
  ScoreHistory,
  Seat,
  TableTypes,
  Update,
  Why,
} from '../../client/contract.ts'
import type { AnyPageAdapter, AnyTable } from '../page-adapter.ts'
import type { ThinkAnswer, ThinkRequest } from '../protocol.ts'
import { refuseUnknownBots } from './loading.ts'
import { factsAfter, foresee, momentOf } from './moment.ts'
import { recordText } from './record-text.ts'
import { type Row, rowOf } from './rows.ts'
import { scoreHistoryOf } from './score-history.ts'
import { entryFor, historyFor } from './seen.ts'
import type { Store } from './store.ts'
import { summaryOf } from './summary.ts'

/** What a session needs of the world. */
export interface Environment {
  readonly store: Store
  readonly think: (task: ThinkRequest) => Promise<ThinkAnswer>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A table that was read from its row. */
export interface LoadedTable {
  readonly adapter: AnyPageAdapter
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

type Listener = (update: Update<TableTypes>) => void

export class Session implements Methods<TableCalls<TableTypes>> {
  readonly #environment: Environment
  /** Reads the row again, after another window has changed it. */
  readonly #reload: () => Promise<LoadedTable>
  readonly #listeners = new Map<number, Listener>()
  #loaded: LoadedTable
  #isOpen = true
  #areBotsPlaying = false
  #work: Promise<unknown> = Promise.resolve()

  constructor(environment: Environment, loaded: LoadedTable, reload: () => Promise<LoadedTable>) {
    this.#environment = environment
    this.#loaded = loaded
    this.#reload = reload
  }

  /** The table as it lies now. */
  get loaded(): LoadedTable {
    return this.#loaded
  }

  sit(subscription: number, listener: Listener): void {
    this.#listeners.set(subscription, listener)
    listener(this.#opened())
    void this.#letBotsPlay()
  }

  /** Bots rest when nobody looks. */
  leave(subscription: number): void {
    this.#listeners.delete(subscription)
  }

  /** The game was removed: nothing of it is written any more. */
  close(): void {
    this.#isOpen = false
    this.#listeners.clear()
  }

  async play(move: string): Promise<Refusal | undefined> {
    const refused = await this.#inTurn(async () =>
      this.#table.hasPeople ? this.#advance(this.#table.viewer, move, []) : ONLY_BOTS,
    )
    void this.#letBotsPlay()
    return refused
  }

  undo(): Promise<undefined> {
    return this.#lay((table) => table.undo())
  }

  redo(): Promise<undefined> {
    return this.#lay((table) => table.redo())
  }

  /** A bot that takes over a seat that is asked plays at once. */
  async reseat(seats: readonly Seat[]): Promise<Refusal | undefined> {
    const strange = refuseUnknownBots(seats)
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
    const { viewer, game } = table
    if (!game.waiting.includes(viewer)) return undefined
    const task = { ...this.#task(viewer), bot: ADVISER, milliseconds: ADVISER_TIME }
    const thought = await this.#environment.think(task)
    return this.#table === table ? thought : undefined
  }

  async foresee(move: string): Promise<Foreseen<TableTypes> | undefined> {
    const { viewer, game } = this.#table
    if (!game.check(move, viewer).ok) return undefined
    return foresee(this.#loaded.adapter, game, viewer, move)
  }

  /** The numbers as they would be after a move, in a determinization that the seat may know. */
  async factsAfter(move: string): Promise<TableTypes['facts'] | undefined> {
    const { adapter, table } = this.#loaded
    return factsAfter(adapter, table.game, table.viewer, move)
  }

  async why(move: string): Promise<Refusal | undefined> {
    const checked = this.#table.game.check(move, this.#table.viewer)
    return checked.ok ? undefined : checked.error
  }

  async at(n: number): Promise<Moment<TableTypes> | undefined> {
    const { viewer, length } = this.#table
    const game = this.#table.at(n)
    return (
      game &&
      momentOf(this.#loaded.adapter, game, {
        n,
        viewer,
        isWatched: n < length || !this.#table.hasPeople,
      })
    )
  }

  async scoreHistory(): Promise<ScoreHistory<TableTypes> | undefined> {
    return this.#table.game.over ? scoreHistoryOf(this.#table) : undefined
  }

  async turningPoints(seat: number) {
    return (await import('./turning-points.ts')).turningPointsOf(this.#loaded, seat)
  }

  async record(): Promise<string> {
    return recordText(this.#loaded.adapter, this.#table)
  }

  get #table(): AnyTable {
    return this.#loaded.table
  }

  /** Lays the table as it was at another time. */
  async #lay(change: (table: AnyTable) => AnyTable): Promise<undefined> {
    await this.#inTurn(async () => {
      const changed = change(this.#table)
      if (changed !== this.#table && (await this.#keep(changed))) this.#tell(this.#opened())
    })
    void this.#letBotsPlay()
    return undefined
  }

  #inTurn<A>(work: () => Promise<A>): Promise<A> {
    const done = this.#work.then(work)
    this.#work = done.catch(() => {})
    return done
  }

  async #advance(seat: number, move: string, why: readonly Why[]): Promise<Refusal | undefined> {
    const { viewer } = this.#table
    const played = this.#table.play(move, seat, why)
    if (!played.ok) return played.error
    if (!(await this.#keep(played.value))) return CHANGED_ELSEWHERE
    this.#tell(this.#isHandedOver(viewer) ? this.#opened() : this.#advanced())
    return undefined
  }

  /** Whether another person looks now, who must find nothing that only the one before may know. */
  #isHandedOver(viewer: number): boolean {
    return this.#loaded.adapter.hasHiddenHands && this.#table.viewer !== viewer
  }

  /** Writes the game down as it is after a change, and only then shows it; false if another window was faster. */
  async #keep(table: AnyTable): Promise<boolean> {
    const { adapter, row } = this.#loaded
    const changed = Math.max(this.#environment.now(), row.changed + 1)
    const setUp = { ...row.setUp, seats: table.seats }
    const next = rowOf({ ...row, ...summaryOf(table), setUp, changed })
    const written = this.#isOpen ? await this.#write(next) : 'not'
    if (written === 'refused') {
      this.#loaded = await this.#reload()
      this.#tell(this.#opened())
      return false
    }
    const stored = written === 'written' ? changed : this.#loaded.stored
    this.#loaded = { adapter, row: next, table, stored }
    return true
  }

  /** A store that fails is no reason to stop the game: it goes on as long as the page is open. */
  async #write(row: Row): Promise<'written' | 'refused' | 'not'> {
    try {
      const isWritten = await this.#environment.store.put(row, this.#loaded.stored)
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
    const { move, reasons } = await this.#environment.think(this.#task(seat))
    await this.#inTurn(async () => {
      if (this.#table !== table) return
      const refused = await this.#advance(seat, move, reasons)
      if (refused !== undefined && this.#table === table) throw new Error(refused.message)
    })
  }

  #task(seat: number): ThinkRequest {
    const record = this.#table.game.record()
    const bot = this.#table.seats[seat]?.bot ?? ADVISER
    return { record, seat, bot, seed: `${record.seed}-${record.moves.length}` }
  }

  #opened(): Update<TableTypes> {
    const { setUp } = this.#loaded.row
    const history = historyFor(this.#table, this.#table.viewer)
    return { type: 'opened', setUp, history, ...this.#now() }
  }

  #advanced(): Update<TableTypes> {
    const { length, viewer } = this.#table
    const line = entryFor(this.#table, length, viewer)
    return line === undefined ? this.#opened() : { type: 'advanced', line, ...this.#now() }
  }

  #now() {
    const { game, length: n, viewer } = this.#table
    const isWatched = !this.#table.hasPeople
    const moment = momentOf(this.#loaded.adapter, game, { n, viewer, isWatched })
    const { canRedo } = this.#table
    return { moment, undo: this.#table.undoOf(), ...(canRedo && { canRedo }) }
  }

  #tell(update: Update<TableTypes>): void {
    for (const listener of this.#listeners.values()) listener(update)
  }
}
