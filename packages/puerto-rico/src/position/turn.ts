/** Reading a position: where the game stands, and how far the phase and the decision have come. */

import { distance, problem, type Refusal, seatFrom } from '@doubloon/engine'
import { ask } from '../buildings/catalog.ts'
import { PHASE_WORDS, violetInGame } from '../describe.ts'
import * as stage from '../stages.ts'
import type { State } from '../state.ts'
import { CAPTAIN, DECISIONS, MAYOR, OWN_SMALL_SHIP } from '../words.ts'
import type { TurnInput } from './form.ts'
import type { PositionPart } from './part.ts'
import { isDrafting } from './seats.ts'
import {
  focusOf,
  isAboutSomething,
  isInPhase,
  nextStage,
  partWords,
  subjectWords,
  usualCount,
  usualResume,
} from './words.ts'

/** The stage of the pending decision, and where a window leads. */
export const layStage: PositionPart = (s, p) => {
  const { decision = isDrafting(s, p) ? 'D-DRAFT' : 'D-ROLE', about, next } = p.turn ?? {}
  const usual = decision === '' ? stage.OVER : DECISIONS.indexOf(decision)
  s.stage = usual === stage.LOAD && about === OWN_SMALL_SHIP ? stage.LOAD_SELECTION : usual
  s.resume = next === undefined ? usualResume(s) : nextStage(next)
  return undefined
}

const ONLY_IN_PHASES = [
  'chooser',
  'phase',
  'about',
  'part',
  'count',
  'onceDone',
  'toPlace',
  'wharfUsed',
  'smallWharfUsed',
] as const

/** Counters of the phase and of the decision. */
export const layProgress: PositionPart = (s, p) => {
  const turn = p.turn ?? {}
  const early = isInPhase(s) ? undefined : ONLY_IN_PHASES.find((field) => turn[field] !== undefined)
  if (early !== undefined)
    return problem(
      'wrong-turn',
      `turn.${early} belongs to a phase; leave it out here`,
      'PR-ROUND-2',
    )
  const stranger = OF_DECISIONS.find(([field, fits]) => turn[field] !== undefined && !fits(s))
  if (stranger !== undefined)
    return problem(
      'wrong-turn',
      `turn.${stranger[0]} is not for this decision; leave it out`,
      'PR-DEC-1',
    )
  return layAbout(s, turn) ?? layParts(s, turn) ?? layCounters(s, turn) ?? laySeatSets(s, turn)
}

/** Decisions that are made part by part. */
const IN_PARTS = [stage.MAYOR_PLACE, stage.BARTER, stage.LOAD_SELECTION, stage.STORE]
const GIVEN_ONCE = [stage.SETTLE, stage.FIRST_LOAD, stage.LOAD, stage.LOAD_SELECTION, stage.STORE]

/** Fields that tell of some decisions only, so that equal positions have equal bytes. */
const OF_DECISIONS: readonly (readonly [keyof TurnInput, (s: State) => boolean])[] = [
  ['about', (s) => s.stage === stage.LOAD_SELECTION || isAboutSomething(s)],
  ['part', (s) => IN_PARTS.includes(s.stage)],
  ['next', (s) => s.stage === stage.GUEST || s.stage === stage.SETTLE_STAFF],
  ['onceDone', (s) => GIVEN_ONCE.includes(focusOf(s))],
]

/** The tile or building of the decision. */
function layAbout(s: State, { about }: TurnInput): Refusal | undefined {
  if (!isAboutSomething(s)) return undefined
  if (about === undefined)
    return problem(
      'wrong-turn',
      'turn.about must name the tile or building of this decision',
      'PR-DEC-1',
    )
  const words = subjectWords(s.phase)
  s.subject = Math.max(0, words.indexOf(about))
  return words.includes(about) ? undefined : unknownWord('about', words)
}

function layParts(s: State, { part }: TurnInput): Refusal | undefined {
  if (part === undefined) return undefined
  const words = partWords(s.phase)
  s.cursor = words.indexOf(part) + 1
  return words.includes(part) ? undefined : unknownWord('part', words)
}

function unknownWord(field: string, words: readonly string[]): Refusal {
  return problem('wrong-turn', `turn.${field} must be one of ${words.join(', ')}`, 'PR-DEC-1')
}

function layCounters(s: State, turn: TurnInput): Refusal | undefined {
  s.onceDone = turn.onceDone === true ? 1 : 0
  s.count = turn.count ?? usualCount(s)
  s.idle =
    s.phase === stage.STORAGE_PHASE && focusOf(s) === stage.STORE
      ? s.players
      : (turn.turnsWithoutLoad ?? 0)
  s.turn = turnsBefore(s, turn)
  const loading = isLoading(s)
  if (!loading && (turn.laterCircle !== undefined || turn.turnsWithoutLoad !== undefined))
    return problem(
      'wrong-turn',
      'turn.laterCircle and turn.turnsWithoutLoad are for D-LOAD only',
      'PR-CAPTAIN-1',
    )
  if (loading && s.idle > Math.min(s.turn, s.players - 1))
    return problem(
      'wrong-turn',
      'turn.turnsWithoutLoad is more than the turns before',
      'PR-CAPTAIN-9',
    )
  return undefined
}

function isLoading(s: State): boolean {
  return (
    s.phase === CAPTAIN && [stage.LOAD, stage.LOAD_SELECTION, stage.FIRST_LOAD].includes(focusOf(s))
  )
}

/** Turns of this phase before the present one; in the draft the kinds chosen. */
function turnsBefore(s: State, turn: TurnInput): number {
  switch (focusOf(s)) {
    case stage.DRAFT:
      return violetInGame(s).length
    case stage.FINAL_WINDOW:
      return distance(s, s.governor, s.seat)
    case stage.ROLE:
    case stage.OVER:
    case stage.PHASE_BEGINS:
      return 0
    case stage.SETTLE_2:
    case stage.CRAFT_EXTRA:
      return s.players
    default:
      if (s.phase === MAYOR) return 0
      return turn.laterCircle === true ? s.players : distance(s, s.chooser, s.seat)
  }
}

function laySeatSets(s: State, turn: TurnInput): Refusal | undefined {
  const { toPlace, wharfUsed, smallWharfUsed } = turn
  for (const [field, seats = []] of Object.entries({ toPlace, wharfUsed, smallWharfUsed }))
    if (seats.some((seat) => seat >= s.players))
      return problem('wrong-seat', `turn.${field}: seats are 0 to ${s.players - 1}`, 'PR-RUL-63')
  s.ownShipUsed = bitsOf(wharfUsed)
  s.ownSmallShipUsed = bitsOf(smallWharfUsed)
  s.unplaced = toPlace === undefined ? usuallyUnplaced(s) : bitsOf(toPlace)
  const captains = PHASE_WORDS[s.phase] === 'captain' || PHASE_WORDS[s.phase] === 'storage'
  if ((s.ownShipUsed | s.ownSmallShipUsed) > 0 && !captains)
    return problem(
      'wrong-turn',
      'turn.wharfUsed and turn.smallWharfUsed are for the captain phase',
      'PR-B-WHARF-1',
    )
  return checkOwnShips(s, turn)
}

/** Nobody moves out of a wharf in a captain phase: who used one has it occupied. */
function checkOwnShips(s: State, turn: TurnInput): Refusal | undefined {
  const { wharfUsed = [], smallWharfUsed = [] } = turn
  const shipless = wharfUsed.find((seat) => !ask.shipsOneKind(s, seat))
  if (shipless !== undefined)
    return problem('wrong-turn', `turn.wharfUsed: seat ${shipless} has none`, 'PR-B-WHARF-1')
  const without = smallWharfUsed.find((seat) => !ask.shipsAnyBarrels(s, seat))
  if (without === undefined) return undefined
  return problem('wrong-turn', `turn.smallWharfUsed: seat ${without} has none`, 'PR-X-SMALLWHARF-1')
}

/** Everybody from the seat that places to the one before the mayor (PR-MAYOR-7). */
export function usuallyUnplaced(s: State): number {
  if (s.stage !== stage.MAYOR_PLACE) return 0
  let unplaced = 0
  for (let seat = s.seat; ; seat = seatFrom(s, seat, 1)) {
    unplaced |= 1 << seat
    if (seatFrom(s, seat, 1) === s.chooser) return unplaced
  }
}

function bitsOf(seats: readonly number[] = []): number {
  return seats.reduce((set, seat) => set | (1 << seat), 0)
}
