/** What is set up on the start page, and how it is kept for the next game. */
import type { Seat, SetUp } from '../client/contract.ts'
import { LEVEL_NAMES, type LevelName } from './levels.ts'
import { type Chosen, inRules, readChosen, USUAL } from './options.ts'

export const FEWEST = 2
export const MOST = 5
export const LONGEST_NAME = 20

/** A seat as it is set up: without a name it gets a usual one, without a level a person sits there. */
export interface PlannedSeat {
  readonly name: string
  readonly level?: LevelName
}

export interface Plan {
  readonly players: number
  /** Always for the most players, so that a seat taken away and added again is as it was. */
  readonly seats: readonly PlannedSeat[]
  readonly chosen: Chosen
}

/** Names for those who have none. */
export interface UsualNames {
  /** The only person. */
  readonly alone: string
  readonly person: (number: number) => string
  readonly bots: readonly string[]
}

const USUAL_LEVEL: LevelName = 'casual'
const KEY = 'doubloon.plan'

const USUAL_PLAN: Plan = {
  players: 4,
  seats: Array.from({ length: MOST }, (_, seat) =>
    seat === 0 ? { name: '' } : { name: '', level: USUAL_LEVEL },
  ),
  chosen: USUAL,
}

/** Those who play. */
export const playing = ({ seats, players }: Plan): readonly PlannedSeat[] => seats.slice(0, players)

export function withSeat(plan: Plan, index: number, seat: PlannedSeat): Plan {
  return { ...plan, seats: plan.seats.map((old, at) => (at === index ? seat : old)) }
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
export function setUpOf(plan: Plan, usual: UsualNames): SetUp {
  const names = namesIn(plan, usual)
  const seats = playing(plan).map(({ level }, index): Seat => {
    const name = names[index] ?? ''
    return level === undefined ? { name } : { name, bot: level }
  })
  return { game: 'puerto-rico', seats, options: inRules(plan.chosen) }
}

/** The set-up of the last time, or the usual one. */
export function remembered(storage: Pick<Storage, 'getItem'>): Plan {
  try {
    return readPlan(JSON.parse(storage.getItem(KEY) ?? 'null'))
  } catch {
    return USUAL_PLAN
  }
}

export function remember(storage: Pick<Storage, 'setItem'>, plan: Plan): void {
  try {
    storage.setItem(KEY, JSON.stringify(plan))
  } catch {
    // A browser that keeps nothing still starts this game.
  }
}

function readPlan(raw: unknown): Plan {
  if (typeof raw !== 'object' || raw === null) return USUAL_PLAN
  const kept: Readonly<Record<string, unknown>> = { ...raw }
  const { players, seats, chosen } = kept
  const isNumber = typeof players === 'number' && Number.isInteger(players)
  const list: readonly unknown[] = Array.isArray(seats) ? seats : []
  return {
    players: isNumber && players >= FEWEST && players <= MOST ? players : USUAL_PLAN.players,
    seats: USUAL_PLAN.seats.map((usual, index) => readSeat(list[index]) ?? usual),
    chosen: readChosen(typeof chosen === 'object' && chosen !== null ? { ...chosen } : {}),
  }
}

function readSeat(raw: unknown): PlannedSeat | undefined {
  if (typeof raw !== 'object' || raw === null || !('name' in raw)) return undefined
  const { name } = raw
  if (typeof name !== 'string' || [...name].length > LONGEST_NAME) return undefined
  const level = 'level' in raw ? LEVEL_NAMES.find((it) => it === raw.level) : undefined
  return level === undefined ? { name } : { name, level }
}
