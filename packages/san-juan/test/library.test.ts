/** Library: the doubled privilege of the role its owner chooses (SJ-B-LIBRARY-1 … 4, EX-SJ-7). Building over it: crane.test.ts. */
import { expect, test } from 'vitest'
import { mostGoods, pricesOf } from './counted-offers.ts'
import { sanJuan, type Table } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const two = { players: ['Ana', 'Ben'] }

/** Ana has a library, and whatever else; four of her indigo plants are full, her four sugar mills empty. */
function library(others = '', options = three): Table {
  const tableau = `indigo plant 4*, sugar mill 4, library${others === '' ? '' : `, ${others}`}`
  return sanJuan(options).tableau('Ana', tableau)
}

const HAND = 'hero, coffee roaster 6'

/** How many cards a reason brought. */
const cardsBy = (table: Table, by: string) =>
  table.events.filter((event) => event.type === 'drew' && event.by === by).length

test('EX-SJ-7, SJ-B-LIBRARY-1: councillor, 2 + 3 + 3 = 8 cards to choose from', () => {
  const table = library().drawPile('well 3, crane 3, palace 2, chapel 3').phase('councillor', 'Ana')
  table.asks('Ana', 'D-SJ-6').expect('drawPile', 11 - 8)
  expect(cardsBy(table, 'councillor')).toBe(8)
  const without = sanJuan(three).phase('councillor', 'Ana')
  expect(cardsBy(without, 'councillor')).toBe(5)
})

test('EX-SJ-7, SJ-B-LIBRARY-1: builder, 1 + 1 = 2 cards less', () => {
  const table = library().hand('Ana', HAND).phase('builder', 'Ana')
  expect(pricesOf(table, 'build hero')).toEqual([3, 4, 5])
  expect(pricesOf(table, 'build coffee roaster')).toEqual([2, 3, 4])
})

test('EX-SJ-7, SJ-B-LIBRARY-1: producer, up to 1 + 1 + 1 = 3 goods', () => {
  library()
    .phase('producer', 'Ana')
    .offers('produce sugar', 'produce sugar, sugar', 'produce sugar, sugar, sugar', 'pass')
    .play('produce sugar, sugar, sugar')
    .expect('Ana', { goods: 7 })
})

test('EX-SJ-7, SJ-B-LIBRARY-1: trader, up to 1 + 1 + 1 = 3 goods', () => {
  library()
    .tradingHouse('t1')
    .phase('trader', 'Ana')
    .offers('sell indigo', 'sell indigo, indigo', 'sell indigo, indigo, indigo', 'pass')
    .play('sell indigo, indigo, indigo')
    .expect('Ana', { goods: 1, handSize: 3 })
})

test('EX-SJ-7, SJ-B-LIBRARY-1: prospector, 1 + 1 = 2 cards', () => {
  library().phase('prospector', 'Ana').asks('Ben', 'D-SJ-2').expect('Ana', { handSize: 2 })
})

test('SJ-B-LIBRARY-2: other buildings are added, not doubled', () => {
  const quarry = library('quarry').hand('Ana', HAND).phase('builder', 'Ana')
  expect(pricesOf(quarry, 'build hero')).toEqual([2, 3, 4, 5])
  const smithy = library('smithy').hand('Ana', HAND).phase('builder', 'Ana')
  expect(pricesOf(smithy, 'build coffee roaster')).toEqual([1, 2, 3, 4])
  const aqueduct = library('aqueduct').phase('producer', 'Ana')
  expect(mostGoods(aqueduct, 'produce')).toBe(4)
  const plants = 'indigo plant 5*, sugar mill, library, trading post'
  const post = sanJuan(three).tableau('Ana', plants).phase('trader', 'Ana')
  expect(mostGoods(post, 'sell')).toBe(4)
})

test('SJ-B-LIBRARY-2: the cards that other buildings bring are not doubled', () => {
  library('carpenter')
    .hand('Ana', 'archive')
    .phase('builder', 'Ana')
    .play('build archive')
    .expect('Ana', { handSize: 1 })
  library('poor house')
    .hand('Ana', 'archive')
    .phase('builder', 'Ana')
    .play('build archive')
    .expect('Ana', { handSize: 1 })
  library('well')
    .phase('producer', 'Ana')
    .play('produce sugar, sugar')
    .expect('Ana', { handSize: 1 })
  library('market stand, market hall')
    .tradingHouse('t1')
    .phase('trader', 'Ana')
    .play('sell indigo, indigo')
    .expect('Ana', { handSize: 2 + 1 + 1 })
})

test('SJ-B-LIBRARY-2: a prefecture keeps two cards, a gold mine turns up four', () => {
  library('prefecture')
    .drawPile('well 3, crane 3, palace 2')
    .phase('councillor', 'Ana')
    .play('keep well, crane')
    .expect('Ana', { hand: 'well, crane' })
  const mine = library('gold mine').drawPile('well 3, crane 3').phase('prospector', 'Ana')
  expect(mine.events.filter(({ type }) => type === 'turnedUp')).toHaveLength(4)
})

test('SJ-B-LIBRARY-3: no effect in the phases of roles that others chose', () => {
  const others = library().hand('Ana', 'hero, coffee roaster 5').phase('builder', 'Cyd', 'Ana')
  expect(pricesOf(others, 'build hero')).toEqual([5])
  expect(mostGoods(library().phase('producer', 'Cyd', 'Ana'), 'produce')).toBe(1)
  expect(mostGoods(library().phase('trader', 'Cyd', 'Ana'), 'sell')).toBe(1)
  library().phase('prospector', 'Cyd').expect('Ana', { handSize: 0 }).expect('Cyd', { handSize: 1 })
  const council = library().drawPile('well 3, crane 3, palace 2, chapel 3')
  council.phase('councillor', 'Ben').asks('Ben', 'D-SJ-6')
  expect(cardsBy(council, 'councillor')).toBe(5)
})

test('SJ-B-LIBRARY-3: the library of another does not help the chooser', () => {
  sanJuan(three)
    .tableau('Ben', 'indigo plant, library')
    .phase('prospector', 'Ana')
    .expect('Ana', { handSize: 1 })
    .expect('Ben', { handSize: 0 })
})

test('SJ-B-LIBRARY-1, SJ-BLDG-4: a library does not lower its own price', () => {
  const table = sanJuan(three).hand('Ana', 'library, coffee roaster 6').phase('builder', 'Ana')
  expect(pricesOf(table, 'build library')).toEqual([4, 5])
})

test('SJ-B-LIBRARY-4: with two players it is used only if that is said with the role', () => {
  const hand = 'quarry, palace 2, city hall 2'
  library('', two)
    .play('choose prospector using library')
    .happened({ type: 'roleTaken', seat: 'Ana', role: 'prospector', doubled: true })
    .expect('Ana', { handSize: 2, libraryUsed: true })
  library('', two)
    .play('choose prospector')
    .happened({ type: 'roleTaken', seat: 'Ana', role: 'prospector', doubled: false })
    .expect('Ana', { handSize: 1, libraryUsed: false })
  const builder = library('', two).hand('Ana', hand)
  expect(pricesOf(builder.phase('builder using library', 'Ana'), 'build quarry')).toEqual([2, 3, 4])
  const single = library('', two).hand('Ana', hand).phase('builder', 'Ana')
  expect(pricesOf(single, 'build quarry')).toEqual([3, 4])
})

test('SJ-B-LIBRARY-4: with two players every role can be doubled, once in the round', () => {
  const roles = ['builder', 'producer', 'trader', 'councillor', 'prospector']
  library('', two).offers(
    ...roles.map((role) => `choose ${role}`),
    ...roles.map((role) => `choose ${role} using library`),
  )
  expect(mostGoods(library('', two).phase('producer using library', 'Ana'), 'produce')).toBe(3)
  expect(mostGoods(library('', two).phase('trader using library', 'Ana'), 'sell')).toBe(3)
  const council = library('', two).phase('councillor using library', 'Ana')
  expect(cardsBy(council, 'councillor')).toBe(8)
  library('', two)
    .taken({ builder: 'Ana', trader: 'Ben' })
    .used('Ana', 'library')
    .offers('choose producer', 'choose councillor', 'choose prospector')
    .refuses('choose prospector using library', 'SJ-2P-4')
})

test('SJ-B-LIBRARY-4: with three players nothing is declared', () => {
  library().offers(
    ...['builder', 'producer', 'trader', 'councillor', 'prospector'].map(
      (role) => `choose ${role}`,
    ),
  )
})

test('SJ-B-LIBRARY-4, SJ-BLDG-4: a library that was built in the round works at the next choice', () => {
  sanJuan(two)
    .hand('Ana', 'library, coffee roaster 4')
    .drawPile('statue 3, hero 3')
    .phase('builder', 'Ana')
    .play(`build library paying ${Array(4).fill('coffee roaster').join(', ')}`)
    .play('Ben: choose trader')
    .play('Ana: choose prospector using library')
    .expect('Ana', { handSize: 2 })
})
