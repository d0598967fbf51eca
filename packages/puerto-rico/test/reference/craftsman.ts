/** §8 Craftsman phase. */
import { ask, type Play } from './ask.ts'
import { guestWindow } from './guests.ts'
import {
  colonistsOn,
  noBarrels,
  occupiedTiles,
  type Player,
  seatsFrom,
  sum,
  type Table,
  works,
} from './table.ts'
import { type Barrels, BUILDINGS, FACTORY, GOODS, type Good } from './tables.ts'

export function* craftsman(table: Table, chooser: number): Play {
  const received = table.players.map(() => noBarrels())
  for (const seat of seatsFrom(table, chooser)) yield* turn(table, seat, received[seat])
  yield* guestWindow(table, chooser)
  yield* privilege(table, chooser, received[chooser])
  for (const [seat, player] of table.players.entries())
    if (works(player, 'specialtyFactory')) player.doubloons += specialtyPays(received[seat])
}

function* turn(table: Table, seat: number, received: Barrels): Play {
  const player = table.players[seat]
  yield* guestWindow(table, seat)
  const yields = production(table, player)
  if (table.options.declineProduction && sum(yields) > 0) {
    const move = yield* ask(seat, 'D-PRODUCE', ['produce', 'pass'])
    if (move === 'pass') return
  }
  for (const good of GOODS) receive(table, player, received, good, yields[good])
  const kinds = GOODS.filter((good) => received[good] > 0).length
  if (works(player, 'factory')) player.doubloons += FACTORY[kinds]
}

function receive(table: Table, player: Player, received: Barrels, good: Good, count: number): void {
  table.goods[good] -= count
  player.goods[good] += count
  received[good] += count
}

/** PR-CRAFTSMAN-2, PR-CRAFTSMAN-3, PR-X-AQUEDUCT-1, PR-X-AQUEDUCT-2 */
function production(table: Table, player: Player): Barrels {
  const yields = noBarrels()
  for (const good of GOODS) {
    const barrels = Math.min(capacity(player, good), table.goods[good])
    const extra = barrels > 0 && aqueductHelps(player, good) && table.goods[good] > barrels
    yields[good] = barrels + (extra ? 1 : 0)
  }
  return yields
}

function capacity(player: Player, good: Good): number {
  const plantations = occupiedTiles(player, good)
  if (good === 'corn') return plantations
  const plants = BUILDINGS.filter((building) => building.good === good)
  const workers = plants.reduce((total, { key }) => total + colonistsOn(player, key), 0)
  return Math.min(plantations, workers)
}

function aqueductHelps(player: Player, good: Good): boolean {
  if (!works(player, 'aqueduct')) return false
  if (good === 'indigo') return works(player, 'indigoPlant')
  return good === 'sugar' && works(player, 'sugarMill')
}

/** PR-CRAFTSMAN-6, PR-RUL-59: one at a time, the first pass is final. */
function* privilege(table: Table, seat: number, received: Barrels): Play {
  const player = table.players[seat]
  const times = works(player, 'library') ? 2 : 1
  for (let time = 0; time < times; time++) {
    const kinds = GOODS.filter((good) => received[good] > 0 && table.goods[good] > 0)
    const moves = kinds.map((good) => `take extra ${good}`)
    const move = yield* ask(seat, 'D-CRAFT-EXTRA', [...moves, 'pass'])
    if (move === 'pass') return
    receive(table, player, received, kinds[moves.indexOf(move)], 1)
  }
}

/** PR-X-SPECIALTY-1 */
function specialtyPays(received: Barrels): number {
  const most = Math.max(received.indigo, received.sugar, received.tobacco, received.coffee)
  return Math.max(0, most - 1)
}
