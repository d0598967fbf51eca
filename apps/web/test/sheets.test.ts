/** What the sheets of captain and mayor say: what becomes of barrels, why a kind cannot go, and what colonists bring. */
import { afterEach, expect, test } from 'vitest'
import type { Moment } from '../src/client/contract.ts'
import { heldBy, shortReason } from '../src/puerto-rico/decisions/load-grid.ts'
import { fateOf } from '../src/puerto-rico/decisions/not-loaded.ts'
import { remarksOf } from '../src/puerto-rico/decisions/remarks.ts'
import { storagePlaces } from '../src/puerto-rico/decisions/storage-places.ts'
import type { PuertoRico } from '../src/puerto-rico/table-types.ts'
import { begun, closeDesks, gamesOf, MapStore, Sitter } from './desk.ts'

afterEach(closeDesks)

const options = { players: 3, buildings: 'all31' }

async function momentAt(position: object): Promise<Moment<PuertoRico>> {
  const games = gamesOf(new MapStore())
  return new Sitter(
    games,
    begun(await games.load(JSON.stringify({ options, ...position }))),
  ).asked()
}

const loading = (goods: object, buildings: object) =>
  momentAt({
    seats: [{ goods, buildings }, {}, {}],
    ships: { '4': { good: 'corn', load: 4 }, '5': { good: 'sugar', load: 2 } },
    turn: { decision: 'D-LOAD', seat: 0 },
  })

/** By kind, what is said about its barrels if another kind goes. */
function fatesAt(moment: Moment<PuertoRico>): object {
  const fates = heldBy(moment).map(([good]) => [
    good,
    fateOf(moment, good, (text) => moment.facts.foreseen[text]),
  ])
  return Object.fromEntries(fates)
}

test('barrels that are not loaded are told with the place that keeps them', async () => {
  const goods = { corn: 2, indigo: 3, sugar: 1 }
  expect(fatesAt(await loading(goods, { smallWarehouse: 1 }))).toEqual({
    corn: 'else 2 kept: small warehouse',
    indigo: 'else 3 go later',
    sugar: 'else 1 goes later',
  })
  expect(fatesAt(await loading(goods, {}))).toMatchObject({
    corn: 'else 1 kept on the wind rose, **1 spoils**',
  })
})

test('the only kind that can go must go', async () => {
  expect(fatesAt(await loading({ sugar: 2 }, { wharf: 1 }))).toEqual({
    sugar: 'must be loaded now',
  })
})

test('a kind whose ship is full does not go there', async () => {
  const moment = await loading({ corn: 2, sugar: 1 }, {})
  const refusal = { code: 'kind-on-other-ship', message: '' }
  expect(shortReason(moment, 'corn', '6', refusal)).toBe('its ship, the 4, is full')
  expect(shortReason(moment, 'sugar', '6', refusal)).toBe('goes on the 5')
})

test('who stores is told the room of every place', async () => {
  const moment = await momentAt({
    seats: [
      { goods: { corn: 5, sugar: 4, coffee: 4 }, buildings: { storehouse: 1, smallWarehouse: 1 } },
      {},
      {},
    ],
    turn: { decision: 'D-STORE', seat: 0 },
  })
  const places = moment.facts.storage === undefined ? [] : storagePlaces(moment.facts.storage)
  expect(places.map(({ name, keeps }) => `${name}: ${keeps}`)).toEqual([
    'Wind Rose: one barrel of any kind',
    'Storehouse: 3 barrels of any kinds',
    'Small Warehouse: all barrels of one kind',
  ])
})

test('a remark for each workplace: idle colonists first, then what the others bring', async () => {
  const moment = await momentAt({
    seats: [
      {
        sanJuan: 5,
        island: { indigo: 2, quarry: 2, corn: 2 },
        buildings: { smallIndigoPlant: 0, smallMarket: 0, hacienda: 0 },
      },
      {},
      {},
    ],
    turn: { decision: 'D-MAYOR-PLACE', seat: 0 },
  })
  const { placement } = moment.facts
  if (placement === undefined) throw new Error('nothing to place')
  const said = (counts: Readonly<Record<string, number>>) =>
    remarksOf(placement, counts, moment.facts, 0).map(({ name, text }) => `${name} ${text}`)
  expect(said({ indigo: 1, quarry: 2, smallMarket: 1 })).toEqual([
    'Indigo Plantation: 1 colonist makes nothing, because no building with a colonist takes the crop.',
    'Hacienda: does nothing without a colonist.',
    'Quarry: buildings cost up to 2 doubloons less.',
    'Small Market: +1 doubloon for a sale.',
    'Corn Plantation: 2 have no colonist.',
    'Indigo Plantation: 1 has no colonist.',
  ])
  expect(said({ smallIndigoPlant: 1, quarry: 1 })).toContain(
    'Small Indigo Plant: makes nothing, because no indigo field has a colonist.',
  )
})
