/** Option `declineProduction`: everything or nothing (D-PRODUCE, PR-CRAFTSMAN-9, PR-RUL-9, PR-RUL-61). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], declineProduction: true }

test('D-PRODUCE, PR-CRAFTSMAN-9: with the option each player produces everything or nothing', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 2*, indigo 1*', buildings: 'small indigo plant*' })
    .give('Ben', { island: 'corn 1*' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .asks('Ana', 'D-PRODUCE')
    .offers('produce', 'pass')
    .expect('Ana', { goods: 'none' })
    .play('produce')
    .expect('Ana', { goods: 'corn 2, indigo 1' })
    .asks('Ben', 'D-PRODUCE')
    .offers('produce', 'pass')
    .play('pass')
    .expect('Ben', { goods: 'none' })
    .expect('supply', { goods: 'corn 8, indigo 10' })
    .asks('Ana', 'D-ROLE')
})

test('D-PRODUCE: without the option nobody is asked', () => {
  puertoRico({ ...three, declineProduction: false })
    .give('Ana', { island: 'corn 2*' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 2' })
    .asks('Ana', 'D-ROLE')
})

test('D-PRODUCE: who would receive nothing is not asked', () => {
  puertoRico(three)
    .give('Ana', {
      island: 'corn 2, sugar 1*, coffee 1',
      buildings: 'sugar mill, coffee roaster 1',
    })
    .give('Ben', { island: 'indigo 1*', buildings: 'small indigo plant*' })
    .supply({ goods: 'indigo 0' })
    .rest('Cyd')
    .turnOf('Cyd')
    .play('choose craftsman')
    .didNotHappen({ type: 'produced' })
    .asks('Ana', 'D-ROLE')
})

test.each(['corn', 'indigo', 'sugar', 'tobacco', 'coffee'])(
  'D-PRODUCE: a single barrel of %s is enough to be asked',
  (good) => {
    puertoRico(three)
      .give('Ana', {
        island: `${good} 1*`,
        buildings: 'indigo plant 1, sugar mill 1, tobacco storage 1, coffee roaster 1',
      })
      .supply({ goods: `${good} 1` })
      .rest('Cyd')
      .turnOf('Cyd')
      .play('choose craftsman')
      .asks('Ana', 'D-PRODUCE')
      .play('produce')
      .expect('Ana', { goods: good })
      .expect('supply', { goods: `${good} 0` })
  },
)

test('PR-RUL-9: a craftsman who declines gets neither the factory nor the privilege', () => {
  const table = () =>
    puertoRico(three)
      .give('Ana', {
        island: 'corn 1*, sugar 1*',
        buildings: 'small sugar mill*, factory*',
      })
      .play('choose craftsman')
  table().play('pass').expect('Ana', { goods: 'none', doubloons: 0 }).asks('Ben', 'D-ROLE')
  table()
    .play('produce')
    .expect('Ana', { goods: 'corn 1, sugar 1', doubloons: 1 })
    .asks('Ana', 'D-CRAFT-EXTRA')
})

test('PR-RUL-9: partial production is not possible', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 2*, indigo 1*', buildings: 'small indigo plant*' })
    .play('choose craftsman')
    .offers('produce', 'pass')
    .refuses('take extra corn', 'PR-CRAFTSMAN-9')
})

test('D-PRODUCE: what one declines is left for the next', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 2*' })
    .give('Ben', { island: 'corn 2*' })
    .supply({ goods: 'corn 2' })
    .rest('Cyd')
    .turnOf('Ana')
    .play('choose craftsman', 'Ana: pass')
    .asks('Ben', 'D-PRODUCE')
    .play('produce')
    .expect('Ben', { goods: 'corn 2' })
})
