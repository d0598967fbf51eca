/**
 * What holds after every step (§17.2), counted from the positions of random games.
 * conformance.ts does the same for thousands of games, inside the engine.
 */
import { randomGame } from '@doubloon/testkit'
import { expect, test } from 'vitest'
import { type Position, puertoRico as rules } from '../src/index.ts'
import { puertoRico } from './table.ts'

const GAMES = [
  { players: 2 },
  { players: 2, buildings: 'all31', hospiceOnHaciendaTile: true, forestFromHacienda: true },
  { players: 3, buildings: 'all31' },
  { players: 3, endRule: 'cityOnly', roundLimit: 20 },
  { players: 4, buildings: 'draft', draftExclusions: false },
  { players: 5, buildings: 'all31', declineProduction: true },
]

interface Moment {
  readonly position: Position
  readonly shown: number
  /** A mayor phase has just ended. */
  readonly placed: boolean
}

/** Every position of two random games for each set of options. */
const MOMENTS: readonly Moment[] = [...GAMES, ...GAMES].flatMap((options, number) =>
  [...randomGame(rules, options, number)].map((game) => ({
    position: game.position(),
    shown: game.view(0).vpSupply,
    placed: game.events.some(({ type }) => type === 'shipRefilled'),
  })),
)

type Numbers = Readonly<Record<string, number>>
const total = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
const sum = (numbers: Numbers) => total(Object.values(numbers))
const at = (numbers: Numbers, word: string) => numbers[word] ?? 0
const seatsIn = (position: Position) => position.seats.length
const colonistsOf = (seat: Position['seats'][number]) =>
  sum(seat.workers) + sum(seat.buildings) + seat.sanJuan

/** The law holds at every moment of every game. */
function always(law: (moment: Moment) => boolean): void {
  expect(MOMENTS.length).toBeGreaterThan(3000)
  expect(MOMENTS.find((moment) => !law(moment))).toBeUndefined()
}

const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee']
const BARRELS = { corn: 10, indigo: 11, sugar: 11, tobacco: 9, coffee: 9 }
const BARRELS_2 = { corn: 8, indigo: 9, sugar: 9, tobacco: 7, coffee: 7 }
const PLANTATIONS = { corn: 10, indigo: 12, sugar: 11, tobacco: 9, coffee: 8 }
const PLANTATIONS_2 = { corn: 7, indigo: 9, sugar: 8, tobacco: 6, coffee: 5 }
const COLONISTS: Numbers = { 2: 42, 3: 58, 4: 79, 5: 100 }
const VP: Numbers = { 2: 65, 3: 75, 4: 100, 5: 122 }
const isCityOnly = ({ options }: Position) => options.endRule === 'cityOnly'

/** Circles by building; those not named have one. */
const CIRCLES: Numbers = {
  indigoPlant: 3,
  sugarMill: 3,
  tobaccoStorage: 3,
  coffeeRoaster: 2,
  guesthouse: 2,
  statue: 0,
}
const circlesOf = (building: string) => CIRCLES[building] ?? 1
const LARGE = [
  'guildHall',
  'residence',
  'fortress',
  'customsHouse',
  'cityHall',
  'cloister',
  'statue',
]

test('PR-INV-1: colonists of supply, ship and players stay as many as at the start', () => {
  always(({ position }) => {
    const { colonistSupply, colonistShip, seats } = position
    const held = total(seats.map(colonistsOf))
    const start = isCityOnly(position) ? 100 : at(COLONISTS, `${seatsIn(position)}`)
    return (
      colonistSupply >= 0 && colonistShip >= 0 && colonistSupply + colonistShip + held === start
    )
  })
})

test('PR-INV-2: barrels of each kind in supply, ships, house and with players stay as many', () => {
  always(({ position }) => {
    const box: Numbers = seatsIn(position) === 2 ? BARRELS_2 : BARRELS
    return GOODS.every((good) => {
      const aboard = Object.values(position.ships).filter((ship) => ship.good === good)
      const held = position.seats.map((seat) => at(seat.goods, good))
      const loads = aboard.map((ship) => ship.load)
      const places = [at(position.goodsSupply, good), at(position.tradingHouse, good)]
      const all = [...places, ...held, ...loads]
      return all.every((count) => count >= 0) && total(all) === box[good]
    })
  })
})

test('PR-INV-3: plantations, forests included, and quarries stay as many', () => {
  always(({ position }) => {
    const two = seatsIn(position) === 2
    const box: Numbers = two ? PLANTATIONS_2 : PLANTATIONS
    const islands = position.seats.map(({ island }) => island)
    const onIslands = (tile: string) => total(islands.map((island) => at(island, tile)))
    const kinds = GOODS.map((good) => {
      const { faceDown, faceUp, discard } = position
      const lying = at(faceDown, good) + at(faceUp, good) + at(discard, good)
      return { count: lying + onIslands(good), box: at(box, good) }
    })
    const known = total(kinds.map(({ count }) => count))
    return (
      kinds.every((kind) => kind.count <= kind.box) &&
      known + onIslands('forest') === sum(box) &&
      position.quarries + onIslands('quarry') === (two ? 5 : 8)
    )
  })
})

test('PR-INV-4: VP of the supply and of all players add up to the start', () => {
  always(({ position, shown }) => {
    const held = total(position.seats.map(({ vp }) => vp))
    const start = isCityOnly(position) ? 122 : at(VP, `${seatsIn(position)}`)
    return position.vpSupply + held === start && shown === Math.max(0, position.vpSupply)
  })
})

test('PR-INV-4: credited VP are a negative supply inside and an empty one outside', () => {
  const table = puertoRico({ players: ['Ana', 'Ben', 'Cyd'] })
    .give('Ana', { goods: 'corn 3' })
    .ships('4: corn 1')
    .supply({ vp: 1 })
    .rest('Cyd')
    .play('choose captain')
    .expect('Ana', { vp: 3 + 1 })
    .expect('Cyd', { vp: 74 })
    .expect('supply', { vp: -3 }) // 75 − 4 − 74
  expect(table.view('Ben').vpSupply).toBe(0)
})

test('PR-INV-5: islands and cities hold 12 spaces, tiles no more colonists than circles', () => {
  always(({ position }) =>
    position.seats.every(({ island, workers, buildings }) => {
      const spaces = Object.keys(buildings).map((key) => (LARGE.includes(key) ? 2 : 1))
      return (
        sum(island) <= 12 &&
        total(spaces) <= 12 &&
        Object.entries(workers).every(([tile, count]) => count <= at(island, tile)) &&
        !('forest' in workers && at(workers, 'forest') > 0) &&
        Object.entries(buildings).every(([key, count]) => count >= 0 && count <= circlesOf(key))
      )
    }),
  )
})

test('PR-INV-5: no more owners of a building than copies', () => {
  const copies: Numbers = { smallIndigoPlant: 4, smallSugarMill: 4 }
  always(({ position }) => {
    const owned = position.seats.flatMap(({ buildings }) => Object.keys(buildings))
    const single = position.options.buildings === 'all31' || seatsIn(position) === 2
    return owned.every((key) => {
      const owners = owned.filter((other) => other === key).length
      const isPlant = /Plant|Mill|Storage|Roaster/.test(key)
      if (isPlant) return owners <= (seatsIn(position) === 2 ? 2 : (copies[key] ?? 3))
      return owners <= (single || LARGE.includes(key) ? 1 : 2)
    })
  })
})

test('PR-INV-6: no two ships with one kind, no ship and no house beyond its capacity', () => {
  always(({ position }) => {
    const ships = Object.entries(position.ships)
    const kinds = ships.map(([, { good }]) => good)
    return (
      new Set(kinds).size === kinds.length &&
      ships.every(([capacity, { load }]) => load > 0 && load <= Number(capacity)) &&
      sum(position.tradingHouse) <= 4
    )
  })
})

test('PR-INV-7: after a mayor phase San Juan holds only those without a circle', () => {
  const after = MOMENTS.filter(({ placed }) => placed)
  expect(after.length).toBeGreaterThan(20)
  for (const { position } of after)
    for (const seat of position.seats) {
      const { forest: _, ...tiles } = { forest: 0, ...seat.island }
      const circles = sum(tiles) + total(Object.keys(seat.buildings).map(circlesOf))
      expect(seat.sanJuan).toBe(Math.max(0, colonistsOf(seat) - circles))
    }
})

test('PR-INV-8: between phases no public ship is full, and the house holds at most 3', () => {
  const between = MOMENTS.filter(({ position }) => ['D-ROLE', ''].includes(position.turn.decision))
  expect(between.length).toBeGreaterThan(200)
  for (const { position } of between) {
    for (const [capacity, { load }] of Object.entries(position.ships))
      expect(load).toBeLessThan(Number(capacity))
    expect(sum(position.tradingHouse)).toBeLessThan(4)
  }
})

test('PR-INV-8: a ship and a house that become full are emptied with the phase', () => {
  puertoRico({ players: ['Ana', 'Ben', 'Cyd'] })
    .give('Ana', { goods: 'corn 1, sugar 1' })
    .give('Ben', { goods: 'corn 1' }) // finds the ship full
    .ships('4: corn 3', '5: sugar 3')
    .house('indigo, tobacco, coffee')
    .play('choose captain', 'load corn on 4')
    .expect('ships', '4: empty', '5: sugar 4') // full is emptied, 4 of 5 are not
    .expect('house', 'indigo, tobacco, coffee')
    .play('Ben: choose trader', 'Ben: sell corn') // the fourth barrel
    .expect('house', 'none')
})
