/** English: what belongs to no single area, and the frame of a table. */
import { about, type Person } from '../person.ts'
import { plural } from './words.ts'

export const app = {
  title: 'Doubloon',
  /** What the window says, by place of the page or by game. */
  titles: {
    'puerto-rico': 'Puerto Rico',
    'san-juan': 'San Juan',
    replay: 'Replay',
    rules: 'Rules',
    learn: 'Lessons',
    stats: 'My games',
    tables: 'Tables',
    room: 'A table',
    event: 'Tournament',
    people: 'People',
    me: 'About me',
    'your-turn': 'Your turn',
  } as Readonly<Record<string, string>>,
  titleOf: (name: string) => `${name} · Doubloon`,
  turnTitle: (name: string) => `● Your turn · ${name}`,
  /** Letters of the goods, unique within the language. */
  letters: {
    corn: 'C',
    indigo: 'I',
    sugar: 'S',
    tobacco: 'T',
    coffee: 'K',
    silver: 'A',
  } as Readonly<Record<string, string>>,
  /** Symbols in sentences, read aloud behind their number; one without a number stands for the thing. */
  symbols: {
    doubloon: (count = 1) => plural(count, { one: 'doubloon', other: 'doubloons' }),
    vp: (count = 1) => plural(count, { one: 'victory point', other: 'victory points' }),
    colonist: (count = 1) => plural(count, { one: 'colonist', other: 'colonists' }),
    silver: () => 'silver',
  } as Readonly<Record<string, (count?: number) => string>>,
  loading: 'One moment …',
  close: 'Close',
  cancel: 'Cancel',
  bar: {
    label: 'The game',
    home: 'Doubloon, to the start page',
    round: (round: number) => `Round ${round}`,
    governor: (who: Person) => about(who, { you: 'You are governor', they: 'Governor @' }),
    vpLeft: 'VP left',
    colonistsLeft: (count: number) =>
      plural(count, { one: 'colonist left', other: 'colonists left' }),
    fullestCity: (spaces: number) => `of ${spaces}, fullest city`,
    /** Behind the number, where there is no room for more. */
    ofSpaces: (spaces: number) => `/${spaces}`,
    lastRound: 'last round',
    rulesOf: (phase: string) => `${phase}: the rules`,
    ends: 'The game ends after the round in which the victory points or the colonists run out, or a city is full',
    light: 'Light',
    dark: 'Dark',
    rules: 'Rules',
    menu: 'Menu',
  },
  /** On the start page and in the menu of a table. */
  pages: { rules: 'Rules', lessons: 'Lessons' },
  tabs: {
    label: 'Parts of the table',
    mat: 'My board',
    market: 'Buildings',
    harbor: 'Harbor',
    roles: 'Roles',
    log: 'Log',
    decision: 'Choice',
    here: 'your choice is here',
  },
}
