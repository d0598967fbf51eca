/** Numbered items for every decision but the choice of a role: buildings with their prices, then cards or goods to pick. */
import { inWords, playAloud, worldOf } from '@doubloon/engine'
import { type Event, GOODS, sanJuan, type View } from '@doubloon/san-juan'
import type { AnyGame, AnyPending } from '../any-game.ts'
import type { Menu, MenuItem } from '../table-face.ts'
import { byCost, keyOf, printedOn } from './cards.ts'
import { ask } from './messages.ts'
import { payableCards, payableGoods, without, withPayment } from './payment.ts'
import { copyOf, type Picks, pickInWords, picksOf, viewOf } from './picks.ts'
import { buildInWords, type Quote, quotesOf } from './quotes.ts'
import { shortly } from './table-words.ts'
import { gainOf, usualMove } from './usual.ts'
import { priceAt } from './worth.ts'

const PASS: MenuItem = { label: 'pass', note: '', move: 'pass' }

/** The menu of the seat to move; with `typed`, the one that completes what was typed. */
export function menuOf(game: AnyGame, typed?: string): Menu | undefined {
  if (game.midway) return undefined
  const imagined = worldOf(game, game.toMove, 'menu')
  const picks = picksOf(imagined)
  if (picks !== undefined)
    return typed === undefined ? pickMenu(imagined, picks) : completedPicks(imagined, picks, typed)
  if (game.decision !== 'D-SJ-3') return undefined
  return typed === undefined ? buildMenu(imagined) : paymentMenu(imagined, typed)
}

/** Cards with what is printed on them, or goods with what they bring, and the usual choice. */
function pickMenu(imagined: AnyPending, { verb, items, most, mayPass }: Picks): Menu {
  const numbered = items.map((item) => ({
    label: inWords(item),
    note: isGood(item) ? goodNote(imagined, verb, item) : printedOn(item),
  }))
  return {
    verb,
    most,
    items: mayPass ? [...numbered, PASS] : numbered,
    proposal: usualMove(imagined),
  }
}

function isGood(item: string): boolean {
  return (GOODS as readonly string[]).includes(item)
}

/** What a good is sold for, or will be next. */
function goodNote(imagined: AnyPending, verb: string, good: string): string {
  if (verb === 'produce') {
    const price = priceAt(viewOf(imagined).nextTradingHouse, good)
    return price === undefined ? '' : shortly.sellsFor(price)
  }
  const events = playAloud(sanJuan, copyOf(imagined), `${verb} ${good}`) as readonly Event[]
  const sold = events.find((event) => event.type === 'sold')
  return sold === undefined ? '' : shortly.cards(sold.price)
}

/** Too few picks are completed by the usual ones; undefined if that is not what is wrong. */
function completedPicks(imagined: AnyPending, picks: Picks, typed: string): Menu | undefined {
  const { verb, items, least, most } = picks
  if (!typed.startsWith(`${verb} `)) return undefined
  const wanted = typed.slice(verb.length + 1).split(', ')
  const words = items.map(inWords)
  const rest = without(words, wanted)
  if (wanted.length >= least || rest.length !== words.length - wanted.length) return undefined
  const usual = usualMove(imagined)
    .slice(verb.length + 1)
    .split(', ')
  // The usual picks that are not wanted anyway come first.
  const others = without(usual, wanted)
  const added = [...others, ...without(rest, others)].slice(0, most - wanted.length)
  return { ...pickMenu(imagined, picks), proposal: pickInWords(verb, [...wanted, ...added]) }
}

/** Every building that can be built, and over another one where that is cheaper. */
function buildMenu(imagined: AnyPending): Menu {
  const view = viewOf(imagined)
  const quotes = quotesOf(imagined)
  const buildings = [...new Set(quotes.map(({ building }) => building))]
  const items = buildings
    .sort(byCost)
    .flatMap((building) =>
      listed(
        view,
        quotes.filter((quote) => quote.building === building),
      ),
    )
    .map((quote) => ({ label: buildInWords(quote), note: shortly.price(quote.least) }))
  return { items: [...items, PASS] }
}

/** The plain build, and of those over another building that are cheaper the one that brings most. */
function listed(view: View, quotes: readonly Quote[]): readonly Quote[] {
  const plain = quotes.filter(({ over }) => over === undefined)
  const price = plain[0]?.least ?? Number.POSITIVE_INFINITY
  const cheaper = quotes
    .filter(({ over, least }) => over !== undefined && least < price)
    .sort((a, b) => gainOf(view, b) - gainOf(view, a))
  return [...plain, ...cheaper.slice(0, 1)]
}

/** What to pay for a build that was named, with a proposal; undefined if the words name none. */
function paymentMenu(imagined: AnyPending, typed: string): Menu | undefined {
  const [, building = '', over, paying] =
    /^build (.+?)(?: over (.+?))?(?: paying (.+))?$/.exec(typed) ?? []
  const view = viewOf(imagined)
  const quote = findQuote(view, quotesOf(imagined), building, over)
  if (quote === undefined) return undefined
  const cards = payableCards(view, quote)
  const goods = payableGoods(view, quote)
  const wanted = paying?.split(', ') ?? []
  const means = [...cards.map(inWords), ...goods]
  const isPayable = without(means, wanted).length === means.length - wanted.length
  if (!isPayable || wanted.length >= Math.max(1, quote.least)) return undefined
  return {
    question: ask.payment(quote),
    verb: `${buildInWords(quote)} paying`,
    most: quote.most,
    items: [
      ...cards.map((key) => ({ label: inWords(key), note: printedOn(key) })),
      ...goods.map((label) => ({ label, note: '' })),
    ],
    proposal: withPayment(view, quote, wanted),
  }
}

/** The build that was named: over what was named or, if nothing was, over nothing where that is possible. */
function findQuote(
  view: View,
  quotes: readonly Quote[],
  building: string,
  over: string | undefined,
): Quote | undefined {
  const ofKind = quotes.filter((quote) => quote.building === keyOf(building))
  if (over === undefined) return listed(view, ofKind)[0]
  const target = keyOf(over.replace(/ with good$/, ''))
  const there = ofKind.filter((quote) => quote.over === target)
  return there.find(({ withGood }) => withGood === over.endsWith(' with good')) ?? there[0]
}
