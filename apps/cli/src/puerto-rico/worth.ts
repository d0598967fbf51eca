/** The usual choice in previews, by a rough worth of what a seat has; bots know better. */
import { MoveList } from '@doubloon/engine'
import {
  BUILDINGS,
  GOODS,
  type Position,
  puertoRico,
  type State,
  TILES,
} from '@doubloon/puerto-rico'

const DOUBLOON = 0.6
const TILE = 0.7
const COLONIST = 0.3
/** Barrels by kind, corn to coffee: what one could ship or sell them for. */
const BARREL = [0.6, 0.8, 0.9, 1.1, 1.3]
/** A building by its cost; a plant without a plantation is worth little. */
const BUILDING = 0.75
const IDLE_PLANT = 0.4

type Mat = Position['seats'][number]

/** The step after which the deciding seat has most, in words. */
export function richestStep(s: State, moves: MoveList): string {
  const { seat } = s
  const after = puertoRico.newState()
  const list = new MoveList()
  let best = moves.at(0)
  let most = Number.NEGATIVE_INFINITY
  for (const step of moves.toArray()) {
    after.copyFrom(s)
    puertoRico.play(after, step, list)
    const worth = worthOf(after, seat)
    if (worth > most) {
      most = worth
      best = step
    }
  }
  return puertoRico.steps.text(best)
}

/** Points, money, barrels, tiles, colonists and buildings in one number. */
function worthOf(s: State, seat: number): number {
  const mat = puertoRico.position(s).seats[seat]
  if (mat === undefined) return 0
  return puertoRico.total(s, seat) + mat.doubloons * DOUBLOON + matWorth(mat) + cityWorth(mat)
}

function matWorth({ goods, island, workers, sanJuan }: Mat): number {
  let worth = sanJuan * COLONIST
  for (const [number, good] of GOODS.entries()) worth += (goods[good] ?? 0) * (BARREL[number] ?? 1)
  for (const tile of TILES) worth += (island[tile] ?? 0) * TILE + (workers[tile] ?? 0) * COLONIST
  return worth
}

function cityWorth({ buildings, island }: Mat): number {
  let worth = 0
  for (const { key, cost, good } of BUILDINGS) {
    const colonists = buildings[key]
    if (colonists === undefined) continue
    const tile = good === undefined ? undefined : GOODS[good]
    const isIdle = tile !== undefined && (island[tile] ?? 0) === 0
    worth += cost * (isIdle ? IDLE_PLANT : BUILDING) + colonists * COLONIST
  }
  return worth
}
