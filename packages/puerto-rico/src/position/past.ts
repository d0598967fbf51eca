/**
 * Reading a position: what must have happened before. Nothing on the table tells of it but what it left behind, so these
 * checks are as wide as the rules: what a game can come to by any way is accepted.
 */
import { bagSize, distance, problem, type Refusal } from '@doubloon/engine'
import { owns } from '../board.ts'
import { ask, BUILDINGS } from '../buildings/catalog.ts'
import type { Permits } from '../buildings/questions.ts'
import { hasOption, OPTION } from '../chosen-options.ts'
import { buildingCircles } from '../city.ts'
import { OVER, SETTLE } from '../stages.ts'
import type { State } from '../state.ts'
import { BUILDER, CAPTAIN, COLONISTS_GONE, GOODS, MAYOR, VP_GONE } from '../words.ts'
import type { PositionPart } from './part.ts'
import { focusOf, isInPhase } from './words.ts'

export const checkPast: PositionPart = (s) =>
  checkEqualGoods(s) ?? checkColonistShip(s) ?? checkExhaustion(s) ?? checkGivenOnce(s)

/** Owners, whether the building is occupied or not: colonists may have left it since. */
function ownersOf(s: State, permit: keyof Permits): readonly number[] {
  const kinds = [...BUILDINGS.keys()].filter((kind) => BUILDINGS[kind][permit])
  return Array.from({ length: s.players }, (_, seat) => seat).filter((seat) =>
    kinds.some((kind) => owns(s, seat, kind)),
  )
}

/** Two barrels of a kind lie in the trading house only where somebody may sell a kind that is there. */
function checkEqualGoods(s: State): Refusal | undefined {
  const good = s.house.findIndex((barrels) => barrels > 1)
  if (good < 0 || ownersOf(s, 'sellsSameKind').length > 0) return undefined
  return problem(
    'wrong-house',
    `tradingHouse: nobody owns a building that lets him sell two ${GOODS[good]} there`,
    'PR-TRADER-2',
  )
}

/** The ship was filled with one colonist for each player, or for each empty circle on buildings; those are there still. */
function checkColonistShip(s: State): Refusal | undefined {
  let circles = 0
  for (let seat = 0; seat < s.players; seat++) circles += buildingCircles(s, seat)
  const most = Math.max(s.players, circles)
  if (s.colonistShip <= most) return undefined
  return problem(
    'wrong-supply',
    `colonistShip has ${s.colonistShip} colonists; at most ${most}, one for each player or each circle on buildings`,
    'PR-MAYOR-8',
  )
}

/** A supply that ran out in this round is still empty, but for what was paid in kind since (PR-END-5). */
function checkExhaustion(s: State): Refusal | undefined {
  const has = (reason: number) => (s.endTriggers & reason) !== 0
  const back = paidBack(s)
  if (has(VP_GONE) && s.vpSupply > back)
    return problem('wrong-end', `endTriggers names "vp", but ${s.vpSupply} are left`, 'PR-END-3')
  if (!has(COLONISTS_GONE)) return undefined
  const isMayorOver = wasTaken(s, MAYOR) && !isDuring(s, MAYOR)
  if (isMayorOver && s.colonistSupply <= back) return undefined
  return problem(
    'wrong-end',
    'endTriggers names "colonists": it takes a mayor phase in this round, and an empty supply after it',
    'PR-END-1',
  )
}

/** At most so many colonists, or VP, came back in this round: one from each who could pay in kind. */
function paidBack(s: State): number {
  if (!wasTaken(s, BUILDER)) return 0
  const owners = ownersOf(s, 'paysInKind')
  if (!isDuring(s, BUILDER)) return owners.length
  return owners.filter((seat) => distance(s, s.chooser, seat) <= s.turn).length
}

function isDuring(s: State, phase: number): boolean {
  return isInPhase(s) && s.phase === phase
}

/** Whether a role was taken in this round; a finished game may leave out who took which. */
function wasTaken(s: State, role: number): boolean {
  return s.roleTaker[role] > 0 || (s.stage === OVER && s.rolesTaken === 0)
}

/** The captain's bonus comes with a load of his; a colonist settled before the choice of a tile is an option. */
function checkGivenOnce(s: State): Refusal | undefined {
  if (s.onceDone === 0) return undefined
  const wrong = (what: string, rule: string) =>
    problem('wrong-turn', `turn.onceDone: ${what}`, rule)
  if (focusOf(s) === SETTLE) {
    if (hasOption(s, OPTION.hospiceOnHaciendaTile) && ask.settlesColonist(s, s.seat))
      return undefined
    return wrong('no colonist can have been settled before', 'PR-RUL-61')
  }
  const ownShips = s.ownShipUsed | s.ownSmallShipUsed
  const isLoaded = bagSize(s.shipLoad) > 0 || ((ownShips >> s.chooser) & 1) === 1
  const isBefore = s.phase === CAPTAIN && s.turn < s.players && s.idle === s.turn
  if (isLoaded && !isBefore) return undefined
  return wrong('the captain has not loaded yet, so there was no bonus', 'PR-CAPTAIN-7')
}
