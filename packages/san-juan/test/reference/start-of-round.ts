/** Start of every round but the first (§7). */
import type { Cause } from '../../src/index.ts'
import { ask, type Play } from './ask.ts'
import { itemsOf, taking } from './choices.ts'
import { discardFromHand, drawIntoHand } from './piles.ts'
import { owns, seatsFrom, type Table, takeOut } from './table.ts'
import { keyOf, words } from './tables.ts'

export function* startOfRound(table: Table): Play {
  const seats = seatsFrom(table, table.governor)
  for (const seat of seats)
    if (owns(table.players[seat], 'officeBuilding')) yield* office(table, seat)
  for (const seat of seats) {
    if (owns(table.players[seat], 'chapel')) yield* chapel(table, seat)
    if (owns(table.players[seat], 'bank')) yield* bank(table, seat)
  }
  for (const seat of seats) yield* handLimit(table, seat)
}

/** SJ-X-OFFICE-1, SJ-X-OFFICE-2 */
function* office(table: Table, seat: number): Play {
  const items = table.players[seat].hand.map(words)
  const most = Math.min(2, items.length)
  const choice = taking({ verb: 'exchange', items, least: 1, most, passes: 0.3 })
  const move = yield* ask(seat, 'D-SJ-8', choice)
  const cards = itemsOf('exchange', move).map(keyOf)
  discardFromHand(table, seat, cards, 'officeBuilding')
  drawIntoHand(table, seat, cards.length, 'officeBuilding')
}

/** SJ-B-CHAPEL-1 */
function* chapel(table: Table, seat: number): Play {
  const items = table.players[seat].hand.map(words)
  const choice = taking({ verb: 'tuck', items, least: 1, most: 1, passes: 0.5 })
  tuck(table, seat, itemsOf('tuck', yield* ask(seat, 'D-SJ-9', choice)), 'chapel')
}

/** SJ-X-BANK-1, SJ-X-BANK-2 */
function* bank(table: Table, seat: number): Play {
  const player = table.players[seat]
  if (player.bankUsed) return
  const items = player.hand.map(words)
  const choice = taking({ verb: 'deposit', items, least: 1, most: items.length, passes: 0.7 })
  const cards = itemsOf('deposit', yield* ask(seat, 'D-SJ-10', choice))
  if (cards.length > 0) player.bankUsed = true
  tuck(table, seat, cards, 'bank')
}

function tuck(table: Table, seat: number, items: readonly string[], by: Cause): void {
  const player = table.players[seat]
  const cards = items.map(keyOf)
  for (const card of cards) takeOut(player.hand, card)
  player.tucked.push(...cards)
  table.told.happenTogether(cards.map((card) => ({ type: 'tucked', seat, card, by })))
}

/** SJ-START-4 */
export function limitOf(table: Table, seat: number): number {
  const player = table.players[seat]
  if (owns(player, 'tower')) return 12
  if (owns(player, 'guardRoom')) return 7
  return table.players.some((other) => owns(other, 'guardRoom')) ? 6 : 7
}

/** SJ-START-3 */
function* handLimit(table: Table, seat: number): Play {
  const items = table.players[seat].hand.map(words)
  const size = items.length - limitOf(table, seat)
  if (size <= 0) return
  const choice = taking({ verb: 'discard', items, least: size, most: size })
  const cards = itemsOf('discard', yield* ask(seat, 'D-SJ-11', choice)).map(keyOf)
  discardFromHand(table, seat, cards, 'handLimit')
}
