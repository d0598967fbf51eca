/**
 * Reading a position: role cards, governor, and whose turn it is. They fix each other: the governor
 * chooses first, then clockwise (PR-ROUND-1, PR-2P-5), so what is left out is worked out from what
 * is given.
 */

import {
  cardsTaken,
  problem,
  type Refusal,
  seatFrom,
  strangeTaker,
  strangeTaking,
} from '@doubloon/engine'
import { boxOf } from '../board.ts'
import { PHASE_WORDS, violetInGame } from '../describe.ts'
import { DRAFT, FINAL_WINDOW, OVER, PHASE_BEGINS, ROLE, STORAGE_PHASE } from '../stages.ts'
import type { State } from '../state.ts'
import { CAPTAIN, PROSPECTOR, PROSPECTOR_2, ROLES } from '../words.ts'
import type { PositionInput } from './form.ts'
import type { PositionPart } from './part.ts'
import { focusOf, phaseOfStage } from './words.ts'

/** Takers and doubloons of the role cards. */
export const layRoles: PositionPart = (s, p) => {
  const seats = [p.governor, p.turn?.seat, p.turn?.chooser]
  if (seats.some((seat) => seat !== undefined && seat >= s.players))
    return problem(
      'wrong-seat',
      `seats are 0 to ${s.players - 1}; change governor or turn`,
      'PR-RUL-63',
    )
  for (const [role, word] of ROLES.entries()) {
    const card = p.roles?.[word]
    if (card === undefined) continue
    const path = `roles["${word}"]`
    if (role >= boxOf(s).roles)
      return problem(
        'role-not-in-game',
        `${path}: not used with ${s.players} players`,
        'PR-SETUP-1',
      )
    if (card.takenBy !== undefined && card.takenBy >= s.players)
      return problem('wrong-seat', `${path}.takenBy: seats are 0 to ${s.players - 1}`, 'PR-RUL-63')
    s.roleDoubloons[role] = card.doubloons ?? 0
    s.roleTaker[role] = card.takenBy === undefined ? 0 : card.takenBy + 1
  }
  return undefined
}

/** Governor, chooser and the seat that decides. */
export const layOrder: PositionPart = (s, p) => {
  const focus = focusOf(s)
  s.round = p.round ?? 1
  if (phaseOfStage(focus) !== undefined) {
    const found = layPhase(s, p, focus)
    if (found !== undefined) return found
  } else layBetweenPhases(s, p, focus)
  return checkOrder(s, focus)
}

/** In a phase its chooser holds its card, by default the seat that decides. */
function layPhase(s: State, p: PositionInput, focus: number): Refusal | undefined {
  const wrong = layPhaseNumber(s, p, focus)
  if (wrong !== undefined) return wrong
  const card = cardOfPhase(s, p.turn?.chooser)
  const holder = s.roleTaker[card] - 1
  s.chooser = p.turn?.chooser ?? (holder >= 0 ? holder : (p.turn?.seat ?? p.governor ?? 0))
  s.seat = p.turn?.seat ?? s.chooser
  if (holder >= 0 && holder !== s.chooser)
    return problem(
      'wrong-roles',
      `turn.chooser must be seat ${holder}, which holds the ${ROLES[card]}`,
      'PR-ROUND-2',
    )
  s.roleTaker[card] = s.chooser + 1
  s.rolesTaken = cardsTaken(s)
  s.governor = p.governor ?? seatFrom(s, s.chooser, 1 - s.rolesTaken)
  return undefined
}

function layPhaseNumber(s: State, p: PositionInput, focus: number): Refusal | undefined {
  const said = p.turn?.phase
  const usual = phaseOfStage(focus) ?? 0
  s.phase = said === undefined ? usual : PHASE_WORDS.indexOf(said)
  const fits = s.phase === usual || (focus === PHASE_BEGINS && s.phase === PROSPECTOR)
  if (fits) return undefined
  return problem(
    'wrong-decision',
    `turn.phase must be ${PHASE_WORDS[usual]} for this decision; or leave it out`,
    'PR-ROUND-2',
  )
}

/** The card of the phase; of two prospectors the one the chooser holds. */
function cardOfPhase(s: State, chooser: number | undefined): number {
  if (s.phase === STORAGE_PHASE) return CAPTAIN
  if (s.phase !== PROSPECTOR || s.roleTaker[PROSPECTOR_2] === 0) return s.phase
  const firstIsAnothers = chooser !== undefined && s.roleTaker[PROSPECTOR] !== chooser + 1
  return firstIsAnothers ? PROSPECTOR_2 : PROSPECTOR
}

function layBetweenPhases(s: State, p: PositionInput, focus: number): void {
  s.rolesTaken = cardsTaken(s)
  const before = focus === DRAFT ? violetInGame(s).length : focus === ROLE ? s.rolesTaken : 0
  const seat = p.turn?.seat
  const mayFollow = seat !== undefined && (focus === DRAFT || focus === ROLE)
  s.governor = p.governor ?? (mayFollow ? seatFrom(s, seat, -before) : 0)
  s.seat = seat ?? seatFrom(s, s.governor, focus === OVER ? -1 : before)
  s.chooser = lastChooser(s, focus)
}

/** Who took the last role: in this round, in the one before, or nobody yet. */
function lastChooser(s: State, focus: number): number {
  const all = boxOf(s).rolesPerRound
  if (focus === OVER || focus === FINAL_WINDOW) return seatFrom(s, s.governor, all - 1)
  if (s.rolesTaken > 0) return seatFrom(s, s.governor, s.rolesTaken - 1)
  return s.round === 1 ? s.governor : seatFrom(s, s.governor, all - 2)
}

function checkOrder(s: State, focus: number): Refusal | undefined {
  const all = boxOf(s).rolesPerRound
  if (s.rolesTaken > all || (focus === ROLE && s.rolesTaken === all))
    return problem(
      'wrong-roles',
      `roles: ${s.rolesTaken} are taken, too many for this decision`,
      'PR-ROUND-1',
    )
  if (focus === FINAL_WINDOW && s.rolesTaken < all)
    return problem(
      'wrong-roles',
      `roles: all ${all} of the round are taken before the end`,
      'PR-END-4',
    )
  if (focus === DRAFT && (s.rolesTaken > 0 || s.round > 1))
    return problem('wrong-roles', 'the draft comes before the first role', 'PR-DRAFT-2')
  if (focus === OVER && s.seat !== seatFrom(s, s.governor, -1))
    return problem('wrong-seat', 'turn.seat: nobody decides any more; leave it out', 'PR-END-4')
  return checkTakers(s) ?? checkDoubloons(s) ?? checkSeat(s, focus)
}

function checkTakers(s: State): Refusal | undefined {
  const seat = strangeTaker(s, s.governor)
  if (seat < 0) return undefined
  return problem('wrong-roles', strangeTaking(s, s.governor, seat), 'PR-ROUND-1')
}

function checkDoubloons(s: State): Refusal | undefined {
  const role = s.roleTaker.findIndex((taker, card) => taker > 0 && s.roleDoubloons[card] > 0)
  if (role < 0) return undefined
  return problem(
    'wrong-roles',
    `roles["${ROLES[role]}"]: its taker received the doubloons; give them to the seat`,
    'PR-ROUND-5',
  )
}

function checkSeat(s: State, focus: number): Refusal | undefined {
  if (phaseOfStage(focus) !== undefined && s.chooser !== seatFrom(s, s.governor, s.rolesTaken - 1))
    return problem(
      'wrong-roles',
      `turn.chooser: seat ${s.chooser} did not take the last role`,
      'PR-ROUND-3',
    )
  const next = seatFrom(s, s.governor, focus === DRAFT ? violetInGame(s).length : s.rolesTaken)
  if ((focus === ROLE || focus === DRAFT) && s.seat !== next)
    return problem(
      'wrong-seat',
      `turn.seat must be ${next}; or change governor or roles`,
      'PR-ROUND-3',
    )
  return undefined
}
