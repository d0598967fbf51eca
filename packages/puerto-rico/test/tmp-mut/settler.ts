/** §5 Settler phase. */
import { ask, type Play } from './ask.ts'
import { guestWindow } from './guests.ts'
import {
  colonistAvailable,
  drawTile,
  hasIslandSpace,
  type IslandTile,
  noBarrels,
  owns,
  type Player,
  seatsFrom,
  type Table,
  takeColonist,
  tileLeftToDraw,
  works,
} from './table.ts'
import { GOODS, type Good, type Tile } from './tables.ts'

export function* settler(table: Table, chooser: number): Play {
  for (const seat of seatsFrom(table, chooser)) yield* turn(table, seat, seat === chooser)
  if (owns(table.players[chooser], 'library')) yield* secondTile(table, chooser)
  refill(table)
}

function* turn(table: Table, seat: number, isSettler: boolean): Play {
  const player = table.players[seat]
  yield* guestWindow(table, seat)
  const hospiceUsed = yield* hacienda(table, seat)
  if (!hasIslandSpace(player)) return
  const quarry = isSettler || works(player, 'constructionHut')
  const tile = yield* takeTile(table, seat, 'D-SETTLE', quarry)
  if (tile !== undefined && !hospiceUsed) yield* hospice(table, seat, tile)
}

/** PR-SETTLER-1; the answer is whether the hospice was used for the drawn tile (PR-RUL-61). */
function* hacienda(table: Table, seat: number): Play<boolean> {
  const player = table.players[seat]
  if (!works(player, 'hacienda') || !hasIslandSpace(player) || !tileLeftToDraw(table)) return false
  const move = yield* ask(seat, 'D-HACIENDA', ['draw plantation', 'pass'])
  if (move === 'pass') return false
  const tile: IslandTile = { kind: drawTile(table), occupied: false }
  player.island.push(tile)
  if (table.options.forestFromHacienda && works(player, 'forestHouse')) {
    const answer = yield* ask(seat, 'D-HACIENDA-FOREST', ['place as forest', 'pass'])
    if (answer !== 'pass') tile.kind = 'forest'
  }
  const settled = table.options.hospiceOnHaciendaTile ? yield* hospice(table, seat, tile) : false
  yield* guestWindow(table, seat)
  return settled
}

/** PR-B-HOSPICE */
function* hospice(table: Table, seat: number, tile: IslandTile): Play<boolean> {
  const player = table.players[seat]
  if (!works(player, 'hospice') || !colonistAvailable(table)) return false
  const move = yield* ask(seat, 'D-HOSPICE', ['settle colonist', 'pass'])
  if (move === 'pass') return false
  takeColonist(table)
  if (tile.kind === 'forest') player.sanJuan += 1
  else tile.occupied = true
  return true
}

function tilesToTake(
  table: Table,
  player: Player,
  quarry: boolean,
): [string, Tile, Good | undefined][] {
  const faceUp = GOODS.filter((good) => table.faceUp[good] > 0)
  const moves: [string, Tile, Good | undefined][] = faceUp.map((g) => [`take ${g}`, g, g])
  if (quarry && table.quarries > 0) moves.push(['take quarry', 'quarry', undefined])
  if (works(player, 'forestHouse'))
    for (const good of faceUp) moves.push([`take ${good} as forest`, 'forest', good])
  return moves
}

/** PR-SETTLER-2, PR-X-LIBRARY-3, PR-X-FOREST-1 */
function* takeTile(
  table: Table,
  seat: number,
  decision: string,
  quarry: boolean,
): Play<IslandTile | undefined> {
  const player = table.players[seat]
  const moves = tilesToTake(table, player, quarry)
  const move = yield* ask(seat, decision, [...moves.map(([text]) => text), 'pass'])
  const taken = moves.find(([text]) => text === move)
  if (taken === undefined) return undefined
  const [, kind, faceUp] = taken
  if (faceUp === undefined) table.quarries -= 1
  else table.faceUp[faceUp] -= 1
  const tile = { kind, occupied: false }
  player.island.push(tile)
  return tile
}

/** PR-SETTLER-6; the window comes also without an occupied library or a free space (PR-RUL-58). */
function* secondTile(table: Table, seat: number): Play {
  const player = table.players[seat]
  yield* guestWindow(table, seat)
  if (!works(player, 'library') || !hasIslandSpace(player)) return
  yield* takeTile(table, seat, 'D-SETTLE-2', works(player, 'constructionHut'))
}

/** PR-SETTLER-7 */
function refill(table: Table): void {
  for (const good of GOODS) table.discard[good] += table.faceUp[good]
  table.faceUp = noBarrels()
  for (let space = 0; space < table.players.length + 1; space++)
    if (tileLeftToDraw(table)) table.faceUp[drawTile(table)] += 1
}
