/** Lighthouse: a doubloon with every load, and one for being the captain (PR-X-LIGHTHOUSE). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const
const ALL_TAKEN = ['4: corn 1', '5: indigo 1', '6: sugar 1']

test('PR-X-LIGHTHOUSE-1: a doubloon for every load, on public and private ships', () => {
  puertoRico(three)
    .give('Ben', {
      goods: 'corn 3, tobacco 2, coffee 1',
      buildings: 'lighthouse*, wharf*, small wharf*',
    })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .expect('Ben', { doubloons: 0 }) // not the captain
    .play('Ben: load corn on 4')
    .happened({ type: 'doubloonsGained', seat: 'Ben', count: 1, by: 'lighthouse' })
    .expect('Ben', { doubloons: 1, vp: 3 })
    .play('Ben: load tobacco on wharf')
    .expect('Ben', { doubloons: 2, vp: 5 })
    .play('Ben: load coffee 1 on small wharf')
    .expect('Ben', { doubloons: 3, vp: 5 })
})

test('PR-X-LIGHTHOUSE-1: nothing without a colonist, or for the loads of others', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1', buildings: 'lighthouse' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .expect('Ana', { doubloons: 0, vp: 2 })
  puertoRico(three)
    .give('Ana', { goods: 'corn 1' })
    .give('Ben', { goods: 'coffee 1', buildings: 'lighthouse*, wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain', 'Ben: pass')
    .didNotHappen({ type: 'doubloonsGained' })
    .expect('Ana', { doubloons: 0 })
    .expect('Ben', { doubloons: 0 })
})

test('PR-X-LIGHTHOUSE-2, PR-RUL-41: one for the captain when his first turn begins', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, sugar 1', buildings: 'lighthouse*' })
    .give('Ben', { goods: 'corn 1' })
    .ships(...ALL_TAKEN)
    .roles({ captain: 2 })
    .play('choose captain')
    .happened(
      { type: 'roleTaken', seat: 'Ana', doubloons: 2 },
      { type: 'doubloonsGained', seat: 'Ana', count: 1, by: 'lighthouse' },
    )
    .asks('Ana', 'D-LOAD') // before any load
    .expect('Ana', { doubloons: 3 })
    .play('load corn on 4') // the sugar follows: one for each load, no second one for the captain
    .expect('Ana', { doubloons: 5 })
})

test('PR-X-LIGHTHOUSE-2: even if he loads nothing; unoccupied it gives nothing', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'lighthouse*' })
    .play('choose captain')
    .expect('Ana', { doubloons: 1, vp: 0 })
  puertoRico(three)
    .give('Ana', { buildings: 'lighthouse' })
    .play('choose captain')
    .expect('Ana', { doubloons: 0 })
})

test('PR-X-LIGHTHOUSE-2, PR-RUL-41: the library does not double it', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1', buildings: 'lighthouse*, library*' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .expect('Ana', { doubloons: 2, vp: 1 + 2 })
})

test('PR-RUL-41: a guest who comes at the start of the first turn is in time for it', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, sugar 1', buildings: 'guesthouse 1, lighthouse' })
    .ships(...ALL_TAKEN)
    .play('pass', 'choose captain')
    .asks('Ana', 'D-GUEST')
    .expect('Ana', { doubloons: 0 })
    .play('move guest to lighthouse')
    .expect('Ana', { doubloons: 1 })
    .asks('Ana', 'D-LOAD')
})

test('PR-X-LIGHTHOUSE-2: a guest who comes with the second turn is too late for it', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, sugar 1', buildings: 'guesthouse 1, lighthouse' })
    .ships(...ALL_TAKEN)
    .play('pass', 'choose captain', 'pass', 'load corn on 4')
    .asks('Ana', 'D-GUEST')
    .play('move guest to lighthouse')
    .happened({ type: 'loaded', seat: 'Ana', good: 'sugar' })
    .expect('Ana', { doubloons: 1 }) // for the load
})

test('EX-PR-38: lighthouse, full sequence', () => {
  puertoRico(three)
    .give('Ana', {
      goods: 'corn 2, indigo 3, sugar 3',
      buildings: 'lighthouse*, wharf*, small wharf*',
    })
    .ships('4: corn 1', '5: tobacco 1', '6: coffee 1')
    .play('choose captain', 'load corn on 4')
    .expect('Ana', { vp: 3, doubloons: 2 })
    .play('load indigo on wharf')
    .expect('Ana', { vp: 6, doubloons: 3 })
    .play('load sugar 3 on small wharf')
    .expect('Ana', { vp: 7, doubloons: 4, goods: 'none' })
    .asks('Ben', 'D-ROLE')
})
