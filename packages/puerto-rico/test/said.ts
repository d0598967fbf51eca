/** The words in which scenarios speak of the table, and the JSON of a seat they become. */
import type { Options } from '../src/index.ts'
import type { Role } from '../src/words.ts'
import type { Counts } from './notation.ts'

/** What lies before a seat, in notation. */
export interface Board {
  readonly doubloons?: number
  readonly vp?: number
  readonly goods?: string
  readonly island?: string
  readonly buildings?: string
  readonly sanJuan?: number
}

/** Common supplies; `ship` is the colonist ship. */
export interface Supply {
  readonly colonists?: number
  readonly ship?: number
  readonly vp?: number
  readonly quarries?: number
  readonly goods?: string
  readonly faceDown?: string
  readonly discard?: string
}

/** Role cards: the name of the seat that took it, or the doubloons lying on it. */
export type Roles = Readonly<Partial<Record<Role, string | number>>>

/** Options of the rules, with the names of the seats clockwise instead of their number. */
export type TableOptions = Partial<Omit<Options, 'players'>> & {
  readonly players: readonly string[]
}

/** What lies before a seat, as position JSON. */
export interface SeatJson {
  doubloons: number
  vp: number
  sanJuan: number
  goods: Counts
  island: Record<string, number>
  workers: Record<string, number>
  buildings: Record<string, number>
}
