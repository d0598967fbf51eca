/** Statue: 8 printed VP, no circle, no function (PR-X-STATUE). */
import { expect, test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

test('PR-X-STATUE-1, PR-RUL-25: 8 VP without any colonist, and no bonus', () => {
  const score = puertoRico(three).give('Ana', { buildings: 'statue' }).score('Ana')
  expect(score).toMatchObject({ buildings: 8, bonuses: {}, total: 8 })
})

test('PR-X-STATUE-1: it has no circle to fill, and the ship needs nobody for it', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'statue, small market' })
    .give('Ben', { buildings: 'wharf, harbor, office' })
    .play('choose mayor', 'take 1 colonist') // 2 colonists for a single circle
    .expect('Ana', { buildings: 'statue, small market*', sanJuan: 1 })
    .play('Ben: place wharf 1')
    .expect('supply', { ship: 3, colonists: 58 - 3 - 1 - 3 }) // 2 empty circles: 3 is the minimum
  puertoRico(three)
    .give('Ana', { buildings: 'statue, small market' })
    .give('Ben', { buildings: 'wharf, harbor, office, factory' })
    .give('Cyd', { buildings: 'hospice, library' })
    .play('choose mayor', 'take 1 colonist', 'Ben: place wharf 1', 'Cyd: place hospice 1')
    .expect('supply', { ship: 4 }) // 3 of Ben's, 1 of Cyd's
})

test.each([
  { quarries: 0, price: 9 },
  { quarries: 3, price: 6 },
  { quarries: 4, price: 5 },
  { quarries: 5, price: 5 },
])('PR-X-STATUE-1: with $quarries quarries the builder pays $price', ({ quarries, price }) => {
  const island = quarries === 0 ? 'none' : `quarry ${quarries}*`
  puertoRico(three)
    .give('Ana', { island, doubloons: price })
    .play('choose builder', 'build statue')
    .expect('Ana', { doubloons: 0, buildings: 'statue', vp: 0 })
  puertoRico(three)
    .give('Ana', { island, doubloons: price - 1 })
    .play('choose builder')
    .refuses('build statue', 'PR-BUILDER-3')
})

test('PR-X-STATUE-1: the church gives 2 VP for it', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'church*', doubloons: 9 })
    .play('choose builder', 'build statue')
    .expect('Ana', { vp: 2, doubloons: 0 })
})

test('PR-X-STATUE-1: it takes two city spaces', () => {
  const TEN = [
    'small indigo plant, small sugar mill, indigo plant, sugar mill, tobacco storage',
    'coffee roaster, small market, hacienda, construction hut, small warehouse',
  ].join(', ')
  puertoRico(three)
    .give('Ana', { buildings: TEN, doubloons: 9 })
    .play('choose builder', 'build statue')
    .expect('ending', 'city')
  puertoRico(three)
    .give('Ana', { buildings: `${TEN}, hospice`, doubloons: 9 })
    .play('choose builder')
    .refuses('build statue', 'PR-BUILDER-5')
})

test('PR-X-STATUE-1: the colonist of the university goes to San Juan', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'university*', doubloons: 9 })
    .play('choose builder', 'build statue')
    .asks('Ana', 'D-UNIVERSITY')
    .offers('staff building', 'pass')
    .play('staff building')
    .expect('Ana', { buildings: 'university*, statue', sanJuan: 1 })
})

test('PR-X-STATUE-1: it counts once for the city hall, not for the guild hall', () => {
  const score = puertoRico(three)
    .give('Ana', { buildings: 'statue, city hall*, guild hall*' })
    .score('Ana')
  expect(score.bonuses).toEqual({ cityHall: 3, guildHall: 0 })
})
