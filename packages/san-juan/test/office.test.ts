/** Office building (SJ-X-OFFICE-1, -2, D-SJ-8): one or two hand cards exchanged at the start of a round. */
import { describe, test } from 'vitest'
import { sanJuan, type Table } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], expansion: true }

/** Ben is governor and owns an office building. */
const office = (hand: string): Table =>
  sanJuan(three).tableau('Ben', 'indigo plant, office building').hand('Ben', hand)

describe('which cards', () => {
  test('D-SJ-8, SJ-X-OFFICE-1: every one or two hand cards, or none', () => {
    office('well 2, crane, tower')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-8')
      .offers(
        'exchange well',
        'exchange crane',
        'exchange tower',
        'exchange well, well',
        'exchange well, crane',
        'exchange well, tower',
        'exchange crane, tower',
        'pass',
      )
      .refuses('exchange well, crane, tower', 'SJ-X-OFFICE-1')
      .refuses('exchange crane, crane', 'SJ-X-OFFICE-1')
      .refuses('exchange statue', 'SJ-X-OFFICE-1')
  })

  test('D-SJ-8: a single card', () => {
    office('crane').roundStarts('Ben').offers('exchange crane', 'pass')
  })

  test('D-SJ-8: without a card, or without the building, nobody is asked', () => {
    office('none')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-2')
      .didNotHappen({ type: 'moved', forced: true })
    sanJuan(three).hand('Ben', 'crane').roundStarts('Ben').asks('Ben', 'D-SJ-2')
  })
})

describe('the exchange', () => {
  test('SJ-START-1, SJ-X-OFFICE-1: as many cards are drawn as were discarded', () => {
    office('well 2, crane')
      .drawPile('statue 3')
      .roundStarts('Ben')
      .play('exchange well, crane')
      .happened(
        { type: 'discarded', seat: 'Ben', card: 'well' },
        { type: 'discarded', seat: 'Ben', card: 'crane' },
        { type: 'drew', seat: 'Ben', card: 'statue', by: 'officeBuilding' },
        { type: 'drew', seat: 'Ben', card: 'statue', by: 'officeBuilding' },
      )
      .didNotHappen({ type: 'moved', forced: true }) // two are all
      .expect('Ben', { hand: 'well, statue 2' })
      .expect('discard', 'well, crane')
      .expect('drawPile', 'statue')
    office('well 2, crane')
      .drawPile('statue 3')
      .roundStarts('Ben')
      .play('exchange crane')
      .expect('Ben', { hand: 'well 2, statue' })
      .expect('discard', 'crane')
  })

  test('SJ-X-OFFICE-1: it may be left unused, and is asked for once in a round', () => {
    office('well 2, crane')
      .roundStarts('Ben')
      .play('pass')
      .expect('Ben', { hand: 'well 2, crane' })
      .expect('discard', 0)
      .asks('Ben', 'D-SJ-2')
    office('well 2, crane').roundStarts('Ben').play('exchange well').asks('Ben', 'D-SJ-2')
    office('well 2, crane').roundStarts('Ben').play('exchange well, well').asks('Ben', 'D-SJ-2')
  })

  test('SJ-X-OFFICE-1: in every round, also for those who are not governor', () => {
    office('well, crane')
      .drawPile('statue 3')
      .roundStarts('Cyd')
      .asks('Ben', 'D-SJ-8')
      .play('exchange well')
      .play('Cyd: choose trader', 'Ana: choose builder', 'Ben: choose producer')
      .play('Ben: pass', 'Cyd: pass', 'Ana: pass')
      .expect('round', 3)
      .asks('Ben', 'D-SJ-8')
      .play('exchange crane')
      .expect('Ben', { hand: 'statue 2' })
  })

  test('SJ-X-OFFICE-2: both cards are chosen before anything is drawn', () => {
    office('well, crane, tower')
      .drawPile('statue 3')
      .roundStarts('Ben')
      .play('pick well to exchange')
      .didNotHappen({ type: 'drew' })
      .expect('drawPile', 3)
      .expect('discard', 0)
      .asks('Ben', 'D-SJ-8')
      .offers('pick crane to exchange', 'pick tower to exchange', 'done') // no card drawn yet
      .play('done')
      .expect('Ben', { hand: 'crane, tower, statue' })
  })

  test('SJ-X-OFFICE-2: the discards come before the draw: they can be shuffled and come back', () => {
    office('well, crane')
      .drawPile('none')
      .roundStarts('Ben')
      .play('exchange well, crane')
      .happened(
        { type: 'discarded' },
        { type: 'discarded' },
        { type: 'discardsShuffled', count: 2 },
      )
      .expect('Ben', { hand: 'well, crane' })
      .expect('discard', 0)
  })

  test('SJ-X-OFFICE-2: the pile runs out between the two draws', () => {
    office('well 2')
      .drawPile('statue')
      .discard('well')
      .roundStarts('Ben')
      .play('exchange well, well')
      .happened({ type: 'drew', card: 'statue' }, { type: 'discardsShuffled', count: 3 })
      .expect('Ben', { hand: 'statue, well' })
      .expect('drawPile', 'well 2')
  })

  test('SJ-START-1: it comes before the Chapel and before the hand limit', () => {
    sanJuan(three)
      .tableau('Ben', 'indigo plant, chapel, office building')
      .hand('Ben', 'coffee roaster 7, well 2')
      .drawPile('statue 2')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-8')
      .play('exchange well, well')
      .asks('Ben', 'D-SJ-9')
      .offers('tuck coffee roaster', 'tuck statue', 'pass')
      .play('tuck statue')
      .asks('Ben', 'D-SJ-11')
      .offers('discard coffee roaster', 'discard statue')
  })
})
