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
  online: 'Play online with others',
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
  loading: 'Reading …',
  again: 'Try again',
  chunk: 'A part of the page could not be loaded. Check the network, then try again.',
}
