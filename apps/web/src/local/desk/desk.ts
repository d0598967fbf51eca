/** The desk: all games of this browser. It opens tables, and answers what the page asks. */
import { accept, type Refusal, type Result } from '@doubloon/engine'
import { answerCall, type Methods, TABLE_CALLS, Table, type TableCalls } from '@doubloon/table'
import {
  type Beginning,
  type Face,
  type Kept,
  REPLAY_CALLS,
  type ReplayCalls,
  type SetUp,
} from '../../client/contract.ts'
import type { AnyKit, AnyTable } from '../kit.ts'
import { kitOf } from '../kits.ts'
import type { DeskCalls, News } from '../protocol.ts'
import { isPlayedByKnown, loadGame } from './loading.ts'
import type { Replay } from './replay.ts'
import { type Laid, Room, type Surroundings, summaryOf } from './room.ts'
import { gameIn, keptOf, readRow, rowOf } from './rows.ts'
import { NO_STORE } from './store.ts'

/** What a desk needs besides what its rooms need. */
export interface DeskSurroundings extends Surroundings {
  /** A text nobody can guess: for seeds and ids. */
  readonly lot: () => string
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
  readonly #surroundings: DeskSurroundings
  readonly #tell: (news: News) => void
  readonly #rooms = new Map<string, Promise<Room>>()
  readonly #replays = new Map<number, Replay>()

  constructor(surroundings: DeskSurroundings, tell: (news: News) => void) {
    this.#surroundings = surroundings
    this.#tell = tell
  }

  async list(): Promise<readonly Kept[]> {
    const rows = await this.#surroundings.store.all()
    return rows.map(keptOf).sort((a, b) => b.changed - a.changed)
  }

  async start(setUp: SetUp, seed = this.#surroundings.lot()): Promise<string | Refusal> {
    const kit = await kitOf(setUp.game)
    if (kit === undefined)
      return { code: 'unknown-game', message: `the game "${setUp.game}" is not known here` }
    const strange = isPlayedByKnown(setUp.seats)
    return this.#begin(kit, setUp, strange ?? Table.start(kit, setUp, seed))
  }

  async load(text: string): Promise<string | Refusal> {
    return this.#beginWith(text, this.#surroundings)
  }

  async practise(text: string): Promise<string | Refusal> {
    return this.#beginWith(text, { ...this.#surroundings, store: NO_STORE })
  }

  async gameOf(id: string): Promise<string | undefined> {
    const room = await this.#rooms.get(id)?.catch(() => undefined)
    if (room !== undefined) return room.laid.kit.rules.game
    const row = await this.#surroundings.store.get(id)
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
        : await this.#room(source.id).then(
            ({ laid }) => accept(Replay.ofLaid(laid)),
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
    return replay && answerCall<ReplayCalls<Face>>(REPLAY_CALLS, replay, call, args)
  }

  async remove(id: string): Promise<undefined> {
    const room = await this.#rooms.get(id)?.catch(() => undefined)
    room?.close()
    this.#rooms.delete(id)
    await this.#surroundings.store.remove(id)
    return undefined
  }

  async raw(id: string): Promise<string | undefined> {
    const row = await this.#surroundings.store.get(id)
    return row === undefined ? undefined : JSON.stringify(row)
  }

  async sit(id: string, sitting: number): Promise<undefined> {
    try {
      const room = await this.#room(id)
      room.sit(sitting, (update) => this.#tell({ sitting, update }))
    } catch (error) {
      const { code, message: detail } = whyUnread(error)
      this.#tell({ sitting, update: { type: 'trouble', code, detail } })
    }
    return undefined
  }

  async leave(id: string, sitting: number): Promise<undefined> {
    const room = await this.#rooms.get(id)?.catch(() => undefined)
    room?.leave(sitting)
    return undefined
  }

  async ask(id: string, call: string, args: readonly unknown[]): Promise<unknown> {
    return answerCall<TableCalls<Face>>(TABLE_CALLS, await this.#room(id), call, args)
  }

  async #beginWith(text: string, surroundings: DeskSurroundings): Promise<string | Refusal> {
    const loaded = await loadGame(text)
    if (!loaded.ok) return loaded.error
    const { kit, setUp, record } = loaded.value
    return this.#begin(kit, setUp, Table.fromRecord(kit, setUp.seats, record), surroundings)
  }

  async #begin(
    kit: AnyKit,
    setUp: SetUp,
    begun: Result<AnyTable>,
    surroundings = this.#surroundings,
  ): Promise<string | Refusal> {
    if (!begun.ok) return begun.error
    const table = begun.value
    const { lot, now, store } = surroundings
    const row = rowOf({
      id: lot(),
      setUp,
      changed: now(),
      ...summaryOf(table),
    })
    // Where nothing can be kept a game can be played as long as the page is open; its first move says so.
    const isKept = await store.put(row, undefined).catch(() => false)
    const laid = { kit, row, table, stored: isKept ? row.changed : undefined }
    const room = new Room(surroundings, laid, () => this.#lay(row.id))
    this.#rooms.set(row.id, Promise.resolve(room))
    return row.id
  }

  /** A table is laid once; one that cannot be laid is tried again the next time. */
  #room(id: string): Promise<Room> {
    const known = this.#rooms.get(id)
    if (known !== undefined) return known
    const layAgain = () => this.#lay(id)
    const room = layAgain().then((laid) => new Room(this.#surroundings, laid, layAgain))
    this.#rooms.set(id, room)
    room.catch(() => this.#rooms.delete(id))
    return room
  }

  async #lay(id: string): Promise<Laid> {
    const raw = await this.#surroundings.store.get(id)
    if (raw === undefined) throw new Unreadable('no-such-game', 'there is no such game here')
    const row = readRow(raw)
    if (!row.ok) throw new Unreadable(row.error.code, row.error.message)
    const { setUp, record, reasons } = row.value
    const kit = await kitOf(setUp.game)
    if (kit === undefined) throw new Unreadable('unknown-game', `no rules for "${setUp.game}"`)
    const table = Table.fromRecord(kit, setUp.seats, record, reasons)
    if (!table.ok) throw new Unreadable('damaged', table.error.message)
    return { kit, row: row.value, table: table.value, stored: row.value.changed }
  }
}
