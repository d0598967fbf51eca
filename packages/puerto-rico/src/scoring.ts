/** The score (PR-SCORE-1 … 8): VP chips, printed VP, and what occupied buildings give at the end. */
import { allGoods, owns } from './board.ts'
import { ask, BUILDINGS, PRINTED_VP } from './buildings/catalog.ts'
import { BUILDINGS_N, FIRST_VIOLET, type State } from './state.ts'

/** Score of a seat and where it comes from. */
export interface Score {
  readonly seat: number
  readonly chips: number
  /** Printed VP of all buildings, occupied or not. */
  readonly buildings: number
  /** What each occupied building gives at the end, by its key. */
  readonly bonuses: Readonly<Record<string, number>>
  readonly total: number
  /** Doubloons and barrels, which decide between equal scores. */
  readonly tieBreak: number
  readonly won: boolean
}

export function total(s: State, seat: number): number {
  return s.vp[seat] + printedVp(s, seat) + ask.vpAtEnd(s, seat)
}

function printedVp(s: State, seat: number): number {
  let sum = 0
  for (let building = 0; building < BUILDINGS_N; building++)
    if (owns(s, seat, building)) sum += PRINTED_VP[building]
  return sum
}

function tieBreak(s: State, seat: number): number {
  return s.doubloons[seat] + allGoods(s, seat)
}

/** Highest score, then doubloons and barrels, then shared victory, as a set of bits (PR-SCORE-8, PR-RUL-26). */
export function winners(s: State): number {
  let best = 0
  let bestTotal = -1
  let bestTie = -1
  for (let seat = 0; seat < s.players; seat++) {
    const points = total(s, seat)
    const tie = tieBreak(s, seat)
    if (points < bestTotal || (points === bestTotal && tie < bestTie)) continue
    const shared = points === bestTotal && tie === bestTie
    best = shared ? best | (1 << seat) : 1 << seat
    bestTotal = points
    bestTie = tie
  }
  return best
}

/** The breakdown for every seat. */
export function scores(s: State): readonly Score[] {
  const won = winners(s)
  return Array.from({ length: s.players }, (_, seat) => ({
    seat,
    chips: s.vp[seat],
    buildings: printedVp(s, seat),
    bonuses: bonusesOf(s, seat),
    total: total(s, seat),
    tieBreak: tieBreak(s, seat),
    won: ((won >> seat) & 1) === 1,
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
