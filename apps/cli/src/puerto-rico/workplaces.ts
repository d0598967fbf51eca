/**
 * What a seat can place now, and where. Bounds come from the rules: they are what is offered to
 * somebody who puts as few, or as many, as possible on every workplace before.
 */
import { inWords } from '@doubloon/engine'
import { BUILDINGS, type Position, type Step } from '@doubloon/puerto-rico'
import type { AnyGame } from '../any-game.ts'
import { type Imagined, imagine, walkWhole } from '../imagined.ts'

/** A place for colonists: its word in the notation, its circles, and how many can stand there. */
export interface Workplace {
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
  readonly workplaces: readonly Workplace[]
  /** Colonists that must stand on these workplaces afterwards. */
  readonly toPlace: number
}

const fewest = ({ moves }: Imagined): number => moves.at(0)
const most = ({ moves }: Imagined): number => moves.at(moves.length - 1)

/** The placement of a seat that is asked for it, in the order of the notation. */
export function placementOf(game: AnyGame, seat: number): Placement {
  const mat = (game.position() as Position).seats[seat]
  const late = putsOf(game, seat, fewest)
  const early = putsOf(game, seat, most)
  const workplaces = late.map(({ on, maximum }) => ({
    key: on,
    word: inWords(on),
    circles: circlesOf(mat, on),
    minimum: early.find((put) => put.on === on)?.minimum ?? 0,
    maximum,
  }))
  const { workers = {}, buildings = {} } = game.midway ? {} : (mat ?? {})
  const standing = [...Object.values(workers), ...Object.values(buildings)]
  return {
    colonists: standing.reduce((sum, count) => sum + count, mat?.sanJuan ?? 0),
    workplaces,
    toPlace: late.reduce((sum, { count }) => sum + count, 0),
  }
}

/** How many were put on a workplace, and the least and most that were offered there. */
interface Put {
  readonly on: string
  readonly count: number
  readonly minimum: number
  readonly maximum: number
}

function putsOf(game: AnyGame, seat: number, pick: (it: Imagined) => number): readonly Put[] {
  const typed = (step: number) => game.rules.steps.typed(step) as Step
  const imagined = imagine(game, seat, 'placement')
  return walkWhole(game.rules, imagined, pick).flatMap(({ offered, taken }) => {
    const put = typed(taken)
    if (put.type !== 'put') return []
    const counts = offered.map(typed).flatMap((it) => (it.type === 'put' ? [it.count] : []))
    const { on, count } = put
    return [{ on, count, minimum: Math.min(...counts), maximum: Math.max(...counts) }]
  })
}

function circlesOf(mat: Position['seats'][number] | undefined, key: string): number {
  const building = BUILDINGS.find((it) => it.key === key)
  if (building !== undefined) return building.circles
  return new Map<string, number>(Object.entries(mat?.island ?? {})).get(key) ?? 0
}
