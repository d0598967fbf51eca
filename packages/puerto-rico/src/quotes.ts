/**
 * Numbers for people, out of the same functions that the phases use: what a building would cost a seat and why it
 * cannot be built, what it would get for a sale, what it would produce, and the room it has left.
 */
import type { MoveList, Refusal } from '@doubloon/engine'
import { allColonists, islandSpacesUsed, quarriesWorking } from './board.ts'
import { answersTo, BUILDINGS } from './buildings/catalog.ts'
import { allCircles, citySpacesLeft } from './city.ts'
import { BUILDING_KEYS, isInGame } from './describe.ts'
import { offeredMoves } from './flow.ts'
import { BUILD_KIND } from './moves.ts'
import { yieldOf } from './phases/craftsman.ts'
import { isInPhase } from './position/words.ts'
import { costsOf, priceFor, priceWith } from './purchase.ts'
import { refusalOf } from './refusals.ts'
import { BUILD } from './stages.ts'
import { FIRST_VIOLET, State } from './state.ts'
import { privilege } from './turns.ts'
import {
  BUILDER,
  GOODS,
  type Good,
  ISLAND_SPACES,
  MAX_PLAYERS,
  SALE_PLACES,
  type SalePlace,
} from './words.ts'

/** What a building costs a seat now, and why not if it cannot be built. */
export interface Quote {
  /** Printed cost; with the balanced option, the changed one. */
  readonly cost: number
  /** What the seat would pay. */
  readonly price: number
  /** Of the difference: by quarries, by the builder's privilege, by forests. */
  readonly quarries: number
  readonly builder: number
  readonly forests: number
  readonly copies: number
  /** VP beside the printed ones that it gives if the game ended now and somebody worked there; undefined if it gives none. */
  readonly vpAtEnd: number | undefined
  /** Why it cannot be built now; undefined if it can. */
  readonly refusal: Refusal | undefined
}

/** Every building in the game by key, as if the seat were asked to build now; only a builder has a privilege. */
export function quotesFor(s: State, seat: number): Readonly<Record<string, Quote>> {
  const asked = askedToBuild(s, seat)
  const offers = offeredMoves(asked)
  const quotes: Record<string, Quote> = {}
  for (const [building, key] of BUILDING_KEYS.entries())
    if (isInGame(s, building)) quotes[key] = quote(asked, building, offers)
  return quotes
}

/** The same table, with the seat at its turn of a builder phase. */
function askedToBuild(s: State, seat: number): State {
  const asked = new State()
  asked.copyFrom(s)
  const isBuilding = isInPhase(s) && s.phase === BUILDER
  if (!isBuilding) asked.chooser = MAX_PLAYERS
  asked.seat = seat
  asked.stage = BUILD
  return asked
}

function quote(s: State, building: number, offers: MoveList): Quote {
  const { seat } = s
  const costs = costsOf(s)
  const cost = costs[building]
  const quarries = quarriesWorking(s, seat)
  const lessQuarries = priceWith(costs, building, quarries, 0)
  const lessPrivilege = priceWith(costs, building, quarries, privilege(s, seat))
  const price = priceFor(s, seat, building)
  const step = BUILD_KIND + building
  return {
    cost,
    price,
    quarries: cost - lessQuarries,
    builder: lessQuarries - lessPrivilege,
    forests: lessPrivilege - price,
    copies: s.copies[building],
    vpAtEnd: vpAtEndOf(s, building),
    refusal: offers.includes(step) ? undefined : refusalOf(s, step),
  }
}

/** As if the seat had it and somebody worked there: some count themselves (PR-SCORE-2 … 6). */
function vpAtEndOf(s: State, building: number): number | undefined {
  const { vpAtEnd } = BUILDINGS[building]
  if (vpAtEnd === undefined) return undefined
  const having = new State()
  having.copyFrom(s)
  having.violet[s.seat] |= 1 << (building - FIRST_VIOLET)
  having.staffed[s.seat] = having.violet[s.seat]
  return vpAtEnd(having, s.seat, 0)
}

/** What a seat gets for a sale beside the price of the barrel, and by what. */
export interface SaleBonus {
  readonly trader: number
  /** By building key. */
  readonly buildings: Readonly<Record<string, number>>
}

/** By where a barrel is sold, for a seat that is asked to; bonuses only count in the house (PR-TRADER-3). */
export function saleBonusesOf(s: State, seat: number): Readonly<Record<SalePlace, SaleBonus>> {
  const [house, outside] = SALE_PLACES
  const trader = privilege(s, seat)
  return {
    [house]: { trader, buildings: answersTo('saleBonus', s, seat) },
    [outside]: { trader, buildings: {} },
  }
}

/** Barrels a seat would produce now, supply and privilege left aside (PR-CRAFTSMAN-2). */
export function productionOf(s: State, seat: number): Readonly<Record<Good, number>> {
  const barrels = GOODS.map((good, number) => [good, yieldOf(s, seat, number)] as const)
  return Object.fromEntries(barrels) as Record<Good, number>
}

/** Circles of a seat on which nobody stands. */
export function emptyCirclesOf(s: State, seat: number): number {
  return allCircles(s, seat) - (allColonists(s, seat) - s.sanJuan[seat])
}

/** City spaces of a seat that are free. */
export function citySpacesOf(s: State, seat: number): number {
  return citySpacesLeft(s, seat)
}

/** Island spaces of a seat that are free. */
export function islandSpacesOf(s: State, seat: number): number {
  return ISLAND_SPACES - islandSpacesUsed(s, seat)
}
