/** University: a colonist for the new building (PR-B-UNIVERSITY-1 … 3, D-UNIVERSITY). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const all31 = { ...three, buildings: 'all31' } as const

test('PR-B-UNIVERSITY-1, D-UNIVERSITY: the new building may get one colonist of the supply', () => {
  const table = () =>
    puertoRico(three)
      .give('Ana', { doubloons: 7, buildings: 'university*' })
      .play('choose builder', 'build harbor')
      .asks('Ana', 'D-UNIVERSITY')
      .offers('staff building', 'pass')
      .expect('Ana', { doubloons: 0, buildings: 'university*, harbor' })
  table()
    .play('staff building')
    .expect('Ana', { buildings: 'university*, harbor*', sanJuan: 0 })
    .expect('supply', { colonists: 53, ship: 3 }) // 58, less 1 in the university, 3 on the ship, 1
    .happened({ type: 'colonistTaken', seat: 'Ana', count: 1, from: 'supply' })
    .asks('Ben', 'D-ROLE')
  table()
    .play('pass')
    .expect('Ana', { buildings: 'university*, harbor' })
    .expect('supply', { colonists: 54, ship: 3 })
    .didNotHappen({ type: 'colonistTaken' })
    .asks('Ben', 'D-ROLE')
})

test('PR-B-UNIVERSITY-1: it works also for one who is not the builder, and only for its owner', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 3 })
    .give('Ben', { doubloons: 1, buildings: 'university*' })
    .give('Cyd', { doubloons: 1, buildings: 'university' })
    .play('choose builder', 'Ana: build small warehouse')
    .asks('Ben', 'D-BUILD') // Ana has no university
    .play('Ben: build small market')
    .asks('Ben', 'D-UNIVERSITY')
    .play('Ben: staff building')
    .expect('Ben', { buildings: 'small market*, university*' })
    .asks('Cyd', 'D-BUILD')
    .play('Cyd: build small indigo plant')
    .expect('Cyd', { buildings: 'small indigo plant, university' }) // hers is empty
    .asks('Ben', 'D-ROLE')
})

test('PR-B-UNIVERSITY-1: who builds nothing gets no colonist', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 3, buildings: 'university*' })
    .play('choose builder', 'Ana: pass')
    .expect('Ana', { buildings: 'university*', sanJuan: 0 })
    .expect('supply', { colonists: 54 })
    .asks('Ben', 'D-ROLE')
})

test('EX-PR-16: a coffee roaster has two circles, but the university brings one colonist', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 5, buildings: 'university*' })
    .play('choose builder', 'build coffee roaster', 'staff building')
    .expect('Ana', { buildings: 'coffee roaster 1, university*' })
    .asks('Ben', 'D-ROLE')
})

test('PR-B-UNIVERSITY-1: with an empty supply the colonist comes from the ship', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 3, buildings: 'university*' })
    .supply({ colonists: 0, ship: 2 })
    .rest('Cyd')
    .play('choose builder', 'build hospice', 'staff building')
    .expect('Ana', { buildings: 'hospice*, university*' })
    .expect('supply', { colonists: 0, ship: 1 })
    .expect('ending') // taking a colonist triggers nothing
    .happened({ type: 'colonistTaken', seat: 'Ana', count: 1, from: 'ship' })
})

test('PR-B-UNIVERSITY-1: the last colonist of the supply is taken before those of the ship', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 3, buildings: 'university*' })
    .supply({ colonists: 1, ship: 2 })
    .rest('Cyd')
    .play('choose builder', 'build hospice', 'staff building')
    .expect('supply', { colonists: 0, ship: 2 })
    .expect('ending')
    .happened({ type: 'colonistTaken', seat: 'Ana', count: 1, from: 'supply' })
})

test('PR-B-UNIVERSITY-1, D-UNIVERSITY: without any colonist left nothing is asked', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 3, buildings: 'university*', sanJuan: 1 })
    .supply({ colonists: 0, ship: 0 })
    .rest('Cyd')
    .play('choose builder', 'build hospice')
    .expect('Ana', { buildings: 'hospice, university*', sanJuan: 1 })
    .asks('Ben', 'D-ROLE')
})

test('PR-B-UNIVERSITY-2: the university brings no colonist when it is built itself', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 7, sanJuan: 2 })
    .play('choose builder', 'build university')
    .expect('Ana', { buildings: 'university', sanJuan: 2 })
    .asks('Ben', 'D-ROLE')
})

test('PR-B-UNIVERSITY-2: an empty university brings no colonist', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 3, buildings: 'university', sanJuan: 1 })
    .play('choose builder', 'build hospice')
    .expect('Ana', { buildings: 'hospice, university', sanJuan: 1 })
    .asks('Ben', 'D-ROLE')
})

test('PR-B-UNIVERSITY-3: the colonist of a statue, which has no circle, goes to San Juan', () => {
  const table = () =>
    puertoRico(all31)
      .give('Ana', { doubloons: 9, buildings: 'university*' })
      .play('choose builder', 'build statue')
      .asks('Ana', 'D-UNIVERSITY')
      .offers('staff building', 'pass')
  table()
    .play('staff building')
    .expect('Ana', { buildings: 'university*, statue', sanJuan: 1 })
    .expect('supply', { colonists: 53 })
  table()
    .play('pass')
    .expect('Ana', { buildings: 'university*, statue', sanJuan: 0 })
    .expect('supply', { colonists: 54 })
})

test('PR-B-UNIVERSITY-3: a large building with a circle takes the colonist itself', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 9, buildings: 'university*' })
    .play('choose builder', 'build cloister', 'staff building')
    .expect('Ana', { buildings: 'university*, cloister*', sanJuan: 0 })
})
