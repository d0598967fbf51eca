/** Time that runs between two messages of the server: how much is left, how it is written, and when that changes. */
import type { ClockSettings } from '@doubloon/table'
import type { HeardClocks } from './contract.ts'

const SECOND = 1000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds that a seat has at a time. */
export function leftAt({ left, running, heardAt }: HeardClocks, seat: number, now: number): number {
  const then = left[seat] ?? 0
  return running.includes(seat) ? Math.max(0, then - Math.max(0, now - heardAt)) : then
}

/** Milliseconds of a full dial; undefined without a clock. */
export function wholeOf(clock: ClockSettings): number | undefined {
  return clock.kind === 'none' ? undefined : clock.seconds * SECOND
}

/** Two figures: days and hours, hours and minutes, or minutes and seconds. */
export interface Figures {
  readonly unit: 'days' | 'hours' | 'minutes'
  readonly most: number
  readonly least: number
}

/** Rounded up: there is nothing left only when nothing is left. */
export function figuresOf(ms: number): Figures {
  const seconds = Math.ceil(ms / SECOND)
  if (seconds < HOUR) return split('minutes', seconds, MINUTE)
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes * MINUTE < DAY) return split('hours', minutes, HOUR / MINUTE)
  return split('days', Math.ceil(minutes / MINUTE), DAY / HOUR)
}

function split(unit: Figures['unit'], count: number, least: number): Figures {
  return { unit, most: Math.floor(count / least), least: count % least }
}

/** Milliseconds until what is written changes: seconds count in the last hour only. */
export function untilChange(ms: number): number {
  const step = ms <= HOUR * SECOND ? SECOND : MINUTE * SECOND
  return ms % step || step
}

/** Whether there is little left: then it is shown clearly. */
export function isShort(ms: number, whole: number): boolean {
  return ms <= Math.max(10 * SECOND, whole / 10)
}

/** Seconds at which somebody is warned who cannot see a watch. */
const WARNINGS = [10, 30, MINUTE, 10 * MINUTE, HOUR, DAY]

/** The warning that is due when so much is left, in seconds; undefined while there is time. */
export function warningAt(ms: number, whole: number): number | undefined {
  return WARNINGS.find((seconds) => ms <= seconds * SECOND && seconds * SECOND <= whole / 2)
}
