/** Union hall: 1 VP for two barrels of the same kind, before the first load (PR-X-UNIONHALL). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const
const ALL_TAKEN = ['4: corn 1', '5: indigo 1', '6: sugar 1']

test.each([
  { goods: 'none', vp: 0 },
  { goods: 'coffee 1', vp: 0 },
  { goods: 'coffee 2', vp: 1 },
  { goods: 'coffee 3', vp: 1 },
  { goods: 'coffee 4', vp: 2 },
  { goods: 'tobacco 1, coffee 1', vp: 0 }, // of the same kind
  { goods: 'tobacco 3, coffee 3', vp: 2 },
])('PR-X-UNIONHALL-1: $goods: $vp VP', ({ goods, vp }) => {
  puertoRico(three)
    .give('Ben', { goods, buildings: 'union hall*, small warehouse*, large warehouse*' })
    .ships(...ALL_TAKEN)
    .play('choose captain') // he cannot load anything
    .expect('Ben', { goods, vp, doubloons: 0 })
    .expect('supply', { vp: 75 - vp })
})

test.each(['corn', 'indigo', 'sugar', 'tobacco', 'coffee'])(
  'PR-X-UNIONHALL-1: every kind counts: %s',
  (good) => {
    puertoRico(three)
      .give('Ana', { goods: `${good} 2`, buildings: 'union hall*' })
      .play('choose captain')
      .asks('Ana', 'D-LOAD')
      .expect('Ana', { vp: 1, goods: `${good} 2` })
  },
)

test('PR-X-UNIONHALL-1: the barrels stay and are loaded as usual', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2, sugar 4', buildings: 'union hall*' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .happened({ type: 'vpGained', seat: 'Ana', count: 3, by: 'unionHall' })
    .expect('Ana', { vp: 3, goods: 'corn 2, sugar 4' })
    .offers('load corn on 4', 'load sugar on 6')
    .refuses('pass', 'PR-CAPTAIN-4')
    .play('load corn on 4') // 2 + 1, then 4 for the sugar
    .expect('Ana', { vp: 3 + 3 + 4 })
})

test('PR-X-UNIONHALL-1: without a colonist, or for another player, there is nothing', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2, sugar 2', buildings: 'union hall' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .expect('Ana', { vp: 0 })
  puertoRico(three)
    .give('Ana', { goods: 'corn 2, sugar 2' })
    .give('Ben', { buildings: 'union hall*' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .expect('Ana', { vp: 0 })
    .expect('Ben', { vp: 0 })
})

test('PR-X-UNIONHALL-2: once per phase, and not a load', () => {
  puertoRico(three)
    .give('Ana', {
      goods: 'corn 2, indigo 2, coffee 2',
      buildings: 'union hall*, harbor*, lighthouse*',
    })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .didNotHappen({ type: 'vpGained', by: 'captain' })
    .expect('Ana', { vp: 3, doubloons: 1 }) // no harbor; the doubloon is the captain's
    .play('load corn on 4') // 2 + 1 + 1, then the indigo: 2 + 1
    .expect('Ana', { vp: 3 + 4 + 3, doubloons: 3, goods: 'coffee 2' })
    .play('store coffee 1')
    .expect('Ana', { vp: 10 })
})

test('PR-RUL-49: at the start of his own first turn, not before', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, sugar 1' })
    .give('Ben', { goods: 'corn 2, sugar 3', buildings: 'union hall*' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .asks('Ana', 'D-LOAD')
    .expect('Ben', { vp: 0 })
    .play('Ana: load corn on 4')
    .asks('Ben', 'D-LOAD')
    .expect('Ben', { vp: 2 })
})

test('PR-RUL-49: a guest at the start of the first turn is in time, later he is not', () => {
  const table = () =>
    puertoRico(three)
      .give('Ana', { goods: 'corn 2, sugar 2', buildings: 'guesthouse 1, union hall' })
      .ships(...ALL_TAKEN)
      .play('pass', 'choose captain')
  table().play('move guest to union hall').expect('Ana', { vp: 2 }).asks('Ana', 'D-LOAD')
  table()
    .play('pass', 'load corn on 4')
    .expect('Ana', { vp: 3 })
    .play('move guest to union hall') // then the sugar is loaded
    .expect('Ana', { vp: 5 })
})

test('PR-RUL-22: the last VP may go to a union hall', () => {
  puertoRico(three)
    .give('Ben', { goods: 'coffee 4', buildings: 'union hall*, small warehouse*' })
    .ships(...ALL_TAKEN)
    .supply({ vp: 2 })
    .rest('Cyd')
    .play('choose captain')
    .happened({ type: 'vpGained', seat: 'Ben', count: 2 }, { type: 'endTriggered', reason: 'vp' })
    .expect('ending', 'vp')
  puertoRico(three)
    .give('Ben', { goods: 'coffee 4', buildings: 'union hall*, small warehouse*' })
    .ships(...ALL_TAKEN)
    .supply({ vp: 3 })
    .rest('Cyd')
    .play('choose captain')
    .expect('supply', { vp: 1 })
    .expect('ending')
})

test('EX-PR-41: union hall 1', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 3, indigo 2, coffee 1', buildings: 'union hall*' })
    .play('choose captain')
    .expect('Ana', { vp: 2, goods: 'corn 3, indigo 2, coffee 1' })
})

test('EX-PR-42: union hall 2', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 4, indigo 2', buildings: 'union hall*' })
    .play('choose captain')
    .expect('Ana', { vp: 3, goods: 'corn 4, indigo 2' })
})
