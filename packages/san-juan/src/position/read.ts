/**
 * Reading a position from JSON. What is left out is what the rules and the deck leave; cards that nobody named are dealt with
 * the generator, so that comes first. Where nobody has a real choice, the rules play on to the next decision (R-SJ-34).
 */
import { layChance, type Result, readPositionBy } from '@doubloon/engine'
import { advance, offeredMoves } from '../flow.ts'
import { type Options, parseOptions } from '../options.ts'
import { setOptions } from '../setup.ts'
import { State } from '../state.ts'
import { layBegun } from './begun.ts'
import { layDecision } from './decisions.ts'
import { checkNewBuildings, layEnd } from './end.ts'
import { positionForm } from './form.ts'
import { layHands } from './hands.ts'
import { layHouses } from './houses.ts'
import { layKnowledge } from './knowledge.ts'
import { layOrder, layRoles } from './order.ts'
import type { PositionPart } from './part.ts'
import { checkPast } from './past.ts'
import { layPiles, layTableBuilding } from './piles.ts'
import { laySeats } from './seats.ts'
import { layEqualCards } from './starting-cards.ts'
import { layPhaseFacts, layStage } from './turn.ts'

const PARTS: readonly PositionPart[] = [
  (s, p) => layChance(s.rng, p, 'SJ-INFO-1'),
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

/** Reads a position into a state, or says what is wrong first. */
export function readPosition(raw: unknown, into: State): Result<Options> {
  const reading = { form: positionForm, parts: PARTS, parseOptions, setOptions }
  return readPositionBy({ ...reading, offeredMoves, advance }, raw, new State(), into)
}
