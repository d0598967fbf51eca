/**
 * Reading a position: a decision that has begun in small steps. It is laid as it was before, and the steps are made
 * again: so only what the rules offer can have been picked (ADR 0004).
 */
import { problem, type Refusal } from '@doubloon/engine'
import { BUILDING_KEYS, bitsIn } from '../describe.ts'
import { makeStep, offeredMoves } from '../flow.ts'
import {
  ANNOUNCE,
  DISCARD_CARD,
  KEEP_CARD,
  OVER_NOTHING,
  PAY_CARD,
  PAY_GOOD,
  PAY_IN_ALL,
  PICK_TO_DEPOSIT,
  PICK_TO_EXCHANGE,
  PICK_TO_PRODUCE,
  PICK_TO_SELL,
  PUT_AWAY_CARD,
} from '../moves.ts'
import { overStep } from '../phases/builder.ts'
import * as stage from '../stages.ts'
import type { State } from '../state.ts'
import { goodOf, kindAt } from '../tableau.ts'
import type { TurnInput } from './form.ts'
import type { PositionPart } from './part.ts'

/** How a part of a decision is made: the steps that pick a card or a good, and the rule for picks. */
interface Steps {
  readonly rule: string
  readonly card?: number
  readonly good?: number
}

const STEPS: ReadonlyMap<number, Steps> = new Map<number, Steps>([
  [stage.START_CARDS, { rule: 'SJ-VAR-2', card: DISCARD_CARD }],
  [stage.PAY, { rule: 'SJ-BUILDER-7', card: PAY_CARD, good: PAY_GOOD }],
  [stage.PRODUCE, { rule: 'SJ-PROD-2', good: PICK_TO_PRODUCE }],
  [stage.SELL, { rule: 'SJ-TRADE-2', good: PICK_TO_SELL }],
  [stage.KEEP, { rule: 'SJ-COUNC-4', card: KEEP_CARD }],
  [stage.PUT_AWAY, { rule: 'SJ-COUNC-5', card: PUT_AWAY_CARD }],
  [stage.EXCHANGE, { rule: 'SJ-X-OFFICE-1', card: PICK_TO_EXCHANGE }],
  [stage.TUCK_MANY, { rule: 'SJ-X-BANK-1', card: PICK_TO_DEPOSIT }],
  [stage.DISCARD, { rule: 'SJ-START-3', card: DISCARD_CARD }],
])

/** Makes the steps of a decision that has begun; after them something must be left to decide. */
export const layBegun: PositionPart = (s, { turn = {} }) => {
  if (s.stage > stage.OVER) return undefined
  for (const lay of [layBuild, layGoods, layCardsPicked]) {
    const found = lay(s, turn)
    if (found !== undefined) return found
    if (s.stage > stage.OVER)
      return problem(
        'wrong-turn',
        'turn: nothing is left to decide after what was picked; play the move instead',
        'R-SJ-34',
      )
  }
  return undefined
}

function wrong(field: string, what: string, rule: string): Refusal {
  return problem('wrong-turn', `turn.${field}: ${what}`, rule)
}

/** Makes a step if it is offered; false if not. Where there was a choice, the decision has begun. */
function make(s: State, step: number): boolean {
  const offers = offeredMoves(s)
  if (!offers.includes(step)) return false
  makeStep(s, step)
  if (offers.length > 1) s.begun = true
  return true
}

/** The parts of a build before anything is paid: what, over what, how much (SJ-BUILDER-4, -5). */
function layBuild(s: State, turn: TurnInput): Refusal | undefined {
  if (turn.announced === undefined) return undefined
  if (!make(s, ANNOUNCE + BUILDING_KEYS.indexOf(turn.announced)))
    return wrong('announced', 'this seat cannot build it now', 'SJ-BUILDER-8')
  return layOver(s, turn) ?? layAmount(s, turn)
}

function layOver(s: State, { over, count }: TurnInput): Refusal | undefined {
  if (over === undefined)
    return s.stage === stage.BUILD_OVER && count !== undefined
      ? wrong('over', 'say first what is built over, a place or "nothing"', 'SJ-B-CRANE-1')
      : undefined
  if (typeof over === 'number' && over >= s.buildings[s.seat])
    return wrong('over', 'nothing stands at this place', 'SJ-B-CRANE-1')
  const step = typeof over === 'number' ? overStep(s, s.seat, over) : OVER_NOTHING
  if (s.stage !== stage.BUILD_OVER || !make(s, step))
    return wrong('over', 'the building cannot be put there', 'SJ-B-CRANE-3')
  if (typeof over !== 'number' || s.target === over + 1) return undefined
  return wrong('over', `of equal places the first is built over, ${s.target - 1}`, 'R-SJ-41')
}

/** What is left to pay says, with what is paid, how much was to pay (R-SJ-9). */
function layAmount(s: State, { count, picked = {}, chosen = [] }: TurnInput): Refusal | undefined {
  const paid = Object.values(picked).reduce((sum, cards) => sum + cards, 0) + chosen.length
  if (count === undefined) {
    if (paid === 0) return undefined
    return wrong('count', 'say how much is still to pay', 'SJ-BUILDER-5')
  }
  const fits = s.stage === stage.PAY ? s.count === count + paid : false
  if (fits || (s.stage === stage.AMOUNT && make(s, PAY_IN_ALL + count + paid))) return undefined
  return wrong('count', `${count + paid} in all is not a price that can be paid`, 'SJ-BUILDER-5')
}

/** Goods come in the order of their kinds, each from the first place there is (R-SJ-38, R-SJ-41). */
function layGoods(s: State, { chosen = [] }: TurnInput): Refusal | undefined {
  if (chosen.length === 0) return undefined
  const wanted = chosen.reduce((set, place) => set | (1 << place), 0)
  const { good: first = -1, rule = 'SJ-PROD-2' } = STEPS.get(s.stage) ?? {}
  if (bitsIn(wanted).length < chosen.length || wanted >> s.buildings[s.seat] !== 0)
    return wrong('chosen', 'must name places of the tableau, none twice', rule)
  const goods = chosen.map((place) => goodOf(kindAt(s, s.seat, place))).sort((a, b) => a - b)
  const at = s.stage
  for (const good of goods)
    if (s.stage !== at || !make(s, first + good))
      return wrong('chosen', 'these cannot be picked', rule)
  if (s.chosen === wanted || s.stage !== at) return undefined
  return wrong('chosen', `of equal places the first come first: ${bitsIn(s.chosen)}`, 'R-SJ-41')
}

function layCardsPicked(s: State, { picked = {} }: TurnInput): Refusal | undefined {
  const at = s.stage
  const { card: first = -1, rule = 'SJ-BUILDER-7' } = STEPS.get(at) ?? {}
  for (const [kind, key] of BUILDING_KEYS.entries())
    for (let i = 0; i < (picked[key] ?? 0); i++)
      if (s.stage !== at || !make(s, first + kind))
        return wrong(`picked.${key}`, 'it cannot be picked', rule)
  return undefined
}
