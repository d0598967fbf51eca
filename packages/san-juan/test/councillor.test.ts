/** Councillor phase: cards to choose from (SJ-COUNC-1 … 8, D-SJ-6, D-SJ-7), with the Prefecture and the Archive. */
import { inWords } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { readCards } from './notation.ts'
import { sanJuan, type Table } from './table.ts'

const two = { players: ['Ana', 'Ben'] }
const three = { players: ['Ana', 'Ben', 'Cyd'] }
const expanded = { ...three, expansion: true }

/** How often Ana did so during the last `play`. */
const count = (table: Table, type: 'drew' | 'kept' | 'discarded') =>
  table.events.filter((event) => event.type === type && event.seat === 0).length

/** `put away` with these cards, one by one. */
const putAway = (cards: string) =>
  `put away ${Object.entries(readCards(cards))
    .flatMap(([key, copies]) => Array(copies).fill(inWords(key)))
    .join(', ')}`

// Where all cards are of one kind, nobody has anything to decide.

test.each([
  ['Cyd', 'indigo plant', 2, 1],
  ['Ana', 'indigo plant', 5, 1],
  ['Cyd', 'indigo plant, library', 2, 1],
  ['Ana', 'indigo plant, library', 8, 1],
  ['Cyd', 'indigo plant, prefecture', 2, 2],
  ['Ana', 'indigo plant, prefecture', 5, 2],
  ['Ana', 'indigo plant, prefecture, library', 8, 2],
])(
  'SJ-COUNC-2, -3, -6, SJ-B-PREFECTURE-1, EX-SJ-15: %s is chooser; with %s Ana sees %i cards and keeps %i',
  (chooser, tableau, seen, kept) => {
    const table = sanJuan(three)
      .tableau('Ana', tableau)
      .tableau('Ben', 'indigo plant, prefecture') // serves only him
      .hand('Ana', 'crane')
      .drawPile('coffee roaster 9')
      .chooses(chooser)
      .play('choose councillor')
      .expect('Ana', { hand: `crane, coffee roaster ${kept}` })
      .expect('Ben', { hand: 'coffee roaster 2' })
      .expect('Cyd', { hand: 'coffee roaster' })
    expect(count(table, 'drew')).toBe(seen)
    expect(count(table, 'kept')).toBe(kept)
    expect(count(table, 'discarded')).toBe(seen - kept)
  },
)

test.each([
  ['Cyd', 'indigo plant, archive', 2, 1],
  ['Ana', 'indigo plant, archive', 5, 1],
  ['Ana', 'indigo plant, archive, library', 8, 1],
  ['Cyd', 'indigo plant, archive, prefecture', 2, 2],
  ['Ana', 'indigo plant, archive, prefecture', 5, 2],
  ['Ana', 'indigo plant, archive, prefecture, library', 8, 2],
])(
  'SJ-COUNC-5, -6, SJ-B-ARCHIVE-2, EX-SJ-15: %s is chooser; with %s Ana draws %i cards and her hand grows by %i',
  (chooser, tableau, drawn, more) => {
    const table = sanJuan(three)
      .tableau('Ana', tableau)
      .hand('Ana', 'coffee roaster')
      .drawPile('coffee roaster 8')
      .chooses(chooser)
      .play('choose councillor')
      .expect('Ana', { hand: `coffee roaster ${1 + more}` })
    expect(count(table, 'drew')).toBe(drawn)
    expect(count(table, 'discarded')).toBe(drawn - more)
  },
)

test('SJ-COUNC-2: with two players the library counts where it was declared', () => {
  const drawn = (role: string) =>
    count(
      sanJuan(two)
        .tableau('Ana', 'indigo plant, library')
        .drawPile('coffee roaster 9')
        .play(`choose ${role}`),
      'drew',
    )
  expect(drawn('councillor')).toBe(5)
  expect(drawn('councillor using library')).toBe(8)
})

test('SJ-COUNC-2, -3, D-SJ-6: the chooser keeps one of five cards, the next player one of two', () => {
  sanJuan(three)
    .hand('Ana', 'crane')
    .drawPile('statue 2, well 2, hero')
    .phase('councillor', 'Ana')
    .asks('Ana', 'D-SJ-6')
    .offers('keep statue', 'keep well', 'keep hero')
    .refuses('pass', 'SJ-COUNC-4')
    .refuses('keep statue, well', 'SJ-COUNC-3')
    .refuses('keep crane', 'SJ-COUNC-4') // in her hand, not among the cards just drawn
    .play('Ana: keep hero')
    .expect('Ana', { hand: 'crane, hero' })
    .expect('drawPile', 2) // two of the four others lie before Ben
    .asks('Ben', 'D-SJ-6')
})

test('SJ-COUNC-4: without an archive the other drawn cards are discarded, and the hand is not touched', () => {
  const table = sanJuan(two)
    .hand('Ana', 'crane')
    .drawPile('statue 2, well 3')
    .phase('councillor', 'Ana')
    .offers('keep statue', 'keep well')
    .expect('Ana', { hand: 'crane', handSize: 1 }) // the five are not in her hand
    .play('Ana: keep statue')
    .happened(
      { type: 'kept', seat: 'Ana', card: 'statue' },
      { type: 'discarded', seat: 'Ana', card: 'statue' },
      { type: 'discarded', seat: 'Ana', card: 'well' },
      { type: 'discarded', seat: 'Ana', card: 'well' },
      { type: 'discarded', seat: 'Ana', card: 'well' },
    )
    .expect('Ana', { hand: 'crane, statue' })
  expect(count(table, 'discarded')).toBe(4)
  expect(table.told('Ben')).toContainEqual({ type: 'kept', seat: 0, by: 'councillor' }) // he sees neither
  expect(table.told('Ben')).toContainEqual({ type: 'discarded', seat: 0, by: 'councillor' })
})

test('SJ-B-PREFECTURE-1, SJ-COUNC-3, D-SJ-6, EX-SJ-15: with a prefecture any two of five are kept', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, prefecture')
    .drawPile('statue 2, well, crane 2')
    .phase('councillor', 'Ana')
    .offers(
      'keep statue, statue',
      'keep statue, well',
      'keep statue, crane',
      'keep well, crane',
      'keep crane, crane',
    )
    .refuses('keep statue, well, crane', 'SJ-COUNC-3')
    .refuses('keep well, well', 'SJ-COUNC-4')
    .play('Ana: keep crane, statue')
    .expect('Ana', { hand: 'statue, crane' })
})

test('D-SJ-6: card by card, in the order of the kinds', () => {
  sanJuan(expanded)
    .tableau('Ana', 'indigo plant, prefecture')
    .drawPile('statue, well, hut, tavern, harbor')
    .phase('councillor', 'Ana')
    .play('keep well')
    .expect('Ana', { handSize: 0 }) // not yet
    .offers('keep hut', 'keep tavern', 'keep harbor')
    .play('keep harbor')
    .expect('Ana', { hand: 'well, harbor' })
    .asks('Ben', 'D-SJ-6')
})

test('SJ-COUNC-5, SJ-B-ARCHIVE-1, D-SJ-7: with an archive an old card may be discarded instead', () => {
  const table = () =>
    sanJuan(two)
      .tableau('Ben', 'indigo plant, archive')
      .hand('Ben', 'crane, library')
      .drawPile('statue, well, hero')
      .phase('councillor', 'Ana')
      .play('Ana: keep hero')
      .asks('Ben', 'D-SJ-7')
      .expect('Ben', { hand: 'crane, library, statue, well' })
  table()
    .offers('put away statue', 'put away well', 'put away crane', 'put away library')
    .refuses('pass', 'SJ-COUNC-5')
    .refuses('put away crane, library', 'SJ-COUNC-5')
    .refuses('put away hero', 'SJ-COUNC-5') // Ana kept it
    .refuses('keep crane', 'SJ-COUNC-5')
  table()
    .play('Ben: put away crane')
    .happened({ type: 'discarded', seat: 'Ben', card: 'crane' })
    .expect('Ben', { hand: 'library, statue, well' })
    .expect('discard', 'crane')
    .asks('Ben', 'D-SJ-2')
  table()
    .play('Ben: put away statue')
    .expect('Ben', { hand: 'crane, library, well' })
    .expect('discard', 'statue')
})

test('SJ-B-ARCHIVE-1: an archive serves its owner alone', () => {
  sanJuan(two)
    .tableau('Ben', 'indigo plant, archive')
    .hand('Ana', 'crane')
    .drawPile('statue, well')
    .phase('councillor', 'Ana')
    .asks('Ana', 'D-SJ-6')
    .offers('keep statue', 'keep well')
})

test('SJ-COUNC-5, -6, SJ-B-ARCHIVE-1, -2, D-SJ-7, EX-SJ-6: archive and prefecture: any three of the whole hand', () => {
  sanJuan(expanded)
    .tableau('Ana', 'indigo plant, prefecture, archive')
    .hand('Ana', 'crane, tavern')
    .drawPile('coffee roaster 3, silver smelter 2')
    .phase('councillor', 'Ana')
    .asks('Ana', 'D-SJ-7')
    .expect('Ana', { handSize: 2 + 5 })
    .offers(
      putAway('coffee roaster 3'),
      putAway('coffee roaster 2, silver smelter'),
      putAway('coffee roaster 2, crane'),
      putAway('coffee roaster 2, tavern'),
      putAway('coffee roaster, silver smelter 2'),
      putAway('coffee roaster, silver smelter, crane'),
      putAway('coffee roaster, silver smelter, tavern'),
      putAway('coffee roaster, crane, tavern'),
      putAway('silver smelter 2, crane'),
      putAway('silver smelter 2, tavern'),
      putAway('silver smelter, crane, tavern'),
    )
    .play('Ana: put away tavern, coffee roaster, crane')
    .expect('Ana', { hand: 'coffee roaster 2, silver smelter 2', handSize: 2 + 2 })
})

test('SJ-COUNC-6, EX-SJ-8: library, archive and prefecture: any six of the whole hand', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, library, prefecture, archive')
    .hand('Ana', 'crane, well')
    .drawPile('coffee roaster 4, silver smelter 4')
    .phase('councillor', 'Ana')
    .asks('Ana', 'D-SJ-7')
    .expect('Ana', { handSize: 2 + 8 })
    .offers(
      putAway('coffee roaster 4, silver smelter 2'),
      putAway('coffee roaster 3, silver smelter 3'),
      putAway('coffee roaster 2, silver smelter 4'),
      putAway('coffee roaster 4, silver smelter, well'),
      putAway('coffee roaster 3, silver smelter 2, well'),
      putAway('coffee roaster 2, silver smelter 3, well'),
      putAway('coffee roaster, silver smelter 4, well'),
      putAway('coffee roaster 4, silver smelter, crane'),
      putAway('coffee roaster 3, silver smelter 2, crane'),
      putAway('coffee roaster 2, silver smelter 3, crane'),
      putAway('coffee roaster, silver smelter 4, crane'),
      putAway('coffee roaster 4, well, crane'),
      putAway('coffee roaster 3, silver smelter, well, crane'),
      putAway('coffee roaster 2, silver smelter 2, well, crane'),
      putAway('coffee roaster, silver smelter 3, well, crane'),
      putAway('silver smelter 4, well, crane'),
    )
    .play(`Ana: ${putAway('coffee roaster 2, silver smelter 3, crane')}`)
    .expect('Ana', { hand: 'coffee roaster 2, silver smelter, well', handSize: 2 + 2 })
})

test('D-SJ-7: card by card, in the order of the kinds', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant, archive')
    .hand('Ana', 'crane, library')
    .drawPile('statue, well, hero')
    .phase('councillor', 'Ana')
    .play('put away statue')
    .expect('Ana', { handSize: 5 }) // not yet
    .expect('discard', 0)
    .offers('put away hero', 'put away well', 'put away crane', 'put away library')
    .play('put away crane')
    .expect('Ana', { hand: 'hero, well, library' })
})

test('D-SJ-6, D-SJ-7: where some of the cards are forced, the choice is still one move', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant, prefecture')
    .drawPile('coffee roaster 4, well')
    .phase('councillor', 'Ana')
    .offers('keep coffee roaster, coffee roaster', 'keep coffee roaster, well')
    .play('Ana: keep well, coffee roaster')
    .expect('Ana', { hand: 'coffee roaster, well' })
  sanJuan(three)
    .tableau('Ana', 'indigo plant, prefecture, archive')
    .hand('Ana', 'crane, well')
    .drawPile('coffee roaster 5')
    .phase('councillor', 'Ana')
    .offers(
      putAway('coffee roaster 3'),
      putAway('coffee roaster 2, well'),
      putAway('coffee roaster 2, crane'),
      putAway('coffee roaster, well, crane'),
    )
    .play('Ana: put away crane, well, coffee roaster')
    .expect('Ana', { hand: 'coffee roaster 4' })
})

test('SJ-COUNC-7, R-SJ-28: each player discards before the next one draws', () => {
  sanJuan(three)
    .drawPile('statue, well, hero')
    .phase('councillor', 'Ana')
    .asks('Ana', 'D-SJ-6')
    .expect('Ben', { handSize: 0 }) // has not drawn
    .play('Ana: keep hero')
    .happened(
      { type: 'discarded', seat: 'Ana', card: 'statue' },
      { type: 'discarded', seat: 'Ana', card: 'well' },
      { type: 'discardsShuffled', count: 2 },
      { type: 'drew', seat: 'Ben' },
      { type: 'drew', seat: 'Ben' },
    )
    .asks('Ben', 'D-SJ-6')
    .offers('keep statue', 'keep well')
    .play('Ben: keep statue')
    .happened(
      { type: 'discarded', seat: 'Ben', card: 'well' },
      { type: 'discardsShuffled', count: 1 },
      { type: 'drew', seat: 'Cyd', card: 'well' },
    )
    .expect('Ana', { hand: 'hero' })
    .expect('Ben', { hand: 'statue' })
    .expect('Cyd', { hand: 'well' }) // the only one there was
})

test('SJ-COUNC-8, R-SJ-4: fewer cards than should be seen', () => {
  const table = (tableau: string, drawPile: string) =>
    sanJuan(two).tableau('Ana', tableau).drawPile(drawPile).phase('councillor', 'Ana')
  table('indigo plant', 'statue, well, hero')
    .asks('Ana', 'D-SJ-6')
    .offers('keep statue', 'keep hero', 'keep well')
  table('indigo plant', 'statue, well')
    .offers('keep statue', 'keep well')
    .play('Ana: keep well')
    .expect('Ana', { hand: 'well' })
    .expect('Ben', { hand: 'statue' })
  table('indigo plant, prefecture', 'statue, well, hero')
    .offers('keep statue, hero', 'keep statue, well', 'keep hero, well')
    .play('Ana: keep hero, well')
    .expect('Ben', { hand: 'statue' })
})

test.each([
  ['indigo plant', 'crane'],
  ['indigo plant', 'none'],
  ['indigo plant, prefecture', 'crane, hero'],
  ['indigo plant, prefecture', 'crane'],
  ['indigo plant, prefecture', 'none'],
  ['indigo plant, archive', 'crane'],
  ['indigo plant, archive', 'none'],
  ['indigo plant, archive, prefecture', 'crane, hero'],
  ['indigo plant, archive, prefecture', 'crane'],
  ['indigo plant, archive, prefecture', 'none'],
])(
  'SJ-COUNC-8, R-SJ-34: with %s and no more cards than %s, all of them are kept unasked',
  (tableau, cards) => {
    sanJuan(two)
      .tableau('Ana', tableau)
      .drawPile(cards)
      .play('choose councillor')
      .didNotHappen({ type: 'moved', forced: true })
      .didNotHappen({ type: 'discarded' })
      .expect('Ana', { hand: cards })
      .expect('discard', 0)
      .asks('Ben', 'D-SJ-2')
  },
)

test('SJ-COUNC-8: with an archive fewer cards mean fewer discards', () => {
  const table = (tableau: string, drawPile: string) =>
    sanJuan(two)
      .tableau('Ana', tableau)
      .hand('Ana', 'crane')
      .drawPile(drawPile)
      .phase('councillor', 'Ana')
  table('indigo plant, archive', 'statue, well').offers(
    'put away statue',
    'put away well',
    'put away crane',
  )
  table('indigo plant, archive', 'statue, well, hero').offers(
    'put away statue, hero',
    'put away statue, well',
    'put away statue, crane',
    'put away hero, well',
    'put away hero, crane',
    'put away well, crane',
  )
  table('indigo plant, archive, prefecture', 'statue, well, hero')
    .offers('put away statue', 'put away hero', 'put away well', 'put away crane')
    .play('Ana: put away crane')
    .expect('Ana', { hand: 'statue, hero, well' })
})

test('R-SJ-34, SJ-B-PREFECTURE-1, EX-SJ-15: two of two are kept without asking', () => {
  sanJuan(two)
    .tableau('Ben', 'indigo plant, prefecture')
    .hand('Ben', 'crane')
    .drawPile('statue, well, hero')
    .phase('councillor', 'Ana')
    .play('Ana: keep hero')
    .didNotHappen({ type: 'moved', seat: 'Ben' })
    .happened({ type: 'kept', seat: 'Ben' }, { type: 'kept', seat: 'Ben' })
    .expect('Ben', { hand: 'crane, statue, well' })
    .asks('Ben', 'D-SJ-2')
})

test('R-SJ-34: equal cards leave nothing to decide', () => {
  sanJuan(two)
    .drawPile('well 3')
    .play('choose councillor')
    .expect('Ana', { hand: 'well' })
    .expect('Ben', { hand: 'well' })
    .expect('discard', 'well')
    .asks('Ben', 'D-SJ-2')
})
