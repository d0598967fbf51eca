/** Draw and discard pile (§5): which card comes is told by the referee, whether one is due is known here. */
import type { Cause, Event } from '../../src/index.ts'
import type { EventsTold } from './events-told.ts'
import { type Place, type Table, takeOut } from './table.ts'
import { goodOn } from './tables.ts'

type Due = Parameters<EventsTold['cardOf']>[0]

/** The next card of the draw pile; none if both piles are empty (SJ-PILE-2, SJ-PILE-3). */
function nextCard(table: Table, due: Due): string | undefined {
  if (table.drawPile.length === 0) {
    if (table.discard.length === 0) return undefined
    table.told.happens({ type: 'discardsShuffled', count: table.discard.length })
    table.drawPile = table.discard
    table.discard = []
  }
  const card = table.told.cardOf(due)
  takeOut(table.drawPile, card)
  return card
}

/** SJ-PILE-1: into the hand, one at a time. Returns the cards that came. */
export function draw(table: Table, seat: number, count: number, by: Cause): string[] {
  const cards: string[] = []
  for (let n = 0; n < count; n++) {
    const card = nextCard(table, { type: 'drew', seat, by })
    if (card !== undefined) cards.push(card)
  }
  return cards
}

export function drawIntoHand(table: Table, seat: number, count: number, by: Cause): number {
  const cards = draw(table, seat, count, by)
  table.players[seat].hand.push(...cards)
  return cards.length
}

/** SJ-PILE-1: face down onto a building. */
export function placeGood(table: Table, seat: number, place: Place, by: Cause): boolean {
  if (place.good !== undefined) throw new Error(`a good lies on the ${place.building} already`)
  const good = goodOn(place.building)
  place.good = nextCard(table, { type: 'produced', seat, good, by })
  if (place.good !== undefined) return true
  table.told.happens({ type: 'notProduced', seat, good, by })
  return false
}

/** SJ-PILE-1: for all to see. */
export function turnUp(table: Table, seat: number, by: Cause): string | undefined {
  return nextCard(table, { type: 'turnedUp', seat, by })
}

/** Hand cards go face down to the discard pile, all at once; for a builder they pay. */
export function discardFromHand(
  table: Table,
  seat: number,
  cards: readonly string[],
  by: Cause,
): void {
  const { hand } = table.players[seat]
  for (const card of cards) takeOut(hand, card)
  table.discard.push(...cards)
  table.told.happenTogether(
    cards.map(
      (card): Event =>
        by === 'builder'
          ? { type: 'cardPaid', seat, card, by }
          : { type: 'discarded', seat, card, by },
    ),
  )
}
