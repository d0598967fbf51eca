/** What is set up for a table of people at a distance, and how it is kept for the next one. What is typed stays as it was typed. */
import type { AtZero } from '@doubloon/table'
import { LEVEL_NAMES, type LevelName } from '../../home/levels.ts'
import { type Chosen, readChosen } from '../../home/options.ts'
import { readSanJuan, type SanJuanChosen } from '../../home/options-san-juan.ts'
import { FEWEST, GAMES, type GameName, LONGEST_NAME, MOST } from '../../home/start-form.ts'
import { type ClockForm, readClock } from './clock-form.ts'

export const SEAT_KINDS = ['open', 'kept', 'bot'] as const

/** A seat of somebody else. Name and level are those it had last, so that nothing is lost on the way there and back. */
export interface MadeSeat {
  readonly kind: (typeof SEAT_KINDS)[number]
  /** For whom it is kept. */
  readonly name: string
  readonly level: LevelName
}

export interface GameForm<C = unknown> {
  readonly players: number
  /** The seat of who makes the table. */
  readonly own: number
  /** Always for the most players. */
  readonly seats: readonly MadeSeat[]
  readonly chosen: C
}

export const AT_ZERO = ['bot-moves', 'stand-in', 'resign'] as const satisfies readonly AtZero[]
/** Seconds of absence after which a bot steps in; 0: never. */
export const ABSENCES = [0, 60, 300, 900, 3600, 43_200, 86_400, 259_200] as const
export const WATCHING = ['off', 'at-once', 'later'] as const

export interface MakeForm {
  readonly game: GameName
  readonly 'puerto-rico': GameForm<Chosen>
  readonly 'san-juan': GameForm<SanJuanChosen>
  readonly isPublic: boolean
  readonly clock: ClockForm
  readonly atZero: AtZero
  readonly absence: (typeof ABSENCES)[number]
  /** The bot that steps in. */
  readonly standIn: LevelName
  readonly watching: (typeof WATCHING)[number]
  /** After how many moves others see the table, as it was typed. */
  readonly delay: string
  readonly isRated: boolean
}

type Fields = Readonly<Record<string, unknown>>

const USUAL_PLAYERS = 3
const USUAL_LEVEL: LevelName = 'casual'
const KEY = 'doubloon.table-plan'

export const gameOf = (form: MakeForm): GameForm => form[form.game]

/** With another form for the game that is chosen; its options stay as they are. */
export function withGame(
  form: MakeForm,
  some: Partial<Pick<GameForm, 'players' | 'own' | 'seats'>>,
): MakeForm {
  const changed = { ...gameOf(form), ...some }
  return { ...form, [form.game]: { ...changed, own: Math.min(changed.own, changed.players - 1) } }
}

export function withSeat(form: MakeForm, index: number, some: Partial<MadeSeat>): MakeForm {
  const seats = gameOf(form).seats.map((seat, at) => (at === index ? { ...seat, ...some } : seat))
  return withGame(form, { seats })
}

/** The seats of the table; undefined is one's own. */
export const seatsOf = ({ seats, players, own }: GameForm): readonly (MadeSeat | undefined)[] =>
  seats.slice(0, players).map((seat, at) => (at === own ? undefined : seat))

/** The form of the last time, or the usual one. */
export function remembered(storage: Pick<Storage, 'getItem'>): MakeForm {
  try {
    return readForm(JSON.parse(storage.getItem(KEY) ?? 'null'))
  } catch {
    return readForm(undefined)
  }
}

export function remember(storage: Pick<Storage, 'setItem'>, form: MakeForm): void {
  try {
    storage.setItem(KEY, JSON.stringify(form))
  } catch {
    // A browser that keeps nothing still makes this table.
  }
}

function readForm(raw: unknown): MakeForm {
  const kept = fieldsOf(raw)
  const { delay } = kept
  return {
    game: oneOf(GAMES, kept['game']),
    'puerto-rico': readGame('puerto-rico', kept['puerto-rico'], readChosen),
    'san-juan': readGame('san-juan', kept['san-juan'], readSanJuan),
    isPublic: kept['isPublic'] === true,
    clock: readClock(fieldsOf(kept['clock'])),
    atZero: oneOf(AT_ZERO, kept['atZero']),
    absence: oneOf(ABSENCES, kept['absence']),
    standIn: LEVEL_NAMES.find((it) => it === kept['standIn']) ?? USUAL_LEVEL,
    watching: oneOf(WATCHING, kept['watching']),
    delay: typeof delay === 'string' ? delay : '10',
    isRated: kept['isRated'] === true,
  }
}

function readGame<C>(game: GameName, raw: unknown, read: (chosen: Fields) => C): GameForm<C> {
  const { players, own, seats, chosen } = fieldsOf(raw)
  const list: readonly unknown[] = Array.isArray(seats) ? seats : []
  const number = isWithin(players, FEWEST, MOST[game]) ? players : USUAL_PLAYERS
  return {
    players: number,
    own: isWithin(own, 0, number - 1) ? own : 0,
    seats: Array.from({ length: MOST[game] }, (_, seat) => readSeat(fieldsOf(list[seat]))),
    chosen: read(fieldsOf(chosen)),
  }
}

function readSeat({ kind, name, level }: Fields): MadeSeat {
  const isName = typeof name === 'string' && [...name].length <= LONGEST_NAME
  return {
    kind: oneOf(SEAT_KINDS, kind),
    name: isName ? name : '',
    level: LEVEL_NAMES.find((it) => it === level) ?? USUAL_LEVEL,
  }
}

/** A known word, else the first, which is the usual one. */
function oneOf<T>(known: readonly [T, ...T[]], word: unknown): T {
  return known.find((it) => it === word) ?? known[0]
}

function isWithin(n: unknown, least: number, most: number): n is number {
  return typeof n === 'number' && Number.isInteger(n) && n >= least && n <= most
}

const fieldsOf = (raw: unknown): Fields =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {}
