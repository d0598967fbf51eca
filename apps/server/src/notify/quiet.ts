/** Quiet hours: when somebody wants no message, by the clocks where they are. */
import type { NotifyWishes } from '@doubloon/protocol'

export function isQuiet(wishes: NotifyWishes | undefined, now: number): boolean {
  if (wishes?.quiet === undefined) return false
  const { from, to } = wishes.quiet
  const minute = minuteOfDay(now, wishes.timeZone)
  // Over midnight the end is before the beginning.
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

function minuteOfDay(now: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
  })
  const parts = format.formatToParts(now)
  const numberOf = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  return numberOf('hour') * 60 + numberOf('minute')
}
