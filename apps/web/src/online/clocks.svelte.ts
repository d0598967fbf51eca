/** The clocks of a room, counted down between the server's messages. */
import { getContext, setContext } from 'svelte'
import type { RoomModel } from './room.svelte.ts'
import { leftAt, untilChange, wholeOf } from './time-left.ts'

export class Clocks {
  readonly #room: RoomModel
  #now = $state(Date.now())

  /** Lives as long as the component that makes it. */
  constructor(room: RoomModel) {
    this.#room = room
    $effect(() => {
      const running = room.now?.clocks?.running ?? []
      const left = running.map((seat) => this.leftOf(seat) ?? 0).filter((ms) => ms > 0)
      if (left.length === 0) return undefined
      const timer = setTimeout(
        () => {
          this.#now = Date.now()
        },
        Math.min(...left.map(untilChange)),
      )
      return () => clearTimeout(timer)
    })
  }

  /** Milliseconds that a seat has now; undefined without a clock. */
  leftOf(seat: number): number | undefined {
    const clocks = this.#room.now?.clocks
    return clocks && leftAt(clocks, seat, this.#now)
  }

  isRunning(seat: number): boolean {
    return this.#room.now?.clocks?.running.includes(seat) === true
  }

  /** Milliseconds of a full dial. */
  get whole(): number {
    return wholeOf(this.#room.now?.room.settings.clock ?? { kind: 'none' }) ?? 0
  }
}

const KEY = Symbol('clocks')

export function setClocks(clocks: Clocks): void {
  setContext(KEY, clocks)
}

export function useClocks(): Clocks {
  return getContext(KEY)
}
