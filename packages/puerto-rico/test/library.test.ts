/** Library: the privilege of every role counts twice. The settler is in library-settler.test.ts. */
import { describe, test } from 'vitest'
import { puertoRico } from './table.ts'
import { BUILD_CHEAPLY } from './usual-offers.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'], buildings: 'all31' } as const

describe('prospector', () => {
  test('PR-X-LIBRARY-1, -2: two doubloons; those on the card are not doubled', () => {
    puertoRico(four)
      .give('Ana', { buildings: 'library*' })
      .roles({ prospector: 3 })
      .play('choose prospector')
      .happened(
        { type: 'roleTaken', seat: 'Ana', doubloons: 3 },
        { type: 'doubloonsGained', seat: 'Ana', count: 1, by: 'prospector' },
        { type: 'doubloonsGained', seat: 'Ana', count: 1, by: 'library' },
      )
      .expect('Ana', { doubloons: 3 + 2 })
  })

  test('PR-X-LIBRARY-1: an unoccupied library doubles nothing', () => {
    puertoRico(four)
      .give('Ana', { buildings: 'library' })
      .roles({ prospector: 3 })
      .play('choose prospector')
      .expect('Ana', { doubloons: 3 + 1 })
  })

  test('PR-X-LIBRARY-1: it doubles the privilege of its owner only', () => {
    puertoRico(four)
      .give('Ben', { buildings: 'library*' })
      .play('choose prospector')
      .expect('Ana', { doubloons: 1 })
      .expect('Ben', { doubloons: 0 })
  })
})

describe('mayor', () => {
  const mayor = (buildings: string, colonists: number) =>
    puertoRico(three)
      .give('Ana', { buildings })
      .supply({ colonists, ship: 3 })
      .rest('Cyd')
      .play('choose mayor')

  test('PR-X-LIBRARY-2: the mayor takes up to two colonists from the supply', () => {
    mayor('library*', 20)
      .asks('Ana', 'D-MAYOR-EXTRA')
      .offers('take 0 colonists', 'take 1 colonist', 'take 2 colonists')
      .play('take 2 colonists')
      .expect('Ana', { sanJuan: 3, buildings: 'library*' }) // two extra, one from the ship
      .expect('supply', { colonists: 20 - 2 - 3, ship: 3 })
  })

  test('PR-X-LIBRARY-2: he may take one, or none', () => {
    mayor('library*', 20)
      .play('take 1 colonist')
      .expect('Ana', { sanJuan: 2 })
      .expect('supply', { colonists: 20 - 1 - 3 })
    mayor('library*', 20)
      .play('take 0 colonists')
      .expect('Ana', { sanJuan: 1, buildings: 'library*' }) // the one from the ship
      .expect('supply', { colonists: 20 - 3 })
  })

  test('PR-X-LIBRARY-2: no more than the supply has, and none from the ship', () => {
    mayor('library*', 2).offers('take 0 colonists', 'take 1 colonist', 'take 2 colonists')
    mayor('library*', 1)
      .offers('take 0 colonists', 'take 1 colonist')
      .refuses('take 2 colonists', 'PR-MAYOR-1')
    mayor('library*', 0).asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-2: an unoccupied library allows one, and so does that of another seat', () => {
    mayor('library', 20)
      .offers('take 0 colonists', 'take 1 colonist')
      .refuses('take 2 colonists', 'PR-MAYOR-1')
    puertoRico(three)
      .give('Ben', { buildings: 'library*' })
      .play('choose mayor')
      .offers('take 0 colonists', 'take 1 colonist')
  })

  test('PR-X-LIBRARY-1: it works with the colonist it has when the privilege is used', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'library*', island: 'corn 4' })
      .play('choose mayor', 'take 2 colonists')
      .asks('Ana', 'D-MAYOR-PLACE') // the librarian may be moved away now
      .play('place corn 4')
      .expect('Ana', { buildings: 'library', island: 'corn 4*' })
  })
})

describe('builder', () => {
  const builder = (doubloons: number, buildings = 'library*') =>
    puertoRico(three).give('Ana', { doubloons, buildings }).play('choose builder')

  test('PR-X-LIBRARY-2: every building costs the builder two doubloons less', () => {
    builder(6)
      .mayPlay('build harbor') // 8 − 2
      .refuses('build wharf', 'PR-BUILDER-3') // 9 − 2
      .play('build harbor')
      .expect('Ana', { doubloons: 0, buildings: 'library*, harbor' })
    builder(5).refuses('build harbor', 'PR-BUILDER-3')
    builder(8).play('build residence').expect('Ana', { doubloons: 0 })
  })

  test('PR-X-LIBRARY-2: without money he builds what costs one or two', () => {
    builder(0)
      .offers(
        ...BUILD_CHEAPLY,
        'build aqueduct',
        'build forest house',
        'build black market',
        'pass',
      )
      .play('build small market') // cost 1: no doubloon comes back
      .expect('Ana', { doubloons: 0, buildings: 'library*, small market' })
  })

  test('PR-X-LIBRARY-2: an unoccupied library leaves one doubloon', () => {
    builder(7, 'library').play('build harbor').expect('Ana', { doubloons: 0 })
    builder(6, 'library').refuses('build harbor', 'PR-BUILDER-3')
  })

  test('PR-X-LIBRARY-1: it helps only the builder', () => {
    puertoRico(three)
      .give('Ben', { doubloons: 7, buildings: 'library*' })
      .play('choose builder', 'Ana: pass')
      .asks('Ben', 'D-BUILD')
      .refuses('build harbor', 'PR-BUILDER-3')
      .play('build lighthouse') // 7, no discount
      .expect('Ben', { doubloons: 0 })
  })

  test('PR-X-LIBRARY-2: quarries come on top', () => {
    puertoRico(three)
      .give('Ana', { doubloons: 4, island: 'quarry 4*', buildings: 'library*' })
      .play('choose builder')
      .mayPlay('build residence') // 10 − 4 − 2
      .play('build wharf') // 9 − 3 − 2
      .expect('Ana', { doubloons: 0 })
  })
})

describe('craftsman', () => {
  const island = 'corn 1*, sugar 1*'
  const plants = 'library*, small sugar mill*'

  test('PR-X-LIBRARY-2: two barrels of the same kind', () => {
    puertoRico(three)
      .give('Ana', { island, buildings: plants })
      .play('choose craftsman')
      .asks('Ana', 'D-CRAFT-EXTRA')
      .offers('take extra corn', 'take extra sugar', 'pass')
      .play('take extra sugar')
      .asks('Ana', 'D-CRAFT-EXTRA')
      .offers('take extra corn', 'take extra sugar', 'pass')
      .play('take extra sugar')
      .expect('Ana', { goods: 'corn 1, sugar 3' })
      .expect('supply', { goods: 'corn 9, sugar 8' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-2: or of different kinds', () => {
    puertoRico(three)
      .give('Ana', { island, buildings: plants })
      .play('choose craftsman', 'take extra sugar', 'take extra corn')
      .expect('Ana', { goods: 'corn 2, sugar 2' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-2, PR-RUL-59: he may pass the second; passing the first gives up both', () => {
    const table = () =>
      puertoRico(three).give('Ana', { island, buildings: plants }).play('choose craftsman')
    table()
      .play('take extra corn', 'pass')
      .expect('Ana', { goods: 'corn 2, sugar 1' })
      .asks('Ben', 'D-ROLE')
    table().play('pass').expect('Ana', { goods: 'corn 1, sugar 1' }).asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-2: the second is also of a kind received and still in the supply', () => {
    puertoRico(three)
      .give('Ana', { island, buildings: plants })
      .supply({ goods: 'sugar 2, coffee 9' })
      .rest('Cyd')
      .play('choose craftsman')
      .play('take extra sugar') // the last one
      .offers('take extra corn', 'pass')
      .refuses('take extra sugar', 'PR-CRAFTSMAN-6')
      .refuses('take extra coffee', 'PR-CRAFTSMAN-6')
  })

  test('PR-X-LIBRARY-2: with nothing left there is no second question', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1*', buildings: 'library*' })
      .supply({ goods: 'corn 2' })
      .rest('Cyd')
      .play('choose craftsman', 'take extra corn')
      .expect('Ana', { goods: 'corn 2' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-2: an unoccupied library gives one barrel', () => {
    puertoRico(three)
      .give('Ana', { island, buildings: 'library, small sugar mill*' })
      .play('choose craftsman', 'take extra sugar')
      .expect('Ana', { goods: 'corn 1, sugar 2' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-1: nothing for an owner who is not the craftsman', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1*' })
      .give('Ben', { island, buildings: plants })
      .play('choose craftsman')
      .asks('Ana', 'D-CRAFT-EXTRA')
      .play('take extra corn')
      .expect('Ana', { goods: 'corn 2' })
      .expect('Ben', { goods: 'corn 1, sugar 1' })
      .asks('Ben', 'D-ROLE')
  })
})

describe('trader', () => {
  const trader = (buildings: string) =>
    puertoRico(three).give('Ana', { goods: 'sugar 2', buildings }).play('choose trader')

  test('PR-X-LIBRARY-2: two doubloons more for the trader', () => {
    trader('library*')
      .play('sell sugar')
      .expect('Ana', { doubloons: 2 + 2, goods: 'sugar 1' })
    trader('library')
      .play('sell sugar')
      .expect('Ana', { doubloons: 2 + 1 })
  })

  test('PR-X-LIBRARY-2: markets are not doubled', () => {
    trader('library*, small market*, large market*')
      .play('sell sugar')
      .expect('Ana', { doubloons: 2 + 2 + 1 + 2 })
  })

  test('PR-X-LIBRARY-2: the same at the trading post', () => {
    trader('library*, trading post*')
      .play('sell sugar to trading post')
      .expect('Ana', { doubloons: 2 + 2 })
  })

  test('PR-X-LIBRARY-1: nothing for another seller, nothing without a sale', () => {
    puertoRico(three)
      .give('Ben', { goods: 'sugar', buildings: 'library*' })
      .play('choose trader', 'Ben: sell sugar')
      .expect('Ben', { doubloons: 2 })
    trader('library*').play('pass').expect('Ana', { doubloons: 0 })
  })
})

describe('captain', () => {
  test('PR-X-LIBRARY-2: two VP more with the first load only', () => {
    puertoRico(three)
      .give('Ana', { goods: 'corn 2, sugar 3', buildings: 'library*' })
      .ships('4: corn 1', '5: sugar 1', '6: coffee 1')
      .play('choose captain', 'load corn on 4')
      .happened(
        { type: 'vpGained', seat: 'Ana', count: 2, by: 'load' },
        { type: 'vpGained', seat: 'Ana', count: 1, by: 'captain' },
        { type: 'vpGained', seat: 'Ana', count: 1, by: 'library' },
        { type: 'loaded', seat: 'Ana', good: 'sugar', count: 3 }, // her second turn, forced
        { type: 'vpGained', seat: 'Ana', count: 3, by: 'load' },
      )
      .expect('Ana', { vp: 2 + 2 + 3 })
      .expect('supply', { vp: 75 - 7 })
  })

  test('PR-X-LIBRARY-2: one VP with an unoccupied library, none without a load', () => {
    puertoRico(three)
      .give('Ana', { goods: 'corn 2', buildings: 'library' })
      .ships('4: corn 1')
      .play('choose captain')
      .expect('Ana', { vp: 2 + 1 })
    puertoRico(three)
      .give('Ana', { goods: 'tobacco 1', buildings: 'library*' })
      .ships('4: corn 1', '5: sugar 1', '6: coffee 1')
      .play('choose captain')
      .expect('Ana', { vp: 0 })
  })

  test('PR-X-LIBRARY-1: nothing for an owner who is not the captain', () => {
    puertoRico(three)
      .give('Ben', { goods: 'corn 2', buildings: 'library*' })
      .ships('4: corn 1')
      .play('choose captain')
      .expect('Ben', { vp: 2 })
  })
})
