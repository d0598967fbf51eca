/** Crane: building over an own building (SJ-B-CRANE-1 … 13, R-SJ-25, -26, -41). Discounts together: prices.test.ts. */
import { expect, test } from 'vitest'
import { COSTS } from './costs.ts'
import { pricesOf } from './counted-offers.ts'
import { sanJuan, type Table } from './table.ts'

const two = { players: ['Ana', 'Ben'], expansion: true }
const three = { players: ['Ana', 'Ben', 'Cyd'], expansion: true }
const base = { players: ['Ana', 'Ben', 'Cyd'] }

/** Ana builds at full price: Cyd is the chooser and has nothing to build. */
function ana(tableau: string, hand: string, options = base): Table {
  return sanJuan(options).tableau('Ana', tableau).hand('Ana', hand).phase('builder', 'Cyd', 'Ana')
}

/** Ana is the chooser. */
function chooser(tableau: string, hand: string, options = base): Table {
  return sanJuan(options).tableau('Ana', tableau).hand('Ana', hand).phase('builder', 'Ana')
}

test('EX-SJ-18, SJ-B-CRANE-1: a palace over a chapel costs 6 - 3, and tucked cards stay', () => {
  ana('indigo plant, chapel, crane', 'palace, well 3')
    .tucked('Ana', 'statue 2')
    .play('build palace over chapel paying well, well, well')
    .happened({ type: 'built', seat: 'Ana', building: 'palace', over: 'chapel', paid: 3 })
    .expect('Ana', { tableau: 'indigo plant, palace, crane', hand: 'none', tucked: 'statue 2' })
    .expect('removed', 'chapel')
    .expect('Ana', { total: 5 }) // indigo plant 1, crane 1, 2 tucked; 4 of these give 1 more
    .expect('discard', 'well 3')
})

/** All but the crane itself, the cathedral, which is built here, and the park, which lowers the price further (SJ-X-PARK-1). */
const BUILT_OVER = COSTS.filter(([kind]) => !['crane', 'park', 'cathedral'].includes(kind))

test.each(BUILT_OVER)(
  'SJ-B-CRANE-1, -2: over %s the price is lowered by its printed cost, %i',
  (kind, cost) => {
    const table = ana(`silver smelter, crane, ${kind}`, 'coffee roaster 6', three)
    expect(pricesOf(table, `build cathedral over ${kind}`)).toEqual([7 - cost])
    table
      .play(
        `build cathedral over ${kind} paying ${Array(7 - cost)
          .fill('coffee roaster')
          .join(', ')}`,
      )
      .expect('removed', kind)
      .expect('Ana', { buildings: 3, handSize: cost - 1 })
  },
)

test('SJ-B-CRANE-2: production and city buildings may be built over, and by both; never a crane', () => {
  ana('indigo plant, sugar mill, crane, chapel', 'statue, tobacco storage, well')
    .offers(
      'build well paying tobacco storage, statue',
      'build statue over indigo plant paying tobacco storage, well',
      'build tobacco storage over indigo plant paying statue, well',
      'build well over indigo plant paying tobacco storage',
      'build well over indigo plant paying statue',
      'build statue over sugar mill paying tobacco storage',
      'build statue over sugar mill paying well',
      'build tobacco storage over sugar mill paying statue',
      'build tobacco storage over sugar mill paying well',
      'build well over sugar mill',
      'build statue over chapel',
      'build tobacco storage over chapel',
      'build well over chapel',
      'pass',
    )
    .refuses('build well over crane', 'SJ-B-CRANE-2')
})

test('SJ-B-CRANE-2: only own buildings are built over', () => {
  sanJuan(base)
    .tableau('Ana', 'indigo plant, crane')
    .hand('Ana', 'statue')
    .tableau('Ben', 'indigo plant, chapel')
    .hand('Ben', 'statue, well 3')
    .phase('builder', 'Ben')
    .refuses('build statue over chapel', 'SJ-B-CRANE-1') // Ben has no crane
    .play('Ben: pass')
    .happened({ type: 'moved', seat: 'Ana', move: 'pass', forced: true }) // and Ana no chapel
    .asks('Cyd', 'D-SJ-2')
})

test('EX-SJ-D6, SJ-B-CRANE-3: no crane, not the same kind, no city kind that stands elsewhere', () => {
  ana('indigo plant 2, crane, chapel, statue', 'indigo plant, chapel, statue, tower')
    .offers(
      'build indigo plant paying statue',
      'build indigo plant paying chapel',
      'build indigo plant paying tower',
      'build tower paying indigo plant, statue, chapel',
      'build tower over indigo plant paying indigo plant, statue',
      'build tower over indigo plant paying indigo plant, chapel',
      'build tower over indigo plant paying statue, chapel',
      'build indigo plant over chapel',
      'build tower over chapel',
      'build indigo plant over statue',
      'build tower over statue',
      'pass',
    )
    .refuses('build tower over crane', 'SJ-B-CRANE-2')
    .refuses('build indigo plant over indigo plant', 'SJ-B-CRANE-3')
    .refuses('build chapel over chapel', 'SJ-BUILDER-3')
    .refuses('build chapel over statue', 'SJ-BUILDER-3')
})

test('SJ-B-CRANE-3: a city building is not built over its own kind, nor while it stands elsewhere', () => {
  const table = ana('indigo plant, crane, tavern', 'tavern, hut 2', three)
  table.refuses('build tavern over tavern', 'SJ-BUILDER-3')
  table.refuses('build tavern over indigo plant paying hut', 'SJ-BUILDER-3')
})

test('SJ-B-CRANE-4, R-SJ-25: what is built over leaves the game', () => {
  ana('indigo plant, crane, well, aqueduct', 'chapel, tower')
    .removed('statue')
    .discard('hero')
    .play('build chapel over well paying tower')
    .expect('removed', 'statue, well')
    .expect('discard', 'hero, tower')
    .expect('Ana', { tableau: 'indigo plant, crane, chapel, aqueduct' })
    .expect('Ana', { total: 1 + 1 + 2 + 2 }) // the well scores no more
})

test('SJ-B-CRANE-4, SJ-BLDG-5: the effect of what is built over is lost for good', () => {
  sanJuan(base)
    .tableau('Ana', 'indigo plant 3, crane, aqueduct')
    .hand('Ana', 'statue')
    .phase('builder', 'Cyd', 'Ana')
    .play('build statue over aqueduct', 'Ana: choose producer')
    .offers('produce indigo', 'produce indigo, indigo', 'pass') // with the aqueduct three
})

test('SJ-B-CRANE-5: the number of buildings does not change, not even at the eleventh', () => {
  ana('indigo plant 4, sugar mill 3, tobacco storage 3, crane', 'statue')
    .play('build statue over tobacco storage')
    .expect('Ana', { buildings: 11 })
    .expect('ending')
    .asks('Ana', 'D-SJ-2')
})

test('EX-SJ-19, SJ-B-CRANE-6, -8: a statue over a coffee roaster costs nothing, gives nothing, and the good is lost', () => {
  ana('indigo plant, crane, coffee roaster*tower', 'statue, well')
    .play('build statue over coffee roaster with good') // 3 - 4
    .happened(
      { type: 'built', seat: 'Ana', building: 'statue', over: 'coffeeRoaster', paid: 0 },
      { type: 'goodLost', seat: 'Ana', good: 'coffee' },
    )
    .didNotHappen({ type: 'drew' })
    .didNotHappen({ type: 'goodPaid' })
    .expect('Ana', { hand: 'well', goods: 0, tableau: 'indigo plant, crane, statue' })
    .expect('discard', 'tower')
    .expect('removed', 'coffee roaster')
})

test('SJ-B-CRANE-6: a customs office loses its good too, and only the good of that place is lost', () => {
  ana('indigo plant*well, crane, customs office*hero', 'statue', three)
    .offers(
      'build statue over customs office with good',
      'pass', // over the indigo plant it costs 2
    )
    .play('build statue over customs office with good')
    .happened({ type: 'goodLost', seat: 'Ana', good: 'customs office good' })
    .expect('Ana', { tableau: 'indigo plant*well, crane, statue', goods: 1 })
    .expect('discard', 'hero')
})

test('SJ-B-CRANE-6: where no good lies, none is lost', () => {
  const table = ana('indigo plant*, crane, coffee roaster', 'statue')
    .play('build statue over coffee roaster')
    .didNotHappen({ type: 'goodLost' })
    .expect('Ana', { tableau: 'indigo plant*, crane, statue' })
  expect(table.view('Ana')).toMatchObject({ discardPile: 0 })
})

test('SJ-B-CRANE-6: nobody is told which card the good was', () => {
  const table = ana('indigo plant, crane, coffee roaster*tower', 'statue')
  table.play('build statue over coffee roaster with good')
  for (const name of ['Ana', 'Ben'])
    expect(table.told(name)).toContainEqual({
      type: 'goodLost',
      seat: 0,
      good: 'coffee',
      by: 'crane',
    })
})

test('SJ-B-CRANE-6: a new production building is empty, whatever lay there', () => {
  sanJuan(base)
    .tableau('Ana', 'sugar mill*, crane')
    .hand('Ana', 'tobacco storage, well')
    .phase('builder', 'Cyd', 'Ana')
    .play('build tobacco storage over sugar mill with good paying well')
    .expect('Ana', { tableau: 'tobacco storage, crane' })
    .play('Ana: choose producer')
    .offers('produce tobacco', 'pass')
})

test('EX-SJ-35, SJ-B-CRANE-7, SJ-BLDG-7: cards under a chapel stay there and score, no more are tucked', () => {
  sanJuan(base)
    .tableau('Ana', 'indigo plant, crane, chapel')
    .tucked('Ana', 'well 2, tower')
    .hand('Ana', 'statue, hero')
    .taken({ trader: 'Ben', producer: 'Cyd' })
    .phase('builder', 'Ana')
    .play('build statue over chapel')
    .expect('Ana', { tucked: 'tower, well 2', tableau: 'indigo plant, crane, statue' })
    .expect('Ana', { total: 1 + 1 + 3 + 3 }) // three tucked cards; the statue is none
    .expect('round', 4)
    .asks('Cyd', 'D-SJ-2') // nobody was asked to tuck a card
    .expect('Ana', { hand: 'hero' })
})

test('SJ-B-CRANE-7: a bank over a chapel works as a bank', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, crane, chapel')
    .tucked('Ana', 'well 2')
    .hand('Ana', 'bank, hero')
    .taken({ trader: 'Ben', producer: 'Cyd' })
    .phase('builder', 'Ana')
    .play('build bank over chapel')
    .asks('Ana', 'D-SJ-10')
    .offers('deposit hero', 'pass')
    .play('deposit hero')
    .expect('Ana', { tucked: 'hero, well 2', total: 1 + 1 + 2 + 3 })
})

test('SJ-B-CRANE-7: a chapel over a bank works as a chapel', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, crane, bank')
    .tucked('Ana', 'well 2')
    .used('Ana', 'bank')
    .hand('Ana', 'chapel, hero')
    .taken({ trader: 'Ben', producer: 'Cyd' })
    .phase('builder', 'Ana')
    .play('build chapel over bank')
    .asks('Ana', 'D-SJ-9')
    .offers('tuck hero', 'pass')
})

test('SJ-B-CRANE-7: what a harbor tucked stays under the new building', () => {
  ana('indigo plant, crane, harbor', 'statue', three)
    .tuckedUnseen('Ana', 'hero, well')
    .play('build statue over harbor')
    .expect('Ana', { tuckedUnseen: 'hero, well', total: 1 + 1 + 3 + 2 })
})

test('SJ-B-CRANE-8: nothing is paid out, however dear the old building was', () => {
  ana('indigo plant, crane, palace', 'archive, well')
    .play('build archive over palace') // 1 - 6
    .happened({ type: 'built', seat: 'Ana', paid: 0 })
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { hand: 'well' })
    .expect('discard', 'none')
})

test('SJ-B-CRANE-9: privilege, quarry and black market help with a crane, too', () => {
  chooser('indigo plant*, crane, quarry, black market, chapel', 'palace, coffee roaster 3').offers(
    ...['coffee roaster', 'indigo good', 'indigo good, coffee roaster'].map(palaceOverChapel),
    ...['coffee roaster, coffee roaster', 'indigo good, coffee roaster, coffee roaster'].map(
      palaceOverChapel,
    ),
    palaceOverChapel('coffee roaster, coffee roaster, coffee roaster'),
    ...PALACE_ELSEWHERE,
    ...COFFEE_ROASTER,
    'pass',
  )
})

const palaceOverChapel = (paid: string) => `build palace over chapel paying ${paid}`
/** Paid with so many coffee roasters, behind whatever else. */
const roasters = (count: number) => Array(count).fill('coffee roaster').join(', ')

/** MIN and BASE are 4, 6 beside the others; 3, 5 over the indigo plant; 1, 2 over the quarry; 2, 4 over the black market. */
const PALACE_ELSEWHERE = [
  `build palace paying indigo good, ${roasters(3)}`,
  `build palace over indigo plant with good paying ${roasters(3)}`,
  `build palace over quarry paying indigo good`,
  `build palace over quarry paying ${roasters(1)}`,
  `build palace over quarry paying indigo good, ${roasters(1)}`,
  `build palace over quarry paying ${roasters(2)}`,
  `build palace over black market paying ${roasters(2)}`,
  `build palace over black market paying ${roasters(3)}`,
]

/** A production building has only the privilege: 3, 4 beside the others; 2, 3 over the indigo plant; 1, 2 over the black market; 0, 1 over the chapel; 0 over the quarry. */
const COFFEE_ROASTER = [
  `build coffee roaster paying ${roasters(2)}, palace`,
  `build coffee roaster paying indigo good, ${roasters(2)}`,
  `build coffee roaster paying indigo good, ${roasters(1)}, palace`,
  `build coffee roaster paying indigo good, ${roasters(2)}, palace`,
  `build coffee roaster over indigo plant with good paying ${roasters(2)}`,
  `build coffee roaster over indigo plant with good paying ${roasters(1)}, palace`,
  `build coffee roaster over indigo plant with good paying ${roasters(2)}, palace`,
  `build coffee roaster over black market paying ${roasters(1)}`,
  `build coffee roaster over black market paying palace`,
  `build coffee roaster over black market paying ${roasters(2)}`,
  `build coffee roaster over black market paying ${roasters(1)}, palace`,
  `build coffee roaster over chapel`,
  `build coffee roaster over chapel paying indigo good`,
  `build coffee roaster over chapel paying ${roasters(1)}`,
  `build coffee roaster over chapel paying palace`,
  `build coffee roaster over quarry`,
]

test('SJ-B-CRANE-9: a smithy helps with a production building, a quarry does not', () => {
  const table = ana('indigo plant, crane, smithy, quarry', 'silver smelter, coffee roaster 5')
  expect(pricesOf(table, 'build silver smelter over indigo plant')).toEqual([3, 4])
})

test('SJ-B-CRANE-10: a kind that was built over may be built again from another copy', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant, crane, chapel')
    .hand('Ana', 'statue, chapel, palace 2')
    .drawPile('hero 3, library 3')
    .phase('builder', 'Ana')
    .refuses('announce chapel', 'SJ-BUILDER-3')
    .play('Ana: build statue over chapel', 'Ben: choose prospector', 'Ana: choose trader')
    .play('Ben: choose builder')
    .asks('Ana', 'D-SJ-3')
    .play('Ana: build chapel over indigo plant paying palace, palace')
    .expect('Ana', { tableau: 'chapel, crane, statue' })
    .expect('removed', 141 - 3 - 1 - 4 - 6 + 2) // all that was not dealt, and the two built over
})

test('SJ-B-CRANE-11: the crane is used once in a phase, as the one build', () => {
  chooser('indigo plant, crane, chapel, tower', 'statue, aqueduct, well')
    .play('build statue over chapel')
    .asks('Ben', 'D-SJ-2')
    .expect('Ana', { tableau: 'indigo plant, crane, statue, tower', hand: 'well, aqueduct' })
})

test('SJ-B-CRANE-11, SJ-BLDG-4: a crane does not help to build itself; it works from the next builder phase on', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant, tower')
    .hand('Ana', 'crane, statue, hero')
    .drawPile('library 3')
    .phase('builder', 'Ana')
    .offers(
      'build crane paying statue',
      'build crane paying hero',
      'build crane paying statue, hero',
      'build statue paying hero, crane',
      'pass',
    )
    .refuses('build crane over tower', 'SJ-B-CRANE-1')
    .play('build crane paying hero', 'Ben: choose prospector', 'Ana: choose trader')
    .play('Ben: choose builder')
    .asks('Ana', 'D-SJ-3')
    .offers('build statue over tower', 'pass')
})

test('SJ-B-CRANE-12: a cathedral that is built over is gone for everybody', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, crane, cathedral')
    .hand('Ana', 'palace')
    .hand('Ben', 'coffee roaster 7')
    .phase('builder', 'Cyd', 'Ana')
    .play('Ana: build palace over cathedral') // 6 - 7
    .expect('Ana', { tableau: 'indigo plant, crane, palace' })
    .expect('cathedral', 'gone')
    .asks('Ben', 'D-SJ-3')
    .refuses(`build cathedral paying ${roasters(7)}`, 'SJ-X-CATHEDRAL-1')
})

test('SJ-B-CRANE-12, SJ-B-CRANE-3: the cathedral may be built over a building, but not over itself', () => {
  ana('indigo plant, crane, palace', 'well', three)
    .offers('build cathedral over palace paying well', 'build well over palace', 'pass')
    .play('build cathedral over palace paying well')
    .expect('cathedral', 'Ana')
    .expect('Ana', { tableau: 'indigo plant, crane, cathedral' })
})

test('SJ-B-CRANE-13: carpenter and poor house draw after a build with the crane', () => {
  ana('indigo plant, crane, carpenter, poor house, chapel', 'statue')
    .play('build statue over chapel')
    .happened(
      { type: 'drew', seat: 'Ana', by: 'carpenter' },
      { type: 'drew', seat: 'Ana', by: 'poorHouse' },
    )
    .expect('Ana', { handSize: 2 })
})

test('EX-SJ-D3: over the own quarry its discount is gone', () => {
  const over = (hand: string) => chooser('indigo plant, crane, quarry', hand)
  over('library, well')
    .play('build library over quarry') // 5 - 4 - 1
    .expect('Ana', { hand: 'well' })
  expect(pricesOf(over('palace, well 2'), 'build palace over quarry')).toEqual([1, 2])
})

test('EX-SJ-D4, R-SJ-26: over the own library the privilege counts once', () => {
  const over = (hand: string) => chooser('indigo plant, crane, library', hand, three)
  expect(pricesOf(over('palace, well 3'), 'build palace over library')).toEqual([0, 1])
  expect(pricesOf(over('well 3'), 'build cathedral over library')).toEqual([1, 2])
})

test('R-SJ-26: with two players a library that was declared and then built over is used all the same', () => {
  const table = sanJuan(two)
    .tableau('Ana', 'indigo plant, crane, library')
    .hand('Ana', 'palace, well 3')
    .phase('builder using library', 'Ana')
  expect(pricesOf(table, 'build palace')).toEqual([]) // 4, doubled
  expect(pricesOf(table, 'build palace over indigo plant')).toEqual([3]) // 5 - 2
  expect(pricesOf(table, 'build palace over library')).toEqual([0, 1])
  table.play('build palace over library').expect('Ana', { libraryUsed: true })
})

test('EX-SJ-D5: over the own carpenter no card is drawn', () => {
  ana('indigo plant, crane, carpenter', 'statue, well')
    .play('build statue over carpenter')
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { hand: 'well' })
})

test('EX-SJ-D7, R-SJ-11: the good of what is built over is lost and cannot pay', () => {
  sanJuan(base)
    .tableau('Ana', 'indigo plant, crane, black market, silver smelter*')
    .hand('Ana', 'palace')
    .phase('builder', 'Cyd')
    .happened({ type: 'moved', seat: 'Ana', move: 'pass', forced: true })
    .didNotHappen({ type: 'built' })
  ana('indigo plant*, crane, black market, silver smelter', 'palace').offers(
    'build palace over silver smelter paying indigo good',
    'pass',
  )
})

test('R-SJ-41: of equal places the first one in tableau order is built over', () => {
  ana(
    'sugar mill, indigo plant*crane, indigo plant, crane, indigo plant*hero, indigo plant',
    'well 2',
  )
    .offers(
      'build well over indigo plant paying well',
      'build well over indigo plant with good paying well',
      'build well over sugar mill',
      'pass',
    )
    .play('build well over indigo plant paying well')
    .expect('Ana', {
      tableau: 'sugar mill, indigo plant*crane, well, crane, indigo plant*hero, indigo plant',
    })
  ana(
    'sugar mill, indigo plant*well, indigo plant, crane, indigo plant*hero, indigo plant',
    'well 2',
  )
    .play('build well over indigo plant with good paying well')
    .expect('Ana', {
      tableau: 'sugar mill, well, indigo plant, crane, indigo plant*hero, indigo plant',
    })
    .expect('discard', 'well 2')
})

test('R-SJ-41: the harbor tucks the sold good that comes first in tableau order', () => {
  sanJuan(three)
    .tableau('Ana', 'silver smelter*statue, indigo plant*hero, harbor')
    .tradingHouse('t3')
    .phase('trader', 'Ana')
    .play('sell indigo, silver')
    .expect('Ana', { tuckedUnseen: 'statue' })
    .expect('discard', 'hero')
})

test('SJ-B-CRANE-1: using the crane is a choice', () => {
  ana('indigo plant, crane', 'archive, well').offers(
    'build archive paying well',
    'build archive over indigo plant',
    'build well over indigo plant paying archive',
    'pass',
  )
})
