/** The scenario language itself: it reads what it says, and a wrong scenario fails with a readable reason. */
import { describe, expect, test } from 'vitest'
import { newGame, sanJuan } from './table.ts'

const two = { players: ['Ana', 'Ben'] }
const three = { players: ['Ana', 'Ben', 'Cyd'] }
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'], expansion: true }

test('the example of the guide', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*, silver smelter*, market stand, trading post')
    .tradingHouse('t3')
    .phase('trader', 'Ben', 'Ana')
    .offers('sell indigo', 'sell silver', 'sell indigo, silver', 'pass')
    .play('sell indigo, silver')
    .happened({ type: 'sold', seat: 'Ana', good: 'silver', price: 3 })
    .expect('Ana', { handSize: 5, goods: 0 })
    .expect('discard', 2)
})

test('the other example of the guide', () => {
  sanJuan(three)
    .hand('Ana', 'crane 2, well')
    .tableau('Ana', 'indigo plant, chapel')
    .roundStarts('Cyd')
    .asks('Ana', 'D-SJ-9')
    .offers('tuck crane', 'tuck well', 'pass')
    .play('tuck crane')
    .expect('Ana', { hand: 'crane, well', tucked: 'crane', total: 1 + 2 + 1 })
})

test('what is not said is not there', () => {
  const table = sanJuan(three)
    .expect('Ana', { hand: 'none', tableau: 'indigo plant', tucked: 0, total: 1 })
    .expect('drawPile', 112 - 3)
    .expect('discard', 'none')
    .expect('removed', 0)
    .expect('round', 1)
    .expect('governor', 'Ana')
    .expect('roles', { builder: 'free' })
    .expect('ending')
    .asks('Ana', 'D-SJ-2')
  expect(table.view('Ana').tradingHouses).toEqual([])
})

test('cards lie where they were put, the others in the draw pile', () => {
  sanJuan(four)
    .hand('Ana', 'crane 2, well')
    .hand('Ben', 'indigo plant')
    .tableau('Ana', 'indigo plant*, sugar mill*crane, customsOffice*, bank, harbor, cathedral')
    .tucked('Ana', 'statue, hero')
    .tuckedUnseen('Ana', 2)
    .tableau('Ben', 'indigo plant, harbor')
    .tuckedUnseen('Ben', 'well')
    .used('Ana', 'bank')
    .discard('archive 3')
    .removed('park')
    .expect('Ana', {
      hand: 'well, crane 2',
      handSize: 3,
      tableau: 'indigo plant*, sugar mill*crane, customs office*, bank, harbor, cathedral',
      buildings: 6,
      goods: 3,
      tucked: 4,
      bankUsed: true,
    })
    .expect('Ana', {
      tucked: 'hero, statue',
      tuckedUnseen: 2,
      tableau: 'indigo plant*, sugar mill*, customs office*, bank, harbor, cathedral',
    })
    .expect('Ben', { hand: 'indigo plant', tuckedUnseen: 'well', bankUsed: false })
    .expect('discard', 'archive 3')
    .expect('removed', 'park')
    .expect('cathedral', 'Ana')
    .expect('drawPile', 141 - 3 - 1 - 5 - 4 - 3 - 4 - 1 - 3 - 1)
})

test('a draw pile of exactly these cards', () => {
  sanJuan(three)
    .drawPile('statue 3, well')
    .tableau('Ben', 'indigo plant*') // not one of the four
    .expect('drawPile', 'well, statue 3')
    .expect('removed', 112 - 3 - 1 - 4)
    .play('choose prospector')
    .expect('Ana', { handSize: 1 })
    .expect('drawPile', 3)
  sanJuan(three).drawPile('none').play('choose prospector').expect('Ana', { hand: 'none' })
})

test('roles, governor, turn and round', () => {
  sanJuan(three)
    .taken({ trader: 'Ben', builder: 'Cyd' })
    .round(4)
    .expect('governor', 'Ben')
    .expect('round', 4)
    .expect('roles', { trader: 'Ben', builder: 'Cyd', producer: 'free' })
    .asks('Ana', 'D-SJ-2')
    .offers('choose producer', 'choose councillor', 'choose prospector')
  sanJuan(three).taken({ trader: 'Ana' }).chooses('Ben').expect('governor', 'Ana')
  sanJuan(three).chooses('Cyd').expect('governor', 'Cyd')
  sanJuan(two)
    .taken({ trader: 'Ana', builder: 'Ben' })
    .asks('Ana', 'D-SJ-2')
    .expect('governor', 'Ana')
})

test('a phase under way', () => {
  sanJuan(three).hand('Ben', 'crane 3').phase('builder', 'Ana').asks('Ben', 'D-SJ-3')
  sanJuan(three).phase('producer', 'Ana').asks('Ana', 'D-SJ-4')
  sanJuan(three).phase('producer', 'Ana', 'Cyd').asks('Cyd', 'D-SJ-4')
  sanJuan(three)
    .drawPile('statue 2, well 3')
    .phase('councillor', 'Ana')
    .offers('keep statue', 'keep well')
  sanJuan(two)
    .tableau('Ana', 'indigo plant, library')
    .phase('producer using library', 'Ana')
    .offers('produce indigo', 'pass')
    .expect('Ana', { libraryUsed: true })
})

test('a building that was built in this phase', () => {
  sanJuan(three)
    .hand('Ana', 'crane')
    .hand('Cyd', 'crane, well 2')
    .tableau('Ana', 'indigo plant, quarry!')
    .phase('builder', 'Ana', 'Cyd')
    .asks('Cyd', 'D-SJ-3')
    .expect('Ana', { tableau: 'indigo plant, quarry!' })
    .expect('Ana', { tableau: 'indigo plant, quarry' })
    .expect('roles', { builder: 'Ana' })
})

describe('the start of a round', () => {
  test.each([
    ['2 players', two, 112],
    ['3 players', three, 112],
    ['4 players', four, 141],
  ])('%s', (_, options, cards) => {
    sanJuan(options)
      .hand('Ana', 'tobacco storage 8')
      .tableau('Ana', 'indigo plant*, sugar mill')
      .hand('Ben', 'coffee roaster 5, well 3')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-11')
      .offers('discard coffee roaster', 'discard well')
      .expect('governor', 'Ben')
      .expect('round', 2)
      .expect('drawPile', cards - options.players.length - 8 - 1 - 1 - 8)
      .happened({ type: 'governorPassed', seat: 'Ben', round: 2 })
      .play('discard well')
      .happened({ type: 'discarded', seat: 'Ana', card: 'tobaccoStorage' }) // one of equal ones
      .asks('Ben', 'D-SJ-2')
  })

  test('of the round that is said, without any decision of its own', () => {
    sanJuan(three)
      .tableau('Ana', 'chapel') // no production building
      .round(9)
      .roundStarts('Cyd')
      .asks('Cyd', 'D-SJ-2')
      .expect('round', 9)
      .expect('roles', { builder: 'free', producer: 'free' })
  })
})

test('starting cards', () => {
  sanJuan({ ...two, advanced: true })
    .hand('Ana', 'crane 3, well 2')
    .hand('Ben', 'tower, statue 3, hero 2')
    .startingCards('Ana', 'Ben')
    .waitsFor('Ana', 'Ben')
    .offers('discard well', 'discard crane')
    .play('Ben: discard hero, tower', 'Ana: discard well')
    .expect('Ben', { hand: 'statue 3, hero' })
    .asks('Ana', 'D-SJ-2')
})

test('trading houses', () => {
  const table = sanJuan(three).tradingHouse('t4', 't2').phase('trader', 'Ana')
  expect(table.view('Ana').tradingHouses).toEqual(['t4', 't2', 't1', 't3', 't5'])
  table.asks('Ben', 'D-SJ-2').play('choose prospector')
  const seen = sanJuan(three).housesSeen('t4', 't2')
  expect(seen.view('Ana')).toMatchObject({ tradingHouses: ['t4', 't2'], tradingHouse: undefined })
})

test('what a seat knows', () => {
  const table = sanJuan(three)
    .discard('crane 2, well')
    .hand('Ben', 'statue')
    .knows('Ana', { discards: 'crane' })
    .knows('Ben', { shown: 'statue' })
    .allKnow({ discards: 'well', freshGoods: 1 })
  expect(table.view('Ana').knownDiscards).toEqual({ crane: 1, well: 1 })
  expect(table.view('Ben').knownDiscards).toEqual({ well: 1 })
  expect(table.view('Ana').seats[1]?.shown).toEqual({ statue: 1 })
})

test('what a seat is told', () => {
  const table = sanJuan(three).drawPile('statue 2').play('choose prospector')
  expect(table.told('Ana')).toContainEqual({
    type: 'drew',
    seat: 0,
    card: 'statue',
    by: 'prospector',
  })
  expect(table.told('Ben')).toContainEqual({
    type: 'drew',
    seat: 0,
    card: undefined,
    by: 'prospector',
  })
})

test('a game set up by the rules', () => {
  const table = newGame({ players: ['Ana', 'Ben'], expansion: true }, 'x')
  table.expect('drawPile', 131).expect('Ana', { handSize: 4, tableau: 'indigo plant', total: 1 })
  table.expect('cathedral', 'table')
  expect(table.game.offers()).toHaveLength(5)
  expect(table.score('Ana').total).toBe(1)
})

describe('a failure says what is wrong', () => {
  const table = () =>
    sanJuan(three)
      .hand('Ana', 'well, crane')
      .tableau('Ana', 'indigo plant*')
      .phase('builder', 'Ana')

  test.each([
    [
      'offers',
      () => table().offers('build well', 'pass'),
      /expected, not legal:\s+build well\s+legal, not expected:\s+build well paying crane/,
    ],
    ['the position', () => table().offers(), /Ana +hand: well, crane \| tableau: indigo plant\*/],
    ['the moves so far', () => table().offers(), /Played so far:\s+choose builder/],
    ['an illegal move', () => table().play('build statue'), /"build statue" was refused/],
    ['a wrong turn', () => table().play('Ben: pass'), /not-your-turn/],
    ['asks', () => table().asks('Ben', 'D-SJ-3'), /asked is Ana: D-SJ-3/],
    [
      'a wrong hand',
      () => table().expect('Ana', { hand: 'crane 3' }),
      /Ana: hand\s+expected: crane 3\s+found: +well, crane/,
    ],
    [
      'a wrong number of cards',
      () => table().expect('discard', 2),
      /discard \(cards\)\s+expected: 2\s+found: +0/,
    ],
    [
      'a wrong tableau',
      () => table().expect('Ana', { tableau: 'indigo plant' }),
      /expected: indigo plant\s+found: +indigo plant\*/,
    ],
    ['happened', () => table().happened({ type: 'sold' }), /did not happen/],
    ['over', () => table().over(), /should be over/],
    ['unknown names', () => table().expect('Dan', { total: 0 }), /nobody is called Dan/],
    ['unknown cards', () => sanJuan(three).hand('Ana', 'bishop'), /no building "bishop"/],
    ['unknown places', () => sanJuan(three).tableau('Ana', 'well ?'), /cannot be read/],
    ['unknown houses', () => sanJuan(three).tradingHouse('t9'), /"t9" is no trading house/],
    ['unknown roles', () => sanJuan(three).taken({ mayor: 'Ana' } as object), /"mayor" is no role/],
    ['a late word', () => table().asks('Ana', 'D-SJ-3').hand('Ana', 'well'), /the table is set/],
    ['a word about a new game', () => newGame(three).hand('Ana', 'well'), /set up by the rules/],
    [
      'too many cards',
      () => sanJuan(three).hand('Ana', 'crane 4').play('pass'),
      /the deck has not enough: crane -1/,
    ],
    [
      'cards of the expansion',
      () => sanJuan(three).hand('Ana', 'bank').play('pass'),
      /the deck has not enough: bank -1/,
    ],
    [
      'somebody who is not asked',
      () => sanJuan(three).phase('builder', 'Ana', 'Ben').asks('Ben', 'D-SJ-3'),
      /Ben is not asked in this phase/,
    ],
    [
      'a new building outside the builder phase',
      () => sanJuan(three).tableau('Ana', 'quarry!').asks('Ana', 'D-SJ-2'),
      /a building is new only in/,
    ],
  ])('%s', (_, scenario, reason) => {
    expect(scenario).toThrow(reason)
  })
})
