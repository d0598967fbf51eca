/** Set-up (§2) and the draft (§12D). */
import { ask, type Play } from './ask.ts'
import { noBarrels, type Player, type RefOptions, type Table } from './table.ts'
import {
  BARRELS,
  BARRELS_2P,
  BASE_VIOLET_KEYS,
  BUILDINGS,
  BY_PLAYERS,
  dataOf,
  type Good,
  PLANTATIONS,
  PLANTATIONS_2P,
  PRODUCTION_KEYS,
  QUARRIES,
  QUARRIES_2P,
  SLOTS,
  VIOLET_KEYS,
  words,
} from './tables.ts'

/** What chance or agreement decided before the first move. */
export interface Chance {
  readonly governor: number
  readonly faceUp: readonly string[]
  /** The violet kinds of a fixed or random set. */
  readonly set: readonly string[]
}

const ROLE_NAMES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain']

export function setUp(options: RefOptions, chance: Chance): Table {
  const n = options.players
  const values = BY_PLAYERS[n]
  const cityOnly = options.endRule === 'cityOnly'
  const prospectors = ['prospector', 'prospector 2'].slice(0, values.prospectors)
  const table: Table = {
    options,
    players: [],
    governor: chance.governor,
    round: 1,
    roles: [...ROLE_NAMES, ...prospectors].map((name) => ({
      name,
      doubloons: 0,
      takenBy: undefined,
    })),
    faceUp: noBarrels(),
    faceDown: { ...(n === 2 ? PLANTATIONS_2P : PLANTATIONS) },
    discard: noBarrels(),
    quarries: n === 2 ? QUARRIES_2P : QUARRIES,
    goods: { ...(n === 2 ? BARRELS_2P : BARRELS) },
    supply: cityOnly ? 100 - n : values.supply,
    ship: cityOnly ? n : values.ship,
    vpSupply: cityOnly ? 122 : values.vp,
    ships: values.ships.map((capacity) => ({ capacity, good: undefined, count: 0 })),
    house: [],
    copies: {},
    triggers: new Set(),
    chance: [],
  }
  for (let seat = 0; seat < n; seat++) table.players.push(newPlayer(table, seat))
  for (const tile of chance.faceUp) {
    table.faceDown[tile as Good] -= 1
    table.faceUp[tile as Good] += 1
  }
  for (const key of [...PRODUCTION_KEYS, ...violetKinds(options, chance)]) putOnBoard(table, key)
  return table
}

/** PR-SETUP-3, PR-RUL-63: tiles and money by distance from the first governor. */
function newPlayer(table: Table, seat: number): Player {
  const n = table.options.players
  const tile = BY_PLAYERS[n].startTiles[(seat - table.governor + n) % n]
  table.faceDown[tile] -= 1
  const less = 0
  return {
    doubloons: BY_PLAYERS[n].doubloons - less,
    vp: 0,
    goods: noBarrels(),
    island: [{ kind: tile, occupied: false }],
    city: [],
    sanJuan: 0,
  }
}

function violetKinds(options: RefOptions, chance: Chance): readonly string[] {
  switch (options.buildings) {
    case 'base':
      return BASE_VIOLET_KEYS
    case 'draft':
      return []
    case 'all31':
      return VIOLET_KEYS
    default:
      return chance.set
  }
}

function putOnBoard(table: Table, key: string): void {
  const { copies, copies2p } = dataOf(key)
  const single = table.options.buildings === 'all31' && VIOLET_KEYS.includes(key)
  table.copies[key] = single ? 1 : table.options.players === 2 ? copies2p : copies
}

const EXCLUSIONS = [
  ['hacienda', 'forestHouse'],
  ['office', 'tradingPost'],
]

/** The kinds that can be drafted when these have been (PR-DRAFT-2…4). */
export function draftable(drafted: readonly string[], exclusions: boolean): string[] {
  const excluded = (key: string) =>
    EXCLUSIONS.some((pair) => pair.includes(key) && pair.some((one) => drafted.includes(one)))
  return VIOLET_KEYS.filter((key) => {
    const { cost } = dataOf(key)
    const used = drafted.filter((other) => dataOf(other).cost === cost).length
    return !drafted.includes(key) && used < SLOTS[cost] && !(exclusions && excluded(key))
  })
}

/** PR-DRAFT-2, PR-DRAFT-5 */
export function* draft(table: Table): Play {
  const drafted: string[] = []
  for (let turn = 0; turn < 17; turn++) {
    const seat = (table.governor + turn) % table.players.length
    const kinds = draftable(drafted, table.options.draftExclusions)
    const moves = kinds.map((key) => `draft ${words(key)}`)
    const move = yield* ask(seat, 'D-DRAFT', moves)
    const key = kinds[moves.indexOf(move)]
    drafted.push(key)
    putOnBoard(table, key)
  }
}

/** The cost of a building; two of them change with `balanced`. */
export function costOf(table: Table, key: string): number {
  if (table.options.balanced && key === 'factory') return 8
  if (table.options.balanced && key === 'university') return 7
  return dataOf(key).cost
}

export const ALL_KEYS = BUILDINGS.map((building) => building.key)
