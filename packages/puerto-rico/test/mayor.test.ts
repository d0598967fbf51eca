/** The mayor phase (§6): the extra colonist, dealing the ship, placing everybody, filling the ship again. */
import { describe, expect, test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const four = { players: ['A', 'B', 'C', 'D'] }
const expansion = { ...three, buildings: 'all31' } as const

describe('the extra colonist', () => {
  /** Ana is mayor; Cyd has all colonists that are neither in the supply nor on the ship. */
  const mayor = (colonists: number, buildings = 'none') =>
    puertoRico(expansion)
      .give('Ana', { buildings })
      .supply({ colonists, ship: 3 })
      .rest('Cyd')
      .play('choose mayor')

  test('PR-MAYOR-1: the mayor may take one colonist from the supply', () => {
    puertoRico(three)
      .supply({ ship: 3 })
      .play('choose mayor', 'take 1 colonist')
      .happened({ type: 'colonistTaken', seat: 'Ana', count: 1, from: 'supply' })
      .expect('Ana', { sanJuan: 1 + 1 })
      .expect('Ben', { sanJuan: 1 })
      .expect('Cyd', { sanJuan: 1 })
      .expect('supply', { colonists: 55 - 1 - 3, ship: 3 })
  })

  test('PR-MAYOR-1: or none', () => {
    puertoRico(three)
      .play('choose mayor', 'take 0 colonists')
      .didNotHappen({ type: 'colonistTaken' })
      .expect('Ana', { sanJuan: 1 })
      .expect('supply', { colonists: 55 - 3, ship: 3 })
  })

  test('PR-MAYOR-1: an empty supply gives nothing, though the ship has some', () => {
    mayor(0)
      .didNotHappen({ type: 'colonistTaken' })
      .happened({ type: 'colonistsDealt', seat: 'Ana', count: 1 })
      .expect('Ana', { sanJuan: 1 })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-MAYOR-1: two with a library, as far as the supply goes', () => {
    mayor(9, 'library*')
      .play('take 2 colonists')
      .happened(
        { type: 'colonistTaken', seat: 'Ana', count: 1, by: 'mayor', from: 'supply' },
        { type: 'colonistTaken', seat: 'Ana', count: 1, by: 'library', from: 'supply' },
      )
      .expect('Ana', { buildings: 'library*', sanJuan: 3 }) // 1 worked there, 2 extra, 1 dealt
      .expect('supply', { colonists: 9 - 2 - 3 })
  })

  test.each([
    { supply: 1, buildings: 'none', most: 1 },
    { supply: 2, buildings: 'none', most: 1 },
    { supply: 1, buildings: 'library*', most: 1 },
    { supply: 2, buildings: 'library*', most: 2 },
    { supply: 9, buildings: 'library*', most: 2 },
    { supply: 9, buildings: 'library', most: 1 },
  ])('D-MAYOR-EXTRA: supply $supply, buildings: $buildings: at most $most', (row) => {
    const counts = ['take 0 colonists', 'take 1 colonist', 'take 2 colonists']
    mayor(row.supply, row.buildings)
      .asks('Ana', 'D-MAYOR-EXTRA')
      .offers(...counts.slice(0, row.most + 1))
  })

  test('D-MAYOR-EXTRA: not asked with an empty supply, not even with a library', () => {
    mayor(0, 'library*').asks('Ben', 'D-ROLE')
  })

  test('D-MAYOR-EXTRA: a number, no pass; no second colonist without a library', () => {
    mayor(9)
      .refuses('pass', 'PR-RUL-59')
      .refuses('take 2 colonists', 'PR-MAYOR-1')
      .refuses('Ben: take 1 colonist', 'PR-MAYOR-1')
  })

  test('PR-RUL-11: with an empty supply the privilege is lost; a hospice would take from the ship', () => {
    puertoRico(three)
      .give('Ben', { buildings: 'indigo plant*, harbor*' })
      .supply({ colonists: 0, ship: 4 })
      .rest('Cyd')
      .play('choose mayor')
      .expect('Ana', { sanJuan: 2 }) // of 4 dealt
      .expect('Ben', { sanJuan: 1 })
    puertoRico(three)
      .give('Ana', { buildings: 'hospice*, indigo plant*' })
      .faceUp('corn')
      .supply({ colonists: 0, ship: 4 })
      .rest('Cyd')
      .play('choose settler', 'take corn', 'settle colonist')
      .expect('supply', { colonists: 0, ship: 3 })
  })
})

/** Eleven circles for which a ship can have been filled; they are occupied, so that who gets colonists keeps them. */
const STAFFED = { buildings: 'indigo plant*, sugar mill*, tobacco storage*, coffee roaster*' }

describe('dealing the ship', () => {
  test.each([
    { ship: 0, dealt: [0, 0, 0] },
    { ship: 1, dealt: [1, 0, 0] },
    { ship: 2, dealt: [1, 1, 0] },
    { ship: 3, dealt: [1, 1, 1] },
    { ship: 4, dealt: [2, 1, 1] },
    { ship: 5, dealt: [2, 2, 1] },
    { ship: 6, dealt: [2, 2, 2] },
    { ship: 10, dealt: [4, 3, 3] },
  ])(
    'PR-MAYOR-2: $ship on the ship are dealt $dealt, clockwise from the mayor',
    ({ ship, dealt }) => {
      const [ben, cyd, ana] = dealt
      puertoRico(three)
        .give('Ana', STAFFED)
        .supply({ ship })
        .turnOf('Ben')
        .play('choose mayor', 'take 0 colonists')
        .expect('Ben', { sanJuan: ben })
        .expect('Cyd', { sanJuan: cyd })
        .expect('Ana', { sanJuan: ana })
        .expect('supply', { ship: 3, colonists: 58 - 11 - ship - 3 })
    },
  )

  test('PR-MAYOR-2: what each got is told, beginning with the mayor; who got none is not named', () => {
    puertoRico(three)
      .supply({ ship: 2 })
      .turnOf('Cyd')
      .play('choose mayor', 'take 0 colonists')
      .happened(
        { type: 'colonistsDealt', seat: 'Cyd', count: 1 },
        { type: 'colonistsDealt', seat: 'Ana', count: 1 },
      )
      .didNotHappen({ type: 'colonistsDealt', seat: 'Ben' })
  })

  test.each([
    { players: ['A', 'B'], ship: 5, dealt: [3, 2] },
    { players: ['A', 'B', 'C', 'D'], ship: 7, dealt: [2, 2, 2, 1] },
    { players: ['A', 'B', 'C', 'D', 'E'], ship: 8, dealt: [2, 2, 2, 1, 1] },
  ])('PR-MAYOR-2: $ship on the ship for $players', ({ players, ship, dealt }) => {
    const table = puertoRico({ players })
      .give('A', STAFFED)
      .supply({ ship })
      .play('choose mayor', 'take 0 colonists')
    expect(players.map((_, seat) => table.game.view(0).seats[seat]?.sanJuan)).toEqual(dealt)
  })

  test('EX-PR-2: A is mayor, 6 on the ship: 3, 2, 1, 1', () => {
    puertoRico(four)
      .give('A', { island: 'corn 2, indigo 2' }) // to stop when all are dealt
      .give('D', STAFFED)
      .supply({ ship: 6 })
      .expect('supply', { colonists: 73 - 11 })
      .play('choose mayor', 'take 1 colonist')
      .asks('A', 'D-MAYOR-PLACE')
      .expect('A', { sanJuan: 3 })
      .expect('B', { sanJuan: 2 })
      .expect('C', { sanJuan: 1 })
      .expect('D', { sanJuan: 1 })
      .expect('supply', { colonists: 72 - 11, ship: 0 })
  })

  test('PR-RUL-10: nobody can refuse what is dealt', () => {
    puertoRico(three)
      .give('Ben', { island: 'corn, indigo' })
      .play('choose mayor', 'take 0 colonists')
      .expect('supply', { ship: 0 })
      .asks('Ben', 'D-MAYOR-PLACE')
      .refuses('pass', 'PR-MAYOR-5')
      .refuses('take 0 colonists', 'PR-MAYOR-4')
      .offers('place corn 1', 'place indigo 1')
  })

  test('PR-RUL-10: the ship is dealt until it is empty, also to those without a circle', () => {
    puertoRico(three)
      .give('Cyd', STAFFED)
      .supply({ ship: 9 })
      .play('choose mayor', 'take 0 colonists')
      .expect('Ana', { sanJuan: 3 })
      .expect('Ben', { sanJuan: 3 })
      .expect('Cyd', { sanJuan: 3 })
  })

  test('PR-MAYOR-3: an empty ship: only the privilege, placement and refill', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn, indigo' })
      .give('Ben', { island: 'corn 1*, sugar 1' })
      .supply({ ship: 0 })
      .play('choose mayor', 'take 1 colonist')
      .didNotHappen({ type: 'colonistsDealt' })
      .offers('place corn 1', 'place indigo 1')
      .play('Ana: place indigo 1')
      .offers('place corn 1', 'place sugar 1')
      .play('Ben: place sugar 1')
      .expect('Ben', { island: 'corn 1, sugar 1*' })
      .expect('supply', { ship: 3, colonists: 57 - 1 - 3 })
  })

  test('PR-MAYOR-3: ship and supply empty: the placement is left', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1*, indigo 1' })
      .supply({ colonists: 0, ship: 0 })
      .rest('Cyd')
      .play('choose mayor')
      .asks('Ana', 'D-MAYOR-PLACE')
      .offers('place corn 1', 'place indigo 1')
      .play('place indigo 1')
      .expect('Ana', { island: 'corn 1, indigo 1*', sanJuan: 0 })
      .expect('ending', 'colonists')
  })
})

describe('placement', () => {
  /** Ana has seven circles of four kinds and this many colonists altogether, one of them dealt. */
  const ana = (colonists: number) =>
    puertoRico(three)
      .give('Ana', {
        island: 'corn 2, quarry 1',
        buildings: 'sugar mill, harbor',
        sanJuan: colonists - 1,
      })
      .play('choose mayor', 'take 0 colonists')

  test('PR-MAYOR-4: all colonists, also those already at work, may go to any circle', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 2/1, quarry 1', buildings: 'sugar mill, harbor*' })
      .supply({ ship: 0 })
      .play('choose mayor', 'take 0 colonists')
      .offers(
        'place corn 2',
        'place corn 1, quarry 1',
        'place corn 1, sugar mill 1',
        'place corn 1, harbor 1', // as before
        'place quarry 1, sugar mill 1',
        'place quarry 1, harbor 1',
        'place sugar mill 2',
        'place sugar mill 1, harbor 1',
      )
      .play('place sugar mill 2')
      .expect('Ana', {
        island: 'corn 2, quarry 1',
        buildings: 'sugar mill 2, harbor',
        sanJuan: 0,
      })
  })

  test('PR-MAYOR-4: one colonist per circle, and only on circles of his own', () => {
    ana(4)
      .refuses('place corn 3, harbor 1', 'PR-MAYOR-4')
      .refuses('place sugar mill 3, coffee 1', 'PR-MAYOR-4')
      .refuses('place corn 2, harbor 2', 'unknown-move') // no notation for it
      .mayPlay('place corn 2, quarry 1, sugar mill 1')
  })

  test('PR-MAYOR-4: new ones, those in San Juan and those at work together', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 2*, tobacco 3', buildings: 'tobacco storage 1', sanJuan: 1 })
      .play('choose mayor', 'take 1 colonist') // 2 + 1 + 1, and 1 extra, 1 dealt
      .play('place tobacco 3, tobacco storage 3')
      .expect('Ana', { island: 'corn 2, tobacco 3*', buildings: 'tobacco storage*', sanJuan: 0 })
  })

  test('PR-RUL-6: full rearrangement: those at work may leave', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1*, indigo 1', buildings: 'hospice' })
      .play('choose mayor', 'take 0 colonists')
      .offers('place corn 1, indigo 1', 'place corn 1, hospice 1', 'place indigo 1, hospice 1')
      .play('place indigo 1, hospice 1')
      .expect('Ana', { island: 'corn 1, indigo 1*', buildings: 'hospice*' })
  })

  test('PR-RUL-6: a violet building that was left does not work any more', () => {
    puertoRico(three)
      .give('Ben', { island: 'corn 1', buildings: 'construction hut*' })
      .supply({ ship: 0 })
      .faceUp('sugar 3')
      .play('choose mayor', 'take 0 colonists', 'Ben: place corn 1')
      .expect('Ben', { island: 'corn 1*', buildings: 'construction hut' })
      .play('choose trader', 'choose settler', 'Cyd: pass', 'Ana: pass')
      .asks('Ben', 'D-SETTLE')
      .offers('take sugar', 'pass')
  })

  test.each([
    { colonists: 6, filled: 6 },
    { colonists: 2, filled: 2 },
    { colonists: 1, filled: 1 },
  ])('PR-MAYOR-5: $colonists colonists fill exactly $filled circles', ({ colonists, filled }) => {
    const table = ana(colonists)
    const offers = table.game.offers() ?? []
    expect(offers.length).toBeGreaterThan(1)
    for (const { text } of offers) {
      const numbers = text.match(/\d+/g)?.map(Number) ?? []
      expect(numbers.reduce((all, n) => all + n, 0)).toBe(filled)
    }
    table.play(offers[0]?.text ?? '').expect('Ana', { sanJuan: 0 })
  })

  test('PR-MAYOR-5, PR-RUL-5: nobody stays in San Juan while a circle is empty', () => {
    ana(3)
      .refuses('place corn 2', 'PR-MAYOR-5')
      .refuses('place corn 1', 'PR-MAYOR-5')
      .refuses('pass', 'PR-MAYOR-5')
      .refuses('place corn 2, sugar mill 2', 'PR-MAYOR-5') // nor more than there are
      .play('place corn 2, quarry 1')
      .expect('Ana', { island: 'corn 2*, quarry 1*', sanJuan: 0 })
  })

  test('PR-RUL-5: San Juan is for the surplus only', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1', sanJuan: 4 })
      .play('choose mayor', 'take 1 colonist')
      .expect('Ana', { island: 'corn 1*', sanJuan: 4 + 1 + 1 - 1 })
  })

  test.each([
    { colonists: 7, sanJuan: 0 },
    { colonists: 8, sanJuan: 1 },
    { colonists: 20, sanJuan: 13 },
  ])('PR-MAYOR-5, -6: $colonists for seven circles: no choice, $sanJuan in San Juan', (row) => {
    ana(row.colonists)
      .happened(
        { type: 'moved', seat: 'Ana', move: 'put 2 on corn', forced: true },
        { type: 'moved', seat: 'Ana', move: 'put 1 on quarry', forced: true },
        { type: 'moved', seat: 'Ana', move: 'put 3 on sugar mill', forced: true },
        { type: 'moved', seat: 'Ana', move: 'put 1 on harbor', forced: true },
      )
      .expect('Ana', {
        island: 'corn 2*, quarry 1*',
        buildings: 'sugar mill*, harbor*',
        sanJuan: row.sanJuan,
      })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-MAYOR-6: with one colonist too few he chooses which circle stays empty', () => {
    ana(6).offers(
      'place corn 1, quarry 1, sugar mill 3, harbor 1',
      'place corn 2, sugar mill 3, harbor 1',
      'place corn 2, quarry 1, sugar mill 2, harbor 1',
      'place corn 2, quarry 1, sugar mill 3',
    )
  })
})

describe('the question of the placement', () => {
  test('D-MAYOR-PLACE: every assignment, identical tiles counted once', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 2, coffee 2', buildings: 'coffee roaster', sanJuan: 2 })
      .play('choose mayor', 'take 0 colonists')
      .offers(
        'place corn 2, coffee 1',
        'place corn 2, coffee roaster 1',
        'place corn 1, coffee 2',
        'place corn 1, coffee 1, coffee roaster 1',
        'place corn 1, coffee roaster 2',
        'place coffee 2, coffee roaster 1',
        'place coffee 1, coffee roaster 2',
      )
  })

  test('D-MAYOR-PLACE: forests and the statue have no circle, the guesthouse has two', () => {
    puertoRico(expansion)
      .give('Ana', { island: 'corn 1, forest 3', buildings: 'statue, guesthouse', sanJuan: 1 })
      .play('choose mayor', 'take 0 colonists')
      .offers('place corn 1, guesthouse 1', 'place guesthouse 2')
      .refuses('place corn 1, statue 1', 'unknown-move') // no notation for it
  })

  test('D-MAYOR-PLACE: one by one as well, place after place', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 2, indigo 1', buildings: 'hospice, wharf', sanJuan: 1 })
      .play('choose mayor', 'take 0 colonists', 'put 0 on corn', 'put 1 on indigo')
      .asks('Ana', 'D-MAYOR-PLACE')
      .play('put 0 on hospice')
      .happened({ type: 'moved', seat: 'Ana', move: 'put 1 on wharf', forced: true })
      .expect('Ana', { island: 'corn 2, indigo 1*', buildings: 'hospice, wharf*', sanJuan: 0 })
      .asks('Ben', 'D-ROLE')
  })

  test('D-MAYOR-PLACE: nobody is asked without colonists, or with enough for all circles', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn, indigo' }) // two for two circles
      .give('Ben', { island: 'corn, indigo' })
      .supply({ ship: 1 })
      .play('choose mayor', 'take 1 colonist')
      .expect('Ana', { island: 'corn 1*, indigo 1*' })
      .expect('Ben', { island: 'corn, indigo' })
      .asks('Ben', 'D-ROLE')
  })

  test('D-MAYOR-PLACE: tiles of one kind leave nothing to decide', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 3' })
      .play('choose mayor', 'take 1 colonist')
      .happened({ type: 'moved', seat: 'Ana', move: 'put 2 on corn', forced: true })
      .expect('Ana', { island: 'corn 3/2', sanJuan: 0 })
  })
})

describe('the order of placements', () => {
  const choices = (options: object) =>
    puertoRico({ ...three, ...options })
      .give('Ana', { island: 'corn, indigo' })
      .give('Ben', { island: 'corn, sugar' })
      .give('Cyd', { island: 'corn, coffee' })
      .turnOf('Ben')
      .play('choose mayor', 'take 0 colonists')

  test('PR-MAYOR-7: the mayor first, then clockwise, each seeing the earlier placements', () => {
    const table = choices({})
      .waitsFor('Ben')
      .refuses('Cyd: place corn 1', 'PR-MAYOR-4')
      .refuses('Ana: place corn 1', 'PR-MAYOR-4')
      .play('Ben: place sugar 1')
      .waitsFor('Cyd')
    expect(table.view('Cyd').seats[1]?.workers).toEqual({ sugar: 1 })
    table
      .play('Cyd: place coffee 1')
      .waitsFor('Ana')
      .expect('supply', { ship: 0 })
      .play('Ana: place corn 1')
      .expect('supply', { ship: 3 })
      .asks('Cyd', 'D-ROLE')
  })

  test('PR-MAYOR-7, PR-RUL-61: mayorSimultaneous: everybody who has not placed yet may act', () => {
    const table = choices({ mayorSimultaneous: true })
      .waitsFor('Ana', 'Ben', 'Cyd')
      .offersTo('Ana', 'place corn 1', 'place indigo 1')
      .offersTo('Ben', 'place corn 1', 'place sugar 1')
      .offersTo('Cyd', 'place corn 1', 'place coffee 1')
      .play('Cyd: place coffee 1')
      .waitsFor('Ana', 'Ben')
      .asks('Ben', 'D-MAYOR-PLACE')
      .expect('Cyd', { island: 'corn 1, coffee 1*' })
      .refuses('Cyd: place corn 1', 'PR-MAYOR-4')
    expect(table.view('Ana').seats[2]?.workers).toEqual({ coffee: 1 }) // visible when made
    table
      .play('Ana: place indigo 1')
      .waitsFor('Ben')
      .expect('supply', { ship: 0 })
      .play('Ben: place corn 1')
      .expect('Ana', { island: 'corn 1, indigo 1*' })
      .expect('Ben', { island: 'corn 1*, sugar 1' })
      .expect('supply', { ship: 3, colonists: 52 })
      .asks('Cyd', 'D-ROLE')
  })

  test('PR-RUL-61: mayorSimultaneous: the order is free, also that of the table', () => {
    choices({ mayorSimultaneous: true })
      .play('Ben: place corn 1', 'Cyd: place corn 1')
      .waitsFor('Ana')
      .play('Ana: place corn 1')
      .asks('Cyd', 'D-ROLE')
    choices({ mayorSimultaneous: true })
      .play('Ana: place corn 1')
      .waitsFor('Ben', 'Cyd')
      .play('Ben: place corn 1')
      .waitsFor('Cyd')
      .play('Cyd: place corn 1')
      .asks('Cyd', 'D-ROLE')
  })

  test('PR-RUL-61: mayorSimultaneous: who has nothing to decide is not waited for', () => {
    puertoRico({ players: ['Ana', 'Ben', 'Cyd', 'Dan'], mayorSimultaneous: true })
      .give('Ana', { island: 'corn, indigo' })
      .give('Ben', { island: 'corn 1' }) // one circle, one colonist
      .give('Cyd', { island: 'corn, coffee' }) // no colonist
      .give('Dan', { island: 'corn, coffee', sanJuan: 1 })
      .supply({ ship: 2 })
      .play('choose mayor', 'take 0 colonists')
      .waitsFor('Ana', 'Dan')
      .play('Dan: place coffee 1')
      .waitsFor('Ana')
      .play('Ana: place corn 1')
      .expect('Ben', { island: 'corn 1*' })
      .expect('Cyd', { island: 'corn, coffee' })
      .asks('Ben', 'D-ROLE')
  })
})

test('PR-RUL-60, PR-RUL-61: mayorSimultaneous: circles of one kind only are nothing to decide', () => {
  puertoRico({ players: ['Ana', 'Ben', 'Cyd'], mayorSimultaneous: true })
    .give('Ana', { island: 'corn, indigo' })
    .give('Ben', { island: 'corn 3' })
    .give('Cyd', { island: 'corn, coffee' })
    .supply({ ship: 3 })
    .play('choose mayor', 'take 0 colonists')
    .waitsFor('Ana', 'Cyd')
    .play('Ana: place corn 1', 'Cyd: place coffee 1')
    .expect('Ben', { island: 'corn 3/1' })
    .asks('Ben', 'D-ROLE')
})

describe('filling the ship', () => {
  test.each([
    { empty: 0, ana: 'none', ben: 'none', cyd: 'none', required: 3 },
    { empty: 2, ana: 'indigo plant', ben: 'none', cyd: 'none', required: 3 },
    { empty: 3, ana: 'indigo plant', ben: 'coffee roaster', cyd: 'none', required: 3 },
    { empty: 4, ana: 'indigo plant', ben: 'sugar mill', cyd: 'none', required: 4 },
    { empty: 4, ana: 'indigo plant', ben: 'sugar mill', cyd: 'hospice', required: 4 },
    { empty: 6, ana: 'indigo plant', ben: 'sugar mill', cyd: 'tobacco storage', required: 6 },
  ])('PR-MAYOR-8, -9: $empty empty circles on buildings of three: $required', (row) => {
    puertoRico(three)
      .give('Ana', { buildings: row.ana })
      .give('Ben', { buildings: row.ben })
      .give('Cyd', { buildings: row.cyd })
      .play('choose mayor', 'take 0 colonists') // one for each
      .happened({ type: 'shipRefilled', count: row.required, required: row.required })
      .expect('supply', { ship: row.required, colonists: 55 - row.required })
      .expect('ending')
  })

  test('PR-MAYOR-8: empty plantations and quarries never count', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 9' })
      .give('Ben', { island: 'quarry 8' })
      .give('Cyd', { buildings: 'indigo plant' })
      .play('choose mayor', 'take 0 colonists')
      .expect('supply', { ship: 3 })
  })

  test('PR-MAYOR-8: the circles are counted after the placements', () => {
    const placed = (placement: string) =>
      puertoRico(three)
        .give('Ana', { island: 'corn 2', buildings: 'indigo plant, sugar mill', sanJuan: 1 })
        .play('choose mayor', 'take 0 colonists', placement)
    placed('place corn 2').expect('supply', { ship: 6 })
    placed('place corn 1, sugar mill 1').expect('supply', { ship: 5 })
    placed('place indigo plant 1, sugar mill 1').expect('supply', { ship: 4 })
  })

  test('PR-MAYOR-8: a guesthouse counts two circles, a statue none', () => {
    puertoRico(expansion)
      .give('Ana', { buildings: 'guesthouse, statue' })
      .give('Ben', { buildings: 'sugar mill' })
      .give('Cyd', { buildings: 'coffee roaster' })
      .play('choose mayor', 'take 0 colonists')
      .expect('supply', { ship: 1 + 2 + 1 })
    puertoRico(expansion)
      .give('Ana', { buildings: 'guesthouse, statue' })
      .give('Ben', { buildings: 'sugar mill' })
      .give('Cyd', { buildings: 'coffee roaster' })
      .supply({ ship: 0 })
      .play('choose mayor', 'take 0 colonists')
      .expect('supply', { ship: 2 + 3 + 2 })
  })

  test.each([
    { left: 5, ship: 4, ending: [] },
    { left: 4, ship: 4, ending: [] },
    { left: 3, ship: 3, ending: ['colonists'] },
    { left: 1, ship: 1, ending: ['colonists'] },
  ] as const)('PR-MAYOR-8: four are required and $left left', ({ left, ship, ending }) => {
    puertoRico(four)
      .supply({ colonists: left })
      .rest('D')
      .play('choose mayor', 'take 0 colonists')
      .happened({ type: 'shipRefilled', count: ship, required: 4 })
      .expect('supply', { ship, colonists: left - ship })
      .expect('ending', ...ending)
  })

  test('PR-MAYOR-8: with none left the ship stays empty, and the end is triggered', () => {
    puertoRico(four)
      .supply({ colonists: 0, ship: 1 })
      .rest('D')
      .play('choose mayor')
      .happened(
        { type: 'shipRefilled', count: 0, required: 4 },
        { type: 'endTriggered', reason: 'colonists' },
      )
      .expect('supply', { ship: 0, colonists: 0 })
      .expect('ending', 'colonists')
      .asks('B', 'D-ROLE') // the round is finished
  })

  test('PR-MAYOR-8: the extra colonist of the mayor is missing in the supply', () => {
    const last = (extra: string) =>
      puertoRico(four).supply({ colonists: 4 }).rest('D').play('choose mayor', extra)
    last('take 0 colonists').expect('ending').expect('supply', { ship: 4, colonists: 0 })
    last('take 1 colonist')
      .expect('ending', 'colonists')
      .expect('supply', { ship: 3, colonists: 0 })
  })

  test('PR-MAYOR-9: nobody forgets: the ship is filled by the rules, for the empty circles', () => {
    puertoRico(three)
      .give('Cyd', { buildings: 'indigo plant, sugar mill, tobacco storage' })
      .play('choose mayor', 'take 0 colonists', 'Cyd: place sugar mill 1')
      .happened({ type: 'shipRefilled', count: 8, required: 8 })
      .expect('supply', { ship: 8, colonists: 55 - 8 })
      .asks('Ben', 'D-ROLE')
  })
})

describe('outside the mayor phase', () => {
  const idle = { sanJuan: 2, doubloons: 3, island: 'corn 1', goods: 'corn 2' }

  test('PR-MAYOR-10: colonists of San Juan do not go to new tiles or buildings', () => {
    puertoRico(three)
      .give('Ana', idle)
      .faceUp('sugar')
      .play('choose settler', 'take sugar')
      .expect('Ana', { island: 'corn 1, sugar 1', sanJuan: 2 })
    puertoRico(three)
      .give('Ana', idle)
      .play('choose builder', 'build small market')
      .expect('Ana', { island: 'corn 1', buildings: 'small market', sanJuan: 2 })
    puertoRico(three)
      .give('Ana', idle)
      .play('choose trader', 'sell corn')
      .expect('Ana', { island: 'corn 1', sanJuan: 2 })
    puertoRico(three)
      .give('Ana', idle)
      .play('choose captain', 'load corn on 4')
      .expect('Ana', { island: 'corn 1', sanJuan: 2 })
    puertoRico(three)
      .give('Ana', idle)
      .play('choose craftsman')
      .expect('Ana', { island: 'corn 1', sanJuan: 2, goods: 'corn 2' })
  })

  test('PR-MAYOR-10: a hospice or a university moves one, not from San Juan', () => {
    puertoRico(three)
      .give('Ana', { ...idle, buildings: 'hospice*' })
      .faceUp('sugar')
      .play('choose settler', 'take sugar', 'settle colonist')
      .expect('Ana', { island: 'corn 1, sugar 1*', sanJuan: 2 })
    puertoRico(three)
      .give('Ana', { ...idle, buildings: 'university*' })
      .play('choose builder', 'build indigo plant', 'staff building')
      .expect('Ana', { buildings: 'indigo plant 1, university*', sanJuan: 2 })
  })

  test('PR-MAYOR-10: a black market takes one away, a guest moves', () => {
    puertoRico(expansion)
      .give('Ana', { ...idle, doubloons: 0, goods: 'none', buildings: 'black market*' })
      .play('choose builder', 'build small sugar mill giving colonist from San Juan')
      .expect('Ana', { sanJuan: 1, buildings: 'small sugar mill, black market*' })
    puertoRico(expansion)
      .give('Ana', { ...idle, buildings: 'guesthouse 1' })
      .play('move guest to corn')
      .expect('Ana', { island: 'corn 1*', buildings: 'guesthouse', sanJuan: 2 })
  })

  test('PR-MAYOR-10: those in San Juan wait for the next mayor phase', () => {
    puertoRico(three)
      .give('Ana', idle)
      .faceUp('sugar')
      .play('choose settler', 'take sugar', 'Ben: choose mayor', 'take 0 colonists')
      .expect('Ana', { island: 'corn 1*, sugar 1*', sanJuan: 1 })
  })
})
