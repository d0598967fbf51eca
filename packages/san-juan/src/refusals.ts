/**
 * Why a move is not legal, and the rule that says so (§16). A move that belongs to another decision than the pending
 * one is `not-now`; why an answer is illegal is in refusals/, by phase.
 */
import type { Refusal } from '@doubloon/engine'
import { DONE, PASS, stepWords } from './moves.ts'
import { amount, build, buildOver, pay } from './refusals/builder.ts'
import { keep, putAway } from './refusals/councillor.ts'
import { produce, sell } from './refusals/goods-choices.ts'
import { chooseRole, startingCards } from './refusals/outside-phases.ts'
import { type Asked, type Reason, reason } from './refusals/reason.ts'
import { discard, exchange, tuckMany, tuckOne } from './refusals/start-of-round.ts'
import * as stage from './stages.ts'
import type { State } from './state.ts'

/** What is asked at each stage; numbers as keys come out in their order. */
const ASKED: readonly Asked[] = Object.values<Asked>({
  [stage.START_CARDS]: startingCards,
  [stage.ROLE]: chooseRole,
  [stage.BUILD]: build,
  [stage.PRODUCE]: produce,
  [stage.SELL]: sell,
  [stage.KEEP]: keep,
  [stage.PUT_AWAY]: putAway,
  [stage.EXCHANGE]: exchange,
  [stage.TUCK_ONE]: tuckOne,
  [stage.TUCK_MANY]: tuckMany,
  [stage.DISCARD]: discard,
  [stage.BUILD_OVER]: buildOver,
  [stage.AMOUNT]: amount,
  [stage.PAY]: pay,
})

/** Why a step that is not offered is illegal. */
export function refusalOf(s: State, step: number): Refusal {
  if (s.stage === stage.OVER) return GAME_OVER
  const { answers, why, stop } = ASKED[s.stage]
  if ((step === PASS || step === DONE) && stop !== undefined) return stop(s, step)
  if (answers.includes(stepWords.typed(step).type)) return why(s, step)
  return notNow(s, `"${stepWords.text(step)}"`)
}

/** Why steps that are written well make no legal composite move. */
export function compositeRefusal(s: State, wanted: readonly number[]): Refusal {
  if (s.stage === stage.OVER) return GAME_OVER
  const { answers, composite } = ASKED[s.stage]
  const answersIt = wanted.length > 0 && answers.includes(stepWords.typed(wanted[0]).type)
  return composite !== undefined && answersIt ? composite(s, wanted) : notNow(s, 'this move')
}

/** The rule that says who is asked now, and for what. */
export function askedByRule(s: State): string {
  return s.stage === stage.OVER ? GAME_OVER.rule : ASKED[s.stage].rule
}

function notNow(s: State, what: string): Reason {
  const { to, rule } = ASKED[s.stage]
  const pending = `seat ${s.seat} is asked to ${to(s)} (${stage.decisionOf(s.stage)})`
  return reason('not-now', `${what} is not possible now: ${pending}`, rule)
}

const GAME_OVER = reason('game-over', 'the game is over; no move can be made', 'SJ-END-1')
