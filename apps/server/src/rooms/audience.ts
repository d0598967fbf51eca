/** Who follows a room: its open streams, who is present, and who has been away since when. */

import type { PresenceMessage, StreamMessage } from '@doubloon/protocol'
import type { Logged, PersonId, RoomEvent } from '@doubloon/table'
import { clocksMessage, eventMessage, glimpseMessage, wholeMessage } from './messages.ts'
import { movesSeen, type Sight } from './sight.ts'

/** One open stream. */
export interface Listener {
  readonly person: PersonId | undefined
  /** Sends a message; those that lead further in the log have its number as their id. */
  send(message: StreamMessage, id?: number): void
  end(): void
}

/** What a listener was told last. */
interface Following {
  viewer: number
  number: number
}

/** Events that a listener missed are told one by one up to so many; beyond that the whole room is shorter. */
const MOST_MISSED = 200
/** Who comes and goes within so many milliseconds is told together: else a crowd would be told of everybody in it. */
const GATHER = 200

export class Audience {
  readonly #listeners = new Map<Listener, Following>()
  readonly #away = new Map<PersonId, number>()
  #gathering: NodeJS.Timeout | undefined

  get size(): number {
    return this.#listeners.size
  }

  get listeners(): readonly Listener[] {
    return [...this.#listeners.keys()]
  }

  isPresent(person: PersonId): boolean {
    return this.listeners.some((listener) => listener.person === person)
  }

  /** Since when somebody who is not present has been away. */
  awaySince(person: PersonId, otherwise: number): number {
    return this.#away.get(person) ?? otherwise
  }

  /** Who does something without a stream is here in this moment. */
  acted(person: PersonId, now: number): void {
    if (!this.isPresent(person)) this.#away.set(person, now)
  }

  /** Somebody begins to follow; `after`: the last number they have. */
  join(listener: Listener, sight: Sight, log: readonly Logged[], after: number, now: number): void {
    const missed = log.filter(({ number }) => number > after && number <= sight.room.number)
    const isOther = missed.some(({ event }) => seats(event, sight.person))
    if (after < 1 || after > sight.room.number || isOther || !leadsOn(missed, sight))
      sendWhole(listener, sight, log)
    else sendEvents(listener, sight, missed)
    sendStanding(listener, sight, now)
    this.#listeners.set(listener, { viewer: sight.viewer, number: sight.room.number })
    if (listener.person !== undefined) this.#away.delete(listener.person)
    listener.send(this.#presence)
    this.#tellPresence()
  }

  leave(listener: Listener, now: number): void {
    if (!this.#listeners.delete(listener)) return
    const { person } = listener
    if (person !== undefined && !this.isPresent(person)) this.#away.set(person, now)
    this.#tellPresence()
  }

  /**
   * Tells everybody what happened. `sightFor` says what a person may see now, `readLog` the log, which is needed only for those
   * who are shown the whole room or follow at a distance.
   */
  async tell(
    events: readonly Logged[],
    sightFor: (person: PersonId | undefined) => Promise<Sight | undefined>,
    readLog: () => Promise<readonly Logged[]>,
    now: number,
  ): Promise<void> {
    for (const [listener, following] of this.#listeners) {
      const sight = await sightFor(listener.person)
      if (sight === undefined) {
        listener.end()
        continue
      }
      const isDirect = !sight.isDelayed && following.number === (events[0]?.number ?? 0) - 1
      const missed = isDirect
        ? events
        : (await readLog()).filter(
            ({ number }) => number > following.number && number <= sight.room.number,
          )
      if (following.viewer !== sight.viewer || !leadsOn(missed, sight))
        sendWhole(listener, sight, await readLog())
      else sendEvents(listener, sight, missed)
      if (missed.length > 0) sendStanding(listener, sight, now)
      following.viewer = sight.viewer
      following.number = sight.room.number
    }
  }

  #tellPresence(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined
      const message = this.#presence
      for (const listener of this.listeners) listener.send(message)
    }, GATHER).unref()
  }

  get #presence(): PresenceMessage {
    const people = [...new Set(this.listeners.flatMap(({ person }) => person ?? []))]
    const watchers = [...this.#listeners.values()].filter(({ viewer }) => viewer < 0).length
    return { type: 'presence', people, watchers }
  }
}

/** Whether events can be told one by one: what was taken back leads elsewhere, and a game that was begun elsewhere starts with many moves. */
function leadsOn(missed: readonly Logged[], { room }: Sight): boolean {
  const isAnew = ({ event }: Logged) =>
    event.type === 'takenBack' || (event.type === 'started' && room.brought !== undefined)
  return missed.length <= MOST_MISSED && !missed.some(isAnew)
}

/** Whether the event gave somebody a seat: from there they see another past. */
function seats(event: RoomEvent, person: PersonId | undefined): boolean {
  return event.type === 'seatChanged' && event.is.kind === 'person' && event.is.person === person
}

function sendWhole(listener: Listener, sight: Sight, log: readonly Logged[]): void {
  listener.send(wholeMessage(sight, log), sight.room.number)
}

/** The moves among the events are the last ones of those that may be seen. */
function sendEvents(listener: Listener, sight: Sight, events: readonly Logged[]): void {
  const count = events.filter(({ event }) => event.type === 'moved').length
  let n = movesSeen(sight) - count
  for (const logged of events) {
    if (logged.event.type === 'moved') n++
    const message = eventMessage(sight, logged, n)
    if (message !== undefined) listener.send(message, logged.number)
  }
}

/** How things stand now. */
function sendStanding(listener: Listener, sight: Sight, now: number): void {
  for (const message of [glimpseMessage(sight), clocksMessage(sight, now)])
    if (message !== undefined) listener.send(message)
}
