/**
 * Reading a position from JSON. Supplies that are left out are what the box has left; where nobody has a real choice, the
 * rules play on to the next decision (PR-RUL-60).
 */
import { layChance, problem, type Result, readPositionBy } from '@doubloon/engine'
import { setOptions } from '../chosen-options.ts'
import { parseWithSet } from '../draft.ts'
import { advance, offeredMoves } from '../flow.ts'
import type { Options } from '../options.ts'
import { MAYOR_PLACE, STORE } from '../stages.ts'
import { State } from '../state.ts'
import { checkDecision, checkTable } from './check.ts'
import { layEnd } from './end.ts'
import { positionForm } from './form.ts'
import { layOrder, layRoles } from './order.ts'
import type { PositionPart } from './part.ts'
import { checkPast } from './past.ts'
import { layBuildings, laySeats } from './seats.ts'
import {
  layColonists,
  layGoodsSupply,
  layPlantations,
  layQuarries,
  layShips,
  layTradingHouse,
  layVp,
} from './supplies.ts'
import { layProgress, layStage } from './turn.ts'

/** A composite that has begun must be able to go on. */
const checkNextStep: PositionPart = (s) => {
  if (s.cursor === 0 || (s.stage !== STORE && s.stage !== MAYOR_PLACE)) return undefined
  if (offeredMoves(s).length > 0) return undefined
  return problem('wrong-decision', 'turn.part: this cannot have been kept so far', 'PR-CAPTAIN-13')
}

const PARTS: readonly PositionPart[] = [
  layBuildings,
  laySeats,
  layShips,
  layTradingHouse,
  layGoodsSupply,
  layPlantations,
  layQuarries,
  layStage,
  layColonists,
  layVp,
  layRoles,
  layOrder,
  layProgress,
  layEnd,
  checkTable,
  checkDecision,
  checkNextStep,
  checkPast,
  (s, p) => layChance(s.rng, p, 'PR-INFO-5'),
]

/** Reads a position into a state, or says what is wrong first. */
export function readPosition(raw: unknown, into: State): Result<Options> {
  const reading = { form: positionForm, parts: PARTS, parseOptions: parseWithSet, setOptions }
  return readPositionBy({ ...reading, offeredMoves, advance }, raw, new State(), into)
}
