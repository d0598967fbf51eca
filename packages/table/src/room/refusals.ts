/** Everything a room refuses, in one place. Moves that the rules forbid are refused with the codes of the rules. */
import { type Result, refuse } from '@doubloon/engine'
import type { RoomEvent } from './events.ts'

export const ROOM_REFUSALS = {
  closed: 'the room is closed; open another one',
  'not-begun': 'the game has not begun; wait until all seats are held and all are ready',
  begun: 'the game has begun; only the host can give you a seat now',
  over: 'the game is over; open a rematch to play on',
  'not-over': 'the game is not over yet; a rematch follows its end',
  'not-host': 'only the host can do that; ask the host, or let them hand the room over',
  'not-seated': 'whoever does that must sit at the table; take a seat first',
  seated: 'they sit at the table already; leave that seat first',
  'no-such-seat': 'there is no such seat; seats are counted from 0',
  'seat-taken': 'somebody sits there; take another seat',
  'seat-kept': 'the seat is kept for somebody else; take another one, or ask the host to open it',
  'seat-played': 'somebody plays there; a seat can be given away when a bot stands in',
  full: 'no seat is free; watch, or ask the host for one',
  'not-full': 'some seats are free; fill them with people or bots first',
  late: 'the game has gone on since; look at it and decide anew',
  'bot-plays': 'a bot plays for you; take your seat back first',
  resigned: 'you have resigned; the bot plays to the end',
  'no-time': 'there is no time left for it; a change of clock that all agree to gives new time',
  'no-bot-asked': 'no bot is to move at this seat now; ask which ones are',
  'nothing-to-take-back': 'you have made no move that could be taken back',
  'question-pending': 'somebody has asked for something else; answer that first',
  'no-question': 'this was not asked, or is settled; look at what is asked now',
  'own-question': 'that is your own question; the others answer it',
  'time-left': 'nobody has run out of time; look again when the next time is up',
  'not-absent': 'no bot steps in there: only for a person who is asked, where that was agreed',
  'bad-settings': 'times and delays are whole numbers, from 1 second to a year',
  'bad-clock': 'a clock has 1 second to a year, in whole seconds, and an increment of up to a day',
  'bad-words': 'say 1 to 500 characters, or one of the phrases',
  'not-here': 'you are not in the room; take a seat, or ask the host to allow watching',
  'no-such-words': 'nobody said anything at this number of the log',
  'rematch-exists': 'there is a rematch already; go there',
  'brought-over': 'this game is over; a game that is put online is still being played',
  'brought-unrated': 'a game that was begun elsewhere is never rated: somebody knows its seed',
  'too-many-moves': 'this is more than a game can have: at most 3000 moves',
  'others-play': 'others still hold seats; resign or leave instead',
} as const

export type RoomRefusal = keyof typeof ROOM_REFUSALS

/** What becomes of a command: events to be appended, none if it is so already, or a refusal. */
export type Decided = Result<readonly RoomEvent[]>

export function no(code: RoomRefusal): Result<never> {
  return refuse(code, ROOM_REFUSALS[code])
}
