/** Cloister: VP for sets of three island tiles of the same kind (PR-X-CLOISTER). */
import { expect, test } from 'vitest'
import { puertoRico } from './table.ts'

const cloister = (island: string, buildings = 'cloister*') =>
  puertoRico({ players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' })
    .give('Ana', { island, buildings })
    .score('Ana')

test.each([
  { island: 'none', vp: 0 },
  { island: 'corn 2, indigo 2, sugar 2, tobacco 2, coffee 2, quarry 2', vp: 0 },
  { island: 'corn 3', vp: 1 },
  { island: 'corn 5', vp: 1 },
  { island: 'corn 6', vp: 3 },
  { island: 'corn 3, indigo 3', vp: 3 },
  { island: 'corn 3, indigo 3, sugar 3', vp: 6 },
  { island: 'corn 8, quarry 3', vp: 6 },
  { island: 'corn 3, indigo 3, sugar 3, quarry 3', vp: 10 },
  { island: 'indigo 12', vp: 10 },
])('PR-X-CLOISTER-1: $island: $vp VP', ({ island, vp }) => {
  expect(cloister(island)).toMatchObject({ buildings: 4, bonuses: { cloister: vp }, total: 4 + vp })
})

test.each(['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry', 'forest'])(
  'PR-X-CLOISTER-1: three tiles make a set, two do not: %s',
  (kind) => {
    expect(cloister(`${kind} 3`).bonuses).toEqual({ cloister: 1 })
    expect(cloister(`${kind} 2`).bonuses).toEqual({ cloister: 0 })
  },
)

test('PR-X-CLOISTER-1, PR-RUL-42: occupied or not, forests are a kind of their own', () => {
  expect(cloister('corn 3/1, quarry 3*').bonuses).toEqual({ cloister: 3 })
  expect(cloister('corn 2, forest 3, indigo 1').bonuses).toEqual({ cloister: 1 })
  expect(cloister('corn 2, forest 1').bonuses).toEqual({ cloister: 0 })
})

test('PR-X-CLOISTER-1: unoccupied it has only its printed VP', () => {
  expect(cloister('corn 6, quarry 6', 'cloister')).toMatchObject({ bonuses: {}, total: 4 })
})

test('EX-PR-43: cloister', () => {
  expect(cloister('forest 6, quarry 3, indigo 2, coffee 1').bonuses).toEqual({ cloister: 6 })
  expect(cloister('forest 6, quarry 3, indigo 3').bonuses).toEqual({ cloister: 10 })
})
