/** Customs office, Harbor and Hut: the new buildings around goods (SJ-X-CUSTOMS, SJ-X-HARBOR, SJ-X-HUT, SJ-TRADE-8). */
import { expect, test } from 'vitest'
import { sanJuan } from './table.ts'

const two = { players: ['Ana', 'Ben'], expansion: true }
const three = { players: ['Ana', 'Ben', 'Cyd'], expansion: true }
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'], expansion: true }
const HOUSES = ['t1', 't2', 't3', 't4', 't5']

// Customs office. A draw pile of one kind leaves nothing to decide in a councillor phase.

test.each(['Ana', 'Ben', 'Cyd'])(
  'SJ-X-CUSTOMS-1, SJ-COUNC-1: an empty customs office gets a good when %s chose the councillor',
  (chooser) => {
    const table = sanJuan(three)
      .tableau('Ana', 'indigo plant, customs office, sugar mill')
      .drawPile('coffee roaster 9')
      .chooses(chooser)
      .play('choose councillor')
      .happened({ type: 'produced', seat: 'Ana', good: 'customs office good' })
      .expect('Ana', {
        tableau: 'indigo plant, customs office*coffee roaster, sugar mill',
        hand: 'coffee roaster',
      })
      .expect('Ben', { tableau: 'indigo plant' })
    for (const name of ['Ana', 'Ben'])
      expect(table.told(name)).toContainEqual({
        type: 'produced',
        seat: 0,
        good: 'customs office good',
        by: 'customsOffice',
      })
  },
)

test('SJ-X-CUSTOMS-1, SJ-COUNC-1: a good that lies there stays, and no second one comes', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, customs office*hero')
    .drawPile('coffee roaster 9')
    .play('choose councillor')
    .didNotHappen({ type: 'produced' })
    .expect('Ana', { tableau: 'indigo plant, customs office*hero', goods: 1 })
})

test('SJ-X-CUSTOMS-1: after a sale the next councillor phase brings a new good', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant, customs office*hero')
    .drawPile('coffee roaster 9')
    .phase('trader', 'Ana')
    .play('Ana: sell customs office good')
    .expect('Ana', { goods: 0, hand: 'coffee roaster 2' })
    .play('Ben: choose councillor')
    .expect('Ana', { tableau: 'indigo plant, customs office*coffee roaster' })
})

test('SJ-X-CUSTOMS-1, SJ-X-CUSTOMS-4: no other phase brings a good there', () => {
  sanJuan(four)
    .tableau('Ana', 'indigo plant*, customs office')
    .tableau('Ben', 'indigo plant*')
    .tableau('Cyd', 'indigo plant*')
    .tableau('Dan', 'indigo plant*')
    .drawPile('none')
    .discard('hero 3, statue 3')
    .play('choose producer', 'choose prospector')
    .expect('Ana', { tableau: 'indigo plant*, customs office' })
    .play('choose trader', 'Cyd: pass', 'Dan: pass', 'Ana: pass', 'Ben: pass')
    .expect('Ana', { tableau: 'indigo plant*, customs office' })
})

test.each(HOUSES)('SJ-X-CUSTOMS-2: with %s the good brings 2 cards, as chooser too', (house) => {
  for (const chooser of ['Ana', 'Cyd'])
    sanJuan(three)
      .tableau('Ana', 'indigo plant, customs office*')
      .tradingHouse(house)
      .phase('trader', chooser)
      .asks('Ana', 'D-SJ-5')
      .offers('sell customs office good', 'pass')
      .play('Ana: sell customs office good')
      .expect('Ana', { handSize: 2, goods: 0 })
      .expect('discard', 1)
})

test('SJ-X-CUSTOMS-3, R-SJ-14, EX-SJ-D9: its sale is one of the usual sales', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, silver smelter*, customs office*')
    .phase('trader', 'Cyd', 'Ana')
    .offers('sell silver', 'sell customs office good', 'pass')
    .refuses('sell silver, customs office good', 'SJ-TRADE-2')
})

test.each(HOUSES)(
  'SJ-X-CUSTOMS-3, R-SJ-14, EX-SJ-D8: with %s and all markets, its good and an indigo bring five cards',
  (house) => {
    sanJuan(three)
      .tableau('Ana', 'indigo plant*, trading post, market stand, market hall, customs office*')
      .tradingHouse(house)
      .phase('trader', 'Cyd', 'Ana')
      .play('Ana: sell indigo, customs office good')
      .expect('Ana', { handSize: 2 + 1 + 1 + 1 })
  },
)

test('SJ-X-CUSTOMS-3: its good alone is enough for the market hall, not for the market stand', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, customs office*, market stand, market hall')
    .phase('trader', 'Ana')
    .play('sell customs office good')
    .expect('Ana', { handSize: 2 + 1 })
})

test('SJ-X-CUSTOMS-3: the harbor tucks its good, the black market takes it, and it breaks ties', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, customs office*hero, harbor')
    .phase('trader', 'Ana')
    .play('sell customs office good')
    .expect('Ana', { handSize: 2, tuckedUnseen: 'hero' })
    .expect('discard', 0)
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant, customs office*hero, black market')
    .hand('Ana', 'smithy, well')
    .phase('builder', 'Cyd')
  expect(table.score('Ana').tieBreak).toBe(2 + 1)
  table
    .mayPlay('build smithy paying customs office good', 'build smithy paying well')
    .play('Ana: build smithy paying customs office good')
    .expect('Ana', { goods: 0, hand: 'well' })
    .expect('discard', 'hero')
  expect(table.score('Ana').tieBreak).toBe(1)
})

test('SJ-X-CUSTOMS-4: its good is none of the five kinds', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, customs office*indigo plant')
    .phase('trader', 'Ana')
    .offers('sell customs office good', 'pass')
    .refuses('sell indigo', 'SJ-TRADE-3')
})

test('SJ-X-CUSTOMS-5, SJ-COUNC-1: every owner is served before anybody draws', () => {
  sanJuan(three)
    .tableau('Cyd', 'indigo plant, customs office')
    .drawPile('crane, well') // Ana would draw up to five
    .play('choose councillor')
    .expect('Cyd', { goods: 1, hand: 'none' })
    .expect('Ana', { handSize: 1 })
    .expect('Ben', { hand: 'none' })
})

test('SJ-X-CUSTOMS-5, SJ-COUNC-1: several owners are served in phase order', () => {
  sanJuan(four)
    .tableau('Ana', 'indigo plant, customs office')
    .tableau('Ben', 'indigo plant, customs office')
    .tableau('Dan', 'indigo plant, customs office')
    .drawPile('crane')
    .discard('hero')
    .chooses('Cyd')
    .play('choose councillor')
    .expect('Dan', { tableau: 'indigo plant, customs office*crane' })
    .expect('Ana', { tableau: 'indigo plant, customs office*hero' })
    .expect('Ben', { tableau: 'indigo plant, customs office' })
    .expect('Cyd', { hand: 'none' })
})

// Harbor

test('SJ-X-HARBOR-1, -2, -3, R-SJ-1, EX-SJ-D10: of three goods sold, the first in tableau order is tucked', () => {
  sanJuan(three)
    .tableau(
      'Ana',
      'indigo plant, silver smelter*hero, harbor, sugar mill*crane, indigo plant*well',
    )
    .tableau('Ben', 'indigo plant*')
    .tradingHouse('t3')
    .phase('trader', 'Cyd', 'Ana')
    .play('Ana: sell indigo')
    .expect('Ana', { tuckedUnseen: 'well', tucked: 1, handSize: 1 })
  sanJuan(three)
    .tableau(
      'Ana',
      'indigo plant, silver smelter*hero, harbor, sugar mill*crane, indigo plant*well, trading post',
    )
    .tradingHouse('t3')
    .phase('trader', 'Ana')
    .expect('Ana', { tucked: 0, total: 1 + 3 + 2 + 1 + 1 + 1 })
    .play('sell indigo, sugar, silver')
    .happened({ type: 'goodTucked', seat: 'Ana', by: 'harbor' })
    .expect('Ana', {
      tuckedUnseen: 'hero',
      tucked: 1,
      handSize: 1 + 1 + 3,
      total: 1 + 3 + 2 + 1 + 1 + 1 + 1,
    })
    .expect('discard', 'crane, well')
})

test('SJ-X-HARBOR-1: without a harbor, or without a sale, nothing is tucked', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*hero')
    .tableau('Ben', 'indigo plant*crane, harbor')
    .phase('trader', 'Ana')
    .play('Ana: sell indigo', 'Ben: pass')
    .expect('Ana', { tucked: 0 })
    .expect('Ben', { tucked: 0, goods: 1 })
    .expect('discard', 'hero')
})

test('SJ-X-HARBOR-2, R-SJ-1: one card for each owner and trader phase', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant 3*hero, harbor')
    .tableau('Ben', 'indigo plant 2*statue, harbor, trading post')
    .drawPile('coffee roaster 9')
    .taken({ builder: 'Ana' })
    .governor('Ana')
    .phase('trader', 'Ben')
    .play('Ben: sell indigo, indigo', 'Ana: sell indigo')
    .expect('Ben', { tuckedUnseen: 'statue', handSize: 2 })
    .expect('Ana', { tuckedUnseen: 'hero', handSize: 1 })
    .expect('discard', 'statue')
    .play('Ana: choose prospector', 'Ben: choose trader') // of the next round
    .play('Ana: sell indigo')
    .expect('Ana', { tuckedUnseen: 'hero 2', goods: 1 })
    .expect('discard', 'statue')
})

test('SJ-X-HARBOR-2, R-SJ-1, EX-SJ-D10: with harborTucks = every, every good sold is tucked, in each trader phase', () => {
  const table = sanJuan({ ...two, harborTucks: 'every' })
    .tableau('Ana', 'indigo plant*, harbor')
    .tableau(
      'Ben',
      'indigo plant*hero, silver smelter*crane, harbor, sugar mill*well, indigo plant*tower, trading post',
    )
    .tradingHouse('t3')
    .taken({ builder: 'Ana' })
    .governor('Ana')
    .phase('trader', 'Ben')
    .play('Ben: sell indigo, sugar, silver')
    .happened(
      { type: 'goodTucked', seat: 'Ben', by: 'harbor' },
      { type: 'goodTucked', seat: 'Ben', by: 'harbor' },
      { type: 'goodTucked', seat: 'Ben', by: 'harbor' },
    )
    .expect('Ben', { tuckedUnseen: 'crane, hero, well', tucked: 3, handSize: 1 + 1 + 3, goods: 1 })
    .expect('discard', 0)
    .play('Ana: pass', 'Ana: choose prospector', 'Ben: choose trader') // of the next round
    .play('Ben: sell indigo')
    .expect('Ben', { tuckedUnseen: 'crane, hero, well, tower', tucked: 4 })
    .expect('discard', 0)
  expect(table.view('Ana').options.harborTucks).toBe('every')
  expect(table.view('Ana').seats[1]?.tucked).toBeUndefined()
  expect(table.told('Ben')).toContainEqual({ type: 'goodTucked', seat: 1, by: 'harbor' })
})

test('SJ-X-HARBOR-1, R-SJ-1: with harborTucks = every, nothing is tucked without a harbor or after it was built over', () => {
  sanJuan({ ...three, harborTucks: 'every' })
    .tableau('Ana', 'indigo plant*hero, sugar mill*crane, trading post')
    .tableau('Ben', 'indigo plant*statue, tower, crane')
    .tuckedUnseen('Ben', 'well')
    .phase('trader', 'Ana')
    .play('Ana: sell indigo, sugar', 'Ben: sell indigo')
    .expect('Ana', { tucked: 0 })
    .expect('Ben', { tuckedUnseen: 'well' })
    .expect('discard', 'hero, crane, statue')
})

test('SJ-X-HARBOR-3, R-SJ-1: with harborTucks = every, all are paid for and count for both markets', () => {
  sanJuan({ ...three, harborTucks: 'every' })
    .tableau('Ana', 'indigo plant*, silver smelter*, harbor, market stand, market hall')
    .tradingHouse('t3')
    .phase('trader', 'Ana')
    .play('sell indigo, silver')
    .expect('Ana', { handSize: 1 + 3 + 1 + 1, tucked: 2 })
    .expect('discard', 0)
})

test('SJ-X-HARBOR-3: the tucked good is paid for, and counts for both markets', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*, silver smelter*, harbor, market stand, market hall')
    .tradingHouse('t3')
    .phase('trader', 'Ana')
    .play('sell indigo, silver')
    .expect('Ana', { handSize: 1 + 3 + 1 + 1, tucked: 1 })
    .expect('discard', 1)
})

test('SJ-X-HARBOR-4: nobody sees the card, and others are not told how many lie there', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant*hero, harbor')
    .tuckedUnseen('Ana', 'crane')
    .phase('trader', 'Ana')
    .play('sell indigo')
  for (const name of ['Ana', 'Ben'])
    expect(table.told(name)).toContainEqual({ type: 'goodTucked', seat: 0, by: 'harbor' })
  expect(table.view('Ana').seats[0]?.tucked).toBe(2)
  expect(table.view('Ana').seats[0]?.tuckedCards).toEqual({})
  expect(table.view('Ben').seats[0]?.tucked).toBeUndefined()
  expect(table.view('Ben').seats[0]?.tuckedCards).toBeUndefined()
})

test('SJ-X-HARBOR-4: what lies under a harbor that was built over still scores; nothing more is tucked', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant*crane, harbor, crane')
    .tuckedUnseen('Ana', 'hero')
    .hand('Ana', 'statue')
    .phase('builder', 'Ana')
    .play('Ana: build statue over harbor')
    .expect('Ana', { tuckedUnseen: 'hero', total: 1 + 3 + 1 + 1 })
    .play('Ben: choose trader', 'Ana: sell indigo')
    .expect('Ana', { tuckedUnseen: 'hero' })
    .expect('discard', 'crane')
})

// Hut

test('SJ-X-HUT-1, SJ-TRADE-8, EX-SJ-D11: when nobody sells, every owner draws, and the card goes under the stack', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant*, hut')
    .tableau('Ben', 'indigo plant')
    .tableau('Cyd', 'indigo plant, hut')
    .drawPile('coffee roaster 9')
    .tradingHouse('t4', 't2')
    .phase('trader', 'Ana')
    .expect('Ana', { hand: 'none' }) // not before the end of the phase
    .play('Ana: pass')
    .happened({ type: 'drew', seat: 'Ana', by: 'hut' }, { type: 'drew', seat: 'Cyd', by: 'hut' })
    .expect('Ana', { hand: 'coffee roaster' })
    .expect('Ben', { hand: 'none' })
    .expect('Cyd', { hand: 'coffee roaster' })
    .asks('Ben', 'D-SJ-2')
  expect(table.view('Ana').nextTradingHouse).toBe('t2')
})

test('SJ-X-HUT-1, SJ-TRADE-8: also when nobody had anything to sell', () => {
  sanJuan(three)
    .tableau('Ben', 'indigo plant, hut')
    .play('choose trader')
    .happened({ type: 'houseTurnedUp' }, { type: 'drew', seat: 'Ben', by: 'hut' })
    .expect('Ben', { handSize: 1 })
})

test.each([
  ['first', 'indigo plant*', 'Ana: sell indigo', 'Ben: pass', 'Cyd: pass'],
  ['last', 'indigo plant*', 'Ana: pass', 'Ben: pass', 'Cyd: sell indigo'],
  ['owner', 'indigo plant*', 'Ana: pass', 'Ben: sell indigo', 'Cyd: pass'],
  [
    'from a customs office',
    'indigo plant, customs office*',
    'Ana: sell customs office good',
    'Ben: pass',
    'Cyd: pass',
  ],
])(
  'SJ-X-HUT-1, SJ-TRADE-8: any sale leaves the huts without a card: %s',
  (_who, tableau, ...moves) => {
    sanJuan(three)
      .tableau('Ana', tableau)
      .tableau('Ben', 'indigo plant*, hut')
      .tableau('Cyd', 'indigo plant*')
      .phase('trader', 'Ana')
      .play(...moves)
      .didNotHappen({ type: 'drew', by: 'hut' })
  },
)

test('SJ-TRADE-8: a sale in an earlier phase does not count', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant 2*, hut')
    .tableau('Ben', 'indigo plant')
    .drawPile('coffee roaster 9')
    .taken({ councillor: 'Ana', prospector: 'Ben' })
    .phase('trader', 'Ana')
    .play('Ana: sell indigo')
    .expect('Ana', { hand: 'coffee roaster' }) // the price
    .play('Ben: choose trader', 'Ana: pass')
    .happened({ type: 'drew', seat: 'Ana', by: 'hut' })
    .expect('Ana', { hand: 'coffee roaster 2' })
})

test('SJ-TRADE-8, R-SJ-28: owners of huts draw in phase order', () => {
  sanJuan(four)
    .tableau('Ana', 'indigo plant, hut')
    .tableau('Ben', 'indigo plant, hut')
    .tableau('Dan', 'indigo plant, hut')
    .drawPile('crane')
    .discard('hero')
    .chooses('Cyd')
    .play('choose trader')
    .expect('Dan', { hand: 'crane' })
    .expect('Ana', { hand: 'hero' })
    .expect('Ben', { hand: 'none' })
})
