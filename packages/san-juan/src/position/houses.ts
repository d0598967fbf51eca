/**
 * Reading a position: the trading house cards. They come in the same order all game long, so of those seen the first
 * is the first that came, and until all five were seen there is only one place for the next (SJ-TRADE-8, -9).
 */
import { problem, type Refusal } from '@doubloon/engine'
import { HOUSES_N } from '../box.ts'
import { HOUSE_KEYS, isInPhase } from '../describe.ts'
import type { State } from '../state.ts'
import { TRADER } from '../words.ts'
import type { PositionPart } from './part.ts'

/** In a trader phase the last card that came, otherwise the next to come. */
export function usualHouse(s: State): number {
  const seen = s.houses.filter((house) => house > 0).length
  return isTrading(s) ? seen - 1 : seen % HOUSES_N
}

/** In a trader phase a card lies face up: the first one, if none is named. */
export const layHouses: PositionPart = (s, p) => {
  const seen = p.tradingHouses ?? (isTrading(s) ? HOUSE_KEYS.slice(0, 1) : [])
  if (new Set(seen).size < seen.length)
    return wrong('tradingHouses names a card twice; there is one of each', 'SJ-COMP-4')
  if (isTrading(s) && seen.length === 0)
    return wrong('tradingHouses must end with the card of this trader phase', 'SJ-TRADE-1')
  for (const [at, key] of seen.entries()) s.houses[at] = HOUSE_KEYS.indexOf(key) + 1
  s.houseAt = p.tradingHouse ?? usualHouse(s)
  if (seen.length === HOUSES_N || s.houseAt === usualHouse(s)) return undefined
  return wrong(
    `tradingHouse must be ${usualHouse(s)}, or left out, until all five were seen`,
    'SJ-TRADE-9',
  )
}

function isTrading(s: State): boolean {
  return isInPhase(s) && s.phase === TRADER
}

function wrong(message: string, rule: string): Refusal {
  return problem('wrong-houses', message, rule)
}
