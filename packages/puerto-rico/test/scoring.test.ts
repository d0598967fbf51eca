/** The score: chips, printed VP, large buildings, the winner (PR-SCORE-1 … 8, PR-B-LARGE). */
import { describe, expect, test } from 'vitest'
import { puertoRico, type Table } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

/** Ana's board, to be scored. */
function scoring(board: Parameters<Table['give']>[1]): ReturnType<Table['score']> {
  return puertoRico(three).give('Ana', board).score('Ana')
}

// Chips and printed VP

describe('PR-SCORE-1: printed VP', () => {
  test.each([
    ['small indigo plant', 1],
    ['small sugar mill', 1],
    ['indigo plant', 2],
    ['sugar mill', 2],
    ['tobacco storage', 3],
    ['coffee roaster', 3],
    ['small market', 1],
    ['hacienda', 1],
    ['construction hut', 1],
    ['small warehouse', 1],
    ['hospice', 2],
    ['office', 2],
    ['large market', 2],
    ['large warehouse', 2],
    ['factory', 3],
    ['university', 3],
    ['harbor', 3],
    ['wharf', 3],
    ['guild hall', 4],
    ['residence', 4],
    ['fortress', 4],
    ['customs house', 4],
    ['city hall', 4],
    ['aqueduct', 1],
    ['forest house', 1],
    ['black market', 1],
    ['storehouse', 1],
    ['guesthouse', 2],
    ['trading post', 2],
    ['church', 2],
    ['small wharf', 2],
    ['lighthouse', 3],
    ['library', 3],
    ['specialty factory', 3],
    ['union hall', 3],
    ['cloister', 4],
    ['statue', 8],
  ])('PR-SCORE-1: the %s is worth %i, occupied or not', (building, vp) => {
    const without = scoring({ buildings: building })
    expect(without).toMatchObject({ chips: 0, buildings: vp, bonuses: {}, total: vp })
    expect(scoring({ buildings: `${building}*` }).buildings).toBe(vp)
  })
})

test('PR-SCORE-1: chips, printed VP and bonuses are added up', () => {
  const score = scoring({
    vp: 9,
    doubloons: 30,
    goods: 'coffee 5',
    island: 'corn 4, quarry 2*',
    buildings: 'harbor*, wharf, sugar mill, city hall*, residence*, customs house',
  })
  expect(score).toMatchObject({
    chips: 9,
    buildings: 3 + 3 + 2 + 4 + 4 + 4,
    bonuses: { cityHall: 5, residence: 4 },
    total: 9 + 20 + 9,
    tieBreak: 35,
  })
})

test('PR-SCORE-1: a board with nothing on it', () => {
  expect(scoring({})).toMatchObject({ chips: 0, buildings: 0, bonuses: {}, total: 0, tieBreak: 0 })
})

// Large buildings

const SMALL_PLANTS = 'small indigo plant, small sugar mill'

describe('PR-SCORE-2: the guild hall', () => {
  test.each([
    { city: 'small indigo plant', vp: 1 },
    { city: 'small sugar mill', vp: 1 },
    { city: 'indigo plant', vp: 2 },
    { city: 'sugar mill', vp: 2 },
    { city: 'tobacco storage', vp: 2 },
    { city: 'coffee roaster', vp: 2 },
    { city: 'tobacco storage*, small sugar mill*', vp: 3 }, // occupied or not
    { city: 'wharf*, statue, small market', vp: 0 },
    {
      city: `${SMALL_PLANTS}, indigo plant, sugar mill, tobacco storage, coffee roaster`,
      vp: 10,
    },
  ])('PR-SCORE-2: with $city: $vp', ({ city, vp }) => {
    expect(scoring({ buildings: `${city}, guild hall*` }).bonuses).toEqual({ guildHall: vp })
  })

  test('PR-SCORE-2: alone it gives nothing but its printed VP', () => {
    expect(scoring({ buildings: 'guild hall*' })).toMatchObject({
      bonuses: { guildHall: 0 },
      total: 4,
    })
  })
})

test('EX-PR-19: guild hall', () => {
  const score = scoring({
    buildings: 'guild hall*, small sugar mill*, sugar mill*, small indigo plant*, coffee roaster*',
  })
  expect(score.bonuses).toEqual({ guildHall: 6 })
})

test.each([
  { island: 'none', vp: 4 },
  { island: 'indigo 1', vp: 4 },
  { island: 'indigo 8', vp: 4 },
  { island: 'indigo 9', vp: 4 },
  { island: 'indigo 10', vp: 5 },
  { island: 'indigo 11', vp: 6 },
  { island: 'indigo 12', vp: 7 },
  { island: 'indigo 10*', vp: 5 },
  { island: 'corn 4/1, sugar 3, tobacco 1, coffee 1, quarry 2*', vp: 6 },
])('PR-SCORE-3: a residence and $island: $vp', ({ island, vp }) => {
  expect(scoring({ island, buildings: 'residence*' })).toMatchObject({
    bonuses: { residence: vp },
    total: 4 + vp,
  })
})

test('EX-PR-20: residence', () => {
  const score = scoring({ island: 'corn 5*, sugar 3*, quarry 2*', buildings: 'residence*' })
  expect(score.bonuses).toEqual({ residence: 5 })
})

test('PR-RUL-42: for the residence unoccupied tiles and forests fill the island too', () => {
  const score = scoring({ island: 'corn 3, quarry 2/1, forest 7', buildings: 'residence*' })
  expect(score.bonuses).toEqual({ residence: 7 })
  expect(scoring({ island: 'corn 9, forest 1', buildings: 'residence*' }).bonuses).toEqual({
    residence: 5,
  })
})

test.each([
  { sanJuan: 0, vp: 0 }, // the one in the fortress itself
  { sanJuan: 1, vp: 0 },
  { sanJuan: 2, vp: 1 },
  { sanJuan: 4, vp: 1 },
  { sanJuan: 5, vp: 2 },
  { sanJuan: 19, vp: 6 },
  { sanJuan: 20, vp: 7 },
])('PR-SCORE-4: a fortress, its colonist and $sanJuan in San Juan: $vp', ({ sanJuan, vp }) => {
  expect(scoring({ sanJuan, buildings: 'fortress*' }).bonuses).toEqual({ fortress: vp })
})

test('PR-SCORE-4: colonists on tiles and buildings count, empty circles do not', () => {
  const score = scoring({
    island: 'corn 4/2, quarry 3/1',
    buildings: 'fortress*, indigo plant 2, wharf, hospice*',
  })
  expect(score.bonuses).toEqual({ fortress: 2 }) // 2 + 1 + 1 + 2 + 0 + 1 = 7
})

const TWENTY = {
  island: 'corn 5*, quarry 4*',
  buildings: 'fortress*, indigo plant*, sugar mill*',
  sanJuan: 4,
}

test('EX-PR-21, PR-RUL-4: fortress with 20 colonists, 4 of them in San Juan', () => {
  expect(scoring(TWENTY).bonuses).toEqual({ fortress: 6 })
})

test('PR-RUL-4: fortressCountsSanJuan = false leaves San Juan out', () => {
  const employed = { ...three, fortressCountsSanJuan: false }
  const fortress = (sanJuan: number, island: string) =>
    puertoRico(employed)
      .give('Ana', { ...TWENTY, sanJuan, island })
      .score('Ana').bonuses
  expect(fortress(4, 'corn 5*, quarry 4*')).toEqual({ fortress: 5 }) // 16
  expect(fortress(4, 'corn 7*, quarry 4*')).toEqual({ fortress: 6 }) // 18
  expect(fortress(0, 'corn 4*, quarry 4*')).toEqual({ fortress: 5 }) // 15
  expect(fortress(30, 'corn 3*, quarry 4*')).toEqual({ fortress: 4 }) // 14
})

test.each([
  { vp: 0, bonus: 0 },
  { vp: 3, bonus: 0 },
  { vp: 4, bonus: 1 },
  { vp: 7, bonus: 1 },
  { vp: 8, bonus: 2 },
  { vp: 60, bonus: 15 },
])('PR-SCORE-5: a customs house and $vp VP in chips: $bonus', ({ vp, bonus }) => {
  expect(scoring({ vp, buildings: 'customs house*' })).toMatchObject({
    bonuses: { customsHouse: bonus },
    total: vp + 4 + bonus,
  })
})

test('PR-SCORE-5: printed VP and other bonuses do not count for the customs house', () => {
  const score = scoring({
    vp: 3,
    island: 'indigo 12',
    buildings: 'customs house*, statue, wharf, residence*',
  })
  expect(score.bonuses).toEqual({ customsHouse: 0, residence: 7 })
})

test('EX-PR-22: customs house', () => {
  const score = scoring({ vp: 23, buildings: 'customs house*' })
  expect(score).toMatchObject({ bonuses: { customsHouse: 5 }, total: 32 })
})

const CHEAP = 'small market, hacienda, construction hut, small warehouse, hospice'

test.each([
  { city: 'city hall*', vp: 1 },
  { city: 'city hall*, wharf', vp: 2 }, // occupied or not
  { city: 'city hall*, wharf*', vp: 2 },
  { city: 'city hall*, residence, fortress', vp: 3 }, // large ones once
  { city: 'city hall*, sugar mill*, coffee roaster, small indigo plant', vp: 1 },
  {
    city: `city hall*, ${CHEAP}, office, large market, large warehouse, factory, university`,
    vp: 11,
  },
])('PR-SCORE-6: $city: $vp', ({ city, vp }) => {
  expect(scoring({ buildings: city }).bonuses).toEqual({ cityHall: vp })
})

test('EX-PR-23: city hall', () => {
  const score = scoring({
    buildings:
      'city hall*, hacienda*, construction hut*, office*, large warehouse*, harbor*, residence',
  })
  expect(score.bonuses).toEqual({ cityHall: 7 })
})

test('PR-RUL-43: expansion buildings count for the city hall, the statue too', () => {
  const score = scoring({
    buildings: 'city hall*, aqueduct, guesthouse, library*, statue, cloister, sugar mill',
  })
  expect(score.bonuses).toEqual({ cityHall: 6 })
})

const RICH = {
  vp: 20,
  sanJuan: 9,
  island: 'corn 3, quarry 8',
}

describe('PR-B-LARGE-1: without a colonist only the printed VP count', () => {
  test.each([
    { large: 'guild hall', bonus: 4 },
    { large: 'residence', bonus: 6 },
    { large: 'fortress', bonus: 3 },
    { large: 'customs house', bonus: 5 },
    { large: 'city hall', bonus: 2 },
  ])(
    'EX-PR-24, PR-SCORE-1, PR-B-LARGE-1: $large, 4 VP and $bonus when occupied',
    ({ large, bonus }) => {
      const city = 'sugar mill, coffee roaster, wharf'
      const printed = 2 + 3 + 3 + 4
      const empty = scoring({ ...RICH, buildings: `${large}, ${city}` })
      expect(empty).toMatchObject({ chips: 20, buildings: printed, bonuses: {} })
      expect(empty.total).toBe(20 + printed)
      const occupied = scoring({ ...RICH, buildings: `${large}*, ${city}` })
      expect(Object.values(occupied.bonuses)).toEqual([bonus])
      expect(occupied.total).toBe(20 + printed + bonus)
    },
  )
})

test('PR-SCORE-7: a cloister scores its triples, a statue its printed 8 VP', () => {
  const score = scoring({ island: 'corn 3, indigo 3', buildings: 'cloister*, statue' })
  expect(score).toMatchObject({ buildings: 12, bonuses: { cloister: 3 }, total: 15 })
})

// The winner

/** The last role of a last round is chosen; nothing happens any more. */
function ended(...boards: readonly Parameters<Table['give']>[1][]): Table {
  const table = puertoRico({ ...three, roundLimit: 1 })
    .roles({ settler: 'Ana', mayor: 'Ben', builder: 5 })
    .turnOf('Cyd')
    .ships('4: corn 3')
    .house('sugar, coffee')
  for (const [seat, board] of boards.entries()) table.give(three.players[seat] ?? '', board)
  return table.play('choose craftsman')
}

test('PR-SCORE-8: the highest score wins, whatever the others have in money', () => {
  ended({ vp: 10 }, { vp: 9, doubloons: 20 }, { vp: 8 }).over('Ana')
  ended({ vp: 9, goods: 'corn 5' }, { vp: 10 }, { vp: 9 }).over('Ben')
  ended({ vp: 9 }, { vp: 9, doubloons: 3 }, { vp: 8, buildings: 'office' }).over('Cyd')
})

test('PR-SCORE-8: a tie goes to the most doubloons and barrels, one each', () => {
  const table = ended(
    { vp: 10, doubloons: 2, goods: 'corn 1, coffee 2' },
    { vp: 9, doubloons: 4, buildings: 'small market' },
    { vp: 9, doubloons: 30 },
  ).over('Ana')
  expect(table.score('Ana')).toMatchObject({ total: 10, tieBreak: 5, won: true })
  expect(table.score('Ben')).toMatchObject({ total: 10, tieBreak: 4, won: false })
  expect(table.score('Cyd')).toMatchObject({ total: 9, tieBreak: 30, won: false })
  ended({ vp: 10, doubloons: 5 }, { vp: 9 }, { vp: 10, doubloons: 1, goods: 'corn 5' }).over('Cyd')
})

test('PR-SCORE-8: doubloons on roles and barrels on ships count for nobody', () => {
  const table = ended({ vp: 1, doubloons: 1 }, { vp: 1 }, { vp: 1 }).over('Ana')
  expect(table.score('Ben').tieBreak).toBe(0)
  expect(table.score('Cyd').tieBreak).toBe(0)
})

test('PR-SCORE-8, PR-RUL-26: still tied, they share the victory', () => {
  ended({ vp: 10, doubloons: 5 }, { vp: 10, doubloons: 2, goods: 'sugar 3' }, { vp: 9 }).over(
    'Ana',
    'Ben',
  )
  ended({ vp: 10 }, { vp: 3 }, { vp: 10 }).over('Ana', 'Cyd')
  ended({ vp: 4, doubloons: 1 }, { vp: 4, goods: 'corn 1' }, { vp: 4, goods: 'coffee 1' }).over(
    'Ana',
    'Ben',
    'Cyd',
  )
  ended({ vp: 4 }, { vp: 4 }, { vp: 4, doubloons: 1 }).over('Cyd') // better than two who are tied
})

test('PR-SCORE-8: with no points at all everybody wins', () => {
  ended({}, {}, {}).over('Ana', 'Ben', 'Cyd')
})
