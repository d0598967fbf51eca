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
  open: 'Open',
  chooseFile: 'Choose a file',
  notRead: {
    link: 'This link is damaged: a part of it is missing or was changed. Copy the whole link once more.',
    empty: 'There is nothing to read.',
    cut: 'This record was cut: its end is missing. Copy it once more.',
    'not-json':
      'This is neither a link nor a record: a record is the JSON text that “Save record” gives.',
    'malformed-record': 'This is JSON, but neither a record nor a position of a game.',
    'unknown-game': 'This is a record of a game that is not known here.',
    'other-rules-version':
      'This record was made by another version of the rules. Open it with the version it was made with.',
    'unknown-bot': 'In this record a bot plays that is not known here.',
    'bad-seats': 'The names in this record do not fit its game. Save or copy it once more.',
    'too-long': 'This is too long for a game.',
    file: 'The file could not be read.',
  } as Readonly<Record<string, string>>,
  /** A position that cannot be; a record that breaks off. */
  badPosition:
    'This is JSON, but no position of a game: something in it is missing, unknown or too much.',
  badRecord:
    'This record cannot be played to its end: it was changed or is damaged. Save or copy it once more.',
}
