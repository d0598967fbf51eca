/** Church: VP for building (PR-X-CHURCH-1 … 3). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const all31 = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

test.each([
  ['small indigo plant', 1, 0],
  ['small sugar mill', 1, 0],
  ['indigo plant', 2, 1],
  ['sugar mill', 2, 1],
  ['tobacco storage', 3, 1],
  ['coffee roaster', 3, 1],
  ['small market', 1, 0],
  ['small warehouse', 1, 0],
  ['hospice', 2, 1],
  ['large warehouse', 2, 1],
  ['factory', 3, 1],
  ['wharf', 3, 1],
  ['guild hall', 4, 2],
  ['city hall', 4, 2],
])('PR-X-CHURCH-1: %s of column %i brings the owner %i VP', (building, _column, vp) => {
  puertoRico(all31)
    .give('Ana', { doubloons: 9, buildings: 'church*' })
    .play('choose builder', `build ${building}`)
    .expect('Ana', { vp })
    .expect('Ben', { vp: 0 })
    .expect('supply', { vp: 75 - vp })
})

test.each([
  ['aqueduct', 0],
  ['forest house', 0],
  ['black market', 0],
  ['storehouse', 0],
  ['guesthouse', 1],
  ['trading post', 1],
  ['small wharf', 1],
  ['lighthouse', 1],
  ['library', 1],
  ['specialty factory', 1],
  ['union hall', 1],
  ['cloister', 2],
  ['statue', 2],
])('PR-X-2, PR-X-CHURCH-1: the new %s brings %i VP by the column of its cost', (building, vp) => {
  puertoRico(all31)
    .give('Ana', { doubloons: 9, buildings: 'church*' })
    .play('choose builder', `build ${building}`)
    .expect('Ana', { vp })
    .expect('supply', { vp: 75 - vp })
})

test('PR-X-CHURCH-1: the VP are chips, and come without a question', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 7, vp: 3, buildings: 'church*' })
    .play('choose builder', 'build harbor')
    .expect('Ana', { vp: 4, doubloons: 0, total: 4 + 2 + 3 })
    .happened({ type: 'vpGained', seat: 'Ana', count: 1, by: 'church' })
    .asks('Ben', 'D-ROLE')
})

test('PR-X-CHURCH-1: the owner gets them also when another is the builder', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 9 })
    .give('Ben', { doubloons: 10, buildings: 'church*' })
    .play('choose builder', 'Ana: build fortress', 'Ben: build residence')
    .expect('Ana', { vp: 0 }) // building without a church
    .expect('Ben', { vp: 2 })
})

test('PR-X-CHURCH-1: who builds nothing gets nothing', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 9, buildings: 'church*' })
    .play('choose builder', 'Ana: pass')
    .expect('Ana', { vp: 0 })
    .didNotHappen({ type: 'vpGained' })
})

test('PR-X-CHURCH-1: an empty church brings nothing', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 9, buildings: 'church' })
    .play('choose builder', 'build fortress')
    .expect('Ana', { vp: 0 })
    .expect('supply', { vp: 75 })
})

test('PR-X-CHURCH-2: building the church itself brings nothing', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 4 })
    .play('choose builder', 'build church')
    .expect('Ana', { vp: 0, buildings: 'church' })
    .expect('supply', { vp: 75 })
})

test('PR-X-CHURCH-2: neither does a church that the university occupies at once', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 4, buildings: 'university*' })
    .play('choose builder', 'build church', 'staff building')
    .expect('Ana', { vp: 0, buildings: 'university*, church*' })
    .expect('supply', { vp: 75 })
})

test('EX-PR-36: the church of the university pays with the harbor of the next builder phase', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 12, buildings: 'university*' })
    .play('choose builder', 'build church', 'staff building')
    .expect('Ana', { vp: 0, doubloons: 8, buildings: 'university*, church*' })
    .play('Ben: choose trader', 'Cyd: choose craftsman') // nobody has anything to sell or to produce
    .expect('round', 2)
    .play('Ben: choose builder', 'Ben: pass')
    .asks('Ana', 'D-BUILD') // Cyd has no money
    .play('Ana: build harbor', 'Ana: pass')
    .expect('Ana', { vp: 1, doubloons: 0, buildings: 'university*, church*, harbor' })
})

test('PR-X-CHURCH-3, PR-RUL-22: a church that takes the last VP triggers the end', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 7, buildings: 'church*' })
    .supply({ vp: 1 })
    .rest('Cyd')
    .play('choose builder', 'build harbor')
    .expect('supply', { vp: 0 })
    .expect('Ana', { vp: 1 })
    .expect('ending', 'vp')
    .happened({ type: 'vpGained', seat: 'Ana' }, { type: 'endTriggered', reason: 'vp' })
})

test('PR-X-CHURCH-3: one VP left in the supply triggers nothing', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 7, buildings: 'church*' })
    .supply({ vp: 2 })
    .rest('Cyd')
    .play('choose builder', 'build harbor')
    .expect('supply', { vp: 1 })
    .expect('ending')
})

test('PR-X-CHURCH-3: with one VP left, a large building still brings two', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 9, buildings: 'church*' })
    .supply({ vp: 1 })
    .rest('Cyd')
    .play('choose builder', 'build fortress')
    .expect('Ana', { vp: 2 })
    .expect('ending', 'vp')
})

test('PR-RUL-22: the game ends with the round in which the church took the last VP', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 7, buildings: 'church*' })
    .supply({ vp: 1 })
    .rest('Cyd')
    .play('choose builder', 'build harbor')
    .asks('Ben', 'D-ROLE')
    .play('Ben: choose trader')
    .asks('Cyd', 'D-ROLE')
    .play('Cyd: choose craftsman')
    .over()
})
