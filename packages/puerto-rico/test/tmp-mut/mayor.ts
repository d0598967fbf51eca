/** §6 Mayor phase. */
import { type Asked, ask, type Play } from './ask.ts'
import { circlesOf, placements, placesOf } from './enumerate.ts'
import { guestWindow } from './guests.ts'
import { colonistsOf, type Player, seatsFrom, type Table, trigger, works } from './table.ts'
import { dataOf, words } from './tables.ts'

export function* mayor(table: Table, chooser: number): Play {
  yield* guestWindow(table, chooser)
  yield* extraColonists(table, chooser)
  deal(table, chooser)
  if (table.options.mayorSimultaneous) yield* placeInAnyOrder(table, chooser)
  else for (const seat of seatsFrom(table, chooser)) yield* place(table, [seat])
  refillShip(table)
}

/** PR-MAYOR-1 */
function* extraColonists(table: Table, seat: number): Play {
  const player = table.players[seat]
  const most = Math.min(table.supply, works(player, 'library') ? 2 : 1)
  const counts = [0, 1, 2].slice(0, most + 1)
  const moves = counts.map((count) => `take ${count} ${count === 1 ? 'colonist' : 'colonists'}`)
  const move = yield* ask(seat, 'D-MAYOR-EXTRA', moves)
  table.supply -= moves.indexOf(move)
  player.sanJuan += moves.indexOf(move)
}

/** PR-MAYOR-2: one at a time. */
function deal(table: Table, chooser: number): void {
  for (let seat = chooser; table.ship > 0; seat = (seat + 1) % table.players.length) {
    table.players[seat].sanJuan += 1
    table.ship -= 1
  }
}

function countToPlace(player: Player): number {
  return Math.min(colonistsOf(player), circlesOf(player))
}

/** PR-MAYOR-4…6: asks the seats that have a choice, of which one places; the answer is who did. */
function* place(table: Table, seats: number[]): Play<number> {
  const all: Asked[] = seats.map((seat) => {
    const player = table.players[seat]
    return { seat, legal: placements(player, countToPlace(player)) }
  })
  const [first] = all
  if (first.legal?.length === 1) {
    putAll(table.players[first.seat], first.legal[0])
    return first.seat
  }
  const asked = all.filter(({ legal }) => legal?.length !== 1)
  const answer = yield { decision: 'D-MAYOR-PLACE', asked }
  if (asked.every(({ seat }) => seat !== answer.seat))
    throw new Error(`seat ${answer.seat} may not place`)
  putAll(table.players[answer.seat], answer.move)
  return answer.seat
}

/**
 * `opt.mayorSimultaneous` (PR-RUL-61). Placements without a choice are made when all seats before them have
 * placed; the rules leave the moment open, and it changes nothing.
 */
function* placeInAnyOrder(table: Table, chooser: number): Play {
  let waiting = seatsFrom(table, chooser)
  while (waiting.length > 0) {
    const placed = yield* place(table, waiting)
    waiting = waiting.filter((seat) => seat !== placed)
  }
}

/** Reads `place corn 2, harbor 1`, checks it against PR-MAYOR-5 and puts everybody there. */
function putAll(player: Player, text: string): void {
  const all = colonistsOf(player)
  const counts = readPlacement(text)
  const places = placesOf(player)
  const total = [...counts.values()].reduce((a, b) => a + b, 0)
  const fits = [...counts].every(([name, count]) =>
    places.some((own) => own.name === name && count > 0 && count <= own.circles),
  )
  if (!fits || total !== countToPlace(player)) throw new Error(`"${text}" is no legal placement`)
  for (const tile of player.island) {
    const left = counts.get(tile.kind) ?? 0
    tile.occupied = left > 0
    if (left > 0) counts.set(tile.kind, left - 1)
  }
  for (const building of player.city) building.colonists = counts.get(words(building.key)) ?? 0
  player.sanJuan = all - total
}

function readPlacement(text: string): Map<string, number> {
  const list = text.replace('place ', '')
  if (list === 'nobody') return new Map()
  return new Map(
    list.split(', ').map((item) => {
      const at = item.lastIndexOf(' ')
      return [item.slice(0, at), Number(item.slice(at + 1))]
    }),
  )
}

/** PR-MAYOR-8 */
function refillShip(table: Table): void {
  let empty = 0
  for (const player of table.players)
    for (const building of player.city) empty += dataOf(building.key).circles - building.colonists
  const required = Math.max(table.players.length, empty)
  const moved = Math.min(required, table.supply)
  if (table.supply < required) trigger(table, 'colonists')
  table.ship += moved
  table.supply -= moved
}
