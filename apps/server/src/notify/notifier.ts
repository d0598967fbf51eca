/**
 * Tells people who are away that games wait for them: one message for all games, not too often, not in quiet hours, again and
 * again with longer breaks where it does not go, and at last not at all. Nobody is told twice of the same turn.
 */
import type { PersonId } from '@doubloon/table'
import type { Storage } from '../storage/contract.ts'
import type { Reach, Way } from '../storage/notify.ts'
import type { RoomEntry } from '../storage/room-entry.ts'
import { Asked } from './asked.ts'
import { digestOf, type Waiting } from './digest.ts'
import type { Presence } from './presence.ts'
import { isQuiet } from './quiet.ts'
import { NotSent, type Sender } from './sending.ts'
import type { NotifySettings } from './settings.ts'
import { textIn } from './text/text.ts'
import { Tries } from './tries.ts'
import { type AskedPerson, askedPerson, Webhook } from './webhook.ts'

/** So often it is looked who is to be told; milliseconds. */
const ROUND = 5000
/** So many people are told at the same time: one slow mail server holds up nobody for long. */
const AT_ONCE = 20
/** Nobody plays more games at the same time. */
const MOST_ROOMS = 200

export interface NotifierParts {
  readonly storage: Storage
  readonly settings: NotifySettings
  readonly presence: Presence
  readonly senders: Readonly<Partial<Record<Way['kind'], Sender>>>
  readonly now: () => number
  readonly warn: (what: string) => void
}

/** What did not go, and to whom it is sent again. */
interface Retry {
  readonly rooms: readonly string[]
  readonly ways: readonly string[]
  readonly tries: number
  readonly at: number
}

export class Notifier {
  readonly #parts: NotifierParts
  readonly #asked = new Asked()
  /** Of which rooms people were told since they were asked there. */
  readonly #told = new Map<PersonId, Set<string>>()
  readonly #reachable = new Set<PersonId>()
  readonly #toldAt = new Map<PersonId, number>()
  readonly #retries = new Map<PersonId, Retry>()
  #clock: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  readonly #tries: Tries
  readonly #webhook: Webhook | undefined

  constructor(parts: NotifierParts) {
    this.#parts = parts
    const { settings, warn, now } = parts
    this.#tries = new Tries(warn)
    this.#webhook = settings.webhook && new Webhook(settings.webhook, this.#tries, now)
  }

  /** How many messages went, and how many were given up. */
  get counts(): { readonly sent: number; readonly givenUp: number } {
    const { sent, givenUp } = this.#tries
    return { sent, givenUp }
  }

  get #isOn(): boolean {
    const { senders, settings } = this.#parts
    return Object.keys(senders).length > 0 || settings.webhook !== undefined
  }

  /** Knows again what it knew when the server stopped. */
  async start(): Promise<void> {
    if (!this.#isOn) return
    const { storage } = this.#parts
    for (const entry of await storage.askingRooms()) this.#asked.update(entry)
    for (const { person, room } of await storage.told())
      if (this.#asked.roomsOf(person).has(room)) this.#noteTold(person, room)
      else await storage.changeNotify({ type: 'untold', person, room })
    for (const person of await storage.reachable()) this.#reachable.add(person)
    this.#clock = setInterval(() => void this.round(), ROUND).unref()
  }

  async close(): Promise<void> {
    clearInterval(this.#clock)
    for (const sender of Object.values(this.#parts.senders)) sender.close()
    await this.#round
  }

  /** A room has changed, and that is kept. */
  kept(entry: RoomEntry): void {
    if (!this.#isOn) return
    for (const person of this.#asked.update(entry)) {
      const told = this.#told.get(person)
      if (told?.delete(entry.id) !== true) continue
      if (told.size === 0) this.#told.delete(person)
      this.#change({ type: 'untold', person, room: entry.id })
    }
  }

  /** The ways to somebody have changed. */
  async changed(person: PersonId): Promise<void> {
    const { ways } = await this.#parts.storage.reachOf(person)
    if (ways.some(({ isConfirmed }) => isConfirmed)) this.#reachable.add(person)
    else this.#reachable.delete(person)
  }

  /** Tells everybody who is to be told now; one round after the other. */
  round(): Promise<void> {
    this.#round ??= this.#tellAll()
      .catch((error: Error) => {
        this.#parts.warn(`nobody could be told of their turns: ${error.name}`)
      })
      .finally(() => {
        this.#round = undefined
      })
    return this.#round
  }

  async #tellAll(): Promise<void> {
    const { now, settings, presence } = this.#parts
    const time = now()
    presence.forget(time - settings.away)
    for (const [person, at] of this.#toldAt)
      if (at + settings.every <= time) this.#toldAt.delete(person)
    const forWebhook: AskedPerson[] = []
    const due = [...this.#asked.people].filter((person) => this.#isDue(person, time))
    await inGroups(due, async (person) => {
      const told = await this.#tell(person, time)
      if (told !== undefined) forWebhook.push(told)
    })
    await this.#retryAll(time)
    await this.#webhook?.tell(forWebhook)
  }

  /** Tells somebody, unless it is too early; gives what the webhook is told of it. */
  async #tell(person: PersonId, time: number): Promise<AskedPerson | undefined> {
    const { settings, storage } = this.#parts
    const reach = await storage.reachOf(person)
    if (reach.toldAt + settings.every > time) this.#toldAt.set(person, reach.toldAt)
    if (this.#toldAt.has(person) || isQuiet(reach.wishes, time)) return undefined
    const waiting = await this.#waitingFor(person, (room) => !this.#wasTold(person, room))
    if (waiting.length === 0) return undefined
    const open = await this.#send(person, reach, waiting)
    if (open.length > 0) this.#tryLater(person, waiting, open, 0)
    await this.#remember(person, waiting, time)
    return askedPerson(person, waiting, settings.address ?? '')
  }

  /** Whether somebody is asked where they do not know it, and has been away for long enough. */
  #isDue(person: PersonId, time: number): boolean {
    const { presence, settings } = this.#parts
    if (!this.#reachable.has(person) && settings.webhook === undefined) return false
    if (this.#toldAt.has(person)) return false
    const away = presence.awaySince(person)
    if (away === undefined) return false
    const news = [...this.#asked.roomsOf(person)].filter(([room]) => !this.#wasTold(person, room))
    return news.some(([, since]) => Math.max(since, away) + settings.away <= time)
  }

  async #waitingFor(
    person: PersonId,
    isMeant: (room: string) => boolean,
  ): Promise<readonly Waiting[]> {
    const rooms = await this.#parts.storage.openRoomsOf(person, MOST_ROOMS)
    return rooms.filter(({ entry, seat }) => entry.asked.includes(seat) && isMeant(entry.id))
  }

  /** Sends by all ways, or those that are named; gives those by which it is to be tried again. */
  async #send(
    person: PersonId,
    { ways, wishes }: Reach,
    waiting: readonly Waiting[],
    only?: readonly string[],
  ): Promise<readonly string[]> {
    const { senders, settings } = this.#parts
    const text = textIn(wishes?.language)
    const digest = digestOf(waiting, text, settings.address ?? '')
    const meant = ways.flatMap((way) => {
      const sender = senders[way.kind]
      const isMeant = way.isConfirmed && (only?.includes(way.id) ?? true)
      return isMeant && sender !== undefined ? [{ way, sender }] : []
    })
    const open = await Promise.all(
      meant.map(async ({ way, sender }) => {
        try {
          await sender.send(way, digest, text)
          this.#tries.sent++
          return []
        } catch (error) {
          if (!(error instanceof NotSent && error.isGone)) return [way.id]
          this.#change({ type: 'removeWay', id: way.id })
          return []
        }
      }),
    )
    await this.changed(person)
    return open.flat()
  }

  #tryLater(
    person: PersonId,
    waiting: readonly Waiting[],
    ways: readonly string[],
    tries: number,
  ): void {
    const wait = this.#tries.breakAfter(tries)
    if (wait === undefined) return
    const before = this.#retries.get(person)
    const rooms = waiting.map(({ entry }) => entry.id)
    this.#retries.set(person, {
      rooms: [...new Set([...(before?.rooms ?? []), ...rooms])],
      ways: [...new Set([...(before?.ways ?? []), ...ways])],
      tries,
      at: this.#parts.now() + wait,
    })
  }

  async #retryAll(time: number): Promise<void> {
    const due = [...this.#retries].filter(([, { at }]) => at <= time)
    await inGroups(due, ([person, retry]) => this.#retry(person, retry, time))
  }

  async #retry(person: PersonId, { rooms, ways, tries }: Retry, time: number): Promise<void> {
    const { storage, presence } = this.#parts
    const reach = await storage.reachOf(person)
    if (isQuiet(reach.wishes, time)) return
    this.#retries.delete(person)
    if (presence.awaySince(person) === undefined) return
    const waiting = await this.#waitingFor(person, (room) => rooms.includes(room))
    if (waiting.length === 0) return
    const open = await this.#send(person, reach, waiting, ways)
    if (open.length > 0) this.#tryLater(person, waiting, open, tries + 1)
  }

  async #remember(person: PersonId, waiting: readonly Waiting[], at: number): Promise<void> {
    const rooms = waiting.map(({ entry }) => entry.id)
    for (const room of rooms) this.#noteTold(person, room)
    this.#toldAt.set(person, at)
    await this.#parts.storage.changeNotify({ type: 'told', person, rooms, at })
  }

  #wasTold(person: PersonId, room: string): boolean {
    return this.#told.get(person)?.has(room) === true
  }

  #noteTold(person: PersonId, room: string): void {
    const rooms = this.#told.get(person)
    if (rooms === undefined) this.#told.set(person, new Set([room]))
    else rooms.add(room)
  }

  /** What is lost when it cannot be kept is told once more. */
  #change(change: Parameters<Storage['changeNotify']>[0]): void {
    this.#parts.storage.changeNotify(change).catch(() => undefined)
  }
}

async function inGroups<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE)
    await Promise.all(all.slice(from, from + AT_ONCE).map(work))
}
