import { SetTable } from '@doubloon/testkit'
import {
  type Position,
  type PuertoRicoTypes,
  puertoRico as rules,
  type State,
} from '../src/index.ts'
import { type EndReason, GOODS } from '../src/words.ts'
import {
  namedIn,
  readCity,
  readCounts,
  readIsland,
  writeCity,
  writeCounts,
  writeIsland,
} from './notation.ts'
import { picture, seatInWords, shipsInWords } from './picture.ts'
import type { Board, Roles, Supply, TableOptions } from './said.ts'
import { readShip, Setting } from './setting.ts'

/** A table with these people; nothing lies on their boards yet. */
export function puertoRico(options: TableOptions): Table {
  return new Table(options)
}

/** A game that was set up by the rules, with names for its seats. */
export function newGame(options: TableOptions, seed = 'a scenario'): Table {
  return new Table(options, seed)
}

/** What a seat is expected to have; the total counts as if the game ended now. */
type ExpectedBoard = Board & { readonly total?: number }

/** A table of Puerto Rico. First the words about the table, then moves and expectations. */
export class Table extends SetTable<State, PuertoRicoTypes, Setting> {
  constructor(options: TableOptions, seed?: string) {
    super(rules, new Setting(options), seed)
  }

  /** Puts things before a seat: goods, island, buildings, doubloons, vp, sanJuan. */
  give(name: string, board: Board): this {
    return this.say((setting) => setting.give(this.seat(name), board))
  }

  /** Cargo of the ships, as '4: corn 3', '5: empty'; ships not named are empty. */
  ships(...cargoes: readonly string[]): this {
    return this.say((setting) => setting.ships(cargoes))
  }

  /** Barrels in the trading house. */
  house(goods: string): this {
    return this.say((setting) => setting.house(goods))
  }

  /** The face-up plantations; none if not said. */
  faceUp(tiles: string): this {
    return this.say((setting) => setting.faceUp(tiles))
  }

  /** What is left in the supplies; somebody must hold what is missing then (`rest`). */
  supply(supply: Supply): this {
    return this.say((setting) => setting.supply(supply))
  }

  /** Who holds the VP, colonists, barrels and quarries that `supply` took away. */
  rest(name: string): this {
    return this.say((setting) => setting.rest(this.seat(name)))
  }

  /** Role cards: { settler: 'Ana' } is taken by Ana, { trader: 2 } carries two doubloons. */
  roles(roles: Roles): this {
    return this.say((setting) => setting.roles(roles))
  }

  /** Whose turn it is to choose a role: the first seat if not said. */
  turnOf(name: string): this {
    return this.say((setting) => setting.turnOf(this.seat(name)))
  }

  /** The governor; if not said, as many seats before the turn as roles are taken. */
  governor(name: string): this {
    return this.say((setting) => setting.governor(this.seat(name)))
  }

  /** The number of the round, 1 if not said. */
  round(round: number): this {
    return this.say((setting) => setting.round(round))
  }

  /** What has already happened that ends the game with this round. */
  ending(...reasons: readonly EndReason[]): this {
    return this.say((setting) => setting.ending(reasons))
  }

  /** Another chance to come. */
  seed(seed: string): this {
    return this.say((setting) => setting.seed(seed))
  }

  /** What must be so now; facts left out are not looked at. */
  expect(what: 'ships', ...cargoes: readonly string[]): this
  expect(what: 'house' | 'faceUp', goods: string): this
  expect(what: 'supply', supply: Supply): this
  expect(what: 'roles', roles: Roles): this
  expect(what: 'ending', ...reasons: readonly EndReason[]): this
  expect(what: 'governor', name: string): this
  expect(what: 'round', round: number): this
  expect(name: string, board: ExpectedBoard): this
  expect(what: string, ...expected: readonly unknown[]): this {
    const position = this.game.position()
    const [first] = expected
    if (what === 'ships')
      this.same(
        what,
        readAndWriteShips(expected as readonly string[], position),
        shipsInWords(position),
      )
    else if (what === 'house')
      this.same(what, readAndWrite(first as string), writeCounts(position.tradingHouse))
    else if (what === 'faceUp')
      this.same(what, readAndWrite(first as string), writeCounts(position.faceUp))
    else if (what === 'supply') this.#expectSupply(first as Supply, position)
    else if (what === 'roles') this.#expectRoles(first as Roles, position)
    else if (what === 'ending')
      this.same(what, expected.join(', '), position.endTriggers.join(', '))
    else if (what === 'governor') this.same(what, first as string, this.nameOf(position.governor))
    else if (what === 'round') this.same(what, first as number, position.round)
    else this.#expectBoard(what, first as ExpectedBoard, position)
    return this
  }

  protected override describe(): string {
    return picture(this.game.position(), this.setting.names)
  }

  #expectBoard(name: string, expected: ExpectedBoard, position: Position): void {
    const { goods, island, buildings, total, ...numbers } = expected
    const found = seatInWords(position, this.seat(name))
    if (goods !== undefined) this.same(`${name}: goods`, readAndWrite(goods), found.goods)
    if (island !== undefined)
      this.same(`${name}: island`, writeIsland(readIsland(island)), found.island)
    if (buildings !== undefined)
      this.same(`${name}: buildings`, writeCity(readCity(buildings)), found.buildings)
    if (total !== undefined) this.same(`${name}: total`, total, this.score(name).total)
    for (const [key, value] of Object.entries(numbers))
      this.same(`${name}: ${key}`, value, found[key as keyof typeof found])
  }

  #expectSupply(expected: Supply, position: Position): void {
    const found: Required<Supply> = {
      colonists: position.colonistSupply,
      ship: position.colonistShip,
      vp: position.vpSupply,
      quarries: position.quarries,
      goods: writeCounts(position.goodsSupply, namedIn(GOODS, expected.goods ?? '')),
      faceDown: writeCounts(position.faceDown),
      discard: writeCounts(position.discard),
    }
    for (const [key, value] of Object.entries(expected)) {
      const kinds = key === 'goods' ? namedIn(GOODS, value) : undefined
      const wanted = typeof value === 'string' ? writeCounts(readCounts(value), kinds) : value
      this.same(`supply: ${key}`, wanted, found[key as keyof Supply])
    }
  }

  #expectRoles(expected: Roles, position: Position): void {
    for (const [role, value] of Object.entries(expected)) {
      const { doubloons = 0, takenBy } = position.roles[role as keyof Roles] ?? {}
      const taker = takenBy === undefined ? 'free' : this.nameOf(takenBy)
      this.same(role, value, typeof value === 'number' ? doubloons : taker)
    }
  }
}

const readAndWrite = (goods: string) => writeCounts(readCounts(goods))

/** The cargoes in the order of the ships; those not named are taken as they are. */
function readAndWriteShips(cargoes: readonly string[], position: Position): string {
  const named = new Map(
    cargoes
      .map(readShip)
      .map(({ ship, good, load }) => [
        ship as string,
        `${ship}: ${load === 0 ? 'empty' : `${good} ${load}`}`,
      ]),
  )
  return shipsInWords(position)
    .split(', ')
    .map((cargo) => named.get(cargo.slice(0, 1)) ?? cargo)
    .join(', ')
}
