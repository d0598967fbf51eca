/** What is said about San Juan's buildings: nothing is missing, and every number comes from the rules. */
import { BUILDINGS, HOUSES } from '@doubloon/san-juan'
import { describe, expect, test } from 'vitest'
import { NUMBERS } from '../src/san-juan/building-numbers.ts'
import { aboutBuilding } from '../src/san-juan/building-text.ts'
import { buildings, type Numbers } from '../src/text/en/san-juan/buildings.ts'
import { cardName } from '../src/text/names-san-juan.ts'

/** Characters that fit on a card. */
const ON_A_CARD = 45
const SENTENCES = 4
/** A number that no rule has. */
const STRANGE = 77

/** The same, with every number strange. */
function strange<T>(numbers: T): T {
  if (typeof numbers === 'number') return STRANGE as T
  if (Array.isArray(numbers)) return numbers.map(strange) as T
  return Object.fromEntries(
    Object.entries(numbers as object).map(([key, it]) => [key, strange(it)]),
  ) as T
}

describe('texts about buildings', () => {
  test.each(BUILDINGS.map(({ key }) => key))('%s is told in short and in full', (key) => {
    const { short, effect, when, emblem, time } = aboutBuilding(key)
    expect(cardName(key)).toBeTruthy()
    expect(short.length).toBeLessThanOrEqual(ON_A_CARD)
    expect(short).toMatch(/^[A-Z].*\.$/)
    expect(effect).toMatch(/^[A-Z].*\.$/)
    expect(effect.split('. ').length).toBeLessThanOrEqual(SENTENCES)
    expect(`${short} ${effect}`).not.toMatch(/undefined|NaN/)
    expect([when, emblem, time]).not.toContain(undefined)
  })

  test('tell of nothing that is no building', () => {
    const keys = BUILDINGS.map(({ key }) => key).sort()
    expect(Object.keys(buildings.texts(NUMBERS)).sort()).toEqual(keys)
  })

  test('have no number of their own', () => {
    const { arch, ...others }: Numbers = strange(NUMBERS)
    // How many monuments bring something follows from the length of the table.
    const texts = buildings.texts({ ...others, arch: arch.slice(0, 0) })
    for (const { short, effect } of Object.values(texts))
      expect(`${short} ${effect}`.match(/\d+/g)?.filter((it) => it !== `${STRANGE}`) ?? []).toEqual(
        [],
      )
  })

  test('get the numbers of the rules', () => {
    const silver = HOUSES.map(({ prices }) => prices[4])
    expect(NUMBERS.prices.silver).toEqual({
      least: Math.min(...silver),
      most: Math.max(...silver),
    })
    // §17.6 and the rules of the buildings.
    expect(NUMBERS).toMatchObject({
      less: { smithy: 1, quarry: 1 },
      poor: 1,
      goodsFor: { well: 2, marketStand: 2, marketHall: 1 },
      more: { tradingPost: 1, aqueduct: 1 },
      limits: { usual: 7, wide: 12, narrow: 6 },
      councillor: { draws: 5, doubled: 8, keeps: 1, keepsMore: 2 },
      park: { cost: 3, worth: 6 },
      vp: { statue: 3, victoryColumn: 4, hero: 5 },
      arch: [4, 6, 8],
      palace: 4,
      falling: [4, 3, 2, 1],
    })
    expect(Object.values(NUMBERS.draws)).toEqual([1, 1, 1, 1, 1, 1, 1])
  })
})
