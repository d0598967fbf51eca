/** The words in which scenarios speak of the table, and the JSON of a seat they become. */
import type { Options } from '../src/index.ts'
import type { Role } from '../src/words.ts'
import type { Cards, Place } from './notation.ts'

/** Options of the rules, with the names of the seats clockwise instead of their number. */
export type TableOptions = Partial<Omit<Options, 'players'>> & {
  readonly players: readonly string[]
}

/** Who took which role. */
export type Taken = Readonly<Partial<Record<Role, string>>>

/** A role as it is chosen: with two players perhaps with the Library (D-SJ-2a). */
export type ChosenRole = Role | `${Role} using library`

/** What a seat knows of hidden cards; numbers count what happened since the discards were last shuffled. */
export interface Knowledge {
  /** Cards that it put on the discard pile. */
  readonly discards?: string
  /** Cards that it knew in the discard pile when that was shuffled. */
  readonly remembered?: string
  /** Cards in its hand that all have seen. */
  readonly shown?: string
  readonly drawn?: number
  readonly tucked?: number
  readonly goodsTucked?: number
  /** Places of the tableau whose goods came since then. */
  readonly freshGoods?: readonly number[]
}

/** What everybody knows of hidden cards. */
export interface CommonKnowledge {
  /** Cards of the discard pile that were shown to all. */
  readonly discards?: string
  /** Cards that all knew in the discard pile when that was shuffled. */
  readonly remembered?: string
  /** Goods that came since the last shuffle and lie in the discard pile. */
  readonly freshGoods?: number
}

/** What a seat is expected to have; facts left out are not looked at. */
export interface ExpectedSeat {
  readonly hand?: string
  readonly handSize?: number
  readonly tableau?: string
  readonly buildings?: number
  readonly goods?: number
  /** A number: all tucked cards; a list: those the owner knows (Chapel, Bank). */
  readonly tucked?: string | number
  /** Tucked by a Harbor. */
  readonly tuckedUnseen?: string | number
  readonly bankUsed?: boolean
  readonly libraryUsed?: boolean
  /** VP as if the game ended now. */
  readonly total?: number
}

/** What lies before a seat, as position JSON. */
export interface SeatJson {
  hand: Cards
  tableau: readonly Place[]
  tucked: Cards
  tuckedUnseen: Cards | number
  bankUsed: boolean
  libraryUsed: boolean
  knows: object
}
