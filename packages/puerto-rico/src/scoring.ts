/** The score (PR-SCORE-1 … 8): VP chips, printed VP, and what occupied buildings give at the end. */
import { type CommonScore, leaders, ranked } from '@doubloon/engine'
import { allGoods, lowestBit } from './board.ts'
import { ask, BUILDINGS, PRINTED_VP } from './buildings/catalog.ts'
import { FIRST_VIOLET, type State } from './state.ts'

/**
 * Score of a seat and where it comes from. Doubloons and barrels decide between equal scores; seats that are equal in both
 * share a rank (PR-RUL-26).
 */
export interface Score extends CommonScore {
  readonly chips: number
  /** Printed VP of all buildings, occupied or not. */
  readonly buildings: number
  /** What each occupied building gives at the end, by its key. */
  readonly bonuses: Readonly<Record<string, number>>
}

export function total(s: State, seat: number): number {
  return s.vp[seat] + printedVp(s, seat) + ask.vpAtEnd(s, seat)
}

/** The seats before whom there is nobody, as a set of bits: a shared victory is possible (PR-RUL-26). */
export function winners(s: State): number {
  return leaders(s, s.players, standing)
}

function printedVp(s: State, seat: number): number {
  let sum = 0
  for (let set = s.production[seat]; set !== 0; set &= set - 1) sum += PRINTED_VP[lowestBit(set)]
  for (let set = s.violet[seat]; set !== 0; set &= set - 1)
    sum += PRINTED_VP[FIRST_VIOLET + lowestBit(set)]
  return sum
}

function tieBreak(s: State, seat: number): number {
  return s.doubloons[seat] + allGoods(s, seat)
}

/** Score first, then the tie-break, in one number to compare seats by (PR-SCORE-8). */
function standing(s: State, seat: number): number {
  return total(s, seat) * 65_536 + tieBreak(s, seat)
}

/** The breakdown for every seat. */
export function scores(s: State): readonly Score[] {
  return ranked(s, s.players, standing).map(({ seat, ...place }) => ({
    seat,
    chips: s.vp[seat],
    buildings: printedVp(s, seat),
    bonuses: bonusesOf(s, seat),
    total: total(s, seat),
    tieBreak: tieBreak(s, seat),
    ...place,
  }))
}

function bonusesOf(s: State, seat: number): Readonly<Record<string, number>> {
  const bonuses: Record<string, number> = {}
  for (const [building, { key, vpAtEnd }] of BUILDINGS.entries()) {
    const staffed =
      building >= FIRST_VIOLET && ((s.staffed[seat] >> (building - FIRST_VIOLET)) & 1) === 1
    if (vpAtEnd !== undefined && staffed) bonuses[key] = vpAtEnd(s, seat, 0)
  }
  return bonuses
}
