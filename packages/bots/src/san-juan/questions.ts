/**
 * The rules' questions to the buildings of a seat, asked of all that stand: what was built in this very phase works from
 * the next one on (SJ-BLDG-4), and a plan reaches further than the phase.
 */
import { bonus, eachQuestion, permit, type WorkingRows } from '@doubloon/engine'
import {
  BONUSES,
  BUILDINGS,
  FIRST_EFFECT,
  GIFTS,
  PERMITS,
  type State,
} from '@doubloon/san-juan/fast'

const WITH_EFFECT = BUILDINGS.slice(FIRST_EFFECT)
const standing: WorkingRows<State> = (s, seat) => s.effects[seat]
const active: WorkingRows<State> = (s, seat) => s.active[seat]

export const will = {
  ...eachQuestion({ ...BONUSES, ...GIFTS }, (question) =>
    bonus(
      WITH_EFFECT.map((building) => building[question]),
      standing,
    ),
  ),
  ...eachQuestion(PERMITS, (question) =>
    permit(
      WITH_EFFECT.map((building) => building[question]),
      standing,
    ),
  ),
}

/** Whether a seat may build over a building in this phase (SJ-B-CRANE-1). */
export const buildsOver = permit(
  WITH_EFFECT.map((building) => building.buildsOver),
  active,
)
