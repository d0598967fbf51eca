/**
 * Reading a position from JSON: form, options, then part after part until one finds something wrong. What is left out
 * is what the rules and the deck leave. The state is touched only if everything is right.
 */
import {
  firstProblem,
  MoveList,
  problem,
  type Refusal,
  type Result,
  seedRng,
} from '@doubloon/engine'
import { advance, offerMoves } from '../flow.ts'
import { type Options, parseOptions } from '../options.ts'
import { setOptions } from '../setup.ts'
import { State } from '../state.ts'
import { layBegun } from './begun.ts'
import { layDecision } from './decisions.ts'
import { checkNewBuildings, layEnd } from './end.ts'
import { type PositionInput, positionForm } from './form.ts'
import { layHands } from './hands.ts'
import { layHouses } from './houses.ts'
import { layKnowledge } from './knowledge.ts'
import { layOrder, layRoles } from './order.ts'
import type { Part } from './part.ts'
import { checkPast } from './past.ts'
import { layPiles, layTableBuilding } from './piles.ts'
import { laySeats } from './seats.ts'
import { layEqualCards } from './starting-cards.ts'
import { layPhaseFacts, layStage } from './turn.ts'

/** The generator: its state, or a seed to start it from. Cards that nobody named are dealt with it. */
const layChance: Part = (s, p) => {
  if (p.chance !== undefined && p.seed !== undefined)
    return problem('two-chances', 'give chance or seed, not both', 'SJ-INFO-1')
  if (p.chance === undefined) seedRng(s.rng, p.seed ?? '')
  else for (let i = 0; i < 4; i++) s.rng[i] = Number.parseInt(p.chance.slice(i * 8, i * 8 + 8), 16)
  return undefined
}

const PARTS: readonly Part[] = [
  layChance,
  laySeats,
  layStage,
  layRoles,
  layOrder,
  layHands,
  layPiles,
  layTableBuilding,
  layHouses,
  layKnowledge,
  layPhaseFacts,
  layEnd,
  checkNewBuildings,
  layDecision,
  checkPast,
  layEqualCards,
  layBegun,
]

/**
 * Reads a position into a state, or says what is wrong first. Where nobody has a real choice, the rules play on to the
 * next decision (R-SJ-34).
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
  return parseOptions({ ...players, ...p.options })
}
