/**
 * Reading a position: role cards, governor, and whose turn it is. They fix each other: the governor chooses first,
 * then clockwise (SJ-ROUND-2, SJ-2P-1), so what is left out is worked out from what is given.
 */
import {
  cardsTaken,
  distance,
  problem,
  type Refusal,
  seatFrom,
  strangeTaker,
  strangeTaking,
} from '@doubloon/engine'
import { ROLE_CHOICES, START_HAND } from '../box.ts'
import { isInPhase } from '../describe.ts'
import { OVER, ROLE, START_CARDS } from '../stages.ts'
import type { State } from '../state.ts'
import { BUILDER, OFFICE, PLACES_N, ROLES } from '../words.ts'
import type { PositionInput } from './form.ts'
import type { PositionPart } from './part.ts'

/** Turns that come in this phase before that of a seat (SJ-ROLE-2). */
export function turnsBefore(s: State, seat: number): number {
  return distance(s, s.chooser, seat)
}

/** Takers of the role cards. */
export const layRoles: PositionPart = (s, p) => {
  const stranger = seatsNamed(p).find(([, seat = 0]) => seat >= s.players)
  if (stranger !== undefined)
    return problem('wrong-seat', `${stranger[0]}: seats are 0 to ${s.players - 1}`, 'SJ-ROUND-2')
  for (const [role, word] of ROLES.entries()) {
    const taker = p.roles?.[word]
    s.roleTaker[role] = taker === undefined ? 0 : taker + 1
  }
  return undefined
}

type NamedSeat = readonly [path: string, seat: number | undefined]

/** Every place of a position where a seat is named, with the seat. */
function seatsNamed({ governor, turn, roles }: PositionInput): readonly NamedSeat[] {
  return [
    ['governor', governor],
    ['turn.seat', turn?.seat],
    ['turn.chooser', turn?.chooser],
    ...(turn?.unready ?? []).map((seat, at) => [`turn.unready[${at}]`, seat] as const),
    ...ROLES.map((role) => [`roles.${role}`, roles?.[role]] as const),
  ]
}

/** Round, governor, chooser and the seat that decides. */
export const layOrder: PositionPart = (s, p) => {
  if (!isInPhase(s)) layBetweenPhases(s, p)
  else if (s.phase < OFFICE) {
    const found = layPhase(s, p)
    if (found !== undefined) return found
  } else layStartOfRound(s, p)
  s.rolesTaken = cardsTaken(s)
  s.turn = isInPhase(s) ? turnsBefore(s, s.seat) : 0
  return layRound(s, p) ?? checkNumber(s) ?? checkTakers(s) ?? checkSeat(s, p)
}

/** In a phase its chooser holds its card. */
function layPhase(s: State, p: PositionInput): Refusal | undefined {
  const holder = s.roleTaker[s.phase] - 1
  s.chooser = p.turn?.chooser ?? (holder >= 0 ? holder : likelyChooser(s, p))
  s.seat = p.turn?.seat ?? s.chooser
  if (holder >= 0 && holder !== s.chooser)
    return problem(
      'wrong-roles',
      `turn.chooser must be seat ${holder}, which holds the ${ROLES[s.phase]}`,
      'SJ-ROUND-4',
    )
  s.roleTaker[s.phase] = s.chooser + 1
  s.governor = p.governor ?? seatFrom(s, s.chooser, 1 - cardsTaken(s))
  return undefined
}

function likelyChooser(s: State, p: PositionInput): number {
  if (p.governor !== undefined) return seatFrom(s, p.governor, cardsTaken(s))
  return p.turn?.seat ?? 0
}

/** The start of a round is played from the new governor on (R-SJ-27). */
function layStartOfRound(s: State, p: PositionInput): void {
  s.governor = p.governor ?? p.turn?.seat ?? 0
  s.chooser = s.governor
  s.seat = p.turn?.seat ?? s.governor
}

function layBetweenPhases(s: State, p: PositionInput): void {
  const taken = cardsTaken(s)
  const seat = p.turn?.seat
  if (s.stage === ROLE) {
    s.governor = p.governor ?? (seat === undefined ? likelyGovernor(s) : seatFrom(s, seat, -taken))
    s.seat = seat ?? seatFrom(s, s.governor, taken)
    s.chooser = s.seat
    return
  }
  s.governor = p.governor ?? likelyGovernor(s)
  s.chooser = s.governor
  s.seat = seat ?? (s.stage === START_CARDS ? firstUnready(s, p) : s.governor)
  // The builder phase that ended the game had a chooser.
  if (s.stage === OVER && p.roles === undefined && s.buildings.includes(PLACES_N))
    s.roleTaker[BUILDER] = s.governor + 1
}

/** The first seat from which on the roles can have been taken. */
function likelyGovernor(s: State): number {
  for (let seat = 0; seat < s.players; seat++) if (strangeTaker(s, seat) < 0) return seat
  return 0
}

/** The first seat from the governor that has not chosen its starting cards. */
function firstUnready(s: State, p: PositionInput): number {
  const isUnready = (seat: number): boolean => {
    const hand = Object.values(p.seats?.[seat]?.hand ?? {})
    return p.turn?.unready?.includes(seat) ?? hand.reduce((sum, n = 0) => sum + n, 0) > START_HAND
  }
  for (let i = 0; i < s.players; i++)
    if (isUnready(seatFrom(s, s.governor, i))) return seatFrom(s, s.governor, i)
  return s.governor
}

/** Before the first round there is no start of a round, after it no starting cards (SJ-SETUP-8, SJ-VAR-1). */
function layRound(s: State, p: PositionInput): Refusal | undefined {
  const starts = isInPhase(s) && s.phase >= OFFICE
  s.round = p.round ?? (starts ? 2 : 1)
  if (starts && s.round === 1)
    return problem('wrong-decision', 'round 1 begins with a role, not so', 'SJ-SETUP-8')
  if (s.stage === START_CARDS && s.round > 1)
    return problem('wrong-decision', 'round must be 1 for starting cards', 'SJ-VAR-1')
  return undefined
}

function checkNumber(s: State): Refusal | undefined {
  const all = ROLE_CHOICES[s.players]
  const beforeRoles = s.stage === START_CARDS || (isInPhase(s) && s.phase >= OFFICE)
  const most = beforeRoles ? 0 : s.stage === ROLE ? all - 1 : all
  if (s.rolesTaken <= most) return undefined
  return problem(
    'wrong-roles',
    `roles: ${s.rolesTaken} are taken; at most ${most} can be for this decision`,
    'SJ-INV-7',
  )
}

function checkTakers(s: State): Refusal | undefined {
  const seat = strangeTaker(s, s.governor)
  if (seat < 0) return undefined
  return problem(
    'wrong-roles',
    strangeTaking(s, s.governor, seat),
    s.players === 2 ? 'SJ-2P-1' : 'SJ-ROUND-2',
  )
}

function checkSeat(s: State, p: PositionInput): Refusal | undefined {
  const last = seatFrom(s, s.governor, s.rolesTaken - 1)
  if (isInPhase(s) && s.phase < OFFICE && s.chooser !== last)
    return problem(
      'wrong-roles',
      `turn.chooser: seat ${s.chooser} did not take the last role, seat ${last} did`,
      'SJ-ROUND-4',
    )
  const next = seatFrom(s, s.governor, s.rolesTaken)
  if (s.stage === ROLE && s.seat !== next)
    return problem(
      'wrong-seat',
      `turn.seat must be ${next}; or change governor or roles`,
      'SJ-ROUND-2',
    )
  if (s.stage === OVER && p.turn?.seat !== undefined)
    return problem('wrong-seat', 'turn.seat: nobody decides any more; leave it out', 'SJ-END-1')
  return undefined
}
