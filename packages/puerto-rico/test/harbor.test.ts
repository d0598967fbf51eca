/** Harbor: 1 VP with every load of its owner (PR-B-HARBOR). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const ALL_TAKEN = ['4: corn 1', '5: indigo 1', '6: sugar 1']

test('PR-B-HARBOR-1: 1 VP more with every load on a public ship', () => {
  puertoRico(three)
    .give('Ben', { goods: 'corn 2, indigo 1, sugar 2', buildings: 'harbor*' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .expect('Ben', { vp: 0 })
    .play('Ben: load corn on 4')
    .happened(
      { type: 'vpGained', seat: 'Ben', count: 2, by: 'load' },
      { type: 'vpGained', seat: 'Ben', count: 1, by: 'harbor' },
    )
    .expect('Ben', { vp: 3 })
    .play('Ben: load sugar on 6') // the indigo follows: 1 + 1
    .expect('Ben', { vp: 3 + 3 + 2, doubloons: 0, goods: 'none' })
    .expect('supply', { vp: 67 })
})

test('PR-B-HARBOR-1: 1 VP more with a load on a private ship', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ben', { goods: 'tobacco 1, coffee 4', buildings: 'harbor*, wharf*, small wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain', 'Ben: load coffee on wharf')
    .expect('Ben', { vp: 5 })
    .play('Ben: load tobacco 1 on small wharf') // half a VP is none
    .happened({ type: 'vpGained', seat: 'Ben', count: 1, by: 'harbor' })
    .didNotHappen({ type: 'vpGained', by: 'load' })
    .expect('Ben', { vp: 6 })
})

test('PR-B-HARBOR-1: nothing without a colonist, nothing for the loads of others', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1', buildings: 'harbor' })
    .give('Ben', { buildings: 'harbor*' })
    .give('Cyd', { goods: 'corn 1' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .didNotHappen({ type: 'vpGained', by: 'harbor' })
    .expect('Ana', { vp: 2 })
    .expect('Ben', { vp: 0 })
    .expect('Cyd', { vp: 1 })
})

test('PR-B-HARBOR-1: a turn without a load gives nothing', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 1', buildings: 'harbor*, wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain', 'pass')
    .expect('Ana', { vp: 0, goods: 'coffee 1' })
})

test('EX-PR-17: harbor with wharf', () => {
  puertoRico({ players: ['Ben', 'Ana', 'Cyd'] })
    .give('Ana', { goods: 'tobacco 5, sugar 2', buildings: 'harbor*, wharf*' })
    .ships('4: tobacco 1', '5: corn 1', '6: sugar 2')
    .play('Ben: choose captain')
    .asks('Ana', 'D-LOAD')
    .offers('load tobacco on 4', 'load sugar on 6', 'load tobacco on wharf', 'load sugar on wharf')
    .play('Ana: load tobacco on 4')
    .expect('Ana', { vp: 4, goods: 'sugar 2, tobacco 2' })
    .offers('load sugar on 6', 'load tobacco on wharf', 'load sugar on wharf')
    .play('Ana: load sugar on 6')
    .expect('Ana', { vp: 7, goods: 'tobacco 2' })
    .offers('load tobacco on wharf', 'pass')
    .play('Ana: load tobacco on wharf')
    .expect('Ana', { vp: 10, goods: 'none' })
    .expect('ships', '4: empty', '5: corn 1', '6: sugar 4')
    .expect('supply', { vp: 65, goods: 'tobacco 9, sugar 7' })
})
