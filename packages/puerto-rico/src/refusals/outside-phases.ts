/** Why a draft, a role or a guest's move is refused (PR-DRAFT, PR-ROUND-4, PR-X-GUESTHOUSE-2). */
import { inWords } from '@doubloon/engine'
import { boxOf } from '../board.ts'
import { BUILDINGS, COST, GUEST_ROOMS, RIVAL } from '../buildings/catalog.ts'
import { hasFreeSlot } from '../draft.ts'
import { CHOOSE, DRAFT_KIND, MOVE_GUEST, WORKPLACES } from '../moves.ts'
import { hasEqualProspectors } from '../phases/choose-role.ts'
import { FIRST_VIOLET, type State } from '../state.ts'
import { PROSPECTOR_2, ROLES, WORKPLACES_N } from '../words.ts'
import { type Asked, type Reason, reason } from './reason.ts'

/** D-DRAFT */
export const draft: Asked = {
  to: 'draft a kind of violet building',
  rule: 'PR-DRAFT-2',
  answers: ['draft'],
  why: whyNotDrafted,
  noPass: reason('must-draft', 'a kind must be drafted; passing is not possible', 'PR-DRAFT-2'),
}

function whyNotDrafted(s: State, step: number): Reason {
  const kind = step - DRAFT_KIND + FIRST_VIOLET
  if (s.copies[kind] > 0)
    return reason(
      'already-drafted',
      'this kind is in the game already; draft another',
      'PR-DRAFT-2',
    )
  if (!hasFreeSlot(s, kind))
    return reason(
      'no-free-slot',
      `no slot of cost ${COST[kind]} is free any more; draft another`,
      'PR-DRAFT-3',
    )
  const rival = inWords(BUILDINGS[RIVAL[kind]].key)
  return reason(
    'rival-in-game',
    `it never goes together with ${rival}; draft another`,
    'PR-DRAFT-4',
  )
}

/** D-ROLE */
export const chooseRole: Asked = {
  to: 'choose a role',
  rule: 'PR-ROUND-1',
  answers: ['choose'],
  why: whyNotChosen,
  noPass: reason(
    'must-choose-role',
    'a role must be chosen, even one that helps nothing',
    'PR-ROUND-4',
  ),
}

function whyNotChosen(s: State, step: number): Reason {
  const role = step - CHOOSE
  if (role >= boxOf(s).roles)
    return reason(
      'no-such-role-card',
      `with ${s.players} players there is no card "${ROLES[role]}"`,
      'PR-SETUP-1',
    )
  if (role === PROSPECTOR_2 && hasEqualProspectors(s))
    return reason(
      'same-as-first-prospector',
      'both prospector cards carry the same doubloons: choose the first',
      'PR-RUL-59',
    )
  const taker = s.roleTaker[role] - 1
  return reason(
    'role-taken',
    `seat ${taker} took this role in this round; choose another`,
    'PR-ROUND-4',
  )
}

/** D-GUEST */
export const guest: Asked = {
  to: 'move a guest or pass',
  rule: 'PR-X-GUESTHOUSE-3',
  answers: ['moveGuest'],
  why: whyNoGuest,
}

function whyNoGuest(_s: State, step: number): Reason {
  const place = step - MOVE_GUEST
  if (GUEST_ROOMS.includes(place - WORKPLACES_N))
    return reason(
      'guest-room',
      'guests move to other circles, never to a room for guests',
      'PR-X-GUESTHOUSE-2',
    )
  const where = inWords(WORKPLACES[place])
  return reason('no-empty-circle', `the seat has no empty circle at: ${where}`, 'PR-X-GUESTHOUSE-2')
}
