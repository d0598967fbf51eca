/** Councillor phase (§8.4). */
import type { Event } from '../../src/index.ts'
import { ask, type Play } from './ask.ts'
import { itemsOf, taking } from './choices.ts'
import { discardFromHand, draw, drawIntoHand, placeGood } from './piles.ts'
import { owns, seatsFrom, type Table, takeOut } from './table.ts'
import { keyOf, words } from './tables.ts'

export function* councillor(table: Table, chooser: number, doubled: boolean): Play {
  customsOffices(table, chooser)
  for (const seat of seatsFrom(table, chooser)) {
    const player = table.players[seat]
    const count = seat === chooser ? (doubled ? 8 : 5) : 2
    const kept = owns(player, 'prefecture') ? 2 : 1
    if (owns(player, 'archive')) yield* fromWholeHand(table, seat, count, kept)
    else yield* fromDrawn(table, seat, count, kept)
  }
}

/** SJ-COUNC-1 */
function customsOffices(table: Table, chooser: number): void {
  for (const seat of seatsFrom(table, chooser))
    for (const place of table.players[seat].tableau)
      if (place.building === 'customsOffice' && place.good === undefined)
        placeGood(table, seat, place, 'customsOffice')
}

/** SJ-COUNC-4, SJ-COUNC-8 */
function* fromDrawn(table: Table, seat: number, count: number, kept: number): Play {
  const drawn = draw(table, seat, count, 'councillor')
  if (drawn.length === 0) return
  table.inAir = drawn
  const size = Math.min(kept, drawn.length)
  const choice = taking({ verb: 'keep', items: drawn.map(words), least: size, most: size })
  const move = yield* ask(seat, 'D-SJ-6', choice)
  const cards = itemsOf('keep', move).map(keyOf)
  for (const card of cards) takeOut(drawn, card)
  table.players[seat].hand.push(...cards)
  table.discard.push(...drawn)
  table.inAir = []
  table.told.happenTogether([
    ...cards.map((card): Event => ({ type: 'kept', seat, card, by: 'councillor' })),
    ...drawn.map((card): Event => ({ type: 'discarded', seat, card, by: 'councillor' })),
  ])
}

/** SJ-COUNC-5, SJ-COUNC-8 */
function* fromWholeHand(table: Table, seat: number, count: number, kept: number): Play {
  const drawn = drawIntoHand(table, seat, count, 'councillor')
  if (drawn <= kept) return
  const items = table.players[seat].hand.map(words)
  const size = drawn - kept
  const choice = taking({ verb: 'put away', items, least: size, most: size })
  const move = yield* ask(seat, 'D-SJ-7', choice)
  discardFromHand(table, seat, itemsOf('put away', move).map(keyOf), 'archive')
}
