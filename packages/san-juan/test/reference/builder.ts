/** Builder phase (§8.1). */
import type { Event } from '../../src/index.ts'
import { ask, type Play } from './ask.ts'
import { type Build, buildChoice, parseBuild, type Turn } from './building.ts'
import { discardFromHand, drawIntoHand } from './piles.ts'
import {
  hasActive,
  liftGood,
  type Place,
  type Player,
  seatsFrom,
  type Table,
  takeOut,
} from './table.ts'
import { type Good, goodOn, isCity, keyOf, paidGood } from './tables.ts'

export function* builder(table: Table, chooser: number, doubled: boolean): Play {
  for (const seat of seatsFrom(table, chooser)) {
    const player = table.players[seat]
    const turn: Turn = { table, player, isChooser: seat === chooser, doubled }
    const move = yield* ask(seat, 'D-SJ-3', buildChoice(turn))
    const build = parseBuild(player, move)
    if (build !== undefined) carryOut(table, seat, build)
  }
  taverns(table, chooser)
  for (const player of table.players) for (const place of player.tableau) place.isNew = false
}

/** SJ-BUILDER-4 */
function carryOut(table: Table, seat: number, build: Build): void {
  const player = table.players[seat]
  const { building, over, goods, cards } = build
  if (building === 'cathedral') table.cathedralOnTable = false
  else takeOut(player.hand, building)
  const paid = goods.length + cards.length
  table.told.happens({ type: 'built', seat, building, over: over?.building, paid })
  if (over === undefined) player.tableau.push({ building, good: undefined, isNew: true })
  else buildOver(table, seat, building, over)
  payGoods(table, seat, goods)
  discardFromHand(table, seat, cards.map(keyOf), 'builder')
  if (isCity(building) && hasActive(player, 'carpenter')) drawIntoHand(table, seat, 1, 'carpenter')
  if (hasActive(player, 'poorHouse') && player.hand.length <= 1)
    drawIntoHand(table, seat, 1, 'poorHouse')
}

/** SJ-B-CRANE-4, SJ-B-CRANE-6: the old building leaves the game, a good on it is lost. */
function buildOver(table: Table, seat: number, building: string, place: Place): void {
  table.removed.push(place.building)
  if (place.good !== undefined) {
    table.told.happens({ type: 'goodLost', seat, good: goodOn(place.building), by: 'crane' })
    table.discard.push(liftGood(place))
  }
  place.building = building
  place.isNew = true
}

/** SJ-B-BLACKMARKET-3; of equal goods the first in tableau order. */
function payGoods(table: Table, seat: number, goods: readonly string[]): void {
  const player = table.players[seat]
  const told = goods.map((word): Event => {
    const place = placeWithGood(player, word)
    table.discard.push(liftGood(place))
    return { type: 'goodPaid', seat, good: goodOn(place.building) as Good, by: 'blackMarket' }
  })
  table.told.happenTogether(told)
}

function placeWithGood(player: Player, word: string): Place {
  const place = player.tableau.find(
    ({ building, good }) => good !== undefined && paidGood(goodOn(building)) === word,
  )
  if (place === undefined) throw new Error(`there is no ${word}`)
  return place
}

/** SJ-X-TAVERN-1 … 5, R-SJ-39 */
function taverns(table: Table, chooser: number): void {
  const counts = table.players.map((player) => player.tableau.length)
  const fewest = Math.min(...counts)
  if (fewest === Math.max(...counts)) return
  for (const seat of seatsFrom(table, chooser))
    if (hasActive(table.players[seat], 'tavern') && counts[seat] === fewest)
      drawIntoHand(table, seat, 1, 'tavern')
}
