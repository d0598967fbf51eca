/** Specialty factory: doubloons for the most barrels of one kind (PR-X-SPECIALTY-1, -2). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const all31 = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

const PLANTS = 'indigo plant*, small indigo plant*, sugar mill*, tobacco storage*, coffee roaster*'

test.each([
  ['none', 0],
  ['indigo 1*', 0],
  ['indigo 2*', 1],
  ['indigo 3*', 2],
  ['indigo 4*', 3],
  ['sugar 3*', 2],
  ['tobacco 3*', 2],
  ['coffee 2*', 1],
  ['corn 4*', 0],
  ['corn 4*, coffee 1*', 0],
  ['corn 4*, coffee 2*', 1],
  ['indigo 2*, sugar 3*', 2],
  ['sugar 3*, tobacco 2*, coffee 2*', 2],
  ['indigo 1*, sugar 1*, tobacco 1*', 0],
])('PR-X-SPECIALTY-1: production of %s pays %i', (island, doubloons) => {
  puertoRico(all31)
    .give('Ana', { island, buildings: `${PLANTS}, specialty factory*` })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { doubloons })
})

test('PR-X-SPECIALTY-1: barrels received count, not barrels held or left in the supply', () => {
  puertoRico(all31)
    .give('Ana', {
      goods: 'sugar 4',
      island: 'sugar 3*',
      buildings: 'sugar mill*, specialty factory*',
    })
    .supply({ goods: 'sugar 2' })
    .rest('Cyd')
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'sugar 6', doubloons: 1 })
})

test('PR-X-SPECIALTY-1: an empty specialty factory pays nothing, and only the owner is paid', () => {
  const board = { island: 'tobacco 3*', buildings: 'tobacco storage*' }
  puertoRico(all31)
    .give('Ana', { ...board, buildings: `${board.buildings}, specialty factory` })
    .give('Ben', board)
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'tobacco 3', doubloons: 0 })
    .expect('Ben', { goods: 'tobacco 3', doubloons: 0 })
})

test('PR-X-SPECIALTY-1: it pays in every seat', () => {
  for (const name of ['Ana', 'Ben', 'Cyd'])
    puertoRico(all31)
      .give(name, { island: 'coffee 2*', buildings: 'coffee roaster*, specialty factory*' })
      .turnOf('Ben')
      .play('choose craftsman', ...(name === 'Ben' ? ['pass'] : []))
      .expect(name, { goods: 'coffee 2', doubloons: 1 })
})

test('EX-PR-39: 4 + 1 + 2 sugar, six doubloons', () => {
  puertoRico(all31)
    .give('Ana', {
      island: 'sugar 4*',
      buildings: 'sugar mill 3, small sugar mill 1, specialty factory*, aqueduct*, library*',
    })
    .play('choose craftsman')
    .expect('Ana', { goods: 'sugar 5', doubloons: 0 }) // paid at the end
    .play('take extra sugar', 'take extra sugar')
    .expect('Ana', { goods: 'sugar 7', doubloons: 6 })
})

test('PR-X-SPECIALTY-2, PR-RUL-29: the barrel of the privilege counts if it is taken', () => {
  const table = () =>
    puertoRico(all31)
      .give('Ana', {
        island: 'indigo 1*, corn 1*',
        buildings: 'small indigo plant*, specialty factory*',
      })
      .play('choose craftsman')
  table().play('take extra indigo').expect('Ana', { goods: 'corn 1, indigo 2', doubloons: 1 })
  table().play('take extra corn').expect('Ana', { goods: 'corn 2, indigo 1', doubloons: 0 })
  table().play('pass').expect('Ana', { goods: 'corn 1, indigo 1', doubloons: 0 })
})

test('PR-X-SPECIALTY-2, PR-RUL-29: all are paid at the end, after the barrel of the privilege', () => {
  puertoRico(all31)
    .give('Ana', { island: 'corn 1*' })
    .give('Ben', { island: 'sugar 2*', buildings: 'sugar mill 2, specialty factory*' })
    .play('choose craftsman')
    .asks('Ana', 'D-CRAFT-EXTRA')
    .expect('Ben', { goods: 'sugar 2', doubloons: 0 })
    .play('take extra corn')
    .expect('Ben', { doubloons: 1 })
    .happened(
      { type: 'extraTaken', seat: 'Ana', good: 'corn' },
      { type: 'doubloonsGained', seat: 'Ben', count: 1, by: 'specialtyFactory' },
    )
})

test('PR-X-SPECIALTY-2: the barrel of the privilege counts in every seat', () => {
  puertoRico(all31)
    .give('Ben', { island: 'indigo 1*', buildings: 'small indigo plant*, specialty factory*' })
    .turnOf('Ben')
    .play('choose craftsman', 'take extra indigo')
    .expect('Ben', { goods: 'indigo 2', doubloons: 1 })
})

test('PR-X-SPECIALTY-2: it must be occupied at the end, by a guest who comes after production too', () => {
  puertoRico(all31)
    .give('Ana', {
      island: 'tobacco 3*',
      buildings: 'tobacco storage*, guesthouse 1, specialty factory',
    })
    .play('pass', 'choose craftsman', 'pass') // the guest stays until all have produced
    .asks('Ana', 'D-GUEST')
    .expect('Ana', { goods: 'tobacco 3' })
    .play('move guest to specialty factory', 'pass')
    .expect('Ana', { doubloons: 2 })
})

test('PR-X-SPECIALTY-1: the next craftsman phase counts anew', () => {
  puertoRico(all31)
    .give('Ana', { island: 'coffee 2*', buildings: 'coffee roaster*, specialty factory*' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { doubloons: 1 })
    .play('Ana: choose trader', 'Ana: pass', 'Ben: choose settler', 'Ben: pass')
    .asks('Ana', 'D-ROLE')
    .play('choose craftsman', 'pass')
    .expect('Ana', { goods: 'coffee 4', doubloons: 1 + 1 })
})
