/** The building market for the viewer: what stands in each column, its price, and what can be done with it. */
import { BUILDINGS, GOODS } from '@doubloon/puerto-rico'
import type { Moment } from '../client/contract.ts'
import type { TableModel } from '../table/model.svelte.ts'
import { beginsLastRound } from './last-round.ts'
import type { Good, PuertoRico, Quote } from './table-types.ts'

/** Why a building is out of reach; undefined if it is not, or if it is not the time to build. */
export type Obstacle = 'yours' | 'soldOut' | 'noSpace' | 'short'

export interface Stall {
  readonly key: string
  readonly column: number
  readonly band: Good | 'violet'
  readonly vp: number
  readonly circles: number
  readonly isLarge: boolean
  readonly quote: Quote
  /** Copies at the start of the game: those left and those in the cities. */
  readonly copies: number
  readonly obstacle: Obstacle | undefined
  /** Doubloons that are missing. */
  readonly missing: number
  /** Whether building it begins the last round. */
  readonly isLast: boolean
  /** The move that builds it, if it can be paid in doubloons. */
  readonly offer: string | undefined
  /** Whether it can be paid in kind: then one chooses how. */
  readonly isInKind: boolean
}

const COLUMNS = [1, 2, 3, 4]

/** The buildings of the game by column, production first, then by cost. */
export function stallsOf(table: TableModel<PuertoRico>, moment: Moment<PuertoRico>): Stall[][] {
  const stalls = BUILDINGS.flatMap((building) => {
    const quote = moment.facts.quotes[building.key]
    return quote === undefined ? [] : [stallOf(table, moment, building, quote)]
  })
  return COLUMNS.map((column) =>
    stalls
      .filter((stall) => stall.column === column)
      .sort(
        (a, b) => Number(a.band === 'violet') - Number(b.band === 'violet') || cost(a) - cost(b),
      ),
  )
}

/** How much the quarries of the viewer save in a column. */
export function quarriesIn(stalls: readonly Stall[]): number {
  return Math.max(0, ...stalls.map(({ quote }) => quote.quarries))
}

function stallOf(
  table: TableModel<PuertoRico>,
  moment: Moment<PuertoRico>,
  building: (typeof BUILDINGS)[number],
  quote: Quote,
): Stall {
  const { key, column, vp, circles, size, good } = building
  const { view, viewer } = moment
  const isBuilding = view.phase === 'builder'
  const owners = view.seats.filter((seat) => seat.buildings[key] !== undefined).length
  const ways = table.offers.filter(
    ({ move }) => (move.type === 'build' || move.type === 'buildInKind') && move.building === key,
  )
  return {
    key,
    column,
    band: good === undefined ? 'violet' : (GOODS[good] ?? 'violet'),
    vp,
    circles,
    isLarge: size === 2,
    quote,
    copies: quote.copies + owners,
    obstacle: obstacleOf(quote, view.seats[viewer]?.buildings[key] !== undefined, isBuilding),
    missing: quote.price - (view.seats[viewer]?.doubloons ?? 0),
    isLast: ways.some(({ text }) => beginsLastRound(moment, text)),
    offer: ways.find(({ move }) => move.type === 'build')?.text,
    isInKind: ways.some(({ move }) => move.type === 'buildInKind'),
  }
}

function obstacleOf(quote: Quote, isOwned: boolean, isBuilding: boolean): Obstacle | undefined {
  if (isOwned) return 'yours'
  if (quote.copies === 0) return 'soldOut'
  if (!isBuilding || quote.refusal === undefined) return undefined
  return quote.refusal.code === 'no-city-space' ? 'noSpace' : 'short'
}

function cost({ quote }: Stall): number {
  return quote.cost
}
