/** Reading a position: which decision is pending, and what counts in its phase. */
import { cardsHeld, problem, type Refusal } from '@doubloon/engine'
import { ask } from '../buildings/catalog.ts'
import { isIn, isInPhase } from '../describe.ts'
import * as stage from '../stages.ts'
import type { State } from '../state.ts'
import {
  BUILDER,
  COUNCILLOR,
  DECISIONS,
  HAND_LIMIT,
  OFFICE,
  PHASES,
  PRODUCER,
  TRADER,
  TREASURY,
} from '../words.ts'
import type { TurnInput } from './form.ts'
import type { PositionPart } from './part.ts'

/** The phase each decision belongs to; those between phases are missing. */
const PHASE_OF: ReadonlyMap<number, number> = new Map([
  [stage.BUILD, BUILDER],
  [stage.PRODUCE, PRODUCER],
  [stage.SELL, TRADER],
  [stage.KEEP, COUNCILLOR],
  [stage.PUT_AWAY, COUNCILLOR],
  [stage.EXCHANGE, OFFICE],
  [stage.TUCK_ONE, TREASURY],
  [stage.TUCK_MANY, TREASURY],
  [stage.DISCARD, HAND_LIMIT],
])

/** The stage of the pending decision, as it is before anything was picked, and its phase. */
export const layStage: PositionPart = (s, p) => {
  const turn = p.turn ?? {}
  const { decision = 'D-SJ-2', phase } = turn
  s.stage = decision === '' ? stage.OVER : DECISIONS.indexOf(decision)
  s.phase = PHASE_OF.get(s.stage) ?? 0
  if (phase !== undefined && !(isInPhase(s) && phase === PHASES[s.phase]))
    return problem(
      'wrong-turn',
      `turn.phase must be ${isInPhase(s) ? PHASES[s.phase] : 'left out'} for this decision`,
      'SJ-ROUND-4',
    )
  const stranger = OF_DECISIONS.find(([field, fits]) => turn[field] !== undefined && !fits(s, turn))
  if (stranger === undefined) return undefined
  const [field, , rule] = stranger
  return problem('wrong-turn', `turn.${field} is not for this decision; leave it out`, rule)
}

const inRolePhase = (s: State): boolean => isInPhase(s) && s.phase < OFFICE
const isAnnounced = (s: State, { announced }: TurnInput): boolean =>
  s.stage === stage.BUILD && announced !== undefined

/** Decisions in which cards are picked one by one. */
const ABOUT_CARDS = [
  stage.START_CARDS,
  stage.KEEP,
  stage.PUT_AWAY,
  stage.EXCHANGE,
  stage.TUCK_MANY,
  stage.DISCARD,
]
const ABOUT_GOODS = [stage.PRODUCE, stage.SELL]

type Fits = (s: State, turn: TurnInput) => boolean

/** Fields that tell of some decisions only, so that equal positions have equal bytes. */
const OF_DECISIONS: readonly (readonly [keyof TurnInput, Fits, rule: string])[] = [
  ['chooser', inRolePhase, 'SJ-ROUND-4'],
  ['doubled', inRolePhase, 'SJ-B-LIBRARY-1'],
  ['anySold', (s) => s.stage === stage.SELL, 'SJ-TRADE-8'],
  ['inAir', (s) => s.stage === stage.KEEP, 'SJ-PILE-8'],
  ['announced', (s) => s.stage === stage.BUILD, 'SJ-BUILDER-4'],
  ['over', isAnnounced, 'SJ-BUILDER-4'],
  ['count', (s, turn) => s.stage === stage.PUT_AWAY || isAnnounced(s, turn), 'SJ-BUILDER-5'],
  ['picked', (s, turn) => ABOUT_CARDS.includes(s.stage) || isAnnounced(s, turn), 'SJ-BUILDER-7'],
  ['chosen', (s, turn) => ABOUT_GOODS.includes(s.stage) || isAnnounced(s, turn), 'SJ-BUILDER-7'],
  ['unready', (s) => s.stage === stage.START_CARDS, 'SJ-VAR-2'],
]

/** What counts inside a phase. */
export const layPhaseFacts: PositionPart = (s, p) => {
  const { doubled, anySold = false } = p.turn ?? {}
  s.anySold = anySold
  if (anySold && s.turn === 0)
    return problem('wrong-turn', 'turn.anySold: nobody has had a turn yet', 'SJ-TRADE-8')
  // With more than two players it is not declared: it is in use where it can be (R-SJ-6).
  const isInUse = inRolePhase(s) && s.players > 2 && ask.doublesPrivilege(s, s.chooser)
  s.doubled = doubled ?? isInUse
  if (isInUse && !s.doubled)
    return problem('wrong-turn', 'turn.doubled must be true, or left out', 'SJ-B-LIBRARY-1')
  if (s.doubled && !mayBeDoubled(s))
    return problem('wrong-turn', 'turn.doubled: nothing of the chooser does it', 'SJ-B-LIBRARY-1')
  if (s.doubled && s.players === 2) s.doublingUsed |= 1 << s.chooser
  return checkDeclared(s)
}

/** What doubled the privilege may have been built over in this very phase (R-SJ-26). */
function mayBeDoubled(s: State): boolean {
  if (ask.doublesPrivilege(s, s.chooser)) return true
  return s.phase === BUILDER && s.turn > 0 && ask.buildsOver(s, s.chooser)
}

function checkDeclared(s: State): Refusal | undefined {
  for (let seat = 0; seat < s.players; seat++)
    if (isIn(s.doublingUsed, seat) && (s.players > 2 || cardsHeld(s, seat) === 0))
      return problem(
        'wrong-turn',
        `seats[${seat}].libraryUsed: it is declared with a role, and only with two players`,
        'SJ-2P-4',
      )
  return undefined
}
