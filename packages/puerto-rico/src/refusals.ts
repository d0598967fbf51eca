/**
 * Why a move is not legal, and the rule that says so (§13). A step that belongs to another decision
 * than the pending one is `not-now`; why an answer is illegal is in refusals/, by phase.
 */
import { MoveList, type Refusal } from '@doubloon/engine'
import { offerMoves } from './flow.ts'
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
import { decisionOf, OVER } from './stages.ts'
import type { State } from './state.ts'

/** By stage: what is asked there, in the order of the catalogue. */
const ASKED: readonly Asked[] = [
  draft,
  chooseRole,
  drawFirst,
  drawnForest,
  settle,
  settleColonist,
  settleSecond,
  takeExtraColonists,
  place,
  build,
  barter,
  staffBuilt,
  produce,
  takeExtra,
  trade,
  load,
  store,
  guest,
  loadSelection,
]

/** Why a step that is not offered is illegal. */
export function refusalOf(s: State, step: number): Refusal {
  if (s.stage === OVER) return GAME_OVER
  const { answers, why, noPass } = ASKED[s.stage]
  if (step === PASS && noPass !== undefined) return noPass
  if (why !== undefined && answers.includes(stepWords.typed(step).type)) return why(s, step)
  return notNow(s, `"${stepWords.text(step)}"`)
}

/** Why steps that are written well make no legal whole move. */
export function wholeRefusal(s: State, wanted: readonly number[]): Refusal {
  if (s.stage === OVER) return GAME_OVER
  const { answers, whole } = ASKED[s.stage]
  const type = firstTypeOf(wanted)
  if (whole === undefined || !answers.includes(type)) return notNow(s, 'this move')
  return BEGIN_WHOLES.includes(type) && !isOffered(s, wanted[0])
    ? refusalOf(s, wanted[0])
    : whole(s, wanted)
}

/** First steps of wholes that may be illegal by themselves; other wholes are parts in any order. */
const BEGIN_WHOLES: readonly Step['type'][] = ['build', 'loadSelection']

/** Only a storage can want nothing (PR-RUL-16). */
function firstTypeOf(wanted: readonly number[]): Step['type'] {
  return wanted.length === 0 ? 'keep' : stepWords.typed(wanted[0]).type
}

function isOffered(s: State, step: number): boolean {
  const offers = new MoveList()
  offerMoves(s, offers)
  return offers.includes(step)
}

/** The rule that says who is asked now, and for what. */
export function askedByRule(s: State): string {
  return s.stage === OVER ? GAME_OVER.rule : ASKED[s.stage].rule
}

function notNow(s: State, what: string): Reason {
  const { to, rule } = ASKED[s.stage]
  const pending = `seat ${s.seat} is asked to ${to} (${decisionOf(s.stage)})`
  return reason('not-now', `${what} is not possible now: ${pending}`, rule)
}

const GAME_OVER = reason('game-over', 'the game is over; no move can be made', 'PR-END-4')
