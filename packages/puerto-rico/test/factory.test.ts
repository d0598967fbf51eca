/** Factory: doubloons by the number of kinds produced (PR-B-FACTORY-1). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }

/** One colonist on each kind of plant. */
const PLANTS = 'indigo plant 1, sugar mill 1, tobacco storage 1, coffee roaster 1'

test.each([
  ['none', 0, 0],
  ['corn 1*', 1, 0],
  ['coffee 1*', 1, 0],
  ['corn 1*, indigo 1*', 2, 1],
  ['tobacco 1*, coffee 1*', 2, 1],
  ['corn 1*, indigo 1*, sugar 1*', 3, 2],
  ['indigo 1*, sugar 1*, tobacco 1*, coffee 1*', 4, 3],
  ['corn 1*, indigo 1*, sugar 1*, tobacco 1*, coffee 1*', 5, 5],
])('PR-B-FACTORY-1: production of %s is %i kinds and pays %i', (island, _kinds, doubloons) => {
  puertoRico(three)
    .give('Ana', { island, buildings: `${PLANTS}, factory*`, doubloons: 10 })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { doubloons: 10 + doubloons })
})

test('PR-B-FACTORY-1: amounts do not matter', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 5*, sugar 3*', buildings: 'sugar mill*, factory*' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 5, sugar 3', doubloons: 1 })
    .happened({ type: 'doubloonsGained', seat: 'Ana', count: 1, by: 'factory' })
})

test('PR-B-FACTORY-1: kinds that are only held do not count', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 1*', goods: 'indigo 1, sugar 1, coffee 1', buildings: 'factory*' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { doubloons: 0 })
    .didNotHappen({ type: 'doubloonsGained' })
})

test('PR-B-FACTORY-1: an empty factory pays nothing, and nobody else is paid', () => {
  const island = 'corn 1*, indigo 1*'
  puertoRico(three)
    .give('Ana', { island, buildings: 'small indigo plant*, factory' })
    .give('Ben', { island, buildings: 'small indigo plant*, factory*' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 1, indigo 1', doubloons: 0 })
    .expect('Ben', { goods: 'corn 1, indigo 1', doubloons: 1 })
    .expect('Cyd', { doubloons: 0 })
})

test('PR-B-FACTORY-1: the barrel of the privilege adds no kind', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 1*, indigo 1*', buildings: 'small indigo plant*, factory*' })
    .play('choose craftsman')
    .expect('Ana', { doubloons: 1 }) // paid before the extra barrel
    .play('take extra indigo')
    .expect('Ana', { goods: 'corn 1, indigo 2', doubloons: 1 })
})

test('EX-PR-15: D gets 2 sugar and 1 tobacco of a short supply: two kinds, one doubloon', () => {
  puertoRico({ players: ['A', 'B', 'C', 'D'] })
    .give('D', {
      island: 'corn 3*, sugar 3*, tobacco 1*',
      buildings: 'sugar mill*, tobacco storage*, factory*',
    })
    .supply({ goods: 'corn 0, sugar 2, tobacco 5' })
    .rest('A')
    .turnOf('C')
    .play('choose craftsman')
    .expect('D', { goods: 'sugar 2, tobacco 1', doubloons: 1 })
    .expect('supply', { goods: 'corn 0, sugar 0, tobacco 4' })
})
