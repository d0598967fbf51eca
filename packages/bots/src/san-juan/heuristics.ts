/** What bots know of San Juan beyond its rules, without a net. */
import type { MoveList } from '@doubloon/engine'
import { sanJuanAdapter } from '@doubloon/san-juan'
import type { State } from '@doubloon/san-juan/fast'
import * as stage from '@doubloon/san-juan/fast'
import type { BotAdapter } from '../bot-adapter.ts'
import { countables, prospects } from './countables.ts'
import { expectedScore } from './expected-score.ts'
import { pickBuilding, pickPayment, pickPlace } from './pick-build.ts'
import {
  pickToDeposit,
  pickToDiscard,
  pickToExchange,
  pickToKeep,
  pickToPutAway,
  pickToTuck,
} from './pick-cards.ts'
import { pickToProduce, pickToSell } from './pick-goods.ts'
import { pickRole } from './pick-role.ts'
import { phasesLeft } from './seat-summary.ts'

export { cardValues } from './card-values.ts'

function pick(s: State, moves: MoveList, dice: Uint32Array): number {
  switch (s.stage) {
    case stage.ROLE:
      return pickRole(s, moves, dice)
    case stage.BUILD:
      return pickBuilding(s, moves, dice)
    case stage.BUILD_OVER:
      return pickPlace(s, moves)
    case stage.PAY:
      return pickPayment(s, moves)
    case stage.PRODUCE:
      return pickToProduce(s, moves)
    case stage.SELL:
      return pickToSell(s, moves)
    case stage.KEEP:
      return pickToKeep(s)
    case stage.PUT_AWAY:
      return pickToPutAway(s)
    case stage.EXCHANGE:
      return pickToExchange(s, moves)
    case stage.TUCK_ONE:
      return pickToTuck(s, moves)
    case stage.TUCK_MANY:
      return pickToDeposit(s, moves)
    case stage.START_CARDS:
    case stage.DISCARD:
      return pickToDiscard(s)
    default:
      return moves.at(0)
  }
}

/** San Juan as a sensible player sees it who looks at no net. Small, and enough for many bots. */
export const sanJuanHeuristics: BotAdapter<State> = {
  ...sanJuanAdapter,
  expectedScore,
  smallNetValue: expectedScore,
  pick,
  spread: (s) => 2 + 0.5 * phasesLeft(s),
  countables,
  prospects,
}
