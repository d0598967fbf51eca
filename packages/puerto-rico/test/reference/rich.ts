/** Random tables with much on them, so that rare buildings meet each other often. All counts of §2 hold. */
import { pick, type Random } from '@doubloon/testkit/reference'
import { draftable, setUp } from './setup.ts'
import { citySpaces, owns, type Player, type RefOptions, sum, type Table } from './table.ts'
import { BUILDINGS, dataOf, GOODS, type Good, type Tile } from './tables.ts'

/** A whole number from 0 to `most`. */
function upTo(random: Random, most: number): number {
  return Math.floor(random() * (most + 1))
}

export function richTable(
  options: RefOptions & { buildingSet: readonly string[] },
  random: Random,
): Table {
  const n = options.players
  const set = [...options.buildingSet]
  while (options.buildings === 'randomSet' && set.length < 17)
    set.push(pick(random, draftable(set, options.draftExclusions)))
  const table = setUp(options, { governor: upTo(random, n - 1), faceUp: [], set })
  table.round = 1 + upTo(random, 3)
  for (const player of table.players) fillBoard(table, player, random)
  fillCommons(table, random)
  const scarce = random() < 0.3
  for (const player of table.players) settleColonists(table, player, random)
  while (scarce && table.supply > 3) {
    table.supply -= 1
    if (random() < 0.5 && table.ship < mostAboard(table)) table.ship += 1
    else pick(random, table.players).sanJuan += 1
  }
  if (random() < 0.3) pick(random, table.players).vp += table.vpSupply - 1
  table.vpSupply = remainingVp(table, options)
  return table
}

function remainingVp(table: Table, options: RefOptions): number {
  const given = table.players.reduce((total, player) => total + player.vp, 0)
  return setUp(options, { governor: 0, faceUp: [], set: [] }).vpSupply - given
}

/** Buildings whose meetings are worth more tries than chance gives them. */
const FAVOURITES = ['blackMarket', 'guesthouse', 'smallWharf', 'library', 'university']
/** Those and these: a player who makes all five kinds of goods. */
const PLANTS = ['indigoPlant', 'sugarMill', 'tobaccoStorage', 'coffeeRoaster', 'factory']

type Style = 'mixed' | 'few kinds' | 'all kinds'

function fillBoard(table: Table, player: Player, random: Random): void {
  const style: Style = pick(random, ['mixed', 'mixed', 'few kinds', 'all kinds'] as const)
  fillIsland(table, player, random, style)
  const spaces = 3 + upTo(random, 8)
  if (style === 'few kinds') build(table, player, 'cloister')
  if (style === 'all kinds') for (const key of PLANTS) build(table, player, key)
  for (const key of FAVOURITES) if (random() < 0.4) build(table, player, key)
  for (let tries = 0; tries < 40 && citySpaces(player) < spaces; tries++)
    build(table, player, pick(random, BUILDINGS).key)
  player.doubloons = upTo(random, random() < 0.5 ? 3 : 9)
  player.vp = upTo(random, 6)
  table.vpSupply -= player.vp
  for (const good of GOODS) {
    const barrels = random() < 0.4 ? 0 : upTo(random, Math.min(4, table.goods[good]))
    player.goods[good] += barrels
    table.goods[good] -= barrels
  }
}

function fillIsland(table: Table, player: Player, random: Random, style: Style): void {
  const { island } = player
  const missing = style === 'all kinds' ? [...GOODS] : []
  const tiles = style === 'few kinds' ? 12 : 3 + upTo(random, 9)
  while (island.length < tiles && sum(table.faceDown) > 8) {
    const inThrees = style === 'few kinds' && island.length % 3 > 0
    const kind = inThrees ? island[island.length - 1].kind : missing.pop()
    island.push({ kind: tileOf(table, random, kind), occupied: false })
  }
}

/** A tile of the kind wanted, if there is one; else any. */
function tileOf(table: Table, random: Random, wanted: Tile | undefined): Tile {
  const kind =
    wanted === 'forest'
      ? somePlantation(table, random)
      : GOODS.find((good) => good === wanted && table.faceDown[good] > 0)
  if (kind === undefined) return someTile(table, random)
  table.faceDown[kind] -= 1
  return wanted ?? kind
}

function someTile(table: Table, random: Random): Tile {
  if (table.quarries > 0 && random() < 0.2) {
    table.quarries -= 1
    return 'quarry'
  }
  const kind = somePlantation(table, random)
  table.faceDown[kind] -= 1
  return random() < 0.2 && 'forestHouse' in table.copies ? 'forest' : kind
}

function somePlantation(table: Table, random: Random): Good {
  return pick(
    random,
    GOODS.flatMap((good) => Array.from({ length: table.faceDown[good] }, () => good)),
  )
}

function build(table: Table, player: Player, key: string): void {
  const owned = player.city.some((building) => building.key === key)
  if (owned || (table.copies[key] ?? 0) === 0 || citySpaces(player) + dataOf(key).size > 11) return
  table.copies[key] -= 1
  player.city.push({ key, colonists: 0 })
}

/** Somebody on about three of four circles, now and then a few in San Juan. */
function settleColonists(table: Table, player: Player, random: Random): void {
  const use = (chance: number) => {
    if (table.supply === 0 || random() >= chance) return false
    table.supply -= 1
    return true
  }
  for (const building of player.city)
    for (let circle = 0; circle < dataOf(building.key).circles; circle++)
      if (use(0.75)) building.colonists += 1
  for (const tile of player.island) if (tile.kind !== 'forest' && use(0.6)) tile.occupied = true
  for (let more = 0; more < 3; more++) if (use(0.15)) player.sanJuan += 1
}

/** Face-up tiles, discards, the ships, the trading house, doubloons on the role cards. */
function fillCommons(table: Table, random: Random): void {
  for (let space = 0; space <= table.players.length; space++) turn(table, random, table.faceUp)
  const discards = random() < 0.3 ? 100 : upTo(random, 10)
  for (let tile = 0; tile < discards; tile++) turn(table, random, table.discard)
  const kinds = [...GOODS].sort(() => random() - 0.5)
  for (const [index, ship] of table.ships.entries()) {
    const count = upTo(random, Math.min(ship.capacity - 1, table.goods[kinds[index]]))
    if (count === 0 || random() < 0.4) continue
    ship.good = kinds[index]
    ship.count = count
    table.goods[kinds[index]] -= count
  }
  for (let sale = 0; sale < 3; sale++) {
    const good = pick(random, GOODS)
    if (random() < 0.5 || table.goods[good] === 0 || !maySellTwice(table, good)) continue
    table.house.push(good)
    table.goods[good] -= 1
  }
  for (const role of table.roles) role.doubloons = upTo(random, 2)
  const more = upTo(random, Math.min(4, table.supply, mostAboard(table) - table.ship))
  table.ship += more
  table.supply -= more
}

/** The ship is filled with one colonist for each player, or for each empty circle on buildings (PR-MAYOR-8). */
function mostAboard({ players }: Table): number {
  const buildings = players.flatMap(({ city }) => city)
  const circles = buildings.reduce((total, { key }) => total + dataOf(key).circles, 0)
  return Math.max(players.length, circles)
}

/** A kind that lies there already was sold again only by the owner of an office (PR-TRADER-2). */
function maySellTwice(table: Table, good: Good): boolean {
  return !table.house.includes(good) || table.players.some((player) => owns(player, 'office'))
}

function turn(table: Table, random: Random, to: Record<Good, number>): void {
  if (GOODS.every((good) => table.faceDown[good] === 0)) return
  const kind = somePlantation(table, random)
  table.faceDown[kind] -= 1
  to[kind] += 1
}
