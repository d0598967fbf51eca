/** What is in the box (§2), and the engine's tables against those of the rules (§17.2, §17.5). */
import { readFileSync } from 'node:fs'
import { inWords } from '@doubloon/engine'
import { bookTable, type Row } from '@doubloon/testkit'
import { describe, expect, test } from 'vitest'
import { BUILDINGS, GOODS, HOUSES, PLACES_N, ROLES } from '../src/index.ts'
import { passOnce } from './passing.ts'
import { FIVE_CHOICES } from './role-choices.ts'
import { newGame, sanJuan } from './table.ts'

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dan']
const seated = (count: number) => NAMES.slice(0, count)
const three = { players: seated(3) }
const expanded = { ...three, expansion: true }

const read = (name: string) =>
  readFileSync(new URL(`../../../docs/rules/${name}`, import.meta.url), 'utf8')
const BOOK = read('san-juan.md')

const table = (section: string) => bookTable(BOOK, section)
const SHEET = table('17.2')
const MARKET = table('17.5')
const number = (row: Row, column: string) => Number(row[column])
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, n) => all + n, 0)

type Cards = Readonly<Record<string, number>>

/** Every card of a new game by kind, wherever it lies; the Cathedral is not one of them. */
function cardsOfNewGame(count: number, expansion: boolean): Cards {
  const position = newGame({ players: seated(count), expansion }).game.position()
  const cards: Record<string, number> = {}
  const add = (kinds: Cards) => {
    for (const [key, n] of Object.entries(kinds)) cards[key] = (cards[key] ?? 0) + n
  }
  for (const { hand, tableau } of position.seats) {
    add(hand)
    for (const { building } of tableau) add({ [building]: 1 })
  }
  add(position.drawPile)
  return cards
}

const copiesOf = (rows: readonly Row[]): Cards =>
  Object.fromEntries(rows.map((row) => [row['key'] ?? '', number(row, 'copies')]))
const inSet = (set: string) => SHEET.filter((row) => row['set'] === set)
const DECK = SHEET.filter((row) => row['key'] !== 'cathedral')

describe('the tables of §17', () => {
  const bySheet = (key: string) => SHEET.findIndex((row) => row['key'] === key)

  test('R-SJ-2, SJ-COMP-2, -3, -5: the building table is row for row that of §17.2', () => {
    const printed = [...BUILDINGS]
      .sort((a, b) => bySheet(a.key) - bySheet(b.key)) // monuments come earlier in the engine
      .map((building) => ({
        key: building.key,
        type: building.class,
        set: building.set === 'base' ? 'base' : 'exp',
        cost: String(building.cost),
        vp: String(building.vp),
        copies: String(building.copies),
      }))
    const wanted = SHEET.map(({ key, type, set, cost, vp, copies }) => ({
      key,
      type,
      set,
      cost,
      vp,
      copies,
    }))
    expect(SHEET).toHaveLength(5 + 24 + 11)
    expect(printed).toEqual(wanted)
  })

  test('R-SJ-2: the trading house cards are those of §17.5', () => {
    const kinds = GOODS.slice(0, 5)
    const printed = HOUSES.map(({ key, prices }) => [key, ...prices.map(String)])
    expect(printed).toEqual(MARKET.map((row) => ['id', ...kinds].map((column) => row[column])))
  })

  test.each(BUILDINGS)('the rules of the $key are where its row says', ({ rule }) => {
    expect(rule).toMatch(/^SJ-(P|B-[A-Z]+|X-[A-Z]+)$/)
    expect(BOOK).toMatch(new RegExp(`^\\* \\*\\*${rule}-1\\*\\*`, 'm'))
  })
})

describe('names', () => {
  const LANGUAGES = ['en', 'de', 'pl', 'ro', 'cs', 'ru']
  /** The page has the English names of buildings with everything else it says of them. */
  const OTHERS = LANGUAGES.slice(1)
  const TEXTS: Readonly<Record<string, Row>> = JSON.parse(read('san-juan-names.json'))
  /** `Indigo Plant` in titles, `Indigo plant` in the table. */
  const sentence = (title = '') => title.slice(0, 1) + title.slice(1).toLowerCase()

  test.each(BUILDINGS)(
    'R-SJ-36: the $key has a name in the table and in five more languages',
    ({ key }) => {
      const names = TEXTS[`building.${key}`] ?? {}
      const row = SHEET.find((other) => other['key'] === key) ?? {}
      expect(Object.keys(names)).toEqual(OTHERS)
      for (const name of Object.values(names)) expect(name.trim()).not.toBe('')
      expect(names['pl']).toBe(row['name_pl'])
      expect(sentence(inWords(key)).toLowerCase()).toBe(row['name_en']?.toLowerCase())
    },
  )

  test('R-SJ-36: there are no names of buildings that do not exist, nor one name for two', () => {
    const keys = Object.keys(TEXTS).filter((key) => key.startsWith('building.'))
    expect(keys.sort()).toEqual(BUILDINGS.map(({ key }) => `building.${key}`).sort())
    for (const language of OTHERS)
      expect(new Set(keys.map((key) => TEXTS[key]?.[language])).size).toBe(BUILDINGS.length)
  })

  test.each(ROLES)('R-SJ-36: the %s has a name in six languages', (role) => {
    expect(Object.keys(TEXTS[`role.${role}`] ?? {})).toEqual(LANGUAGES)
  })
})

describe('the deck', () => {
  const kinds = (cards: Cards, rows: readonly Row[]) =>
    sum(rows.map((row) => cards[row['key'] ?? ''] ?? 0))
  const isProduction = (row: Row) => row['type'] === 'production'

  test.each([2, 3, 4])('SJ-COMP-1, R-SJ-30: 112 cards in a game of %i, 44 + 68', (count) => {
    const cards = cardsOfNewGame(count, false)
    expect(cards).toEqual(copiesOf(inSet('base')))
    expect(sum(Object.values(cards))).toBe(112)
    expect(kinds(cards, inSet('base').filter(isProduction))).toBe(44)
    expect(
      kinds(
        cards,
        inSet('base').filter((row) => !isProduction(row)),
      ),
    ).toBe(68)
  })

  test('SJ-COMP-2, R-SJ-30: ten indigo plants, 8 + 9 + 9 + 8 others', () => {
    expect(cardsOfNewGame(3, false)).toMatchObject({
      indigoPlant: 10,
      sugarMill: 8,
      tobaccoStorage: 9,
      coffeeRoaster: 9,
      silverSmelter: 8,
    })
  })

  test('SJ-COMP-3: of 24 city kinds those of cost 6 have two copies, the other 20 three', () => {
    const cards = cardsOfNewGame(3, false)
    const city = inSet('base').filter((row) => !isProduction(row))
    const copies = (count: number) =>
      city.flatMap(({ key = '' }) => (cards[key] === count ? [key] : []))
    expect(city).toHaveLength(24)
    expect(copies(2).sort()).toEqual(['cityHall', 'guildHall', 'palace', 'triumphalArch'])
    expect(copies(3)).toHaveLength(20)
  })

  test.each([2, 3, 4])('SJ-COMP-5, -6, R-SJ-30: 141 cards with the expansion and %i', (count) => {
    const cards = cardsOfNewGame(count, true)
    expect(cards).toEqual(copiesOf(DECK))
    expect(sum(Object.values(cards))).toBe(141)
    expect(kinds(cards, inSet('exp'))).toBe(29)
  })

  test('SJ-COMP-5: nine kinds of three copies, two Residences, and one Cathedral beside the deck', () => {
    const table = newGame(expanded)
    const cards = cardsOfNewGame(3, true)
    const copies = (count: number) => inSet('exp').filter(({ key = '' }) => cards[key] === count)
    expect(copies(3)).toHaveLength(9)
    expect(copies(2).map(({ key }) => key)).toEqual(['residence'])
    expect(cards['cathedral']).toBeUndefined()
    table.expect('cathedral', 'table')
  })
})

test('SJ-COMP-4: five role cards, one of each, and one governor', () => {
  const table = sanJuan(three)
    .offers(...FIVE_CHOICES)
    .expect('governor', 'Ana')
  expect(table.view('Ana').roles).toHaveLength(5)
})

test('SJ-COMP-4: five trading house cards, each of which comes once before the first comes again', () => {
  const table = newGame({ players: seated(2) })
  const seen: string[] = []
  while (seen.length < 6)
    for (const event of passOnce(table).events)
      if (event.type === 'houseTurnedUp') seen.push(event.house)
  expect(new Set(seen.slice(0, 5)).size).toBe(5)
  expect(seen[5]).toBe(seen[0])
})

test('SJ-COMP-7: one and the same card is money, a good, a building or a VP', () => {
  sanJuan(three)
    .hand('Ana', 'indigo plant, statue') // money
    .phase('builder', 'Cyd', 'Ana')
    .play('build indigo plant paying statue')
    .expect('discard', 'statue')
    .expect('Ana', { hand: 'none', buildings: 2 })
  sanJuan(three)
    .drawPile('statue') // a good
    .phase('producer', 'Ana')
    .play('produce indigo')
    .expect('Ana', { tableau: 'indigo plant*statue', total: 1 })
  sanJuan(three)
    .hand('Ana', 'statue, well 3') // a building
    .phase('builder', 'Cyd', 'Ana')
    .play('build statue paying well, well, well')
    .expect('Ana', { tableau: 'indigo plant, statue', total: 1 + 3 })
  sanJuan(three)
    .tableau('Ben', 'indigo plant, chapel')
    .hand('Ben', 'statue') // a VP
    .roundStarts('Ben')
    .play('tuck statue')
    .expect('Ben', { hand: 'none', tucked: 'statue', total: 1 + 2 + 1 })
})

test('SJ-COMP-7: what is paid out are cards of the draw pile', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, silver smelter*')
    .drawPile('statue 3, hero 2')
    .tradingHouse('t3')
    .phase('trader', 'Ana')
    .play('sell silver')
    .expect('Ana', { handSize: 3 })
    .expect('drawPile', 2)
})

describe('each building at the table', () => {
  /** Ben is not the chooser, so he pays the printed cost. */
  const ben = (row: Row, cards: number) => {
    const key = row['key'] ?? ''
    const money = key === 'coffeeRoaster' ? 'silver smelter' : 'coffee roaster'
    const hand = key === 'cathedral' ? '' : `${inWords(key)}, `
    const paying = Array.from({ length: cards }, () => money).join(', ')
    const table = sanJuan(expanded)
      .tableau('Ben', 'sugar mill')
      .hand('Ben', `${hand}${money} ${cards}`)
      .taken({ prospector: 'Cyd' }) // a hand of any size
      .phase('builder', 'Ana', 'Ben')
    return { table, build: `Ben: build ${inWords(key)} paying ${paying}` }
  }

  test.each(SHEET)('R-SJ-2, SJ-COMP-7: the cost and the printed VP of the $key', (row) => {
    const cost = number(row, 'cost')
    const { table, build } = ben(row, cost)
    table.play(build).expect('Ben', { hand: 'none' }).expect('discard', cost)
    expect(table.score('Ben').buildings).toBe(1 + number(row, 'vp'))
    const tooLittle = build.replace(/(,| paying) \w+ \w+$/, '')
    ben(row, cost).table.refuses(tooLittle, 'SJ-BUILDER-5')
  })

  test.each([
    ['poor house', 1, 1],
    ['bank', 3, 2],
    ['tavern', 2, 1],
    ['hut', 1, 1],
    ['goldsmith', 5, 3],
    ['prefecture', 4, 2],
  ])('R-SJ-21, -22, -23, -24: the disputed %s costs %i and scores %i', (name, cost, vp) => {
    sanJuan(expanded)
      .hand('Ben', `${name}, coffee roaster ${cost + 1}`)
      .phase('builder', 'Ana', 'Ben')
      .play(`build ${name} paying ${Array(cost).fill('coffee roaster').join(', ')}`)
      .happened({ type: 'built', seat: 'Ben', paid: cost })
      .expect('Ben', { hand: 'coffee roaster', total: 1 + vp })
  })

  test('§17.4: monuments are worth their cost, cost 6 and 7 nothing, all others half of it', () => {
    const usual = ({ cost, class: type }: (typeof BUILDINGS)[number]) =>
      type === 'monument' ? cost : cost > 5 ? 0 : Math.ceil(cost / 2)
    expect(BUILDINGS.map(({ key, vp }) => [key, vp])).toEqual(
      BUILDINGS.map((building) => [building.key, usual(building)]),
    )
  })
})

describe('each trading house at the table', () => {
  const KINDS = GOODS.slice(0, 5).map((good, at) => [good, BUILDINGS[at]?.key ?? ''] as const)

  test.each(MARKET)('R-SJ-2: the prices of $id', (row) => {
    for (const [good, key] of KINDS)
      sanJuan(three)
        .tableau('Ana', `sugar mill, ${inWords(key)}*`)
        .tradingHouse(row['id'] ?? '')
        .phase('trader', 'Ana')
        .play(`sell ${good}`)
        .happened({ type: 'sold', seat: 'Ana', good, price: number(row, good) })
        .expect('Ana', { handSize: number(row, good) })
  })
})

test('a tableau has room for twelve buildings', () => {
  expect(PLACES_N).toBe(12)
})
