/** Where kept barrels lie, as people are told (PR-CAPTAIN-12): it agrees with what the storage phase allows. */
import { Game, orThrow } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { type PuertoRicoTypes, placesOf, puertoRico, type State, storageOf } from '../src/index.ts'

type Goods = Readonly<Record<string, number>>

const from = (goods: Goods, buildings: Goods): Game<State, PuertoRicoTypes> =>
  orThrow(
    Game.fromPosition(puertoRico, {
      options: { players: 3, buildings: 'all31' },
      seats: [{ goods, buildings }, {}, {}],
      turn: { decision: 'D-STORE', seat: 0, chooser: 0 },
    }),
  )

const storageWith = (buildings: Goods) =>
  storageOf(
    from({ corn: 5, indigo: 5, sugar: 5 }, buildings).determinize(0, 'a determinization'),
    0,
  )

test('PR-CAPTAIN-12: everybody has the wind rose, and what occupied buildings add', () => {
  expect(storageWith({ smallWarehouse: 0 })).toEqual({ barrels: { windRose: 1 }, kinds: {} })
  expect(storageWith({ smallWarehouse: 1, largeWarehouse: 1, storehouse: 1 })).toEqual({
    barrels: { windRose: 1, storehouse: 3 },
    kinds: { smallWarehouse: 1, largeWarehouse: 2 },
  })
})

test('a single barrel lies on the wind rose, several of a kind in a warehouse', () => {
  const storage = storageWith({ smallWarehouse: 1 })
  expect(placesOf(storage, { corn: 1 })).toEqual({ corn: ['windRose'] })
  expect(placesOf(storage, { corn: 3, indigo: 1, sugar: 0 })).toEqual({
    corn: ['smallWarehouse'],
    indigo: ['windRose'],
  })
})

test('PR-X-STOREHOUSE-1: its barrels lie beside the one of the wind rose', () => {
  const storage = storageWith({ storehouse: 1 })
  expect(placesOf(storage, { corn: 4 })).toEqual({ corn: ['windRose', 'storehouse'] })
  expect(placesOf(storage, { corn: 3, indigo: 1 })).toEqual({
    corn: ['storehouse'],
    indigo: ['windRose'],
  })
})

const BUILDINGS: readonly Goods[] = [
  {},
  { smallWarehouse: 1 },
  { largeWarehouse: 1 },
  { storehouse: 1 },
  { smallWarehouse: 1, storehouse: 1 },
]

test.each(BUILDINGS)('PR-CAPTAIN-13: with %o all that may be kept has its place', (buildings) => {
  const game = from({ corn: 4, indigo: 3, sugar: 2, tobacco: 1 }, buildings)
  const storage = storageOf(game.determinize(0, 'a determinization'), 0)
  const offers = game.offers() ?? []
  expect(offers.length).toBeGreaterThan(1)
  for (const { move } of offers) {
    if (move.type !== 'store') throw new Error(`an offer to ${move.type}`)
    const places = placesOf(storage, move.barrels)
    for (const good of Object.keys(move.barrels)) expect(places[good]).not.toEqual([])
    expect(Object.keys(places).sort()).toEqual(Object.keys(move.barrels).sort())
  }
})
