/** Small market, large market, office and trading post (PR-B-SMALLMARKET, PR-B-LARGEMARKET, PR-B-OFFICE, PR-X-TRADINGPOST). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'
import { TRADE_PRICES } from './trade-prices.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const all31 = { ...three, buildings: 'all31' } as const

test('PR-B-SMALLMARKET-1: one doubloon more for a sale to the trading house', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 1', buildings: 'small market*' })
    .give('Ben', { goods: 'indigo 1' })
    .turnOf('Cyd')
    .play('choose trader', 'Ana: sell sugar', 'Ben: sell indigo')
    .expect('Ana', { doubloons: 3 })
    .expect('Ben', { doubloons: 1 }) // the market is not his
})

test('PR-B-SMALLMARKET-1: without a sale, or without a colonist, it pays nothing', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 1', buildings: 'small market*' })
    .give('Ben', { goods: 'indigo 1', buildings: 'small market' })
    .turnOf('Cyd')
    .play('choose trader', 'Ana: pass', 'Ben: sell indigo')
    .expect('Ana', { doubloons: 0 })
    .expect('Ben', { doubloons: 1 })
})

test('EX-PR-9: corn brings one doubloon with the small market', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1', buildings: 'small market*' })
    .turnOf('Cyd')
    .play('choose trader', 'Ana: sell corn')
    .expect('Ana', { doubloons: 1, goods: 'none' })
})

test('PR-B-LARGEMARKET-1: two doubloons more, with the small market three', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 1', buildings: 'large market*' })
    .give('Ben', { goods: 'indigo 1', buildings: 'large market*, small market*' })
    .turnOf('Cyd')
    .play('choose trader', 'Ana: sell sugar', 'Ben: sell indigo')
    .expect('Ana', { doubloons: 4 })
    .expect('Ben', { doubloons: 4 })
})

test('PR-B-LARGEMARKET-1: each market needs its own colonist', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 1', buildings: 'large market, small market*' })
    .give('Ben', { goods: 'indigo 1', buildings: 'large market*, small market' })
    .turnOf('Cyd')
    .play('choose trader', 'Ana: sell sugar', 'Ben: sell indigo')
    .expect('Ana', { doubloons: 3 })
    .expect('Ben', { doubloons: 3 })
})

test.each([
  ['corn', 3],
  ['indigo', 4],
  ['sugar', 5],
  ['tobacco', 6],
  ['coffee', 7],
])('EX-PR-10: with both markets a barrel of %s brings its price + 3 = %i', (good, doubloons) => {
  puertoRico(three)
    .give('Ana', { goods: good, buildings: 'small market*, large market*' })
    .turnOf('Cyd')
    .play('choose trader', `Ana: sell ${good}`)
    .expect('Ana', { doubloons })
})

test('PR-B-OFFICE-1: with an office a kind that lies in the house may be sold', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, coffee 1', buildings: 'office*' })
    .give('Ben', { goods: 'corn 1, coffee 1', buildings: 'office' })
    .house('coffee, corn')
    .turnOf('Cyd')
    .play('choose trader')
    .offersTo('Ana', 'sell corn', 'sell coffee', 'pass')
    .play('Ana: sell coffee')
    .expect('Ana', { doubloons: 4, goods: 'corn 1' })
    .expect('Ben', { doubloons: 0, goods: 'corn 1, coffee 1' }) // his office is empty
    .expect('house', 'corn, coffee 2')
    .asks('Ana', 'D-ROLE')
})

test('PR-B-OFFICE-1: the office may sell the same kind a third time', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1', buildings: 'office*' })
    .house('corn 2')
    .play('choose trader', 'sell corn')
    .expect('Ana', { doubloons: 1 })
    .expect('house', 'corn 3')
})

test('EX-PR-11: two offices sell tobacco to a house with tobacco, for 3 doubloons each', () => {
  puertoRico({ players: ['A', 'B', 'C', 'D'] })
    .give('B', { goods: 'tobacco 1', buildings: 'office*' })
    .give('C', { goods: 'tobacco 2', buildings: 'office*' })
    .house('tobacco')
    .turnOf('A')
    .play('choose trader', 'B: sell tobacco', 'C: sell tobacco')
    .expect('B', { doubloons: 3, goods: 'none' })
    .expect('C', { doubloons: 3, goods: 'tobacco 1' })
    .expect('house', 'tobacco 3')
    .didNotHappen({ type: 'houseEmptied' })
})

test('PR-RUL-35, PR-B-OFFICE-1: a full house blocks the office too', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 1' })
    .give('Ben', { goods: 'sugar 2, coffee 1', buildings: 'office*' })
    .house('corn, indigo, tobacco')
    .play('choose trader', 'Ana: sell sugar')
    .expect('Ben', { goods: 'sugar 2, coffee 1', doubloons: 0 })
    .happened({ type: 'skipped', seat: 'Ben', decision: 'D-TRADE' })
    .asks('Ben', 'D-ROLE')
})

test('PR-X-TRADINGPOST-1: the one barrel is sold there or in the trading house', () => {
  puertoRico(all31)
    .give('Ana', { goods: 'corn 1, sugar 2', buildings: 'trading post*' })
    .turnOf('Cyd')
    .play('choose trader')
    .offers(
      'sell corn',
      'sell corn to trading post',
      'sell sugar',
      'sell sugar to trading post',
      'pass',
    )
    .play('sell sugar to trading post')
    .expect('Ana', { goods: 'corn 1, sugar 1', doubloons: 2 })
    .happened({ type: 'sold', seat: 'Ana', good: 'sugar', to: 'trading post', price: 2 })
    .asks('Ana', 'D-ROLE') // one sale per player and phase
})

test('PR-X-TRADINGPOST-1: the owner may still sell to the trading house, once', () => {
  puertoRico(all31)
    .give('Ana', { goods: 'sugar 2', buildings: 'trading post*' })
    .turnOf('Cyd')
    .play('choose trader', 'Ana: sell sugar')
    .expect('Ana', { goods: 'sugar 1', doubloons: 2 })
    .expect('house', 'sugar')
    .asks('Ana', 'D-ROLE')
})

test('PR-X-TRADINGPOST-1: an empty trading post buys nothing', () => {
  puertoRico(all31)
    .give('Ana', { goods: 'corn 1', buildings: 'trading post' })
    .turnOf('Cyd')
    .play('choose trader')
    .offers('sell corn', 'pass')
    .refuses('sell corn to trading post', 'PR-X-TRADINGPOST-1')
})

test.each(TRADE_PRICES)(
  'PR-X-TRADINGPOST-2: %s sells there for %i; the privilege counts, markets do not',
  (good, price) => {
    const income = (buildings: string, trader: string, doubloons: number) =>
      puertoRico(all31)
        .give('Ana', { goods: good, buildings: `trading post*, ${buildings}` })
        .turnOf(trader)
        .play('choose trader', `Ana: sell ${good} to trading post`)
        .expect('Ana', { goods: 'none', doubloons })
    income('office', 'Cyd', price)
    income('office', 'Ana', price + 1)
    income('small market*, large market*', 'Cyd', price)
    income('small market*, large market*', 'Ana', price + 1)
    income('library*', 'Ana', price + 2)
  },
)

test('PR-X-TRADINGPOST-2: the kind may lie in the trading house already', () => {
  puertoRico(all31)
    .give('Ana', { goods: 'sugar 1, corn 1', buildings: 'trading post*' })
    .house('sugar')
    .turnOf('Cyd')
    .play('choose trader')
    .offers('sell corn', 'sell corn to trading post', 'sell sugar to trading post', 'pass')
    .refuses('sell sugar', 'PR-TRADER-2')
})

test('EX-PR-35: coffee brings 4 in the trading post, with a full house and a small market', () => {
  puertoRico(all31)
    .give('Cyd', { goods: 'tobacco 1' })
    .give('Ana', { goods: 'coffee 1', buildings: 'trading post*, small market*' })
    .house('corn, indigo, sugar')
    .turnOf('Cyd')
    .play('choose trader', 'Cyd: sell tobacco') // the house is full now
    .offersTo('Ana', 'sell coffee to trading post', 'pass')
    .play('Ana: sell coffee to trading post')
    .expect('Ana', { doubloons: 4, goods: 'none' })
})

test('PR-X-TRADINGPOST-3: the barrel goes back to the supply and never fills the house', () => {
  puertoRico(all31)
    .give('Ana', { goods: 'coffee 1', buildings: 'trading post*' })
    .give('Ben', { goods: 'coffee 1' })
    .house('corn, indigo, sugar')
    .turnOf('Cyd')
    .play('choose trader', 'Ana: sell coffee to trading post')
    .expect('house', 'corn, indigo, sugar')
    .expect('supply', { goods: 'coffee 8' }) // Ben has the ninth
    .asks('Ben', 'D-TRADE')
    .offers('sell coffee', 'pass') // coffee is not in the house
    .play('Ben: pass')
    .expect('house', 'corn, indigo, sugar') // three: not emptied
    .didNotHappen({ type: 'houseEmptied' })
})
