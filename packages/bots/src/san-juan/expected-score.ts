/** The evaluation of a seat by hand-made weights: the score as it stands, and what may still come of what it has. */
import { lowestBit } from '@doubloon/engine'
import { fast, goodOf, kindAt, OVER, type State } from '@doubloon/san-juan/fast'
import { surplusOf } from './cards.ts'
import { SeatSummary } from './seat-summary.ts'
import { growthBy } from './value.ts'
import { EXPECTED, MEAN_PRICE, WEIGHTS } from './weights.ts'

/** What the seat may expect to score. */
export function expectedScore(s: State, seat: number): number {
  const total = fast.total(s, seat)
  if (s.stage === OVER) return total
  const summary = new SeatSummary(s, seat)
  return total + tableauValue(s, summary) + handValue(s, summary)
}

/** What may still come of what stands. */
export function tableauValue(s: State, summary: SeatSummary): number {
  const { seat, phases } = summary
  let byPhase = EXPECTED.income * summary.income * WEIGHTS.cardToCome
  let unsold = 0
  for (let place = 0; place < s.buildings[seat]; place++) {
    const kind = kindAt(s, seat, place)
    byPhase += growthBy(summary, kind)
    if ((s.goodPlaces[seat] >> place) & 1) unsold += MEAN_PRICE[goodOf(kind)]
  }
  const goods = EXPECTED.unsold * unsold * summary.money
  return byPhase * phases + goods + EXPECTED.place * s.buildings[seat]
}

/** Cards are money, and the three best of them buildings to come. */
function handValue(s: State, summary: SeatSummary): number {
  const [best, second, third] = bestCards(s, summary)
  const cards = s.handSize[summary.seat] * summary.money
  return cards + EXPECTED.best * best + EXPECTED.second * second + EXPECTED.third * third
}

/** What the three best cards of the hand are worth beyond being money, the best first. */
export function bestCards(s: State, summary: SeatSummary): readonly [number, number, number] {
  let best = 0
  let second = 0
  let third = 0
  for (let word = 0; word < 2; word++)
    for (let set = s.heldKinds[summary.seat * 2 + word]; set !== 0; set &= set - 1) {
      const surplus = surplusOf(s, summary, word * 32 + lowestBit(set))
      if (surplus > best) {
        third = second
        second = best
        best = surplus
      } else if (surplus > second) {
        third = second
        second = surplus
      } else if (surplus > third) third = surplus
    }
  return [best, second, third]
}
