/**
 * Who may act now: the seat asked, or with `mayorSimultaneous` everybody who has a placement to
 * make.
 */
import { hasOption, OPTION } from './chosen-options.ts'
import { hasPlacementChoice } from './phases/mayor.ts'
import { MAYOR_PLACE, OVER } from './stages.ts'
import type { State } from './state.ts'

/** The seats that may act now, as a set of bits; none when the game is over. */
export function waitingSeats(s: State): number {
  if (s.stage === OVER) return 0
  return mayPlaceInAnyOrder(s) ? seatsWithPlacement(s) : 1 << s.seat
}

/** Between two placements everybody who has not placed yet may act (PR-RUL-61). */
function mayPlaceInAnyOrder(s: State): boolean {
  return s.stage === MAYOR_PLACE && s.cursor === 0 && hasOption(s, OPTION.mayorSimultaneous)
}

function seatsWithPlacement(s: State): number {
  let seats = 0
  for (let seat = 0; seat < s.players; seat++)
    if (((s.unplaced >> seat) & 1) === 1 && hasPlacementChoice(s, seat)) seats |= 1 << seat
  return seats
}
