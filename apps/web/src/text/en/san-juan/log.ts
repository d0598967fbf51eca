/**
 * English: San Juan, the log. Sentences have no subject: a seal beside them shows who acts. Things of the rulebook
 * arrive as their names, marked bold here; cards that the reader may not know are only counted.
 */
import { type Counted, sharedOut } from '../log.ts'
import { cards as counted, list, plural } from '../words.ts'

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
  takesRole: (role: string, doubler: string | undefined) =>
    doubler === undefined ? `takes ${bold(role)}` : `takes ${bold(role)} with the ${bold(doubler)}`,
  /** By what is asked; `else` where that is not known. */
  passes: {
    builder: 'builds nothing',
    producer: 'produces nothing',
    trader: 'sells nothing',
    start: 'leaves the hand as it is',
    else: 'passes',
  } as Readonly<Record<string, string>>,
  /** Nobody is asked who could only pass; that happens only to those who build. */
  cannotBuild: (names: readonly string[]) => `nothing to build for ${list(names)}`,
  builds: (building: string, payment: Payment) =>
    `builds ${bold(building)} for ${paid(payment)}${lost(payment)}`,
  buildsOver: (building: string, over: string, payment: Payment) =>
    `builds ${bold(building)} over ${bold(over)} for ${paid(payment)}${lost(payment)}`,
  pays: (payment: Payment) => `pays ${paid(payment)}`,
  loses: (many: readonly Good[]) => `loses ${goods(many)}`,
  draws: (drawn: Cards) => `draws ${cards(drawn)}`,
  drawsBy: (drawn: Cards, source: string) => `draws ${cards(drawn)} (${source})`,
  produces: (made: readonly Good[]) => `produces ${goods(made)}`,
  /** Of goods that should have been produced. */
  noneLeft: (many: readonly Good[]) => `no card is left for ${goods(many)}`,
  getsGood: (building: string) => `gets a good on ${bold(building)}`,
  prices: (prices: readonly { readonly good: Good; readonly price: number }[]) =>
    `prices: ${prices.map((it) => `${good(it.good)}\u00a0${it.price}`).join(' ')}`,
  sells: (sold: readonly Good[], drawn: Cards) => `sells ${goods(sold)} for ${price(drawn)}`,
  tucksGoods: (count: number, building: string) =>
    `tucks ${plural(count, { one: 'a sold good', other: '# sold goods' })} under ${bold(building)}`,
  tucks: (tucked: Cards, building: string) => `tucks ${cards(tucked)} under ${bold(building)}`,
  keeps: (kept: Cards, discarded: Cards) => {
    if (discarded.count === 0) return `keeps ${cards(kept)}`
    return kept.names === undefined
      ? `keeps ${kept.count} of ${counted(kept.count + discarded.count)}`
      : `keeps ${cards(kept)}, discards ${cards(discarded)}`
  },
  drawsAndDiscards: (drawn: Cards, discarded: Cards) =>
    `draws ${cards(drawn)}, discards ${cards(discarded)}`,
  discards: (discarded: Cards) => `discards ${cards(discarded)}`,
  exchanges: (away: Cards, drawn: Cards) =>
    away.names === undefined
      ? `exchanges ${counted(away.count)}`
      : `exchanges ${cards(away)} for ${cards(drawn)}`,
  turnsUp: (shown: readonly string[], source: string) =>
    `turns up ${list(shown.map(bold))} (${source})`,
  takesShown: (taken: readonly string[]) => `takes ${list(taken.map(bold))}`,
  takesNone: 'takes none',
  discardsShown: (names: readonly string[]) => `discards ${list(names.map(bold))}`,
  shuffled: (count: number) =>
    plural(count, {
      one: 'the discarded card is the new draw pile',
      other: 'the # discarded cards are shuffled into a new draw pile',
    }),
  /** What is said of a phase in which nothing special happened, behind who took the role. */
  summaries: {
    builder: () => 'nobody builds',
    producer: (shares: readonly Counted[]) =>
      shares.length === 0 ? 'nobody produces' : `goods for ${sharedOut(shares)}`,
    trader: () => 'nobody sells',
    councillor: (shares: readonly Counted[]) => `cards for ${sharedOut(shares)}`,
  } as Readonly<Record<string, (shares: readonly Counted[]) => string>>,
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
