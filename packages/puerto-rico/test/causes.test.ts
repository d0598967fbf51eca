/** Every gain and every loss names the building, the role or the rule that caused it: one event for each cause. */
import { describe, expect, test } from 'vitest'
import type { Event } from '../src/index.ts'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

/** What an own event of Ana says, as `vpGained 2 harbor`. */
function gains(events: readonly Event[], type: 'vpGained' | 'doubloonsGained'): readonly string[] {
  return events.flatMap((event) =>
    event.type === type && event.seat === 0 ? [`${event.count} ${event.by}`] : [],
  )
}

describe('VP', () => {
  test('PR-X-UNIONHALL-1, PR-B-HARBOR-1: who owns both is told which of them gave what', () => {
    const table = puertoRico(three)
      .give('Ana', { goods: 'corn 4', buildings: 'union hall*, harbor*' })
      .ships('4: empty', '5: sugar 1', '6: coffee 1')
      .play('choose captain')
    // The only load is made by the rules.
    expect(gains(table.events, 'vpGained')).toEqual([
      '2 unionHall',
      '4 load',
      '1 captain',
      '1 harbor',
    ])
  })

  test('PR-X-CHURCH-2: the church that is built and occupied at once gives nothing for itself', () => {
    const church = puertoRico(three)
      .give('Ana', { doubloons: 9, buildings: 'university*' })
      .play('choose builder', 'build church', 'staff building')
    expect(gains(church.events, 'vpGained')).toEqual([])
  })
})

describe('doubloons', () => {
  test('PR-TRADER-3, PR-X-LIBRARY-2: price, privilege, its double and each market', () => {
    const table = puertoRico(three)
      .give('Ana', { goods: 'coffee 1', buildings: 'small market*, large market*, library*' })
      .play('choose trader', 'sell coffee')
      .happened({ type: 'sold', seat: 'Ana', good: 'coffee', price: 4 })
      .expect('Ana', { doubloons: 4 + 2 + 1 + 2 })
    expect(gains(table.events, 'doubloonsGained')).toEqual([
      '1 trader',
      '1 library',
      '1 smallMarket',
      '2 largeMarket',
    ])
  })

  test('PR-X-TRADINGPOST-3: no market adds to a sale outside', () => {
    const table = puertoRico(three)
      .give('Ben', {})
      .give('Ana', { goods: 'coffee 1', buildings: 'small market*, trading post*' })
      .turnOf('Cyd')
      .play('choose trader', 'Ana: sell coffee to trading post')
    expect(gains(table.events, 'doubloonsGained')).toEqual([])
  })

  test('PR-X-LIGHTHOUSE-2, PR-CAPTAIN-11: for the captain, and with a load', () => {
    const table = puertoRico(three)
      .give('Ana', { goods: 'corn 1', buildings: 'lighthouse*' })
      .ships('4: empty', '5: sugar 1', '6: coffee 1')
      .play('choose captain')
    expect(gains(table.events, 'doubloonsGained')).toEqual(['1 lighthouse', '1 lighthouse'])
  })
})

describe('barrels', () => {
  const corn = (supply: string) =>
    puertoRico(three)
      .give('Ana', { island: 'corn 2*' })
      .give('Ben', { island: 'corn 1*' })
      .supply({ goods: supply })
      .rest('Cyd')
      .play('choose craftsman')

  test('PR-CRAFTSMAN-3: what the supply does not hold is told', () => {
    corn('corn 1')
      .happened(
        { type: 'produced', seat: 'Ana', good: 'corn', count: 1, by: 'craftsman' },
        { type: 'notProduced', seat: 'Ana', good: 'corn', count: 1, by: 'craftsman' },
        { type: 'notProduced', seat: 'Ben', good: 'corn', count: 1, by: 'craftsman' },
      )
      .didNotHappen({ type: 'produced', seat: 'Ben' })
    corn('corn 3').didNotHappen({ type: 'notProduced' })
  })

  test('PR-X-AQUEDUCT-1, PR-CRAFTSMAN-3: the barrel of the aqueduct, and if none is left for it', () => {
    const sugar = (supply: string) =>
      puertoRico(three)
        .give('Ana', { island: 'sugar 1*', buildings: 'sugar mill 1, aqueduct*' })
        .supply({ goods: supply })
        .rest('Cyd')
        .play('choose craftsman')
    sugar('sugar 3').happened(
      { type: 'produced', seat: 'Ana', good: 'sugar', count: 1, by: 'craftsman' },
      { type: 'produced', seat: 'Ana', good: 'sugar', count: 1, by: 'aqueduct' },
    )
    sugar('sugar 1')
      .happened(
        { type: 'produced', seat: 'Ana', good: 'sugar', count: 1, by: 'craftsman' },
        { type: 'notProduced', seat: 'Ana', good: 'sugar', count: 1, by: 'aqueduct' },
      )
      .didNotHappen({ type: 'produced', by: 'aqueduct' })
    sugar('sugar 0')
      .happened({ type: 'notProduced', seat: 'Ana', good: 'sugar', count: 1, by: 'craftsman' })
      .didNotHappen({ type: 'notProduced', by: 'aqueduct' }) // it only adds to what was received
  })

  test('PR-CRAFTSMAN-6, PR-X-LIBRARY-2: the first by the privilege, the second by its double', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1*', buildings: 'library*' })
      .play('choose craftsman', 'take extra corn', 'take extra corn')
      .happened(
        { type: 'extraTaken', seat: 'Ana', good: 'corn', by: 'craftsman' },
        { type: 'extraTaken', seat: 'Ana', good: 'corn', by: 'library' },
      )
  })

  test('PR-CAPTAIN-13: lost for want of storage', () => {
    puertoRico(three)
      .give('Ana', { goods: 'corn 2, sugar 1' })
      .ships('4: indigo 1', '5: tobacco 1', '6: coffee 1')
      .play('choose captain', 'store sugar 1')
      .happened({ type: 'barrelsLost', seat: 'Ana', good: 'corn', count: 2, by: 'storage' })
  })

  test('PR-X-BLACKMARKET-1: given in kind', () => {
    puertoRico(three)
      .give('Ana', { vp: 1, goods: 'corn 1', sanJuan: 1, buildings: 'black market*' })
      .play('choose builder', 'build hospice giving colonist from San Juan, vp, corn')
      .happened(
        { type: 'colonistGiven', seat: 'Ana', from: 'San Juan', by: 'blackMarket' },
        { type: 'vpGiven', seat: 'Ana', by: 'blackMarket' },
        { type: 'barrelGiven', seat: 'Ana', good: 'corn', by: 'blackMarket' },
      )
  })
})

describe('tiles', () => {
  test('PR-SETTLER-2, PR-X-LIBRARY-3: by the role, the privilege or a building', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'library*' })
      .give('Ben', { buildings: 'construction hut*' })
      .faceUp('corn 2, sugar 2')
      .play('choose settler', 'take quarry', 'Ben: take quarry', 'Cyd: take corn')
      .happened(
        { type: 'tileTaken', seat: 'Ana', tile: 'quarry', by: 'settler' },
        { type: 'tileTaken', seat: 'Ben', tile: 'quarry', by: 'constructionHut' },
        { type: 'tileTaken', seat: 'Cyd', tile: 'corn', by: 'settler' },
      )
      .play('Ana: take sugar')
      .happened({ type: 'tileTaken', seat: 'Ana', tile: 'sugar', by: 'library' })
  })

  test('PR-B-HACIENDA-1, PR-RUL-31: drawn, and laid as a forest', () => {
    puertoRico({ ...three, forestFromHacienda: true })
      .give('Ana', { buildings: 'hacienda*, forest house*' })
      .faceUp('corn')
      .play('choose settler', 'draw plantation', 'place as forest')
      .happened(
        { type: 'plantationDrawn', seat: 'Ana', by: 'hacienda' },
        { type: 'forestMade', seat: 'Ana', by: 'forestHouse' },
      )
  })
})

describe('colonists', () => {
  test('PR-B-HOSPICE-1: by the hospice', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'hospice*' })
      .faceUp('corn')
      .play('choose settler', 'take corn', 'settle colonist')
      .happened({ type: 'colonistTaken', seat: 'Ana', count: 1, by: 'hospice', from: 'supply' })
  })

  test('PR-MAYOR-2: dealt by the mayor', () => {
    puertoRico(three)
      .supply({ ship: 3 })
      .rest('Cyd')
      .play('choose mayor', 'take 0 colonists')
      .happened({ type: 'colonistsDealt', seat: 'Ben', count: 1, by: 'mayor' })
  })

  test('PR-X-GUESTHOUSE-2: a guest says where he comes from', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1', buildings: 'guesthouse 1' })
      .play('move guest to corn')
      .happened({ type: 'guestMoved', seat: 'Ana', from: 'guesthouse', to: 'corn' })
  })
})

describe('a placement', () => {
  /** What the events say of Ana's placement. */
  const changes = (events: readonly Event[]): readonly string[] =>
    events.flatMap((event) => {
      if (event.type === 'colonistsMoved') return [`${event.place} ${event.count}`]
      return event.type === 'colonistsStayed' ? ['stayed'] : []
    })
  const mayor = (island: string) =>
    puertoRico(three)
      .give('Ana', { island, buildings: 'small market*, harbor' })
      .supply({ ship: 1 })
      .rest('Ben')
      .turnOf('Cyd') // who gets the only new colonist
      .play('choose mayor', 'take 0 colonists')

  test('PR-MAYOR-4: what changed is told, also where nobody is put any more', () => {
    const moved = mayor('corn 2*').play('place corn 1, small market 1, harbor 1')
    expect(changes(moved.events)).toEqual(['corn -1', 'harbor 1'])
    const first = mayor('corn 2*').play('place corn 2, harbor 1')
    expect(changes(first.events)).toEqual(['smallMarket -1', 'harbor 1'])
  })

  test('PR-MAYOR-4: that nothing changed is told, too', () => {
    const table = mayor('corn 2*').play('place corn 2, small market 1')
    expect(changes(table.events)).toEqual(['stayed'])
  })

  test('PR-MAYOR-5: also where the rules place, because every circle is filled', () => {
    const table = puertoRico(three)
      .give('Ana', { island: 'corn 1*, sugar 1', sanJuan: 1 })
      .play('choose mayor', 'take 0 colonists')
    expect(changes(table.events)).toEqual(['sugar 1'])
  })

  test('PR-MAYOR-4: in small steps every step tells of itself only', () => {
    const table = mayor('corn 2*').play('put 2 on corn')
    expect(changes(table.events)).toEqual([])
    table.play('put 0 on small market').asks('Ana', 'D-ROLE')
    expect(changes(table.events)).toEqual([])
  })
})
