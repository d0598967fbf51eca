/**
 * English: San Juan, the log. Sentences have no subject, because a seal beside them shows who acts; their verbs go with that
 * person. Things of the rulebook arrive as their names, marked bold here; cards that the reader may not know are only counted.
 */
import type { Person } from '../../person.ts'
import { type Portion, sharedOut } from '../log.ts'
import { cards as counted, list, plural, subjects, verb } from '../words.ts'

const bold = (name: string) => `**${name}**`

/** Cards by name where the reader may know them, and always their number. */
export interface Cards {
  readonly count: number
  readonly names: readonly string[] | undefined
}

/** `**Well** and **Tower**`, or `2 cards`. */
const cards = ({ count, names }: Cards) =>
  names === undefined || names.length === 0 ? counted(count) : list(names.map(bold))
/** `2 cards (Well, Tower)`, or `2 cards`. */
const price = ({ count, names }: Cards) =>
  names === undefined || names.length === 0
    ? counted(count)
    : `${counted(count)} (${names.join(', ')})`
/** A good has its symbol; the one without a kind has its name. */
const good = ({ symbol, name }: Good) => (symbol === undefined ? name : `:${symbol}:`)
const goods = (many: readonly Good[]) => many.map(good).join(' ')

export interface Good {
  readonly symbol: string | undefined
  readonly name: string
}

/** What was paid and given up for a building. */
export interface Payment {
  readonly cards: Cards
  readonly goods: readonly Good[]
  /** Goods that lay on what was built over. */
  readonly lost: readonly Good[]
}

const paid = ({ cards: given, goods: sold }: Payment) => {
  const parts = [
    ...(given.count > 0 || sold.length === 0 ? [price(given)] : []),
    ...(sold.length > 0 ? [goods(sold)] : []),
  ]
  return given.count + sold.length === 0 ? 'nothing' : list(parts)
}
const lost = ({ lost: gone }: Payment) => (gone.length === 0 ? '' : `, losing ${goods(gone)}`)

export const log = {
  takesRole: (who: Person, role: string, doubler: string | undefined) =>
    doubler === undefined
      ? `${verb(who, 'take')} ${bold(role)}`
      : `${verb(who, 'take')} ${bold(role)} with the ${bold(doubler)}`,
  /** By what is asked; `else` where that is not known. */
  passes: {
    builder: (who: Person) => `${verb(who, 'build')} nothing`,
    producer: (who: Person) => `${verb(who, 'produce')} nothing`,
    trader: (who: Person) => `${verb(who, 'sell')} nothing`,
    start: (who: Person) => `${verb(who, 'leave')} the hand as it is`,
    else: (who: Person) => verb(who, 'pass'),
  } as Readonly<Record<string, (who: Person) => string>>,
  /** Nobody is asked who could only pass; that happens only to those who build. */
  cannotBuild: (people: readonly Person[]) => `${subjects(people)} cannot build anything`,
  builds: (who: Person, building: string, payment: Payment) =>
    `${verb(who, 'build')} ${bold(building)} for ${paid(payment)}${lost(payment)}`,
  buildsOver: (who: Person, building: string, over: string, payment: Payment) =>
    `${verb(who, 'build')} ${bold(building)} over ${bold(over)} for ${paid(payment)}${lost(payment)}`,
  pays: (who: Person, payment: Payment) => `${verb(who, 'pay')} ${paid(payment)}`,
  loses: (who: Person, many: readonly Good[]) => `${verb(who, 'lose')} ${goods(many)}`,
  draws: (who: Person, drawn: Cards) => `${verb(who, 'draw')} ${cards(drawn)}`,
  drawsBy: (who: Person, drawn: Cards, source: string) =>
    `${verb(who, 'draw')} ${cards(drawn)} (${source})`,
  produces: (who: Person, made: readonly Good[]) => `${verb(who, 'produce')} ${goods(made)}`,
  /** Of goods that should have been produced. */
  producesNone: (who: Person, many: readonly Good[]) =>
    `${verb(who, 'produce')} no ${goods(many)}, because no card is left`,
  getsGood: (who: Person, building: string) => `${verb(who, 'get')} a good on ${bold(building)}`,
  prices: (prices: readonly { readonly good: Good; readonly price: number }[]) =>
    `prices: ${prices.map((it) => `${good(it.good)}\u00a0${it.price}`).join(' ')}`,
  sells: (who: Person, sold: readonly Good[], drawn: Cards) =>
    `${verb(who, 'sell')} ${goods(sold)} for ${price(drawn)}`,
  tucksGoods: (who: Person, count: number, building: string) =>
    `${verb(who, 'tuck')} ${plural(count, { one: 'a sold good', other: '# sold goods' })} under ${bold(building)}`,
  tucks: (who: Person, tucked: Cards, building: string) =>
    `${verb(who, 'tuck')} ${cards(tucked)} under ${bold(building)}`,
  keeps: (who: Person, kept: Cards, discarded: Cards) => {
    if (discarded.count === 0) return `${verb(who, 'keep')} ${cards(kept)}`
    return kept.names === undefined
      ? `${verb(who, 'keep')} ${kept.count} of ${counted(kept.count + discarded.count)}`
      : `${verb(who, 'keep')} ${cards(kept)}, ${verb(who, 'discard')} ${cards(discarded)}`
  },
  drawsAndDiscards: (who: Person, drawn: Cards, discarded: Cards) =>
    `${verb(who, 'draw')} ${cards(drawn)}, ${verb(who, 'discard')} ${cards(discarded)}`,
  discards: (who: Person, discarded: Cards) => `${verb(who, 'discard')} ${cards(discarded)}`,
  exchanges: (who: Person, away: Cards, drawn: Cards) =>
    away.names === undefined
      ? `${verb(who, 'exchange')} ${counted(away.count)}`
      : `${verb(who, 'exchange')} ${cards(away)} for ${cards(drawn)}`,
  turnsUp: (who: Person, shown: readonly string[], source: string) =>
    `${verb(who, 'turn')} up ${list(shown.map(bold))} (${source})`,
  takesShown: (who: Person, taken: readonly string[]) =>
    `${verb(who, 'take')} ${list(taken.map(bold))}`,
  takesNone: (who: Person) => `${verb(who, 'take')} none`,
  discardsShown: (who: Person, names: readonly string[]) =>
    `${verb(who, 'discard')} ${list(names.map(bold))}`,
  shuffled: (count: number) =>
    plural(count, {
      one: 'the discarded card is the new draw pile',
      other: 'the # discarded cards are shuffled into a new draw pile',
    }),
  /** What is said of a phase in which nothing special happened, behind who took the role. */
  summaries: {
    builder: () => 'nobody builds',
    producer: (portions: readonly Portion[]) =>
      portions.length === 0 ? 'nobody produces' : `goods for ${sharedOut(portions)}`,
    trader: () => 'nobody sells',
    councillor: (portions: readonly Portion[]) => `cards for ${sharedOut(portions)}`,
  } as Readonly<Record<string, (portions: readonly Portion[]) => string>>,
  /** Why the game ends. */
  ends: {
    twelveBuildings: (places: number) => `**The end:** somebody has ${places} buildings`,
    roundLimit: () => '**The end:** the game is broken off',
  } as Readonly<Record<string, (places: number) => string>>,
  /** What bots count. */
  facts: {
    vp: (count: number) => `${count} VP`,
    cards: counted,
    goods: (count: number) => plural(count, { one: '# good', other: '# goods' }),
    buildings: (count: number) => plural(count, { one: '# building', other: '# buildings' }),
  } as Readonly<Record<string, (count: number) => string>>,
}
