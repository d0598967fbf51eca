/** English: the finer options of the rules, on the start page. */
import { plural } from './words.ts'

export const options = {
  seatsDone: 'Done',
  seatName: (number: number) => `Name at seat ${number}`,
  seatWho: (number: number) => `Who sits at seat ${number}`,
  person: 'Person here',
  botOf: {
    novice: 'Novice bot',
    casual: 'Casual bot',
    club: 'Club bot',
    expert: 'Expert bot',
    master: 'Master bot',
  },
  levels: {
    novice: 'Novice',
    casual: 'Casual',
    club: 'Club',
    expert: 'Expert',
    master: 'Master',
  },
  levelAbout: {
    novice: 'Novice: counts what lies before it, and looks neither ahead nor at the others.',
    casual:
      'Casual: sees a little of what things will bring, and nothing of what a move gives to others.',
    club: 'Club: sees most of what things will bring, and little of what a move gives to others.',
    expert: 'Expert: tries every move at once, and judges by the experience of many games.',
    master: 'Master: judges by experience too, and thinks ahead for up to a second a move.',
  },
  changeTitle: (game: string) => `The next game of ${game}`,
  remembered: 'Your last choice is remembered.',
  players: 'Players',
  /** What is different with two. */
  twoPlayers: {
    'puerto-rico':
      'Two players take three roles each a round, in turns, with fewer buildings, tiles and ships.',
    'san-juan': 'Between two, the governor takes a second role in every round.',
  },
  bots: 'Bots',
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
  asUsual: 'All as usual',
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
  sanJuan: {
    legend: 'Variants',
    about: {
      expansion:
        'More kinds of cards join the deck, and the cathedral lies on the table for the first who pays for it.',
      advanced:
        'Everybody is dealt more cards than they keep, later seats the most, and chooses which to begin with.',
      tucksEveryGood:
        'Every good you sell goes under your harbor, a new building, not just one in a trader phase.',
    },
  },
}
