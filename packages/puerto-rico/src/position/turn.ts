/** Reading a position: where the game stands, and how far the phase and the decision have come. */
import type { Refusal } from '@doubloon/engine'
import { PHASE_WORDS, violetInGame } from '../describe.ts'
import * as stage from '../stages.ts'
import type { State } from '../state.ts'
import { CAPTAIN, DECISIONS, MAYOR, OWN_SMALL_SHIP } from '../words.ts'
import type { TurnInput } from './form.ts'
import { distance, seatFrom } from './order.ts'
import { type Part, problem } from './part.ts'
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
export const layStage: Part = (s, p) => {
  const { decision = isDrafting(s, p) ? 'D-DRAFT' : 'D-ROLE', about, next } = p.turn ?? {}
  const usual = decision === '' ? stage.OVER : DECISIONS.indexOf(decision)
  s.stage = usual === stage.LOAD && about === OWN_SMALL_SHIP ? stage.LOAD_SELECTION : usual
  s.resume = next === undefined ? usualResume(s) : nextStage(next)
  return undefined
}

const ONLY_IN_PHASES = [
  'chooser',
  'about',
  'part',
  'count',
  'onceDone',
  'toPlace',
  'wharfUsed',
  'smallWharfUsed',
] as const

/** Counters of the phase and of the decision. */
export const layProgress: Part = (s, p) => {
  const turn = p.turn ?? {}
  const early = isInPhase(s) ? undefined : ONLY_IN_PHASES.find((field) => turn[field] !== undefined)
  if (early !== undefined)
    return problem(
      'wrong-turn',
      `turn.${early} belongs to a phase; leave it out here`,
      'PR-ROUND-2',
    )
  return layAbout(s, turn) ?? layParts(s, turn) ?? layCounters(s, turn) ?? laySeatSets(s, turn)
}

function layAbout(s: State, { about }: TurnInput): Refusal | undefined {
  if (s.stage === stage.LOAD_SELECTION) return undefined
  if (about === undefined)
    return isAboutSomething(s)
      ? problem(
          'wrong-turn',
          'turn.about must name the tile or building of this decision',
          'PR-DEC-1',
        )
      : undefined
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
  const known = words.length === 0 ? 'left out in this phase' : `one of ${words.join(', ')}`
  return problem('wrong-turn', `turn.${field} must be ${known}`, 'PR-DEC-1')
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
  const sets = {
    toPlace: turn.toPlace,
    wharfUsed: turn.wharfUsed,
    smallWharfUsed: turn.smallWharfUsed,
  }
  for (const [field, seats = []] of Object.entries(sets))
    if (seats.some((seat) => seat >= s.players))
      return problem('wrong-seat', `turn.${field}: seats are 0 to ${s.players - 1}`, 'PR-RUL-63')
  s.ownShipUsed = bitsOf(turn.wharfUsed)
  s.ownSmallShipUsed = bitsOf(turn.smallWharfUsed)
  s.unplaced = turn.toPlace === undefined ? usuallyUnplaced(s) : bitsOf(turn.toPlace)
  const captains = PHASE_WORDS[s.phase] === 'captain' || PHASE_WORDS[s.phase] === 'storage'
  if ((s.ownShipUsed | s.ownSmallShipUsed) > 0 && !captains)
    return problem(
      'wrong-turn',
      'turn.wharfUsed and turn.smallWharfUsed are for the captain phase',
      'PR-B-WHARF-1',
    )
  return undefined
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
