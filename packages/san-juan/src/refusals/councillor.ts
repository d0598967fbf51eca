/** Why cards are not kept or put away in the councillor phase (SJ-COUNC-3 … 5). */
import { KEEP_CARD, PUT_AWAY_CARD } from '../moves.ts'
import { mostKept } from '../phases/councillor.ts'
import type { State } from '../state.ts'
import { exactly, IN_HAND } from './card-choices.ts'
import { type Asked, counted } from './reason.ts'

/** D-SJ-6 */
export const keep: Asked = exactly(
  {
    verb: 'keep',
    answer: 'keepCard',
    step: KEEP_CARD,
    where: 'among the cards just drawn',
    from: 'of those just drawn',
    held: (s, kind) => s.inAir[kind],
    asked: 'SJ-COUNC-4',
    which: 'SJ-COUNC-4',
  },
  { rule: 'SJ-COUNC-3', because: keptInAll },
)

/** D-SJ-7 */
export const putAway: Asked = exactly(
  {
    ...IN_HAND,
    verb: 'put away',
    answer: 'putAwayCard',
    step: PUT_AWAY_CARD,
    asked: 'SJ-COUNC-5',
    which: 'SJ-COUNC-5',
  },
  { rule: 'SJ-COUNC-5', because: keptInAll },
)

function keptInAll(s: State): string {
  return `a hand grows by ${counted(mostKept(s, s.seat), 'card')} here`
}
