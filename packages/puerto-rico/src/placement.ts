/**
 * What a seat can place now, and where, for whoever helps people to place (PR-MAYOR-4 … 6). Bounds come from the
 * rules: they are what is offered to somebody who puts as few, or as many, as possible on every workplace before.
 */
import {
  determinizationOf,
  type Game,
  inWords,
  type Pending,
  walkComposite,
} from '@doubloon/engine'
import { allColonists } from './board.ts'
import { circlesAt } from './city.ts'
import { stepWords, WORKPLACES } from './moves.ts'
import { type PuertoRicoTypes, puertoRico } from './rules.ts'
import type { State } from './state.ts'

/** A place for colonists: its word in the notation, its circles, and how many can stand there. */
export interface Workplace {
  /** Tile kind or building key. */
  readonly key: string
  readonly word: string
  readonly circles: number
  readonly minimum: number
  readonly maximum: number
}

/** A placement that is to be made. */
export interface Placement {
  /** Colonists that can still be placed: all of the seat or, once it has begun, those left. */
  readonly colonists: number
  /** Colonists that must stand on these workplaces afterwards. */
  readonly toPlace: number
  /** In the order of the notation. */
  readonly workplaces: readonly Workplace[]
}

type Pick = (pending: Pending<State>) => number

const fewest: Pick = ({ moves }) => moves.at(0)
const most: Pick = ({ moves }) => moves.at(moves.length - 1)

/** The placement of a seat that is asked for it. */
export function placementOf(game: Game<State, PuertoRicoTypes>, seat: number): Placement {
  const { state } = determinizationOf(game, seat, 'placement')
  const late = putsOf(game, seat, fewest)
  const early = putsOf(game, seat, most)
  const workplaces = late.map(({ on, maximum }) => ({
    key: on,
    word: inWords(on),
    circles: circlesAt(state, seat, WORKPLACES.indexOf(on)),
    minimum: early.find((put) => put.on === on)?.minimum ?? 0,
    maximum,
  }))
  return {
    colonists: game.midway ? state.sanJuan[seat] : allColonists(state, seat),
    toPlace: late.reduce((sum, { count }) => sum + count, 0),
    workplaces,
  }
}

/** The placement somebody makes who decides so at every workplace, by key; nobody stands where none is named. */
export function placedBy(
  game: Game<State, PuertoRicoTypes>,
  seat: number,
  pick: Pick,
): Readonly<Record<string, number>> {
  const puts = putsOf(game, seat, pick).filter(({ count }) => count > 0)
  return Object.fromEntries(puts.map(({ on, count }) => [on, count]))
}

/** How many were put on a workplace, and the least and most that were offered there. */
interface Put {
  readonly on: string
  readonly count: number
  readonly minimum: number
  readonly maximum: number
}

function putsOf(game: Game<State, PuertoRicoTypes>, seat: number, pick: Pick): readonly Put[] {
  const determinization = determinizationOf(game, seat, 'placement')
  return walkComposite(puertoRico, determinization, pick).flatMap(({ offered, taken }) => {
    const put = stepWords.typed(taken)
    if (put.type !== 'put') return []
    const counts = offered.flatMap((step) => {
      const other = stepWords.typed(step)
      return other.type === 'put' ? [other.count] : []
    })
    const { on, count } = put
    return [{ on, count, minimum: Math.min(...counts), maximum: Math.max(...counts) }]
  })
}
