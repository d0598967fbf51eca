/** Producer phase (§8.2). */
import { ask, type Play } from './ask.ts'
import { itemsOf, taking } from './choices.ts'
import { drawIntoHand, placeGood } from './piles.ts'
import { emptyProduction, owns, type Place, seatsFrom, type Table } from './table.ts'
import { goodOn } from './tables.ts'

export function* producer(table: Table, chooser: number, doubled: boolean): Play {
  for (const seat of seatsFrom(table, chooser)) {
    const player = table.players[seat]
    const empty = emptyProduction(player)
    const privilege = seat === chooser ? (doubled ? 2 : 1) : 0
    const limit = 1 + privilege + (owns(player, 'aqueduct') ? 1 : 0)
    const move = yield* ask(
      seat,
      'D-SJ-4',
      taking({
        verb: 'produce',
        items: empty.map(({ building }) => goodOn(building)),
        least: 1,
        most: Math.min(limit, empty.length),
        passes: 0.1,
      }),
    )
    produce(table, seat, chosenOf(empty, itemsOf('produce', move)))
  }
}

/** Of equal buildings the first ones in tableau order. */
export function chosenOf(places: readonly Place[], goods: readonly string[]): Place[] {
  const wanted = [...goods]
  return places.filter(({ building }) => {
    const index = wanted.indexOf(goodOn(building))
    if (index >= 0) wanted.splice(index, 1)
    return index >= 0
  })
}

/** SJ-PROD-2, SJ-PROD-6, SJ-PROD-7 */
function produce(table: Table, seat: number, places: readonly Place[]): void {
  const placed = places.filter((place) => placeGood(table, seat, place, 'producer'))
  if (owns(table.players[seat], 'well') && placed.length >= 2) drawIntoHand(table, seat, 1, 'well')
}
