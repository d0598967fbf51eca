/** Trader phase: goods become cards (SJ-TRADE-1 … 9, D-SJ-5), with the Trading post and the markets. */
import { expect, test } from 'vitest'
import { FIVE_FULL, KINDS, setsUpTo } from './goods-sets.ts'
import { sanJuan, type Table } from './table.ts'

const two = { players: ['Ana', 'Ben'] }
const three = { players: ['Ana', 'Ben', 'Cyd'] }
const expanded = { ...three, expansion: true }

/** What the trading house cards pay for the five kinds, typed from §17.5. */
const PRICES: readonly (readonly [string, readonly number[]])[] = [
  ['t1', [1, 1, 1, 2, 2]],
  ['t2', [1, 1, 2, 2, 2]],
  ['t3', [1, 1, 2, 2, 3]],
  ['t4', [1, 2, 2, 2, 3]],
  ['t5', [1, 2, 2, 3, 3]],
]

/** The types of the last events, in order. */
const types = (table: Table) => table.events.map(({ type }) => type)

test('SJ-TRADE-1, D-SJ-5: first the trading house card, then clockwise from the chooser each player sells once', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant*')
    .tableau('Ben', 'indigo plant*, sugar mill*, tobacco storage*')
    .tableau('Cyd', 'indigo plant*, coffee roaster*')
    .tradingHouse('t2')
    .chooses('Ben')
    .play('choose trader')
    .happened({ type: 'roleTaken', seat: 'Ben' }, { type: 'houseTurnedUp', house: 't2' })
    .asks('Ben', 'D-SJ-5')
  expect(table.view('Cyd').tradingHouse).toBe('t2') // before anybody sells
  table
    .play('Ben: sell sugar, indigo')
    .asks('Cyd', 'D-SJ-5')
    .offers('sell indigo', 'sell coffee', 'pass')
    .play('Cyd: sell coffee')
    .asks('Ana', 'D-SJ-5')
    .play('Ana: sell indigo')
    .expect('Ben', { tableau: 'indigo plant, sugar mill, tobacco storage*', handSize: 2 })
    .expect('Cyd', { tableau: 'indigo plant*, coffee roaster', handSize: 2 })
    .expect('Ana', { tableau: 'indigo plant', handSize: 1 })
    .asks('Cyd', 'D-SJ-2') // what is left stays unsold
})

test('SJ-TRADE-1, D-SJ-5: the card is turned up even if nobody has a good, and nobody is asked', () => {
  sanJuan(three)
    .tradingHouse('t4')
    .play('choose trader')
    .happened({ type: 'houseTurnedUp', house: 't4' })
    .didNotHappen({ type: 'moved', move: 'pass' })
    .asks('Ben', 'D-SJ-2')
})

test('D-SJ-5: who has no good is passed over', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, silver smelter')
    .tableau('Ben', 'indigo plant, silver smelter*')
    .play('choose trader')
    .asks('Ben', 'D-SJ-5')
    .offers('sell silver', 'pass')
    .play('Ben: pass')
    .didNotHappen({ type: 'moved', seat: 'Cyd' })
    .asks('Ben', 'D-SJ-2')
})

test.each([
  ['Cyd', '', 1],
  ['Ana', '', 2],
  ['Cyd', ', library', 1], // somebody else's role (SJ-B-LIBRARY-3)
  ['Ana', ', library', 3],
  ['Cyd', ', trading post', 2],
  ['Ana', ', trading post', 3],
  ['Cyd', ', trading post, library', 2],
  ['Ana', ', trading post, library', 4],
])(
  'SJ-TRADE-2, SJ-B-TRADINGPOST-1, EX-SJ-13, D-SJ-5: %s is chooser, Ana owns five goods%s: up to %i sold',
  (chooser, more, most) => {
    sanJuan(three)
      .tableau('Ana', FIVE_FULL + more)
      .phase('trader', chooser, 'Ana')
      .offers(...setsUpTo(most, 'sell'))
      .play(`Ana: sell ${KINDS.slice(0, most).join(', ')}`)
      .expect('Ana', { goods: 5 - most })
      .expect('discard', most)
  },
)

test('SJ-TRADE-2: with two players the library counts where it was declared', () => {
  const selling = (role: 'trader' | 'trader using library') =>
    sanJuan(two).tableau('Ana', `${FIVE_FULL}, library`).phase(role, 'Ana')
  selling('trader').offers(...setsUpTo(2, 'sell'))
  selling('trader using library').offers(...setsUpTo(3, 'sell'))
})

test('SJ-TRADE-2, SJ-B-TRADINGPOST-1: more than the limit is refused; a trading post serves its owner alone', () => {
  sanJuan(three)
    .tableau('Ana', FIVE_FULL)
    .tableau('Ben', `${FIVE_FULL}, trading post`)
    .tableau('Cyd', 'indigo plant 2*')
    .phase('trader', 'Ana')
    .refuses('sell indigo, sugar, silver', 'SJ-TRADE-2')
    .mayPlay('sell sugar, silver')
    .play('Ana: pass')
    .mayPlay('Ben: sell indigo, sugar')
    .refuses('Ben: sell indigo, sugar, silver', 'SJ-TRADE-2')
    .play('Ben: pass')
    .offersTo('Cyd', 'sell indigo', 'pass')
})

test('SJ-TRADE-3: goods of one kind from different buildings may be sold together', () => {
  sanJuan(three)
    .tableau(
      'Ana',
      'indigo plant*, chapel, indigo plant*, indigo plant, sugar mill, coffee roaster*',
    )
    .phase('trader', 'Ana')
    .offers('sell indigo', 'sell coffee', 'sell indigo, indigo', 'sell indigo, coffee', 'pass')
    .refuses('sell sugar', 'SJ-TRADE-3') // the mill is empty
    .refuses('sell coffee, coffee', 'SJ-TRADE-3') // a building carries one
    .play('sell indigo, indigo')
    .expect('Ana', {
      tableau: 'indigo plant, chapel, indigo plant 2, sugar mill, coffee roaster*',
      handSize: 2,
    })
})

test('SJ-TRADE-3: what others sold is no obstacle', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*')
    .tableau('Ben', 'indigo plant*')
    .phase('trader', 'Ana')
    .play('Ana: sell indigo')
    .offersTo('Ben', 'sell indigo', 'pass')
    .play('Ben: sell indigo')
    .expect('Ana', { handSize: 1 })
    .expect('Ben', { handSize: 1 })
})

test.each(PRICES)('SJ-TRADE-4: the prices of the trading house card %s', (house, prices) => {
  for (const [kind, good] of KINDS.entries())
    sanJuan(three)
      .tableau('Ana', FIVE_FULL)
      .tradingHouse(house)
      .phase('trader', 'Cyd', 'Ana')
      .play(`Ana: sell ${good}`)
      .happened({ type: 'sold', seat: 'Ana', good, price: prices[kind] })
      .expect('Ana', { handSize: prices[kind] ?? 0, goods: 4 })
})

test.each(PRICES)('SJ-TRADE-4: a good of a customs office brings 2, also with %s', (house) => {
  sanJuan(expanded)
    .tableau('Ana', 'indigo plant, customs office*')
    .tradingHouse(house)
    .phase('trader', 'Ana')
    .play('sell customs office good')
    .happened({ type: 'sold', seat: 'Ana', good: 'customs office good', price: 2 })
    .expect('Ana', { handSize: 2, goods: 0 })
})

test.each([
  ['chapel', 'indigo', 1],
  ['chapel', 'indigo, tobacco', 1 + 2],
  ['market stand', 'indigo', 1],
  ['market stand', 'indigo, tobacco', 1 + 2 + 1],
  ['market stand', 'indigo, tobacco, silver', 1 + 2 + 3 + 1],
  ['market hall', 'indigo', 1 + 1],
  ['market hall', 'indigo, tobacco', 1 + 2 + 1],
  ['market hall', 'indigo, tobacco, silver', 1 + 2 + 3 + 1],
  ['market stand, market hall', 'indigo', 1 + 1],
  ['market stand, market hall', 'indigo, tobacco', 1 + 2 + 1 + 1],
  ['market stand, market hall', 'indigo, tobacco, silver', 1 + 2 + 3 + 1 + 1],
])(
  'SJ-TRADE-5, SJ-B-MARKETSTAND-1, SJ-B-MARKETHALL-1: with %s the sale of %s brings %i cards',
  (buildings, goods, cards) => {
    const sale = (chooser: string) =>
      sanJuan(three)
        .tableau('Ana', `${FIVE_FULL}, trading post, ${buildings}`)
        .tableau('Ben', 'indigo plant*, market stand, market hall')
        .tradingHouse('t3')
        .phase('trader', chooser, 'Ana')
        .play(`Ana: sell ${goods}`)
        .expect('Ana', { handSize: cards })
        .expect('Ben', { handSize: 0 }) // his markets do not serve others
    sale('Ana')
    if (goods !== 'indigo, tobacco, silver') sale('Cyd') // who may sell two
  },
)

test('SJ-TRADE-5: each market draws its own card', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*, sugar mill*, market stand, market hall')
    .phase('trader', 'Ana')
    .play('sell indigo, sugar')
    .happened(
      { type: 'drew', seat: 'Ana', by: 'sale' },
      { type: 'drew', seat: 'Ana', by: 'marketStand' },
      { type: 'drew', seat: 'Ana', by: 'marketHall' },
    )
})

test('SJ-TRADE-5: markets give nothing to who passes', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*, sugar mill*, market stand, market hall')
    .phase('trader', 'Ana')
    .play('Ana: pass')
    .expect('Ana', { hand: 'none' })
})

test('EX-SJ-4: three goods for seven cards', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*, tobacco storage*, silver smelter*, market stand, trading post')
    .tableau('Ben', 'indigo plant*')
    .tradingHouse('t3') // 1-1-2-2-3
    .phase('trader', 'Ana')
    .play('Ana: sell indigo, tobacco, silver')
    .expect('Ana', { handSize: 1 + 2 + 3 + 1, goods: 0 })
    .expect('discard', 3)
    .asks('Ben', 'D-SJ-5')
})

test.each(['t1', 't2', 't3'])(
  'SJ-B-MARKETHALL-1, EX-SJ-12: with %s a sugar and a coffee bring four cards',
  (house) => {
    const sale = (chooser: string, tableau: string) =>
      sanJuan(three)
        .tableau('Ana', tableau)
        .tradingHouse(house)
        .phase('trader', chooser, 'Ana')
        .play('Ana: sell sugar, coffee')
        .happened(
          { type: 'sold', good: 'sugar', price: 1 },
          { type: 'sold', good: 'coffee', price: 2 },
        )
        .expect('Ana', { handSize: 1 + 2 + 1 })
    sale('Ana', 'indigo plant, sugar mill*, coffee roaster*, market hall')
    sale('Cyd', 'indigo plant, sugar mill*, coffee roaster*, market hall, trading post')
  },
)

test('SJ-TRADE-6, R-SJ-29, R-SJ-37: all goods leave together, then the sum is drawn', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant*crane, silver smelter*hero, chapel')
    .tableau('Ben', 'indigo plant*')
    .drawPile('well 3, statue')
    .tradingHouse('t3')
    .phase('trader', 'Ana')
    .play('Ana: sell silver, indigo')
    .expect('Ana', { tableau: 'indigo plant, silver smelter, chapel', hand: 'well 3, statue' })
    .expect('discard', 'crane, hero')
    .expect('drawPile', 0)
    .asks('Ben', 'D-SJ-5') // Ana cannot look at her cards and sell another good
  expect(types(table)).toEqual([
    ...['moved', 'moved', 'sold', 'sold'],
    ...['drew', 'drew', 'drew', 'drew'],
  ])
  expect(table.told('Ana')).toContainEqual({ type: 'sold', seat: 0, good: 'silver', price: 3 })
  expect(table.view('Ana').knownDiscards).toEqual({}) // nobody looked at the goods
})

test('SJ-TRADE-6, EX-SJ-D16: sold goods are in the discard pile when their price makes it shuffled', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant*crane, silver smelter*hero')
    .drawPile('well, statue')
    .tradingHouse('t3') // 1 + 3
    .phase('trader', 'Ana')
    .play('sell indigo, silver')
    .happened(
      { type: 'drew', seat: 'Ana' },
      { type: 'drew', seat: 'Ana' },
      { type: 'discardsShuffled', count: 2 },
      { type: 'drew', seat: 'Ana' },
      { type: 'drew', seat: 'Ana' },
    )
    .expect('Ana', { hand: 'crane, hero, well, statue' })
    .expect('drawPile', 0)
    .expect('discard', 0)
  expect(types(table).filter((type) => type === 'discardsShuffled')).toHaveLength(1)
})

test('SJ-TRADE-7: fewer goods than possible, or none', () => {
  const table = () =>
    sanJuan(three)
      .tableau('Ana', 'indigo plant*, sugar mill*, library')
      .tableau('Ben', 'indigo plant*')
      .tradingHouse('t1')
      .phase('trader', 'Ana')
  table().play('Ana: sell sugar').expect('Ana', { goods: 1, handSize: 1 }).asks('Ben', 'D-SJ-5')
  table()
    .play('Ana: pass')
    .expect('Ana', { goods: 2, handSize: 0 })
    .expect('discard', 0)
    .asks('Ben', 'D-SJ-5')
})

test('SJ-TRADE-7, D-SJ-5: good by good, the choice ends where its maker wants', () => {
  const table = () =>
    sanJuan(three)
      .tableau('Ana', `${FIVE_FULL}, trading post`)
      .tableau('Ben', 'indigo plant*')
      .phase('trader', 'Ana')
  table()
    .play('pick indigo to sell', 'pick coffee to sell')
    .expect('Ana', { goods: 5 }) // not yet
    .offers('pick silver to sell', 'done')
    .play('done')
    .expect('Ana', { goods: 3 })
    .asks('Ben', 'D-SJ-5')
  table()
    .play('pick indigo to sell', 'pick coffee to sell', 'pick silver to sell')
    .expect('Ana', { goods: 2 }) // as many as she may
    .asks('Ben', 'D-SJ-5')
  table()
    .play('pick silver to sell')
    .expect('Ana', { goods: 4 }) // the goods before it were left out
    .asks('Ben', 'D-SJ-5')
})

/** Plays rounds in which nothing can happen, with a trader phase in each; says which cards were turned up. */
function housesTurnedUp(table: Table, rounds: number): readonly string[] {
  return Array.from({ length: rounds }, () => {
    table.play('choose trader', 'choose councillor', 'choose prospector')
    return table.events.flatMap((event) => (event.type === 'houseTurnedUp' ? [event.house] : []))
  }).flat()
}

test('SJ-TRADE-9: the cards come in the same cyclic order all game long', () => {
  const table = sanJuan(three).drawPile('none').tradingHouse('t3', 't1', 't5', 't2', 't4')
  expect(housesTurnedUp(table, 7)).toEqual(['t3', 't1', 't5', 't2', 't4', 't3', 't1'])
})

test('SJ-TRADE-1, SJ-TRADE-9: five unknown cards come once each, then again in that order', () => {
  const firsts = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    const table = sanJuan(three).drawPile('none').seed(`houses ${seed}`)
    const turnedUp = housesTurnedUp(table, 10)
    expect(turnedUp.slice(5)).toEqual(turnedUp.slice(0, 5))
    expect(turnedUp.slice(0, 5).sort()).toEqual(['t1', 't2', 't3', 't4', 't5'])
    firsts.add(turnedUp[0] ?? '')
  }
  expect([...firsts].sort()).toEqual(['t1', 't2', 't3', 't4', 't5']) // each may be the first
})

test('SJ-TRADE-9: a new trading house card is one that has not been seen', () => {
  const next = new Set<string>()
  for (let seed = 0; seed < 40; seed++)
    for (const house of housesTurnedUp(
      sanJuan(three).drawPile('none').housesSeen('t2', 't5').seed(`houses ${seed}`),
      1,
    ))
      next.add(house)
  expect([...next].sort()).toEqual(['t1', 't3', 't4'])
})

test('R-SJ-28: who comes first in phase order draws the last cards', () => {
  sanJuan(three)
    .tableau('Ana', 'silver smelter*hero')
    .tableau('Ben', 'silver smelter*crane')
    .drawPile('well, statue')
    .tradingHouse('t3')
    .phase('trader', 'Ben')
    .play('Ben: sell silver', 'Ana: sell silver')
    .expect('Ben', { hand: 'crane, well, statue' })
    .expect('Ana', { hand: 'hero' })
})
