/** What can be asked of a room, and by whom. A command is decided against the room as it is: events, or a refusal. */
import type { Why } from '../messages.ts'
import type { Words } from './events.ts'
import type { ClockSettings, PersonId, RoomSeat } from './settings.ts'

/** Commands of a person. */
export type PersonCommand =
  /** Takes a seat, or the one that is kept for them; without a seat the first that is free. */
  | { readonly type: 'sit'; readonly seat?: number; readonly name: string }
  /** Before the game: the seat is open again. During it: it is left to a bot, and can be taken again. */
  | { readonly type: 'leave' }
  /** Takes one's seat back from the bot. */
  | { readonly type: 'return' }
  | { readonly type: 'ready'; readonly isReady: boolean }
  /** Only the host, only before the game. */
  | {
      readonly type: 'arrange'
      readonly seat: number
      readonly is: Exclude<RoomSeat, { kind: 'person' }>
    }
  /** Only the host: gives the seat of somebody who is away to somebody else who is in the room, or to a bot. */
  | {
      readonly type: 'reassign'
      readonly seat: number
      readonly to:
        | { readonly person: PersonId; readonly name: string }
        | { readonly bot: string; readonly name: string }
    }
  | { readonly type: 'handOver'; readonly host: PersonId }
  /** Only the host; a game in which all seats are held by ready people and bots starts by itself. */
  | { readonly type: 'start' }
  /** `after`: the number of moves it follows. */
  | { readonly type: 'play'; readonly after: number; readonly move: string }
  /** Takes back one's own last move where that is one's own business, else asks the others. */
  | { readonly type: 'takeBack'; readonly after: number }
  /** `about`: the number of the question in the log, so that a late answer never counts for another question. */
  | { readonly type: 'answerTakeBack'; readonly about: number; readonly agrees: boolean }
  | { readonly type: 'withdrawTakeBack' }
  /** Asks the others for another pace; asked again, it replaces one's own question. */
  | { readonly type: 'askClock'; readonly clock: ClockSettings }
  | { readonly type: 'answerClock'; readonly about: number; readonly agrees: boolean }
  | { readonly type: 'withdrawClock' }
  | { readonly type: 'resign' }
  /** Who does not sit says a name, too. Said again with the same mark it is said once. */
  | {
      readonly type: 'say'
      readonly words: Words
      readonly name?: string
      readonly mark?: string
    }
  /** Tells the host of the server about something that was said, by its number in the log. */
  | { readonly type: 'report'; readonly about: number }
  /** Only the host, before the game, or while nobody else holds a seat. */
  | { readonly type: 'close' }

/** Commands of the server itself: nobody else can give them. */
export type ServerCommand =
  /** A bot has thought; `after` as for people. */
  | {
      readonly type: 'playBot'
      readonly seat: number
      readonly after: number
      readonly move: string
      readonly why: readonly Why[]
    }
  /** Whether somebody's time has run out. */
  | { readonly type: 'tick' }
  /** Somebody was not connected for as long as was agreed. */
  | { readonly type: 'standIn'; readonly seat: number }
  | { readonly type: 'rematch'; readonly room: string }
  /** The same deal lies nowhere any more: the seed may be told. */
  | { readonly type: 'unseal' }
  /** Who runs the server, or the host of its tournament, closes the room. */
  | { readonly type: 'shut'; readonly why: 'moderator' | 'tournament' }
  /** Who runs the server gives somebody another name. */
  | { readonly type: 'rename'; readonly person: PersonId; readonly name: string }

export type RoomCommand =
  | (PersonCommand & { readonly by: PersonId })
  | (ServerCommand & { readonly by?: undefined })

/** A command by its type. */
export type CommandOf<Type extends RoomCommand['type']> = Extract<
  RoomCommand,
  { readonly type: Type }
>
