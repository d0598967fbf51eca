/** The desk: all games of this browser. It opens tables, and answers what the page asks. */
import { accept, type Refusal, type Result } from '@doubloon/engine'
import {
  answerCall,
  type Methods,
  type PersonCommand,
  TABLE_CALLS,
  Table,
  type TableCalls,
  type Update,
} from '@doubloon/table'
import {
  type Beginning,
  type Finished,
  type Kept,
  REPLAY_CALLS,
  type ReplayCalls,
  type SetUp,
  type TableTypes,
  type Taken,
} from '../../client/contract.ts'
import { roomOfTable } from '../../online/contract.ts'
import type { LineEnvironment } from '../../online/desk/connection.ts'
import type { Rooms } from '../../online/desk/rooms.ts'
import type { AnyPageAdapter, AnyTable } from '../page-adapter.ts'
import { pageAdapterOf } from '../page-adapters.ts'
import type { DeskCalls, News } from '../protocol.ts'
import { loadGame, refuseUnknownBots } from './loading.ts'
import type { Replay } from './replay.ts'
import { gameIn, keptOf, readRow, rowOf } from './rows.ts'
import { type Environment, type LoadedTable, Session } from './session.ts'
import { NO_STORE, type Store } from './store.ts'
import { summaryOf } from './summary.ts'

/** What a desk needs besides what its sessions need. */
export interface DeskEnvironment extends Environment {
  /** A text nobody can guess: for seeds and ids. */
  readonly randomId: () => string
  /** How rooms of a server are reached. */
  readonly line: LineEnvironment
  /** Where moves are kept that wait for the line. */
  readonly waiting: Store
}

/** A game that cannot be opened, with its code. */
class Unreadable extends Error {
  readonly code: string

  constructor(code: string, detail: string) {
    super(detail)
    this.code = code
  }
}

/** Why a game could not be opened. */
function whyUnread(error: unknown): Refusal {
  const code = error instanceof Unreadable ? error.code : 'storage'
  return { code, message: error instanceof Error ? error.message : String(error) }
}

export class Desk implements Methods<DeskCalls> {
  readonly #environment: DeskEnvironment
  readonly #tell: (news: News) => void
  readonly #sessions = new Map<string, Promise<Session>>()
  readonly #replays = new Map<number, Replay>()
  #rooms: Promise<Rooms> | undefined

  constructor(environment: DeskEnvironment, tell: (news: News) => void) {
    this.#environment = environment
    this.#tell = tell
  }

  async list(): Promise<readonly Kept[]> {
    const rows = await this.#environment.store.all()
    return rows.map(keptOf).sort((a, b) => b.changed - a.changed)
  }

  async start(setUp: SetUp, seed = this.#environment.randomId()): Promise<string | Refusal> {
    const adapter = await pageAdapterOf(setUp.game)
    if (adapter === undefined)
      return { code: 'unknown-game', message: `the game "${setUp.game}" is not known here` }
    const strange = refuseUnknownBots(setUp.seats)
    return this.#begin(adapter, setUp, strange ?? Table.start(adapter, setUp, seed))
  }

  async load(text: string): Promise<string | Refusal> {
    return this.#beginWith(text, this.#environment)
  }

  async practise(text: string): Promise<string | Refusal> {
    return this.#beginWith(text, { ...this.#environment, store: NO_STORE })
  }

  async gameOf(id: string): Promise<string | undefined> {
    const room = roomOfTable(id)
    if (room !== undefined) return (await this.#online()).gameOf(room)
    const session = await this.#sessions.get(id)?.catch(() => undefined)
    if (session !== undefined) return session.loaded.adapter.rules.game
    const row = await this.#environment.store.get(id)
    return row === undefined ? undefined : gameIn(row)
  }

  async replay(
    number: number,
    source: string | { readonly id: string },
  ): Promise<Beginning | Refusal> {
    const { Replay } = await import('./replay.ts')
    const replay =
      typeof source === 'string'
        ? await Replay.ofText(source)
        : await this.#session(source.id).then(
            ({ loaded }) => accept(Replay.ofLoaded(loaded)),
            (error) => ({ ok: false, error: whyUnread(error) }) as const,
          )
    if (!replay.ok) return replay.error
    this.#replays.set(number, replay.value)
    return replay.value.beginning
  }

  async clear(number: number): Promise<undefined> {
    this.#replays.delete(number)
    return undefined
  }

  async seen(number: number, call: string, args: readonly unknown[]): Promise<unknown> {
    const replay = this.#replays.get(number)
    return replay && answerCall<ReplayCalls<TableTypes>>(REPLAY_CALLS, replay, call, args)
  }

  async remove(id: string): Promise<undefined> {
    const session = await this.#sessions.get(id)?.catch(() => undefined)
    session?.close()
    this.#sessions.delete(id)
    await this.#environment.store.remove(id)
    return undefined
  }

  async raw(id: string): Promise<string | undefined> {
    const row = await this.#environment.store.get(id)
    return row === undefined ? undefined : JSON.stringify(row)
  }

  async finished(): Promise<readonly Finished[]> {
    const { finishedIn } = await import('./finished.ts')
    return finishedIn(this.#environment.store)
  }

  async allRows(): Promise<readonly unknown[]> {
    return this.#environment.store.all()
  }

  async takeRows(rows: readonly unknown[]): Promise<Taken> {
    const { takeRowsInto } = await import('./taking.ts')
    return takeRowsInto(this.#environment.store, rows)
  }

  async sit(id: string, subscription: number): Promise<undefined> {
    const room = roomOfTable(id)
    const listener = (update: Update<TableTypes>) => this.#tell({ subscription, update })
    try {
      if (room !== undefined) (await this.#online()).sit(room, subscription, listener)
      else (await this.#session(id)).sit(subscription, listener)
    } catch (error) {
      const { code, message: detail } = whyUnread(error)
      this.#tell({ subscription, update: { type: 'trouble', code, detail } })
    }
    return undefined
  }

  async enter(id: string, subscription: number): Promise<undefined> {
    const rooms = await this.#online()
    rooms.enter(roomOfTable(id) ?? id, subscription, (now) => this.#tell({ subscription, now }))
    return undefined
  }

  async tell(id: string, command: PersonCommand): Promise<Refusal | undefined> {
    return (await this.#online()).tell(roomOfTable(id) ?? id, command)
  }

  async reconnect(id: string): Promise<undefined> {
    return (await this.#online()).reconnect(roomOfTable(id) ?? id)
  }

  async rematch(id: string): Promise<string | Refusal> {
    return (await this.#online()).rematch(roomOfTable(id) ?? id)
  }

  async leave(id: string, subscription: number): Promise<undefined> {
    const room = roomOfTable(id)
    if (room !== undefined) (await this.#online()).leave(room, subscription)
    const session = await this.#sessions.get(id)?.catch(() => undefined)
    session?.leave(subscription)
    return undefined
  }

  async ask(id: string, call: string, args: readonly unknown[]): Promise<unknown> {
    const room = roomOfTable(id)
    if (room !== undefined) return (await this.#online()).ask(room, call, args)
    return answerCall<TableCalls<TableTypes>>(TABLE_CALLS, await this.#session(id), call, args)
  }

  /** What is needed for rooms comes with the first. */
  #online(): Promise<Rooms> {
    const { line, think, waiting } = this.#environment
    this.#rooms ??= import('../../online/desk/rooms.ts').then(
      ({ Rooms }) => new Rooms({ ...line, think, waiting }),
    )
    return this.#rooms
  }

  async #beginWith(text: string, environment: DeskEnvironment): Promise<string | Refusal> {
    const loaded = await loadGame(text)
    if (!loaded.ok) return loaded.error
    const { adapter, setUp, record, reasons } = loaded.value
    const table = Table.fromRecord(adapter, setUp.seats, record, reasons)
    return this.#begin(adapter, setUp, table, environment)
  }

  async #begin(
    adapter: AnyPageAdapter,
    setUp: SetUp,
    begun: Result<AnyTable>,
    environment = this.#environment,
  ): Promise<string | Refusal> {
    if (!begun.ok) return begun.error
    const table = begun.value
    const { randomId, now, store } = environment
    const row = rowOf({
      id: randomId(),
      setUp,
      changed: now(),
      ...summaryOf(table),
    })
    // Where nothing can be kept a game can be played as long as the page is open; its first move says so.
    const isKept = await store.put(row, undefined).catch(() => false)
    const loaded = { adapter, row, table, stored: isKept ? row.changed : undefined }
    const session = new Session(environment, loaded, () => this.#load(row.id))
    this.#sessions.set(row.id, Promise.resolve(session))
    return row.id
  }

  /** A table is loaded once; one that cannot be loaded is tried again the next time. */
  #session(id: string): Promise<Session> {
    const known = this.#sessions.get(id)
    if (known !== undefined) return known
    const reload = () => this.#load(id)
    const session = reload().then((loaded) => new Session(this.#environment, loaded, reload))
    this.#sessions.set(id, session)
    session.catch(() => this.#sessions.delete(id))
    return session
  }

  async #load(id: string): Promise<LoadedTable> {
    const raw = await this.#environment.store.get(id)
    if (raw === undefined) throw new Unreadable('no-such-game', 'there is no such game here')
    const row = readRow(raw)
    if (!row.ok) throw new Unreadable(row.error.code, row.error.message)
    const { setUp, record, reasons, takenBack } = row.value
    const adapter = await pageAdapterOf(setUp.game)
    if (adapter === undefined) throw new Unreadable('unknown-game', `no rules for "${setUp.game}"`)
    const table = Table.fromRecord(adapter, setUp.seats, record, reasons)
    if (!table.ok) throw new Unreadable('damaged', table.error.message)
    const laid = takenBack?.length
      ? (await import('./taken-back.ts')).withTakenBack(table.value, takenBack)
      : table.value
    return { adapter, row: row.value, table: laid, stored: row.value.changed }
  }
}
