/** Tavern: a card for whoever has the fewest buildings (SJ-X-TAVERN-1 … 5, R-SJ-13, R-SJ-39). */
import { expect, test } from 'vitest'
import { sanJuan, type Table } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], expansion: true }
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'], expansion: true }
const NAMES = four.players

/** A tableau of so many buildings with a tavern among them, or without. */
const withTavern = (buildings: number) => `sugar mill ${buildings - 1}, tavern`
const without = (buildings: number) => `tobacco storage ${buildings}`

/** A builder phase in which nobody builds. */
function nobodyBuilds(...tableaux: readonly string[]): Table {
  const names = NAMES.slice(0, tableaux.length)
  const table = sanJuan({ players: names, expansion: true })
  for (const [index, tableau] of tableaux.entries()) table.tableau(names[index] ?? '', tableau)
  return table.play('choose builder')
}

/** Who drew a card by a tavern, in this order. */
function drawers(table: Table): readonly (string | undefined)[] {
  return table.events.flatMap((event) =>
    event.type === 'drew' && event.by === 'tavern' ? [NAMES[event.seat]] : [],
  )
}

test('SJ-X-TAVERN-1, -4: at the end of a builder phase the owner with the fewest buildings draws a card', () => {
  const table = nobodyBuilds(without(4), withTavern(2), without(3))
  table.expect('Ben', { handSize: 1 }).asks('Ben', 'D-SJ-2')
  expect(drawers(table)).toEqual(['Ben'])
  expect(drawers(nobodyBuilds(without(4), without(2), without(3)))).toEqual([])
})

test('SJ-X-TAVERN-1: only in a builder phase', () => {
  const table = sanJuan(three)
    .tableau('Ana', without(4))
    .tableau('Ben', withTavern(2))
    .tableau('Cyd', without(3))
  table.play('choose trader').didNotHappen({ type: 'drew' })
})

test.each([
  ['nobody has fewer and one has more', [3, 3, 4], true],
  ['alone the fewest', [3, 4, 4], true],
  ['somebody has fewer', [3, 2, 4], false],
  ['somebody has fewer, nobody more', [3, 2, 3], false],
  ['all have the same', [3, 3, 3], false],
  ['the most', [5, 3, 4], false],
] as const)('EX-SJ-34, SJ-X-TAVERN-2: %s: %j', (_, [owner, second, third], draws) => {
  const drew = draws ? ['Ana'] : []
  expect(drawers(nobodyBuilds(withTavern(owner), without(second), without(third)))).toEqual(drew)
  const last = draws ? ['Cyd'] : []
  expect(drawers(nobodyBuilds(without(second), without(third), withTavern(owner)))).toEqual(last)
})

test('EX-SJ-D12: with 5, 5, 7 and 8 buildings both with 5 qualify; with 6, 6 and 6 nobody does', () => {
  const eight = 'indigo plant 4, silver smelter 3, coffee roaster'
  const table = nobodyBuilds(
    'sugar mill 4, tavern',
    'tobacco storage 4, tavern',
    'coffee roaster 7',
    eight,
  )
  expect(drawers(table)).toEqual(['Ana', 'Ben'])
  const oneOwner = nobodyBuilds(
    'sugar mill 4, tavern',
    'tobacco storage 5',
    'coffee roaster 6, tavern',
    eight,
  )
  expect(drawers(oneOwner)).toEqual(['Ana'])
  const six = nobodyBuilds(
    'sugar mill 5, tavern',
    'tobacco storage 5, tavern',
    'coffee roaster 5, tavern',
  )
  expect(drawers(six)).toEqual([])
})

test('SJ-X-TAVERN-2: with two players the one with fewer', () => {
  expect(drawers(nobodyBuilds(withTavern(2), without(3)))).toEqual(['Ana'])
  expect(drawers(nobodyBuilds(withTavern(3), without(3)))).toEqual([])
})

test.each([
  ['a production building', 'indigo plant'],
  ['a city building', 'archive'],
])('SJ-X-TAVERN-3: buildings are counted after all builds, %s included', (_, kind) => {
  const table = sanJuan(three)
    .tableau('Ana', withTavern(2))
    .tableau('Ben', without(2))
    .tableau('Cyd', without(2))
    .hand('Cyd', `${kind}, hero`)
    .phase('builder', 'Ana')
    .play(`Cyd: build ${kind} paying hero`)
  expect(drawers(table)).toEqual(['Ana'])
})

test('SJ-X-TAVERN-3: whoever catches up with all others by building draws nothing', () => {
  const table = sanJuan(three)
    .tableau('Ana', withTavern(2))
    .tableau('Ben', without(3))
    .tableau('Cyd', without(3))
    .hand('Ana', 'archive')
    .phase('builder', 'Ana')
    .play('build archive')
    .expect('Ana', { buildings: 3 })
  expect(drawers(table)).toEqual([])
})

test('SJ-X-TAVERN-3: a building over another adds none', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant, tavern')
    .tableau('Ben', 'indigo plant, crane')
    .tableau('Cyd', without(2))
    .hand('Ben', 'archive')
    .phase('builder', 'Ben')
    .play('build archive over indigo plant')
  expect(drawers(table)).toEqual([])
})

test('SJ-X-TAVERN-4: the owner may have built himself', () => {
  const table = sanJuan(three)
    .tableau('Ana', withTavern(2))
    .tableau('Ben', without(4))
    .tableau('Cyd', without(4))
    .hand('Ana', 'archive')
    .phase('builder', 'Ana')
    .play('build archive')
    .expect('Ana', { buildings: 3, handSize: 1 })
  expect(drawers(table)).toEqual(['Ana'])
})

test('SJ-X-TAVERN-4, SJ-BLDG-4, R-SJ-13: not in the phase in which it was built, but in the next one', () => {
  const table = sanJuan({ players: ['Ana', 'Ben'], expansion: true })
    .tableau('Ana', 'indigo plant')
    .tableau('Ben', without(4))
    .hand('Ana', 'tavern, hero')
    .drawPile('library 3')
    .phase('builder', 'Ana')
    .play('build tavern paying hero')
    .expect('Ana', { buildings: 2, handSize: 0 })
  expect(drawers(table)).toEqual([])
  table.play('Ben: choose prospector', 'Ana: choose trader', 'Ben: choose builder')
  expect(drawers(table)).toEqual(['Ana'])
})

test('SJ-X-TAVERN-4, SJ-BLDG-5: a tavern that is built over in the phase gives no card', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant, crane, tavern')
    .tableau('Ben', without(4))
    .tableau('Cyd', without(4))
    .hand('Ana', 'well')
    .phase('builder', 'Ana')
    .play('build well over tavern')
  expect(drawers(table)).toEqual([])
})

test('SJ-X-TAVERN-5: also in the last builder phase, where the card may decide a tie', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant 5, sugar mill 6') // 11 VP
    .tableau('Ben', 'statue, victory column, chapel, tower, tavern') // 3 + 4 + 2 + 2 + 1 = 12 VP
    .tableau('Cyd', 'indigo plant, sugar mill, tobacco storage 3')
    .hand('Ana', 'archive')
    .phase('builder', 'Ana')
    .play('build archive')
    .over('Ben')
    .expect('Ana', { total: 12, handSize: 0 })
    .expect('Ben', { total: 12, handSize: 1 })
  expect(drawers(table)).toEqual(['Ben'])
})

test('R-SJ-13: the tavern gives the card, not the hut', () => {
  const table = nobodyBuilds(without(4), 'indigo plant, hut', without(3))
  table.didNotHappen({ type: 'drew' }).expect('Ben', { handSize: 0 })
})

test('R-SJ-39: several taverns draw in phase order', () => {
  const taverns = sanJuan(three)
    .tableau('Ana', 'indigo plant, tavern')
    .tableau('Ben', without(3))
    .tableau('Cyd', 'indigo plant, tavern')
    .phase('builder', 'Ben')
    .asks('Cyd', 'D-SJ-2')
  expect(drawers(taverns)).toEqual(['Cyd', 'Ana'])
  sanJuan(three)
    .tableau('Ana', 'indigo plant, tavern')
    .tableau('Ben', without(3))
    .tableau('Cyd', 'indigo plant, tavern')
    .drawPile('library')
    .phase('builder', 'Ben')
    .expect('Cyd', { hand: 'library' })
    .expect('Ana', { hand: 'none' }) // the piles are empty
})
