/** Chapel (SJ-B-CHAPEL-1 … 4, D-SJ-9): one hand card tucked at the start of every round, worth 1 VP. */
import { describe, expect, test } from 'vitest'
import { sanJuan } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }

/** Ben is governor and owns a Chapel. */
const chapel = (hand: string) =>
  sanJuan(three).tableau('Ben', 'indigo plant, chapel').hand('Ben', hand)

describe('tucking', () => {
  test('D-SJ-9, SJ-B-CHAPEL-1: any single hand card, or none', () => {
    chapel('well 2, crane, statue')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-9')
      .offers('tuck well', 'tuck crane', 'tuck statue', 'pass')
      .refuses('tuck hero', 'SJ-B-CHAPEL-1')
      .play('tuck well')
      .happened({ type: 'tucked', seat: 'Ben', card: 'well', by: 'chapel' })
      .expect('Ben', { hand: 'well, crane, statue', tucked: 'well' })
      .expect('discard', 0)
      .asks('Ben', 'D-SJ-2') // exactly one
  })

  test('SJ-B-CHAPEL-1: it may be left unused', () => {
    chapel('well')
      .roundStarts('Ben')
      .play('pass')
      .expect('Ben', { hand: 'well', tucked: 0 })
      .asks('Ben', 'D-SJ-2')
  })

  test('D-SJ-9: without a card, or without the building, nobody is asked', () => {
    chapel('none')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-2')
      .didNotHappen({ type: 'moved', forced: true })
    sanJuan(three).hand('Ben', 'crane').roundStarts('Ben').asks('Ben', 'D-SJ-2')
  })

  test('SJ-B-CHAPEL-1: at the start of every round', () => {
    chapel('well, crane, tower')
      .roundStarts('Cyd')
      .play('Ben: tuck well')
      .play('Cyd: choose trader', 'Ana: choose builder', 'Ben: choose prospector')
      .expect('round', 3)
      .asks('Ben', 'D-SJ-9')
      .play('tuck tower')
      .expect('Ben', { tucked: 'well, tower', handSize: 2 })
  })

  test('SJ-B-CHAPEL-1: before the hand limit is checked', () => {
    chapel('coffee roaster 7, well')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-9')
      .play('tuck well')
      .expect('Ben', { hand: 'coffee roaster 7' })
      .expect('discard', 0)
      .asks('Ben', 'D-SJ-2')
    chapel('coffee roaster 7, well').roundStarts('Ben').play('pass').asks('Ben', 'D-SJ-11')
  })

  test('SJ-B-CHAPEL-1: several owners, each his own card', () => {
    chapel('well')
      .tableau('Ana', 'indigo plant, chapel')
      .hand('Ana', 'crane')
      .roundStarts('Ben')
      .play('Ben: tuck well', 'Ana: tuck crane')
      .expect('Ben', { tucked: 'well' })
      .expect('Ana', { tucked: 'crane' })
  })
})

describe('tucked cards', () => {
  test.each(['hero', 'palace', 'well'])('SJ-B-CHAPEL-2: a %s under it is worth 1 VP', (card) => {
    const table = chapel(card)
      .roundStarts('Ben')
      .expect('Ben', { total: 1 + 2 })
    table.play(`tuck ${card}`).expect('Ben', { total: 1 + 2 + 1 })
    expect(table.score('Ben')).toMatchObject({ buildings: 3, tucked: 1, bonuses: {} })
  })

  test('SJ-B-CHAPEL-2: every card there', () => {
    chapel('none')
      .tucked('Ben', 'hero 2, statue, well 3')
      .expect('Ben', { total: 1 + 2 + 6 })
  })

  test('SJ-B-CHAPEL-3: they never come back, not even when both piles are empty', () => {
    chapel('well')
      .drawPile('none')
      .roundStarts('Ben')
      .play('tuck well', 'choose prospector')
      .expect('Ben', { hand: 'none', tucked: 'well' })
      .didNotHappen({ type: 'discardsShuffled' })
      .didNotHappen({ type: 'drew' })
    chapel('none')
      .tucked('Ben', 'hero')
      .drawPile('none')
      .discard('crane')
      .chooses('Ben')
      .play('choose prospector')
      .expect('Ben', { hand: 'crane', tucked: 'hero' }) // only the discards are shuffled
  })

  test('SJ-B-CHAPEL-4: built over, the cards stay and score; nothing more is tucked', () => {
    sanJuan(three)
      .tableau('Cyd', 'indigo plant, chapel, crane')
      .tucked('Cyd', 'hero 2, well')
      .hand('Cyd', 'statue, tower')
      .taken({ trader: 'Ana', prospector: 'Ben' })
      .expect('Cyd', { total: 1 + 2 + 1 + 3 })
      .play('Cyd: choose builder', 'Cyd: build statue over chapel')
      .expect('Cyd', { tableau: 'indigo plant, statue, crane', tucked: 'hero 2, well' })
      .expect('Cyd', { total: 1 + 3 + 1 + 3 })
      .asks('Ben', 'D-SJ-2') // a new round, no Chapel any more
      .expect('round', 4)
      .expect('Cyd', { hand: 'tower' })
  })

  test('SJ-B-CHAPEL-4: a Chapel built over another building tucks as any', () => {
    sanJuan(three)
      .tableau('Ben', 'indigo plant, well, crane')
      .tucked('Ben', 'hero')
      .hand('Ben', 'chapel, tower, statue')
      .taken({ trader: 'Cyd', prospector: 'Ana' })
      .play('Ben: choose builder', 'Ben: build chapel over well')
      .play('Ben: tuck tower')
      .expect('Ben', { tucked: 'hero, tower', total: 1 + 2 + 1 + 2 })
  })
})
