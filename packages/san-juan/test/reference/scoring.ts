/** Scoring (§14), after its pseudocode. */
import { costOf, owns, type Player, type Table } from './table.ts'
import { dataOf, isCity } from './tables.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const prefixSum = (table: readonly number[], count: number): number => sum(table.slice(0, count))

export function totalOf(table: Table, player: Player): number {
  const own = player.tableau.map(({ building }) => building)
  const production = own.filter((key) => !isCity(key))
  const monuments = own.filter((key) => dataOf(key).type === 'monument').length
  const tucked = player.tucked.length + player.tuckedUnseen.length
  const arch = owns(player, 'triumphalArch') ? [0, 4, 6, 8][monuments] : 0
  const guild = owns(player, 'guildHall') ? production.length + new Set(production).size : 0
  const city = owns(player, 'cityHall') ? own.filter(isCity).length : 0
  const residence = owns(player, 'residence') ? prefixSum([4, 3, 2, 1], setsOf(own)) : 0
  const opponents = table.players.filter((other) => other !== player)
  const dear = opponents.flatMap((other) => other.tableau.filter((p) => costOf(p.building) === 6))
  const cathedral = owns(player, 'cathedral') ? prefixSum([4, 3, 2, 1], dear.length) : 0
  const printed = sum(own.map((key) => dataOf(key).vp))
  const sub = printed + tucked + arch + guild + city + residence + cathedral
  return sub + (owns(player, 'palace') ? Math.floor(sub / 4) : 0)
}

/** SJ-X-RESIDENCE-5 */
function setsOf(own: readonly string[]): number {
  const costs = [...new Set(own.map(costOf))]
  return sum(costs.map((cost) => setsOfCost(own.filter((key) => costOf(key) === cost))))
}

function setsOfCost(own: readonly string[]): number {
  const copies = [...new Set(own)].map((kind) => own.filter((key) => key === kind).length)
  let sets = 0
  while (sum(copies.map((number) => Math.min(number, sets + 1))) >= 3 * (sets + 1)) sets += 1
  return sets
}

/** SJ-SCORE-10 */
function tieBreakOf(player: Player): number {
  return player.hand.length + player.tableau.filter(({ good }) => good !== undefined).length
}

/** SJ-SCORE-10, SJ-SCORE-11 */
export function winnersOf(table: Table): number[] {
  const results = table.players.map((player) => [totalOf(table, player), tieBreakOf(player)])
  const best = results.reduce((a, b) => (b[0] > a[0] || (b[0] === a[0] && b[1] > a[1]) ? b : a))
  return results.flatMap(([total, tie], seat) =>
    total === best[0] && tie === best[1] ? [seat] : [],
  )
}
