/** Captain phase, loading: turns, where a kind may go, the duty, VP (PR-CAPTAIN-1 … 11). */
import { describe, test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
/** No ship is empty and none is full: coffee and tobacco find no place. */
const NO_PLACE = ['4: corn 1', '5: indigo 1', '6: sugar 1']

// Turns

test('PR-CAPTAIN-1: from the captain clockwise, round and round, one load a turn', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, sugar 1' })
    .give('Ben', { goods: 'corn 1, indigo 1' })
    .give('Cyd', { goods: 'indigo 1, sugar 1' })
    .ships(...NO_PLACE)
    .turnOf('Ben')
    .play('choose captain')
    .asks('Ben', 'D-LOAD')
    .offers('load corn on 4', 'load indigo on 5')
    .play('Ben: load corn on 4')
    .expect('ships', '4: corn 2', '5: indigo 1', '6: sugar 1')
    .asks('Cyd', 'D-LOAD')
    .offers('load indigo on 5', 'load sugar on 6')
    .play('Cyd: load sugar on 6')
    .asks('Ana', 'D-LOAD')
    .offers('load corn on 4', 'load sugar on 6')
    .play('Ana: load corn on 4')
    .happened(
      { type: 'loaded', seat: 'Ana', good: 'corn', ship: '4', count: 1 },
      { type: 'loaded', seat: 'Ben', good: 'indigo', ship: '5', count: 1 },
      { type: 'loaded', seat: 'Cyd', good: 'indigo', ship: '5', count: 1 },
      { type: 'loaded', seat: 'Ana', good: 'sugar', ship: '6', count: 1 },
    )
    .expect('ships', '4: corn 3', '5: indigo 3', '6: sugar 3')
    .expect('Ana', { vp: 2, goods: 'none' })
    .expect('Ben', { vp: 3, goods: 'none' }) // 1 for the captain
    .expect('Cyd', { vp: 2, goods: 'none' })
    .asks('Cyd', 'D-ROLE')
})

test('PR-CAPTAIN-9: loading ends after one full circle without a load', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 2', buildings: 'wharf*' })
    .give('Ben', { goods: 'tobacco 2', buildings: 'wharf*' })
    .give('Cyd', { goods: 'corn 1, sugar 1' })
    .ships(...NO_PLACE)
    .play('choose captain', 'Ana: pass', 'Ben: pass')
    .asks('Cyd', 'D-LOAD')
    .play('Cyd: load corn on 4')
    .asks('Ana', 'D-LOAD') // the circle begins anew
    .play('Ana: pass', 'Ben: pass')
    .happened({ type: 'loaded', seat: 'Cyd', good: 'sugar', ship: '6', count: 1 })
    .asks('Ana', 'D-LOAD')
    .play('Ana: pass')
    .asks('Ben', 'D-LOAD')
    .play('Ben: pass')
    .happened({ type: 'skipped', seat: 'Cyd', decision: 'D-LOAD' })
    .asks('Ana', 'D-STORE') // Ana, Ben and Cyd: three turns in a row
    .expect('Cyd', { vp: 2, goods: 'none' })
})

test('PR-CAPTAIN-9: a circle without any load is a whole captain phase', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 1', buildings: 'wharf*' })
    .give('Ben', { goods: 'tobacco 1', buildings: 'wharf*' })
    .give('Cyd', { goods: 'coffee 1' })
    .ships(...NO_PLACE)
    .play('choose captain', 'Ana: pass')
    .asks('Ben', 'D-LOAD')
    .play('Ben: pass')
    .asks('Ben', 'D-ROLE')
    .expect('ships', ...NO_PLACE)
    .expect('supply', { vp: 75 })
})

test('PR-CAPTAIN-9: after the last load all turns go by, also that of the loader', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1' })
    .give('Ben', { goods: 'tobacco 1', buildings: 'wharf*' })
    .give('Cyd', { goods: 'coffee 1' })
    .ships(...NO_PLACE)
    .play('choose captain')
    .happened({ type: 'loaded', seat: 'Ana', good: 'corn', ship: '4', count: 1 })
    .asks('Ben', 'D-LOAD')
    .play('Ben: pass')
    .happened({ type: 'skipped', seat: 'Cyd' }, { type: 'skipped', seat: 'Ana' })
    .didNotHappen({ type: 'skipped', seat: 'Ben' })
    .asks('Ben', 'D-ROLE')
})

// Where a kind may go

test('PR-CAPTAIN-2: one kind on a ship, one ship for a kind', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2, sugar 1' })
    .ships('4: corn 3', '5: indigo 1')
    .play('choose captain')
    .offers('load corn on 4', 'load sugar on 6')
    .refuses('load corn on 6', 'PR-CAPTAIN-2')
    .refuses('load corn on 5', 'PR-CAPTAIN-2')
    .refuses('load sugar on 4', 'PR-CAPTAIN-2')
    .refuses('load sugar on 5', 'PR-CAPTAIN-2')
})

test('PR-CAPTAIN-2, -18: a full ship takes nothing and blocks its kind all phase', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2' })
    .give('Ben', { goods: 'corn 3, indigo 1, coffee 1' })
    .ships('4: corn 3', '5: indigo 1')
    .play('choose captain')
    .expect('Ana', { vp: 2, goods: 'corn 1' })
    .expect('ships', '4: corn 4', '5: indigo 1', '6: empty') // full, and still there
    .asks('Ben', 'D-LOAD')
    .offers('load indigo on 5', 'load coffee on 6')
    .refuses('load corn on 4', 'PR-CAPTAIN-2')
    .refuses('load corn on 6', 'PR-CAPTAIN-2')
    .play('load indigo on 5')
    .happened({ type: 'loaded', seat: 'Ben', good: 'coffee', ship: '6', count: 1 })
    .expect('ships', '4: corn 4', '5: indigo 2', '6: coffee 1')
    .asks('Ben', 'D-STORE')
    .play('store corn 1')
    .expect('ships', '4: empty', '5: indigo 2', '6: coffee 1')
})

describe('PR-CAPTAIN-3 a: a kind that lies on a ship goes there, as much as fits', () => {
  test.each([
    { held: 2, loaded: 2, left: 'coffee 1' },
    { held: 3, loaded: 3, left: 'coffee 1' },
    { held: 4, loaded: 3, left: 'sugar 1, coffee 1' },
    { held: 6, loaded: 3, left: 'sugar 3, coffee 1' },
  ])(
    'PR-CAPTAIN-3: with $held barrels and 3 spaces $loaded are loaded',
    ({ held, loaded, left }) => {
      puertoRico(three)
        .give('Ana', { goods: `sugar ${held}, coffee 1` })
        .ships('6: sugar 3')
        .play('choose captain')
        .offers('load sugar on 6', 'load coffee on 4', 'load coffee on 5')
        .refuses('load sugar on 4', 'PR-CAPTAIN-2')
        .refuses('load tobacco on 4', 'PR-CAPTAIN-3')
        .play('load sugar on 6')
        .happened({ type: 'loaded', seat: 'Ana', good: 'sugar', ship: '6', count: loaded })
        .expect('ships', '4: empty', '5: empty', `6: sugar ${3 + loaded}`)
        .expect('Ana', { goods: left, vp: loaded + 1 })
        .expect('supply', { vp: 75 - loaded - 1, goods: `sugar ${11 - 3 - held}` })
        .offers('load coffee on 4', 'load coffee on 5')
    },
  )
})

describe('PR-CAPTAIN-3 b: the empty ships that take the most of a kind', () => {
  const SEATS = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve']
  test.each([
    { players: 2, held: 4, on: ['4', '6'], loaded: 4 },
    { players: 2, held: 5, on: ['6'], loaded: 5 },
    { players: 2, held: 7, on: ['6'], loaded: 6 },
    { players: 3, held: 1, on: ['4', '5', '6'], loaded: 1 },
    { players: 3, held: 4, on: ['4', '5', '6'], loaded: 4 },
    { players: 3, held: 5, on: ['5', '6'], loaded: 5 },
    { players: 3, held: 6, on: ['6'], loaded: 6 },
    { players: 3, held: 7, on: ['6'], loaded: 6 },
    { players: 4, held: 5, on: ['5', '6', '7'], loaded: 5 },
    { players: 4, held: 6, on: ['6', '7'], loaded: 6 },
    { players: 4, held: 8, on: ['7'], loaded: 7 },
    { players: 5, held: 6, on: ['6', '7', '8'], loaded: 6 },
    { players: 5, held: 7, on: ['7', '8'], loaded: 7 },
    { players: 5, held: 8, on: ['8'], loaded: 8 },
    { players: 5, held: 9, on: ['8'], loaded: 8 },
  ])('PR-CAPTAIN-3: $players players, $held sugar: ships $on', ({ players, held, on, loaded }) => {
    const ships =
      [
        ['4', '6'],
        ['4', '5', '6'],
        ['5', '6', '7'],
        ['6', '7', '8'],
      ][players - 2] ?? []
    const largest = on.at(-1)
    const table = puertoRico({ players: SEATS.slice(0, players) })
      .give('Ana', { goods: `sugar ${held}, coffee 1` })
      .play('choose captain')
      .offers(
        ...on.map((ship) => `load sugar on ${ship}`),
        ...ships.map((ship) => `load coffee on ${ship}`),
      )
    for (const ship of ships.filter((other) => !on.includes(other)))
      table.refuses(`load sugar on ${ship}`, 'PR-CAPTAIN-3')
    table
      .play(`load sugar on ${largest}`)
      .happened(
        { type: 'loaded', seat: 'Ana', good: 'sugar', ship: largest, count: loaded },
        { type: 'vpGained', seat: 'Ana', count: loaded, by: 'load' },
      )
  })

  test('PR-CAPTAIN-3: ships with other goods do not count among the empty ones', () => {
    puertoRico(three)
      .give('Ana', { goods: 'sugar 6, tobacco 4' })
      .ships('6: corn 1')
      .play('choose captain')
      .offers('load sugar on 5', 'load tobacco on 4', 'load tobacco on 5')
      .refuses('load sugar on 4', 'PR-CAPTAIN-3')
      .refuses('load sugar on 6', 'PR-CAPTAIN-2')
      .play('load sugar on 5')
      .expect('Ana', { vp: 3 + 5 + 2, goods: 'sugar 1' }) // the tobacco had to go on 4
      .expect('ships', '4: empty', '5: empty', '6: corn 1') // both were full
  })

  test('PR-CAPTAIN-3: a ship that is not in the game is none', () => {
    puertoRico(three)
      .give('Ana', { goods: 'sugar 6, coffee 1' })
      .play('choose captain')
      .refuses('load sugar on 7', 'PR-SETUP-1')
  })
})

// The duty

test('PR-CAPTAIN-4: whoever can load a public ship must load', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { goods: 'corn 1, sugar 1', buildings: 'wharf, small wharf, large warehouse*' })
    .ships('4: corn 3', '5: indigo 1')
    .play('choose captain')
    .offers('load corn on 4', 'load sugar on 6') // unoccupied wharves are none
    .refuses('pass', 'PR-CAPTAIN-4')
    .refuses('load corn on wharf', 'PR-B-WHARF-1')
    .refuses('load corn 1 on small wharf', 'PR-X-SMALLWHARF-1')
})

test('PR-CAPTAIN-4: a private ship may take the place of a public one, a pass may not', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { goods: 'corn 1', buildings: 'wharf*, small wharf*' })
    .ships('4: corn 3', '5: indigo 1', '6: sugar 1')
    .play('choose captain')
    .offers('load corn on 4', 'load corn on wharf', 'load corn 1 on small wharf')
    .refuses('pass', 'PR-CAPTAIN-4')
})

test('PR-CAPTAIN-5, PR-RUL-14: the kind is free, whatever lies on the ships', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, sugar 6, tobacco 2' })
    .ships('4: corn 2')
    .play('choose captain')
    .offers('load corn on 4', 'load sugar on 6', 'load tobacco on 5', 'load tobacco on 6')
    .play('load tobacco on 5') // neither the most nor the kind that lies on a ship
    .expect('ships', '4: corn 2', '5: tobacco 2', '6: empty')
    .offers('load corn on 4', 'load sugar on 6')
})

test('PR-CAPTAIN-6: the whole amount is loaded, nothing is kept back while there is space', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 5, coffee 1' })
    .play('choose captain')
    .refuses('load sugar 4 on 5', 'unknown-move')
    .play('load sugar on 6')
    .expect('Ana', { goods: 'coffee 1', vp: 6 })
    .expect('ships', '4: empty', '5: empty', '6: sugar 5')
})

// VP

test.each(['corn', 'indigo', 'sugar', 'tobacco', 'coffee'])(
  'PR-CAPTAIN-7: a barrel of %s is 1 VP',
  (good) => {
    puertoRico(three)
      .give('Ben', { goods: `${good} 3` })
      .play('choose captain', `Ben: load ${good} on 5`)
      .happened(
        { type: 'loaded', seat: 'Ben', good, ship: '5', count: 3 },
        { type: 'vpGained', seat: 'Ben', count: 3, by: 'load' },
      )
      .didNotHappen({ type: 'vpGained', by: 'captain' })
      .expect('Ben', { vp: 3, doubloons: 0, goods: 'none' })
      .expect('supply', { vp: 72 })
  },
)

test('PR-CAPTAIN-7: the captain gets 1 VP more with his first load only, the others never', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2, sugar 3' })
    .give('Ben', { goods: 'coffee 1, sugar 1' })
    .ships('4: corn 1', '5: sugar 1')
    .play('choose captain', 'Ana: load corn on 4')
    .happened(
      { type: 'vpGained', seat: 'Ana', count: 2, by: 'load' },
      { type: 'vpGained', seat: 'Ana', count: 1, by: 'captain' },
    )
    .expect('Ana', { vp: 3 })
    .play('Ben: load coffee on 6')
    .didNotHappen({ type: 'vpGained', by: 'captain' })
    .expect('Ana', { vp: 6 }) // 3 sugar
    .expect('Ben', { vp: 2 })
})

test.each([
  { city: 'library*', vp: 6, by: 'library' },
  { city: 'library', vp: 5, by: 'captain' },
])('PR-CAPTAIN-7: a captain with $city has $vp VP after 2 corn and 2 sugar', ({ city, vp, by }) => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { goods: 'corn 2, sugar 2', buildings: city })
    .ships('4: corn 1', '5: sugar 1', '6: coffee 1')
    .play('choose captain', 'load corn on 4') // the sugar had to follow
    .happened({ type: 'vpGained', seat: 'Ana', count: 1, by })
    .expect('Ana', { vp, goods: 'none' })
})

test('PR-CAPTAIN-7: the library of another player gives nothing', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { goods: 'corn 2' })
    .give('Ben', { goods: 'corn 1', buildings: 'library*' })
    .ships('4: corn 1', '5: sugar 1', '6: coffee 1')
    .play('choose captain')
    .expect('Ana', { vp: 3 })
    .expect('Ben', { vp: 1 })
})

test('PR-CAPTAIN-7: the first load may be late and on a private ship', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 2', buildings: 'wharf*' })
    .give('Ben', { goods: 'corn 1' })
    .ships(...NO_PLACE)
    .play('choose captain', 'Ana: pass')
    .expect('Ana', { vp: 0 })
    .expect('Ben', { vp: 1 })
    .play('Ana: load coffee on wharf')
    .expect('Ana', { vp: 3, goods: 'none' })
})

test('PR-CAPTAIN-7: a captain who never loads gets nothing', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 1' })
    .give('Ben', { goods: 'corn 1' })
    .ships(...NO_PLACE)
    .play('choose captain')
    .expect('Ana', { vp: 0, goods: 'coffee 1' })
    .expect('Ben', { vp: 1 })
    .expect('supply', { vp: 74 })
})

test('PR-CAPTAIN-8: without a public load and without a private ship a player is skipped', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { goods: 'coffee 1', buildings: 'wharf' }) // nobody works there
    .give('Ben', { buildings: 'small wharf*' }) // no barrels
    .ships(...NO_PLACE)
    .play('choose captain')
    .happened(
      { type: 'skipped', seat: 'Ana', decision: 'D-LOAD' },
      { type: 'skipped', seat: 'Ben', decision: 'D-LOAD' },
      { type: 'skipped', seat: 'Cyd', decision: 'D-LOAD' },
    )
    .asks('Ben', 'D-ROLE')
    .expect('Ana', { goods: 'coffee 1', vp: 0 })
})

test('PR-CAPTAIN-8, PR-RUL-15: he may use a private ship or pass; a pass is not final', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { goods: 'coffee 2', buildings: 'small wharf*' })
    .give('Ben', { goods: 'tobacco 2', buildings: 'wharf*' })
    .give('Cyd', { goods: 'corn 1' })
    .ships(...NO_PLACE)
    .play('choose captain')
    .offers('load coffee 1 on small wharf', 'load coffee 2 on small wharf', 'pass')
    .play('Ana: pass')
    .offers('load tobacco on wharf', 'pass')
    .play('Ben: pass') // Cyd has to load: the phase goes on
    .offers('load coffee 1 on small wharf', 'load coffee 2 on small wharf', 'pass')
    .play('Ana: load coffee 2 on small wharf')
    .expect('Ana', { vp: 1 + 1, goods: 'none' })
    .asks('Ben', 'D-LOAD')
    .play('Ben: load tobacco on wharf')
    .expect('Ben', { vp: 2, goods: 'none' })
    .asks('Ben', 'D-ROLE')
})

test('PR-CAPTAIN-10: an empty supply of VP takes nothing away from anybody', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 4' })
    .give('Ben', { goods: 'sugar 2' })
    .supply({ vp: 3 })
    .rest('Cyd')
    .play('choose captain', 'Ana: load corn on 4')
    .expect('Ana', { vp: 5 })
    .expect('ending', 'vp')
    .play('Ben: load sugar on 5')
    .expect('Ben', { vp: 2 })
    .expect('Cyd', { vp: 72 })
})

test('PR-CAPTAIN-11: barrels, their VP, the bonus of the captain, harbor, lighthouse', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { goods: 'corn 2, sugar 2', buildings: 'harbor*, lighthouse*' })
    .ships('4: corn 1', '5: sugar 1')
    .play('choose captain')
    .expect('Ana', { doubloons: 1 }) // the captain's lighthouse
    .play('load corn on 4')
    .happened(
      { type: 'loaded', seat: 'Ana', good: 'corn', ship: '4', count: 2 },
      { type: 'vpGained', seat: 'Ana', count: 2, by: 'load' },
      { type: 'vpGained', seat: 'Ana', count: 1, by: 'captain' },
      { type: 'vpGained', seat: 'Ana', count: 1, by: 'harbor' },
      { type: 'doubloonsGained', seat: 'Ana', count: 1, by: 'lighthouse' },
      { type: 'loaded', seat: 'Ana', good: 'sugar', ship: '5', count: 2 },
    )
    .expect('Ana', { vp: 4 + 3, doubloons: 3 })
})

// The decision

test('D-LOAD: public loads, any kind by wharf, any barrels by small wharf; no pass', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { goods: 'corn 1, sugar 2', buildings: 'wharf*, small wharf*' })
    .ships('4: sugar 3', '5: indigo 1', '6: tobacco 1')
    .play('choose captain')
    .asks('Ana', 'D-LOAD')
    .offers(
      'load sugar on 4',
      'load corn on wharf',
      'load sugar on wharf',
      'load corn 1 on small wharf',
      'load sugar 1 on small wharf',
      'load sugar 2 on small wharf',
      'load corn 1, sugar 1 on small wharf',
      'load corn 1, sugar 2 on small wharf',
    )
    .play('load sugar on 4') // the ship is full now: nothing more can be loaded publicly
    .offers(
      'load corn on wharf',
      'load sugar on wharf',
      'load corn 1 on small wharf',
      'load sugar 1 on small wharf',
      'load corn 1, sugar 1 on small wharf',
      'pass',
    )
})

// The example

test('EX-PR-5, PR-RUL-38: a captain phase with four players', () => {
  puertoRico({ players: ['Ana', 'Ben', 'Cyd', 'Dan'] })
    .give('Ana', { goods: 'corn 2, sugar 6' })
    .give('Ben', { goods: 'sugar 2, tobacco 3' })
    .give('Cyd', { goods: 'corn 2, tobacco 1' })
    .give('Dan', { goods: 'corn 1, indigo 5' })
    .ships('6: corn 3')
    .play('choose captain')
    .offers('load corn on 6', 'load sugar on 7')
    .refuses('load sugar on 5', 'PR-CAPTAIN-3') // it would take only 5
    .play('Ana: load sugar on 7')
    .expect('Ana', { vp: 7 })
    .offers('load sugar on 7', 'load tobacco on 5')
    .play('Ben: load sugar on 7')
    .expect('Ben', { vp: 1, goods: 'sugar 1, tobacco 3' })
    .expect('ships', '5: empty', '6: corn 3', '7: sugar 7')
    .offers('load corn on 6', 'load tobacco on 5')
    .play('Cyd: load tobacco on 5')
    .happened(
      { type: 'loaded', seat: 'Cyd', good: 'tobacco', ship: '5', count: 1 },
      { type: 'loaded', seat: 'Dan', good: 'corn', ship: '6', count: 1 },
      { type: 'loaded', seat: 'Ana', good: 'corn', ship: '6', count: 2 },
      { type: 'loaded', seat: 'Ben', good: 'tobacco', ship: '5', count: 3 },
      { type: 'skipped', seat: 'Cyd' },
      { type: 'skipped', seat: 'Dan' },
      { type: 'skipped', seat: 'Ana' },
      { type: 'skipped', seat: 'Ben' },
    )
    .expect('ships', '5: tobacco 4', '6: corn 6', '7: sugar 7')
    .expect('Ana', { vp: 9, goods: 'none' })
    .expect('Ben', { vp: 4, goods: 'sugar 1' })
    .expect('Cyd', { vp: 1, goods: 'corn 2' })
    .expect('Dan', { vp: 1, goods: 'indigo 5' })
    .expect('supply', { vp: 85 })
    .asks('Cyd', 'D-STORE')
    .offers('store nothing', 'store corn 1')
    .play('store corn 1')
    .asks('Dan', 'D-STORE')
    .offers('store nothing', 'store indigo 1')
    .play('store indigo 1')
    .happened({ type: 'barrelsLost', seat: 'Dan', good: 'indigo', count: 4 })
    .expect('Ben', { goods: 'sugar 1' }) // not nothing, as RO and RU say
    .expect('Cyd', { goods: 'corn 1' })
    .expect('Dan', { goods: 'indigo 1' })
    .expect('ships', '5: tobacco 4', '6: empty', '7: empty')
    .expect('supply', { goods: 'corn 9, indigo 10, sugar 10, tobacco 5, coffee 9' })
    .asks('Ben', 'D-ROLE')
})
