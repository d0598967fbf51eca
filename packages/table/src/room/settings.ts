/** What is agreed before a room's game begins. Plain data that can be sent as JSON. */
import type { Seat } from '../seats.ts'

/** An id of a person that everybody may see; who holds it is the server's business. */
export type PersonId = string

/** So begins the id of a bot from outside: a program that comes with a token. Nobody else's does. */
export const OUTSIDE_BOT = 'bot-'

export function isOutsideBot(person: PersonId): boolean {
  return person.startsWith(OUTSIDE_BOT)
}

/** How much time there is. Seconds; live or days is only a matter of how many. */
export type ClockSettings =
  | { readonly kind: 'none' }
  /** For every decision. */
  | { readonly kind: 'move'; readonly seconds: number }
  /** For the whole game, with some more after every move. */
  | { readonly kind: 'game'; readonly seconds: number; readonly increment: number }

/** Whether a clock asks people to stay until the game is over, or to look in now and then. */
export type Pace = 'none' | 'live' | 'days'

/** Nobody stays for so many seconds: from here on a clock is one for days. */
const DAYS_FROM = 12 * 3600

export function paceOf(clock: ClockSettings): Pace {
  if (clock.kind === 'none') return 'none'
  return clock.seconds < DAYS_FROM ? 'live' : 'days'
}

/** What happens to a seat whose time has run out. */
export type AtZero =
  /** A bot makes this one move. */
  | 'bot-moves'
  /** A bot takes over until the person returns. */
  | 'stand-in'
  /** A bot takes over for good, and the seat counts as lost. */
  | 'resign'

export interface RoomSettings {
  readonly game: string
  /** Options of the rules as one would write them, without `players`. */
  readonly options: Readonly<Record<string, unknown>>
  /** Whether it is in the list for everybody. */
  readonly isPublic: boolean
  readonly clock: ClockSettings
  readonly atZero: AtZero
  /** Seconds of absence after which a bot steps in where somebody is asked; undefined: never. */
  readonly absence: number | undefined
  /** The bot that steps in. */
  readonly standIn: string
  /** Whether others may look on, and after how many moves; undefined: nobody. */
  readonly watchDelay: number | undefined
  readonly isRated: boolean
}

/** What was played of a game that was begun elsewhere. The seed is that of the room, and nobody is told it before the end. */
export interface Brought {
  /** As the record has them. */
  readonly moves: readonly string[]
  /** Where the game began, if not with the set-up of the rules. */
  readonly position?: object
  /** How far it was played. */
  readonly round: number
}

/** The tournament for which a room was opened: the server's, which hosts it. */
export interface RoomTournament {
  readonly id: string
  /**
   * Whether the same deal lies at other tables that still play: until it is unsealed nobody but those who sit there sees
   * anything of it, and its seed stays unknown.
   */
  readonly isSealed: boolean
}

/** A seat before and during the game. */
export type RoomSeat =
  | { readonly kind: 'open' }
  /** Kept for somebody who was invited, by a name the host gave. */
  | { readonly kind: 'kept'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
  | {
      readonly kind: 'person'
      readonly person: PersonId
      readonly name: string
      readonly isReady: boolean
      /** The bot that plays for them at the moment. */
      readonly standIn?: string
      /** They gave up: the bot plays to the end, and they cannot win. */
      readonly hasResigned?: true
    }

/** How the table of the game knows a seat: whoever plays for somebody is a bot there. */
export function playerAt(seat: RoomSeat): Seat | undefined {
  switch (seat.kind) {
    case 'bot':
      return { name: seat.name, bot: seat.bot }
    case 'person':
      return seat.standIn === undefined
        ? { name: seat.name }
        : { name: seat.name, bot: seat.standIn }
    default:
      return undefined
  }
}
