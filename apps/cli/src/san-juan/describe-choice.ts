/** The legal moves of a composite decision in numbers, for programs, where there are too many to list. */
import { inWords } from '@doubloon/engine'
import { type Build, buildsOf } from './builds.ts'
import { goodOf, ownSeat } from './cards.ts'
import type { SanJuanGame } from './game.ts'
import { type Picks, picksOf } from './picks.ts'

/** What a composite move of the seat must look like now; docs/protocol.md explains every field. */
export function describeChoice(game: SanJuanGame, seat: number): object {
  const picks = picksOf(game, seat)
  return picks === undefined ? describeBuilds(game, seat) : describePicks(picks)
}

/** Any so many of the cards; goods are never so many that they are not listed. */
function describePicks({ verb, items, least, most, canPass }: Picks): object {
  const of = countsOf(items.map(inWords))
  return { kind: 'cards', verb, of, least, most, mayPass: canPass }
}

/** Every build with how much is paid for it, and what one has to pay with. */
function describeBuilds(game: SanJuanGame, seat: number): object {
  const { hand = {}, tableau } = ownSeat(game.view(seat))
  const goods = tableau.filter(({ good }) => good).map(({ building }) => goodOf(building))
  const cards = Object.entries(hand).map(([key, count]) => [inWords(key), count])
  return {
    kind: 'build',
    cards: Object.fromEntries(cards),
    goods: countsOf(goods),
    builds: buildsOf(game, seat).map(buildInWords),
    mayPass: true,
  }
}

function buildInWords({ building, over, withGood, least, most, mostGoods }: Build): object {
  const target = over === undefined ? {} : { over: inWords(over), withGood }
  return { building: inWords(building), ...target, least, most, mostGoods }
}

function countsOf(items: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1
  return counts
}
