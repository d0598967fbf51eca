/** Cathedral: the building on the table (SJ-X-CATHEDRAL-1 … 3, R-SJ-32). What it scores: scoring.test.ts. */
import { expect, test } from 'vitest'
import { pricesOf } from './counted-offers.ts'
import type { TableOptions } from './said.ts'
import { sanJuan, type Table } from './table.ts'

const base = { players: ['Ana', 'Ben', 'Cyd'] }
const three = { ...base, expansion: true }

const roasters = (count: number) => Array(count).fill('coffee roaster').join(', ')
const PAID = `build cathedral paying ${roasters(7)}`

/** Ana builds at full price: Cyd is the chooser and has nothing to build. */
function ana(tableau: string, hand: string, options: TableOptions = three): Table {
  return sanJuan(options).tableau('Ana', tableau).hand('Ana', hand).phase('builder', 'Cyd', 'Ana')
}

test('SJ-X-CATHEDRAL-1: any player builds it from the table, first come, first served', () => {
  sanJuan(three)
    .hand('Ana', 'coffee roaster 7')
    .hand('Ben', 'silver smelter 7')
    .phase('builder', 'Cyd', 'Ana')
    .expect('cathedral', 'table')
    .offers(PAID, `build coffee roaster paying ${roasters(4)}`, 'pass')
    .play(PAID)
    .happened({ type: 'built', seat: 'Ana', building: 'cathedral', paid: 7 })
    .expect('cathedral', 'Ana')
    .expect('Ana', { tableau: 'indigo plant, cathedral', hand: 'none' })
    .expect('discard', 'coffee roaster 7')
    .asks('Ben', 'D-SJ-3')
    .offers(`build silver smelter paying ${Array(5).fill('silver smelter').join(', ')}`, 'pass')
})

test('SJ-X-CATHEDRAL-1: it is the one build of the phase', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, quarry, library')
    .hand('Ana', 'coffee roaster 4, archive')
    .phase('builder', 'Ana')
    .play(`build cathedral paying ${roasters(4)}`)
    .expect('Ana', { hand: 'archive', buildings: 4 })
    .asks('Ben', 'D-SJ-2')
})

test('SJ-X-CATHEDRAL-1: who passes leaves it to the next', () => {
  sanJuan(three)
    .hand('Ana', 'coffee roaster 7')
    .hand('Ben', 'silver smelter 7')
    .phase('builder', 'Cyd', 'Ana')
    .play('pass')
    .play(`Ben: build cathedral paying ${Array(7).fill('silver smelter').join(', ')}`)
    .expect('cathedral', 'Ben')
})

test('SJ-X-CATHEDRAL-1: all hand cards may pay for it, and no card of the hand is used up by it', () => {
  const seven = ana('indigo plant', 'coffee roaster 7')
  expect(pricesOf(seven, 'build cathedral')).toEqual([7])
  const six = ana('indigo plant', 'coffee roaster 6')
  expect(pricesOf(six, 'build cathedral')).toEqual([])
})

test('SJ-X-CATHEDRAL-1: an owner does not build it twice, and without the expansion it is not there', () => {
  ana('indigo plant, cathedral', 'coffee roaster 7').refuses(PAID, 'SJ-BUILDER-3')
  ana('indigo plant', 'coffee roaster 7', base).refuses(PAID, 'SJ-XSETUP-1')
})

test('SJ-X-CATHEDRAL-1: with an empty hand, too, if it costs nothing', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, crane, park, quarry')
    .phase('builder', 'Cyd', 'Ana')
    .offers('build cathedral over park', 'pass')
    .play('build cathedral over park')
    .expect('Ana', { tableau: 'indigo plant, crane, cathedral, quarry', hand: 'none' })
    .expect('removed', 'park')
})

test.each([
  ['none', 'other', 'indigo plant', [7]],
  ['the privilege', 'chooser', 'indigo plant', [6, 7]],
  ['the library', 'chooser', 'indigo plant, library', [5, 6, 7]],
  ['a quarry', 'other', 'indigo plant, quarry', [6, 7]],
  ['a smithy is none', 'other', 'indigo plant, smithy', [7]],
  ['all of them', 'chooser', 'indigo plant, library, quarry', [4, 5, 6, 7]],
] as const)('SJ-X-CATHEDRAL-2: discounts: %s (%s)', (_, place, tableau, prices) => {
  const table = sanJuan(three).tableau('Ana', tableau).hand('Ana', 'coffee roaster 7')
  if (place === 'chooser') table.phase('builder', 'Ana')
  else table.phase('builder', 'Cyd', 'Ana')
  expect(pricesOf(table, 'build cathedral')).toEqual(prices)
})

test('SJ-X-CATHEDRAL-2, R-SJ-32: crane, park and black market help, too', () => {
  ana('indigo plant*, silver smelter*, crane, park, palace, black market', 'well').offers(
    ...['indigo good', 'silver good', 'well'].flatMap((paid) => [
      `build cathedral over park paying ${paid}`,
      `build cathedral over palace paying ${paid}`,
    ]),
    'build cathedral over silver smelter with good paying indigo good, well',
    'build well paying indigo good, silver good',
    'build well over indigo plant with good paying silver good',
    'build well over silver smelter with good',
    'build well over park',
    'build well over palace',
    'build well over black market',
    'pass',
  )
})

test('SJ-X-CATHEDRAL-2: goods and cards pay together', () => {
  ana('indigo plant*, sugar mill*, black market', 'coffee roaster 5')
    .play(`build cathedral paying indigo good, sugar good, ${roasters(5)}`)
    .expect('Ana', { goods: 0, hand: 'none', buildings: 4 })
    .happened({ type: 'built', seat: 'Ana', building: 'cathedral', paid: 7 })
})

test('SJ-X-CATHEDRAL-2: carpenter and poor house give their cards afterwards', () => {
  ana('indigo plant, carpenter, poor house', 'coffee roaster 7')
    .play(PAID)
    .happened(
      { type: 'drew', seat: 'Ana', by: 'carpenter' },
      { type: 'drew', seat: 'Ana', by: 'poorHouse' },
    )
    .expect('Ana', { handSize: 2 })
})

test('R-SJ-32: only where it comes from differs: small steps ask the same', () => {
  ana('indigo plant, crane, chapel', 'coffee roaster 7')
    .play('announce cathedral')
    .offers('over nothing', 'over indigo plant', 'over chapel')
    .refuses('over crane', 'SJ-B-CRANE-2')
    .play('over chapel') // 7 - 3
    .expect('Ana', { hand: 'coffee roaster 3', tableau: 'indigo plant, crane, cathedral' })
})

test('SJ-X-CATHEDRAL-3: it is one of the twelve buildings', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant 4, sugar mill 4, tobacco storage 3')
    .hand('Ana', 'coffee roaster 6')
    .phase('builder', 'Ana')
    .play(`build cathedral paying ${roasters(6)}`)
    .over()
    .expect('Ana', { buildings: 12 })
    .expect('ending', 'twelveBuildings')
})

test('SJ-X-CATHEDRAL-3: and a city building for the city hall of its owner', () => {
  const table = ana('indigo plant, city hall', 'coffee roaster 7').expect('Ana', { total: 1 + 1 })
  table.play(PAID).expect('Ana', { total: 1 + 2 })
  expect(table.score('Ana').bonuses).toMatchObject({ cityHall: 2 })
})
