/** Numbers, sizes and times as the admin page writes them, in the language of the reader. */
import { locale } from '../text/language.svelte.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

function inUnits(unit: string, value: number, digits = 0): string {
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(value)
}

export const amount = (value: number, digits = 0): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value)

export const megabytes = (bytes: number): string =>
  inUnits('megabyte', bytes / 1e6, bytes < 1e7 ? 1 : 0)

export const milliseconds = (value: number): string => inUnits('millisecond', value)

/** In the largest unit that is reached. */
export function span(seconds: number): string {
  if (seconds >= DAY) return inUnits('day', Math.floor(seconds / DAY))
  if (seconds >= HOUR) return inUnits('hour', Math.floor(seconds / HOUR))
  return inUnits('minute', Math.floor(seconds / MINUTE))
}

export const moment = (at: number): string =>
  new Date(at).toLocaleString(locale(), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
