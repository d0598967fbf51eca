/** The whole table of Puerto Rico in at most 25 lines of 100 columns, as one seat may see it. */
import {
  CITY_SPACES,
  GOODS,
  HOUSE_SPACES,
  ISLAND_SPACES,
  TILES,
  type View,
} from '@doubloon/puerto-rico'
import { filled, type Paint, spread, type Tint } from '../paint.ts'
import type { Company } from '../terminal-table.ts'
import { buildingBoard } from './building-board.ts'
import { words } from './table-words.ts'

const LABEL = 7
const NAME = 10
const NUMBERS = 17
const CELL = 5

/** Goods differ by word first; the colour only helps. */
const TINTS: Readonly<Record<string, Tint>> = {
  corn: 'yellow',
  indigo: 'blue',
  sugar: 'bold',
  tobacco: 'red',
  coffee: 'green',
}

/** Common supplies, the players, the buildings. */
export function tableLines(view: View, company: Company, paint: Paint): readonly string[] {
  return [
    ...titleLine(view, company, paint),
    ...roleLines(view, company, paint),
    cargoLine(view, paint),
    '',
    ...playerLines(view, company, paint),
    '',
    ...buildingBoard(view, company, paint),
  ]
}

function titleLine(view: View, { names }: Company, paint: Paint): readonly string[] {
  const left = paint('bold', words.title(view.round, names[view.governor] ?? '', view.phase))
  const right = words.supplies(view.vpSupply, view.colonistSupply, view.colonistShip)
  const lines = [spread(left, right)]
  return view.endTriggers.length === 0 || view.over
    ? lines
    : [...lines, paint('red', isBrokenOff(view) ? words.brokenOff : words.lastRound)]
}

/** Whether the agreed number of rounds ends the game (PR-RUL-61). */
function isBrokenOff({ endTriggers }: View): boolean {
  return endTriggers.includes('roundLimit')
}

/** `settler +1`, `mayor: Ben`. */
function roleLines({ roles }: View, { names }: Company, paint: Paint): readonly string[] {
  const cards = roles.map(({ role, doubloons, takenBy }) => {
    const coins = doubloons > 0 ? ` +${doubloons}` : ''
    return takenBy === undefined
      ? `${role}${paint('yellow', coins)}`
      : paint('dim', `${role}: ${names[takenBy]}`)
  })
  const middle = Math.ceil(cards.length / 2)
  const rows = cards.length > 7 ? [cards.slice(0, middle), cards.slice(middle)] : [cards]
  return rows.map((row, index) => {
    const label = filled(index === 0 ? words.roles : '', LABEL)
    return `${label}${row.join('  ')}`
  })
}

function cargoLine({ ships, tradingHouse }: View, paint: Paint): string {
  const cargo = ships.map(({ capacity, good, load }) => {
    const what = good === undefined ? words.emptyShip : `${paintGood(paint, good)} ${load}`
    return `${capacity}: ${what}`
  })
  const sold = GOODS.flatMap((good) =>
    Array.from({ length: tradingHouse[good] ?? 0 }, () => paintGood(paint, good)),
  )
  const house = Array.from({ length: HOUSE_SPACES }, (_, space) => sold[space] ?? '–').join(', ')
  return `${filled(words.ships, LABEL)}${filled(cargo.join('  '), 45)}${words.house} ${house}`
}

function paintGood(paint: Paint, good: string): string {
  return paint(TINTS[good] ?? 'bold', good)
}

/** One line for each player, then what is left of everything in the same columns. */
function playerLines(view: View, company: Company, paint: Paint): readonly string[] {
  const { names } = company
  const head = [
    filled('', NAME),
    words.columns.doubloons.padStart(7),
    words.columns.vp.padStart(4),
    words.columns.sanJuan.padStart(6),
    ' │',
    ...GOODS.map((good) => words.short[good].padStart(CELL)),
    ' │',
    ...TILES.map((tile) => words.short[tile].padStart(CELL)),
    words.columns.spaces.padStart(9),
  ].join('')
  const groups = `${' '.repeat(NAME + NUMBERS)} │${filled(words.barrels, 25)} │${filled(words.island, 35)}${words.columns.free.padStart(9)}`
  return [
    paint('dim', groups.trimEnd()),
    paint('dim', head),
    ...names.map((_, seat) => playerLine(view, company, seat, paint)),
    paint('dim', supplyLine(view)),
  ]
}

function playerLine(view: View, { names, you }: Company, seat: number, paint: Paint): string {
  const mat = view.seats[seat]
  if (mat === undefined) return ''
  const mark = view.toMove === seat ? '▸' : ' '
  const name = filled(`${mark}${names[seat]}${view.governor === seat ? ' (G)' : ''}`, NAME)
  const barrels = GOODS.map((good) => number(mat.goods[good], good, paint))
  const tiles = TILES.map((tile) => {
    const total = mat.island[tile] ?? 0
    const cell = tile === 'forest' ? `${total}` : `${mat.workers[tile] ?? 0}/${total}`
    return total === 0 ? '·'.padStart(CELL) : tinted(cell.padStart(CELL), tile, paint)
  })
  const used = Object.values(mat.island).reduce((sum, count) => sum + (count ?? 0), 0)
  const free = `${ISLAND_SPACES - used}/${CITY_SPACES - words.citySpaces(mat.buildings)}`
  return [
    seat === you ? paint('bold', name) : name,
    String(mat.doubloons).padStart(7),
    (mat.vp === undefined ? '?' : String(mat.vp)).padStart(4),
    String(mat.sanJuan).padStart(6),
    ' │',
    ...barrels,
    ' │',
    ...tiles,
    free.padStart(9),
  ].join('')
}

function number(count: number | undefined, good: string, paint: Paint): string {
  return count === undefined
    ? '·'.padStart(CELL)
    : tinted(String(count).padStart(CELL), good, paint)
}

function tinted(text: string, good: string, paint: Paint): string {
  const tint = TINTS[good]
  return tint === undefined ? text : paint(tint, text)
}

/** Barrels left, and under the island the tiles one can take. */
function supplyLine({ goodsSupply, faceUp, quarries, faceDown }: View): string {
  const barrels = GOODS.map((good) => String(goodsSupply[good] ?? 0).padStart(CELL))
  const tiles = GOODS.map((good) => String(faceUp[good] ?? '·').padStart(CELL))
  return [
    filled(words.supply, NAME + NUMBERS),
    ' │',
    ...barrels,
    ' │',
    ...tiles,
    String(quarries).padStart(CELL),
    words.faceDown(faceDown).padStart(14),
  ].join('')
}
