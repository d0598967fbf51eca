/**
 * Reading a position: the draft comes right after the set-up, so nothing but that lies on the table
 * (PR-DRAFT-2). A short position may have less.
 */
import { bagSize, distance, problem, type Refusal } from '@doubloon/engine'
import { allColonists, allGoods, boxOf, islandSpacesUsed, tilesOf } from '../board.ts'
import { violetInGame } from '../describe.ts'
import { SLOTS_N } from '../draft.ts'
import { BUILDING_MODES } from '../options.ts'
import type { State } from '../state.ts'

/** Whether a kind is still to be drafted, and nothing was played yet. */
export function checkDraft(s: State): Refusal | undefined {
  if (BUILDING_MODES[s.buildingMode] !== 'draft')
    return wrong('needs options.buildings = draft', 'PR-DRAFT-1')
  if (violetInGame(s).length === SLOTS_N)
    return wrong('is over, all 17 kinds are drafted; choose D-ROLE', 'PR-DRAFT-5')
  for (let seat = 0; seat < s.players; seat++)
    if (hasMoreThanSetUp(s, seat))
      return wrong(`comes before seats[${seat}] can have more than the set-up gives`, 'PR-DRAFT-2')
  if (!isUsed(s)) return undefined
  return wrong('comes before ships, house, discard, role cards or end are touched', 'PR-DRAFT-2')
}

function wrong(what: string, rule: string): Refusal {
  return problem('wrong-decision', `turn.decision: D-DRAFT ${what}`, rule)
}

/** The set-up gives doubloons and one plantation by distance from the governor (PR-SETUP-3). */
function hasMoreThanSetUp(s: State, seat: number): boolean {
  const { doubloons, startTiles } = boxOf(s)
  const given = tilesOf(s, seat, startTiles[distance(s, s.governor, seat)])
  return (
    s.doubloons[seat] > doubloons ||
    islandSpacesUsed(s, seat) > Math.min(given, 1) ||
    s.vp[seat] > 0 ||
    allGoods(s, seat) > 0 ||
    allColonists(s, seat) > 0 ||
    s.violet[seat] !== 0 ||
    s.production[seat] !== 0
  )
}

function isUsed(s: State): boolean {
  const pieces = bagSize(s.shipLoad) + bagSize(s.house) + bagSize(s.discard)
  return pieces > 0 || s.endTriggers !== 0 || s.roleDoubloons.some((doubloons) => doubloons > 0)
}
