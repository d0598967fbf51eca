/** §12 Scoring. */
import { colonistsOf, type Player, sum, type Table, tilesOf, works } from './table.ts'
import { CLOISTER, dataOf, PRODUCTION_KEYS, RESIDENCE, WORKED_TILES } from './tables.ts'

const SMALL_PRODUCTION = ['smallIndigoPlant', 'smallSugarMill']

export function totalOf(table: Table, player: Player): number {
  const printed = player.city.reduce((total, { key }) => total + dataOf(key).vp, 0)
  let total = player.vp + printed
  if (works(player, 'guildHall')) total += guildHall(player)
  if (works(player, 'residence')) total += RESIDENCE[player.island.length]
  if (works(player, 'fortress')) total += fortress(table, player)
  if (works(player, 'customsHouse')) total += Math.floor(player.vp / 4)
  if (works(player, 'cityHall')) total += violetBuildings(player)
  if (works(player, 'cloister')) total += cloister(player)
  return total
}

function guildHall(player: Player): number {
  const own = player.city.filter(({ key }) => PRODUCTION_KEYS.includes(key))
  return own.reduce((total, { key }) => total + (SMALL_PRODUCTION.includes(key) ? 1 : 2), 0)
}

function fortress(table: Table, player: Player): number {
  const idle = table.options.fortressCountsSanJuan ? 0 : player.sanJuan
  return Math.floor((colonistsOf(player) - idle) / 3)
}

function violetBuildings(player: Player): number {
  return player.city.filter(({ key }) => !PRODUCTION_KEYS.includes(key)).length
}

function cloister(player: Player): number {
  const kinds = [...WORKED_TILES, 'forest'] as const
  const triples = kinds.map((kind) => Math.floor(tilesOf(player, kind).length / 3))
  return CLOISTER[triples.reduce((total, count) => total + count, 0)]
}

/** PR-SCORE-8, PR-RUL-26 */
export function winnersOf(table: Table): number[] {
  const totals = table.players.map((player) => totalOf(table, player))
  const wealth = table.players.map((player) => player.doubloons + sum(player.goods))
  const seats = table.players.map((_, seat) => seat)
  const best = seats.filter((seat) => totals[seat] === Math.max(...totals))
  const richest = Math.max(...best.map((seat) => wealth[seat]))
  return best.filter((seat) => wealth[seat] === richest)
}
