/** Why a step of the settler phase is refused (PR-SETTLER-1 … 9). */
import { TAKE, TAKE_AS_FOREST } from '../moves.ts'
import type { State } from '../state.ts'
import { QUARRY, TILES } from '../words.ts'
import { type Asked, type Reason, reason } from './reason.ts'

/** D-HACIENDA */
export const drawFirst: Asked = {
  to: 'draw a face-down plantation or pass',
  rule: 'PR-SETTLER-1',
  answers: ['draw'],
}

/** D-HACIENDA-FOREST */
export const drawnForest: Asked = {
  to: 'place the drawn plantation as a forest or pass',
  rule: 'PR-RUL-61',
  answers: ['makeForest'],
}

/** D-SETTLE */
export const settle: Asked = {
  to: 'take an island tile or pass',
  rule: 'PR-SETTLER-2',
  answers: ['take'],
  why: (s, step) => (step === TAKE + QUARRY ? whyNoQuarry(s) : whyNoPlantation(s, step)),
}

/** D-HOSPICE */
export const settleColonist: Asked = {
  to: 'settle a colonist on the new tile or pass',
  rule: 'PR-SETTLER-4',
  answers: ['settleColonist'],
}

/** D-SETTLE-2 */
export const settleSecond: Asked = {
  to: 'take a second island tile or pass',
  rule: 'PR-SETTLER-6',
  answers: ['take'],
  why: (s, step) => (step === TAKE + QUARRY ? whyNoSecondQuarry(s) : whyNoPlantation(s, step)),
}

function whyNoQuarry(s: State): Reason {
  if (s.quarries === 0) return NO_QUARRY_LEFT
  return reason(
    'quarry-not-allowed',
    'only the settler takes a quarry, and no working building of this seat allows it',
    'PR-SETTLER-2',
  )
}

function whyNoSecondQuarry(s: State): Reason {
  if (s.quarries === 0) return NO_QUARRY_LEFT
  return reason(
    'second-quarry-not-allowed',
    'the second tile is a plantation: no working building of this seat allows a quarry',
    'PR-X-LIBRARY-3',
  )
}

const NO_QUARRY_LEFT = reason('no-quarry-left', 'all quarries are taken', 'PR-SETTLER-8')

function whyNoPlantation(s: State, step: number): Reason {
  const good = step >= TAKE_AS_FOREST ? step - TAKE_AS_FOREST : step - TAKE
  if (s.faceUp[good] === 0)
    return reason(
      'not-face-up',
      `no ${TILES[good]} plantation lies face up; take one of those that do`,
      'PR-SETTLER-2',
    )
  return reason(
    'forest-not-allowed',
    'no working building of this seat allows a forest; take it as a plantation',
    'PR-X-FOREST-1',
  )
}
