/** Roles nobody can use; what is limited by its count, and the colonist ship, which is not. */
import { describe, test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

describe('a role nobody can use', () => {
  test('PR-RUL-54: settler without a space on any island: the tiles are refilled', () => {
    const full = 'corn 3, indigo 3, sugar 3, tobacco 3'
    puertoRico(three)
      .give('Ana', { island: full })
      .give('Ben', { island: full })
      .give('Cyd', { island: full })
      .faceUp('coffee 4')
      .supply({ discard: 'none' })
      .play('choose settler')
      .happened({ type: 'tilesDiscarded', tile: 'coffee', count: 4 }, { type: 'tileTurnedUp' })
      .expect('supply', { discard: 'coffee 4' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-54: mayor with an empty ship and no circle: the ship is filled for the next one', () => {
    puertoRico(three)
      .supply({ colonists: 5, ship: 0 })
      .rest('Cyd')
      .play('choose mayor', 'take 0 colonists')
      .happened({ type: 'shipRefilled', count: 3, required: 3 })
      .expect('supply', { colonists: 2, ship: 3 })
      .expect('ending')
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-54: mayor without any colonist: the phase runs, and its refill ends the game', () => {
    puertoRico(three)
      .supply({ colonists: 0, ship: 0 })
      .rest('Cyd')
      .play('choose mayor')
      .happened({ type: 'shipRefilled', count: 0, required: 3 })
      .expect('ending', 'colonists')
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-54: nothing to produce, nothing to sell, no money to build', () => {
    puertoRico(three)
      .house('corn, sugar')
      .play('choose craftsman')
      .asks('Ben', 'D-ROLE')
      .play('choose trader')
      .expect('house', 'corn, sugar')
      .asks('Cyd', 'D-ROLE')
    puertoRico(three)
      .give('Ana', { buildings: 'small indigo plant, small market, aqueduct' })
      .play('choose builder') // everything else costs two or more
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-54: captain without a load: storage happens all the same', () => {
    puertoRico(three)
      .give('Ben', { goods: 'tobacco 3' })
      .ships('4: corn 1', '5: indigo 1', '6: coffee 5')
      .play('choose captain')
      .asks('Ben', 'D-STORE')
      .offers('store nothing', 'store tobacco 1')
      .play('store tobacco 1')
      .happened({ type: 'barrelsLost', seat: 'Ben', good: 'tobacco', count: 2 })
      .expect('Ben', { goods: 'tobacco 1', vp: 0 })
      .expect('supply', { goods: 'tobacco 8' })
      .expect('ships', '4: corn 1', '5: indigo 1', '6: coffee 5')
      .asks('Ben', 'D-ROLE')
  })
})

describe('limited supplies', () => {
  test('PR-RUL-28: no more barrels than the supply has', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 3*' })
      .give('Ben', { island: 'corn 3*' })
      .supply({ goods: 'corn 4' })
      .rest('Cyd')
      .play('choose craftsman')
      .expect('Ana', { goods: 'corn 3' })
      .expect('Ben', { goods: 'corn 1' })
      .expect('supply', { goods: 'corn 0' })
      .asks('Ben', 'D-ROLE') // no extra barrel is left either
  })

  test('PR-RUL-28: no more quarries than there are', () => {
    const table = (quarries: number) =>
      puertoRico(three).supply({ quarries }).rest('Cyd').faceUp('corn').play('choose settler')
    table(1).offers('take corn', 'take quarry', 'pass')
    table(0).offers('take corn', 'pass')
  })

  test('PR-RUL-28: no more buildings than there are copies', () => {
    const base = { players: ['Ana', 'Ben', 'Cyd', 'Dan'] } as const
    const table = (owners: readonly string[]) => {
      const set = puertoRico(base).give('Ana', { doubloons: 1 })
      for (const name of owners) set.give(name, { buildings: 'hacienda' })
      return set.play('choose builder')
    }
    table(['Ben', 'Cyd']).refuses('build hacienda', 'PR-BUILDER-2')
    table(['Ben']).mayPlay('build hacienda')
  })

  test('PR-RUL-28: no more colonists than supply and ship have', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'sugar mill, tobacco storage' })
      .supply({ colonists: 4, ship: 0 })
      .rest('Cyd')
      .play('choose mayor', 'take 0 colonists')
      .happened({ type: 'shipRefilled', required: 6, count: 4 })
      .expect('supply', { colonists: 0, ship: 4 })
    puertoRico(three)
      .give('Ana', { buildings: 'hospice*' })
      .supply({ colonists: 0, ship: 0 })
      .rest('Cyd')
      .faceUp('corn')
      .play('choose settler', 'take corn')
      .asks('Ben', 'D-ROLE') // no colonist anywhere, no question
  })

  test('PR-RUL-28: no more plantations than there are', () => {
    puertoRico({ players: ['Ana', 'Ben', 'Cyd', 'Dan'] })
      .give('Ana', { island: 'corn 10, indigo 2' })
      .give('Ben', { island: 'indigo 10, sugar 2' })
      .give('Cyd', { island: 'sugar 9, tobacco 3' })
      .give('Dan', { island: 'tobacco 6, coffee 6' })
      .faceUp('coffee 2')
      .supply({ faceDown: 'none', discard: 'none' })
      .play('choose settler') // all islands are full
      .happened({ type: 'discardsShuffled', count: 2 })
      .expect('faceUp', 'coffee 2') // two instead of five
      .expect('supply', { faceDown: 'none', discard: 'none' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-50: the colonist ship has no capacity limit', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'indigo plant, sugar mill, tobacco storage, coffee roaster' })
      .supply({ ship: 0 })
      .play('choose mayor', 'take 0 colonists')
      .expect('supply', { ship: 11, colonists: 47 }) // 3 + 3 + 3 + 2
  })

  test('PR-RUL-50: all of them are dealt in the next mayor phase', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'indigo plant*, sugar mill*, tobacco storage*, coffee roaster*' })
      .supply({ ship: 11 })
      .play('choose mayor', 'take 0 colonists')
      .expect('Ana', { sanJuan: 4 })
      .expect('Ben', { sanJuan: 4 })
      .expect('Cyd', { sanJuan: 3 })
      .expect('supply', { ship: 3, colonists: 44 - 11 }) // no empty circle: one for each
  })
})
