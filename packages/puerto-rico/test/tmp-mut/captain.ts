/** §10 Captain phase. */
import { ask, type Play } from './ask.ts'
import { mayKeep, smallWharfLoads, storages } from './enumerate.ts'
import { guestWindow } from './guests.ts'
import {
  type CargoShip,
  gainVp,
  noBarrels,
  type Player,
  seatsFrom,
  sum,
  type Table,
  works,
} from './table.ts'
import { type Barrels, GOODS, type Good } from './tables.ts'

/** What is remembered about a seat during one captain phase. */
interface Memory {
  hadTurn: boolean
  hasLoaded: boolean
  wharfUsed: boolean
  smallWharfUsed: boolean
}

interface Load {
  readonly text: string
  readonly barrels: Barrels
  readonly to: CargoShip | 'wharf' | 'smallWharf'
}

export function* captain(table: Table, chooser: number): Play {
  const memories: Memory[] = table.players.map(() => ({
    hadTurn: false,
    hasLoaded: false,
    wharfUsed: false,
    smallWharfUsed: false,
  }))
  let idle = 0
  for (let seat = chooser; idle < table.players.length; seat = (seat + 1) % table.players.length) {
    const loaded = yield* turn(table, seat, seat === chooser, memories[seat])
    idle = loaded ? 0 : idle + 1
  }
  for (const seat of seatsFrom(table, chooser)) yield* storage(table, seat)
  emptyFullShips(table)
}

function* turn(table: Table, seat: number, isCaptain: boolean, memory: Memory): Play<boolean> {
  const player = table.players[seat]
  yield* guestWindow(table, seat)
  if (!memory.hadTurn) firstTurnGains(table, seat, isCaptain)
  memory.hadTurn = true
  const shared = publicLoads(table, player)
  const own = ownLoads(player, memory)
  const texts = [...shared, ...own].map(({ text }) => text)
  const move = yield* ask(seat, 'D-LOAD', shared.length === 0 ? [...texts, 'pass'] : texts)
  const load = [...shared, ...own].find(({ text }) => text === move)
  if (load === undefined) return false
  carry(table, seat, load, memory)
  const bonus = isCaptain && !memory.hasLoaded ? (works(player, 'library') ? 2 : 1) : 0
  gainVp(table, seat, bonus)
  memory.hasLoaded = true
  if (works(player, 'harbor')) gainVp(table, seat, 1)
  if (works(player, 'lighthouse')) player.doubloons += 1
  return true
}

/** PR-X-UNIONHALL-1, PR-X-LIGHTHOUSE-2 */
function firstTurnGains(table: Table, seat: number, isCaptain: boolean): void {
  const player = table.players[seat]
  const pairs = GOODS.reduce((total, good) => total + Math.floor(player.goods[good] / 2), 0)
  if (works(player, 'unionHall')) gainVp(table, seat, pairs)
  if (isCaptain && works(player, 'lighthouse')) player.doubloons += 1
}

const only = (good: Good, count: number): Barrels => ({ ...noBarrels(), [good]: count })

/** PR-CAPTAIN-2, PR-CAPTAIN-3 */
function publicLoads(table: Table, player: Player): Load[] {
  const loads: Load[] = []
  for (const good of GOODS) {
    const held = player.goods[good]
    if (held === 0) continue
    const carrier = table.ships.find((ship) => ship.good === good)
    const candidates =
      carrier !== undefined ? [carrier] : table.ships.filter((ship) => ship.count === 0)
    const takes = (ship: CargoShip) => Math.min(held, ship.capacity - ship.count)
    const most = Math.max(0, ...candidates.map(takes))
    for (const ship of candidates)
      if (most > 0 && takes(ship) === most)
        loads.push({
          text: `load ${good} on ${ship.capacity}`,
          barrels: only(good, most),
          to: ship,
        })
  }
  return loads
}

/** PR-B-WHARF, PR-X-SMALLWHARF */
function ownLoads(player: Player, memory: Memory): Load[] {
  const loads: Load[] = []
  if (works(player, 'wharf') && !memory.wharfUsed)
    for (const good of GOODS)
      if (player.goods[good] > 0) {
        const barrels = only(good, player.goods[good])
        loads.push({ text: `load ${good} on wharf`, barrels, to: 'wharf' })
      }
  if (works(player, 'smallWharf') && !memory.smallWharfUsed)
    for (const { text, barrels } of smallWharfLoads(player))
      loads.push({ text, barrels, to: 'smallWharf' })
  return loads
}

function carry(table: Table, seat: number, { barrels, to }: Load, memory: Memory): void {
  const count = sum(barrels)
  for (const good of GOODS) {
    table.players[seat].goods[good] -= barrels[good]
    if (typeof to === 'string') table.goods[good] += barrels[good]
    else if (barrels[good] > 0) {
      to.good = good
      to.count += barrels[good]
    }
  }
  if (to === 'wharf') memory.wharfUsed = true
  if (to === 'smallWharf') memory.smallWharfUsed = true
  gainVp(table, seat, to === 'smallWharf' ? Math.floor(count / 2) : count)
}

/** PR-CAPTAIN-12…14; the window only before a real decision (PR-RUL-58). */
function* storage(table: Table, seat: number): Play {
  const player = table.players[seat]
  if (mayKeep(player, player.goods)) return
  yield* guestWindow(table, seat)
  if (mayKeep(player, player.goods)) return
  const choices = storages(player)
  const texts = choices.map(({ text }) => text)
  const move = yield* ask(seat, 'D-STORE', texts)
  const kept = choices[texts.indexOf(move)].barrels
  for (const good of GOODS) table.goods[good] += player.goods[good] - kept[good]
  player.goods = { ...kept }
}

/** PR-CAPTAIN-16 */
function emptyFullShips(table: Table): void {
  for (const ship of table.ships) {
    if (ship.good === undefined || ship.count < ship.capacity) continue
    table.goods[ship.good] += ship.count
    ship.good = undefined
    ship.count = 0
  }
}
