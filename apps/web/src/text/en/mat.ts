/** English: what lies before a seat, its own board and the strips of the others. */
import { about, type Person } from '../person.ts'
import { plural } from './words.ts'

export const mat = {
  yours: 'Your board',
  of: (who: Person) => about(who, { you: 'Your board', they: '@’s board' }),
  others: 'The others',
  open: (who: Person) => about(who, { you: 'Open your board', they: 'Open @’s board' }),
  back: 'Back to my board',
  governor: 'Governor',
  doubloons: (count: number) => plural(count, { one: 'doubloon', other: 'doubloons' }),
  chips: 'VP chips',
  hiddenChips: 'hidden',
  /** In place of a number that is hidden. */
  unknown: '?',
  ifEnded: 'VP by now',
  goods: 'Goods',
  /** A barrel count and what the next craftsman would bring. */
  good: (name: string, count: number, makes: number) =>
    makes === 0 ? `${name}: ${count}` : `${name}: ${count}, makes ${makes}`,
  makesNothing: '–',
  makes: 'makes',
  empty: 'empty',
  island: 'Island',
  city: 'City',
  used: (used: number, all: number) => `${used} of ${all}`,
  islandUsed: 'island',
  cityUsed: 'city',
  emptyCircles: 'empty circles',
  sanJuanOf: (count: number) =>
    plural(count, { one: '# colonist in San Juan', other: '# colonists in San Juan' }),
  freeSpace: 'free space',
  freeLot: 'free space in the city',
  tile: (name: string, isOccupied: boolean | undefined) =>
    isOccupied === undefined ? name : `${name}, ${isOccupied ? 'occupied' : 'empty'}`,
  building: (name: string, colonists: number, circles: number) =>
    circles === 0
      ? name
      : `${name}, ${plural(circles, { one: `${colonists} of # colonist`, other: `${colonists} of # colonists` })}`,
  /** A building with what it scores now. */
  scoring: (building: string, score: string) => `${building}, ${score}`,
  /** The tiles of one kind on an island, read aloud. */
  tiles: (name: string, count: number, worked: number) => `${name}: ${count}, ${worked} occupied`,
  score: (parts: readonly string[], total: number) => `${parts.join(' + ')} = **${total} VP**`,
  /** On a building that scores at the end: what it would give beside its own points, in few and in all words. */
  bonusNow: (count: number) => `+${count} now`,
  bonusInWords: (count: number) => `scores ${count} VP more if the game ended now`,
  scoreChips: (count: number) => plural(count, { one: '# chip', other: '# chips' }),
  scoreBuildings: (count: number) => `${count} on buildings`,
  scoreBonus: (count: number, building: string) => `${count} from the ${building.toLowerCase()}`,
  level: {
    novice: 'novice',
    casual: 'casual',
    club: 'club',
    expert: 'expert',
    master: 'master',
  } as Readonly<Record<string, string>>,
  person: 'beside you',
  toMove: 'to move',
  place: {
    /** A place for colonists, read aloud while placing. */
    at: (name: string, count: number, circles: number, proposed: number) =>
      `${name}, ${count} of ${circles}${proposed > 0 ? `, ${proposed} proposed` : ''}`,
    now: (name: string, count: number, circles: number, inHand: number) =>
      `${name}: ${count} of ${circles}. In your hand: ${inHand}.`,
    held: 'A colonist of your hand is held.',
    none: 'No colonist in your hand.',
    full: (name: string) => `${name} is full.`,
  },
}
