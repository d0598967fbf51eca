/** Bank (SJ-X-BANK-1 … 3, R-SJ-7, D-SJ-10): once in the game any number of hand cards, worth 1 VP each. */
import { describe, expect, test } from 'vitest'
import { sanJuan } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], expansion: true }

/** Ben is governor and owns a Bank. */
const bank = (hand: string) => sanJuan(three).tableau('Ben', 'indigo plant, bank').hand('Ben', hand)

describe('the deposit', () => {
  test('D-SJ-10, SJ-X-BANK-1: every non-empty set of hand cards, or none', () => {
    bank('well 2, crane')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-10')
      .offers(
        'deposit well',
        'deposit crane',
        'deposit well, well',
        'deposit well, crane',
        'deposit well, well, crane',
        'pass',
      )
      .refuses('deposit crane, crane', 'SJ-X-BANK-1')
      .refuses('deposit hero', 'SJ-X-BANK-1')
  })

  test('SJ-X-BANK-1: each card is worth 1 VP', () => {
    bank('well 2, crane, hero')
      .roundStarts('Ben')
      .expect('Ben', { total: 1 + 2 })
      .play('deposit well, hero')
      .happened(
        { type: 'tucked', seat: 'Ben', card: 'hero', by: 'bank' },
        { type: 'tucked', seat: 'Ben', card: 'well', by: 'bank' },
      )
      .expect('Ben', { hand: 'well, crane', tucked: 'well, hero', bankUsed: true })
      .expect('Ben', { total: 1 + 2 + 2 })
      .expect('discard', 0)
      .asks('Ben', 'D-SJ-2')
  })

  test('SJ-X-BANK-1: the whole hand, before the limit is checked', () => {
    bank('coffee roaster 8, well, crane')
      .roundStarts('Ben')
      .play(`deposit ${Array(8).fill('coffee roaster').join(', ')}, well, crane`)
      .didNotHappen({ type: 'moved', forced: true }) // nothing is left to say
      .expect('Ben', { hand: 'none', tucked: 10, total: 1 + 2 + 10 })
      .asks('Ben', 'D-SJ-2')
    bank('coffee roaster 8, well, crane')
      .roundStarts('Ben')
      .play('deposit well')
      .asks('Ben', 'D-SJ-11')
      .refuses('pass', 'SJ-START-3')
  })

  test('D-SJ-10: without a card, or without the building, nobody is asked', () => {
    bank('none')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-2')
      .didNotHappen({ type: 'moved', forced: true })
    sanJuan(three).hand('Ben', 'crane').roundStarts('Ben').asks('Ben', 'D-SJ-2')
  })

  test('SJ-X-BANK-1: by small steps, until the seat says that it is done', () => {
    bank('well 2, crane')
      .roundStarts('Ben')
      .play('pick well to deposit')
      .asks('Ben', 'D-SJ-10')
      .expect('Ben', { bankUsed: false, tucked: 0 })
      .play('done')
      .expect('Ben', { bankUsed: true, tucked: 'well', hand: 'well, crane' })
  })
})

describe('once in the game', () => {
  /** The round goes on without a change of Ben's hand, and the next begins. */
  const aRound = ['Ben: choose trader', 'Cyd: choose prospector', 'Ana: choose producer']
  const passes = ['Ana: pass', 'Ben: pass', 'Cyd: pass']

  test('SJ-X-BANK-2: not using it keeps the right', () => {
    bank('well, crane')
      .roundStarts('Ben')
      .play('pass')
      .expect('Ben', { bankUsed: false })
      .play(...aRound, ...passes)
      .expect('round', 3)
      .asks('Ben', 'D-SJ-10')
      .offers('deposit well', 'deposit crane', 'deposit well, crane', 'pass')
  })

  test('SJ-X-BANK-2: once used, never again', () => {
    bank('well, crane')
      .roundStarts('Ben')
      .play('deposit well')
      .play(...aRound, ...passes)
      .expect('round', 3)
      .asks('Cyd', 'D-SJ-2')
      .expect('Ben', { hand: 'crane', tucked: 'well', bankUsed: true })
  })

  test('R-SJ-7, SJ-X-BANK-2: not even with a Bank built later', () => {
    sanJuan(three)
      .tableau('Cyd', 'indigo plant, statue, crane')
      .tucked('Cyd', 'hero 2')
      .removed('bank') // with which he deposited
      .used('Cyd', 'bank')
      .hand('Cyd', 'bank, well 3')
      .taken({ trader: 'Ana', prospector: 'Ben' })
      .play('Cyd: choose builder', 'Cyd: build bank paying well, well')
      .expect('round', 4)
      .asks('Ben', 'D-SJ-2') // Cyd is not asked
      .expect('Cyd', { tableau: 'indigo plant, statue, crane, bank', hand: 'well' })
  })

  test('R-SJ-7: an owner who has not used it is asked after a second Bank too', () => {
    sanJuan(three)
      .removed('bank')
      .hand('Cyd', 'bank, well 3')
      .taken({ trader: 'Ana', prospector: 'Ben' })
      .play('Cyd: choose builder', 'Cyd: build bank paying well, well')
      .asks('Cyd', 'D-SJ-10')
      .offers('deposit well', 'pass')
  })

  test('R-SJ-7: per player: what one has used, another has not', () => {
    bank('well')
      .tableau('Ana', 'indigo plant, bank')
      .hand('Ana', 'crane')
      .used('Ben', 'bank')
      .tucked('Ben', 'hero')
      .roundStarts('Ben')
      .asks('Ana', 'D-SJ-10')
      .play('deposit crane')
      .expect('Ana', { bankUsed: true })
      .asks('Ben', 'D-SJ-2')
  })

  test('SJ-X-BANK-2: a used Bank leaves the Chapel as it is', () => {
    sanJuan(three)
      .tableau('Ben', 'indigo plant, bank, chapel')
      .used('Ben', 'bank')
      .tucked('Ben', 'hero')
      .hand('Ben', 'well, crane')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-9')
      .refuses('deposit crane', 'SJ-X-BANK-2')
      .play('tuck crane')
      .asks('Ben', 'D-SJ-2')
      .expect('Ben', { hand: 'well', tucked: 'hero, crane' })
  })
})

describe('as the Chapel', () => {
  test('SJ-X-BANK-3: others see that cards are tucked, not which', () => {
    const table = bank('well, crane, hero').roundStarts('Ben').play('deposit well, hero')
    const tucked = (card: string | undefined) => ({ type: 'tucked', seat: 1, card, by: 'bank' })
    const told = (name: string) => table.told(name).filter(({ type }) => type === 'tucked')
    expect(told('Ben')).toEqual([tucked('hero'), tucked('well')])
    expect(told('Ana')).toEqual([tucked(undefined), tucked(undefined)])
    const seen = (name: string) => table.view(name).seats[1]
    expect(seen('Ben')).toMatchObject({ tucked: 2, tuckedCards: { hero: 1, well: 1 } })
    expect(seen('Ana')).toMatchObject({ tucked: undefined, tuckedCards: undefined, handSize: 1 })
  })

  test('SJ-X-BANK-3: built over, the cards stay and score', () => {
    sanJuan(three)
      .tableau('Ana', 'indigo plant, bank, crane')
      .tucked('Ana', 'hero 2, well')
      .used('Ana', 'bank')
      .hand('Ana', 'statue')
      .phase('builder', 'Ana')
      .expect('Ana', { total: 1 + 2 + 1 + 3 })
      .play('build statue over bank')
      .expect('Ana', { tableau: 'indigo plant, statue, crane', tucked: 'hero 2, well' })
      .expect('Ana', { total: 1 + 3 + 1 + 3 })
      .expect('removed', 'bank')
  })

  test('SJ-X-BANK-3: built over before it was used, it takes no more cards', () => {
    sanJuan(three)
      .tableau('Cyd', 'indigo plant, bank, crane')
      .hand('Cyd', 'statue, well')
      .taken({ trader: 'Ana', prospector: 'Ben' })
      .play('Cyd: choose builder', 'Cyd: build statue over bank')
      .asks('Ben', 'D-SJ-2')
      .expect('round', 4)
      .expect('Cyd', { hand: 'well', bankUsed: false })
  })
})
