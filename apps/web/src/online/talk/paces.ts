/** The paces one can ask for with one press, live and slow. */
import type { ClockSettings } from '@doubloon/table'

const MINUTE = 60
const DAY = 86_400

const game = (minutes: number, increment: number): ClockSettings => ({
  kind: 'game',
  seconds: minutes * MINUTE,
  increment,
})
const move = (seconds: number): ClockSettings => ({ kind: 'move', seconds })

export const LIVE: readonly ClockSettings[] = [game(15, 10), game(30, 15), move(2 * MINUTE)]
export const DAYS: readonly ClockSettings[] = [move(DAY), move(3 * DAY), move(7 * DAY)]
export const NONE: ClockSettings = { kind: 'none' }

export function isSamePace(one: ClockSettings, other: ClockSettings): boolean {
  const [seconds, otherSeconds] = [one, other].map((it) => (it.kind === 'none' ? 0 : it.seconds))
  const [more, otherMore] = [one, other].map((it) => (it.kind === 'game' ? it.increment : 0))
  return one.kind === other.kind && seconds === otherSeconds && more === otherMore
}
