/** What the page asks of a tournament: who plays where, what can begin, what is to be saved. */
import type { TournamentStanding, TournamentState, TournamentTable } from '@doubloon/protocol'
import { locale } from '../text/language.svelte.ts'
import { sayTournament } from '../text/say-tournament.ts'

type Round = TournamentState['rounds'][number]

export interface OwnTable {
  /** From 1 on. */
  readonly number: number
  readonly table: TournamentTable
}

const lastRound = ({ rounds }: TournamentState): Round | undefined => rounds.at(-1)

/** The tables of the last round that still play. */
export const playing = (tournament: TournamentState): readonly TournamentTable[] =>
  lastRound(tournament)?.tables.filter(({ results }) => results === undefined) ?? []

/** The table of somebody in the last round. */
export function tableOf(
  tournament: TournamentState,
  person: string | undefined,
): OwnTable | undefined {
  const tables = lastRound(tournament)?.tables ?? []
  const at = tables.findIndex(({ seats }) =>
    seats.some((is) => is.person !== undefined && is.person === person),
  )
  const table = tables[at]
  return table === undefined ? undefined : { number: at + 1, table }
}

/** Those who have a seat in the next round. */
export const present = ({ standings }: TournamentState): readonly TournamentStanding[] =>
  standings.filter(({ hasLeft }) => hasLeft === undefined)

/** Whether the host can start a round now, were there people enough. */
export const isBetween = (tournament: TournamentState): boolean =>
  tournament.stage !== 'over' && lastRound(tournament)?.isOver !== false

/** Halves are common; nothing else is. */
export const pointsText = (points: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(points)

export const shareText = (share: number): string =>
  new Intl.NumberFormat(locale(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share)

/** The standings as a table for other programs: commas, points in numbers, every line ended as RFC 4180 says. */
export function csvOf({ standings, rounds }: TournamentState): string {
  const { csv } = sayTournament
  const head = [
    ...[csv.rank, csv.name, csv.points, csv.share],
    ...rounds.map((_, round) => csv.round(round + 1)),
  ]
  const rows = standings.map(({ rank, name, points, share, byRound }) => [
    ...[rank, name, points, share.toFixed(4)],
    ...rounds.map((_, round) => byRound[round] ?? ''),
  ])
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A name that begins like a formula must not become one where the file is opened. */
function cell(value: string | number): string {
  if (typeof value === 'number') return `${value}`
  const tame = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame
}
