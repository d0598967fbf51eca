/** Trader phase: selling to the trading house (PR-TRADER-1 … 7, D-TRADE). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'
import { TRADE_PRICES } from './trade-prices.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const all31 = { ...three, buildings: 'all31' } as const

test('PR-TRADER-1, D-TRADE: clockwise from the trader each player may sell one barrel', () => {
  puertoRico(three)
    .give('Ana', { goods: 'tobacco 2' })
    .give('Ben', { goods: 'corn 2, sugar 1' })
    .give('Cyd', { goods: 'coffee 1' })
    .turnOf('Ben')
    .play('choose trader')
    .asks('Ben', 'D-TRADE')
    .offers('sell corn', 'sell sugar', 'pass')
    .play('Ben: sell sugar')
    .expect('Ben', { goods: 'corn 2', doubloons: 3 })
    .asks('Cyd', 'D-TRADE')
    .offers('sell coffee', 'pass')
    .play('Cyd: sell coffee')
    .asks('Ana', 'D-TRADE')
    .offers('sell tobacco', 'pass')
    .play('Ana: sell tobacco')
    .expect('Ana', { goods: 'tobacco 1', doubloons: 3 })
    .expect('Cyd', { goods: 'none', doubloons: 4 })
    .expect('house', 'sugar, tobacco, coffee')
    .happened({ type: 'sold', seat: 'Ana', good: 'tobacco', to: 'trading house', price: 3 })
    .asks('Cyd', 'D-ROLE') // nobody has a second turn
})

test('PR-TRADER-1: a sale may be declined', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 2' })
    .give('Ben', { goods: 'coffee 1' })
    .play('choose trader', 'Ana: pass')
    .expect('Ana', { goods: 'coffee 2', doubloons: 0 })
    .asks('Ben', 'D-TRADE')
    .play('Ben: sell coffee')
    .expect('Ben', { goods: 'none', doubloons: 4 })
    .expect('house', 'coffee')
})

test('PR-TRADER-2: a kind that lies in the house cannot be sold there', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, sugar 1, coffee 1' })
    .house('corn, coffee')
    .play('choose trader')
    .offers('sell sugar', 'pass')
    .refuses('sell corn', 'PR-TRADER-2')
    .refuses('sell coffee', 'PR-TRADER-2')
    .refuses('sell indigo', 'PR-TRADER-2') // none held
})

test('PR-TRADER-2: a kind sold in this phase blocks the later players', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, indigo 1' })
    .give('Ben', { goods: 'corn 1, indigo 1' })
    .give('Cyd', { goods: 'indigo 3' })
    .play('choose trader', 'Ana: sell indigo')
    .offersTo('Ben', 'sell corn', 'pass')
    .refuses('Ben: sell indigo', 'PR-TRADER-2')
    .play('Ben: sell corn')
    .expect('Cyd', { goods: 'indigo 3', doubloons: 0 })
    .asks('Ben', 'D-ROLE') // Cyd has nothing else
})

test('D-TRADE: who has no legal sale is not asked', () => {
  puertoRico(three)
    .give('Ben', { goods: 'sugar 4' })
    .house('sugar')
    .play('choose trader')
    .happened(
      { type: 'skipped', seat: 'Ana', decision: 'D-TRADE' },
      { type: 'skipped', seat: 'Ben', decision: 'D-TRADE' },
      { type: 'skipped', seat: 'Cyd', decision: 'D-TRADE' },
    )
    .expect('Ben', { goods: 'sugar 4', doubloons: 0 })
    .asks('Ben', 'D-ROLE')
})

test.each(TRADE_PRICES)(
  'PR-TRADER-3: %s sells for %i, with privilege and markets for more',
  (good, price) => {
    const sale = (buildings: string, trader: string) =>
      puertoRico(all31)
        .give('Ana', { goods: `${good} 2`, buildings })
        .turnOf(trader)
        .play('choose trader', `Ana: sell ${good}`)
    const income = (buildings: string, trader: string, doubloons: number) =>
      sale(buildings, trader)
        .expect('Ana', { goods: good, doubloons })
        .expect('house', good)
        .happened({ type: 'sold', seat: 'Ana', good, to: 'trading house', price })
    income('none', 'Cyd', price)
    income('none', 'Ana', price + 1)
    income('small market*', 'Cyd', price + 1)
    income('large market*', 'Cyd', price + 2)
    income('small market*, large market*', 'Cyd', price + 3)
    income('small market*, large market*', 'Ana', price + 4)
    income('small market, large market', 'Ana', price + 1)
    income('library*', 'Ana', price + 2)
    income('library', 'Ana', price + 1)
    income('library*', 'Cyd', price)
    income('library*, small market*, large market*', 'Ana', price + 5)
  },
)

test('PR-TRADER-4: corn may be sold, even for nothing', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2' })
    .turnOf('Cyd')
    .play('choose trader')
    .offers('sell corn', 'pass')
    .play('Ana: sell corn')
    .expect('Ana', { goods: 'corn 1', doubloons: 0 })
    .expect('house', 'corn')
})

test('PR-TRADER-5: nobody sells to a house that has become full in this phase', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 1' })
    .give('Ben', { goods: 'coffee 1' })
    .give('Cyd', { goods: 'coffee 1' })
    .house('corn, indigo, tobacco')
    .play('choose trader', 'Ana: sell sugar')
    .expect('Ana', { doubloons: 3 })
    .expect('Ben', { goods: 'coffee 1', doubloons: 0 })
    .expect('Cyd', { goods: 'coffee 1', doubloons: 0 })
    .happened(
      { type: 'sold', seat: 'Ana', good: 'sugar' },
      { type: 'skipped', seat: 'Ben', decision: 'D-TRADE' },
      { type: 'skipped', seat: 'Cyd', decision: 'D-TRADE' },
      { type: 'houseEmptied' },
    )
})

test('PR-TRADER-5: the fourth space can still be sold to', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 1' })
    .give('Ben', { goods: 'coffee 1' })
    .house('corn, indigo')
    .play('choose trader', 'Ana: sell sugar')
    .asks('Ben', 'D-TRADE') // three barrels lie there
    .play('Ben: sell coffee')
    .expect('Ben', { doubloons: 4 })
})

test('PR-TRADER-5: with a full house the phase goes on for the owner of a trading post', () => {
  puertoRico(all31)
    .give('Ana', { goods: 'sugar 1' })
    .give('Ben', { goods: 'coffee 1' })
    .give('Cyd', { goods: 'coffee 1, corn 1', buildings: 'trading post*' })
    .house('corn, indigo, tobacco')
    .play('choose trader', 'Ana: sell sugar')
    .asks('Cyd', 'D-TRADE')
    .offers('sell corn to trading post', 'sell coffee to trading post', 'pass')
    .refuses('sell coffee', 'PR-TRADER-5')
    .expect('house', 'corn, indigo, sugar, tobacco') // not emptied in the middle of the phase
    .play('pass')
    .expect('house', 'none')
})

test('PR-TRADER-6: four barrels go back to the supply when the phase ends', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 1' })
    .house('corn, indigo, sugar')
    .expect('supply', { goods: 'corn 9, indigo 10, sugar 10, coffee 8' })
    .play('choose trader', 'Ana: sell coffee')
    .expect('house', 'none')
    .expect('supply', { goods: 'corn 10, indigo 11, sugar 11, tobacco 9, coffee 9' })
    .happened({ type: 'houseEmptied' })
})

test('PR-TRADER-6: three barrels stay for the next trader phase', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 1' })
    .house('corn, indigo')
    .play('choose trader', 'Ana: sell coffee')
    .expect('house', 'corn, indigo, coffee')
    .expect('supply', { goods: 'corn 9, indigo 10, coffee 8' })
    .didNotHappen({ type: 'houseEmptied' })
})

test('PR-TRADER-6: two of a kind among the four go back both', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 1', buildings: 'office*' })
    .house('sugar 2, corn')
    .play('choose trader', 'Ana: sell sugar')
    .expect('house', 'none')
    .expect('supply', { goods: 'sugar 11, corn 10' })
})

test('PR-TRADER-6: the house is not emptied before the last player had his turn', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 1' })
    .give('Ben', { goods: 'indigo 1', buildings: 'office*' })
    .give('Cyd', { goods: 'corn 1' })
    .house('tobacco, coffee')
    .play('choose trader', 'Ana: sell sugar')
    .expect('house', 'sugar, tobacco, coffee')
    .play('Ben: sell indigo')
    .expect('Cyd', { goods: 'corn 1', doubloons: 0 }) // the house was full on Cyd's turn
    .expect('house', 'none')
})

test('PR-TRADER-7: a trader who sells nothing gets no doubloon', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 1', doubloons: 2 })
    .play('choose trader', 'Ana: pass')
    .expect('Ana', { doubloons: 2 })
  puertoRico(three)
    .give('Ana', { doubloons: 2 })
    .play('choose trader')
    .expect('Ana', { doubloons: 2 })
    .asks('Ben', 'D-ROLE')
})

test('PR-RUL-27: the bank has no end: more doubloons are paid than the box holds', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 60, goods: 'coffee 1' })
    .give('Ben', { doubloons: 26 }) // 86 altogether
    .play('choose trader', 'Ana: sell coffee')
    .expect('Ana', { doubloons: 65 })
    .expect('Ben', { doubloons: 26 })
})
