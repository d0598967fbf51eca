/** Choosing a role (SJ-ROUND-2 … 5, SJ-2P-1 … 5). */
import { ask } from '../buildings/catalog.ts'
import { note, ROLE_TAKEN } from '../events.ts'
import { CHOOSE, CHOOSE_DOUBLED } from '../moves.ts'
import { PHASE_BEGINS } from '../stages.ts'
import type { State } from '../state.ts'
import type { Decision } from '../turns.ts'
import { ROLES_N } from '../words.ts'

/** D-SJ-2 and D-SJ-2a: any role card in the middle, in a game of two with or without doubling. */
export const chooseRole: Decision = {
  offers(s, out) {
    for (let role = 0; role < ROLES_N; role++) if (s.roleTaker[role] === 0) out.add(CHOOSE + role)
    if (!mayDeclareDoubling(s, s.seat)) return
    for (let role = 0; role < ROLES_N; role++)
      if (s.roleTaker[role] === 0) out.add(CHOOSE_DOUBLED + role)
  },

  play(s, step) {
    const { seat } = s
    const declared = step >= CHOOSE_DOUBLED
    const role = step - (declared ? CHOOSE_DOUBLED : CHOOSE)
    s.roleTaker[role] = seat + 1
    s.rolesTaken++
    s.phase = role
    s.doubled = declared || (s.players > 2 && ask.doublesPrivilege(s, seat))
    if (declared) s.doublingUsed |= 1 << seat
    note(s, ROLE_TAKEN, seat, role, s.doubled ? 1 : 0)
    s.stage = PHASE_BEGINS
  },
}

/** Once in a round, with whichever of the two choices (SJ-2P-4, R-SJ-6); with more players it is always in use. */
function mayDeclareDoubling(s: State, seat: number): boolean {
  return s.players === 2 && ((s.doublingUsed >> seat) & 1) === 0 && ask.doublesPrivilege(s, seat)
}
