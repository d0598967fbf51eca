/**
 * Reading a position from JSON. Supplies that are left out are what the box has left; where nobody has a real choice, the
 * rules play on to the next decision (PR-RUL-60).
 */
import { layChance, MoveList, problem, type Result, readPositionBy } from '@doubloon/engine'
import { setOptions } from '../chosen-options.ts'
import { checkFixedSet } from '../draft.ts'
import { advance, offerMoves } from '../flow.ts'
import { type Options, parseOptions } from '../options.ts'
import { MAYOR_PLACE, STORE } from '../stages.ts'
import { State } from '../state.ts'
import { checkDecision, checkTable } from './check.ts'
import { layEnd } from './end.ts'
import { positionForm } from './form.ts'
import { layOrder, layRoles } from './order.ts'
import type { Part } from './part.ts'
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
const checkNextStep: Part = (s) => {
  if (s.cursor === 0 || (s.stage !== STORE && s.stage !== MAYOR_PLACE)) return undefined
  const out = new MoveList()
  offerMoves(s, out)
  if (out.length > 0) return undefined
  return problem('wrong-decision', 'turn.part: this cannot have been kept so far', 'PR-CAPTAIN-13')
}

const PARTS: readonly Part[] = [
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
  return readPositionBy(READING, raw, into)
}

const READING = {
  form: positionForm,
  parts: PARTS,
  parseOptions: parseWithSet,
  newState(options: Options): State {
    const s = new State()
    setOptions(s, options)
    return s
  },
  offerMoves,
  advance,
}

/** A fixed set is checked as in a new game (PR-VAR-3). */
function parseWithSet(raw: object): Result<Options> {
  const options = parseOptions(raw)
  if (!options.ok || options.value.buildings !== 'fixedSet') return options
  const set = checkFixedSet(options.value.buildingSet)
  return set.ok ? options : set
}
