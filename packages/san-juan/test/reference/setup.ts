/** Setup (§4) and the advanced start. */

import type { Play } from './ask.ts'
import { type Choice, itemsOf, taking } from './choices.ts'
import { discardFromHand, drawIntoHand } from './piles.ts'
import { newTable, type RefOptions, seatsFrom, type Table, takeOut } from './table.ts'
import { BUILDINGS, keyOf, words } from './tables.ts'

/** SJ-SETUP-4: the cards that are shuffled, the starting indigo plants left out. */
function deckOf({ players, expansion }: RefOptions): string[] {
  const kinds = BUILDINGS.filter(
    ({ key, isExpansion }) => key !== 'cathedral' && (expansion || !isExpansion),
  )
  const deck = kinds.flatMap(({ key, copies }) => Array.from({ length: copies }, () => key))
  for (let seat = 0; seat < players; seat++) takeOut(deck, 'indigoPlant')
  return deck
}

export function setUp(options: RefOptions, governor: number): Table {
  return newTable(options, governor, deckOf(options))
}

/** SJ-SETUP-6, SJ-VAR-1, R-SJ-43 */
export function deal(table: Table): void {
  for (const [place, seat] of seatsFrom(table, table.governor).entries())
    drawIntoHand(table, seat, table.options.advanced ? 5 + place : 4, 'start')
}

/** SJ-VAR-2, SJ-VAR-3: in any order, each without knowing of the others. */
export function* startingCards(table: Table): Play {
  let seats = seatsFrom(table, table.governor)
  const discard = (seat: number, move: string) => {
    discardFromHand(table, seat, itemsOf('discard', move).map(keyOf), 'start')
    seats = seats.filter((other) => other !== seat)
  }
  for (const seat of seats) {
    const only = choiceOf(table, seat).list(1)
    if (only !== undefined) discard(seat, only[0])
  }
  while (seats.length > 0) {
    const asked = seats.map((seat) => ({ seat, choice: choiceOf(table, seat) }))
    const { seat, move } = yield { decision: 'D-SJ-1', asked }
    if (!asked.find((one) => one.seat === seat)?.choice.has(move))
      throw new Error(`D-SJ-1: seat ${seat} may not "${move}"`)
    discard(seat, move)
  }
}

function choiceOf(table: Table, seat: number): Choice {
  const items = table.players[seat].hand.map(words)
  const size = items.length - 4
  return taking({ verb: 'discard', items, least: size, most: size })
}
