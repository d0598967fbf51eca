/** Draw pile and discard pile (SJ-PILE-1 … 8): when cards run out, what is shuffled, and who sees what. */
import { expect, test } from 'vitest'
import { sanJuan, type Table } from './table.ts'

const two = { players: ['Ana', 'Ben'] }
const three = { players: ['Ana', 'Ben', 'Cyd'] }
const expanded = { ...three, expansion: true }

const shuffles = (table: Table) =>
  table.events.flatMap((event) => (event.type === 'discardsShuffled' ? [event.count] : []))

test('SJ-PILE-1: a card that is drawn goes to the hand, seen by its owner alone', () => {
  const table = sanJuan(three)
    .drawPile('crane 2')
    .play('choose prospector')
    .expect('Ana', { hand: 'crane' })
    .expect('drawPile', 'crane')
  const drew = { type: 'drew', seat: 0, by: 'prospector' }
  expect(table.told('Ana')).toContainEqual({ ...drew, card: 'crane' })
  expect(table.told('Ben')).toContainEqual(drew)
})

test('SJ-PILE-1: a card that is taken unseen goes to a building, seen by nobody', () => {
  const table = sanJuan(three)
    .drawPile('crane 2')
    .phase('producer', 'Ana')
    .play('produce indigo')
    .expect('Ana', { tableau: 'indigo plant*crane', hand: 'none' })
    .expect('drawPile', 'crane')
  for (const name of ['Ana', 'Ben'])
    expect(table.told(name)).toContainEqual({
      type: 'produced',
      seat: 0,
      good: 'indigo',
      by: 'producer',
    })
})

test('SJ-PILE-1: a card that is turned up comes from the draw pile, seen by all', () => {
  const table = sanJuan(expanded)
    .tableau('Ben', 'indigo plant, goldsmith')
    .drawPile('crane 3')
    .play('choose prospector')
    .expect('drawPile', 'crane')
  for (const name of ['Ana', 'Ben', 'Cyd'])
    expect(table.told(name)).toContainEqual({
      type: 'turnedUp',
      seat: 1,
      card: 'crane',
      by: 'goldsmith',
    })
})

test('SJ-PILE-1: an indigo plant is a card like any other', () => {
  sanJuan(two)
    .drawPile('indigo plant 2')
    .tableau('Ben', 'indigo plant*')
    .phase('producer', 'Ana')
    .play('Ana: produce indigo')
    .expect('Ana', { tableau: 'indigo plant*indigo plant' })
    .play('Ben: choose prospector')
    .happened({ type: 'drew', seat: 'Ben', card: 'indigoPlant' })
    .expect('Ben', { hand: 'indigo plant' })
  sanJuan(two)
    .drawPile('indigo plant 2, hero')
    .phase('councillor', 'Ana')
    .offers('keep indigo plant', 'keep hero')
    .play('Ana: keep indigo plant')
    .asks('Ben', 'D-SJ-6')
    .offers('keep indigo plant', 'keep hero')
})

test('SJ-PILE-2, R-SJ-3: the last card of the draw pile is taken without shuffling', () => {
  sanJuan(three)
    .drawPile('crane')
    .discard('hero 3')
    .play('choose prospector')
    .didNotHappen({ type: 'discardsShuffled' })
    .expect('Ana', { hand: 'crane' })
    .expect('drawPile', 0)
    .expect('discard', 'hero 3')
})

test('SJ-PILE-2, R-SJ-3: when a card is needed and none is there, the whole discard pile is shuffled', () => {
  const table = sanJuan(three)
    .drawPile('none')
    .discard('hero 3')
    .play('choose prospector')
    .happened({ type: 'discardsShuffled', count: 3 }, { type: 'drew', seat: 'Ana', card: 'hero' })
    .expect('Ana', { hand: 'hero' })
    .expect('drawPile', 'hero 2')
    .expect('discard', 0)
  expect(shuffles(table)).toEqual([3])
})

test('SJ-PILE-2: cards are taken one at a time, so a shuffle can come in between', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, library')
    .drawPile('crane')
    .discard('hero 3')
    .play('choose prospector')
    .happened(
      { type: 'drew', seat: 'Ana', card: 'crane' },
      { type: 'discardsShuffled', count: 3 },
      { type: 'drew', seat: 'Ana', card: 'hero' },
    )
    .expect('Ana', { hand: 'crane, hero' })
})

test('SJ-PILE-2: after the shuffle every card may come first', () => {
  const drawn = new Set<string>()
  for (let seed = 0; seed < 40; seed++)
    for (const event of sanJuan(three)
      .drawPile('none')
      .discard('crane, hero, well')
      .seed(`shuffle ${seed}`)
      .play('choose prospector').events)
      if (event.type === 'drew') drawn.add(event.card ?? '')
  expect([...drawn].sort()).toEqual(['crane', 'hero', 'well'])
})

test('SJ-PILE-3, R-SJ-4: with both piles empty nothing is drawn, and nothing is owed later', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant*hero, library')
    .tableau('Ben', 'indigo plant*crane')
    .drawPile('none')
    .tradingHouse('t1')
    .play('choose prospector using library')
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { hand: 'none' })
    .play('Ben: choose trader', 'Ben: sell indigo') // for the card he sold
    .expect('Ben', { hand: 'crane' })
    .play('Ana: sell indigo')
    .expect('Ana', { hand: 'hero' })
    .expect('Ben', { hand: 'crane' })
})

test('SJ-PILE-3, R-SJ-4: a player gets as many cards as there are', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, silver smelter*hero, market hall')
    .drawPile('crane')
    .tradingHouse('t5')
    .phase('trader', 'Ana')
    .play('sell silver') // 3 + 1
    .expect('Ana', { hand: 'crane, hero' })
    .expect('drawPile', 0)
    .expect('discard', 0)
})

test('R-SJ-4: the office building finds at least its own discards', () => {
  sanJuan({ ...two, expansion: true })
    .tableau('Ana', 'indigo plant, office building')
    .hand('Ana', 'crane, hero, well')
    .drawPile('none')
    .roundStarts('Ana')
    .play('Ana: exchange crane, hero')
    .happened({ type: 'discardsShuffled', count: 2 })
    .expect('Ana', { hand: 'crane, hero, well' })
})

test('SJ-PILE-4: discards are face down: only their number is public', () => {
  const table = sanJuan(three)
    .hand('Ana', 'indigo plant, crane, hero')
    .phase('builder', 'Cyd')
    .play('Ana: build indigo plant paying crane')
    .expect('discard', 'crane')
  expect(table.told('Ben')).toContainEqual({ type: 'cardPaid', seat: 0, by: 'builder' })
  expect(table.view('Ben').discardPile).toBe(1)
  expect(table.view('Ben').knownDiscards).toEqual({})
})

test('SJ-PILE-4: it does not matter in which order cards were discarded', () => {
  const after = (first: string, second: string) =>
    sanJuan(two)
      .tableau('Ana', `indigo plant*${first}`)
      .tableau('Ben', `indigo plant*${second}`)
      .drawPile('coffee roaster 2')
      .phase('trader', 'Ana')
      .play('Ana: sell indigo', 'Ben: sell indigo', 'Ben: choose prospector') // a shuffle
      .game.position()
  expect(after('crane', 'hero')).toEqual(after('hero', 'crane'))
})

test('SJ-PILE-5: a building that was built over leaves the game', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant, crane, chapel')
    .hand('Ana', 'statue, hero')
    .phase('builder', 'Ana')
    .play('Ana: build statue over chapel') // 3 − 3
    .expect('removed', 'chapel')
    .expect('discard', 'none')
})

test('SJ-PILE-5: it is not shuffled with the discards, and does not come back', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant, crane, chapel, library')
    .hand('Ana', 'hero, well')
    .drawPile('none')
    .phase('builder', 'Ana')
    .play('Ana: build hero over chapel paying well') // 5 − 3 − 1
    .play('Ben: choose prospector')
    .happened({ type: 'discardsShuffled', count: 1 })
    .expect('Ben', { hand: 'well' })
    .play('Ana: choose councillor')
    .didNotHappen({ type: 'drew' })
})

test('SJ-PILE-6: goods, hands, tucked cards and tableaux are not shuffled', () => {
  const table = (discard: string) =>
    sanJuan(expanded)
      .tableau('Ana', 'indigo plant*crane, customs office*hero, chapel, bank, harbor')
      .hand('Ana', 'tower')
      .tucked('Ana', 'statue, well')
      .tuckedUnseen('Ana', 'palace')
      .hand('Ben', 'library')
      .drawPile('none')
      .discard(discard)
      .chooses('Ben')
      .play('choose prospector')
  table('none').didNotHappen({ type: 'drew' }).expect('Ben', { hand: 'library' })
  table('quarry')
    .happened({ type: 'discardsShuffled', count: 1 })
    .expect('Ben', { hand: 'library, quarry' })
    .expect('Ana', {
      tableau: 'indigo plant*crane, customs office*hero, chapel, bank, harbor',
      hand: 'tower',
      tucked: 'statue, well',
      tuckedUnseen: 'palace',
    })
})

test('SJ-PILE-7, EX-SJ-D16: goods just sold are in the discard pile when their price is drawn', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*hero, silver smelter*well')
    .drawPile('crane, statue')
    .tradingHouse('t3') // 1 + 3
    .phase('trader', 'Ana')
    .play('sell indigo, silver')
    .happened(
      { type: 'sold', good: 'indigo', price: 1 },
      { type: 'sold', good: 'silver', price: 3 },
      { type: 'drew', seat: 'Ana' },
      { type: 'drew', seat: 'Ana' },
      { type: 'discardsShuffled', count: 2 },
      { type: 'drew', seat: 'Ana' },
      { type: 'drew', seat: 'Ana' },
    )
    .expect('Ana', { hand: 'crane, hero, statue, well' })
    .expect('drawPile', 0)
    .expect('discard', 0)
})

test('SJ-PILE-7: cards just paid are in the discard pile when the carpenter draws', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, carpenter')
    .hand('Ana', 'smithy, hero')
    .drawPile('none')
    .phase('builder', 'Cyd')
    .play('Ana: build smithy paying hero')
    .happened({ type: 'discardsShuffled', count: 1 }, { type: 'drew', seat: 'Ana', card: 'hero' })
    .expect('Ana', { hand: 'hero' })
})

test('SJ-PILE-8: cards drawn in a councillor phase are in neither pile until they are discarded', () => {
  sanJuan(two)
    .tableau('Ben', 'indigo plant, prefecture')
    .drawPile('crane 3')
    .discard('hero 3, statue 2')
    .play('choose councillor')
    .happened({ type: 'discardsShuffled', count: 5 })
    .asks('Ana', 'D-SJ-6')
    .expect('drawPile', 5 - 2)
    .expect('discard', 0)
    .play('Ana: keep crane')
    .expect('discard', 4)
    .expect('drawPile', 3 - 2) // Ben keeps two of two
})

test('SJ-PILE-8: cards before a player are out of reach of his own draw', () => {
  sanJuan(three)
    .drawPile('crane, hero') // Ana should see five
    .play('choose councillor')
    .didNotHappen({ type: 'discardsShuffled' })
    .asks('Ana', 'D-SJ-6')
    .expect('drawPile', 0)
    .expect('discard', 0)
    .play('Ana: keep crane')
    .expect('Ben', { hand: 'hero' })
})

test('SJ-PILE-8, EX-SJ-D24: cards turned up before a shuffle are not in it', () => {
  const outcomes = new Set<number>()
  for (let seed = 0; seed < 30; seed++) {
    const table = sanJuan(three)
      .tableau('Ben', 'indigo plant, gold mine')
      .drawPile('smithy, well, chapel') // one for the chooser, two for the mine
      .discard('prefecture, quarry, library, hero, palace')
      .seed(`mine ${seed}`)
      .play('choose prospector')
      .expect('drawPile', 3)
    expect(shuffles(table)).toEqual([5])
    const { hand } = table.game.position().seats[1] ?? {}
    const taken = Object.keys(hand ?? {}).length
    table.expect('discard', 4 - taken)
    const turnedUp = table.events.flatMap((event) =>
      event.type === 'turnedUp' ? [event.card] : [],
    )
    const early = ['smithy', 'well', 'chapel']
    expect(turnedUp.map((card) => early.includes(card))).toEqual([true, true, false, false])
    outcomes.add(taken)
  }
  expect([...outcomes].sort()).toEqual([0, 1]) // the discard pile holds 3 or 4
})
