/**
 * What the engine's referee says has happened. The reference goes through it word by word: it expects each event at
 * the moment the rules make it due, and learns from it only what chance has decided.
 */
import type { Event } from '../../src/index.ts'

type Named<K extends Event['type']> = Extract<Event, { type: K }>
/** An event of which everything is known but the card that came. */
type Unknown =
  | Omit<Named<'drew'>, 'card'>
  | Omit<Named<'produced'>, 'card'>
  | Omit<Named<'turnedUp'>, 'card'>

export class EventsTold {
  #events: readonly Event[] = []
  #next = 0

  hear(events: readonly Event[]): void {
    this.#events = events.filter(({ type }) => type !== 'moved')
    this.#next = 0
  }

  happens(expected: Event): void {
    const event = this.#take(expected)
    if (!isSame(event, expected)) throw new Error(difference([expected], [event]))
  }

  /** Events of one moment, in any order. */
  happenTogether(expected: readonly Event[]): void {
    const told = expected.map((one) => this.#take(one))
    const left = [...told]
    for (const one of expected) {
      const found = left.findIndex((event) => isSame(event, one))
      if (found < 0) throw new Error(difference(expected, told))
      left.splice(found, 1)
    }
  }

  /** The card that came by chance where this event is due. */
  cardOf(expected: Unknown): string {
    const event = this.#take(expected) as Event & { readonly card?: string }
    if (event.card === undefined || !isSame({ ...event, card: undefined }, expected))
      throw new Error(difference([expected], [event]))
    return event.card
  }

  houseTurnedUp(): string {
    const event = this.#take({ type: 'houseTurnedUp' })
    if (event.type !== 'houseTurnedUp')
      throw new Error(difference([{ type: 'houseTurnedUp' }], [event]))
    return event.house
  }

  /** Nothing more may have happened. */
  ends(): void {
    if (this.#next < this.#events.length)
      throw new Error(`not due: ${JSON.stringify(this.#events.slice(this.#next))}`)
  }

  #take(expected: object): Event {
    if (this.#next === this.#events.length)
      throw new Error(`due, but it did not happen: ${JSON.stringify(expected)}`)
    return this.#events[this.#next++]
  }
}

function isSame(a: object, b: object): boolean {
  const one = a as Record<string, unknown>
  const other = b as Record<string, unknown>
  return [...Object.keys(a), ...Object.keys(b)].every((name) => one[name] === other[name])
}

function difference(expected: readonly object[], told: readonly object[]): string {
  return `due: ${JSON.stringify(expected)}, but the referee says ${JSON.stringify(told)}`
}
