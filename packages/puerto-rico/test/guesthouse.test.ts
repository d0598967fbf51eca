/** Guesthouse: its circles and its guests. Windows: guesthouse-roles, -turns and -end.test.ts. */
import { expect, test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

test('PR-X-GUESTHOUSE-1, PR-RUL-53: two circles, filled like others in a mayor phase', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn', buildings: 'guesthouse' })
    .play('choose mayor')
    .play('take 1 colonist') // and one from the ship: two colonists for three circles
    .offers('place corn 1, guesthouse 1', 'place guesthouse 2')
    .refuses('place guesthouse 1', 'PR-MAYOR-5')
    .refuses('place guesthouse 3', 'unknown-move') // no building has so many guests
    .play('place guesthouse 2')
    .expect('Ana', { buildings: 'guesthouse 2', island: 'corn', sanJuan: 0 })
})

test('PR-RUL-53: a third colonist finds no circle in the guesthouse', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'guesthouse', sanJuan: 1 })
    .play('choose mayor', 'take 1 colonist')
    .expect('Ana', { buildings: 'guesthouse 2', sanJuan: 1 })
})

test('PR-RUL-53: every other violet building has one circle, the statue none', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { buildings: 'library, church, statue, cloister', sanJuan: 4 })
    .play('choose mayor', 'take 0 colonists') // five colonists, three circles
    .expect('Ana', { buildings: 'library 1, church 1, statue, cloister 1', sanJuan: 2 })
})

test('PR-X-GUESTHOUSE-1, PR-RUL-30: two empty circles of a guesthouse count for the ship', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'guesthouse, statue', island: 'forest 3, corn' })
    .give('Ben', { buildings: 'tobacco storage' })
    .supply({ ship: 0 })
    .play('choose mayor', 'take 0 colonists') // nobody has a colonist
    .happened({ type: 'shipRefilled', required: 5, count: 5 }) // 2 + 3; statue and forests none
    .expect('supply', { ship: 5, colonists: 53 })
})

test('PR-RUL-30: with one guest a guesthouse counts one empty circle, with two none', () => {
  const table = (buildings: string) =>
    puertoRico(three)
      .give('Ana', { buildings })
      .give('Ben', { buildings: 'tobacco storage, coffee roaster' })
      .supply({ ship: 0 })
      .play('choose mayor')
  table('guesthouse 1')
    .play('take 0 colonists')
    .expect('supply', { ship: 1 + 3 + 2 })
  table('guesthouse 2')
    .play('take 0 colonists')
    .expect('supply', { ship: 3 + 2 })
})

test('D-GUEST, PR-X-GUESTHOUSE-2: a guest goes to any empty circle elsewhere', () => {
  puertoRico(three)
    .give('Ana', {
      island: 'corn 2/1, sugar 1*, quarry, forest 2',
      buildings: 'guesthouse*, harbor, wharf*, indigo plant 2, tobacco storage*, statue',
    })
    .give('Ben', { buildings: 'library' })
    .asks('Ana', 'D-GUEST')
    .offers(
      'move guest to corn',
      'move guest to quarry',
      'move guest to indigo plant',
      'move guest to harbor',
      'pass',
    )
    .refuses('move guest to sugar', 'PR-X-GUESTHOUSE-2') // occupied
    .refuses('move guest to wharf', 'PR-X-GUESTHOUSE-2')
    .refuses('move guest to tobacco storage', 'PR-X-GUESTHOUSE-2')
    .refuses('move guest to statue', 'PR-X-GUESTHOUSE-2') // no circle
    .refuses('move guest to library', 'PR-X-GUESTHOUSE-2') // somebody else's
    .refuses('choose settler', 'PR-X-GUESTHOUSE-3') // first the guests, or pass
})

test('PR-X-GUESTHOUSE-2: one guest, both guests or none may go', () => {
  const table = () =>
    puertoRico(three).give('Ana', { island: 'corn, quarry', buildings: 'guesthouse*, harbor' })
  table()
    .play('move guest to harbor')
    .happened({ type: 'guestMoved', seat: 'Ana', to: 'harbor' })
    .asks('Ana', 'D-GUEST')
    .offers('move guest to corn', 'move guest to quarry', 'pass')
    .expect('Ana', { buildings: 'guesthouse 1, harbor*', island: 'corn, quarry', sanJuan: 0 })
    .play('move guest to quarry')
    .expect('Ana', { buildings: 'guesthouse, harbor*', island: 'corn, quarry*', sanJuan: 0 })
    .asks('Ana', 'D-ROLE') // no guest is left
  table()
    .play('move guest to corn', 'pass')
    .asks('Ana', 'D-ROLE')
    .expect('Ana', { buildings: 'guesthouse 1, harbor', island: 'corn*, quarry' })
  table()
    .play('pass')
    .asks('Ana', 'D-ROLE')
    .expect('Ana', { buildings: 'guesthouse 2, harbor', island: 'corn, quarry' })
})

test('PR-X-GUESTHOUSE-2: both guests may go to the same building', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'guesthouse*, coffee roaster' })
    .play('move guest to coffee roaster')
    .offers('move guest to coffee roaster', 'pass')
    .play('move guest to coffee roaster')
    .expect('Ana', { buildings: 'guesthouse, coffee roaster*' })
    .asks('Ana', 'D-ROLE')
})

test('PR-X-GUESTHOUSE-2: no way back into the guesthouse, none to San Juan', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'guesthouse*, harbor, wharf' })
    .play('move guest to harbor')
    .offers('move guest to wharf', 'pass')
    .refuses('move guest to guesthouse', 'PR-X-GUESTHOUSE-2')
    .refuses('move guest to San Juan', 'unknown-move')
    .refuses('move guest to harbor', 'PR-X-GUESTHOUSE-2')
})

test('PR-X-GUESTHOUSE-2: a colonist in San Juan or on a tile is no guest', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 1*, sugar', buildings: 'guesthouse, harbor', sanJuan: 2 })
    .asks('Ana', 'D-ROLE')
})

test('PR-X-GUESTHOUSE-2: the tile works immediately: a quarry', () => {
  const table = () =>
    puertoRico(three)
      .give('Ben', { doubloons: 4, island: 'quarry', buildings: 'guesthouse*' })
      .play('choose builder', 'pass')
      .asks('Ben', 'D-GUEST')
  table()
    .play('move guest to quarry')
    .mayPlay('build office') // 5 − 1
    .refuses('build small wharf', 'PR-BUILDER-3') // 6 − 1
    .play('build office')
    .expect('Ben', { doubloons: 0 })
  table().play('pass').refuses('build office', 'PR-BUILDER-3')
})

test('PR-X-GUESTHOUSE-2: the tile works immediately: a plantation and its plant', () => {
  puertoRico(three)
    .give('Ben', { island: 'sugar', buildings: 'guesthouse*, small sugar mill' })
    .play('choose craftsman')
    .play('Ben: move guest to sugar', 'Ben: move guest to small sugar mill')
    .happened({ type: 'produced', seat: 'Ben', good: 'sugar', count: 1 })
    .expect('Ben', { goods: 'sugar 1', buildings: 'guesthouse, small sugar mill*' })
})

test('PR-X-GUESTHOUSE-2: guests stay where they went until the next mayor phase', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'guesthouse*, harbor, wharf' })
    .play('move guest to harbor', 'move guest to wharf', 'choose trader')
    .play('Ben: choose craftsman')
    .expect('Ana', { buildings: 'guesthouse, harbor*, wharf*' })
    .play('Cyd: choose mayor', 'take 0 colonists')
    .asks('Ana', 'D-MAYOR-PLACE') // three colonists now, four circles
    .offers(
      'place harbor 1, guesthouse 2',
      'place wharf 1, guesthouse 2',
      'place harbor 1, wharf 1, guesthouse 1',
    )
    .refuses('place harbor 1, wharf 1', 'PR-MAYOR-5')
    .play('place wharf 1, guesthouse 2')
    .expect('Ana', { buildings: 'guesthouse*, harbor, wharf*' })
})

test('PR-X-GUESTHOUSE-4: nobody moves a guest while colonists are placed', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 3' })
    .give('Cyd', { island: 'corn 2', buildings: 'guesthouse*, harbor' })
    .play('choose mayor', 'take 1 colonist') // Ana and Ben have no choice; Cyd has three for five
    .asks('Cyd', 'D-MAYOR-PLACE')
    .refuses('move guest to harbor', 'PR-MAYOR-4')
    .play('place harbor 1, guesthouse 2')
    .asks('Ben', 'D-ROLE') // and no window for Cyd when the phase ends
})

test('EX-PR-34: one guest saves four barrels, the other doubles the trade', () => {
  puertoRico(three)
    .give('Ana', { goods: 'tobacco 5', buildings: 'guesthouse*, storehouse, library' })
    .ships('4: corn 3', '5: indigo 2', '6: sugar 1')
    .turnOf('Cyd')
    .play('choose captain')
    .asks('Ana', 'D-GUEST') // her turn; no ship takes tobacco
    .play('pass')
    .asks('Ana', 'D-GUEST') // before her storage
    .offers('move guest to storehouse', 'move guest to library', 'pass')
    .play('move guest to storehouse')
    .offers('move guest to library', 'pass')
    .play('pass')
    .asks('Ana', 'D-STORE')
    .offers(
      'store nothing',
      'store tobacco 1',
      'store tobacco 2',
      'store tobacco 3',
      'store tobacco 4',
    )
    .play('store tobacco 4') // 1 + 3
    .expect('Ana', { goods: 'tobacco 4', buildings: 'guesthouse 1, storehouse*, library' })
    .play('Ana: pass', 'Ana: choose trader')
    .offers('move guest to library', 'pass')
    .play('move guest to library', 'sell tobacco')
    .expect('Ana', {
      doubloons: 3 + 2,
      goods: 'tobacco 3',
      buildings: 'guesthouse, storehouse*, library*',
    })
    .play('Ben: choose settler', 'Ben: pass', 'Ana: choose mayor') // the next round
    .offers('take 0 colonists', 'take 1 colonist', 'take 2 colonists') // still in the library
    .play('take 0 colonists')
    .offers(
      'place storehouse 1, guesthouse 2',
      'place guesthouse 2, library 1',
      'place storehouse 1, guesthouse 1, library 1',
    )
})

test('EX-PR-34: without the guests one barrel is kept and the trader gets one doubloon', () => {
  puertoRico(three)
    .give('Ana', { goods: 'tobacco 5', buildings: 'guesthouse*, storehouse, library' })
    .ships('4: corn 3', '5: indigo 2', '6: sugar 1')
    .turnOf('Cyd')
    .play('choose captain', 'Ana: pass', 'Ana: pass')
    .offers('store nothing', 'store tobacco 1')
    .play('store tobacco 1', 'pass', 'choose trader', 'pass', 'sell tobacco')
    .expect('Ana', { doubloons: 3 + 1, goods: 'none' })
})

test('PR-X-GUESTHOUSE-2: the guests of one seat never work for another', () => {
  const table = puertoRico(three)
    .give('Ana', { buildings: 'guesthouse*, library' })
    .give('Ben', { goods: 'corn' })
    .turnOf('Ben')
    .play('choose trader')
    .play('sell corn')
    .expect('Ben', { doubloons: 1 })
  expect(table.game.toMove, 'Cyd has no guests; Ana has her window').toBe(0)
  table.asks('Ana', 'D-GUEST')
})
