/** What is set up on the start page for each game, and how it is kept for the next one. */
import type { Seat, SetUp } from '../client/contract.ts'
import { NAMELESS } from '../text/person.ts'
import { LEVEL_NAMES, type LevelName } from './levels.ts'
import { type Chosen, inRules, readChosen } from './options.ts'
import { inRulesOfSanJuan, readSanJuan, type SanJuanChosen } from './options-san-juan.ts'

export const GAMES = ['puerto-rico', 'san-juan'] as const
export type GameName = (typeof GAMES)[number]

export const FEWEST = 2
export const MOST: Readonly<Record<GameName, number>> = { 'puerto-rico': 5, 'san-juan': 4 }
export const LONGEST_NAME = 20

/** A seat as it is set up: without a name it gets a usual one, without a level a person sits there. */
export interface FormSeat {
  readonly name: string
  readonly level?: LevelName
}

export interface StartForm<C = unknown> {
  readonly players: number
  /** Always for the most players, so that a seat taken away and added again is as it was. */
  readonly seats: readonly FormSeat[]
  /** Options of the rules. */
  readonly chosen: C
}

/** The game to be played, and how each is set up. */
export interface StartForms {
  readonly game: GameName
  readonly 'puerto-rico': StartForm<Chosen>
  readonly 'san-juan': StartForm<SanJuanChosen>
}

/** Names for those who have none; the only person needs none. */
export interface UsualNames {
  readonly person: (number: number) => string
  readonly bots: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

const USUAL_PLAYERS = 4
const USUAL_LEVEL: LevelName = 'casual'
const KEY = 'doubloon.plan'

/** The form of the game that is chosen. */
export const formOf = (forms: StartForms): StartForm => forms[forms.game]

/** With another form for the game that is chosen; its options stay as they are. */
export function withForm(
  forms: StartForms,
  some: Partial<Pick<StartForm, 'players' | 'seats'>>,
): StartForms {
  return { ...forms, [forms.game]: { ...forms[forms.game], ...some } }
}

/** Those who play. */
export const playing = ({ seats, players }: StartForm): readonly FormSeat[] =>
  seats.slice(0, players)

export function withSeat(forms: StartForms, index: number, seat: FormSeat): StartForms {
  const seats = formOf(forms).seats.map((old, at) => (at === index ? seat : old))
  return withForm(forms, { seats })
}

/** Everybody's name, the usual ones filled in; those that somebody typed are not given twice. */
export function namesIn(form: StartForm, usual: UsualNames): readonly string[] {
  const seats = playing(form)
  const typed = seats.map(({ name }) => name.trim())
  const people = seats.filter(({ level }) => level === undefined).length
  const taken = new Set(typed.map((name) => name.toLowerCase()))
  return seats.map(({ level }, index) => {
    const own = typed[index] ?? ''
    if (own !== '') return own
    const candidates = level === undefined ? personNames(index, people, usual) : usual.bots
    const name = candidates.find((it) => !taken.has(it.toLowerCase())) ?? usual.person(index + 1)
    taken.add(name.toLowerCase())
    return name
  })
}

function personNames(index: number, people: number, usual: UsualNames): readonly string[] {
  return people === 1 ? [NAMELESS] : [usual.person(index + 1)]
}

/** The seats whose name another seat before them has. */
export function namesTwice(names: readonly string[]): readonly number[] {
  const lower = names.map((name) => name.toLowerCase())
  return lower.flatMap((name, seat) => (lower.indexOf(name) < seat ? [seat] : []))
}

/** What the table is set up from. */
export function setUpOf(forms: StartForms, usual: UsualNames): SetUp {
  const { game } = forms
  const seats = seatsOf(playing(forms[game]), namesIn(forms[game], usual))
  return { game, seats, options: optionsOf(forms) }
}

/** Those who sit down, by the names they got. */
export function seatsOf(planned: readonly FormSeat[], names: readonly string[]): readonly Seat[] {
  return planned.map(({ level }, index) => {
    const name = names[index] ?? ''
    return level === undefined ? { name } : { name, bot: level }
  })
}

/** A seat as it could have been set up. */
export function formSeat(name: string, bot: unknown): FormSeat {
  const level = LEVEL_NAMES.find((it) => it === bot)
  return level === undefined ? { name } : { name, level }
}

/** Options in the words of the rules. */
export function optionsOf(forms: StartForms): Readonly<Record<string, unknown>> {
  return forms.game === 'puerto-rico'
    ? inRules(forms['puerto-rico'].chosen)
    : inRulesOfSanJuan(forms['san-juan'].chosen)
}

/** The set-up of the last time, or the usual one. */
export function remembered(storage: Pick<Storage, 'getItem'>): StartForms {
  try {
    return readForms(JSON.parse(storage.getItem(KEY) ?? 'null'))
  } catch {
    return readForms(undefined)
  }
}

export function remember(storage: Pick<Storage, 'setItem'>, forms: StartForms): void {
  try {
    storage.setItem(KEY, JSON.stringify(forms))
  } catch {
    // A browser that keeps nothing still starts this game.
  }
}

function readForms(raw: unknown): StartForms {
  const kept = fieldsOf(raw)
  return {
    game: GAMES.find((game) => game === kept['game']) ?? 'puerto-rico',
    // When there was but one game, its form was kept alone.
    'puerto-rico': readForm('puerto-rico', kept['puerto-rico'] ?? kept, readChosen),
    'san-juan': readForm('san-juan', kept['san-juan'], readSanJuan),
  }
}

function readForm<C>(game: GameName, raw: unknown, read: (chosen: Fields) => C): StartForm<C> {
  const { players, seats, chosen } = fieldsOf(raw)
  const isNumber = typeof players === 'number' && Number.isInteger(players)
  const list: readonly unknown[] = Array.isArray(seats) ? seats : []
  return {
    players: isNumber && players >= FEWEST && players <= MOST[game] ? players : USUAL_PLAYERS,
    seats: Array.from({ length: MOST[game] }, (_, seat) => readSeat(list[seat]) ?? usualSeat(seat)),
    chosen: read(fieldsOf(chosen)),
  }
}

const usualSeat = (seat: number): FormSeat =>
  seat === 0 ? { name: '' } : { name: '', level: USUAL_LEVEL }

function readSeat(raw: unknown): FormSeat | undefined {
  const { name, level } = fieldsOf(raw)
  if (typeof name !== 'string' || [...name].length > LONGEST_NAME) return undefined
  return formSeat(name, level)
}

const fieldsOf = (raw: unknown): Fields =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {}
