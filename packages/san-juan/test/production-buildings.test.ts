/** Production buildings: their goods, their costs, and what they do not do (SJ-P-1 … 5). */
import { expect, test } from 'vitest'
import { pricesOf } from './counted-offers.ts'
import { sanJuan } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }

const KINDS = [
  { kind: 'indigo plant', good: 'indigo', price: 1 },
  { kind: 'sugar mill', good: 'sugar', price: 1 },
  { kind: 'tobacco storage', good: 'tobacco', price: 2 },
  { kind: 'coffee roaster', good: 'coffee', price: 2 },
  { kind: 'silver smelter', good: 'silver', price: 3 },
] as const

test.each(KINDS)('SJ-P-1: a $kind makes $good', ({ kind, good, price }) => {
  sanJuan(three)
    .tableau('Ana', kind)
    .tableau('Ben', 'indigo plant*')
    .tableau('Cyd', 'indigo plant*')
    .tradingHouse('t3') // 1 1 2 2 3
    .phase('producer', 'Ana')
    .offers(`produce ${good}`, 'pass')
    .play(`produce ${good}`)
    .happened({ type: 'produced', seat: 'Ana', good })
    .expect('Ana', { tableau: `${kind}*` })
    .play('Ben: choose trader', 'Ben: pass', 'Cyd: pass')
    .offers(`sell ${good}`, 'pass')
    .play(`sell ${good}`)
    .happened({ type: 'sold', seat: 'Ana', good, price })
    .expect('Ana', { handSize: price, goods: 0 })
})

test.each(KINDS)('SJ-P-2: a $kind holds one good at most', ({ kind, good }) => {
  sanJuan(three)
    .tableau('Ana', `${kind}, ${kind}*`)
    .phase('producer', 'Ana')
    .offers(`produce ${good}`, 'pass') // two goods may be produced, but one is full
    .play(`produce ${good}`)
    .expect('Ana', { tableau: `${kind} 2*` })
  sanJuan(three)
    .tableau('Ana', `${kind}*`)
    .phase('producer', 'Ana')
    .happened({ type: 'roleTaken', seat: 'Ana' })
    .asks('Ben', 'D-SJ-4') // Ana has no empty one
    .expect('Ana', { goods: 1 })
})

test('SJ-P-3: they produce in no phase but the producer', () => {
  const all = 'indigo plant, sugar mill, tobacco storage, coffee roaster, silver smelter'
  const table = () => sanJuan(three).tableau('Ana', all).drawPile('well 3, crane 3')
  for (const role of ['builder', 'trader', 'prospector'])
    table().play(`choose ${role}`).expect('Ana', { goods: 0 }).didNotHappen({ type: 'produced' })
  table()
    .play('choose councillor', 'keep well')
    .expect('Ana', { goods: 0, hand: 'well' })
    .didNotHappen({ type: 'produced' })
})

test('SJ-P-3: they change no price and no number of cards', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant 2, sugar mill 2, tobacco storage, coffee roaster, silver smelter')
    .hand('Ana', 'indigo plant, chapel, palace 2, hero')
    .phase('builder', 'Cyd', 'Ana')
  expect(pricesOf(table, 'build indigo plant')).toEqual([1])
  expect(pricesOf(table, 'build chapel')).toEqual([3])
  table.play('build indigo plant paying hero').didNotHappen({ type: 'drew' })
})

test.each(KINDS)(
  'SJ-P-4: a $kind that was just built produces in the same round',
  ({ kind, good }) => {
    sanJuan(three)
      .tableau('Ana', 'crane, chapel')
      .hand('Ana', `${kind}, palace 2`)
      .phase('builder', 'Cyd', 'Ana')
      .play(pricedOver(kind))
      .play('Ana: choose producer')
      .offers(`produce ${good}`, 'pass')
      .play(`produce ${good}`)
      .expect('Ana', { tableau: `crane, ${kind}*` })
  },
)

/** Over a chapel, with as many cards as are left to pay. */
function pricedOver(kind: string): string {
  const paid = { 'coffee roaster': 'palace', 'silver smelter': 'palace, palace' }[kind]
  return `build ${kind} over chapel${paid === undefined ? '' : ` paying ${paid}`}`
}

test.each([
  ['indigo plant', 'indigoPlant', 1, 1, 10],
  ['sugar mill', 'sugarMill', 2, 1, 8],
  ['tobacco storage', 'tobaccoStorage', 3, 2, 9],
  ['coffee roaster', 'coffeeRoaster', 4, 2, 9],
  ['silver smelter', 'silverSmelter', 5, 3, 8],
])('SJ-P-5: %s (%s) costs %i, is worth %i VP, and there are %i', (kind, key, cost, vp, copies) => {
  const money = ['palace', 'palace', 'hero', 'hero', 'well', 'well']
  const table = sanJuan(three)
    .tableau('Ana', 'archive')
    .hand('Ana', [kind, ...money].join(', '))
    .phase('builder', 'Cyd', 'Ana')
  expect(pricesOf(table, `build ${kind}`)).toEqual([cost])
  const piles = sanJuan(three).tableau('Ana', 'archive').game.position()
  const onTables = kind === 'indigo plant' ? 2 : 0 // Ben's and Cyd's
  expect((piles.drawPile as Record<string, number>)[key]).toBe(copies - onTables)
  sanJuan(three).tableau('Ana', kind).expect('Ana', { total: vp })
})
