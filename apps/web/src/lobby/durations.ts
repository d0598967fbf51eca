/** Spans of time in words, by the language of the reader: `20 min`, `2 days`. */
import { locale } from '../text/language.svelte.ts'

export const UNITS = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const
export type Unit = keyof typeof UNITS
const UNIT_NAMES = Object.keys(UNITS) as readonly Unit[]

/** In the largest unit in which it is a whole number. */
function inWhole(seconds: number): { readonly count: number; readonly unit: Unit } {
  const unit = UNIT_NAMES.findLast((it) => seconds >= UNITS[it] && seconds % UNITS[it] === 0)
  return { count: seconds / UNITS[unit ?? 'second'], unit: unit ?? 'second' }
}

export function duration(seconds: number): string {
  const { count, unit } = inWhole(seconds)
  const unitDisplay = unit === 'day' ? 'long' : 'short'
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay }).format(count)
}

/** How long ago something was: `5 minutes ago`, `yesterday`. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, now - at) / 1000
  const unit = UNIT_NAMES.findLast((it) => seconds >= UNITS[it]) ?? 'second'
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' })
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / UNITS[unit]), unit)
}
