/** The hospice (§12A): a colonist for the tile just taken. */
import { describe, test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const expansion = { ...three, buildings: 'all31' } as const

/** Ana is settler and has these buildings; the face-down tiles are coffee. */
const settler = (buildings: string, options: object = {}) =>
  puertoRico({ ...three, ...options })
    .give('Ana', { buildings })
    .faceUp('corn 2, sugar')
    .supply({ faceDown: 'coffee 8' })
    .play('choose settler')

test('PR-B-HOSPICE-1: a colonist at once on the plantation he takes', () => {
  settler('hospice*')
    .play('take sugar')
    .asks('Ana', 'D-HOSPICE')
    .play('settle colonist')
    .happened({ type: 'colonistTaken', seat: 'Ana', count: 1, from: 'supply' })
    .expect('Ana', { island: 'sugar 1*', sanJuan: 0 })
    .expect('supply', { colonists: 58 - 3 - 1 - 1, ship: 3 })
    .asks('Ben', 'D-SETTLE')
})

test('PR-B-HOSPICE-1: or on the quarry he takes', () => {
  settler('hospice*')
    .play('take quarry', 'settle colonist')
    .expect('Ana', { island: 'quarry 1*' })
    .expect('supply', { colonists: 53, ship: 3 })
})

test('PR-B-HOSPICE-1: not on other tiles of the kind: one colonist, one circle', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'hospice*', island: 'corn 3/1' })
    .faceUp('corn')
    .play('choose settler', 'take corn', 'settle colonist')
    .expect('Ana', { island: 'corn 4/2' })
})

test('PR-B-HOSPICE-1: he may decline; and nothing without a tile', () => {
  settler('hospice*')
    .play('take corn', 'pass')
    .didNotHappen({ type: 'colonistTaken' })
    .expect('Ana', { island: 'corn 1' })
    .expect('supply', { colonists: 54, ship: 3 })
    .asks('Ben', 'D-SETTLE')
  settler('hospice*').play('pass').asks('Ben', 'D-SETTLE').expect('supply', { colonists: 54 })
})

test('PR-B-HOSPICE-1: unoccupied it gives none', () => {
  settler('hospice').play('take corn').asks('Ben', 'D-SETTLE').expect('Ana', { island: 'corn 1' })
})

describe('where the colonist comes from', () => {
  const left = (colonists: number, ship: number) =>
    puertoRico(three)
      .give('Ana', { buildings: 'hospice*' })
      .faceUp('corn 2')
      .supply({ colonists, ship })
      .rest('Cyd')
      .play('choose settler', 'take corn')

  test('PR-B-HOSPICE-2: from the supply, even the last one there', () => {
    left(1, 2)
      .play('settle colonist')
      .happened({ type: 'colonistTaken', seat: 'Ana', from: 'supply' })
      .expect('supply', { colonists: 0, ship: 2 })
  })

  test('PR-B-HOSPICE-2: from the ship if the supply is empty', () => {
    left(0, 2)
      .play('settle colonist')
      .happened({ type: 'colonistTaken', seat: 'Ana', count: 1, from: 'ship' })
      .expect('Ana', { island: 'corn 1*' })
      .expect('supply', { colonists: 0, ship: 1 })
  })

  test('PR-B-HOSPICE-2: none if the ship is empty too; then nobody is asked', () => {
    left(0, 0).asks('Ben', 'D-SETTLE').expect('Ana', { island: 'corn 1' })
  })

  test('PR-B-HOSPICE-2: the last colonist of all triggers nothing', () => {
    left(0, 1)
      .play('settle colonist')
      .expect('supply', { colonists: 0, ship: 0 })
      .expect('ending')
      .didNotHappen({ type: 'endTriggered' })
    left(1, 0).play('settle colonist').expect('supply', { colonists: 0, ship: 0 }).expect('ending')
  })
})

describe('one colonist in a phase', () => {
  test('PR-B-HOSPICE-3: none for the tile of the hacienda', () => {
    settler('hospice*, hacienda*')
      .play('draw plantation')
      .asks('Ana', 'D-SETTLE')
      .play('take corn', 'settle colonist')
      .expect('Ana', { island: 'corn 1*, coffee 1' })
      .asks('Ben', 'D-SETTLE')
  })

  test('PR-B-HOSPICE-3: none for the second tile of the library', () => {
    settler('hospice*, library*', { buildings: 'all31' })
      .play('Ana: take corn', 'Ana: pass', 'Ben: pass', 'Cyd: pass')
      .asks('Ana', 'D-SETTLE-2')
      .play('take sugar')
      .expect('Ana', { island: 'corn 1, sugar 1' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-B-HOSPICE-3: two owners have one colonist each', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'hospice*' })
      .give('Ben', { buildings: 'hospice*' })
      .faceUp('corn 3')
      .play('choose settler', 'Ana: take corn', 'Ana: settle colonist', 'Ben: take corn')
      .asks('Ben', 'D-HOSPICE')
      .play('settle colonist')
      .expect('Ana', { island: 'corn 1*' })
      .expect('Ben', { island: 'corn 1*' })
      .asks('Cyd', 'D-SETTLE')
  })
})

test('PR-B-HOSPICE-4: a colonist of the ship is missing at the next mayor phase', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'hospice*' })
    .faceUp('corn')
    .supply({ colonists: 0, ship: 2 })
    .rest('Cyd')
    .play('choose settler', 'take corn', 'settle colonist')
    .expect('supply', { colonists: 0, ship: 1 }) // and is not refilled
    .play('Ben: choose mayor')
    .happened({ type: 'colonistsDealt', seat: 'Ben', count: 1 })
    .didNotHappen({ type: 'colonistsDealt', seat: 'Cyd' })
    .expect('Ben', { sanJuan: 1 })
})

test('EX-PR-25: hacienda and hospice: the drawn tile stays empty, the face-up tile may get one', () => {
  settler('hacienda*, hospice*')
    .play('draw plantation')
    .expect('Ana', { island: 'coffee 1' })
    .play('take sugar')
    .offers('settle colonist', 'pass')
    .play('settle colonist')
    .expect('Ana', { island: 'sugar 1*, coffee 1' })
})

test('EX-PR-25: by option the colonist goes on the drawn tile instead', () => {
  settler('hacienda*, hospice*', { hospiceOnHaciendaTile: true })
    .play('draw plantation')
    .asks('Ana', 'D-HOSPICE')
    .play('settle colonist', 'take sugar')
    .expect('Ana', { island: 'sugar 1, coffee 1*' })
    .asks('Ben', 'D-SETTLE')
})

test('PR-RUL-1: the drawn tile gets none, the normal one does, even of the same kind', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'hacienda*, hospice*' })
    .faceUp('coffee')
    .supply({ faceDown: 'coffee 7' })
    .play('choose settler', 'draw plantation')
    .asks('Ana', 'D-SETTLE')
    .expect('supply', { colonists: 53 })
    .play('take coffee', 'settle colonist')
    .expect('Ana', { island: 'coffee 2/1' })
    .expect('supply', { colonists: 52 })
})

test('PR-RUL-1: by option one colonist in a phase, on either tile', () => {
  const drawn = () =>
    settler('hacienda*, hospice*', { hospiceOnHaciendaTile: true }).play('draw plantation')
  drawn()
    .play('settle colonist')
    .expect('supply', { colonists: 52 })
    .play('take corn')
    .asks('Ben', 'D-SETTLE')
    .expect('supply', { colonists: 52 })
  drawn()
    .play('pass', 'take corn')
    .asks('Ana', 'D-HOSPICE')
    .play('settle colonist')
    .expect('Ana', { island: 'corn 1*, coffee 1' })
    .expect('supply', { colonists: 52 })
    .asks('Ben', 'D-SETTLE')
})

test('PR-RUL-52: the colonist is optional, a real decision', () => {
  settler('hospice*').play('take corn').offers('settle colonist', 'pass')
})

test('PR-RUL-52: the colonist of a university is optional as well', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'university*', doubloons: 1 })
    .play('choose builder', 'build small market')
    .asks('Ana', 'D-UNIVERSITY')
    .offers('staff building', 'pass')
})

test.each([
  { colonists: 2, ship: 1, left: { colonists: 1, ship: 1 } },
  { colonists: 0, ship: 1, left: { colonists: 0, ship: 0 } },
])('PR-RUL-52: supply $colonists, ship $ship: first the supply, then the ship', (row) => {
  puertoRico(three)
    .give('Ana', { buildings: 'hospice*' })
    .faceUp('corn')
    .supply({ colonists: row.colonists, ship: row.ship })
    .rest('Cyd')
    .play('choose settler', 'take corn', 'settle colonist')
    .expect('supply', row.left)
  puertoRico(three)
    .give('Ana', { buildings: 'university*', doubloons: 1 })
    .supply({ colonists: row.colonists, ship: row.ship })
    .rest('Cyd')
    .play('choose builder', 'build small market', 'staff building')
    .expect('supply', row.left)
})

test('PR-RUL-56: who draws but takes no face-up tile gets no colonist', () => {
  settler('hacienda*, hospice*')
    .play('draw plantation', 'pass')
    .expect('Ana', { island: 'coffee 1' })
    .expect('supply', { colonists: 53 })
    .asks('Ben', 'D-SETTLE')
})

test('PR-RUL-56: nor who has no space left for one', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'hacienda*, hospice*', island: 'indigo 11' })
    .faceUp('corn')
    .supply({ faceDown: 'coffee 8' })
    .play('choose settler', 'draw plantation')
    .expect('Ana', { island: 'indigo 11, coffee 1' })
    .asks('Ben', 'D-SETTLE')
})

describe('the question', () => {
  test('D-HOSPICE: an occupied hospice, a tile taken, a colonist to be had', () => {
    settler('hospice*').play('take corn').asks('Ana', 'D-HOSPICE').offers('settle colonist', 'pass')
    settler('hospice').play('take corn').asks('Ben', 'D-SETTLE')
    settler('hospice*').play('pass').asks('Ben', 'D-SETTLE')
    settler('hospice*, hacienda*').play('draw plantation').asks('Ana', 'D-SETTLE')
  })

  test('D-HOSPICE: the colonist of a forest goes to San Juan', () => {
    settler('hospice*, forest house*', { buildings: 'all31' })
      .play('take corn as forest')
      .asks('Ana', 'D-HOSPICE')
      .offers('settle colonist', 'pass')
      .play('settle colonist')
      .expect('Ana', { island: 'forest 1', sanJuan: 1 })
      .expect('supply', { colonists: 58 - 3 - 2 - 1 })
  })

  test('D-HOSPICE: it asks who owns the hospice, not the settler', () => {
    puertoRico(three)
      .give('Ben', { buildings: 'hospice*' })
      .faceUp('corn 3')
      .play('choose settler', 'Ana: take corn', 'Ben: take corn')
      .asks('Ben', 'D-HOSPICE')
      .play('settle colonist')
      .expect('Ben', { island: 'corn 1*' })
      .expect('Ana', { island: 'corn 1' })
  })
})

describe('by option on the drawn tile', () => {
  const option = { hospiceOnHaciendaTile: true } as const

  test('PR-RUL-61: hospiceOnHaciendaTile: asked right after the draw', () => {
    settler('hacienda*, hospice*', option)
      .play('draw plantation')
      .asks('Ana', 'D-HOSPICE')
      .offers('settle colonist', 'pass')
      .play('settle colonist')
      .expect('Ana', { island: 'coffee 1*' })
      .asks('Ana', 'D-SETTLE')
      .offers('take corn', 'take sugar', 'take quarry', 'pass')
  })

  test('PR-RUL-61: hospiceOnHaciendaTile: asked again only if declined', () => {
    const drawn = () => settler('hacienda*, hospice*', option).play('draw plantation')
    drawn().play('settle colonist', 'take quarry').asks('Ben', 'D-SETTLE')
    drawn()
      .play('pass', 'take quarry')
      .asks('Ana', 'D-HOSPICE')
      .play('pass')
      .asks('Ben', 'D-SETTLE')
  })

  test('PR-RUL-61: hospiceOnHaciendaTile: without a draw or a hospice nothing changes', () => {
    settler('hacienda*, hospice*', option).play('pass').asks('Ana', 'D-SETTLE')
    settler('hacienda*, hospice', option).play('draw plantation').asks('Ana', 'D-SETTLE')
    settler('hacienda*', option).play('draw plantation').asks('Ana', 'D-SETTLE')
  })

  test('PR-RUL-61: hospiceOnHaciendaTile: the next owner is asked anew', () => {
    puertoRico({ ...three, ...option })
      .give('Ana', { buildings: 'hacienda*, hospice*' })
      .give('Ben', { buildings: 'hacienda*, hospice*' })
      .faceUp('corn 2')
      .supply({ faceDown: 'coffee 8' })
      .play('choose settler', 'Ana: draw plantation', 'Ana: settle colonist', 'Ana: pass')
      .play('Ben: draw plantation')
      .asks('Ben', 'D-HOSPICE')
      .play('settle colonist')
      .expect('Ben', { island: 'coffee 1*' })
  })

  test('PR-RUL-61: hospiceOnHaciendaTile: with the last free space filled by the draw', () => {
    puertoRico({ ...three, ...option })
      .give('Ana', { buildings: 'hacienda*, hospice*', island: 'indigo 11' })
      .faceUp('corn')
      .supply({ faceDown: 'coffee 8' })
      .play('choose settler', 'draw plantation', 'settle colonist')
      .expect('Ana', { island: 'indigo 11, coffee 1*' })
      .asks('Ben', 'D-SETTLE')
  })

  test('PR-RUL-61: forestFromHacienda: the colonist of a drawn forest goes to San Juan', () => {
    puertoRico({ ...expansion, ...option, forestFromHacienda: true })
      .give('Ana', { buildings: 'hacienda*, forest house*, hospice*' })
      .faceUp('corn')
      .supply({ faceDown: 'coffee 8' })
      .play('choose settler', 'draw plantation', 'place as forest')
      .asks('Ana', 'D-HOSPICE')
      .play('settle colonist')
      .expect('Ana', { island: 'forest 1', sanJuan: 1 })
      .asks('Ana', 'D-SETTLE')
      .play('take corn')
      .expect('Ana', { island: 'corn 1, forest 1', sanJuan: 1 })
  })

  test('PR-RUL-61: forestFromHacienda: without the other option the drawn forest gets none', () => {
    puertoRico({ ...expansion, forestFromHacienda: true })
      .give('Ana', { buildings: 'hacienda*, forest house*, hospice*' })
      .faceUp('corn')
      .supply({ faceDown: 'coffee 8' })
      .play('choose settler', 'draw plantation', 'place as forest')
      .asks('Ana', 'D-SETTLE')
      .play('take corn')
      .asks('Ana', 'D-HOSPICE')
  })
})
