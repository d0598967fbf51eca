/**
 * English: the log. Sentences have no subject, because a seal beside them shows who acts; their verbs go with that person.
 * Things of the rulebook arrive as their names, marked bold here.
 */
import { about, type Person } from '../person.ts'
import { barrels as countedBarrels, list, objects, plural, signed, subject, verb } from './words.ts'

const doubloons = (count: number) => `**${count}** :doubloon:`
const colonists = (count: number) => `**${count}** :colonist:`

export interface Counted {
  readonly name: string
  readonly count: number
}

const barrels = (goods: readonly Counted[]) =>
  goods.map(({ name, count }) => `${count} :${name}:`).join(' ')

/** What somebody got in a phase. */
export interface Portion {
  readonly who: Person
  readonly count: number
}

/** `you 3, Ben 2` */
export const sharedOut = (portions: readonly Portion[]) =>
  portions.map(({ who, count }) => `${about(who, { you: 'you', they: '@' })} ${count}`).join(', ')

/** What a reason is made of. */
export interface SaidReason {
  /** What is counted, with its number: `2 VP`. */
  readonly what: string
  readonly amount: number
  /** How much of it the best other choice gives, and what that is. */
  readonly than: number
  readonly other: string
  readonly who: Person
}

const orNone = (count: number) => (count === 0 ? 'none' : `${count}`)

/** A clause and, behind it, what made it possible. */
const by = (clause: string, sources: readonly string[]) =>
  sources.length > 0 ? `${clause} (${sources.join(', ')})` : clause

export const log = {
  by,
  /** How much of a sum came from where. */
  source: (name: string, count: number) => `${name} ${signed(count)}`,
  title: 'Log',
  /** Name of the list of sentences, read aloud. */
  sentences: 'What happened so far; Enter shows the table at that time',
  empty: 'Nothing has happened yet.',
  round: (round: number) => `Round ${round}`,
  governor: (who: Person) => about(who, { you: 'You are governor', they: 'Governor: @' }),
  over: 'The game is over',
  takenBack: 'The last move was taken back.',
  sinceYourMove: 'Since your last move',
  toNow: 'Back to now',
  newest: 'Newest ↓',
  /** One sentence of several clauses. */
  joined: (clauses: readonly string[]) => clauses.join('; '),
  /** Who acts, before the sentence; the whole sentence for ears. */
  who: subject,
  spoken: (who: Person, sentence: string) => `${subject(who)} ${sentence}.`,
  note: (sentence: string) => `${sentence}.`,

  takesRole: (who: Person, role: string, coins: number) =>
    coins > 0
      ? `${verb(who, 'take')} **${role}** and ${doubloons(coins)} on it`
      : `${verb(who, 'take')} **${role}**`,
  drafts: (who: Person, building: string) => `${verb(who, 'draft')} **${building}**`,
  passes: (who: Person) => verb(who, 'pass'),
  takesTile: (who: Person, tile: string) => `${verb(who, 'take')} **${tile}**`,
  takesAsForest: (who: Person, tile: string, forest: string) =>
    `${verb(who, 'take')} **${tile}** as **${forest}**`,
  draws: (who: Person, tile: string) => `${verb(who, 'draw')} **${tile}**`,
  makesForest: (who: Person, forest: string) => `${verb(who, 'lay')} it as **${forest}**`,
  turnedUp: (goods: readonly string[]) =>
    `new plantations: ${goods.map((good) => `:${good}:`).join(' ')}`,
  discardsShuffled: (count: number) =>
    plural(count, {
      one: 'the discarded plantation is shuffled',
      other: 'the # discarded plantations are shuffled',
    }),
  takesColonist: {
    supply: (who: Person, count: number) =>
      `${verb(who, 'take')} ${colonists(count)} from the supply`,
    ship: (who: Person, count: number) => `${verb(who, 'take')} ${colonists(count)} from the ship`,
  },
  takesNoColonist: (who: Person) => `${verb(who, 'take')} no extra :colonist:`,
  getsColonists: (who: Person, count: number) => `${verb(who, 'get')} ${colonists(count)}`,
  boards: (count: number, required: number) =>
    count < required
      ? `only ${colonists(count)} of ${required} board the ship`
      : `${colonists(count)} on the ship`,
  moves: (who: Person, changes: readonly Counted[]) =>
    `${verb(who, 'place')} :colonist: ${changes.map(({ name, count }) => `${signed(count)} ${name}`).join(', ')}`,
  /** A step of a placement that was made step by step. */
  puts: (who: Person, placed: readonly Counted[]) =>
    `${verb(who, 'place')} ${placed.map(({ name, count }) => `${colonists(count)} ${name}`).join(', ')}`,
  keepsPlacement: (who: Person) => `${verb(who, 'leave')} every :colonist: in place`,
  movesGuest: (who: Person, place: string) => `${verb(who, 'move')} a guest to **${place}**`,
  builds: (who: Person, building: string, price: number) =>
    `${verb(who, 'build')} **${building}** for ${doubloons(price)}`,
  givesColonist: (who: Person, place: string) => `${verb(who, 'give')} 1 :colonist: (${place})`,
  givesVp: (who: Person) => `${verb(who, 'give')} 1 :vp:`,
  givesBarrel: (who: Person, good: string) => `${verb(who, 'give')} 1 :${good}:`,
  produces: (who: Person, goods: readonly Counted[]) => `${verb(who, 'produce')} ${barrels(goods)}`,
  /** Of kinds that should have been produced. */
  producesNone: (who: Person, goods: readonly string[]) =>
    `${verb(who, 'produce')} no ${list(goods.map((good) => `:${good}:`))}, because none is left`,
  takesExtra: (who: Person, good: string) => `${verb(who, 'take')} 1 :${good}: more`,
  sells: (who: Person, good: string, price: number) =>
    `${verb(who, 'sell')} 1 :${good}: for ${doubloons(price)}`,
  houseEmptied: (house: string) => `**${house}** is emptied`,
  loads: (who: Person, goods: readonly Counted[], ship: string) =>
    `${verb(who, 'load')} ${barrels(goods)} on the ${ship}`,
  loadsOwn: (who: Person, goods: readonly Counted[]) => `${verb(who, 'load')} ${barrels(goods)}`,
  loadsMixed: (who: Person, count: number) => `${verb(who, 'load')} ${countedBarrels(count)}`,
  /** What a load brings, behind it. */
  forLoad: (load: string, vp: number, sources: readonly string[]) =>
    by(`${load}: **${vp} VP**`, sources),
  keeps: (who: Person, goods: readonly Counted[]) => `${verb(who, 'keep')} ${barrels(goods)}`,
  loses: (who: Person, goods: readonly Counted[]) => `${verb(who, 'lose')} ${barrels(goods)}`,
  sail: (goods: readonly Counted[]) => `shipped to the Old World: ${barrels(goods)}`,
  getsDoubloons: (who: Person, count: number) => `${verb(who, 'get')} ${doubloons(count)}`,
  getsVp: (who: Person, count: number) => `${verb(who, 'get')} **${count} VP**`,
  cannot: {
    'D-SETTLE': (people: readonly Person[]) => `no tile for ${objects(people)}`,
    'D-BUILD': (people: readonly Person[]) => `nothing to build for ${objects(people)}`,
    'D-TRADE': (people: readonly Person[]) => `nothing to sell for ${objects(people)}`,
    'D-LOAD': (people: readonly Person[]) => `nothing to load for ${objects(people)}`,
  } as Readonly<Record<string, (people: readonly Person[]) => string>>,
  rolesGrow: (roles: readonly string[]) => `1 :doubloon: more on ${list(roles)}`,
  /** Why the game ends. */
  ends: {
    colonists: '**Last round:** too few colonists are left',
    city: '**Last round:** a city is full',
    vp: '**Last round:** the victory points are used up',
    roundLimit: '**The last agreed round** is over',
  } as Readonly<Record<string, string>>,

  /** What is said of a phase in which nothing special happened, behind who took the role. */
  summaries: {
    mayor: (portions: readonly Portion[]) => `colonists for ${sharedOut(portions)}`,
    builder: () => 'nobody builds',
    craftsman: (portions: readonly Portion[]) =>
      portions.length === 0 ? 'nobody produces' : `barrels for ${sharedOut(portions)}`,
    trader: () => 'nobody sells',
    captain: () => 'nobody loads',
  } as Readonly<Record<string, (portions: readonly Portion[]) => string>>,
  /** The button at such a line, read aloud. */
  unfold: 'All that happened in this phase',

  /** Why a bot chose a role, or advises something: each reason sets it against the best other choice. */
  because: (reasons: readonly string[]) => `because ${reasons.join('; ')}`,
  /** That other choice, where it has no name. */
  nextBest: 'the next best',
  passing: 'passing',
  reasons: {
    'ends-game': ({ amount }) =>
      plural(amount, {
        one: 'it ends the game # point ahead',
        other: 'it ends the game # points ahead',
      }),
    gains: ({ what, than, other }) => `it brings ${what}, ${other} ${orNone(than)}`,
    prepares: ({ what, than, other }) => `it prepares ${what}, ${other} ${orNone(than)}`,
    'takes-lying': ({ what, than, other }) =>
      `it comes with ${what}, ${other} with ${orNone(than)}`,
    saves: ({ what, other }) => `${other} would cost ${what} more`,
    denies: ({ what, other, who }) => `${other} would bring ${objects([who])} ${what} more`,
    forestalls: ({ what, who }) =>
      about(who, {
        you: `you would take it next for ${what}`,
        they: `@ would take it next for ${what}`,
      }),
  } as Readonly<Record<string, (said: SaidReason) => string>>,
  /** What bots count. */
  facts: {
    vp: (count: number) => `${count} VP`,
    buildingVp: (count: number) => `${count} VP by buildings`,
    doubloons: (count: number) => `${count} :doubloon:`,
    goods: (count: number) => plural(count, { one: '# barrel', other: '# barrels' }),
    colonists: (count: number) => `${count} :colonist:`,
    plantations: (count: number) => plural(count, { one: '# plantation', other: '# plantations' }),
    quarries: (count: number) => plural(count, { one: '# quarry', other: '# quarries' }),
    buildings: (count: number) => plural(count, { one: '# building', other: '# buildings' }),
    makeable: (count: number) =>
      plural(count, {
        one: '# barrel more in each production',
        other: '# barrels more in each production',
      }),
    makeableWorth: (count: number) => `goods worth ${count} :doubloon: in each production`,
  } as Readonly<Record<string, (count: number) => string>>,
}
