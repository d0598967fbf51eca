/** Producer phase (SJ-PROD-1 … 8). In phase order each player may let empty production buildings produce. */
import { ask, givers } from '../buildings/catalog.ts'
import { drawFor, layGood } from '../cards.ts'
import { BY_PRODUCER } from '../events.ts'
import { DONE, PASS, PICK_TO_PRODUCE } from '../moves.ts'
import { emptyProducers, nextChosen, offerGoods, pickGoodUpTo } from '../picking.ts'
import { PHASE_ENDS, PRODUCE } from '../stages.ts'
import type { State } from '../state.ts'
import { beginTurns, type Decision, endTurn, type Phase, privilege } from '../turns.ts'

export const producer: Phase = {
  begin: beginTurns,

  turn(s) {
    if (emptyProducers(s) === 0) endTurn(s)
    else s.stage = PRODUCE
  },

  end(s) {
    s.stage = PHASE_ENDS
  },
}

/** D-SJ-4: any set of empty production buildings up to the limit (SJ-PROD-1 … 4). */
export const produce: Decision = {
  offers(s, out) {
    offerGoods(s, emptyProducers(s), PICK_TO_PRODUCE, out)
  },

  play(s, step) {
    if (step === PASS) endTurn(s)
    else if (
      step === DONE ||
      !pickGoodUpTo(s, step - PICK_TO_PRODUCE, emptyProducers(s), mostProduced(s, s.seat))
    )
      completeProduction(s)
  },
}

/** Goods the seat may produce (SJ-PROD-1). */
export function mostProduced(s: State, seat: number): number {
  return 1 + privilege(s, seat) + ask.goodsProduced(s, seat)
}

/** The chosen buildings are filled in tableau order; if cards run out, the last stay empty (SJ-PROD-7). */
function completeProduction(s: State): void {
  const { seat } = s
  let goods = 0
  while (s.chosen !== 0) if (layGood(s, seat, nextChosen(s), BY_PRODUCER)) goods++
  drawFor(s, seat, givers.cardsForProducing, goods)
  endTurn(s)
}
