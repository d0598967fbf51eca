/** What a scenario says about the table before the first move, turned into position JSON (docs/positions.md). */
import { type EndReason, GOODS, ROLES, SHIPS, type Ship } from '../src/words.ts'
import { buildingNamed, known, noGoods, readCity, readCounts, readIsland } from './notation.ts'
import { leaveTheRest } from './rest.ts'
import type { Board, Roles, SeatJson, Supply, TableOptions } from './said.ts'

/** Everything said so far; later words about the same thing replace earlier ones. */
export class Setting {
  readonly names: readonly string[]
  /** As the rules want them, but for the number of players. */
  readonly options: Readonly<Record<string, unknown>>
  readonly #seats: SeatJson[]
  readonly #said: Record<string, unknown> = {}
  readonly #roles: Record<string, object> = {}
  #supply: Supply = {}
  #taken = 0
  #turn = 0
  #governor: number | undefined
  #keeper: number | undefined

  constructor({ players: names, ...options }: TableOptions) {
    this.names = names
    this.options = { ...options, players: names.length }
    this.#seats = names.map(() => ({
      doubloons: 0,
      vp: 0,
      sanJuan: 0,
      goods: noGoods(),
      island: {},
      workers: {},
      buildings: {},
    }))
  }

  give(seat: number, { goods, island, buildings, ...numbers }: Board): void {
    const board = this.#seatAt(seat)
    Object.assign(board, numbers)
    if (goods !== undefined) board.goods = readCounts(goods)
    if (buildings !== undefined) board.buildings = readCity(buildings)
    if (island === undefined) return
    const tiles = Object.entries(readIsland(island))
    board.island = Object.fromEntries(tiles.map(([tile, { count }]) => [tile, count]))
    board.workers = Object.fromEntries(
      tiles
        .filter(([, { occupied }]) => occupied > 0)
        .map(([tile, { occupied }]) => [tile, occupied]),
    )
  }

  ships(cargoes: readonly string[]): void {
    const loaded = cargoes.map(readShip).filter(({ load }) => load > 0)
    this.#said['ships'] = Object.fromEntries(
      loaded.map(({ ship, good, load }) => [ship, { good, load }]),
    )
  }

  house(goods: string): void {
    this.#said['tradingHouse'] = readCounts(goods)
  }

  faceUp(tiles: string): void {
    this.#said['faceUp'] = readCounts(tiles)
  }

  supply(supply: Supply): void {
    this.#supply = { ...this.#supply, ...supply }
    const { faceDown, discard } = supply
    if (faceDown !== undefined) this.#said['faceDown'] = readCounts(faceDown)
    if (discard !== undefined) this.#said['discard'] = readCounts(discard)
  }

  roles(roles: Roles): void {
    for (const [role, value] of Object.entries(roles)) {
      known(ROLES, role, 'role')
      if (typeof value === 'number') this.#roles[role] = { doubloons: value }
      else {
        this.#roles[role] = { takenBy: this.seat(value) }
        this.#taken++
      }
    }
  }

  turnOf(seat: number): void {
    this.#turn = seat
  }

  governor(seat: number): void {
    this.#governor = seat
  }

  round(round: number): void {
    this.#said['round'] = round
  }

  ending(reasons: readonly EndReason[]): void {
    this.#said['endTriggers'] = reasons
  }

  seed(seed: string): void {
    this.#said['seed'] = seed
  }

  /** The seat that holds whatever supplies and boards leave over. */
  rest(seat: number): void {
    this.#keeper = seat
  }

  seat(name: string): number {
    const seat = this.names.indexOf(name)
    if (seat < 0) throw new Error(`nobody is called ${name}; there are ${this.names.join(', ')}`)
    return seat
  }

  /** The position as JSON. Whose turn it is says who is governor, unless that was said as well. */
  toJson(): object {
    const players = this.names.length
    const governor = this.#governor ?? (this.#turn + players * ROLES.length - this.#taken) % players
    const seats = structuredClone(this.#seats)
    const table = { ...this.#said, options: this.options, seats }
    const supplies = leaveTheRest(table, this.#supply, this.#keeper)
    return {
      seed: 'a scenario',
      ...table,
      ...supplies,
      governor,
      roles: this.#roles,
      turn: this.#turnJson(),
    }
  }

  /** A seat with guests is asked about them before it chooses (PR-X-GUESTHOUSE-3 a). */
  #turnJson(): object {
    const decision = mayMoveGuest(this.#seatAt(this.#turn)) ? 'D-GUEST' : 'D-ROLE'
    return { decision, seat: this.#turn }
  }

  #seatAt(seat: number): SeatJson {
    const board = this.#seats[seat]
    if (board === undefined) throw new Error(`there is no seat ${seat}`)
    return board
  }
}

/** `4: corn 3` or `5: empty`. */
export function readShip(cargo: string): {
  readonly ship: Ship
  readonly good: string
  readonly load: number
} {
  const [, ship = '', rest = ''] = /^(\d): (.+)$/.exec(cargo) ?? []
  const counts = readCounts(rest)
  const kinds = GOODS.filter((good) => counts[good] > 0)
  if (kinds.length > 1) throw new Error(`a ship carries one kind: "${cargo}"`)
  const [good = 'corn'] = kinds
  return { ship: known(SHIPS, ship, 'ship'), good, load: counts[good] }
}

/** Whether a guest is in the guesthouse and a circle elsewhere is empty. */
function mayMoveGuest({ island, workers, buildings }: SeatJson): boolean {
  if ((buildings['guesthouse'] ?? 0) === 0) return false
  const { forest: _, ...tiles } = island
  const freeTile = Object.entries(tiles).some(([tile, count]) => (workers[tile] ?? 0) < count)
  const freeCity = Object.entries(buildings).some(
    ([key, colonists]) => key !== 'guesthouse' && colonists < buildingNamed(key).circles,
  )
  return freeTile || freeCity
}
