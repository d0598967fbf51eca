/** Prospector phase: the chooser's cards, the Gold mine and the Goldsmith (SJ-PROSP-1 … 3). Nobody is asked anything. */
import { expect, test } from 'vitest'
import { sanJuan, type Table } from './table.ts'

const two = { players: ['Ana', 'Ben'] }
const three = { players: ['Ana', 'Ben', 'Cyd'] }
const expanded = { ...three, expansion: true }
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'], expansion: true }
const SEEDS = Array.from({ length: 12 }, (_, index) => `mine ${index}`)

/** The cards that were turned up during the last `play`, with their owners and buildings. */
const turnedUp = (table: Table) =>
  table.events.flatMap((event) =>
    event.type === 'turnedUp' ? [{ seat: event.seat, card: event.card, by: event.by }] : [],
  )

// The chooser

test('SJ-PROSP-1: the chooser draws one card, nobody else has an action', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*, library') // not her role
    .drawPile('crane 3')
    .chooses('Ben')
    .play('choose prospector')
    .happened({ type: 'drew', seat: 'Ben', card: 'crane', by: 'prospector' })
    .expect('Ben', { hand: 'crane' })
    .expect('Ana', { hand: 'none' })
    .expect('Cyd', { hand: 'none' })
    .expect('drawPile', 2)
    .asks('Cyd', 'D-SJ-2')
})

test('SJ-PROSP-1: with a library in use the chooser draws two', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, library')
    .drawPile('crane 3')
    .play('choose prospector')
    .expect('Ana', { hand: 'crane 2' })
  const alone = (role: string, cards: string) =>
    sanJuan(two)
      .tableau('Ana', 'indigo plant, library')
      .drawPile('crane 3')
      .play(`choose ${role}`)
      .expect('Ana', { hand: cards })
  alone('prospector', 'crane')
  alone('prospector using library', 'crane 2')
})

test('SJ-PROSP-1, R-SJ-4: the chooser gets what is there', () => {
  const drawn = (drawPile: string) =>
    sanJuan(three)
      .tableau('Ana', 'indigo plant, library')
      .drawPile(drawPile)
      .play('choose prospector')
      .expect('Ana', { hand: drawPile })
      .asks('Ben', 'D-SJ-2')
  drawn('crane')
  drawn('none')
})

// Gold mine. The chooser takes the only card of the draw pile, so the mine finds what was in the discard pile.

test('SJ-B-GOLDMINE-1: after the chooser has drawn, four cards are turned up for all to see', () => {
  const table = sanJuan(three)
    .tableau('Cyd', 'indigo plant, gold mine')
    .drawPile('crane')
    .discard('quarry, gold mine, tobacco storage, hero')
    .play('choose prospector')
    .happened(
      { type: 'drew', seat: 'Ana', card: 'crane' },
      { type: 'turnedUp', seat: 'Cyd', by: 'goldMine' },
      { type: 'shownTaken', seat: 'Cyd', card: 'goldMine' },
    )
  expect(
    turnedUp(table)
      .map(({ card }) => card)
      .sort(),
  ).toEqual(['goldMine', 'hero', 'quarry', 'tobaccoStorage'])
  for (const name of ['Ana', 'Ben'])
    expect(table.told(name).filter(({ type }) => type === 'turnedUp')).toEqual(
      table.events.filter(({ type }) => type === 'turnedUp'),
    )
  expect(table.view('Ben').seats[2]?.shown).toEqual({ goldMine: 1 })
})

test('SJ-B-GOLDMINE-1: everybody knows afterwards where these cards lie', () => {
  const table = sanJuan(three)
    .tableau('Ben', 'indigo plant, gold mine')
    .drawPile('crane')
    .discard('library, prefecture, smithy, coffee roaster')
    .knows('Ana', { discards: 'prefecture' })
    .knows('Ben', { discards: 'smithy' })
    .knows('Cyd', { discards: 'library' })
    .play('choose prospector') // shuffles, turns up and discards all four
  const discards = { library: 1, prefecture: 1, smithy: 1, coffeeRoaster: 1 }
  for (const name of three.players) expect(table.view(name).knownDiscards).toEqual(discards)
  for (const { knows } of table.game.position().seats) expect(knows).toBeUndefined() // more than others
})

test.each(SEEDS)(
  'SJ-B-GOLDMINE-2, EX-SJ-17: all costs differ, the cheapest is taken (%s)',
  (seed) => {
    sanJuan(three)
      .tableau('Ben', 'indigo plant, gold mine')
      .drawPile('crane')
      .discard('quarry, gold mine, tobacco storage, hero')
      .seed(seed)
      .play('choose prospector')
      .expect('Ben', { hand: 'gold mine' })
      .expect('discard', 'quarry, tobacco storage, hero')
      .expect('drawPile', 0)
      .asks('Ben', 'D-SJ-2')
  },
)

test.each(SEEDS)(
  'SJ-B-GOLDMINE-3, EX-SJ-16: two equal costs, all four are discarded (%s)',
  (seed) => {
    sanJuan(three)
      .tableau('Ben', 'indigo plant, gold mine')
      .drawPile('crane')
      .discard('library, prefecture, smithy, coffee roaster')
      .seed(seed)
      .play('choose prospector')
      .didNotHappen({ type: 'shownTaken' })
      .expect('Ben', { hand: 'none' })
      .expect('discard', 'library, prefecture, smithy, coffee roaster')
  },
)

test.each([
  ['indigo plant, sugar mill, tobacco storage, coffee roaster', 'indigo plant'],
  ['silver smelter, palace, sugar mill, chapel', 'sugar mill'],
  ['palace, library, quarry, tower', 'tower'],
  ['smithy, archive, quarry, library', 'none'], // cheapest twice
  ['smithy, well, palace, guild hall', 'none'], // dearest twice
  ['indigo plant 2, well, chapel', 'none'], // the same kind twice
])('SJ-B-GOLDMINE-2, -3: of %s the owner takes %s', (cards, taken) => {
  sanJuan(three)
    .tableau('Ben', 'indigo plant, gold mine')
    .drawPile('crane')
    .discard(cards)
    .play('choose prospector')
    .expect('Ben', { hand: taken })
    .expect('discard', taken === 'none' ? 4 : 3)
})

test('SJ-B-GOLDMINE-4, R-SJ-4: with fewer than four cards in both piles nothing happens', () => {
  const table = (drawPile: string, discard: string) =>
    sanJuan(three)
      .tableau('Ben', 'indigo plant, gold mine')
      .drawPile(drawPile)
      .discard(discard)
      .play('choose prospector')
  table('crane', 'smithy, well, chapel')
    .didNotHappen({ type: 'turnedUp' })
    .didNotHappen({ type: 'discardsShuffled' })
    .expect('discard', 'smithy, well, chapel')
  table('smithy 2, well 2', 'none')
    .didNotHappen({ type: 'turnedUp' })
    .expect('drawPile', 3)
    .expect('discard', 0)
  table('crane 2', 'crane, chapel').didNotHappen({ type: 'turnedUp' }).expect('drawPile', 1)
  expect(turnedUp(table('crane 2', 'smithy, chapel, hero'))).toHaveLength(4) // 1 + 3
  expect(turnedUp(table('crane 3, chapel 2', 'none'))).toHaveLength(4) // 4 + 0
})

test('SJ-B-GOLDMINE-5: each owner turns up four new cards, which may be the discards of an earlier one', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant, gold mine')
    .tableau('Cyd', 'indigo plant, gold mine')
    .drawPile('crane')
    .discard('library, prefecture, smithy, coffee roaster')
    .chooses('Ben')
    .play('choose prospector')
    .happened(
      { type: 'discardsShuffled', count: 4 },
      { type: 'turnedUp', seat: 'Cyd' },
      { type: 'shownDiscarded', seat: 'Cyd', card: 'smithy' },
      { type: 'discardsShuffled', count: 4 },
      { type: 'turnedUp', seat: 'Ana' },
      { type: 'shownDiscarded', seat: 'Ana', card: 'smithy' },
    )
  expect(turnedUp(table).map(({ seat }) => seat)).toEqual([2, 2, 2, 2, 0, 0, 0, 0])
})

test('SJ-B-GOLDMINE-5: a later owner does without if the earlier one left too little', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, gold mine')
    .tableau('Cyd', 'indigo plant, gold mine')
    .drawPile('crane')
    .discard('quarry, gold mine, tobacco storage, hero')
    .chooses('Ben')
    .play('choose prospector')
    .expect('Cyd', { hand: 'gold mine' })
    .expect('Ana', { hand: 'none' })
    .expect('discard', 3)
})

// Goldsmith

test('SJ-X-GOLDSMITH-1, -2: a card whose kind nobody has built is shown and taken', () => {
  const table = sanJuan(expanded)
    .tableau('Cyd', 'indigo plant, goldsmith')
    .drawPile('crane')
    .discard('well')
    .play('choose prospector')
    .happened(
      { type: 'drew', seat: 'Ana', card: 'crane' },
      { type: 'turnedUp', seat: 'Cyd', card: 'well', by: 'goldsmith' },
      { type: 'shownTaken', seat: 'Cyd', card: 'well' },
    )
    .expect('Cyd', { hand: 'well' })
    .expect('discard', 0)
  expect(table.told('Ben')).toContainEqual({
    type: 'turnedUp',
    seat: 2,
    card: 'well',
    by: 'goldsmith',
  })
})

test.each([
  ['well', 'Ana', 'indigo plant, well'],
  ['well', 'Ben', 'indigo plant, well'],
  ['well', 'Cyd', 'indigo plant, goldsmith, well'],
  ['goldsmith', 'Cyd', 'indigo plant, goldsmith'],
  ['statue', 'Ana', 'indigo plant, statue'],
  ['tavern', 'Ben', 'indigo plant, tavern'],
  ['coffee roaster', 'Ana', 'indigo plant, coffee roaster*'],
  ['indigo plant', 'Ana', 'indigo plant'],
])(
  'SJ-X-GOLDSMITH-2, R-SJ-17, EX-SJ-D14: a %s is discarded: %s has built %s',
  (card, builder, tableau) => {
    sanJuan(expanded)
      .tableau('Cyd', 'indigo plant, goldsmith')
      .tableau(builder, tableau)
      .drawPile('crane')
      .discard(card)
      .play('choose prospector')
      .happened({ type: 'shownDiscarded', seat: 'Cyd' })
      .didNotHappen({ type: 'shownTaken' })
      .expect('Cyd', { hand: 'none' })
      .expect('discard', card)
  },
)

test('SJ-X-GOLDSMITH-2: only buildings on the table count, not cards in hands, goods or tucked ones', () => {
  sanJuan(expanded)
    .tableau('Ana', 'indigo plant*well, chapel')
    .tucked('Ana', 'well')
    .tableau('Cyd', 'indigo plant, goldsmith')
    .drawPile('crane')
    .discard('well')
    .play('choose prospector')
    .expect('Cyd', { hand: 'well' })
})

test('R-SJ-17, EX-SJ-D14: a kind that was built over is on no table any more', () => {
  sanJuan(expanded)
    .tableau('Ana', 'indigo plant, crane, well')
    .tableau('Cyd', 'indigo plant, goldsmith')
    .hand('Ana', 'statue')
    .drawPile('smithy')
    .discard('well')
    .phase('builder', 'Ana')
    .play('Ana: build statue over well') // 3 − 2 − 1
    .expect('removed', 141 - 3 - 1 - 1 - 1 - 1 - 1) // all but three plants, crane, goldsmith, statue, smithy, well
    .play('Ben: choose prospector')
    .expect('Cyd', { hand: 'well' })
})

test('SJ-X-GOLDSMITH-1: the card comes from the draw pile as long as there is one', () => {
  sanJuan(expanded)
    .tableau('Cyd', 'indigo plant, goldsmith')
    .drawPile('crane 2')
    .discard('well')
    .play('choose prospector')
    .happened({ type: 'shownTaken', seat: 'Cyd', card: 'crane' })
    .expect('Cyd', { hand: 'crane' })
    .expect('discard', 'well')
})

test('SJ-X-GOLDSMITH-1, R-SJ-4: without a card the goldsmith does nothing', () => {
  sanJuan(expanded)
    .tableau('Cyd', 'indigo plant, goldsmith')
    .drawPile('crane')
    .play('choose prospector')
    .didNotHappen({ type: 'turnedUp' })
    .expect('Ana', { hand: 'crane' })
    .expect('Cyd', { hand: 'none' })
    .asks('Ben', 'D-SJ-2')
})

// Both

test('SJ-PROSP-2, R-SJ-12: after the chooser, player by player; the gold mine before the goldsmith', () => {
  const table = sanJuan(four)
    .tableau('Ana', 'indigo plant, goldsmith, gold mine')
    .tableau('Ben', 'indigo plant, goldsmith')
    .tableau('Cyd', 'indigo plant, gold mine')
    .tableau('Dan', 'indigo plant, gold mine, goldsmith')
    .chooses('Cyd')
    .play('choose prospector')
    .happened(
      { type: 'drew', seat: 'Cyd', by: 'prospector' },
      { type: 'turnedUp', seat: 'Cyd', by: 'goldMine' },
    )
  const order = turnedUp(table).map(({ seat, by }) => `${seat} ${by}`)
  const mine = (seat: number) => Array(4).fill(`${seat} goldMine`)
  expect(order).toEqual([
    ...mine(2),
    ...mine(3),
    '3 goldsmith',
    ...mine(0),
    '0 goldsmith',
    '1 goldsmith',
  ])
  expect(table.events.find(({ type }) => type === 'drew')).toMatchObject({ seat: 2 })
})

test('SJ-PROSP-2, R-SJ-12: owner of both: what the mine discards is out of reach of the goldsmith unless shuffled', () => {
  sanJuan(expanded)
    .tableau('Ben', 'indigo plant, goldsmith, gold mine')
    .drawPile('crane')
    .discard('library, prefecture, smithy, coffee roaster')
    .play('choose prospector')
    .happened(
      { type: 'discardsShuffled', count: 4 },
      { type: 'shownDiscarded', seat: 'Ben' },
      { type: 'discardsShuffled', count: 4 },
      { type: 'turnedUp', seat: 'Ben', by: 'goldsmith' },
      { type: 'shownTaken', seat: 'Ben' },
    )
    .expect('Ben', { handSize: 1 })
    .expect('drawPile', 3)
})

test.each(['Ana', 'Ben', 'Cyd'])(
  'SJ-PROSP-3: mine and goldsmith work in every prospector phase: %s chose it',
  (chooser) => {
    const table = sanJuan(expanded)
      .tableau('Ana', 'indigo plant, gold mine, goldsmith')
      .chooses(chooser)
      .play('choose prospector')
    expect(turnedUp(table)).toHaveLength(4 + 1)
  },
)

test('SJ-PROSP-3: the library doubles neither', () => {
  const table = sanJuan(expanded)
    .tableau('Ana', 'indigo plant, library, gold mine, goldsmith')
    .play('choose prospector')
  expect(turnedUp(table)).toHaveLength(4 + 1)
  expect(table.events.filter(({ type }) => type === 'drew')).toHaveLength(2)
})

test('SJ-PROSP-3: without a prospector phase neither works', () => {
  sanJuan(expanded)
    .tableau('Ana', 'indigo plant, gold mine, goldsmith')
    .play('choose trader')
    .didNotHappen({ type: 'turnedUp' })
})
