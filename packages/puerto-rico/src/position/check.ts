/**
 * Reading a position: whether the game can stand at this decision, with these things on the table.
 */
import { bagSize, distance, problem, type Refusal } from '@doubloon/engine'
import {
  allColonists,
  allGoods,
  boxOf,
  capacityOf,
  colonistsOn,
  nextGoodHeld,
  owns,
  shipIsFull,
  tilesOf,
  workersOn,
} from '../board.ts'
import { ask, SIZE } from '../buildings/catalog.ts'
import { hasOption, OPTION } from '../chosen-options.ts'
import { allCircles, circlesAt, citySpacesLeft, colonistsAt, PLACES_N } from '../city.ts'
import { mayLoadOwnSmallShip } from '../phases/captain.ts'
import { canPayInKind, missingDoubloons } from '../purchase.ts'
import * as stage from '../stages.ts'
import type { State } from '../state.ts'
import { privilege } from '../turns.ts'
import {
  CAPTAIN,
  CRAFTSMAN,
  FOREST,
  GOODS_N,
  HOUSE_SPACES,
  OWN_SMALL_SHIP,
  ROLES,
  TRADER,
} from '../words.ts'
import { checkDraft } from './draft.ts'
import type { PositionPart } from './part.ts'
import { usuallyUnplaced } from './turn.ts'
import { focusOf, isInPhase, usualCount } from './words.ts'

/**
 * What lies on the table only during some phase: produced barrels, full ships, a full house
 * (PR-INV-8).
 */
export const checkTable: PositionPart = (s) => {
  const during = (phase: number) => isInPhase(s) && s.phase === phase
  for (let seat = 0; seat < s.players; seat++) {
    const produced = bagSize(s.produced.subarray(seat * GOODS_N, (seat + 1) * GOODS_N))
    if (produced > 0 && !(during(CRAFTSMAN) && distance(s, s.chooser, seat) < s.turn))
      return problem(
        'wrong-produced',
        `seats[${seat}].produced: this seat has not produced in this phase`,
        'PR-CRAFTSMAN-1',
      )
  }
  const full = boxOf(s).ships.find((ship) => shipIsFull(s, ship))
  if (full !== undefined && !during(CAPTAIN) && !during(stage.STORAGE_PHASE))
    return problem(
      'wrong-cargo',
      `ships["${capacityOf(full)}"] is full after a captain phase`,
      'PR-INV-8',
    )
  if (bagSize(s.house) === HOUSE_SPACES && !during(TRADER))
    return problem('house-overfull', 'tradingHouse is full after a trader phase', 'PR-INV-8')
  return undefined
}

/** Whether this decision can come up for this seat. */
export const checkDecision: PositionPart = (s) => {
  const focus = focusOf(s)
  if (CHOOSER_ONLY.includes(focus) && s.seat !== s.chooser)
    return wrong(`turn.seat must be ${s.chooser}, who took the ${ROLES[s.phase]}`, 'PR-ROUND-6')
  if (s.unplaced > 0 && s.stage !== stage.MAYOR_PLACE)
    return wrong('turn.toPlace is for D-MAYOR-PLACE only', 'PR-MAYOR-7')
  const most = MOST_COUNTED.get(s.stage) ?? 0
  if (s.count > most) return wrong(`turn.count is at most ${most} for this decision`, 'PR-DEC-1')
  if (focus === stage.SETTLE_2 && !ask.ownsDoubler(s, s.seat))
    return wrong('turn: a second tile is for the owner of a building that doubles', 'PR-RUL-58')
  return CHECKS.get(s.stage)?.(s)
}

const CHOOSER_ONLY = [stage.SETTLE_2, stage.MAYOR_EXTRA, stage.CRAFT_EXTRA, stage.PHASE_BEGINS]

/** Circles to come, items given, VP for a building, extra barrels, barrels chosen. */
const MOST_COUNTED: ReadonlyMap<number, number> = new Map([
  [stage.MAYOR_PLACE, 100],
  [stage.BARTER, 3],
  [stage.STAFF_BUILT, 3],
  [stage.CRAFT_EXTRA, 1],
  [stage.LOAD_SELECTION, 50],
])

type Check = (s: State) => Refusal | undefined

const CHECKS: ReadonlyMap<number, Check> = new Map([
  [stage.DRAFT, checkDraft],
  [stage.DRAWN_FOREST, checkTileTaken],
  [stage.SETTLE_STAFF, checkTileTaken],
  [stage.MAYOR_PLACE, checkPlacement],
  [stage.BARTER, checkPayment],
  [stage.STAFF_BUILT, checkBuilt],
  [stage.CRAFT_EXTRA, checkExtra],
  [stage.LOAD_SELECTION, checkSelection],
  [stage.GUEST, checkWindow],
])

function wrong(message: string, rule: string): Refusal {
  return problem('wrong-decision', message, rule)
}

/**
 * A window leads to a decision of its phase; before a first load only in the first circle
 * (PR-RUL-41).
 */
function checkWindow(s: State): Refusal | undefined {
  if (!ask.lodgesGuests(s, s.seat))
    return wrong('turn.decision D-GUEST: the seat has no guest', 'PR-X-GUESTHOUSE-2')
  const inFirstCircle = s.turn < s.players
  const fits =
    (s.resume !== stage.FIRST_LOAD || inFirstCircle) &&
    (s.resume !== stage.LOAD || !inFirstCircle) &&
    (s.resume !== stage.STORE || s.cursor === 0)
  if (fits) return undefined
  return wrong('turn.next does not follow a guest window here', 'PR-X-GUESTHOUSE-3')
}

/**
 * The tile lies on the island, unoccupied; the drawn one gets a colonist only by option (PR-RUL-1).
 */
function checkTileTaken(s: State): Refusal | undefined {
  const free =
    tilesOf(s, s.seat, s.subject) - (s.subject === FOREST ? 0 : workersOn(s, s.seat, s.subject))
  if (free === 0) return wrong('turn.about must be an unoccupied tile of the seat', 'PR-SETTLER-4')
  if (s.stage === stage.DRAWN_FOREST)
    return s.subject < GOODS_N ? undefined : wrong('turn.about must be a plantation', 'PR-RUL-31')
  const drawn = s.resume === stage.SETTLE && hasOption(s, OPTION.hospiceOnHaciendaTile)
  return drawn || s.resume === 0
    ? undefined
    : wrong('turn.next must be left out, or be "D-SETTLE" by option', 'PR-RUL-61')
}

/**
 * In turn unless all place at once; once begun, the rest of the colonists waits in San Juan
 * (PR-MAYOR-5).
 */
function checkPlacement(s: State): Refusal | undefined {
  const inTurn = s.unplaced === usuallyUnplaced(s)
  const atOnce = hasOption(s, OPTION.mayorSimultaneous) && ((s.unplaced >> s.seat) & 1) === 1
  if (!inTurn && !atOnce)
    return wrong('turn.toPlace must be the seats from turn.seat on', 'PR-MAYOR-7')
  if (s.count !== usualCount(s))
    return wrong(
      `turn.count must be ${usualCount(s)}, the circles to come; or leave it out`,
      'PR-MAYOR-5',
    )
  const idle = seatsOf(s).find((seat) => isIdleAfterPlacing(s, seat))
  if (idle !== undefined)
    return wrong(
      `seats[${idle}].sanJuan: a seat that has placed keeps nobody back from an empty circle`,
      'PR-INV-7',
    )
  if (s.cursor === 0) return undefined
  for (let place = s.cursor - 1; place < PLACES_N; place++)
    if (colonistsAt(s, s.seat, place) > 0)
      return wrong('turn.part: colonists of later workplaces wait in San Juan', 'PR-MAYOR-4')
  if (
    s.sanJuan[s.seat] > 0 &&
    s.sanJuan[s.seat] < s.count &&
    circlesAt(s, s.seat, s.cursor - 1) > 0
  )
    return undefined
  return wrong('turn.part: nothing is left to decide in this placement', 'PR-MAYOR-5')
}

function seatsOf(s: State): readonly number[] {
  return Array.from({ length: s.players }, (_, seat) => seat)
}

/** Whether a seat that is not to place any more has colonists in San Juan beside empty circles. */
function isIdleAfterPlacing(s: State, seat: number): boolean {
  if (((s.unplaced >> seat) & 1) === 1 || s.sanJuan[seat] === 0) return false
  return allColonists(s, seat) - s.sanJuan[seat] < allCircles(s, seat)
}

/** Something is missing, and what can still be given makes up for it (PR-X-BLACKMARKET-2). */
function checkPayment(s: State): Refusal | undefined {
  const { seat, subject, cursor, count } = s
  const fits =
    s.copies[subject] > 0 && !owns(s, seat, subject) && SIZE[subject] <= citySpacesLeft(s, seat)
  if (!fits) return wrong('turn.about must be a building the seat can build', 'PR-BUILDER-2')
  if (!ask.paysInKind(s, seat) || count > cursor)
    return wrong('the seat cannot have given turn.count items', 'PR-X-BLACKMARKET-1')
  const missing = missingDoubloons(s, seat, subject) - count
  const barrel = allGoods(s, seat) > 0 ? 1 : 0
  const vp = cursor < 2 && s.vp[seat] > 0 ? 1 : 0
  const payable = cursor === 0 ? canPayInKind(s, seat, subject) : missing <= barrel + vp
  if (missing > 0 && payable && cursor < 3) return undefined
  return wrong(
    `${missing} doubloons are missing, which cannot be paid in kind`,
    'PR-X-BLACKMARKET-2',
  )
}

/** The new building is in the city, unoccupied; VP for it are to come (PR-BUILDER-8). */
function checkBuilt(s: State): Refusal | undefined {
  if (!owns(s, s.seat, s.subject) || colonistsOn(s, s.seat, s.subject) > 0)
    return wrong('turn.about must be an unoccupied building of the seat', 'PR-B-UNIVERSITY-1')
  return s.count === usualCount(s)
    ? undefined
    : wrong(`turn.count must be ${usualCount(s)}, the VP for it; or leave it out`, 'PR-X-CHURCH-1')
}

function checkExtra(s: State): Refusal | undefined {
  return s.count < privilege(s, s.seat)
    ? undefined
    : wrong('turn.count: no extra barrel is left to take', 'PR-CRAFTSMAN-6')
}

/** An unused small wharf and barrels still to choose from (PR-X-SMALLWHARF-1). */
function checkSelection(s: State): Refusal | undefined {
  const chosen = s.cursor === 0 ? 0 : bagSize(s.supply)
  if (
    !mayLoadOwnSmallShip(s, s.seat) ||
    nextGoodHeld(s, s.seat, s.cursor) === GOODS_N ||
    s.count > chosen
  )
    return wrong(`turn.about: the seat cannot be loading a ${OWN_SMALL_SHIP}`, 'PR-X-SMALLWHARF-1')
  return undefined
}
