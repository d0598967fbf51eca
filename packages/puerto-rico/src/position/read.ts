/**
 * Reading a position from JSON: form, options, then part after part until one finds something
 * wrong. Supplies that are left out are what the box has left. The state is touched only if
 * everything is right.
 */
import {
  accept,
  firstProblem,
  MoveList,
  problem,
  type Refusal,
  type Result,
  seedRng,
} from '@doubloon/engine'
import { setOptions } from '../chosen-options.ts'
import { checkFixedSet } from '../draft.ts'
import { advance, offerMoves } from '../flow.ts'
import { type Options, parseOptions } from '../options.ts'
import { MAYOR_PLACE, STORE } from '../stages.ts'
import { State } from '../state.ts'
import { checkDecision, checkTable } from './check.ts'
import { layEnd } from './end.ts'
import { type PositionInput, positionForm } from './form.ts'
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

/** The generator: its state, or a seed to start it from. */
const layChance: Part = (s, p) => {
  if (p.chance !== undefined && p.seed !== undefined)
    return problem('two-chances', 'give chance or seed, not both', 'PR-INFO-5')
  if (p.chance === undefined) seedRng(s.rng, p.seed ?? '')
  else for (let i = 0; i < 4; i++) s.rng[i] = Number.parseInt(p.chance.slice(i * 8, i * 8 + 8), 16)
  return undefined
}

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
  layChance,
]

/**
 * Reads a position into a state, or says what is wrong first. Where nobody has a real choice, the
 * rules play on to the next decision (PR-RUL-60).
 */
export function readPosition(raw: unknown, into: State): Result<Options> {
  const form = positionForm.read(raw, '')
  if (!form.ok) return form
  const options = optionsFor(form.value)
  if (!options.ok) return options
  const s = new State()
  setOptions(s, options.value)
  const wrong = firstProblem(s, form.value, PARTS)
  if (wrong !== undefined) return refused(wrong)
  into.copyFrom(s)
  const out = new MoveList()
  offerMoves(into, out)
  if (out.length < 2) advance(into, out)
  return options
}

function refused(error: Refusal): Result<never> {
  return { ok: false, error }
}

/** The players are as many as there are seats, unless the options say. */
function optionsFor(p: PositionInput): Result<Options> {
  const players = p.seats === undefined ? {} : { players: p.seats.length }
  const options = parseOptions({ ...players, ...p.options })
  if (!options.ok || options.value.buildings !== 'fixedSet') return options
  const set = checkFixedSet(options.value.buildingSet)
  return set.ok ? accept(options.value) : set
}
