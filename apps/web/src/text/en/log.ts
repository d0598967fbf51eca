/**
 * English: the log. Sentences have no subject: a seal beside them shows who acts. Things of the rulebook arrive as
 * their names, marked bold here.
 */
import { list, plural, signed } from './words.ts'

const doubloons = (count: number) => `**${count}** :doubloon:`
const colonists = (count: number) => `**${count}** :colonist:`

export interface Counted {
  readonly name: string
  readonly count: number
}

const barrels = (goods: readonly Counted[]) =>
  goods.map(({ name, count }) => `${count} :${name}:`).join(' ')

/** `Ana 3, Ben 2` */
export const sharedOut = (shares: readonly Counted[]) =>
  shares.map(({ name, count }) => `${name} ${count}`).join(', ')

/** A clause and, behind it, what made it possible. */
const by = (clause: string, sources: readonly string[]) =>
  sources.length > 0 ? `${clause} (${sources.join(', ')})` : clause

export const log = {
  by,
  title: 'Log',
  /** Name of the list of sentences, read aloud. */
  sentences: 'What happened so far; Enter shows the table at that time',
  empty: 'Nothing has happened yet.',
  round: (round: number) => `Round ${round}`,
  governor: (name: string) => `Governor: ${name}`,
  over: 'The game is over',
  takenBack: 'The last move was taken back.',
  sinceYourMove: 'Since your last move',
  toNow: 'Back to now',
  newest: 'Newest ↓',
  /** One sentence of several clauses. */
  joined: (clauses: readonly string[]) => clauses.join('; '),
  /** For ears: who, then what. */
  who: (name: string) => `${name}:`,
  spoken: (name: string, sentence: string) => `${name}: ${sentence}.`,
  note: (sentence: string) => `${sentence}.`,

  takesRole: (role: string, coins: number) =>
    coins > 0 ? `takes **${role}** and ${doubloons(coins)} on it` : `takes **${role}**`,
  drafts: (building: string) => `drafts **${building}**`,
  passes: 'passes',
  takesTile: (tile: string) => `takes **${tile}**`,
  takesAsForest: (tile: string, forest: string) => `takes **${tile}** as **${forest}**`,
  draws: (tile: string) => `draws **${tile}**`,
  makesForest: (forest: string) => `lays it as **${forest}**`,
  turnedUp: (goods: readonly string[]) =>
    `new plantations: ${goods.map((good) => `:${good}:`).join(' ')}`,
  discardsShuffled: (count: number) =>
    plural(count, {
      one: 'the discarded plantation is shuffled',
      other: 'the # discarded plantations are shuffled',
    }),
  takesColonist: {
    supply: (count: number) => `takes ${colonists(count)} from the supply`,
    ship: (count: number) => `takes ${colonists(count)} from the ship`,
  },
  takesNoColonist: 'takes no extra :colonist:',
  getsColonists: (count: number) => `gets ${colonists(count)}`,
  boards: (count: number, required: number) =>
    count < required
      ? `only ${colonists(count)} of ${required} board the ship`
      : `${colonists(count)} on the ship`,
  moves: (changes: readonly Counted[]) =>
    `places :colonist: ${changes.map(({ name, count }) => `${signed(count)} ${name}`).join(', ')}`,
  /** A step of a placement that was made step by step. */
  puts: (placed: readonly Counted[]) =>
    `places ${placed.map(({ name, count }) => `${colonists(count)} ${name}`).join(', ')}`,
  keepsPlacement: 'leaves every :colonist: in place',
  movesGuest: (place: string) => `moves a guest to **${place}**`,
  builds: (building: string, price: number) => `builds **${building}** for ${doubloons(price)}`,
  givesColonist: (place: string) => `gives 1 :colonist: (${place})`,
  givesVp: 'gives 1 :vp:',
  givesBarrel: (good: string) => `gives 1 :${good}:`,
  produces: (goods: readonly Counted[]) => `produces ${barrels(goods)}`,
  /** Of a kind that should have been produced. */
  noneLeft: (good: string) => `no :${good}: is left`,
  takesExtra: (good: string) => `takes 1 :${good}: more`,
  sells: (good: string, price: number) => `sells 1 :${good}: for ${doubloons(price)}`,
  houseEmptied: (house: string) => `**${house}** is emptied`,
  loads: (goods: readonly Counted[], ship: string) => `loads ${barrels(goods)} on the ${ship}`,
  loadsOwn: (goods: readonly Counted[]) => `loads ${barrels(goods)}`,
  loadsMixed: (count: number) => plural(count, { one: 'loads # barrel', other: 'loads # barrels' }),
  /** What a load brings, behind it. */
  forLoad: (load: string, vp: number, sources: readonly string[]) =>
    by(`${load}: **${vp} VP**`, sources),
  keeps: (goods: readonly Counted[]) => `keeps ${barrels(goods)}`,
  loses: (goods: readonly Counted[]) => `loses ${barrels(goods)}`,
  sail: (goods: readonly Counted[]) => `shipped to the Old World: ${barrels(goods)}`,
  getsDoubloons: (count: number) => `gets ${doubloons(count)}`,
  getsVp: (count: number) => `gets **${count} VP**`,
  cannot: {
    'D-SETTLE': (names: readonly string[]) => `no tile for ${list(names)}`,
    'D-BUILD': (names: readonly string[]) => `nothing to build for ${list(names)}`,
    'D-TRADE': (names: readonly string[]) => `nothing to sell for ${list(names)}`,
    'D-LOAD': (names: readonly string[]) => `nothing to load for ${list(names)}`,
  } as Readonly<Record<string, (names: readonly string[]) => string>>,
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
    mayor: (shares: readonly Counted[]) => `colonists for ${sharedOut(shares)}`,
    builder: () => 'nobody builds',
    craftsman: (shares: readonly Counted[]) =>
      shares.length === 0 ? 'nobody produces' : `barrels for ${sharedOut(shares)}`,
    trader: () => 'nobody sells',
    captain: () => 'nobody loads',
  } as Readonly<Record<string, (shares: readonly Counted[]) => string>>,
  /** The button at such a line, read aloud. */
  unfold: 'All that happened in this phase',

  /** Why a bot chose a role. */
  because: (reasons: readonly string[]) => `because ${reasons.join('; ')}`,
  reasons: {
    'best-of': (_: string, amount: number) => `it looks best of ${amount}`,
    'ends-game': (_: string, amount: number) =>
      plural(amount, {
        one: 'it ends the game # point ahead',
        other: 'it ends the game # points ahead',
      }),
    gains: (what: string) => `it brings ${what}`,
    'others-gain': (_: string, amount: number) =>
      amount === 0 ? 'nothing to others' : `to others at most ${amount}`,
    'takes-lying': (what: string) => `it comes with ${what}`,
    saves: (what: string) => `it saves ${what}`,
    denies: (what: string, _: number, name: string) => `it keeps ${name} from ${what}`,
    forestalls: (what: string, _: number, name: string) => `${name} would take it next for ${what}`,
  } as Readonly<Record<string, (what: string, amount: number, name: string) => string>>,
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
  } as Readonly<Record<string, (count: number) => string>>,
}
