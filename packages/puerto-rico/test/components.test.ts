/** What is in the box (§1), and the engine's tables against those of the rules (§14.1 – §14.3). */
import { Game, inWords } from '@doubloon/engine'
import { describe, expect, test } from 'vitest'
import { BUILDINGS, GOODS, puertoRico as rules } from '../src/index.ts'
import { BUILDINGS_N } from '../src/state.ts'
import type { Board } from './said.ts'
import { BOOK, number, type Row, SHEET, table } from './sheet.ts'
import { newGame, puertoRico, type Table } from './table.ts'
import { SIX_CHOICES } from './usual-offers.ts'
import { COSTS, keyOf, POOL, SLOTS } from './violet-slots.ts'

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve']
const TWO_TO_FIVE = [2, 3, 4, 5]
const seated = (count: number) => NAMES.slice(0, count)
const start = (count: number) => newGame({ players: seated(count) })

const KINDS = table('14.2')
const BY_PLAYERS = table('14.3')
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, n) => all + n, 0)

/** Sets that fill the slots: by cost the first kinds, then those that follow, until every violet kind was in one. */
const SETS = Array.from(
  { length: Math.max(...COSTS.map((cost) => Math.ceil(kindsOf(cost).length / slotsOf(cost)))) },
  (_, set) =>
    COSTS.flatMap((cost) => {
      const kinds = kindsOf(cost)
      const first = set * slotsOf(cost)
      return Array.from(
        { length: slotsOf(cost) },
        (_, slot) => kinds[(first + slot) % kinds.length] ?? '',
      )
    }),
)

function kindsOf(cost: number): readonly string[] {
  return (POOL[cost] ?? []).map(keyOf)
}

function slotsOf(cost: number): number {
  return SLOTS[cost] ?? 0
}

/** Copies on the board at the start of a game of so many players, base and expansion together. */
function copiesAtStart(count: number): Readonly<Record<string, number>> {
  const left = SETS.map((buildingSet) => {
    const game = newGame({ players: seated(count), buildings: 'fixedSet', buildingSet })
    return game.view('Ana').buildingsLeft
  })
  return Object.assign({}, ...left, start(count).view('Ana').buildingsLeft)
}

/** The building table of the engine, printed the way §14.1 prints it. */
function printSheet(): readonly Row[] {
  const copies = copiesAtStart(4)
  const copies2p = copiesAtStart(2)
  return BUILDINGS.map((building) => ({
    key: building.key,
    name_en: inWords(building.key).replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    set: building.set,
    class: building.class,
    good: building.good === undefined ? '' : GOODS[building.good],
    cost: String(building.cost),
    vp: String(building.vp),
    circles: String(building.circles),
    size: String(building.size),
    column: String(building.column),
    copies: String(copies[building.key]),
    copies2p: String(copies2p[building.key]),
  }))
}

describe('the tables of §14', () => {
  test('PR-COMP-10, -11, -12: the building table is row for row that of §14.1', () => {
    expect(SHEET).toHaveLength(BUILDINGS_N)
    expect(printSheet()).toEqual(SHEET)
  })

  test.each(BUILDINGS)('the rules of the $key are where its row says', ({ rule }) => {
    expect(rule).toMatch(/^PR-(B|X|SCORE)-[A-Z0-9]+$/)
    expect(BOOK).toMatch(new RegExp(`^- \\*\\*${rule}(-1)?\\*\\*`, 'm'))
  })

  test.each(TWO_TO_FIVE)('PR-COMP-10, -11: copies on the board with %i players', (count) => {
    const column = count === 2 ? 'copies2p' : 'copies'
    expect(copiesAtStart(count)).toEqual(
      Object.fromEntries(SHEET.map((row) => [row['key'], number(row, column)])),
    )
  })

  test.each(TWO_TO_FIVE)(
    'PR-COMP-3, -4: goods and tiles with %i players are those of §14.2',
    (count) => {
      const { seats, faceUp, faceDown, quarries, goodsSupply } = start(count).game.position()
      const tiles = (good: (typeof GOODS)[number]) =>
        (faceUp[good] ?? 0) +
        (faceDown[good] ?? 0) +
        sum(seats.map(({ island }) => island[good] ?? 0))
      const suffix = count === 2 ? '2p' : ''
      const found = [
        ...GOODS.map((good) => [good, goodsSupply[good], tiles(good)]),
        ['quarry', 0, quarries],
      ]
      expect(KINDS).toHaveLength(6)
      expect(found).toEqual(
        KINDS.map((row) => [
          row['good'],
          number(row, `barrels${suffix}`),
          number(row, `plantations${suffix}`),
        ]),
      )
    },
  )

  test.each(KINDS.filter((row) => row['price'] !== ''))(
    'PR-COMP-9: the price of $good is that of §14.2',
    (row) => {
      puertoRico({ players: seated(3) })
        .give('Ben', { goods: `${row['good']} 1` })
        .roles({ settler: 'Cyd', captain: 'Ana' })
        .turnOf('Ben')
        .governor('Cyd')
        .play('choose trader', `sell ${row['good']}`)
        .expect('Ben', { goods: 'none', doubloons: number(row, 'price') + 1 }) // 1: the trader's
        .expect('house', `${row['good']}`)
    },
  )

  test.each(BY_PLAYERS)('PR-COMP-2, -5, -8: $players players have what §14.3 says', (row) => {
    const table = start(number(row, 'players'))
    const { governor, seats, ships, roles, ...view } = table.view('Ana')
    const tileOf = (seat: number) => Object.keys(seats[(governor + seat) % seats.length].island)
    expect({
      players: String(seats.length),
      doubloons: [...new Set(seats.map(({ doubloons }) => doubloons))].join('|'),
      startTiles: seats.flatMap((_, seat) => tileOf(seat)).join('|'),
      vp: String(view.vpSupply),
      colonistSupply: String(view.colonistSupply),
      colonistShip: String(view.colonistShip),
      ships: ships.map(({ capacity }) => capacity).join('|'),
      prospectors: String(roles.filter(({ role }) => role.startsWith('prospector')).length),
      rolesPerRound: String(rolesInRound(table)),
      faceUp: String(sum(Object.values(view.faceUp))),
    }).toEqual(row)
  })
})

/** Chooses, and passes everything else, until the round is over; says how many roles were chosen. */
function rolesInRound(table: Table): number {
  let chosen = 0
  while (table.view('Ana').round === 1) {
    if (table.game.decision === 'D-ROLE') chosen++
    const texts = table.game.offers()?.map(({ text }) => text) ?? []
    table.play(texts.find((text) => text === 'pass') ?? texts[0] ?? 'nothing')
  }
  return chosen
}

test('PR-COMP-1: player boards: there are five, so two to five people play', () => {
  const begin = (players: number) => Game.start(rules, { players }, 'boards')
  expect([1, 2, 3, 4, 5, 6].map((players) => begin(players).ok)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ])
})

test('PR-COMP-1: an island has 12 spaces: the twelfth tile is laid, a thirteenth is not', () => {
  puertoRico({ players: seated(3) })
    .give('Ana', { island: 'indigo 11' })
    .give('Ben', { island: 'sugar 11, quarry 1' })
    .faceUp('corn 2')
    .play('choose settler')
    .offers('take corn', 'take quarry', 'pass')
    .play('take corn')
    .expect('Ana', { island: 'indigo 11, corn 1' })
    .asks('Cyd', 'D-SETTLE') // Ben has 12
})

test('PR-COMP-1: a city has 12 spaces: the twelfth is built on, nobody builds a thirteenth', () => {
  const twelve =
    'small indigo plant, small sugar mill, indigo plant, sugar mill, tobacco storage, coffee roaster, ' +
    'small warehouse, hospice, office, large market, large warehouse, factory'
  puertoRico({ players: seated(3) })
    .give('Ana', { buildings: twelve.replace(', factory', ''), doubloons: 1 })
    .give('Ben', { buildings: twelve, doubloons: 20 })
    .play('choose builder')
    .offers('build small market', 'build hacienda', 'build construction hut', 'pass')
    .play('build small market')
    .expect('ending', 'city')
    .asks('Ben', 'D-ROLE') // Ben's city is full, Cyd has no money
})

test('PR-COMP-1: San Juan holds any number of colonists', () => {
  puertoRico({ players: seated(3) })
    .give('Ana', { sanJuan: 48 })
    .play('choose mayor', 'take 1 colonist')
    .expect('Ana', { sanJuan: 48 + 1 + 1 })
})

test('PR-COMP-2: eight role cards, two of them prospectors, and one governor', () => {
  const table = puertoRico({ players: seated(5) })
    .roles({ 'prospector 2': 1 })
    .offers(...SIX_CHOICES, 'choose prospector', 'choose prospector 2')
    .expect('governor', 'Ana')
  expect(table.view('Ana').roles).toHaveLength(8)
})

test('PR-COMP-3: 58 island tiles, 50 plantations and 8 quarries', () => {
  const { faceUp, faceDown, quarries } = start(3).view('Ana')
  expect(sum(Object.values(faceUp)) + faceDown + 3).toBe(50) // 3 lie on the islands
  expect(quarries).toBe(8)
})

test('PR-COMP-3: every island tile has exactly one circle', () => {
  puertoRico({ players: seated(3) })
    .give('Ana', { island: 'corn, indigo 2, sugar, tobacco 3, coffee, quarry 2', sanJuan: 12 })
    .play('choose mayor', 'take 0 colonists')
    .expect('Ana', {
      island: 'corn 1*, indigo 2*, sugar 1*, tobacco 3*, coffee 1*, quarry 2*',
      sanJuan: 12 + 1 - 10,
    })
})

test('PR-COMP-4: 50 barrels: 10 corn, 11 indigo, 11 sugar, 9 tobacco, 9 coffee', () => {
  start(5).expect('supply', { goods: 'corn 10, indigo 11, sugar 11, tobacco 9, coffee 9' })
})

test('PR-COMP-5: 100 colonists, all of them in a game of five', () => {
  start(5).expect('supply', { colonists: 95, ship: 5 })
})

test('PR-COMP-8: five cargo ships of 4, 5, 6, 7 and 8', () => {
  const capacities = TWO_TO_FIVE.flatMap((count) => start(count).view('Ana').ships).map(
    ({ capacity }) => capacity,
  )
  expect([...new Set(capacities)].sort()).toEqual([4, 5, 6, 7, 8])
})

test.each([
  { ship: 4, players: 3 },
  { ship: 5, players: 3 },
  { ship: 6, players: 3 },
  { ship: 7, players: 5 },
  { ship: 8, players: 5 },
])('PR-COMP-8: a ship of $ship takes $ship barrels and no more', ({ ship, players }) => {
  const load = (aboard: number) =>
    puertoRico({ players: seated(players) })
      .give('Ana', { goods: 'corn 2' })
      .ships(`${ship}: corn ${aboard}`)
      .play('choose captain') // the ship of corn is forced
  const sailed = { type: 'shipEmptied', ship: `${ship}`, good: 'corn', count: ship }
  load(ship - 1)
    .happened({ type: 'loaded', seat: 'Ana', good: 'corn', ship: `${ship}`, count: 1 }, sailed)
    .expect('Ana', { goods: 'corn 1' })
  load(ship - 2)
    .happened({ type: 'loaded', seat: 'Ana', good: 'corn', ship: `${ship}`, count: 2 }, sailed)
    .expect('Ana', { goods: 'none' })
  load(ship - 3)
    .didNotHappen({ type: 'shipEmptied' })
    .expect('ships', `${ship}: corn ${ship - 1}`)
})

test('PR-COMP-9: the trading house has four spaces', () => {
  const nextSale = (house: string) =>
    puertoRico({ players: seated(3) })
      .give('Ana', { goods: 'coffee 1' })
      .give('Ben', { goods: 'tobacco 1' })
      .house(house)
      .play('choose trader', 'sell coffee')
  nextSale('corn, indigo').offers('sell tobacco', 'pass')
  nextSale('corn, indigo, sugar') // full: Ben cannot sell
    .happened({ type: 'sold', seat: 'Ana' }, { type: 'houseEmptied' })
    .expect('Ben', { goods: 'tobacco 1' })
    .asks('Ben', 'D-ROLE')
})

test('PR-COMP-10: 49 base buildings: 20 production, 24 small violet, 5 large violet', () => {
  const left = start(4).view('Ana').buildingsLeft
  const tiles = (wanted: (row: Row) => boolean) =>
    sum(SHEET.filter(wanted).map((row) => left[row['key'] ?? ''] ?? 0))
  expect(sum(Object.values(left))).toBe(49)
  expect(tiles((row) => row['class'] === 'production')).toBe(20)
  expect(tiles((row) => row['class'] === 'violet' && row['size'] === '1')).toBe(24)
  expect(tiles((row) => row['size'] === '2')).toBe(5)
  expect(Object.keys(left)).toHaveLength(6 + 12 + 5)
})

test('PR-COMP-11: as many expansion buildings as the rule says, small and large', () => {
  const left = copiesAtStart(4)
  const tiles = (size: string) =>
    sum(
      SHEET.filter((row) => row['set'] === 'expansion' && row['size'] === size).map(
        (row) => left[row['key'] ?? ''] ?? 0,
      ),
    )
  const said = /PR-COMP-11\*\* .*: (\d+) tiles = (\d+) small .*, (\d+) large/.exec(BOOK)?.slice(1)
  expect([tiles('1') + tiles('2'), tiles('1'), tiles('2')].map(String)).toEqual(said)
  expect(tiles('2')).toBeGreaterThan(0)
})

describe('each building at the table', () => {
  const SMALL = SHEET.filter((row) => row['size'] === '1').map((row) => inWords(row['key'] ?? ''))

  /** Ben may build, without a privilege. */
  const ben = (board: Board) =>
    puertoRico({ players: seated(3), buildings: 'all31' })
      .give('Ben', board)
      .play('choose builder', 'Ana: pass')

  test.each(SHEET)('PR-COMP-12: the cost and the printed VP of the $key', (row) => {
    const build = `build ${inWords(row['key'] ?? '')}`
    const table = ben({ doubloons: number(row, 'cost') })
    table.play(`Ben: ${build}`).expect('Ben', { doubloons: 0 })
    expect(table.score('Ben')).toMatchObject({ chips: 0, buildings: number(row, 'vp') })
    const poor = ben({ doubloons: number(row, 'cost') - 1 })
    if (row['cost'] === '1')
      poor.asks('Ben', 'D-ROLE') // nothing can be had for 0
    else poor.refuses(`Ben: ${build}`, 'PR-BUILDER-3')
  })

  test.each(SHEET)('PR-COMP-12: the circles of the $key', (row) => {
    const name = inWords(row['key'] ?? '')
    puertoRico({ players: seated(3), buildings: 'all31' })
      .give('Ana', { buildings: name, sanJuan: 5 })
      .play('choose mayor', 'take 0 colonists')
      .expect('Ana', {
        buildings: `${name} ${row['circles']}`,
        sanJuan: 5 + 1 - number(row, 'circles'),
      })
  })

  test.each(SHEET)('PR-COMP-12, -14: the city spaces of the $key', (row) => {
    const name = inWords(row['key'] ?? '')
    const others = SMALL.filter((other) => other !== name)
    const inCity = (spaces: number) =>
      ben({ doubloons: 20, buildings: others.slice(0, spaces).join(', ') })
    inCity(10).mayPlay(`Ben: build ${name}`)
    if (row['size'] === '1') inCity(11).mayPlay(`Ben: build ${name}`)
    else inCity(11).refuses(`Ben: build ${name}`, 'PR-BUILDER-5')
  })

  test.each(SHEET)('PR-COMP-13: as many quarries reduce the $key as its column says', (row) => {
    const price = Math.max(0, number(row, 'cost') - number(row, 'column'))
    ben({ doubloons: 10, island: 'quarry 5*' })
      .play(`Ben: build ${inWords(row['key'] ?? '')}`)
      .happened({ type: 'built', seat: 'Ben', building: row['key'], doubloons: price })
      .expect('Ben', { doubloons: 10 - price })
  })

  test.each([
    ['small indigo plant', 1],
    ['small sugar mill', 1],
    ['indigo plant', 2],
    ['sugar mill', 2],
    ['tobacco storage', 2],
    ['coffee roaster', 2],
  ])('PR-COMP-14: the %s counts %i in the guild hall: small or large production', (name, vp) => {
    const table = puertoRico({ players: seated(3) }).give('Ana', {
      buildings: `guild hall*, ${name}`,
    })
    expect(table.score('Ana').bonuses).toEqual({ guildHall: vp })
  })
})
