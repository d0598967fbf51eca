/**
 * Why a move is not legal, and the rule that says so (§13). A step that belongs to another decision
 * than the pending one is `not-now`; why an answer is illegal is in refusals/, by phase.
 */
import type { Refusal } from '@doubloon/engine'
import { offeredMoves } from './flow.ts'
import { PASS, type Step, stepWords } from './moves.ts'
import { barter } from './refusals/barter.ts'
import { build, staffBuilt } from './refusals/builder.ts'
import { load, loadSelection } from './refusals/captain.ts'
import { produce, takeExtra } from './refusals/craftsman.ts'
import { place, takeExtraColonists } from './refusals/mayor.ts'
import { chooseRole, draft, guest } from './refusals/outside-phases.ts'
import { type Asked, type Reason, reason } from './refusals/reason.ts'
import { drawFirst, drawnForest, settle, settleColonist, settleSecond } from './refusals/settler.ts'
import { store } from './refusals/storage.ts'
import { trade } from './refusals/trader.ts'
import * as stage from './stages.ts'
import type { State } from './state.ts'

/** What is asked at each stage; numbers as keys come out in their order. */
const ASKED: readonly Asked[] = Object.values<Asked>({
  [stage.DRAFT]: draft,
  [stage.ROLE]: chooseRole,
  [stage.DRAW_FIRST]: drawFirst,
  [stage.DRAWN_FOREST]: drawnForest,
  [stage.SETTLE]: settle,
  [stage.SETTLE_STAFF]: settleColonist,
  [stage.SETTLE_2]: settleSecond,
  [stage.MAYOR_EXTRA]: takeExtraColonists,
  [stage.MAYOR_PLACE]: place,
  [stage.BUILD]: build,
  [stage.BARTER]: barter,
  [stage.STAFF_BUILT]: staffBuilt,
  [stage.PRODUCE]: produce,
  [stage.CRAFT_EXTRA]: takeExtra,
  [stage.TRADE]: trade,
  [stage.LOAD]: load,
  [stage.STORE]: store,
  [stage.GUEST]: guest,
  [stage.LOAD_SELECTION]: loadSelection,
})

/** Why a step that is not offered is illegal. */
export function refusalOf(s: State, step: number): Refusal {
  if (s.stage === stage.OVER) return GAME_OVER
  const { answers, why, noPass } = ASKED[s.stage]
  if (step === PASS && noPass !== undefined) return noPass
  if (why !== undefined && answers.includes(stepWords.typed(step).type)) return why(s, step)
  return notNow(s, `"${stepWords.text(step)}"`)
}

/** Why steps that are written well make no legal composite move. */
export function compositeRefusal(s: State, wanted: readonly number[]): Refusal {
  if (s.stage === stage.OVER) return GAME_OVER
  const { answers, composite } = ASKED[s.stage]
  const type = firstTypeOf(wanted)
  if (composite === undefined || !answers.includes(type)) return notNow(s, 'this move')
  return BEGIN_WHOLES.includes(type) && !offeredMoves(s).includes(wanted[0])
    ? refusalOf(s, wanted[0])
    : composite(s, wanted)
}

/** First steps of composites that may be illegal by themselves; other composites are parts in any order. */
const BEGIN_WHOLES: readonly Step['type'][] = ['build', 'loadSelection']

/** Only a storage can want nothing (PR-RUL-16). */
function firstTypeOf(wanted: readonly number[]): Step['type'] {
  return wanted.length === 0 ? 'keep' : stepWords.typed(wanted[0]).type
}

/** The rule that says who is asked now, and for what. */
export function askedByRule(s: State): string {
  return s.stage === stage.OVER ? GAME_OVER.rule : ASKED[s.stage].rule
}

function notNow(s: State, what: string): Reason {
  const { to, rule } = ASKED[s.stage]
  const pending = `seat ${s.seat} is asked to ${to} (${stage.decisionOf(s.stage)})`
  return reason('not-now', `${what} is not possible now: ${pending}`, rule)
}

const GAME_OVER = reason('game-over', 'the game is over; no move can be made', 'PR-END-4')
