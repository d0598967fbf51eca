/** Producer phase: goods on production buildings (SJ-PROD-1 … 8, D-SJ-4), with the Aqueduct and the Well. */
import { expect, test } from 'vitest'
import { FIVE_EMPTY, KINDS, setsUpTo } from './goods-sets.ts'
import { sanJuan } from './table.ts'

const two = { players: ['Ana', 'Ben'] }
const three = { players: ['Ana', 'Ben', 'Cyd'] }
const expanded = { ...three, expansion: true }

test('SJ-PROD-1, D-SJ-4: clockwise from the chooser each player produces once', () => {
  sanJuan(three)
    .drawPile('crane 3, well')
    .tableau('Ben', 'indigo plant, sugar mill')
    .phase('producer', 'Ben')
    .asks('Ben', 'D-SJ-4')
    .play('Ben: produce indigo')
    .asks('Cyd', 'D-SJ-4')
    .offers('produce indigo', 'pass')
    .play('Cyd: produce indigo')
    .asks('Ana', 'D-SJ-4')
    .play('Ana: produce indigo')
    .expect('Ana', { tableau: 'indigo plant*', hand: 'none' })
    .expect('Ben', { tableau: 'indigo plant*, sugar mill', hand: 'none' })
    .expect('Cyd', { tableau: 'indigo plant*', hand: 'none' })
    .expect('drawPile', 1)
    .asks('Cyd', 'D-SJ-2') // Ben has room for another good, but no second turn
})

test.each([
  ['Cyd', '', 1],
  ['Ana', '', 2],
  ['Cyd', ', library', 1], // somebody else's role (SJ-B-LIBRARY-3)
  ['Ana', ', library', 3],
  ['Cyd', ', aqueduct', 2],
  ['Ana', ', aqueduct', 3],
  ['Cyd', ', aqueduct, library', 2],
  ['Ana', ', aqueduct, library', 4],
])(
  'SJ-PROD-1, SJ-B-AQUEDUCT-1, EX-SJ-5, D-SJ-4: %s is chooser, Ana owns five kinds%s: up to %i goods',
  (chooser, more, most) => {
    sanJuan(three)
      .tableau('Ana', FIVE_EMPTY + more)
      .phase('producer', chooser, 'Ana')
      .offers(...setsUpTo(most, 'produce'))
      .play(`Ana: produce ${KINDS.slice(0, most).join(', ')}`)
      .expect('Ana', { goods: most, hand: 'none' })
  },
)

test('SJ-PROD-1: with two players the library counts where it was declared', () => {
  const producing = (role: 'producer' | 'producer using library') =>
    sanJuan(two).tableau('Ana', `${FIVE_EMPTY}, library`).phase(role, 'Ana')
  producing('producer').offers(...setsUpTo(2, 'produce'))
  producing('producer using library').offers(...setsUpTo(3, 'produce'))
})

test('SJ-PROD-1, SJ-B-AQUEDUCT-1: more than the limit is refused; an aqueduct serves its owner alone', () => {
  sanJuan(three)
    .tableau('Ana', FIVE_EMPTY)
    .tableau('Ben', `${FIVE_EMPTY}, aqueduct`)
    .phase('producer', 'Ana')
    .refuses('produce indigo, sugar, silver', 'SJ-PROD-1')
    .mayPlay('produce sugar, silver')
    .play('Ana: pass')
    .mayPlay('Ben: produce indigo, sugar')
    .refuses('Ben: produce indigo, sugar, silver', 'SJ-PROD-1')
    .play('Ben: pass')
    .offersTo('Cyd', 'produce indigo', 'pass')
})

test('SJ-B-AQUEDUCT-1: the limit does not help where production buildings are missing', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, silver smelter, sugar mill*, aqueduct, library')
    .phase('producer', 'Ana')
    .offers('produce indigo', 'produce silver', 'produce indigo, silver', 'pass')
})

test('SJ-PROD-2: each chosen building gets one card from the draw pile, which nobody looks at', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant, sugar mill, coffee roaster')
    .hand('Ana', 'well')
    .drawPile('crane 3')
    .phase('producer', 'Ana')
    .play('Ana: produce coffee, indigo')
    .happened(
      { type: 'produced', seat: 'Ana', good: 'indigo', card: 'crane' },
      { type: 'produced', seat: 'Ana', good: 'coffee', card: 'crane' },
    )
    .expect('Ana', {
      tableau: 'indigo plant*crane, sugar mill, coffee roaster*crane',
      hand: 'well',
    })
    .expect('drawPile', 'crane')
    .expect('discard', 'none')
  for (const name of ['Ana', 'Ben'])
    expect(table.told(name)).toContainEqual({
      type: 'produced',
      seat: 0,
      good: 'indigo',
      by: 'producer',
    })
})

test('SJ-PROD-2: only own buildings produce', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, chapel')
    .tableau('Ben', 'indigo plant, silver smelter')
    .phase('producer', 'Ana')
    .offers('produce indigo', 'pass')
    .refuses('produce silver', 'SJ-PROD-2')
})

test('SJ-PROD-3: a building with a good on it does not produce, and its good stays', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*hero, sugar mill, indigo plant')
    .drawPile('crane 3')
    .phase('producer', 'Ana')
    .offers('produce indigo', 'produce sugar', 'produce indigo, sugar', 'pass')
    .refuses('produce indigo, indigo', 'SJ-PROD-3')
    .play('produce indigo, sugar')
    .expect('Ana', { tableau: 'indigo plant*hero, sugar mill*crane, indigo plant*crane' })
})

test('SJ-PROD-3: two buildings of one kind hold a good each', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant 2, sugar mill*')
    .drawPile('crane 3')
    .phase('producer', 'Ana')
    .offers('produce indigo', 'produce indigo, indigo', 'pass')
    .refuses('produce sugar', 'SJ-PROD-3')
    .refuses('produce indigo, indigo, indigo', 'SJ-PROD-3')
    .play('produce indigo, indigo')
    .expect('Ana', { tableau: 'indigo plant 2*crane, sugar mill*', goods: 3 })
})

test('SJ-PROD-3, D-SJ-4: who has no empty production building is passed over', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*, chapel, aqueduct')
    .tableau('Cyd', 'indigo plant*, silver smelter*')
    .play('choose producer')
    .asks('Ben', 'D-SJ-4')
    .didNotHappen({ type: 'moved', move: 'pass' })
    .play('Ben: pass')
    .didNotHappen({ type: 'moved', seat: 'Cyd' })
    .expect('Ana', { goods: 1 })
    .expect('Cyd', { goods: 2 })
    .asks('Ben', 'D-SJ-2')
})

test('SJ-PROD-4: fewer goods than possible, or none', () => {
  const table = () =>
    sanJuan(three)
      .tableau('Ana', 'indigo plant, sugar mill, library, aqueduct, well')
      .drawPile('crane 3')
      .phase('producer', 'Ana')
  table().play('produce sugar').expect('Ana', { goods: 1, hand: 'none' }).asks('Ben', 'D-SJ-4')
  table()
    .play('Ana: pass')
    .expect('Ana', { goods: 0, hand: 'none' })
    .expect('drawPile', 3)
    .asks('Ben', 'D-SJ-4')
})

test('SJ-PROD-4, D-SJ-4: building by building, the choice ends where its maker wants', () => {
  const table = () =>
    sanJuan(three).tableau('Ana', `${FIVE_EMPTY}, aqueduct`).phase('producer', 'Ana')
  table()
    .play('pick indigo to produce', 'pick coffee to produce')
    .expect('Ana', { goods: 0 }) // not yet
    .offers('pick silver to produce', 'done')
    .play('done')
    .expect('Ana', { goods: 2 })
    .asks('Ben', 'D-SJ-4')
  table()
    .play('pick indigo to produce', 'pick coffee to produce', 'pick silver to produce')
    .expect('Ana', { goods: 3 }) // as many as she may
    .asks('Ben', 'D-SJ-4')
  table()
    .play('pick silver to produce')
    .expect('Ana', { goods: 1 }) // the goods before it were left out
    .asks('Ben', 'D-SJ-4')
})

test('SJ-PROD-5: the building says which good it is, not the card', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, coffee roaster')
    .drawPile('silver smelter 2')
    .phase('producer', 'Cyd', 'Ana')
    .play('Ana: produce coffee')
    .happened({ type: 'produced', seat: 'Ana', good: 'coffee', card: 'silverSmelter' })
    .expect('Ana', { tableau: 'indigo plant, coffee roaster*silver smelter' })
})

test('SJ-PROD-5, EX-SJ-3: a sugar and a tobacco, whatever the cards on the buildings are', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, sugar mill*silver smelter, tobacco storage*indigo plant')
    .tradingHouse('t3')
    .phase('trader', 'Ana')
    .expect('Ana', { goods: 2 })
    .offers('sell sugar', 'sell tobacco', 'sell sugar, tobacco', 'pass')
    .play('sell sugar, tobacco')
    .happened(
      { type: 'sold', seat: 'Ana', good: 'sugar', price: 1 },
      { type: 'sold', seat: 'Ana', good: 'tobacco', price: 2 },
    )
    .expect('Ana', { goods: 0, handSize: 1 + 2 })
})

test.each([
  ['Ana', 'indigo plant, sugar mill', 'indigo, sugar', 0],
  ['Ana', 'indigo plant, sugar mill, well', 'indigo', 0],
  ['Ana', 'indigo plant, sugar mill, well', 'indigo, sugar', 1],
  ['Cyd', 'indigo plant, sugar mill, well', 'sugar', 0],
  ['Cyd', 'indigo plant, sugar mill, well, aqueduct', 'indigo, sugar', 1],
  ['Ana', 'indigo plant 3, well, aqueduct', 'indigo, indigo, indigo', 1],
  ['Ana', 'indigo plant 4, well, aqueduct, library', 'indigo, indigo, indigo, indigo', 1],
])(
  'SJ-PROD-6, SJ-B-WELL-1: %s is chooser; with %s the production of %s brings %i cards',
  (chooser, tableau, goods, cards) => {
    const table = sanJuan(three)
      .tableau('Ana', tableau)
      .tableau('Ben', 'indigo plant, sugar mill, well')
      .phase('producer', chooser, 'Ana')
      .play(`Ana: produce ${goods}`)
      .expect('Ana', { handSize: cards })
      .expect('Ben', { handSize: 0 }) // his well does not serve others
    if (cards > 0) table.happened({ type: 'drew', seat: 'Ana', by: 'well' })
  },
)

test('SJ-PROD-6: the well gives nothing to who passes', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, sugar mill, well')
    .phase('producer', 'Ana')
    .play('Ana: pass')
    .expect('Ana', { hand: 'none' })
})

test('SJ-PROD-6: the card of the well is drawn after the goods are placed', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, sugar mill, well')
    .drawPile('crane 2')
    .discard('hero')
    .phase('producer', 'Ana')
    .play('produce indigo, sugar')
    .expect('Ana', { tableau: 'indigo plant*crane, sugar mill*crane, well', hand: 'hero' })
})

test('SJ-PROD-7, EX-SJ-D15: with one card left, one good is placed and the well gives nothing', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, sugar mill, well')
    .drawPile('crane')
    .phase('producer', 'Ana')
    .play('produce indigo, sugar')
    .expect('Ana', { tableau: 'indigo plant*crane, sugar mill, well', hand: 'none' })
    .expect('drawPile', 0)
    .expect('discard', 0)
    .didNotHappen({ type: 'drew' })
    .happened(
      { type: 'produced', seat: 'Ana', good: 'indigo', by: 'producer' },
      { type: 'notProduced', seat: 'Ana', good: 'sugar', by: 'producer' },
    )
    .asks('Ben', 'D-SJ-4')
})

test('SJ-PROD-7, R-SJ-38: buildings are filled in tableau order, in whatever order they are named', () => {
  const table = (drawPile: string) =>
    sanJuan(three)
      .tableau('Ana', 'indigo plant*, silver smelter, tobacco storage, sugar mill, aqueduct')
      .drawPile(drawPile)
      .discard('hero')
      .phase('producer', 'Ana')
      .play('Ana: produce sugar, tobacco, silver')
  table('none').expect('Ana', {
    tableau: 'indigo plant*, silver smelter*hero, tobacco storage, sugar mill, aqueduct',
  })
  table('crane').expect('Ana', {
    tableau: 'indigo plant*, silver smelter*crane, tobacco storage*hero, sugar mill, aqueduct',
  })
  table('crane 2').expect('Ana', {
    tableau:
      'indigo plant*, silver smelter*crane, tobacco storage*crane, sugar mill*hero, aqueduct',
  })
})

test('SJ-PROD-7, R-SJ-38, EX-SJ-D25: what is built over keeps its place in the tableau order', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant, crane, aqueduct, well, sugar mill')
    .hand('Ana', 'tobacco storage')
    .drawPile('statue')
    .discard('hero')
    .phase('builder', 'Ana')
    .play('Ana: build tobacco storage over well') // 3 − 2 − 1
    .expect('Ana', { tableau: 'indigo plant, crane, aqueduct, tobacco storage, sugar mill' })
    .play('Ben: choose trader', 'Ana: choose producer')
    .mayPlay('produce indigo, sugar', 'produce indigo')
    .play('Ana: produce indigo, sugar, tobacco')
    .expect('Ana', {
      tableau: 'indigo plant*statue, crane, aqueduct, tobacco storage*hero, sugar mill',
    })
    .expect('drawPile', 0)
    .expect('discard', 0)
})

test('SJ-PROD-7: with no card left a building may be named, and stays empty', () => {
  sanJuan(three)
    .drawPile('none')
    .phase('producer', 'Ana')
    .offers('produce indigo', 'pass')
    .play('produce indigo')
    .expect('Ana', { goods: 0 })
    .happened({ type: 'notProduced', seat: 'Ana', good: 'indigo', by: 'producer' })
    .asks('Ben', 'D-SJ-4')
})

test('SJ-PROD-8: a customs office does not produce', () => {
  sanJuan(expanded)
    .tableau('Ana', 'indigo plant, customs office')
    .tableau('Ben', 'indigo plant*, customs office')
    .phase('producer', 'Ana')
    .offers('produce indigo', 'pass')
    .refuses('produce customs office good', 'unknown-move')
    .play('produce indigo')
    .expect('Ana', { tableau: 'indigo plant*, customs office' })
    .asks('Cyd', 'D-SJ-4') // Ben's empty customs office is no reason to ask him
})

test('SJ-PROD-8: the good of a customs office neither limits production nor counts for the well', () => {
  const table = () =>
    sanJuan(expanded)
      .tableau('Ana', 'indigo plant, sugar mill, customs office*, well')
      .phase('producer', 'Ana')
  table()
    .offers('produce indigo', 'produce sugar', 'produce indigo, sugar', 'pass')
    .play('produce indigo')
    .expect('Ana', { goods: 2, handSize: 0 })
  table().play('produce indigo, sugar').expect('Ana', { goods: 3, handSize: 1 })
})

test('R-SJ-28: who comes first in phase order gets the last cards', () => {
  sanJuan(three)
    .drawPile('crane')
    .discard('hero')
    .phase('producer', 'Ben')
    .play('Ben: produce indigo', 'Cyd: produce indigo', 'Ana: produce indigo')
    .expect('Ben', { tableau: 'indigo plant*crane' })
    .expect('Cyd', { tableau: 'indigo plant*hero' })
    .expect('Ana', { tableau: 'indigo plant' })
})
