/** §9 Trader phase. */
import { ask, type Play } from './ask.ts'
import { guestWindow } from './guests.ts'
import { type Player, seatsFrom, type Table, works } from './table.ts'
import { GOODS, type Good, PRICE } from './tables.ts'

export function* trader(table: Table, chooser: number): Play {
  for (const seat of seatsFrom(table, chooser)) yield* turn(table, seat, seat === chooser)
  if (table.house.length < 4) return
  for (const good of table.house) table.goods[good] += 1
  table.house = []
}

interface Sale {
  readonly text: string
  readonly good: Good
  readonly outside: boolean
}

function* turn(table: Table, seat: number, isTrader: boolean): Play {
  const player = table.players[seat]
  yield* guestWindow(table, seat)
  const sales = salesOf(table, player)
  const move = yield* ask(seat, 'D-TRADE', [...sales.map(({ text }) => text), 'pass'])
  const sale = sales.find(({ text }) => text === move)
  if (sale !== undefined) sell(table, player, isTrader, sale)
}

/** PR-TRADER-2, PR-X-TRADINGPOST-1, PR-X-TRADINGPOST-2 */
function salesOf(table: Table, player: Player): Sale[] {
  const sales: Sale[] = []
  for (const good of GOODS) {
    if (player.goods[good] === 0) continue
    const accepted = works(player, 'office') || !table.house.includes(good)
    if (accepted && table.house.length < 4)
      sales.push({ text: `sell ${good}`, good, outside: false })
    if (works(player, 'tradingPost'))
      sales.push({ text: `sell ${good} to trading post`, good, outside: true })
  }
  return sales
}

/** PR-TRADER-3, PR-X-TRADINGPOST-2, PR-X-TRADINGPOST-3 */
function sell(table: Table, player: Player, isTrader: boolean, { good, outside }: Sale): void {
  player.goods[good] -= 1
  player.doubloons += PRICE[good]
  if (isTrader) player.doubloons += works(player, 'library') ? 2 : 1
  if (outside) {
    table.goods[good] += 1
    return
  }
  table.house.push(good)
  if (works(player, 'smallMarket')) player.doubloons += 1
  if (works(player, 'largeMarket')) player.doubloons += 2
}
