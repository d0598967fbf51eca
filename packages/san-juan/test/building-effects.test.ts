/** Smithy, Quarry, Carpenter, Poor house and Park: what they give when their owner builds, and when they do not. */
import { expect, test } from 'vitest'
import { PRODUCTION_COSTS } from './costs.ts'
import { pricesOf } from './counted-offers.ts'
import { ana, base, notAsked, three } from './full-price.ts'
import { sanJuan, type Table } from './table.ts'

/** Ana can pay for nothing in her hand, so she is not asked. */
function expectNotAsked(tableau: string, hand: string): void {
  notAsked(tableau, hand).asks('Ana', 'D-SJ-2').expect('Ana', { tableau })
}

/** Ana is the chooser. */
function chooser(tableau: string, hand: string, options = base): Table {
  return sanJuan(options).tableau('Ana', tableau).hand('Ana', hand).phase('builder', 'Ana')
}

// Smithy

test.each(PRODUCTION_COSTS)(
  'SJ-B-SMITHY-1: with a smithy %s (%i) costs one card less',
  (kind, cost) => {
    const hand = `${kind}, palace 2, guild hall 2, city hall 2`
    expect(pricesOf(ana('indigo plant, smithy', hand), `build ${kind}`)).toEqual([cost - 1, cost])
    expect(pricesOf(ana('indigo plant, quarry', hand), `build ${kind}`)).toEqual([cost])
  },
)

test('SJ-B-SMITHY-1: only the smithy of the one who builds', () => {
  sanJuan(base)
    .hand('Ana', 'sugar mill, palace 2')
    .tableau('Ben', 'indigo plant, smithy')
    .phase('builder', 'Cyd', 'Ana')
    .offers('build sugar mill paying palace, palace', 'pass')
})

test('SJ-B-SMITHY-2: city buildings cost the same with a smithy', () => {
  ana('indigo plant, smithy', 'archive, statue, well, palace').offers(
    'build archive paying statue',
    'build archive paying well',
    'build archive paying palace',
    'build well paying statue, archive',
    'build well paying statue, palace',
    'build well paying archive, palace',
    'build statue paying archive, well, palace',
    'pass',
  )
})

test.each([
  ['statue', 'statue, palace 2'],
  ['well', 'well, palace'],
  ['archive', 'archive'],
])('SJ-B-SMITHY-2: a smithy is not the card that is missing for a %s', (_, hand) => {
  expectNotAsked('indigo plant, smithy', hand)
})

// Quarry

test.each([
  ['statue', 3],
  ['archive', 1],
  ['well', 2],
  ['library', 5],
  ['palace', 6],
  ['hut', 1],
  ['residence', 6],
])('SJ-B-QUARRY-1: with a quarry %s (%i) costs one card less', (kind, cost) => {
  const hand = `${kind}, coffee roaster 6`
  const price = (tableau: string) => pricesOf(ana(tableau, hand, three), `build ${kind}`)
  expect(price('indigo plant, quarry')).toEqual([cost - 1, cost])
  expect(price('indigo plant, smithy')).toEqual([cost])
})

test('SJ-B-QUARRY-1: the cathedral too, but no production building', () => {
  const quarry = ana('indigo plant, quarry', 'silver smelter, coffee roaster 6', three)
  expect(pricesOf(quarry, 'build cathedral')).toEqual([6, 7])
  expect(pricesOf(quarry, 'build silver smelter')).toEqual([5])
  expect(pricesOf(quarry, 'build coffee roaster')).toEqual([4])
})

test.each([
  ['indigo plant', 'indigo plant'],
  ['silver smelter', 'silver smelter 5'],
])('SJ-B-QUARRY-1: a quarry is not the card that is missing for a %s', (_, hand) => {
  expectNotAsked('indigo plant, quarry', hand)
})

test('SJ-B-QUARRY-1: only the quarry of the one who builds', () => {
  sanJuan(base)
    .hand('Ana', 'well, palace 2')
    .tableau('Ben', 'indigo plant, quarry')
    .phase('builder', 'Cyd', 'Ana')
    .offers('build well paying palace, palace', 'pass')
})

// Carpenter

test.each([
  ['statue', 3],
  ['archive', 1],
  ['palace', 6],
  ['hut', 1],
  ['tavern', 2],
])('SJ-B-CARPENTER-1, SJ-BUILDER-11: a card after a city building, such as %s', (kind, cost) => {
  const paid = Array(cost).fill('coffee roaster').join(', ')
  const built = (tableau: string) =>
    ana(tableau, `${kind}, coffee roaster 6`, three).play(`build ${kind} paying ${paid}`)
  built('indigo plant, carpenter')
    .happened(
      { type: 'built', seat: 'Ana' },
      { type: 'cardPaid', seat: 'Ana' },
      { type: 'drew', seat: 'Ana', by: 'carpenter' },
    )
    .expect('Ana', { handSize: 6 - cost + 1 })
  built('indigo plant, library')
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { handSize: 6 - cost })
})

test('SJ-B-CARPENTER-1, SJ-BUILDER-11: none after a production building, none after passing', () => {
  ana('indigo plant, carpenter', 'sugar mill, palace 2, well')
    .play('build sugar mill paying palace, palace')
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { hand: 'well' })
  ana('indigo plant, carpenter', 'sugar mill, palace 2')
    .play('pass')
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { handSize: 3 })
})

test('SJ-B-CARPENTER-1: what others build is nothing to it', () => {
  sanJuan(base)
    .tableau('Ben', 'indigo plant, carpenter')
    .hand('Ana', 'well, palace 2')
    .phase('builder', 'Cyd', 'Ana')
    .play('build well paying palace, palace')
    .didNotHappen({ type: 'drew' })
})

test('EX-SJ-33, SJ-B-CARPENTER-2, SJ-BUILDER-11: a carpenter gives no card for itself', () => {
  ana('indigo plant', 'carpenter, palace 2, well')
    .play('build carpenter paying palace, palace, well')
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { hand: 'none' })
})

test('SJ-B-CARPENTER-2: the card drawn does not help to pay', () => {
  sanJuan(base)
    .tableau('Ana', 'indigo plant, carpenter')
    .hand('Ana', 'well, palace') // the well costs 2; only the palace could pay
    .phase('builder', 'Cyd')
    .happened({ type: 'moved', seat: 'Ana', move: 'pass', forced: true })
    .expect('Ana', { hand: 'well, palace' })
})

test('SJ-B-CARPENTER-2, SJ-PILE-7: the cards just paid may come back by a shuffle, for they were paid before', () => {
  ana('indigo plant, carpenter', 'statue, palace 2, well')
    .drawPile('none')
    .play('build statue paying palace, palace, well')
    .happened(
      { type: 'discardsShuffled', count: 3 },
      { type: 'drew', seat: 'Ana', by: 'carpenter' },
    )
    .expect('Ana', { handSize: 1 })
    .expect('drawPile', 2)
})

// Poor house

test.each([
  [0, 1],
  [1, 2],
  [2, 2],
  [3, 3],
])('SJ-B-POORHOUSE-1, SJ-BUILDER-12: %i cards left after building become %i', (left, after) => {
  const money = ['palace', 'palace', 'hero', 'hero'].slice(0, 1 + left)
  const table = ana('indigo plant, poor house', ['archive', ...money].join(', '))
  table.play('build archive paying palace').expect('Ana', { handSize: after })
  if (left < 2) table.happened({ type: 'drew', seat: 'Ana', by: 'poorHouse' })
  else table.didNotHappen({ type: 'drew' })
})

test('SJ-B-POORHOUSE-1: without a poor house nothing is drawn, nor with that of another', () => {
  sanJuan(base)
    .tableau('Ben', 'indigo plant, poor house')
    .hand('Ana', 'archive, palace')
    .phase('builder', 'Cyd', 'Ana')
    .play('build archive paying palace')
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { handSize: 0 })
    .expect('Ben', { handSize: 0 })
})

test('EX-SJ-D1, SJ-B-POORHOUSE-2, SJ-BUILDER-12: first the carpenter, then the poor house', () => {
  ana('indigo plant, poor house, carpenter', 'statue, palace, well, tower')
    .play('build statue paying palace, well, tower')
    .happened(
      { type: 'drew', seat: 'Ana', by: 'carpenter' },
      { type: 'drew', seat: 'Ana', by: 'poorHouse' },
    )
    .expect('Ana', { handSize: 2 })
})

test('EX-SJ-D2, SJ-B-POORHOUSE-2: with one card left the carpenter spoils the poor house', () => {
  ana('indigo plant, poor house, carpenter', 'statue, palace, well, tower, hero')
    .play('build statue paying palace, well, tower')
    .happened({ type: 'drew', seat: 'Ana', by: 'carpenter' })
    .didNotHappen({ type: 'drew', by: 'poorHouse' })
    .expect('Ana', { handSize: 2 })
})

test('SJ-B-POORHOUSE-2, -4: after a production building the carpenter draws nothing and spoils nothing', () => {
  ana('indigo plant, poor house, carpenter', 'sugar mill, palace, well, hero')
    .play('build sugar mill paying palace, well')
    .happened({ type: 'drew', seat: 'Ana', by: 'poorHouse' })
    .didNotHappen({ type: 'drew', by: 'carpenter' })
    .expect('Ana', { handSize: 2 })
})

test('SJ-B-POORHOUSE-3, SJ-BUILDER-12: who passes gets nothing, with however few cards', () => {
  sanJuan(base)
    .tableau('Ana', 'indigo plant, poor house')
    .tableau('Ben', 'indigo plant, poor house')
    .hand('Ben', 'indigo plant')
    .phase('builder', 'Ben')
    .play('Ben: pass') // Ana, who has no cards, is not even asked
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { handSize: 0 })
    .expect('Ben', { handSize: 1 })
})

test('SJ-B-POORHOUSE-3, SJ-BLDG-4: a poor house gives no card for itself', () => {
  chooser('indigo plant', 'poor house')
    .play('build poor house')
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { handSize: 0 })
})

test('SJ-B-POORHOUSE-3, SJ-BLDG-4: a poor house works from the next builder phase on', () => {
  sanJuan({ players: ['Ana', 'Ben'] })
    .hand('Ana', 'poor house, indigo plant 2')
    .drawPile('library 3')
    .phase('builder', 'Ana')
    .play('Ana: build poor house', 'Ben: choose prospector', 'Ana: choose trader')
    .play('Ben: choose builder', 'Ana: build indigo plant paying indigo plant')
    .happened({ type: 'drew', seat: 'Ana', card: 'library', by: 'poorHouse' })
    .expect('Ana', { hand: 'library', tableau: 'indigo plant, poor house, indigo plant' })
})

// Park

test('EX-SJ-28, SJ-X-PARK-1: a library over a park costs nothing, and nothing is paid out', () => {
  ana('indigo plant, crane, park', 'library, well', three)
    .play('build library over park') // 5 - 6
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { hand: 'well', tableau: 'indigo plant, crane, library' })
    .expect('removed', 'park')
})

test('EX-SJ-29, SJ-X-PARK-1: the cathedral over a park costs one card, or none with a discount', () => {
  const price = (table: Table) => pricesOf(table, 'build cathedral over park')
  expect(price(ana('indigo plant, crane, park', 'well 3', three))).toEqual([1])
  expect(price(chooser('indigo plant, crane, park', 'well 3', three))).toEqual([0, 1])
  expect(price(ana('indigo plant, crane, park, quarry', 'well 3', three))).toEqual([0, 1])
  expect(price(chooser('indigo plant, crane, park, quarry', 'well 3', three))).toEqual([0, 1])
})

test('SJ-X-PARK-1: any building of cost 6 over a park is free', () => {
  const table = ana('indigo plant, crane, park', 'palace, silver smelter, well', three)
  expect(pricesOf(table, 'build palace over park')).toEqual([0])
  expect(pricesOf(table, 'build silver smelter over park')).toEqual([0])
})

test('SJ-X-PARK-2: without a crane a park has no effect', () => {
  const table = ana('indigo plant, park', 'palace, coffee roaster 6', three)
  expect(pricesOf(table, 'build palace')).toEqual([6])
  table.refuses('build palace over park', 'SJ-B-CRANE-1')
})

test('SJ-X-PARK-2: beside a park, or over another building, the price is the usual one', () => {
  const table = ana('indigo plant, crane, park, chapel', 'palace, coffee roaster 6', three)
  expect(pricesOf(table, 'build palace')).toEqual([6])
  expect(pricesOf(table, 'build palace over chapel')).toEqual([3])
  const park = ana('indigo plant, crane', 'park, coffee roaster 6', three)
  expect(pricesOf(park, 'build park over indigo plant')).toEqual([2]) // a park costs 3
})
