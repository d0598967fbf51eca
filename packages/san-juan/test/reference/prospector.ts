/** Prospector phase (§8.5): nothing is decided here. */
import type { Cause, Event } from '../../src/index.ts'
import { drawIntoHand, turnUp } from './piles.ts'
import { costOf, owns, seatsFrom, type Table } from './table.ts'

export function prospector(table: Table, chooser: number, doubled: boolean): void {
  drawIntoHand(table, chooser, 1, 'prospector')
  if (doubled) drawIntoHand(table, chooser, 1, 'library')
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
  show(table, seat, 'goldMine', { cards, taken: cheapest })
}

/** SJ-X-GOLDSMITH-1, SJ-X-GOLDSMITH-2 */
function goldsmith(table: Table, seat: number): void {
  const card = turnUp(table, seat, 'goldsmith')
  if (card === undefined) return
  const isBuilt = table.players.some((player) => owns(player, card))
  show(table, seat, 'goldsmith', { cards: [card], taken: isBuilt ? -1 : 0 })
}

/** One of the cards turned up goes to the hand, or none; the others are discarded. */
function show(
  table: Table,
  seat: number,
  by: Cause,
  { cards, taken }: { readonly cards: readonly string[]; readonly taken: number },
): void {
  table.told.happenTogether(
    cards.map(
      (card, index): Event =>
        index === taken
          ? { type: 'shownTaken', seat, card, by }
          : { type: 'shownDiscarded', seat, card, by },
    ),
  )
  for (const [index, card] of cards.entries()) {
    if (index === taken) table.players[seat].hand.push(card)
    else table.discard.push(card)
  }
}
