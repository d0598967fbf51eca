/** Buildings in general: what they score, when they work, what becomes of tucked cards (SJ-BLDG-1 … 7). */
import { expect, test } from 'vitest'
import { mostGoods, pricesOf } from './counted-offers.ts'
import { sanJuan, type Table } from './table.ts'

const two = { players: ['Ana', 'Ben'] }
const base = { players: ['Ana', 'Ben', 'Cyd'] }
const three = { ...base, expansion: true }

/** Ana builds at full price: Cyd is the chooser and has nothing to build. */
function ana(tableau: string, hand: string, options = base): Table {
  return sanJuan(options).tableau('Ana', tableau).hand('Ana', hand).phase('builder', 'Cyd', 'Ana')
}

/** Kind, printed cost, printed VP, and what it scores itself beside a sugar mill and a well. */
const PRINTED: readonly (readonly [string, number, number, number])[] = [
  ['indigo plant', 1, 1, 0],
  ['sugar mill', 2, 1, 0],
  ['tobacco storage', 3, 2, 0],
  ['coffee roaster', 4, 2, 0],
  ['silver smelter', 5, 3, 0],
  ['statue', 3, 3, 0],
  ['victory column', 4, 4, 0],
  ['hero', 5, 5, 0],
  ['smithy', 1, 1, 0],
  ['gold mine', 1, 1, 0],
  ['archive', 1, 1, 0],
  ['poor house', 1, 1, 0],
  ['black market', 2, 1, 0],
  ['trading post', 2, 1, 0],
  ['market stand', 2, 1, 0],
  ['crane', 2, 1, 0],
  ['chapel', 3, 2, 0],
  ['tower', 3, 2, 0],
  ['aqueduct', 3, 2, 0],
  ['carpenter', 3, 2, 0],
  ['prefecture', 4, 2, 0],
  ['market hall', 4, 2, 0],
  ['quarry', 4, 2, 0],
  ['library', 5, 3, 0],
  ['guild hall', 6, 0, 2], // one production building, one kind
  ['city hall', 6, 0, 2], // the well and itself
  ['triumphal arch', 6, 0, 0],
  ['palace', 6, 0, 0],
  ['office building', 1, 1, 0],
  ['guard room', 1, 1, 0],
  ['hut', 1, 1, 0],
  ['tavern', 2, 1, 0],
  ['park', 3, 2, 0],
  ['customs office', 3, 2, 0],
  ['bank', 3, 2, 0],
  ['harbor', 4, 2, 0],
  ['goldsmith', 5, 3, 0],
  ['residence', 6, 0, 0],
  ['cathedral', 7, 0, 0],
]

test.each(PRINTED)('SJ-BLDG-1: %s (cost %i) scores its printed VP, %i', (kind, cost, vp, own) => {
  const money = Array(cost).fill('coffee roaster').join(', ')
  const inHand = kind === 'cathedral' ? '' : `${kind}, `
  const table = sanJuan(three)
    .tableau('Ana', 'sugar mill, well') // 1 + 1 VP
    .hand('Ana', `${inHand}coffee roaster ${cost}`)
    .phase('builder', 'Cyd', 'Ana')
    .play(`build ${kind} paying ${money}`)
    .expect('Ana', { total: 2 + vp + own })
  expect(table.score('Ana')).toMatchObject({ buildings: 2 + vp })
})

test('SJ-BLDG-3: the effect of a building need not be used', () => {
  ana('indigo plant*, crane, black market, smithy', 'sugar mill, palace 2').mayPlay(
    'build sugar mill paying palace, palace', // no crane, no black market, no smithy
    'build sugar mill paying palace', // the smithy
    'build sugar mill paying indigo good, palace', // the black market
    'build sugar mill over indigo plant with good', // crane and smithy
    'build sugar mill over indigo plant with good paying palace', // the crane alone
  )
})

test('SJ-BLDG-4: what is built in a phase works from the next phase on, in the same round, for everybody', () => {
  const table = sanJuan(base)
    .tableau('Ana', 'indigo plant 3')
    .tableau('Ben', 'sugar mill 3')
    .tableau('Cyd', 'tobacco storage 3')
    .hand('Ana', 'aqueduct, palace 2')
    .hand('Ben', 'aqueduct, city hall 2, guild hall')
    .hand('Cyd', 'aqueduct, triumphal arch 2, guild hall')
    .phase('builder', 'Ana')
    .play(
      'Ana: build aqueduct paying palace, palace',
      'Ben: build aqueduct paying guild hall, city hall, city hall',
      'Cyd: build aqueduct paying guild hall, triumphal arch, triumphal arch',
    )
    .play('Ben: choose producer')
  expect(mostGoods(table, 'produce')).toBe(3)
  table.play('Ben: pass')
  expect(mostGoods(table, 'produce')).toBe(2)
  table.play('Cyd: pass').asks('Ana', 'D-SJ-4')
  expect(mostGoods(table, 'produce')).toBe(2)
})

test('SJ-BLDG-4: a quarry does not lower its own price, but that of the next building', () => {
  const table = sanJuan(two)
    .hand('Ana', 'quarry, coffee roaster 5, well')
    .drawPile('library 3')
    .phase('builder', 'Ana')
  expect(pricesOf(table, 'build quarry')).toEqual([3, 4])
  table
    .play('build quarry paying coffee roaster, coffee roaster, coffee roaster')
    .play('Ben: choose prospector', 'Ana: choose trader', 'Ben: choose builder')
    .asks('Ana', 'D-SJ-3')
  expect(pricesOf(table, 'build well')).toEqual([1, 2])
})

test('SJ-BLDG-4: a smithy, a black market, a quarry and a crane do not help to build themselves', () => {
  ana('indigo plant*, chapel', 'smithy, black market, quarry, crane').offers(
    ...['black market', 'crane', 'quarry'].map((paid) => `build smithy paying ${paid}`),
    ...['smithy, crane', 'smithy, quarry', 'crane, quarry'].map(
      (paid) => `build black market paying ${paid}`,
    ),
    ...['smithy, black market', 'smithy, quarry', 'black market, quarry'].map(
      (paid) => `build crane paying ${paid}`,
    ),
    'pass',
  )
})

test('SJ-BLDG-4: buildings of earlier phases work beside the new one', () => {
  ana('indigo plant, poor house, carpenter, quarry', 'chapel, palace 2')
    .play('build chapel paying palace, palace')
    .happened({ type: 'drew', by: 'carpenter' }, { type: 'drew', by: 'poorHouse' })
    .expect('Ana', { handSize: 2 })
})

test('SJ-BLDG-4: who built a building in this phase before the one who is asked', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, tavern!')
    .tableau('Ben', 'indigo plant, tavern')
    .tableau('Cyd', 'indigo plant 3')
    .hand('Cyd', 'archive, hero')
    .phase('builder', 'Ana', 'Cyd')
    .play('pass')
    .happened({ type: 'drew', seat: 'Ben', by: 'tavern' })
    .didNotHappen({ type: 'drew', seat: 'Ana' })
})

test('SJ-BLDG-5: what is built over stops working at once, for the phases to come as well', () => {
  const trader = sanJuan(base)
    .tableau('Ana', 'indigo plant 3*, crane, trading post')
    .hand('Ana', 'well')
    .phase('builder', 'Cyd', 'Ana')
    .play('build well over trading post', 'Ana: choose trader')
  expect(mostGoods(trader, 'sell')).toBe(2) // with the trading post three
})

test('SJ-BLDG-5: the new building works in its place from the next phase on', () => {
  const trader = sanJuan(base)
    .tableau('Ana', 'indigo plant 3*, crane, well')
    .hand('Ana', 'trading post')
    .phase('builder', 'Cyd', 'Ana')
    .play('build trading post over well', 'Ana: choose trader')
  expect(mostGoods(trader, 'sell')).toBe(3)
})

test('SJ-BLDG-6: a tableau grows up to twelve buildings, of whatever sort', () => {
  const city =
    'indigo plant, statue, victory column, hero, smithy, gold mine, archive, well, crane, chapel, tower'
  ana(city, 'aqueduct, palace 2, hut', three)
    .play('build aqueduct paying palace, palace, hut')
    .expect('Ana', { buildings: 12 })
    .over()
  const production = 'indigo plant 4, sugar mill 4, silver smelter 3'
  ana(production, 'sugar mill, palace 2')
    .play('build sugar mill paying palace, palace')
    .expect('Ana', { buildings: 12 })
    .over()
})

test('SJ-BLDG-7: tucked cards belong to the place and stay when it is built over', () => {
  ana('indigo plant, crane, bank, chapel, harbor', 'statue, hero', three)
    .tucked('Ana', 'well 2, tower')
    .tuckedUnseen('Ana', 'palace')
    .expect('Ana', { total: 1 + 1 + 2 + 2 + 2 + 4 })
    .play('build statue over bank')
    .expect('Ana', { tucked: 'well 2, tower', tuckedUnseen: 'palace' })
    .expect('Ana', { total: 1 + 1 + 3 + 2 + 2 + 4 })
    .expect('discard', 'none')
})
