/** Setting up a game (§2): who gets what, what lies where, and which chance comes first. */
import { expect, test } from 'vitest'
import { newGame, puertoRico, type Table } from './table.ts'
import { SIX_CHOICES, SIX_ROLES } from './usual-offers.ts'

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve']
const seated = (count: number) => NAMES.slice(0, count)
const SEEDS = Array.from({ length: 40 }, (_, at) => `seed ${at}`)
const sum = (counts: object) => Object.values(counts).reduce((all: number, n: number) => all + n, 0)

/** A new game whose first governor is this seat. */
function governedBy(seat: number, players: readonly string[]): Table {
  const games = SEEDS.map((seed) => newGame({ players }, seed))
  const found = games.find((table) => table.game.view(seat).governor === seat)
  if (found === undefined) throw new Error(`seat ${seat} is never governor`)
  return found
}

/** Starting plantations by seat. */
const starts = (table: Table) =>
  table.view('Ana').seats.map(({ island }) => Object.keys(island).join())

const SETUP = [
  {
    players: 2,
    doubloons: 3,
    tiles: ['indigo', 'corn'],
    supply: {
      vp: 65,
      colonists: 40,
      ship: 2,
      quarries: 5,
      goods: 'corn 8, indigo 9, sugar 9, tobacco 7, coffee 7',
    },
    ships: [4, 6],
    roles: [...SIX_ROLES, 'prospector'],
    faceUp: 3,
    faceDown: 30,
    plantations: { corn: 7, indigo: 9, sugar: 8, tobacco: 6, coffee: 5 },
    copies: { smallIndigoPlant: 2, coffeeRoaster: 2, harbor: 1, residence: 1 },
  },
  {
    players: 3,
    doubloons: 2,
    tiles: ['indigo', 'indigo', 'corn'],
    supply: {
      vp: 75,
      colonists: 55,
      ship: 3,
      quarries: 8,
      goods: 'corn 10, indigo 11, sugar 11, tobacco 9, coffee 9',
    },
    ships: [4, 5, 6],
    roles: SIX_ROLES,
    faceUp: 4,
    faceDown: 43,
    plantations: { corn: 10, indigo: 12, sugar: 11, tobacco: 9, coffee: 8 },
    copies: { smallIndigoPlant: 4, coffeeRoaster: 3, harbor: 2, residence: 1 },
  },
  {
    players: 4,
    doubloons: 3,
    tiles: ['indigo', 'indigo', 'corn', 'corn'],
    supply: {
      vp: 100,
      colonists: 75,
      ship: 4,
      quarries: 8,
      goods: 'corn 10, indigo 11, sugar 11, tobacco 9, coffee 9',
    },
    ships: [5, 6, 7],
    roles: [...SIX_ROLES, 'prospector'],
    faceUp: 5,
    faceDown: 41,
    plantations: { corn: 10, indigo: 12, sugar: 11, tobacco: 9, coffee: 8 },
    copies: { smallIndigoPlant: 4, coffeeRoaster: 3, harbor: 2, residence: 1 },
  },
  {
    players: 5,
    doubloons: 4,
    tiles: ['indigo', 'indigo', 'indigo', 'corn', 'corn'],
    supply: {
      vp: 122,
      colonists: 95,
      ship: 5,
      quarries: 8,
      goods: 'corn 10, indigo 11, sugar 11, tobacco 9, coffee 9',
    },
    ships: [6, 7, 8],
    roles: [...SIX_ROLES, 'prospector', 'prospector 2'],
    faceUp: 6,
    faceDown: 39,
    plantations: { corn: 10, indigo: 12, sugar: 11, tobacco: 9, coffee: 8 },
    copies: { smallIndigoPlant: 4, coffeeRoaster: 3, harbor: 2, residence: 1 },
  },
] as const

test.each(SETUP)('PR-SETUP-1, -3: what $players players start with', (row) => {
  const table = governedBy(0, seated(row.players)).expect('supply', row.supply)
  expect(starts(table)).toEqual(row.tiles)
  for (const [at, tile] of row.tiles.entries())
    table.expect(seated(row.players)[at] ?? '', { doubloons: row.doubloons, island: tile })
  const view = table.view('Ana')
  expect(view.ships.map(({ capacity }) => capacity)).toEqual(row.ships)
  expect(view.roles.map(({ role }) => role)).toEqual(row.roles)
  expect(sum(view.faceUp)).toBe(row.faceUp)
  expect(view.faceDown).toBe(row.faceDown)
  expect(view.buildingsLeft).toMatchObject(row.copies)
})

test.each(SETUP)('PR-SETUP-3, -4: $players players: every tile lies somewhere, once', (row) => {
  const { faceUp, faceDown, seats } = newGame({ players: seated(row.players) }).game.position()
  const all = [faceUp, faceDown, ...seats.map(({ island }) => island)]
  for (const [kind, count] of Object.entries(row.plantations))
    expect(sum(all.map((tiles) => Object.entries(tiles).find(([k]) => k === kind)?.[1] ?? 0))).toBe(
      count,
    )
})

test('EX-PR-1: four players are set up as the rulebooks say', () => {
  const table = governedBy(0, ['A', 'B', 'C', 'D'])
    .expect('A', { doubloons: 3, island: 'indigo 1' })
    .expect('B', { doubloons: 3, island: 'indigo 1' })
    .expect('C', { doubloons: 3, island: 'corn 1' })
    .expect('D', { doubloons: 3, island: 'corn 1' })
    .expect('supply', { vp: 100, colonists: 75, ship: 4, quarries: 8 })
    .expect('ships', '5: empty', '6: empty', '7: empty')
    .offers(...SIX_CHOICES, 'choose prospector')
  expect(sum(table.view('A').faceUp)).toBe(5)
  expect(table.view('A').faceDown).toBe(41)
})

test('PR-SETUP-2: chance decides who is the first governor, and the same seed decides the same', () => {
  const governors = (count: number) =>
    SEEDS.map((seed) => newGame({ players: seated(count) }, seed).view('Ana').governor)
  for (const count of [2, 3, 4, 5])
    expect([...new Set(governors(count))].sort()).toEqual([...seated(count).keys()])
  expect(governors(4)).toEqual(governors(4))
})

test.each([0, 1, 2, 3, 4])(
  'PR-RUL-63, PR-SETUP-2: with seat %i as first governor tiles go by the distance from it',
  (governor) => {
    const table = governedBy(governor, NAMES)
    const byDistance = ['indigo', 'indigo', 'indigo', 'corn', 'corn']
    expect(starts(table)).toEqual(NAMES.map((_, seat) => byDistance[(seat - governor + 5) % 5]))
    table.expect('governor', NAMES[governor] ?? '').asks(NAMES[governor] ?? '', 'D-ROLE')
    for (const name of NAMES) table.expect(name, { doubloons: 4 })
  },
)

test('PR-RUL-63: the seats stay where they are: the role goes round 1, 2, 0', () => {
  governedBy(1, ['Ana', 'Ben', 'Cyd'])
    .asks('Ben', 'D-ROLE')
    .play('choose trader')
    .asks('Cyd', 'D-ROLE')
    .play('choose captain')
    .asks('Ana', 'D-ROLE')
})

test('PR-SETUP-3: the starting plantation lies unoccupied', () => {
  for (const { workers, sanJuan } of newGame({ players: seated(5) }).view('Ana').seats) {
    expect(workers).toEqual({})
    expect(sanJuan).toBe(0)
  }
})

test('PR-SETUP-4: the plantations are shuffled: other chance turns up other tiles', () => {
  const faceUp = SEEDS.map((seed) => newGame({ players: seated(3) }, seed).view('Ana').faceUp)
  expect(new Set(faceUp.map((tiles) => JSON.stringify(tiles))).size).toBeGreaterThan(20)
  for (const tiles of faceUp) expect(sum(tiles)).toBe(4)
})

test('PR-SETUP-4: quarries are never shuffled in: no draw turns one up', () => {
  const table = puertoRico({ players: ['Ana', 'Ben', 'Cyd'] }).supply({ faceDown: 'corn 5' })
  for (let phase = 0; phase < 30; phase++) {
    const governor = table.view('Ana').governor
    table.play('choose settler')
    while (table.game.decision === 'D-SETTLE') table.play('pass')
    for (const event of table.events)
      if (event.type === 'tileTurnedUp') expect(event.tile).not.toBe('quarry')
    table.expect('supply', { quarries: 8 }).play('choose trader', 'choose captain')
    expect(table.view('Ana').governor).toBe((governor + 1) % 3)
  }
})

test.each(SETUP)(
  'PR-SETUP-5: $players players: the ship is filled in addition to the supply',
  (row) => {
    const all = { 2: 42, 3: 58, 4: 79, 5: 100 }[row.players]
    const { colonistSupply, colonistShip } = newGame({ players: seated(row.players) }).view('Ana')
    expect(colonistSupply + colonistShip).toBe(all)
    expect(colonistShip).toBe(row.players)
  },
)

test('PR-SETUP-5: what is not used is in the box: three players have no ship of 7, no prospector', () => {
  puertoRico({ players: ['Ana', 'Ben', 'Cyd'] })
    .give('Ana', { goods: 'corn 1' })
    .refuses('choose prospector', 'PR-SETUP-1')
    .play('choose captain')
    .offers('load corn on 4', 'load corn on 5', 'load corn on 6')
    .refuses('load corn on 7', 'PR-SETUP-1')
    .refuses('load corn on 8', 'PR-SETUP-1')
})

test.each([2, 3, 4, 5])(
  'PR-SETUP-6: ships, house, discards and role cards start empty (%i)',
  (count) => {
    const { ships, tradingHouse, discard, roles } = newGame({ players: seated(count) }).view('Ana')
    expect(ships.map(({ load, good }) => [load, good])).toEqual(ships.map(() => [0, undefined]))
    expect(tradingHouse).toEqual({})
    expect(discard).toEqual({})
    expect(roles.map(({ doubloons, takenBy }) => [doubloons, takenBy])).toEqual(
      roles.map(() => [0, undefined]),
    )
  },
)

test.each([2, 3, 4, 5])(
  'PR-SETUP-7: nobody starts with colonists, goods, buildings, VP (%i)',
  (count) => {
    const table = newGame({ players: seated(count) })
    for (const name of seated(count))
      table.expect(name, { sanJuan: 0, goods: 'none', buildings: 'none', vp: 0, total: 0 })
  },
)

/** First governor and face-up tiles of the game from each seed. */
const chances = (options: object) =>
  SEEDS.map((seed) => {
    const { governor, faceUp } = newGame({ players: seated(4), ...options }, seed).view('Ana')
    return { governor, faceUp }
  })

test('PR-RUL-64: a draft comes after the tiles: governor and tiles are as without it', () => {
  expect(chances({ buildings: 'draft' })).toEqual(chances({ buildings: 'base' }))
})

test('PR-RUL-64: a random set comes between the first governor and the tiles', () => {
  const base = chances({ buildings: 'base' })
  const random = chances({ buildings: 'randomSet' })
  expect(random.map(({ governor }) => governor)).toEqual(base.map(({ governor }) => governor))
  const same = random.filter(
    ({ faceUp }, at) => JSON.stringify(faceUp) === JSON.stringify(base[at]?.faceUp),
  )
  expect(same.length).toBeLessThan(SEEDS.length / 2)
})

test('PR-RUL-64: tiles are drawn one at a time, for a hacienda as for the refill', () => {
  const settler = (answer: string) =>
    puertoRico({ players: ['Ana', 'Ben', 'Cyd'] })
      .give('Ana', { buildings: 'hacienda*' })
      .seed('one at a time')
      .play('choose settler', answer, 'pass')
  const turnedUp = (table: Table) =>
    table.events.flatMap((event) => (event.type === 'tileTurnedUp' ? [event.tile] : []))
  const drawn = settler('draw plantation')
  const passed = settler('pass')
  const [first, ...others] = turnedUp(passed)
  drawn.happened({ type: 'plantationDrawn', seat: 'Ana', tile: first })
  expect(others).toHaveLength(3)
  expect(turnedUp(drawn).slice(0, 3)).toEqual(others) // the next tile moves up, one by one
  expect(turnedUp(drawn)).toHaveLength(4)
})
