/** English: the start page. */
import { listIn, pluralIn } from '../plural.ts'

const plural = pluralIn('en')
const list = listIn('en')

export const home = {
  heading: 'Plant, build and ship before the others do',
  about:
    'Puerto Rico after the rulebooks, against bots or with friends beside you: who ships and builds best has most victory points in the end. No account, and no network needed.',
  settings: 'Settings',
  toDark: 'Dark',
  toLight: 'Light',
  players: 'Players',
  playersAbout: {
    2: 'Two players take three roles each a round, in turns, with fewer buildings, tiles and ships.',
  } as Readonly<Record<number, string>>,
  bots: 'Bots',
  seats: 'Seats, in order of play',
  seatName: (number: number) => `Name at seat ${number}`,
  seatWho: (number: number) => `Who sits at seat ${number}`,
  person: 'Person here',
  levels: {
    novice: 'Novice',
    casual: 'Casual',
    club: 'Club',
    expert: 'Expert',
    master: 'Master',
  },
  botOf: {
    novice: 'Novice bot',
    casual: 'Casual bot',
    club: 'Club bot',
    expert: 'Expert bot',
    master: 'Master bot',
  },
  levelAbout: {
    novice: 'Novice: counts what lies before it, and looks neither ahead nor at the others.',
    casual:
      'Casual: sees a little of what things will bring, and nothing of what a move gives to others.',
    club: 'Club: sees most of what things will bring, and little of what a move gives to others.',
    expert: 'Expert: tries every move at once, and judges by the experience of many games.',
    master: 'Master: judges by experience too, and thinks ahead for up to a second a move.',
  },
  usualNames: {
    alone: 'You',
    person: (number: number) => `Player ${number}`,
    bots: ['Clara', 'Ana', 'Bruno', 'Elena', 'Diego'] as readonly string[],
  },
  buildings: 'Buildings',
  buildingModes: { base: 'Base', draft: 'Draft', randomSet: 'Random 17', all31: 'All' },
  buildingsAbout: {
    base: 'The 17 violet buildings of the base game: best for a first game.',
    draft: 'Before the game everybody in turn chooses which violet buildings are in it.',
    randomSet: 'Seventeen violet buildings by lot, out of the base game and the new ones.',
    all31: 'All 31 violet buildings of the base game and the new ones at once.',
  },
  more: 'More options',
  moreChanged: (count: number) =>
    plural(count, { one: 'More options (# changed)', other: 'More options (# changed)' }),
  usualOptions: 'All as usual',
  endRule: 'End of the game',
  endRules: { standard: 'Standard', cityOnly: 'Full city only' },
  endRulesAbout: {
    standard: 'After the round in which colonists or victory points run out, or a city is full.',
    cityOnly: 'Only a full city ends the game; colonists and points may run out.',
  },
  roundLimit: 'Broken off after so many rounds',
  roundLimitAbout: {
    standard: '0 means never. A game broken off is scored as it stands.',
    cityOnly: '0 means after 60 rounds, since nothing else might end it.',
  },
  switches: {
    balanced: 'Balanced start',
    openVp: 'Open victory points',
    mayorSimultaneous: 'Mayor: all place at once',
    declineProduction: 'Production may be declined',
    draftExclusions: 'Similar buildings exclude each other',
    fortressCountsSanJuan: 'Fortress counts San Juan',
    hospiceOnHaciendaTile: 'Hospice on the drawn tile',
    forestFromHacienda: 'Forest from the drawn tile',
  },
  switchesAbout: {
    balanced:
      'Seats that begin with corn get one doubloon less; factory and university change their cost, as in tournaments.',
    openVp: 'Everybody sees how many victory point chips the others have.',
    mayorSimultaneous: 'Nobody waits for the placement of others; it is seen when it is made.',
    declineProduction: 'With the craftsman one may choose to produce nothing at all.',
    draftExclusions:
      'In a draft or a random set, hacienda and forest house are not both in the game, nor office and trading post.',
    fortressCountsSanJuan: 'Colonists waiting in San Juan count for the fortress too.',
    hospiceOnHaciendaTile:
      'The colonist of the hospice may go on the tile drawn with the hacienda instead.',
    forestFromHacienda: 'A tile drawn with the hacienda may become a forest, once it was seen.',
  },
  start: 'Play now',
  starting: 'Laying the table …',
  summary: (people: readonly string[], bots: readonly string[]) => {
    if (bots.length === 0) return `**${list(people)}**, beside each other at this screen.`
    if (people.length === 0) return `**${list(bots)}** play among themselves; you watch.`
    return people.length === 1
      ? `You against **${list(bots)}**.`
      : `**${list(people)}** at this screen, with **${list(bots)}**.`
  },
  remembered: 'Your last choice is remembered.',
  sameName: (name: string) => `Two seats are called ${name}. Give one of them another name.`,
  refused: (why: string) => `This game cannot be started: ${why}.`,
  games: 'Your games',
  noGames: 'Games you begin are kept here, in this browser, after every move.',
  continueGame: 'Continue',
  game: (round: number) => `Round ${round}`,
  gameWith: (others: readonly string[]) => `with ${list(others)}`,
  yourTurn: 'your turn',
  turnOf: (name: string) => `${name} to move`,
  wonBy: (names: readonly string[]) => `won by ${list(names)}`,
  finished: 'finished',
  remove: (what: string) => `Delete: ${what}`,
  removed: 'Game deleted.',
  undoRemove: 'Undo',
  damaged: 'This game cannot be read.',
  damagedAbout: 'Nothing else is lost. Save the file if you want to keep or report it.',
  saveRaw: 'Save the raw file',
  load: 'Open a game',
  loadAbout: 'A record, a position or a link: choose a file, drop it here, or paste it.',
  chooseFile: 'Choose a file',
  paste: 'Paste a link, a record or a position',
  open: 'Open',
  dropHere: 'Drop the file to open it',
  loading: 'Reading …',
  notRead: {
    link: 'This link is damaged: a part of it is missing or was changed. Copy the whole link once more.',
    empty: 'There is nothing to read.',
    'not-json':
      'This is neither a link nor a record: a record is the JSON text that “Save record” gives.',
    'malformed-record': 'This is JSON, but neither a record nor a position of a game.',
    'unknown-game': 'This is a record of a game that is not known here.',
    file: 'The file could not be read.',
  } as Readonly<Record<string, string>>,
  notReadWhy: (why: string) => `This cannot be opened: ${why}.`,
  again: 'Try again',
  chunk: 'A part of the page could not be loaded. Check the network, then try again.',
}
