/** Prospector phase (§8.5): nothing is decided here. */
import { drawIntoHand, turnUp } from './piles.ts'
import { costOf, owns, seatsFrom, type Table } from './table.ts'

export function prospector(table: Table, chooser: number, doubled: boolean): void {
  drawIntoHand(table, chooser, doubled ? 2 : 1, 'prospector')
  for (const seat of seatsFrom(table, chooser)) {
    if (owns(table.players[seat], 'goldMine')) goldMine(table, seat)
    if (owns(table.players[seat], 'goldsmith')) goldsmith(table, seat)
  }
}

/** SJ-B-GOLDMINE-1 … 4 */
function goldMine(table: Table, seat: number): void {
  if (table.drawPile.length + table.discard.length < 4) return
  const cards: string[] = []
  while (cards.length < 4) cards.push(turnUp(table, seat, 'goldMine') ?? '')
  const costs = cards.map(costOf)
  const isFound = new Set(costs).size === 4
  const cheapest = isFound ? costs.indexOf(Math.min(...costs)) : -1
  show(table, seat, cards, cheapest)
}

/** SJ-X-GOLDSMITH-1, SJ-X-GOLDSMITH-2 */
function goldsmith(table: Table, seat: number): void {
  const card = turnUp(table, seat, 'goldsmith')
  if (card === undefined) return
  show(table, seat, [card], table.players.some((player) => owns(player, card)) ? -1 : 0)
}

/** One of the cards turned up goes to the hand, or none; the others are discarded. */
function show(table: Table, seat: number, cards: readonly string[], taken: number): void {
  table.told.happenTogether(
    cards.map((card, index) => ({
      type: index === taken ? 'shownTaken' : 'shownDiscarded',
      seat,
      card,
    })),
  )
  for (const [index, card] of cards.entries()) {
    if (index === taken) table.players[seat].hand.push(card)
    else table.discard.push(card)
  }
}
