/** Random tables with much on them, so that rare buildings meet each other often. All counts of §2 hold. */
import { pick, type Random } from '@doubloon/testkit/reference'
import { between, some } from './random.ts'
import { setUp } from './setup.ts'
import { limitOf } from './start-of-round.ts'
import { owns, type Player, type RefOptions, type Table, takeOut } from './table.ts'
import { HOUSES, holdsGoods, isCity, ROLES, type Role } from './tables.ts'

/** What a test wishes of its tables. */
export interface Wishes {
  /** Buildings that many players own. */
  readonly buildings?: readonly string[]
  /** The largest hand. */
  readonly hand?: number
  /** A role that can be chosen. */
  readonly role?: Role
  /** Only one choice of the round is left. */
  readonly lastChoice?: boolean
}

/** Buildings that are worth more meetings than chance gives them. */
const MEETINGS: readonly (readonly string[])[] = [
  ['crane', 'blackMarket', 'library', 'quarry', 'smithy'],
  ['poorHouse', 'carpenter', 'crane', 'park', 'tavern'],
  ['library', 'archive', 'prefecture', 'customsOffice'],
  ['well', 'aqueduct', 'library', 'tobaccoStorage', 'silverSmelter'],
  ['tradingPost', 'marketStand', 'marketHall', 'harbor', 'customsOffice', 'hut'],
  ['goldMine', 'goldsmith', 'library'],
  ['statue', 'victoryColumn', 'hero', 'triumphalArch', 'palace'],
  ['guildHall', 'cityHall', 'residence', 'palace', 'triumphalArch'],
  ['officeBuilding', 'chapel', 'bank', 'guardRoom', 'tower'],
]

export function richTable(options: RefOptions, random: Random, wishes: Wishes = {}): Table {
  const table = setUp(options, between(random, 0, options.players - 1))
  table.drawPile = some(random, table.drawPile, table.drawPile.length)
  // Eleven buildings and five trading house cards take rounds.
  table.round = random() < 0.1 ? 200 : between(random, 12, 40)
  for (const player of table.players) fill(table, player, random, wishes)
  placeCathedral(table, random)
  takeRoles(table, random, wishes)
  showHouses(table, random)
  dividePiles(table, random)
  if (table.roles.size === 0) keepLimits(table)
  return table
}

function fill(table: Table, player: Player, random: Random, wishes: Wishes): void {
  const { buildings = [], hand = 9 } = wishes
  const size = between(random, 2, 11)
  for (const key of buildings) if (random() < 0.6) build(table, player, key)
  for (const key of some(random, MEETINGS, 2).flat()) if (random() < 0.7) build(table, player, key)
  for (let tries = 0; tries < 30 && player.tableau.length < size; tries++)
    build(table, player, pick(random, table.drawPile))
  player.tableau = [
    player.tableau[0],
    ...some(random, player.tableau.slice(1), player.tableau.length - 1),
  ]
  for (const place of player.tableau)
    if (holdsGoods(place.building) && random() < 0.6) place.good = table.drawPile.pop()
  player.hand = table.drawPile.splice(0, between(random, 0, hand))
  if (['chapel', 'bank'].some((key) => owns(player, key)))
    player.tucked = table.drawPile.splice(0, between(random, 0, 3))
  if (owns(player, 'harbor')) player.tuckedUnseen = table.drawPile.splice(0, between(random, 0, 2))
  const isBankIdle = owns(player, 'chapel') ? random() >= 0.3 : false
  player.bankUsed = owns(player, 'bank') && player.tucked.length > 0 && !isBankIdle
}

/** Not more than eleven, so that everybody may still build. */
function build(table: Table, player: Player, key: string): void {
  const isAllowed = !(isCity(key) && owns(player, key)) && player.tableau.length < 11
  if (!isAllowed || !table.drawPile.includes(key)) return
  takeOut(table.drawPile, key)
  player.tableau.push({ building: key, good: undefined, isNew: false })
}

/** On the table, with a player, or gone (SJ-B-CRANE-12). */
function placeCathedral(table: Table, random: Random): void {
  if (!table.options.expansion || random() < 0.5) return
  table.cathedralOnTable = false
  const owner = pick(random, table.players)
  if (owner.tableau.length === 11) table.removed.push('cathedral')
  else owner.tableau.push({ building: 'cathedral', good: undefined, isNew: false })
}

function takeRoles(table: Table, random: Random, { role: wanted, lastChoice }: Wishes): void {
  const n = table.players.length
  const choices = Math.max(3, n)
  const taken = lastChoice ? choices - 1 : between(random, 0, choices - 1)
  const others = ROLES.filter((role) => role !== wanted)
  for (const [turn, role] of some(random, others, taken).entries()) {
    const seat = (table.governor + turn) % n
    table.roles.set(role, seat)
    const player = table.players[seat]
    if (n === 2 && owns(player, 'library') && random() < 0.5) player.libraryUsed = true
  }
}

function showHouses(table: Table, random: Random): void {
  const seen = between(random, 0, HOUSES.size)
  table.houses.push(...some(random, [...HOUSES.keys()], seen))
  table.houseAt = seen < HOUSES.size ? seen : between(random, 0, HOUSES.size - 1)
}

/** SJ-START-3 comes before the first choice of a round. */
function keepLimits(table: Table): void {
  for (const [seat, { hand }] of table.players.entries())
    table.discard.push(...hand.splice(limitOf(table, seat)))
}

/** Now and then hardly a card is left to draw. */
function dividePiles(table: Table, random: Random): void {
  if (random() < 0.25) {
    const left = between(random, 0, 12)
    table.removed.push(...table.drawPile.splice(0, table.drawPile.length - left))
  }
  const discarded = between(random, 0, table.drawPile.length)
  table.discard = table.drawPile.splice(0, random() < 0.3 ? table.drawPile.length : discarded)
}
