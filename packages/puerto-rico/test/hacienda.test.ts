/** The hacienda (§12A): one face-down plantation before the normal choice. */
import { describe, expect, test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const FIVE = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve']

/** Ana is settler and has these buildings; the face-down tiles are coffee. */
const settler = (buildings: string, options: object = {}) =>
  puertoRico({ ...three, ...options })
    .give('Ana', { buildings })
    .faceUp('corn 2')
    .supply({ faceDown: 'coffee 8' })
    .play('choose settler')

test('PR-B-HACIENDA-1: the drawn tile must be placed; no way back after seeing it', () => {
  settler('hacienda*')
    .offers('draw plantation', 'pass')
    .play('draw plantation')
    .happened({ type: 'plantationDrawn', seat: 'Ana', tile: 'coffee' })
    .expect('Ana', { island: 'coffee 1', sanJuan: 0 })
    .expect('supply', { faceDown: 'coffee 7' })
    .asks('Ana', 'D-SETTLE')
    .refuses('draw plantation', 'PR-SETTLER-2')
})

test('PR-B-HACIENDA-1: on his own turn, whoever is settler', () => {
  puertoRico(three)
    .give('Ben', { buildings: 'hacienda*' })
    .faceUp('corn 2')
    .supply({ faceDown: 'coffee 8' })
    .play('choose settler')
    .asks('Ana', 'D-SETTLE')
    .play('take corn')
    .asks('Ben', 'D-HACIENDA')
    .offers('draw plantation', 'pass')
    .play('draw plantation')
    .expect('Ben', { island: 'coffee 1' })
    .offers('take corn', 'pass')
    .play('take corn')
    .expect('Ben', { island: 'corn 1, coffee 1' })
})

test('PR-B-HACIENDA-1: unoccupied it draws nothing', () => {
  settler('hacienda').asks('Ana', 'D-SETTLE').refuses('draw plantation', 'PR-SETTLER-2')
})

test('PR-B-HACIENDA-2: the normal choice comes in addition, whether he drew or not', () => {
  settler('hacienda*')
    .play('draw plantation')
    .offers('take corn', 'take quarry', 'pass')
    .play('take corn')
    .expect('Ana', { island: 'corn 1, coffee 1' })
    .expect('faceUp', 'corn 1')
    .asks('Ben', 'D-SETTLE')
  settler('hacienda*')
    .play('pass')
    .didNotHappen({ type: 'plantationDrawn' })
    .offers('take corn', 'take quarry', 'pass')
    .play('take corn')
    .expect('Ana', { island: 'corn 1' })
    .expect('supply', { faceDown: 'coffee 8' })
})

test('PR-B-HACIENDA-2: with one free space there is no second tile, with two there is', () => {
  const drawn = (tiles: number) =>
    puertoRico(three)
      .give('Ana', { island: `indigo ${tiles}`, buildings: 'hacienda*' })
      .faceUp('corn 2')
      .supply({ faceDown: 'coffee 8' })
      .play('choose settler', 'draw plantation')
  drawn(11).asks('Ben', 'D-SETTLE').expect('Ana', { island: 'indigo 11, coffee 1' })
  drawn(10).asks('Ana', 'D-SETTLE').offers('take corn', 'take quarry', 'pass')
})

test('PR-B-HACIENDA-3: the draw brings no quarry, whatever else he has', () => {
  settler('hacienda*, construction hut*')
    .offers('draw plantation', 'pass')
    .refuses('take quarry', 'PR-SETTLER-1')
    .play('draw plantation')
    .expect('Ana', { island: 'coffee 1' })
    .play('take quarry')
    .expect('Ana', { island: 'coffee 1, quarry 1' })
    .expect('supply', { quarries: 7 })
    .asks('Ben', 'D-SETTLE') // no second quarry
})

test('EX-PR-12: hacienda and construction hut: the drawn tile, then a plantation or one quarry', () => {
  const ben = () =>
    puertoRico(three)
      .give('Ben', { buildings: 'hacienda*, construction hut*' })
      .faceUp('corn 2, sugar')
      .supply({ faceDown: 'tobacco 9' })
      .play('choose settler', 'Ana: pass')
      .asks('Ben', 'D-HACIENDA')
      .refuses('take quarry', 'PR-SETTLER-1')
      .play('draw plantation')
      .expect('Ben', { island: 'tobacco 1' })
      .offers('take corn', 'take sugar', 'take quarry', 'pass')
  ben().play('take quarry').expect('Ben', { island: 'tobacco 1, quarry 1' }).asks('Cyd', 'D-SETTLE')
  ben().play('take sugar').expect('Ben', { island: 'tobacco 1, sugar 1' }).asks('Cyd', 'D-SETTLE')
})

/** Two coffee plantations are outside the islands of the others, which are full. */
const last = (faceUp: string, piles: { readonly faceDown: string; readonly discard: string }) =>
  puertoRico({ players: FIVE })
    .give('Ana', { buildings: 'hacienda*' })
    .give('Ben', { island: 'indigo 12' })
    .give('Cyd', { island: 'sugar 11, corn 1' })
    .give('Dan', { island: 'corn 9, tobacco 3' })
    .give('Eve', { island: 'tobacco 6, coffee 6' })
    .faceUp(faceUp)
    .supply(piles)
    .play('choose settler')

describe('an empty stack', () => {
  test('PR-B-HACIENDA-4, PR-RUL-17: the discards are shuffled at once, and one is drawn', () => {
    last('coffee 1', { faceDown: 'none', discard: 'coffee 1' })
      .offers('draw plantation', 'pass')
      .play('draw plantation')
      .happened(
        { type: 'discardsShuffled', count: 1 },
        { type: 'plantationDrawn', seat: 'Ana', tile: 'coffee' },
      )
      .expect('Ana', { island: 'coffee 1' })
      .expect('supply', { faceDown: 'none', discard: 'none' })
      .expect('faceUp', 'coffee 1')
  })

  test('PR-B-HACIENDA-4: if there are no discards either, there is no draw', () => {
    last('coffee 2', { faceDown: 'none', discard: 'none' })
      .asks('Ana', 'D-SETTLE')
      .offers('take coffee', 'take quarry', 'pass')
      .refuses('draw plantation', 'PR-SETTLER-2')
  })

  test('PR-RUL-17: while tiles lie face down the discards stay', () => {
    last('none', { faceDown: 'coffee 1', discard: 'coffee 1' })
      .play('draw plantation')
      .didNotHappen({ type: 'discardsShuffled' })
      .expect('supply', { faceDown: 'none', discard: 'coffee 1' })
  })
})

test('PR-B-HACIENDA-5: the drawn tile gets no colonist of a hospice', () => {
  settler('hacienda*, hospice*')
    .play('draw plantation')
    .asks('Ana', 'D-SETTLE')
    .refuses('settle colonist', 'PR-SETTLER-2')
    .play('pass')
    .expect('Ana', { island: 'coffee 1' })
    .expect('supply', { colonists: 58 - 3 - 2 })
})

describe('the question', () => {
  test('D-HACIENDA: an occupied hacienda, a free space and a tile to draw', () => {
    settler('hacienda*').asks('Ana', 'D-HACIENDA').offers('draw plantation', 'pass')
    settler('hacienda').asks('Ana', 'D-SETTLE')
    last('none', { faceDown: 'coffee 2', discard: 'none' }).asks('Ana', 'D-HACIENDA')
    last('none', { faceDown: 'none', discard: 'coffee 2' }).asks('Ana', 'D-HACIENDA')
    last('coffee 2', { faceDown: 'none', discard: 'none' }).asks('Ana', 'D-SETTLE')
  })

  test.each([
    { tiles: 12, asked: 'Ben', decision: 'D-SETTLE' },
    { tiles: 11, asked: 'Ana', decision: 'D-HACIENDA' },
  ])(
    'D-HACIENDA: with $tiles filled spaces it is $asked who is asked',
    ({ tiles, asked, decision }) => {
      puertoRico(three)
        .give('Ana', { island: `indigo ${tiles}`, buildings: 'hacienda*' })
        .faceUp('corn 2')
        .play('choose settler')
        .asks(asked, decision)
    },
  )

  test('D-HACIENDA: also without a face-up tile or a quarry to take afterwards', () => {
    puertoRico(three)
      .give('Ben', { buildings: 'hacienda*' })
      .supply({ faceDown: 'coffee 8' })
      .play('choose settler', 'Ana: pass')
      .asks('Ben', 'D-HACIENDA')
      .play('draw plantation')
      .expect('Ben', { island: 'coffee 1' })
      .happened({ type: 'skipped', seat: 'Ben', decision: 'D-SETTLE' })
      .asks('Ben', 'D-ROLE')
  })
})

describe('the drawn tile as a forest', () => {
  const both = { buildings: 'all31', forestFromHacienda: true } as const

  test('D-HACIENDA-FOREST, PR-RUL-61: by option, after the tile was seen, forest or plantation', () => {
    settler('hacienda*, forest house*', both)
      .play('draw plantation')
      .happened({ type: 'plantationDrawn', seat: 'Ana', tile: 'coffee' })
      .asks('Ana', 'D-HACIENDA-FOREST')
      .offers('place as forest', 'pass')
      .expect('Ana', { island: 'coffee 1' })
      .play('place as forest')
      .happened({ type: 'forestMade', seat: 'Ana', tile: 'coffee' })
      .expect('Ana', { island: 'forest 1' })
      .asks('Ana', 'D-SETTLE')
      .offers('take corn', 'take corn as forest', 'take quarry', 'pass')
      .play('take corn')
      .expect('Ana', { island: 'corn 1, forest 1' })
  })

  test('D-HACIENDA-FOREST: passing leaves the plantation as it is', () => {
    settler('hacienda*, forest house*', both)
      .play('draw plantation', 'pass')
      .didNotHappen({ type: 'forestMade' })
      .expect('Ana', { island: 'coffee 1' })
      .asks('Ana', 'D-SETTLE')
  })

  test('D-HACIENDA-FOREST: only one of two equal plantations becomes a forest', () => {
    puertoRico({ ...three, ...both })
      .give('Ana', { buildings: 'hacienda*, forest house*', island: 'coffee 2/1' })
      .faceUp('corn')
      .supply({ faceDown: 'coffee 6' })
      .play('choose settler', 'draw plantation', 'place as forest')
      .expect('Ana', { island: 'coffee 2/1, forest 1' })
  })

  test('D-HACIENDA-FOREST: in another seat too', () => {
    puertoRico({ ...three, ...both })
      .give('Ben', { buildings: 'hacienda*, forest house*', island: 'coffee 2/1' })
      .faceUp('corn')
      .supply({ faceDown: 'coffee 6' })
      .turnOf('Ben')
      .play('choose settler', 'draw plantation', 'place as forest')
      .expect('Ben', { island: 'coffee 2/1, forest 1' })
  })

  test('D-HACIENDA-FOREST: not without the option, nor with an unoccupied forest house', () => {
    settler('hacienda*, forest house*', { buildings: 'all31' })
      .play('draw plantation')
      .asks('Ana', 'D-SETTLE')
      .refuses('place as forest', 'PR-SETTLER-2')
    settler('hacienda*, forest house', both).play('draw plantation').asks('Ana', 'D-SETTLE')
  })

  test('D-HACIENDA-FOREST: not without a draw', () => {
    settler('hacienda*, forest house*', both).play('pass').asks('Ana', 'D-SETTLE')
    settler('forest house*', both).asks('Ana', 'D-SETTLE')
  })

  test('D-HACIENDA-FOREST: before the colonist of a hospice', () => {
    settler('hacienda*, forest house*, hospice*', { ...both, hospiceOnHaciendaTile: true })
      .play('draw plantation')
      .asks('Ana', 'D-HACIENDA-FOREST')
      .play('pass')
      .asks('Ana', 'D-HOSPICE')
  })
})

test('PR-B-HACIENDA-1: nothing but chance says which tile comes', () => {
  const drawn = Array.from({ length: 30 }, (_, at) => {
    const table = puertoRico(three).give('Ana', { buildings: 'hacienda*' }).seed(`${at}`)
    table.play('choose settler', 'draw plantation')
    return Object.keys(table.view('Ana').seats[0]?.island ?? {}).join()
  })
  expect([...new Set(drawn)].sort()).toEqual(['coffee', 'corn', 'indigo', 'sugar', 'tobacco'])
})
