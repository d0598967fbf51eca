/** What holds for every building: one of each, only with a colonist, voluntary, adding up (PR-B-1 … 4, PR-X-1). */
import { expect, test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const all31 = { ...three, buildings: 'all31' } as const

test('PR-B-1: nobody owns a kind twice, whether a production building or a violet one', () => {
  puertoRico(three)
    .give('Ana', {
      doubloons: 4,
      buildings: 'small indigo plant*, sugar mill, small market, hospice*',
    })
    .play('choose builder')
    .offers(
      'build small sugar mill',
      'build indigo plant',
      'build tobacco storage',
      'build hacienda',
      'build construction hut',
      'build small warehouse',
      'build office',
      'build large market',
      'pass',
    )
    .refuses('build small indigo plant', 'PR-B-1')
    .refuses('build sugar mill', 'PR-B-1')
    .refuses('build small market', 'PR-B-1')
    .refuses('build hospice', 'PR-B-1')
})

test('PR-B-1: the small and the large building of one good are two kinds', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 2, buildings: 'small indigo plant' })
    .play('choose builder', 'build indigo plant')
    .expect('Ana', { buildings: 'small indigo plant, indigo plant', doubloons: 0 })
})

test('PR-B-2: without a colonist a building does nothing, but its printed VP count', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 1, corn 1', buildings: 'small market, large market, office' })
    .house('corn')
    .turnOf('Cyd')
    .play('choose trader')
    .offers('sell coffee', 'pass')
    .play('sell coffee')
    .expect('Ana', { doubloons: 4, total: 1 + 2 + 2 })
})

test('PR-B-2: a building with several circles works with one colonist', () => {
  puertoRico(three)
    .give('Ana', { island: 'tobacco 1*', buildings: 'tobacco storage 1' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'tobacco 1' })
})

test('PR-B-2: a building works from the instant it is occupied', () => {
  puertoRico(all31)
    .give('Ana', { goods: 'sugar 1', buildings: 'guesthouse 1, large market' })
    .turnOf('Cyd')
    .play('choose trader')
    .asks('Ana', 'D-GUEST')
    .play('move guest to large market', 'sell sugar')
    .expect('Ana', { doubloons: 4 })
})

test('PR-B-3: the use of hacienda, hospice, university and wharf is voluntary', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'hacienda*, hospice*' })
    .faceUp('corn')
    .play('choose settler')
    .offers('draw plantation', 'pass')
    .play('pass', 'take corn')
    .offers('settle colonist', 'pass')
    .play('pass')
    .expect('Ana', { island: 'corn 1' })
  puertoRico(three)
    .give('Ana', { doubloons: 1, buildings: 'university*' })
    .play('choose builder', 'build small market')
    .offers('staff building', 'pass')
  puertoRico(three)
    .give('Ana', { goods: 'corn 2', buildings: 'wharf*' })
    .ships('4: coffee 1', '5: sugar 1', '6: indigo 1')
    .play('choose captain')
    .offers('load corn on wharf', 'pass')
})

test('PR-B-3: gains of doubloons and VP happen without a question', () => {
  puertoRico(all31)
    .give('Ana', {
      island: 'corn 2*, sugar 2*',
      buildings: 'sugar mill 2, factory*, specialty factory*',
    })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { doubloons: 1 + 1 })
    .asks('Ana', 'D-ROLE')
  puertoRico(three)
    .give('Ana', { goods: 'corn 1', buildings: 'harbor*' })
    .ships('4: corn 1')
    .turnOf('Cyd')
    .play('choose captain')
    .expect('Ana', { vp: 2 })
    .asks('Ana', 'D-ROLE')
})

test('PR-B-4: markets, office and privilege add up', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 1', buildings: 'small market*, large market*, office*' })
    .house('coffee')
    .play('choose trader', 'sell coffee')
    .expect('Ana', { doubloons: 4 + 1 + 2 + 1 })
    .expect('house', 'coffee 2')
})

test('PR-B-4: factory, aqueduct and specialty factory add up', () => {
  puertoRico(all31)
    .give('Ana', {
      island: 'corn 1*, indigo 2*',
      buildings: 'indigo plant 2, factory*, aqueduct*, specialty factory*',
    })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 1, indigo 3', doubloons: 1 + 2 })
})

test('PR-X-1: the new buildings are violet', () => {
  const cityHall = (buildings: string) =>
    puertoRico(all31).give('Ana', { buildings }).score('Ana').bonuses['cityHall']
  expect(cityHall('city hall*')).toBe(1)
  expect(cityHall('city hall*, coffee roaster')).toBe(1)
  const small = [
    ...['aqueduct', 'forest house', 'black market', 'storehouse', 'guesthouse', 'trading post'],
    ...['church', 'small wharf', 'lighthouse', 'library'],
  ]
  expect(cityHall(['city hall*', ...small].join(', '))).toBe(11)
  expect(cityHall('city hall*, specialty factory, union hall, cloister, statue')).toBe(5)
})

test('PR-X-1: of the new buildings too a player owns at most one of each', () => {
  const buildingSet = [
    ...['aqueduct', 'forestHouse', 'blackMarket', 'storehouse', 'guesthouse', 'tradingPost'],
    ...['church', 'smallWharf', 'lighthouse', 'library', 'specialtyFactory', 'unionHall'],
    ...['cloister', 'statue', 'guildHall', 'residence', 'fortress'],
  ]
  puertoRico({ ...three, buildings: 'fixedSet', buildingSet })
    .give('Ana', { doubloons: 5, buildings: 'storehouse*, church' })
    .play('choose builder')
    .refuses('build storehouse', 'PR-B-1')
    .refuses('build church', 'PR-B-1')
    .mayPlay('build trading post')
})

test('PR-X-1: the new buildings work only when occupied, and their use is voluntary', () => {
  puertoRico(all31)
    .give('Ana', { goods: 'corn 1', buildings: 'trading post, small wharf, lighthouse' })
    .play('choose trader')
    .offers('sell corn', 'pass')
  puertoRico(all31)
    .give('Ana', { goods: 'corn 1', buildings: 'small wharf*' })
    .ships('4: coffee 1', '5: sugar 1', '6: indigo 1')
    .play('choose captain')
    .offers('load corn 1 on small wharf', 'pass')
  puertoRico(all31)
    .give('Ana', { goods: 'corn 1', buildings: 'small wharf, lighthouse' })
    .ships('4: coffee 1', '5: sugar 1', '6: indigo 1')
    .play('choose captain')
    .expect('Ana', { goods: 'corn 1', doubloons: 0 })
    .asks('Ben', 'D-ROLE')
})

test('PR-X-2: expansion prices fall by the column of their cost: 1, 2, 3 or 4 quarries', () => {
  const price = (building: string, doubloons: number) =>
    puertoRico(all31)
      .give('Ana', { doubloons, island: 'quarry 5*' })
      .turnOf('Cyd')
      .play('choose builder', 'Cyd: pass', `Ana: build ${building}`)
      .expect('Ana', { doubloons: 0 })
  price('storehouse', 2)
  price('guesthouse', 2)
  price('small wharf', 4)
  price('lighthouse', 4)
  price('union hall', 6)
  price('cloister', 6)
})
