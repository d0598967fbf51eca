/** What is set up on the start page for each game, and how it is kept for the next one. */
import type { Seat, SetUp } from '../client/contract.ts'
import { LEVEL_NAMES, type LevelName } from './levels.ts'
import { type Chosen, inRules, readChosen } from './options.ts'
import { inRulesOfSanJuan, readSanJuan, type SanJuanChosen } from './options-san-juan.ts'

export const GAMES = ['puerto-rico', 'san-juan'] as const
export type GameName = (typeof GAMES)[number]

export const FEWEST = 2
export const MOST: Readonly<Record<GameName, number>> = { 'puerto-rico': 5, 'san-juan': 4 }
export const LONGEST_NAME = 20

/** A seat as it is set up: without a name it gets a usual one, without a level a person sits there. */
export interface PlannedSeat {
  readonly name: string
  readonly level?: LevelName
}

export interface Plan<C = unknown> {
  readonly players: number
  /** Always for the most players, so that a seat taken away and added again is as it was. */
  readonly seats: readonly PlannedSeat[]
  /** Options of the rules. */
  readonly chosen: C
}

/** The game to be played, and how each is set up. */
export interface Plans {
  readonly game: GameName
  readonly 'puerto-rico': Plan<Chosen>
  readonly 'san-juan': Plan<SanJuanChosen>
}

/** Names for those who have none. */
export interface UsualNames {
  /** The only person. */
  readonly alone: string
  readonly person: (number: number) => string
  readonly bots: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

const USUAL_PLAYERS = 4
const USUAL_LEVEL: LevelName = 'casual'
const KEY = 'doubloon.plan'

/** The plan of the game that is chosen. */
export const planOf = (plans: Plans): Plan => plans[plans.game]

/** With another plan for the game that is chosen; its options stay as they are. */
export function withPlan(plans: Plans, some: Partial<Pick<Plan, 'players' | 'seats'>>): Plans {
  return { ...plans, [plans.game]: { ...plans[plans.game], ...some } }
}

/** Those who play. */
export const playing = ({ seats, players }: Plan): readonly PlannedSeat[] => seats.slice(0, players)

export function withSeat(plans: Plans, index: number, seat: PlannedSeat): Plans {
  const seats = planOf(plans).seats.map((old, at) => (at === index ? seat : old))
  return withPlan(plans, { seats })
}

/** Everybody's name, the usual ones filled in; those that somebody typed are not given twice. */
export function namesIn(plan: Plan, usual: UsualNames): readonly string[] {
  const seats = playing(plan)
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
  return people === 1 ? [usual.alone] : [usual.person(index + 1)]
}

/** The seats whose name another seat before them has. */
export function namesTwice(names: readonly string[]): readonly number[] {
  const lower = names.map((name) => name.toLowerCase())
  return lower.flatMap((name, seat) => (lower.indexOf(name) < seat ? [seat] : []))
}

/** What the table is set up from. */
export function setUpOf(plans: Plans, usual: UsualNames): SetUp {
  const { game } = plans
  const seats = seatsOf(playing(plans[game]), namesIn(plans[game], usual))
  return { game, seats, options: optionsOf(plans) }
}

/** Those who sit down, by the names they got. */
export function seatsOf(
  planned: readonly PlannedSeat[],
  names: readonly string[],
): readonly Seat[] {
  return planned.map(({ level }, index) => {
    const name = names[index] ?? ''
    return level === undefined ? { name } : { name, bot: level }
  })
}

/** A seat as it could have been set up. */
export function plannedSeat(name: string, bot: unknown): PlannedSeat {
  const level = LEVEL_NAMES.find((it) => it === bot)
  return level === undefined ? { name } : { name, level }
}

function optionsOf(plans: Plans): Readonly<Record<string, unknown>> {
  return plans.game === 'puerto-rico'
    ? inRules(plans['puerto-rico'].chosen)
    : inRulesOfSanJuan(plans['san-juan'].chosen)
}

/** The set-up of the last time, or the usual one. */
export function remembered(storage: Pick<Storage, 'getItem'>): Plans {
  try {
    return readPlans(JSON.parse(storage.getItem(KEY) ?? 'null'))
  } catch {
    return readPlans(undefined)
  }
}

export function remember(storage: Pick<Storage, 'setItem'>, plans: Plans): void {
  try {
    storage.setItem(KEY, JSON.stringify(plans))
  } catch {
    // A browser that keeps nothing still starts this game.
  }
}

function readPlans(raw: unknown): Plans {
  const kept = fieldsOf(raw)
  return {
    game: GAMES.find((game) => game === kept['game']) ?? 'puerto-rico',
    // When there was but one game, its plan was kept alone.
    'puerto-rico': readPlan('puerto-rico', kept['puerto-rico'] ?? kept, readChosen),
    'san-juan': readPlan('san-juan', kept['san-juan'], readSanJuan),
  }
}

function readPlan<C>(game: GameName, raw: unknown, read: (chosen: Fields) => C): Plan<C> {
  const { players, seats, chosen } = fieldsOf(raw)
  const isNumber = typeof players === 'number' && Number.isInteger(players)
  const list: readonly unknown[] = Array.isArray(seats) ? seats : []
  return {
    players: isNumber && players >= FEWEST && players <= MOST[game] ? players : USUAL_PLAYERS,
    seats: Array.from({ length: MOST[game] }, (_, seat) => readSeat(list[seat]) ?? usualSeat(seat)),
    chosen: read(fieldsOf(chosen)),
  }
}

const usualSeat = (seat: number): PlannedSeat =>
  seat === 0 ? { name: '' } : { name: '', level: USUAL_LEVEL }

function readSeat(raw: unknown): PlannedSeat | undefined {
  const { name, level } = fieldsOf(raw)
  if (typeof name !== 'string' || [...name].length > LONGEST_NAME) return undefined
  return plannedSeat(name, level)
}

const fieldsOf = (raw: unknown): Fields =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {}
