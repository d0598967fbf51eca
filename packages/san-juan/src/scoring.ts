/** The score (SJ-SCORE-1 … 11): printed VP, tucked cards, what buildings give at the end, and last the Palace's share. */
import { type CommonScore, leaders, ranked } from '@doubloon/engine'
import { ask, BUILDINGS, effectOf, PRINTED_VP } from './buildings/catalog.ts'
import { FIRST_EFFECT, type State } from './state.ts'
import { allGoods, kindAt } from './tableau.ts'

/**
 * Score of a seat and where it comes from. Hand cards and goods decide between equal scores; seats that are equal in both
 * share a rank (R-SJ-20).
 */
export interface Score extends CommonScore {
  /** Printed VP of all buildings. */
  readonly buildings: number
  /** Tucked cards, 1 VP each. */
  readonly tucked: number
  /** What buildings give at the end, by their key. */
  readonly bonuses: Readonly<Record<string, number>>
}

export function total(s: State, seat: number): number {
  const sum = sumWithoutLast(s, seat)
  return sum + ask.vpForVp(s, seat, sum)
}

/** Everything but what is counted from all other VP (SJ-SCORE-1 … 7); tucked cards count wherever they lie. */
function sumWithoutLast(s: State, seat: number): number {
  return printedVp(s, seat) + s.tuckedSize[seat] + ask.vpAtEnd(s, seat)
}

function printedVp(s: State, seat: number): number {
  let sum = 0
  for (let place = 0; place < s.buildings[seat]; place++) sum += PRINTED_VP[kindAt(s, seat, place)]
  return sum
}

/** Hand cards and goods; tucked cards do not count (SJ-SCORE-10). */
function tieBreak(s: State, seat: number): number {
  return s.handSize[seat] + allGoods(s, seat)
}

/** Score first, then the tie-break, in one number to compare seats by. */
function standing(s: State, seat: number): number {
  return total(s, seat) * 1024 + tieBreak(s, seat)
}

/** The seats before whom there is nobody, as a set of bits: a shared victory is possible (SJ-SCORE-11). */
export function winners(s: State): number {
  return leaders(s, s.players, standing)
}

/** The breakdown for every seat. */
export function scores(s: State): readonly Score[] {
  return ranked(s, s.players, standing).map(({ seat, ...place }) => ({
    seat,
    buildings: printedVp(s, seat),
    tucked: s.tuckedSize[seat],
    bonuses: bonusesOf(s, seat),
    total: total(s, seat),
    tieBreak: tieBreak(s, seat),
    ...place,
  }))
}

function bonusesOf(s: State, seat: number): Readonly<Record<string, number>> {
  const sum = sumWithoutLast(s, seat)
  const bonuses: Record<string, number> = {}
  for (const [kind, { key, vpAtEnd, vpForVp }] of BUILDINGS.entries()) {
    if (kind < FIRST_EFFECT || (s.effects[seat] & effectOf(kind)) === 0) continue
    if (vpAtEnd !== undefined) bonuses[key] = vpAtEnd(s, seat, 0)
    if (vpForVp !== undefined) bonuses[key] = vpForVp(s, seat, sum)
  }
  return bonuses
}
