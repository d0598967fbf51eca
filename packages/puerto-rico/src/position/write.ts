/**
 * The whole position as JSON, hidden things included: for referees, saved positions and tests.
 * Reading it back gives the same bytes (read.ts). Numbers that are 0 and things that are
 * not there are left out.
 */

import { type Complete, chanceInWords } from '@doubloon/engine'
import { readOptions } from '../chosen-options.ts'
import {
  cityInWords,
  countsOf,
  endTriggersInWords,
  goodsInWords,
  islandInWords,
  PHASE_WORDS,
  producedInWords,
  seatsIn,
  shipsInWords,
  violetInGame,
  workersInWords,
} from '../describe.ts'
import type { Options } from '../options.ts'
import { decisionOf, OVER } from '../stages.ts'
import type { State } from '../state.ts'
import { GOODS, ROLES, type Ship } from '../words.ts'
import type { PositionInput, SeatInput, TurnInput } from './form.ts'
import { aboutInWords, isInPhase, nextWord, partWords, usualCount, usualResume } from './words.ts'

/** What lies before a seat. */
export interface SeatPosition extends Complete<Omit<SeatInput, 'buildings'>, 'produced'> {
  readonly buildings: Readonly<Record<string, number>>
}

/** Who decides what, and how far the phase has come; docs/positions.md has every field. */
export type TurnPosition = Omit<TurnInput, 'decision'> & { readonly decision: string }

/** A position with everything written out. */
export interface Position
  extends Complete<Omit<PositionInput, 'options' | 'seats' | 'turn' | 'seed'>, 'violetBuildings'> {
  readonly options: Options
  readonly seats: readonly SeatPosition[]
  readonly turn: TurnPosition
}

/** The options a state was set up with. */
export function optionsOf(s: State): Options {
  return readOptions(s, violetInGame(s))
}

/** The whole position in words. */
export function positionOf(s: State): Position {
  const options = optionsOf(s)
  const named = options.buildings === 'draft' || options.buildings === 'randomSet'
  return {
    options,
    round: s.round,
    governor: s.governor,
    seats: Array.from({ length: s.players }, (_, seat) => seatPosition(s, seat)),
    roles: rolesPosition(s),
    turn: turnPosition(s),
    endTriggers: endTriggersInWords(s),
    ...(named && { violetBuildings: violetInGame(s) }),
    ships: cargoPosition(s),
    tradingHouse: countsOf(GOODS, s.house),
    goodsSupply: countsOf(GOODS, s.supply),
    colonistSupply: s.colonistSupply,
    colonistShip: s.colonistShip,
    vpSupply: s.vpSupply,
    faceUp: countsOf(GOODS, s.faceUp),
    faceDown: countsOf(GOODS, s.faceDown),
    discard: countsOf(GOODS, s.discard),
    quarries: s.quarries,
    chance: chanceInWords(s.rng),
  }
}

function seatPosition(s: State, seat: number): SeatPosition {
  const produced = producedInWords(s, seat)
  return {
    doubloons: s.doubloons[seat],
    vp: s.vp[seat],
    goods: goodsInWords(s, seat),
    ...(Object.keys(produced).length > 0 && { produced }),
    island: islandInWords(s, seat),
    workers: workersInWords(s, seat),
    buildings: cityInWords(s, seat),
    sanJuan: s.sanJuan[seat],
  }
}

function rolesPosition(s: State): Position['roles'] {
  const roles: Position['roles'] = {}
  for (const [role, word] of ROLES.entries()) {
    const doubloons = s.roleDoubloons[role]
    const taker = s.roleTaker[role]
    if (doubloons === 0 && taker === 0) continue
    roles[word] = { ...(doubloons > 0 && { doubloons }), ...(taker > 0 && { takenBy: taker - 1 }) }
  }
  return roles
}

function cargoPosition(s: State): Position['ships'] {
  const ships: Position['ships'] = {}
  for (const { capacity, good, load } of shipsInWords(s))
    if (good !== undefined) ships[`${capacity}` as Ship] = { good, load }
  return ships
}

function turnPosition(s: State): TurnPosition {
  const inPhase = isInPhase(s)
  const about = aboutInWords(s)
  const part = partWords(s.phase)[s.cursor - 1]
  const next = nextWord(s.resume)
  const phase = PHASE_WORDS[s.phase]
  return {
    decision: decisionOf(s.stage),
    ...(s.stage !== OVER && { seat: s.seat }),
    ...(inPhase && { chooser: s.chooser }),
    ...(inPhase && { phase }),
    ...(about !== undefined && { about }),
    ...(part !== undefined && { part }),
    ...(s.count !== usualCount(s) && { count: s.count }),
    ...(next !== undefined && s.resume !== usualResume(s) && { next }),
    ...(s.onceDone > 0 && { onceDone: true }),
    ...(s.unplaced > 0 && { toPlace: seatsIn(s.unplaced) }),
    ...captainPosition(s),
  }
}

/** What only the captain phase counts. */
function captainPosition(s: State): Partial<TurnPosition> {
  const loading = PHASE_WORDS[s.phase] === 'captain' && isInPhase(s)
  return {
    ...(loading && s.turn === s.players && { laterCircle: true }),
    ...(loading && s.idle > 0 && { turnsWithoutLoad: s.idle }),
    ...(s.ownShipUsed > 0 && { wharfUsed: seatsIn(s.ownShipUsed) }),
    ...(s.ownSmallShipUsed > 0 && { smallWharfUsed: seatsIn(s.ownSmallShipUsed) }),
  }
}
