/** A careful look at a seat: the score as it stands, and what may still come of what it has. */
import { lowestBit } from '@doubloon/engine'
import { fast, goodOf, kindAt, OVER, type State } from '@doubloon/san-juan/fast'
import { surplusOf } from './cards.ts'
import { Look } from './look.ts'
import { growthBy } from './value.ts'
import { LOOKING, MEAN_PRICE, WEIGHTS } from './weights.ts'

const look = new Look()

/** What the seat may expect to score. */
export function worth(s: State, seat: number): number {
  const total = fast.total(s, seat)
  if (s.stage === OVER) return total
  look.take(s, seat)
  return total + tableauWorth(s, look) + handWorth(s)
}

/** What may still come of what stands. */
export function tableauWorth(s: State, look: Look): number {
  const { seat, phases } = look
  let byPhase = LOOKING.income * look.income * WEIGHTS.cardToCome
  let unsold = 0
  for (let place = 0; place < s.buildings[seat]; place++) {
    const kind = kindAt(s, seat, place)
    byPhase += growthBy(look, kind)
    if ((s.goodPlaces[seat] >> place) & 1) unsold += MEAN_PRICE[goodOf(kind)]
  }
  const goods = LOOKING.unsold * unsold * look.money
  return byPhase * phases + goods + LOOKING.place * s.buildings[seat]
}

/** Cards are money, and the three best of them buildings to come. */
function handWorth(s: State): number {
  lookAtHand(s, look)
  const [best, second, third] = bestCards
  const cards = s.handSize[look.seat] * look.money
  return cards + LOOKING.best * best + LOOKING.second * second + LOOKING.third * third
}

/** What the three best cards of the hand last looked at are worth beyond being money. */
export const bestCards = new Float64Array(3)

export function lookAtHand(s: State, look: Look): void {
  let best = 0
  let second = 0
  let third = 0
  for (let word = 0; word < 2; word++)
    for (let set = s.heldKinds[look.seat * 2 + word]; set !== 0; set &= set - 1) {
      const surplus = surplusOf(s, look, word * 32 + lowestBit(set))
      if (surplus > best) {
        third = second
        second = best
        best = surplus
      } else if (surplus > second) {
        third = second
        second = surplus
      } else if (surplus > third) third = surplus
    }
  bestCards[0] = best
  bestCards[1] = second
  bestCards[2] = third
}
