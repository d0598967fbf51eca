/** What a seat usually does: the proposal for people, and everybody's choice in previews. */
import { GOODS, PLACES_N, sanJuan, type View } from '@doubloon/san-juan'
import type { AnyPending } from '../any-game.ts'
import { goodOf, rowOf } from './cards.ts'
import { withPayment } from './payment.ts'
import { type Picks, pickInWords, picksOf, viewOf } from './picks.ts'
import { type Quote, quotesOf } from './quotes.ts'
import { buildingWorth, byWorth, cardWorth, goodWorth, mostBuildings, priceAt } from './worth.ts'

const PASS = 'pass'
/** What a card that is paid could have been. */
const PAID_CARD = 0.55
/** Buildings at which one begins to think of the end. */
const NEAR_END = PLACES_N - 2
/** Cards with less than this are exchanged. */
const POOR = 1
/** Hand cards that are kept when a card can be tucked. */
const SMALL_HAND = 3

/** The usual whole move in words. */
export function usualMove(imagined: AnyPending): string {
  const picks = picksOf(imagined)
  const view = viewOf(imagined)
  if (picks !== undefined) return usualPicks(view, picks)
  if (view.decision !== 'D-SJ-3') return sanJuan.steps.text(imagined.moves.at(0))
  const quote = bestQuote(view, quotesOf(imagined))
  return quote === undefined ? PASS : withPayment(view, quote)
}

/** The quote that brings most for its price; undefined if none is worth it. */
function bestQuote(view: View, quotes: readonly Quote[]): Quote | undefined {
  const [best] = quotes
    .map((quote) => ({ quote, gain: gainOf(view, quote) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
  return best?.quote
}

/** What a build brings, rough as it is. */
export function gainOf(view: View, { building, over, withGood, least }: Quote): number {
  const lost =
    over === undefined ? 0 : buildingWorth(over) + (withGood ? goodWorth(goodOf(over)) : 0)
  return cardWorth(view, building) + rowOf(building).vp - lost - least * PAID_CARD
}

function usualPicks(view: View, { verb, items, most }: Picks): string {
  const poorest = byWorth(view, items.filter(isCard))
  switch (verb) {
    case 'produce':
    case 'sell':
      return pickInWords(verb, dearest(view, items).slice(0, most))
    case 'keep':
      return pickInWords(verb, poorest.slice(-most))
    case 'exchange': {
      const poor = poorest.filter((key) => cardWorth(view, key) < POOR).slice(0, most)
      return poor.length === 0 ? PASS : pickInWords(verb, poor)
    }
    case 'tuck':
      return items.length > SMALL_HAND ? pickInWords(verb, poorest.slice(0, most)) : PASS
    case 'deposit':
      return mostBuildings(view) < NEAR_END ? PASS : pickInWords(verb, items)
    default:
      return pickInWords(verb, poorest.slice(0, most))
  }
}

function isCard(item: string): boolean {
  return !(GOODS as readonly string[]).includes(item)
}

/** Goods, those that bring most first: now if there is a price, else on average. */
function dearest(view: View, goods: readonly string[]): readonly string[] {
  const worth = (good: string) => priceAt(view.tradingHouse, good) ?? goodWorth(good)
  return [...goods].sort((a, b) => worth(b) - worth(a))
}
