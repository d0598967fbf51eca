/** What may be declined, what is automatic, and no privilege without its action (PR-RUL-9, PR-RUL-46). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'] }

test('PR-RUL-9: quarry, extra colonist, extra good, building and sale may be declined', () => {
  puertoRico(four).faceUp('corn').play('choose settler').offers('take corn', 'take quarry', 'pass')
  puertoRico(four)
    .give('Ana', { island: 'corn 2' })
    .play('choose mayor')
    .offers('take 0 colonists', 'take 1 colonist')
  puertoRico(four)
    .give('Ana', { island: 'corn 1*' })
    .play('choose craftsman')
    .offers('take extra corn', 'pass')
  puertoRico(four)
    .play('choose builder')
    .offers('build small indigo plant', 'build small market', 'pass')
  puertoRico(four).give('Ana', { goods: 'corn' }).play('choose trader').offers('sell corn', 'pass')
})

test('PR-RUL-9: money, discounts and production are automatic', () => {
  puertoRico(four)
    .give('Ana', { island: 'corn 1*' })
    .turnOf('Dan')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 1' })
    .asks('Ana', 'D-ROLE')
  puertoRico(four).play('choose prospector').expect('Ana', { doubloons: 1 }).asks('Ben', 'D-ROLE')
  puertoRico(four)
    .give('Ana', { doubloons: 5, island: 'quarry 1*' })
    .play('choose builder', 'build sugar mill')
    .expect('Ana', { doubloons: 5 - (4 - 1 - 1) })
    .asks('Ben', 'D-ROLE')
})

test('PR-RUL-46: no action, no privilege: builder, craftsman, trader and captain go without', () => {
  puertoRico(four)
    .give('Ana', { doubloons: 4 })
    .play('choose builder', 'pass')
    .expect('Ana', { doubloons: 4 })
  puertoRico(four)
    .give('Ana', { island: 'corn 1' })
    .give('Ben', { island: 'corn 1*' })
    .play('choose craftsman')
    .expect('Ana', { goods: 'none' })
    .asks('Ben', 'D-ROLE')
  puertoRico(four)
    .give('Ana', { goods: 'coffee 1' })
    .play('choose trader', 'pass')
    .expect('Ana', { doubloons: 0, goods: 'coffee 1' })
  puertoRico(four)
    .give('Ana', { goods: 'coffee 1' })
    .ships('5: corn 1', '6: sugar 1', '7: indigo 1')
    .play('choose captain')
    .expect('Ana', { vp: 0, goods: 'coffee 1' })
})

test('PR-RUL-46: with the action the privilege comes', () => {
  puertoRico(four)
    .give('Ana', { doubloons: 4 })
    .play('choose builder', 'build sugar mill')
    .expect('Ana', { doubloons: 1 })
  puertoRico(four)
    .give('Ana', { goods: 'coffee 1' })
    .play('choose trader', 'sell coffee')
    .expect('Ana', { doubloons: 5 })
  puertoRico(four)
    .give('Ana', { goods: 'coffee 1' })
    .ships('5: coffee 1', '6: sugar 1', '7: indigo 1')
    .play('choose captain')
    .expect('Ana', { vp: 2, goods: 'none' })
})

test('PR-RUL-46: the privileges of mayor and prospector stand alone', () => {
  puertoRico(four)
    .give('Ana', { sanJuan: 1 })
    .supply({ colonists: 10, ship: 0 })
    .rest('Dan')
    .play('choose mayor', 'take 1 colonist') // no ship, no circle: only the privilege
    .expect('Ana', { sanJuan: 2 })
  puertoRico(four).play('choose prospector').expect('Ana', { doubloons: 1 })
})

test("PR-RUL-46: the settler's privilege is part of his action: a quarry instead of a plantation", () => {
  puertoRico(four)
    .faceUp('corn')
    .play('choose settler', 'take quarry')
    .expect('Ana', { island: 'quarry 1' })
    .asks('Ben', 'D-SETTLE')
    .offers('take corn', 'pass')
})
