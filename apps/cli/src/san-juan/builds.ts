/** What each building would cost the seat that decides, by building and by what it is put over. The rules say it. */
import { determinizationOf, inWords } from '@doubloon/engine'
import { quotesFor, type Site } from '@doubloon/san-juan'
import { handOf, payableCards } from './cards.ts'
import type { SanJuanGame } from './game.ts'

/** A possible build without its payment; `most` is what can be paid at most. */
export interface Build extends Pick<Site, 'over' | 'withGood' | 'least' | 'most' | 'mostGoods'> {
  readonly building: string
}

/** All builds that can be paid, in the order of the rules. */
export function buildsOf(game: SanJuanGame, seat = game.toMove): readonly Build[] {
  if (game.midway) return []
  const hand = handOf(game.view(seat))
  const builds = Object.entries(quotesFor(determinizationOf(game, seat, 'builds').state, seat))
  return builds.flatMap(([building, { refusal, sites }]) =>
    sites
      .filter(({ isAffordable }) => isAffordable && refusal === undefined)
      .map(({ over, withGood, least, most, mostGoods }) => {
        const means = payableCards(hand, building).length + mostGoods
        return { building, over, withGood, least, most: Math.min(most, means), mostGoods }
      }),
  )
}

/** The build in words, without its payment. */
export function buildInWords({ building, over, withGood }: Build): string {
  const target = over === undefined ? '' : ` over ${inWords(over)}${withGood ? ' with good' : ''}`
  return `build ${inWords(building)}${target}`
}
