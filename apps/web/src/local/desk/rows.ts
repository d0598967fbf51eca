/** A game as it lies in the store, and how it is read back with suspicion: the store may hold anything. */
import { accept, type GameRecord, parseRecord, type Result, refuse } from '@doubloon/engine'
import type { TakenBack } from '@doubloon/table'
import type { Finished, Kept, Seat, SetUp, Why } from '../../client/contract.ts'
import { USUAL_GAME } from '../page-adapters.ts'

/** Changes when rows are written in another way. */
const FORM = 1

export interface Row extends Omit<Kept, 'damaged' | 'game' | 'seats'> {
  readonly form: typeof FORM
  readonly setUp: SetUp
  readonly record: GameRecord
  /** Why bots moved as they did, by move; empty where nobody knows. */
  readonly reasons: readonly (readonly Why[])[]
  /** What was taken back and can be made again (taken-back.ts); rows written before that was kept have none. */
  readonly takenBack?: readonly TakenBack[]
  /** What came of a finished game, once that was counted: of the row as it was at `of`, and of no later one. */
  readonly outcome?: { readonly of: number; readonly results: Finished['results'] }
}

/** A row of the present form. */
export function rowOf(content: Omit<Row, 'form'>): Row {
  return { form: FORM, ...content }
}

/** Reads a row; whether its record can be played shows when it is opened. */
export function readRow(raw: unknown): Result<Row> {
  if (!isObject(raw)) return damaged('the row is no object')
  if (raw['form'] !== FORM) return damaged('the row has an unknown form')
  const { id, changed, round, over, toMove, winners, reasons, setUp } = raw
  if (typeof id !== 'string') return damaged('the row has no id')
  if (![changed, round, toMove].every(Number.isInteger) || typeof over !== 'boolean')
    return damaged('the summary is not readable')
  if (!Array.isArray(winners) || !winners.every((name) => typeof name === 'string'))
    return damaged('the winners are not readable')
  if (!Array.isArray(reasons) || !reasons.every(Array.isArray))
    return damaged('the reasons are not readable')
  if (!isSetUp(setUp)) return damaged('the set-up is not readable')
  const record = parseRecord(raw['record'])
  return record.ok ? accept(raw as unknown as Row) : damaged(record.error.message)
}

/** A row in the list of games, readable or not. */
export function keptOf(raw: unknown): Kept {
  const row = readRow(raw)
  if (!row.ok)
    return { ...UNREADABLE, id: idOf(raw), changed: changedOf(raw), damaged: row.error.code }
  const { id, setUp, changed, round, over, toMove, winners } = row.value
  return { id, game: setUp.game, seats: setUp.seats, changed, round, over, toMove, winners }
}

const UNREADABLE = { game: '', seats: [], round: 0, over: false, toMove: -1, winners: [] }

/** Seats from outside: a list of names, some of them bots. */
export function readSeats(raw: unknown): readonly Seat[] | undefined {
  return Array.isArray(raw) && raw.every(isSeat) ? raw : undefined
}

function isSetUp(raw: unknown): raw is SetUp {
  return (
    isObject(raw) &&
    typeof raw['game'] === 'string' &&
    readSeats(raw['seats']) !== undefined &&
    isObject(raw['options'])
  )
}

function isSeat(raw: unknown): raw is Seat {
  if (!isObject(raw)) return false
  const { name, bot } = raw
  return typeof name === 'string' && (bot === undefined || typeof bot === 'string')
}

/** Which game a row is of; one that cannot be read counts as the usual one, whose table then says what is wrong. */
export function gameIn(raw: unknown): string {
  const { setUp } = isObject(raw) ? raw : {}
  const game = isObject(setUp) ? setUp['game'] : undefined
  return typeof game === 'string' ? game : USUAL_GAME
}

function idOf(raw: unknown): string {
  return isObject(raw) && typeof raw['id'] === 'string' ? raw['id'] : ''
}

function changedOf(raw: unknown): number {
  return isObject(raw) && Number.isInteger(raw['changed']) ? Number(raw['changed']) : 0
}

export function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

function damaged(what: string): Result<never> {
  return refuse('damaged', what)
}
