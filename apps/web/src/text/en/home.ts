/** English: the start page. */
import { list, plural } from './words.ts'

export const home = {
  whichGame: 'Game',
  kinds: { 'puerto-rico': 'board game', 'san-juan': 'card game' },
  seatsOf: (fewest: number, most: number) => `${fewest} to ${most} players`,
  headings: {
    'puerto-rico': 'Plant, build and ship before the others do',
    'san-juan': 'Build a city out of a hand of cards',
  },
  aboutBoth: 'Against bots or with friends beside you. No account, and no network needed.',
  pages: 'More pages',
  online: 'Play online',
  replays: 'Replays',
  stats: 'My games',
  settings: 'Settings',
  seats: 'Seats, in order of play',
  botNames: ['Clara', 'Ana', 'Bruno', 'Elena', 'Diego'] as readonly string[],
  /** What is set up, in a few words each. */
  botsOf: {
    novice: 'Novice bots',
    casual: 'Casual bots',
    club: 'Club bots',
    expert: 'Expert bots',
    master: 'Master bots',
  },
  botsOfSeveral: 'Bots of several levels',
  buildingsOf: {
    base: 'Base buildings',
    draft: 'Buildings by draft',
    randomSet: 'Buildings by lot',
    all31: 'All buildings',
  },
  changed: (count: number) =>
    plural(count, { one: '# option changed', other: '# options changed' }),
  variants: {
    expansion: 'New buildings',
    advanced: 'Advanced start',
    tucksEveryGood: 'Harbor: every good',
  },
  noVariants: 'Base game',
  change: 'Change',
  start: 'Play now',
  starting: 'Laying the table …',
  summary: (people: readonly string[], bots: readonly string[]) => {
    if (bots.length === 0) return `**${list(people)}**, beside each other at this screen.`
    if (people.length === 0) return `**${list(bots)}** play among themselves; you watch.`
    return people.length === 1
      ? `You against **${list(bots)}**.`
      : `**${list(people)}** at this screen, with **${list(bots)}**.`
  },
  sameName: (name: string) => `Two seats are called ${name}. Give one of them another name.`,
  refused: (why: string) => `This game cannot be started: ${why}.`,
  firstTime: 'First time? Learn it in a few minutes',
  continueGame: 'Continue',
  game: (round: number) => `Round ${round}`,
  loadThis: 'Open a record or link',
  chooseFile: 'Choose a file',
  open: 'Open',
  loading: 'Reading …',
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
  again: 'Try again',
  chunk: 'A part of the page could not be loaded. Check the network, then try again.',
}
