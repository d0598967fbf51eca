/**
 * Clocks: how much time each seat has left, and whose runs. A clock runs for every seat that is asked and played by its
 * person; bots need none.
 *
 * What was chosen where people differ:
 * - A move that comes too late counts as long as nobody has said that the time is up.
 * - Whoever takes back a step of their own has thought on in the meantime: that time is theirs. Where all agreed, everybody has
 *   the time that was left when the move was made.
 * - Whoever has none left and may play again (they return, or all agreed) begins with what every move brings: the time for a
 *   move, or the increment.
 * - Another clock is a new beginning: everybody has all of its time.
 */
import type { ClockSettings } from './settings.ts'

const SECOND = 1000

export interface Clocks {
  /** Milliseconds by seat, as it was at `since`. */
  readonly left: readonly number[]
  readonly running: readonly number[]
  readonly since: number
  /** Seats whose time is up, until their decision is made by a bot. */
  readonly out: readonly number[]
}

/** All have their whole time; none runs yet. */
export function newClocks(clock: ClockSettings, seats: number, since: number): Clocks | undefined {
  if (clock.kind === 'none') return undefined
  const left = Array.from({ length: seats }, () => clock.seconds * SECOND)
  return { left, running: [], since, out: [] }
}

/** Milliseconds a seat has left at a time. */
export function timeLeft({ left, running, since }: Clocks, seat: number, at: number): number {
  const then = left[seat] ?? 0
  return running.includes(seat) ? Math.max(0, then - (at - since)) : then
}

/** The same clocks, read at a time. */
export function settle(clocks: Clocks, at: number): Clocks {
  return { ...clocks, left: clocks.left.map((_, seat) => timeLeft(clocks, seat, at)), since: at }
}

/** What every move brings, in milliseconds. */
export function broughtByMove(clock: ClockSettings): number {
  switch (clock.kind) {
    case 'none':
      return 0
    case 'move':
      return clock.seconds * SECOND
    case 'game':
      return clock.increment * SECOND
  }
}

/** After a move: who is asked anew has the time for a move, or the mover the increment, if a person plays there. */
export function afterMove(
  clocks: Clocks,
  clock: ClockSettings,
  move: {
    readonly seat: number
    readonly isPlayed: boolean
    readonly before: readonly number[]
    readonly after: readonly number[]
  },
): Clocks {
  const { seat: mover, before, after } = move
  const isAskedAnew = (seat: number) =>
    after.includes(seat) && (seat === mover || !before.includes(seat))
  const brought = broughtByMove(clock)
  const left = clocks.left.map((time, seat) => {
    if (clock.kind === 'move') return isAskedAnew(seat) ? brought : time
    return seat === mover && move.isPlayed ? time + brought : time
  })
  return { ...clocks, left, out: clocks.out.filter((seat) => seat !== mover) }
}

/** After seats may be played again: whoever has nothing left begins with what every move brings. */
export function revive(clocks: Clocks, clock: ClockSettings, seats: readonly number[]): Clocks {
  const brought = broughtByMove(clock)
  const left = clocks.left.map((time, seat) =>
    time === 0 && seats.includes(seat) ? brought : time,
  )
  return { ...clocks, left, out: clocks.out.filter((seat) => !seats.includes(seat)) }
}

/** What would be left to a seat that takes back its own move: the time since was its own. */
export function afterOwnTakeBack(
  press: { readonly at: number; readonly left: readonly number[] },
  seat: number,
  at: number,
): number {
  return Math.max(0, (press.left[seat] ?? 0) - (at - press.at))
}
