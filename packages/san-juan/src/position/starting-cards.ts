/** Reading a position: the choice of starting cards, before which nothing has happened (SJ-VAR-1 … 4). */
import { bagSize, problem, type Refusal } from '@doubloon/engine'
import { START_HAND } from '../box.ts'
import { isIn } from '../describe.ts'
import { keepEqualCards, openStartingCards } from '../phases/starting-cards.ts'
import { START_CARDS } from '../stages.ts'
import type { State } from '../state.ts'
import type { TurnInput } from './form.ts'
import { turnsBefore } from './order.ts'
import type { PositionPart } from './part.ts'

/** Hands as they were dealt, or four cards of them; left out, who has more than four has not chosen. */
export function checkStartingCards(s: State, { unready }: TurnInput): Refusal | undefined {
  if (!s.advanced)
    return problem('wrong-decision', 'turn.decision D-SJ-1 is for options.advanced', 'SJ-VAR-1')
  let chosen = 0
  for (let seat = 0; seat < s.players; seat++) {
    const more = 1 + turnsBefore(s, seat)
    const isUnready = unready?.includes(seat) ?? s.handSize[seat] > START_HAND
    if (isUnready) s.unready |= 1 << seat
    else chosen += more
    const due = isUnready ? START_HAND + more : START_HAND
    if (s.handSize[seat] !== due) return wrongHand(s, seat, due)
  }
  if (!isIn(s.unready, s.seat))
    return problem('wrong-seat', `turn.seat: seat ${s.seat} has its cards already`, 'SJ-VAR-2')
  if (s.discardSize !== chosen)
    return problem(
      'wrong-cards',
      `discard must be the ${chosen} cards that those who have chosen put away`,
      'SJ-VAR-4',
    )
  return checkUntouched(s)
}

function wrongHand(s: State, seat: number, due: number): Refusal {
  return problem(
    'wrong-hand',
    `seats[${seat}].hand has ${s.handSize[seat]} cards; it must have ${due} before or ${START_HAND} after its choice`,
    due === START_HAND ? 'SJ-VAR-2' : 'SJ-VAR-1',
  )
}

/** One empty building for everybody, and nothing tucked or turned up. */
function checkUntouched(s: State): Refusal | undefined {
  const things = [s.tucked, s.tuckedUnseen, s.goods, s.houses]
  const isUntouched =
    things.every((field) => bagSize(field) === 0) &&
    bagSize(s.buildings) === s.players &&
    s.places.every((kind) => kind <= 1) &&
    s.onTable === s.expansion &&
    s.depositUsed === 0
  if (isUntouched) return undefined
  return problem(
    'wrong-decision',
    'turn.decision D-SJ-1: before the first role nothing has been built, tucked or sold',
    'SJ-VAR-5',
  )
}

/** Who has no choice is done before anybody is asked, as in a new game. */
export const layEqualCards: PositionPart = (s) => {
  if (s.stage !== START_CARDS) return undefined
  const asked = s.seat
  keepEqualCards(s)
  if (!isIn(s.unready, asked)) return undefined
  s.seat = asked
  openStartingCards(s)
  return undefined
}
