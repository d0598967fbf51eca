/** Trader phase (§8.3). */
import type { Event } from '../../src/index.ts'
import { ask, type Play } from './ask.ts'
import { itemsOf, taking } from './choices.ts'
import { drawIntoHand } from './piles.ts'
import { chosenOf } from './producer.ts'
import { goodsOf, liftGood, owns, type Place, seatsFrom, type Table } from './table.ts'
import { goodOn, HOUSES } from './tables.ts'

export function* trader(table: Table, chooser: number, doubled: boolean): Play {
  const house = turnUpHouse(table)
  let anySold = false
  for (const seat of seatsFrom(table, chooser)) {
    const player = table.players[seat]
    const goods = goodsOf(player)
    const privilege = seat === chooser ? (doubled ? 2 : 1) : 0
    const limit = 1 + privilege + (owns(player, 'tradingPost') ? 1 : 0)
    const move = yield* ask(
      seat,
      'D-SJ-5',
      taking({
        verb: 'sell',
        items: goods,
        least: 1,
        most: Math.min(limit, goods.length),
        passes: 0.25,
      }),
    )
    const loaded = player.tableau.filter(({ good }) => good !== undefined)
    const sold = chosenOf(loaded, itemsOf('sell', move))
    if (sold.length > 0) sell(table, seat, sold, house)
    anySold ||= sold.length > 0
  }
  if (!anySold) huts(table, chooser)
  table.houseAt = (table.houseAt + 1) % HOUSES.size
}

/** SJ-TRADE-1, SJ-TRADE-9: five cards in an order that chance fixes and that comes again and again. */
function turnUpHouse(table: Table): string {
  const house = table.told.houseTurnedUp()
  const known = table.houses[table.houseAt]
  if (known === undefined && !table.houses.includes(house) && HOUSES.has(house))
    table.houses.push(house)
  if (table.houses[table.houseAt] !== house)
    throw new Error(`${house} is turned up instead of ${known ?? 'one not seen yet'}`)
  return house
}

/** SJ-TRADE-4 */
function priceOf(place: Place, house: string): number {
  return place.building === 'customsOffice' ? 2 : (HOUSES.get(house)?.[goodOn(place.building)] ?? 0)
}

/** SJ-TRADE-5, SJ-TRADE-6: all goods leave their buildings together, then the cards are drawn. */
function sell(table: Table, seat: number, places: readonly Place[], house: string): void {
  const player = table.players[seat]
  const prices = places.map((place) => priceOf(place, house))
  const told = places.map(
    ({ building }, index): Event => ({
      type: 'sold',
      seat,
      good: goodOn(building),
      price: prices[index],
    }),
  )
  const cards = places.map(liftGood)
  const tucked = table.options.harborTucks === 'every' ? cards.length : 1
  if (owns(player, 'harbor'))
    for (const card of cards.splice(0, tucked)) {
      player.tuckedUnseen.push(card)
      told.push({ type: 'goodTucked', seat, card, by: 'harbor' })
    }
  table.discard.push(...cards)
  table.told.happenTogether(told)
  const total = prices.reduce((a, b) => a + b, 0)
  drawIntoHand(table, seat, total, 'sale')
  if (owns(player, 'marketStand') && places.length >= 2) drawIntoHand(table, seat, 1, 'marketStand')
  if (owns(player, 'marketHall')) drawIntoHand(table, seat, 1, 'marketHall')
}

/** SJ-TRADE-8 */
function huts(table: Table, chooser: number): void {
  for (const seat of seatsFrom(table, chooser))
    if (owns(table.players[seat], 'hut')) drawIntoHand(table, seat, 1, 'hut')
}
