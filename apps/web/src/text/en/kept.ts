/** English: the games kept in this browser and what is brought in, on the start page. */
import type { Person } from '../person.ts'
import { list, objects } from './words.ts'

export const kept = {
  games: 'Your games',
  noGames: 'Games you begin are kept here, in this browser, after every move.',
  gameWith: (others: readonly string[]) => `with ${list(others)}`,
  yourTurn: 'your turn',
  turnOf: (name: string) => `${name} to move`,
  wonBy: (winners: readonly Person[]) => `won by ${objects(winners)}`,
  finished: 'finished',
  seeAgain: 'See again',
  seeAgainGame: (what: string) => `See again: ${what}`,
  remove: (what: string) => `Delete: ${what}`,
  removed: 'Game deleted.',
  undoRemove: 'Undo',
  damaged: 'This game cannot be read.',
  damagedAbout: 'Nothing else is lost. Save the file if you want to keep or report it.',
  saveRaw: 'Save the raw file',
  load: 'Open a game',
  loadAbout: 'A record, a position or a link: choose a file, drop it here, or paste it.',
  paste: 'Paste a link, a record or a position',
  dropHere: 'Drop the file to open it',
}
