/** Figures and times about people, as the reader's language writes them. */
import { locale } from '../text/language.svelte.ts'

/** A rating is told as a whole number; below nothing there is nothing. */
export const ratingText = (rating: number): string =>
  new Intl.NumberFormat(locale(), { useGrouping: false }).format(Math.max(0, Math.round(rating)))

/** By how much a rating changed. */
export const changeText = (change: number): string =>
  new Intl.NumberFormat(locale(), { signDisplay: 'always' }).format(Math.round(change))

/** Shared victories make halves and thirds. */
export const winsText = (wins: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(wins)

export const shareOf = ({
  games,
  wins,
}: {
  readonly games: number
  readonly wins: number
}): number => (games === 0 ? 0 : Math.round((100 * wins) / games))

export const dateText = (time: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(time)

export const hourText = (time: number): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(time)
