/** English: games that are seen again. */
import { about, type Person } from '../person.ts'
import { plural } from './words.ts'

export const replay = {
  title: 'See a game again',
  about:
    'Any game, move by move: from every seat’s view, with charts, and with a way to play on from any moment.',
  reading: 'Reading the game …',

  /** The page on which a record is chosen. */
  choose: 'Open a record',
  chooseAbout: 'Choose a file, drop it anywhere on this page, or paste a link or a record.',
  dropHere: 'Drop the file to see its game',
  paste: 'Paste a link or a record',
  finished: 'Your finished games',
  noFinished: 'Games you finish in this browser stand here.',
  home: 'Start page',

  /** Why a game cannot be shown, and what to do, by code. */
  problem: 'This game cannot be shown',
  problems: {
    empty: 'There is nothing to read. Choose a file, or paste a link or a record.',
    link: 'A part of the link is missing or was changed. Copy the whole link once more; a chat may have cut it, then ask for the record as a file.',
    cut: 'This record was cut: it begins well, but its end is missing. Save or copy it once more, to its very end.',
    'not-json':
      'This is not a record. A record is the file that “Save the record” gives; it begins with a curly bracket.',
    'malformed-record':
      'This is not the record of a game. Choose a file that was made with “Save the record”.',
    'other-rules-version':
      'This record was made by another version of the rules, and its moves may mean something else now. Open it with the version it was made with.',
    'unknown-game':
      'This is a record of a game that is not known here. Update the page, then try again.',
    'no-such-game':
      'There is no such game in this browser. It may have been deleted, or played in another one: open its record there and send it as a link.',
    'no-such-room':
      'There is no such table on this server. Check that the link is complete, or ask for a new one.',
    'not-over': 'This game is still being played. It can be seen again when it is over.',
    'no-answer': 'The server does not answer. Check your network, then open the link again.',
    damaged: 'What this browser has saved of the game cannot be read. Other games are not touched.',
    file: 'The file could not be read. Choose it once more.',
    'too-long':
      'This is too long for a record. Choose a file that was made with “Save the record”.',
    'bad-seats': 'The names in this record do not fit its game. Save or copy it once more.',
    chunk: 'A part of the page could not be loaded. Check the network, then try again.',
  } as Readonly<Record<string, string>>,
  /** A move that the rules refuse, or anything else. */
  notPlayed:
    'The record cannot be played to its end. It was changed or is damaged: save or copy it once more.',

  /** The controls. */
  controls: 'The replay',
  steps: {
    back: {
      game: 'First move',
      round: 'Round before',
      turn: 'Turn before',
      move: 'Move before',
    },
    on: { game: 'Last move', round: 'Next round', turn: 'Next turn', move: 'Next move' },
  },
  play: 'Play',
  pause: 'Pause',
  withKey: (what: string, key: string) => `${what} (${key})`,
  stepKeys: {
    back: { game: 'Home', round: 'Page up', turn: 'Shift ←', move: '←' },
    on: { game: 'End', round: 'Page down', turn: 'Shift →', move: '→' },
  },
  playKey: 'space',
  track: 'Moves of the game',
  at: (n: number, length: number) => `Move **${n}** of ${length}`,
  atBeginning: (length: number) =>
    plural(length, { one: 'Before the only move', other: 'Before the first of # moves' }),
  spokenAt: (n: number, length: number, round: number) => `move ${n} of ${length}, round ${round}`,
  view: 'Seen by',
  perspectives: { table: 'The table', open: 'All open' },
  seenBy: { table: 'seen from the table', open: 'all open' },
  seenBySeat: (name: string) => `seen by ${name}`,
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'At once' },
  charts: 'Charts',
  playOn: 'Play from here',
  more: 'More',
  moreTitle: 'This replay',

  /** What one can take away. */
  link: 'Link to this moment',
  linkAbout: 'It carries the whole game and opens at this very move.',
  copyLink: 'Copy the link',
  copied: 'Link copied',
  copyYourself: 'This page may not copy. Copy the link yourself:',
  save: 'Save',
  transcript: 'Transcript',
  transcriptAbout: 'one move a line, for reading',
  record: 'Record',
  recordAbout: 'the whole game, to be opened again',
  picture: 'Picture',
  pictureAbout: 'the table as it lies now',
  painting: 'Painting …',
  notPainted: 'This browser cannot make a picture of the table. Take one of the screen instead.',
  caption: (n: number, length: number, seen: string) => `Move ${n} of ${length}, ${seen}`,
  another: 'See another game',
  back: 'Back to the game',

  /** Going on with a game of one’s own. */
  playOnTitle: 'Play from here',
  playOnAbout: (n: number) =>
    n === 0
      ? 'A new game begins as this one did. What comes is up to you.'
      : plural(n, {
          one: 'A new game begins after this move. What comes is up to you.',
          other: 'A new game begins after these # moves. What comes is up to you.',
        }),
  seat: 'You sit as',
  toMove: (who: Person) => about(who, { you: 'You are to move', they: '@ is to move' }),
  level: 'The others are bots',
  begin: 'Begin',
  /** Where several still play at this screen, and the hand of one of them will be shown. */
  beginAs: (name: string) => `I am ${name}: begin`,
  nothingLeft: 'The game is over here. Go back to a moment in which somebody can still move.',
  notBegun: (why: string) => `The game cannot begin here: ${why}.`,

  /** Charts over the rounds. */
  chartsTitle: 'How the game went',
  shown: 'What is shown',
  bySource: 'Points by source',
  measures: {
    vp: 'Points',
    goods: 'Goods',
    doubloons: 'Doubloons',
    hand: 'Hand cards',
    buildings: 'Buildings',
    colonists: 'Colonists',
  } as Readonly<Record<string, string>>,
  measuresAbout: {
    vp: 'Points as if the game had ended then, after each round.',
    goods: 'Goods after each round.',
    doubloons: 'Doubloons after each round.',
    hand: 'Cards in hand after each round.',
    buildings: 'Buildings after each round.',
    colonists: 'Colonists after each round, at work or waiting.',
  } as Readonly<Record<string, string>>,
  sources: {
    chips: 'Chips',
    buildings: 'Printed on buildings',
    tucked: 'Tucked cards',
    bonuses: 'Given by buildings at the end',
  } as Readonly<Record<string, string>>,
  bySourceAbout: 'Where the points came from, round by round.',
  noCourse: 'There is no chart yet: no round has ended.',
  noSources: 'Where points come from is told when the game is over.',
  /** A chart, for ears. */
  chartAbout: (what: string, finals: readonly string[]) =>
    `${what} At the end: ${finals.join('; ')}.`,
  lineEnd: (name: string, value: number) => `${name} ${value}`,
  sourceEnd: (name: string, total: number, parts: readonly string[]) =>
    `${name}: ${total}, ${parts.join(', ')}`,
  part: (source: string, value: number) => `${source} ${value}`,

  /** For the page of keys. */
  keys: [
    ['← →', 'one move back, one on'],
    ['Shift ← →', 'one turn back, one on'],
    ['Page up, down', 'one round back, one on'],
    ['Home, End', 'first and last move'],
    ['Space', 'play and pause'],
    ['L', 'log: ↑ ↓ from sentence to sentence, Enter shows its moment'],
    ['Tab', 'everything else in order'],
    ['Esc', 'close what lies on top'],
    ['?', 'this page'],
  ] as readonly (readonly [string, string])[],
}
