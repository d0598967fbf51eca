/** The end of the game: what triggers it, and when it ends (PR-END-1 … 6). */
import { expect, test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const SEATS = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve']

/** Buildings for ten city spaces; with a hospice eleven. */
const TEN = [
  'small indigo plant, small sugar mill, indigo plant, sugar mill, tobacco storage',
  'coffee roaster, small market, hacienda, construction hut, small warehouse',
].join(', ')
const ELEVEN = `${TEN}, hospice`

// Colonists

test.each([2, 3, 4, 5])('PR-END-1: %i players: exactly enough for the ship is no trigger', (n) => {
  const table = (colonists: number) =>
    puertoRico({ players: SEATS.slice(0, n) })
      .supply({ colonists, ship: n })
      .rest('Ben')
      .play('choose mayor', 'take 0 colonists')
  table(n).expect('supply', { colonists: 0, ship: n }).expect('ending')
  table(n - 1)
    .happened({ type: 'endTriggered', reason: 'colonists' })
    .expect('supply', { colonists: 0, ship: n - 1 }) // as many as there are
    .expect('ending', 'colonists')
})

test('PR-END-1: the colonist of the mayor can be the one that is missing', () => {
  puertoRico(three)
    .supply({ colonists: 3, ship: 3 })
    .rest('Cyd')
    .play('choose mayor', 'take 1 colonist')
    .expect('supply', { colonists: 0, ship: 2 })
    .expect('ending', 'colonists')
})

test('PR-END-1: the empty circles of all buildings count for the number required', () => {
  const table = (colonists: number) =>
    puertoRico(three)
      .give('Ana', { buildings: 'sugar mill' }) // after the mayor phase 2 empty circles
      .give('Ben', { buildings: 'sugar mill' }) // and 2 more
      .supply({ colonists, ship: 3 })
      .rest('Cyd')
      .play('choose mayor', 'take 0 colonists')
  table(5).expect('supply', { colonists: 1, ship: 4 }).expect('ending')
  table(4).expect('supply', { colonists: 0, ship: 4 }).expect('ending')
  table(3).expect('supply', { colonists: 0, ship: 3 }).expect('ending', 'colonists')
})

test('PR-END-1: an empty supply at another moment is no trigger', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'hospice*' })
    .faceUp('corn')
    .supply({ colonists: 1, ship: 3 })
    .rest('Cyd')
    .play('choose settler', 'take corn', 'settle colonist')
    .expect('supply', { colonists: 0, ship: 3 })
    .expect('ending')
    .play('Ben: choose craftsman', 'Cyd: choose trader', 'Ana: pass')
    .expect('round', 2)
})

// City

test('PR-END-2: a small building on the twelfth city space', () => {
  puertoRico(three)
    .give('Ana', { buildings: ELEVEN, doubloons: 9 })
    .expect('ending')
    .play('choose builder', 'build office')
    .happened({ type: 'built', seat: 'Ana' }, { type: 'endTriggered', reason: 'city' })
    .expect('Ana', { buildings: `${ELEVEN}, office`, doubloons: 5 })
    .expect('ending', 'city')
})

test('PR-END-2: a large building on the last two city spaces', () => {
  puertoRico(three)
    .give('Ana', { buildings: TEN, doubloons: 9 })
    .play('choose builder', 'build fortress')
    .expect('ending', 'city')
})

test('PR-END-2: eleven city spaces are not twelve', () => {
  puertoRico(three)
    .give('Ana', { buildings: TEN, doubloons: 9 })
    .play('choose builder', 'build hospice')
    .expect('Ana', { buildings: ELEVEN })
    .didNotHappen({ type: 'endTriggered' })
    .expect('ending')
})

test('PR-END-2: any player, not only the builder', () => {
  puertoRico(three)
    .give('Cyd', { buildings: ELEVEN, doubloons: 9 })
    .play('choose builder', 'Ana: pass', 'Cyd: build wharf')
    .expect('ending', 'city')
})

// VP

test('PR-END-3: one VP left in the supply is no trigger', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2' })
    .supply({ vp: 4 })
    .rest('Cyd')
    .play('choose captain', 'load corn on 4')
    .expect('Ana', { vp: 3 })
    .expect('supply', { vp: 1 })
    .didNotHappen({ type: 'endTriggered' })
    .expect('ending')
})

test('PR-END-3, PR-RUL-23: reaching exactly 0 is one', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2' })
    .supply({ vp: 3 })
    .rest('Cyd')
    .play('choose captain', 'load corn on 4')
    .happened({ type: 'vpGained', by: 'captain' }, { type: 'endTriggered', reason: 'vp' })
    .expect('Ana', { vp: 3 })
    .expect('supply', { vp: 0 })
    .expect('ending', 'vp')
})

test('PR-END-3, PR-RUL-51: VP beyond the supply are credited in full and count as chips', () => {
  const table = puertoRico(three)
    .give('Ana', { goods: 'corn 4', buildings: 'customs house*' })
    .give('Ben', { goods: 'sugar 3', buildings: 'harbor*' })
    .supply({ vp: 1 })
    .rest('Cyd')
    .play('choose captain', 'Ana: load corn on 4', 'Ben: load sugar on 5')
    .expect('Ana', { vp: 5, total: 5 + 4 + 1 }) // the customs house pays for 4 of the 5
    .expect('Ben', { vp: 4, total: 4 + 3 })
    .expect('Cyd', { vp: 74 })
    .expect('ending', 'vp')
  expect(table.view('Ana').vpSupply).toBe(0)
})

// When the game ends

test('PR-END-4, PR-RUL-3: phase and round are finished; the governor card is not passed on', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2' })
    .give('Ben', { goods: 'sugar 3' })
    .supply({ vp: 3 })
    .rest('Cyd')
    .play('choose captain', 'Ana: load corn on 4')
    .expect('ending', 'vp')
    .asks('Ben', 'D-LOAD') // the phase goes on
    .play('Ben: load sugar on 5')
    .expect('Ben', { vp: 3 })
    .asks('Ben', 'D-ROLE') // and the round
    .play('Ben: choose craftsman')
    .asks('Cyd', 'D-ROLE')
    .play('Cyd: choose trader')
    .happened({ type: 'gameEnded' })
    .didNotHappen({ type: 'governorPassed' })
    .didNotHappen({ type: 'roleDoubloonAdded' })
    .over('Cyd') // who holds the other 72
    .expect('governor', 'Ana')
    .expect('round', 1)
    .expect('roles', { captain: 'Ana', craftsman: 'Ben', trader: 'Cyd', settler: 0, mayor: 0 })
})

test('PR-END-4: a trigger with the last role of a round ends the game after this phase', () => {
  puertoRico(three)
    .give('Cyd', { goods: 'corn 2' })
    .give('Ana', { goods: 'sugar 2' })
    .roles({ trader: 'Ana', craftsman: 'Ben' })
    .turnOf('Cyd')
    .supply({ vp: 3 })
    .rest('Ben')
    .play('Cyd: choose captain', 'Cyd: load corn on 4', 'Ana: load sugar on 5')
    .over('Ben')
    .expect('Ana', { vp: 2 })
})

test('PR-END-4: without a trigger the round ends as usual', () => {
  puertoRico(three)
    .give('Cyd', { goods: 'corn 2' })
    .roles({ trader: 'Ana', craftsman: 'Ben' })
    .turnOf('Cyd')
    .supply({ vp: 4 })
    .rest('Ben')
    .play('Cyd: choose captain', 'Cyd: load corn on 4')
    .didNotHappen({ type: 'gameEnded' })
    .asks('Ben', 'D-ROLE')
    .expect('governor', 'Ben')
    .expect('round', 2)
    .expect('roles', { settler: 1, mayor: 1, builder: 1, craftsman: 0, trader: 0, captain: 0 })
})

test('PR-END-4: a full city lets the others build in the same phase', () => {
  puertoRico(three)
    .give('Ana', { buildings: ELEVEN, doubloons: 9 })
    .give('Ben', { doubloons: 1 })
    .play('choose builder', 'Ana: build office')
    .expect('ending', 'city')
    .asks('Ben', 'D-BUILD')
    .offers('build small indigo plant', 'build small market', 'pass')
    .play('Ben: build small market', 'Ben: choose craftsman', 'Cyd: choose trader')
    .over('Ana')
})

test('PR-END-4: with two players all six roles are chosen', () => {
  puertoRico({ players: ['Ana', 'Ben'] })
    .give('Ana', { goods: 'corn 2' })
    .supply({ vp: 3 })
    .rest('Ben')
    .play('Ana: choose captain', 'Ana: load corn on 4')
    .play('Ben: choose craftsman', 'Ana: choose trader', 'Ben: choose prospector')
    .play('Ana: choose settler', 'Ana: pass')
    .asks('Ben', 'D-ROLE')
    .play('Ben: choose builder', 'Ben: pass')
    .over('Ben')
})

test('PR-END-5: a VP given back to the supply does not take the end back', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { goods: 'corn 2' })
    .give('Ben', { vp: 2, buildings: 'black market*' })
    .supply({ vp: 3 })
    .rest('Cyd')
    .play('choose captain', 'Ana: load corn on 4')
    .expect('ending', 'vp')
    .play('Ben: choose builder', 'Ben: build hacienda giving vp')
    .expect('Ben', { vp: 1 })
    .expect('supply', { vp: 1 })
    .expect('ending', 'vp')
    .play('Cyd: choose craftsman')
    .over('Cyd')
})

test('PR-END-5: a colonist given back to the supply does not take the end back', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ben', { buildings: 'black market*' })
    .supply({ colonists: 2, ship: 3 })
    .rest('Cyd')
    .play('choose mayor', 'take 0 colonists')
    .expect('supply', { colonists: 0, ship: 2 })
    .expect('ending', 'colonists')
    .play('Ben: choose builder', 'Ben: build hacienda giving colonist from San Juan')
    .expect('supply', { colonists: 1, ship: 2 })
    .expect('ending', 'colonists')
    .play('Cyd: choose craftsman')
    .over('Ben') // black market and hacienda
})

test('PR-END-6: several triggers in one round change nothing', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2' })
    .give('Ben', { buildings: ELEVEN, doubloons: 9 })
    .supply({ vp: 3 })
    .rest('Cyd')
    .play('choose captain', 'Ana: load corn on 4')
    .expect('ending', 'vp')
    .play('Ben: choose builder', 'Ben: build office')
    .expect('ending', 'city', 'vp')
    .asks('Cyd', 'D-ROLE')
    .play('Cyd: choose craftsman')
    .over('Cyd')
    .expect('round', 1)
})
