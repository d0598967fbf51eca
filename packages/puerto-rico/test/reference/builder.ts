/** §7 Builder phase, with black market, university and church. */
import { ask, type Play } from './ask.ts'
import { type Payment, paymentItems, payments } from './enumerate.ts'
import { guestWindow } from './guests.ts'
import { ALL_KEYS, costOf } from './setup.ts'
import {
  citySpaces,
  colonistAvailable,
  gainVp,
  occupiedTiles,
  owns,
  type Player,
  seatsFrom,
  type Table,
  takeColonist,
  tilesOf,
  trigger,
  works,
} from './table.ts'
import { CHURCH, dataOf, words } from './tables.ts'

export function* builder(table: Table, chooser: number): Play {
  for (const seat of seatsFrom(table, chooser)) yield* turn(table, seat, seat === chooser)
}

interface Purchase {
  readonly text: string
  readonly key: string
  readonly payment: Payment | undefined
}

function* turn(table: Table, seat: number, isBuilder: boolean): Play {
  yield* guestWindow(table, seat)
  const purchases = purchasesOf(table, table.players[seat], isBuilder)
  const move = yield* ask(seat, 'D-BUILD', [...purchases.map(({ text }) => text), 'pass'])
  const purchase = purchases.find(({ text }) => text === move)
  if (purchase !== undefined) yield* build(table, seat, isBuilder, purchase)
}

/** PR-BUILDER-3 */
function priceOf(table: Table, player: Player, isBuilder: boolean, key: string): number {
  const quarries = Math.min(occupiedTiles(player, 'quarry'), dataOf(key).column)
  const forests = Math.floor(tilesOf(player, 'forest').length / 2)
  const privilege = isBuilder ? (works(player, 'library') ? 2 : 1) : 0
  return Math.max(0, costOf(table, key) - quarries - forests - privilege)
}

/** Every way to build something now: with money, or with a black market. */
function purchasesOf(table: Table, player: Player, isBuilder: boolean): Purchase[] {
  return ALL_KEYS.filter((key) => mayOwn(table, player, key)).flatMap((key): Purchase[] => {
    if (player.doubloons >= priceOf(table, player, isBuilder, key))
      return [{ text: `build ${words(key)}`, key, payment: undefined }]
    return paymentsFor(table, player, isBuilder, key).map((payment) => ({
      text: `build ${words(key)} giving ${paymentItems(payment).join(', ')}`,
      key,
      payment,
    }))
  })
}

/** PR-BUILDER-2 without the price */
function mayOwn(table: Table, player: Player, key: string): boolean {
  const fits = citySpaces(player) + dataOf(key).size <= 12
  return (table.copies[key] ?? 0) > 0 && !owns(player, key) && fits
}

/** PR-X-BLACKMARKET-1…4: give up first, then the price must be money plus the number of items. */
function paymentsFor(table: Table, player: Player, isBuilder: boolean, key: string): Payment[] {
  if (!works(player, 'blackMarket')) return []
  return payments(player).filter((payment) => {
    const items = paymentItems(payment).length
    const without = structuredClone(player)
    giveUp(without, payment)
    return items >= 1 && priceOf(table, without, isBuilder, key) === player.doubloons + items
  })
}

function giveUp(player: Player, { colonistFrom, vp, barrel }: Payment): void {
  if (vp) player.vp -= 1
  if (barrel !== undefined) player.goods[barrel] -= 1
  if (colonistFrom === 'San Juan') player.sanJuan -= 1
  for (const building of player.city) if (building.key === colonistFrom) building.colonists -= 1
  const tile = player.island.find((own) => own.kind === colonistFrom && own.occupied)
  if (tile !== undefined) tile.occupied = false
}

function* build(table: Table, seat: number, isBuilder: boolean, purchase: Purchase): Play {
  const player = table.players[seat]
  const { key, payment } = purchase
  if (payment === undefined) player.doubloons -= priceOf(table, player, isBuilder, key)
  else {
    giveUp(player, payment)
    if (payment.colonistFrom !== undefined) table.supply += 1
    if (payment.vp) table.vpSupply += 1
    if (payment.barrel !== undefined) table.goods[payment.barrel] += 1
    player.doubloons = 0
  }
  const universityHelps = works(player, 'university')
  const churchHelps = works(player, 'church')
  table.copies[key] -= 1
  player.city.push({ key, colonists: 0 })
  if (universityHelps) yield* university(table, seat, key)
  if (churchHelps) gainVp(table, seat, CHURCH[dataOf(key).column])
  if (citySpaces(player) === 12) trigger(table, 'city')
}

/** PR-B-UNIVERSITY */
function* university(table: Table, seat: number, key: string): Play {
  const player = table.players[seat]
  if (!colonistAvailable(table)) return
  const move = yield* ask(seat, 'D-UNIVERSITY', ['staff building', 'pass'])
  if (move === 'pass') return
  takeColonist(table)
  if (dataOf(key).circles === 0) player.sanJuan += 1
  else for (const building of player.city) if (building.key === key) building.colonists += 1
}
