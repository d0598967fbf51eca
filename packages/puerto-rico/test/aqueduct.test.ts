/** Aqueduct: one more indigo and one more sugar (PR-X-AQUEDUCT-1, -2). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const all31 = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

test.each([
  ['indigo 1*', 'indigo plant 1', 'indigo 2'],
  ['indigo 3*', 'indigo plant 3', 'indigo 4'],
  ['indigo 1*', 'small indigo plant*', 'indigo 1'],
  ['indigo 2*', 'small indigo plant*, indigo plant', 'indigo 1'],
  ['indigo 2*', 'small indigo plant*, indigo plant 1', 'indigo 3'],
  ['indigo 1', 'indigo plant 3', 'none'],
  ['sugar 1*', 'sugar mill 1', 'sugar 2'],
  ['sugar 1*', 'small sugar mill*', 'sugar 1'],
  ['sugar 2*', 'small sugar mill*, sugar mill', 'sugar 1'],
  ['sugar 2*', 'small sugar mill*, sugar mill 1', 'sugar 3'],
  ['sugar 1', 'sugar mill 3', 'none'],
  ['indigo 1*, sugar 1*', 'indigo plant 1, sugar mill 1', 'indigo 2, sugar 2'],
  ['indigo 1*, sugar 1*', 'indigo plant 1, small sugar mill*', 'indigo 2, sugar 1'],
  ['indigo 1*, sugar 1*', 'small indigo plant*, sugar mill 1', 'indigo 1, sugar 2'],
  ['corn 2*, tobacco 1*', 'tobacco storage 3', 'corn 2, tobacco 1'],
  ['coffee 2*', 'coffee roaster 2', 'coffee 2'],
  ['corn 2*', 'indigo plant 3, sugar mill 3', 'corn 2'],
])('PR-X-AQUEDUCT-1: with an aqueduct %s and %s make: %s', (island, plants, goods) => {
  puertoRico(all31)
    .give('Ana', { island, buildings: `${plants}, aqueduct*` })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods })
})

test('PR-X-AQUEDUCT-1: an empty aqueduct brings nothing, and only its owner has it', () => {
  const board = { island: 'indigo 1*', buildings: 'indigo plant 1' }
  puertoRico(all31)
    .give('Ana', { island: 'indigo 1*', buildings: 'indigo plant 1, aqueduct' })
    .give('Ben', board)
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'indigo 1' })
    .expect('Ben', { goods: 'indigo 1' })
})

test('EX-PR-29: no indigo is produced, and sugar only in the small mill: nothing extra', () => {
  puertoRico(all31)
    .give('Ana', {
      island: 'indigo 1, sugar 1*',
      buildings: 'indigo plant*, small sugar mill*, aqueduct*',
    })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'sugar 1' })
})

test('EX-PR-30: 3 + 1 sugar and 1 + 1 indigo', () => {
  puertoRico(all31)
    .give('Ana', {
      island: 'sugar 3*, indigo 1*',
      buildings: 'sugar mill 3, indigo plant 1, aqueduct*',
    })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'sugar 4, indigo 2' })
    .expect('supply', { goods: 'sugar 7, indigo 9' })
})

test('PR-RUL-44: with both indigo buildings it does not matter which of them made the barrel', () => {
  puertoRico(all31)
    .give('Ana', {
      island: 'indigo 1*',
      buildings: 'small indigo plant*, indigo plant 1, aqueduct*',
    })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'indigo 2' })
})

test.each([
  [0, 'none'],
  [1, 'indigo 1'],
  [2, 'indigo 2'],
  [3, 'indigo 2'],
])('PR-X-AQUEDUCT-2: with %i indigo in the supply: %s', (supply, goods) => {
  puertoRico(all31)
    .give('Ana', { island: 'indigo 1*', buildings: 'indigo plant 1, aqueduct*' })
    .supply({ goods: `indigo ${supply}` })
    .rest('Cyd')
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods })
    .expect('supply', { goods: `indigo ${Math.max(0, supply - 2)}` })
})

test('PR-X-AQUEDUCT-2: the extra barrel comes in the turn of its owner, before the next player', () => {
  puertoRico(all31)
    .give('Ana', { island: 'sugar 1*', buildings: 'sugar mill 1, aqueduct*' })
    .give('Ben', { island: 'sugar 1*', buildings: 'small sugar mill*' })
    .supply({ goods: 'sugar 2' })
    .rest('Cyd')
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'sugar 2' })
    .expect('Ben', { goods: 'none' })
})

test('PR-X-AQUEDUCT-2: it counts for the specialty factory, but adds no kind for the factory', () => {
  puertoRico(all31)
    .give('Ana', { island: 'sugar 1*', buildings: 'sugar mill 1, aqueduct*, specialty factory*' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'sugar 2', doubloons: 1 })
  puertoRico(all31)
    .give('Ana', { island: 'sugar 1*', buildings: 'sugar mill 1, aqueduct*, factory*' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'sugar 2', doubloons: 0 })
})
