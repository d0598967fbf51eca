/** The guesthouse (PR-X-GUESTHOUSE, PR-RUL-58). */
import { ask, type Play } from './ask.ts'
import { colonistsOn, type Player, type Table, tilesOf } from './table.ts'
import { BUILDINGS, dataOf, WORKED_TILES, words } from './tables.ts'

/** Places of the player with an empty circle, the guesthouse left out. */
function placesForGuests(player: Player): string[] {
  const tiles = WORKED_TILES.filter((kind) => tilesOf(player, kind).some((tile) => !tile.occupied))
  const buildings = BUILDINGS.map((building) => building.key).filter((key) =>
    player.city.some(
      (own) => own.key === key && key !== 'guesthouse' && own.colonists < dataOf(key).circles,
    ),
  )
  return [...tiles, ...buildings]
}

/** A window: the owner may move guests as long as there are guests and empty circles. */
export function* guestWindow(table: Table, seat: number): Play {
  const player = table.players[seat]
  for (;;) {
    const places = placesForGuests(player)
    if (colonistsOn(player, 'guesthouse') === 0 || places.length === 0) return
    const moves = places.map((place) => `move guest to ${words(place)}`)
    const move = yield* ask(seat, 'D-GUEST', [...moves, 'pass'])
    if (move === 'pass') return
    moveGuest(player, places[moves.indexOf(move)])
  }
}

function moveGuest(player: Player, place: string): void {
  for (const building of player.city) {
    if (building.key === 'guesthouse') building.colonists -= 1
    if (building.key === place) building.colonists += 1
  }
  const tile = player.island.find((own) => own.kind === place && !own.occupied)
  if (tile !== undefined) tile.occupied = true
}
