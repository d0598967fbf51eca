/** What everybody sees, what nobody sees, and where chance comes in (§3). */
import { expect, test } from 'vitest'
import { newGame, puertoRico, type Table } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }

/** A table with something of everything on it. */
const middle = () =>
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { doubloons: 3, vp: 11, goods: 'corn 2', island: 'corn 2/1', buildings: 'wharf' })
    .give('Ben', {
      doubloons: 5,
      vp: 7,
      goods: 'coffee 1',
      island: 'quarry 1*, forest 2',
      sanJuan: 2,
    })
    .give('Cyd', { vp: 4, buildings: 'sugar mill 2, statue' })
    .ships('4: sugar 2', '6: indigo 5')
    .house('corn, tobacco')
    .faceUp('corn 2, sugar 1')
    .supply({ discard: 'indigo 3, coffee 1' })
    .roles({ settler: 'Ana', trader: 2 })
    .turnOf('Ben')
    .round(6)

test.each([
  ['Ana', 0],
  ['Ben', 1],
  ['nobody at the table', -1],
])('PR-INFO-1: all of the table is public, seen by %s', (_, seat) => {
  const view = middle().game.view(seat)
  expect(view).toMatchObject({
    round: 6,
    governor: 0,
    vpSupply: 75 - 11 - 7 - 4,
    colonistSupply: 58 - 3 - 1 - 3 - 2,
    colonistShip: 3,
    quarries: 7,
    faceUp: { corn: 2, sugar: 1 },
    faceDown: 50 - 2 - 2 - 3 - 4,
    discard: { indigo: 3, coffee: 1 },
    tradingHouse: { corn: 1, tobacco: 1 },
    goodsSupply: { corn: 7, indigo: 6, sugar: 9, tobacco: 8, coffee: 8 },
    ships: [
      { capacity: 4, good: 'sugar', load: 2 },
      { capacity: 5, good: undefined, load: 0 },
      { capacity: 6, good: 'indigo', load: 5 },
    ],
    seats: [
      {
        doubloons: 3,
        goods: { corn: 2 },
        island: { corn: 2 },
        workers: { corn: 1 },
        buildings: { wharf: 0 },
        sanJuan: 0,
      },
      {
        doubloons: 5,
        goods: { coffee: 1 },
        island: { quarry: 1, forest: 2 },
        workers: { quarry: 1 },
        buildings: {},
        sanJuan: 2,
      },
      {
        doubloons: 0,
        goods: {},
        island: {},
        workers: {},
        buildings: { sugarMill: 2, statue: 0 },
        sanJuan: 0,
      },
    ],
    roles: [
      { role: 'settler', doubloons: 0, takenBy: 0 },
      { role: 'mayor', doubloons: 0, takenBy: undefined },
      { role: 'builder', doubloons: 0, takenBy: undefined },
      { role: 'craftsman', doubloons: 0, takenBy: undefined },
      { role: 'trader', doubloons: 2, takenBy: undefined },
      { role: 'captain', doubloons: 0, takenBy: undefined },
    ],
  })
  expect(view.buildingsLeft).toMatchObject({ wharf: 0, statue: 0, sugarMill: 2, harbor: 1 })
})

test('PR-INFO-2: nobody sees which tile comes next: other chance to come looks the same', () => {
  const seen = (seed: string, seat: number) =>
    puertoRico(three).give('Ana', { buildings: 'hacienda*' }).seed(seed).game.view(seat)
  for (const seat of [0, 1, 2, -1]) expect(seen('first', seat)).toEqual(seen('second', seat))
  const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
    const table = puertoRico(three).give('Ana', { buildings: 'hacienda*' }).seed(seed)
    table.play('choose settler', 'draw plantation')
    return Object.keys(table.view('Ana').seats[0]?.island ?? {}).join()
  })
  expect(new Set(drawn).size).toBeGreaterThan(1)
})

const vpSeen = (table: Table, seat: number) => table.game.view(seat).seats.map(({ vp }) => vp)

test('PR-INFO-3: everybody sees his own VP chips only, who watches sees none', () => {
  expect(vpSeen(middle(), 0)).toEqual([11, undefined, undefined])
  expect(vpSeen(middle(), 1)).toEqual([undefined, 7, undefined])
  expect(vpSeen(middle(), 2)).toEqual([undefined, undefined, 4])
  expect(vpSeen(middle(), -1)).toEqual([undefined, undefined, undefined])
})

test('PR-INFO-3: no number of the view changes with the VP chips of others', () => {
  const seen = (ben: number, cyd: number) =>
    puertoRico(three).give('Ben', { vp: ben }).give('Cyd', { vp: cyd }).game.view(0)
  expect(seen(7, 4)).toEqual(seen(1, 10)) // 64 are left either way
})

test('PR-INFO-3: nor does what a server tells change with them, not even when chips are credited', () => {
  const told = (ben: number, cyd: number, own: number) =>
    puertoRico(three)
      .give('Ana', { vp: own })
      .give('Ben', { vp: ben })
      .give('Cyd', { vp: cyd })
      .game.glimpse(0, 'by lot')
  expect(told(7, 4, 11)).toEqual(told(1, 10, 11))
  expect(told(7, 4, 11)).not.toEqual(told(7, 5, 11)) // one chip more has left the supply
  expect(told(40, 30, 11)).toEqual(told(30, 45, 11)) // all 75 are given, more are credited
  expect(told(2, 1, 80)).toEqual(told(1, 4, 80)) // so many that some must be one's own
})

test('PR-INFO-3: with open VP everybody sees all totals', () => {
  const table = puertoRico({ ...three, vpVisibility: 'open' })
    .give('Ana', { vp: 11 })
    .give('Ben', { vp: 7 })
  for (const seat of [0, 1, 2, -1]) expect(vpSeen(table, seat)).toEqual([11, 7, 0])
})

test('PR-INFO-3: gains happen in the open: others and watchers are told of them, not of the total', () => {
  const { game } = puertoRico(three)
    .give('Ana', { vp: 11, goods: 'corn 3' })
    .play('choose captain', 'load corn on 4')
  for (const seat of [1, 2, -1]) {
    const told = game.eventsFor(seat).filter(({ type }) => type === 'vpGained')
    expect(told).toMatchObject([
      { type: 'vpGained', seat: 0, count: 3 },
      { type: 'vpGained', seat: 0, count: 1 },
    ])
    expect(game.view(seat).seats[0]?.vp).toBeUndefined()
  }
})

test('PR-INFO-4: that a forest was placed is public, its kind is forgotten', () => {
  const placed = (tile: string) =>
    puertoRico({ ...three, buildings: 'all31' })
      .give('Ana', { buildings: 'forest house*' })
      .faceUp(tile)
      .play('choose settler', `take ${tile} as forest`)
      .happened({ type: 'tileTaken', seat: 'Ana', asForest: true })
  expect(placed('corn').view('Ben').seats[0]).toEqual(placed('coffee').view('Ben').seats[0])
  expect(placed('corn').view('Ben').seats[0]?.island).toEqual({ forest: 1 })
})

/** Four rounds without a settler: colonists, buildings, goods, money, ships. */
function fourRounds(seed: string) {
  const table = puertoRico(three)
    .give('Ana', { island: 'corn 2, indigo 1', buildings: 'small indigo plant', doubloons: 5 })
    .give('Ben', { island: 'corn 1', doubloons: 5 })
    .give('Cyd', { goods: 'coffee 2, corn 3' })
    .seed(seed)
  for (let round = 1; round <= 4; round = table.view('Ana').round) {
    const offered = table.game.offers()?.map(({ text }) => text) ?? []
    const moves = offered.filter((text) => text !== 'choose settler')
    table.play((round % 2 === 0 ? moves.at(-1) : moves[0]) ?? 'nothing')
  }
  const { chance: _, ...position } = table.game.position()
  return { moves: table.game.record().moves, position }
}

test('PR-INFO-5: without tiles to draw nothing is random', () => {
  expect(fourRounds('one')).toEqual(fourRounds('two'))
  for (const role of ['mayor', 'builder', 'craftsman', 'trader', 'captain'])
    expect(fourRounds('one').moves).toContain(`choose ${role}`)
})

test('PR-INFO-5: only the settler, the first governor and a random set need chance', () => {
  const chanceAfter = (...moves: readonly string[]) =>
    puertoRico(three)
      .give('Ana', { goods: 'corn 1', doubloons: 9 })
      .play(...moves)
      .game.position().chance
  const before = chanceAfter()
  for (const moves of [
    ['choose mayor', 'take 1 colonist'],
    ['choose builder', 'build office'],
    ['choose craftsman'],
    ['choose trader', 'sell corn'],
    ['choose captain', 'load corn on 4'],
  ])
    expect(chanceAfter(...moves)).toBe(before)
  expect(chanceAfter('choose settler', 'pass')).not.toBe(before)

  const violet = (seed: string) =>
    Object.keys(newGame({ ...three, buildings: 'randomSet' }, seed).view('Ana').buildingsLeft)
  expect(violet('one')).toEqual(violet('one'))
  expect(violet('one')).not.toEqual(violet('two'))
})
