/** The whole table of San Juan in 100 columns, as one seat may see it. */
import { inWords } from '@doubloon/engine'
import { HOUSES, PLACES_N, ROLES, type View } from '@doubloon/san-juan'
import { filled, type Paint, spread, type Tint, wrapList } from '../paint.ts'
import type { Company } from '../terminal-table.ts'
import { type Cards, listOf, printedOn, rowOf, type Standing } from './cards.ts'
import { words } from './table-words.ts'

const LABEL = 8
const INDENT = 3
const WIDTH = 100

/** Kinds differ by word first; the colour only helps. */
const TINTS: Readonly<Record<string, Tint>> = {
  indigoPlant: 'blue',
  sugarMill: 'bold',
  tobaccoStorage: 'red',
  coffeeRoaster: 'green',
  silverSmelter: 'cyan',
}

/** What is common, the players, one's own cards. */
export function tableLines(view: View, company: Company, paint: Paint): readonly string[] {
  return [
    titleLine(view, company, paint),
    roleLine(view, company, paint),
    houseLine(view, paint),
    '',
    paint('dim', words.legend),
    ...view.seats.flatMap((_, seat) => seatLines(view, company, seat, paint)),
    ...ownCards(view, paint),
  ]
}

function titleLine(view: View, { names }: Company, paint: Paint): string {
  const title = words.title(view.round, names[view.governor] ?? '', phaseOf(view))
  const piles = words.piles(view.drawPile, view.discardPile)
  const onTable = view.cathedralOnTable === true ? words.cathedral(printedOn('cathedral')) : ''
  return spread(paint('bold', title), `${piles}${onTable}`)
}

function phaseOf({ phase }: View): string | undefined {
  if (phase === undefined) return undefined
  return (ROLES as readonly string[]).includes(phase) ? words.phase(phase) : words.startOfRound
}

/** `builder`, `producer: Ben`. */
function roleLine(view: View, { names }: Company, paint: Paint): string {
  const cards = view.roles.map(({ role, takenBy }) =>
    takenBy === undefined ? role : paint('dim', `${role}: ${names[takenBy]}`),
  )
  return `${filled(words.roles, LABEL)}${cards.join('  ')}`
}

/** Trading house cards in the order in which they come; the present one, or the next, is marked. */
function houseLine(view: View, paint: Paint): string {
  const { tradingHouses, tradingHouse, nextTradingHouse } = view
  const marked = tradingHouse ?? nextTradingHouse
  const cards = tradingHouses.map((key) => {
    const prices = HOUSES.find((house) => house.key === key)?.prices.join('-') ?? key
    return key === marked ? paint('bold', `▸${prices}`) : prices
  })
  const unseen =
    cards.length < HOUSES.length ? [marked === undefined ? `▸${words.unseen}` : words.unseen] : []
  const legend = tradingHouse === undefined ? words.houseNext : words.houseNow
  return spread(
    `${filled(words.house, LABEL)}${[...cards, ...unseen].join('  ')}`,
    paint('dim', legend),
  )
}

/** A line of numbers for each player, and his buildings below. */
function seatLines(
  view: View,
  { names, you }: Company,
  seat: number,
  paint: Paint,
): readonly string[] {
  const mat = view.seats[seat]
  if (mat === undefined) return []
  const mark = view.toMove === seat ? '▸' : ' '
  const name = filled(`${mark}${names[seat]}${view.governor === seat ? ' (G)' : ''}`, LABEL + 4)
  const printed = mat.tableau.reduce((sum, { building }) => sum + rowOf(building).vp, 0)
  const shown = listOf(mat.shown).map(inWords).join(', ')
  const numbers = [
    words.hand(mat.handSize, mat.handLimit),
    words.buildings(mat.tableau.length, PLACES_N),
    words.vp(printed),
    ...(mat.tucked ? [words.tucked(mat.tucked)] : []),
    ...(mat.bankUsed ? [words.bankUsed] : []),
    ...(mat.libraryUsed ? [words.libraryUsed] : []),
    ...(seat !== you && shown !== '' ? [words.shown(shown)] : []),
  ].join(' · ')
  const buildings = mat.tableau.map((it) => standing(it, paint))
  return [
    `${seat === you ? paint('bold', name) : name}${numbers}`,
    ...wrapList(buildings, WIDTH - INDENT).map((line) => `${' '.repeat(INDENT)}${line}`),
  ]
}

/** `quarry 4/2 new`, `indigo plant ● 1/1`. */
function standing({ building, good, isNew }: Standing, paint: Paint): string {
  const name = `${inWords(building)}${good ? ` ${words.good}` : ''}`
  return `${tinted(building, name, paint)} ${printedOn(building)}${isNew ? ` ${words.isNew}` : ''}`
}

function tinted(building: string, text: string, paint: Paint): string {
  const isMonument = rowOf(building).class === 'monument'
  return paint(TINTS[building] ?? (isMonument ? 'yellow' : 'violet'), text)
}

/** The hand, and what is being decided about it. */
function ownCards(view: View, paint: Paint): readonly string[] {
  const hand = view.seats[view.seat]?.hand
  if (hand === undefined) return []
  return [
    '',
    ...cardLines(words.ownHand, hand, paint),
    ...(isEmpty(view.own?.drawn) ? [] : cardLines(words.drawn, view.own?.drawn ?? {}, paint)),
    ...(isEmpty(view.own?.picked) ? [] : cardLines(words.picked, view.own?.picked ?? {}, paint)),
  ]
}

function isEmpty(cards: Cards | undefined): boolean {
  return cards === undefined || Object.keys(cards).length === 0
}

function cardLines(label: string, cards: Cards, paint: Paint): readonly string[] {
  const texts = listOf(cards).map((key) => `${tinted(key, inWords(key), paint)} ${printedOn(key)}`)
  const lines = texts.length === 0 ? [words.noCards] : wrapList(texts, WIDTH - LABEL)
  return lines.map((line, index) => {
    const shown = filled(index === 0 ? label : '', LABEL)
    return `${index === 0 ? paint('bold', shown) : shown}${line}`
  })
}
