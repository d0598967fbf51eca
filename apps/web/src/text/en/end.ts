/** English: the end of a game. */
import { about, type Person } from '../person.ts'
import { plural, subject, subjects, verb } from './words.ts'

const points = (count: number) => plural(count, { one: 'one point', other: '# points' })

export const end = {
  title: 'The game is over',
  wins: (who: Person, margin: number, best: number, next: number) =>
    `${subject(who)} ${verb(who, 'win')} by ${points(margin)}, ${best} to ${next}`,
  winsTie: (who: Person, points: number, best: number, next: number) =>
    `${subject(who)} ${verb(who, 'win')}: ${points} points each, but ${best} to ${next} in doubloons and goods`,
  winsAlone: (who: Person) => `${subject(who)} ${verb(who, 'win')}: all others have resigned`,
  /** Below a name. */
  resigned: 'resigned',
  /** Who gave up during the game, after how it ended. */
  haveResigned: (people: readonly Person[]) =>
    people.length === 1 && people[0]?.isYou === false
      ? `${subjects(people)} has resigned.`
      : `${subjects(people)} have resigned.`,
  shared: (winners: readonly Person[], points: number) =>
    `${subjects(winners)} share the victory with ${points} points`,
  endings: {
    colonists: () => 'There were too few colonists left to fill the ship',
    city: (who: Person | undefined) =>
      who === undefined ? 'A city was full' : `${subject(who)} filled the twelfth city space`,
    vp: () => 'The last victory point chip was taken',
    roundLimit: () => 'The last round agreed on was over',
  } as Readonly<Record<string, (who: Person | undefined) => string>>,
  ended: (reasons: readonly string[], round: number) =>
    `${reasons.join('. ')}. The game ended after round ${round}.`,
  score: 'Points by source',
  chips: 'Chips',
  buildings: 'Buildings',
  large: 'Large buildings',
  cityOf: (who: Person) => about(who, { you: 'Your city', they: 'City of @' }),
  /** Buildings of a city, and the spaces it has. */
  cityCount: (buildings: number, spaces: number) =>
    plural(buildings, {
      one: `# building, ${spaces} spaces`,
      other: `# buildings, ${spaces} spaces`,
    }),
  /** Beside the number printed on a building, and beside what it gives besides. */
  printed: 'victory points printed on it',
  bonus: (points: number) => `+${points}`,
  atTheEnd: 'victory points at the end',
  /** A stack of points, read aloud. */
  stack: (name: string, total: number, sources: string) =>
    `${name}: ${points(total)}: ${sources}. Show the city.`,
  tieBreakOf: (value: number) => `tie-break ${value}`,
  bar: (chips: number, buildings: number, large: number) =>
    `${chips} by chips, ${buildings} by buildings, ${large} by large buildings`,
  keyChips: 'chips',
  keyBuildings: 'buildings',
  keyLarge: 'large buildings',
  keyTieBreak: 'tie-break = doubloons + goods',
  chart: 'Points by round',
  sources: 'What is shown',
  /** Choices of the chart: everything, and the large buildings in a word. */
  all: 'All',
  chance: 'Chance',
  largeShort: 'Large',
  chartAbout: (source: string, finals: readonly string[]) =>
    `${source}, after each round. At the end: ${finals.join('; ')}.`,
  chanceOf: (who: Person) => about(who, { you: 'Your chance to win', they: 'Chance to win: @' }),
  chanceAbout: (name: string, percents: readonly number[]) =>
    `What bots expected for ${name} after each round, in percent: ${percents.join(', ')}.`,
  percent: (value: number) => `${value}%`,
  moments: 'Moments that decided the game',
  momentTitle: (round: number, what: string) => `Round ${round}: ${what}`,
  /** What a moment was about, by the kind of event; the first that happened then is told. */
  deeds: {
    barrelsLost: 'what spoiled',
    loadedOwnShip: 'a ship of one’s own',
    loadedSelection: 'a ship of one’s own',
    loaded: 'a load',
    shipEmptied: 'a load',
    sold: 'a sale',
  } as Readonly<Record<string, string>>,
  gained: (who: Person, before: number, after: number) =>
    `${about(who, { you: 'You gain most by it', they: '@ gains most by it' })}: ${before} to ${after} %`,
  swing: (percent: number) => (percent < 0 ? `−${-percent} %` : `+${percent} %`),
  chanceWent: (name: string, before: number, after: number) =>
    `The chance of ${name} went from ${before} to ${after} percent. See this moment again.`,
  lineEnd: (name: string, value: number) => `${name} ${value}`,
  firstRound: (round: number) => `round ${round}`,
  again: 'Play again',
  save: 'Save record',
  share: 'Share link',
  copied: 'Link copied',
  copyYourself: 'Copy this link:',
  replay: 'See it again',
  home: 'Start page',
  look: 'Look at the table',
  notStarted: (why: string) => `A new game cannot be started: ${why}.`,
}
