/**
 * Choosing a role (PR-ROUND-1 … 5) and the prospector, who has no action (PR-PROSPECTOR-1).
 */
import { boxOf } from '../board.ts'
import { privilegeOf } from '../causes.ts'
import { note, ROLE_TAKEN } from '../events.ts'
import { openWindow } from '../guests.ts'
import { CHOOSE } from '../moves.ts'
import { PHASE_BEGINS, PHASE_ENDS } from '../stages.ts'
import type { State } from '../state.ts'
import { gainDoubloons } from '../supplies.ts'
import { type Decision, ONCE_AROUND, type Phase, privilege } from '../turns.ts'
import { MAYOR, PROSPECTOR, PROSPECTOR_2 } from '../words.ts'

/** D-ROLE: any card not taken this round; a role must be chosen (PR-ROUND-4). */
export const chooseRole: Decision = {
  offers(s, out) {
    const { roles } = boxOf(s)
    for (let role = 0; role < roles; role++) if (s.roleTaker[role] === 0) out.add(CHOOSE + role)
    if (hasEqualProspectors(s)) out.length--
  },

  play(s, step) {
    const { seat } = s
    const role = step - CHOOSE
    const phase = Math.min(role, PROSPECTOR)
    const doubloons = s.roleDoubloons[role]
    s.roleTaker[role] = seat + 1
    s.rolesTaken++
    s.doubloons[seat] += doubloons
    s.roleDoubloons[role] = 0
    note(s, ROLE_TAKEN, seat, role, doubloons)
    s.chooser = seat
    s.phase = phase
    // Elsewhere the window after the choice is the one at the start of the chooser's turn (PR-RUL-58).
    if (phase === MAYOR || phase === PROSPECTOR) openWindow(s, PHASE_BEGINS)
    else s.stage = PHASE_BEGINS
  },

  skip() {
    throw new Error('there is always a role to choose')
  },
}

/** Two prospectors with equal doubloons are one move, the first card (PR-RUL-59). */
export function hasEqualProspectors(s: State): boolean {
  return (
    boxOf(s).roles > PROSPECTOR_2 &&
    s.roleTaker[PROSPECTOR] === 0 &&
    s.roleTaker[PROSPECTOR_2] === 0 &&
    s.roleDoubloons[PROSPECTOR] === s.roleDoubloons[PROSPECTOR_2]
  )
}

const byPrivilege = privilegeOf(PROSPECTOR)

/** Nobody acts; the chooser takes a doubloon from the bank. */
export const prospector: Phase = {
  turns: ONCE_AROUND,
  begin(s) {
    gainDoubloons(s, s.chooser, privilege(s, s.chooser), byPrivilege)
    s.stage = PHASE_ENDS
  },
  turn() {},
  end() {},
}
