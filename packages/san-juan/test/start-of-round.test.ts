/** The start of a round (§7): which steps come, in which order, and who is asked in them. */
import { describe, test } from 'vitest'
import { FIVE_CHOICES } from './role-choices.ts'
import { sanJuan } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], expansion: true }
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'], expansion: true }

describe('the order of the steps', () => {
  test('SJ-START-1, -2, -3, -6, R-SJ-27: office, then Chapel and Bank, then the limit, then a role', () => {
    sanJuan(three)
      .tableau('Ana', 'indigo plant, office building, chapel, bank')
      .hand('Ana', 'coffee roaster 8, well 2')
      .drawPile('statue 3')
      .roundStarts('Ana')
      .asks('Ana', 'D-SJ-8')
      .play('exchange well, well')
      .asks('Ana', 'D-SJ-9')
      .play('tuck statue')
      .asks('Ana', 'D-SJ-10')
      .play('deposit statue')
      .expect('Ana', { hand: 'coffee roaster 7', tucked: 'statue 2' }) // 8 less 1 of the limit
      .asks('Ana', 'D-SJ-2')
      .expect('discard', 'coffee roaster, well 2')
  })

  test('R-SJ-27, SJ-START-1: offices clockwise from the new governor, all before any Chapel', () => {
    sanJuan(four)
      .tableau('Ben', 'indigo plant, office building, chapel')
      .tableau('Cyd', 'indigo plant, chapel')
      .tableau('Dan', 'indigo plant, office building')
      .tableau('Ana', 'indigo plant, office building')
      .hand('Ana', 'well')
      .hand('Ben', 'tower')
      .hand('Cyd', 'crane')
      .hand('Dan', 'statue')
      .roundStarts('Cyd') // who has no office
      .asks('Dan', 'D-SJ-8')
      .play('pass')
      .asks('Ana', 'D-SJ-8')
      .play('pass')
      .asks('Ben', 'D-SJ-8')
      .play('pass')
      .asks('Cyd', 'D-SJ-9') // the governor first again
      .play('pass')
      .asks('Ben', 'D-SJ-9')
      .play('pass')
      .asks('Cyd', 'D-SJ-2')
  })

  test('R-SJ-27, SJ-START-2: all who tuck, before anybody discards down to his limit', () => {
    sanJuan(four)
      .tableau('Ben', 'indigo plant, chapel')
      .tableau('Dan', 'indigo plant, bank')
      .hand('Ana', 'sugar mill 7, well')
      .hand('Ben', 'crane')
      .hand('Cyd', 'coffee roaster 7, well')
      .hand('Dan', 'tobacco storage 7, statue')
      .roundStarts('Cyd')
      .asks('Dan', 'D-SJ-10')
      .play('pass')
      .asks('Ben', 'D-SJ-9')
      .play('tuck crane')
      .asks('Cyd', 'D-SJ-11')
      .play('discard well')
      .asks('Dan', 'D-SJ-11')
      .play('discard statue')
      .asks('Ana', 'D-SJ-11')
      .play('discard well')
      .asks('Cyd', 'D-SJ-2')
      .expect('discard', 'well 2, statue')
  })

  test('R-SJ-40, SJ-START-2: player by player, each Chapel first, then Bank', () => {
    sanJuan(three)
      .tableau('Ana', 'indigo plant, bank, chapel')
      .tableau('Ben', 'indigo plant, chapel, bank')
      .tableau('Cyd', 'indigo plant, bank')
      .hand('Ana', 'well, crane')
      .hand('Ben', 'statue, hero')
      .hand('Cyd', 'tower')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-9')
      .offers('tuck statue', 'tuck hero', 'pass')
      .refuses('deposit hero', 'R-SJ-40')
      .play('pass')
      .asks('Ben', 'D-SJ-10')
      .refuses('tuck hero', 'R-SJ-40')
      .offers('deposit statue', 'deposit hero', 'deposit statue, hero', 'pass')
      .play('deposit hero')
      .asks('Cyd', 'D-SJ-10')
      .play('pass')
      .asks('Ana', 'D-SJ-9')
      .play('tuck well')
      .asks('Ana', 'D-SJ-10')
      .offers('deposit crane', 'pass')
      .play('pass')
      .asks('Ben', 'D-SJ-2')
  })

  test('SJ-START-6: then the new governor makes the first role choice', () => {
    sanJuan(three)
      .tableau('Ana', 'indigo plant, chapel')
      .hand('Ana', 'well')
      .roundStarts('Cyd')
      .asks('Ana', 'D-SJ-9')
      .expect('governor', 'Cyd')
      .play('tuck well')
      .asks('Cyd', 'D-SJ-2')
      .offers(...FIVE_CHOICES)
      .expect('round', 2)
  })
})

describe('steps that are skipped', () => {
  test('SJ-START-7: nobody can do anything: the governor chooses at once', () => {
    sanJuan(three)
      .hand('Ana', 'coffee roaster 7')
      .hand('Ben', 'tobacco storage 7')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-2')
      .didNotHappen({ type: 'discarded' })
  })

  test('SJ-START-7: with an empty hand neither office nor Chapel nor Bank asks', () => {
    sanJuan(three)
      .tableau('Ben', 'indigo plant, office building, chapel, bank')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-2')
      .expect('Ben', { bankUsed: false })
  })

  test('SJ-START-7: a Chapel that takes the last card leaves none for the Bank', () => {
    const table = () =>
      sanJuan(three)
        .tableau('Ben', 'indigo plant, chapel, bank')
        .hand('Ben', 'well')
        .roundStarts('Ben')
        .asks('Ben', 'D-SJ-9')
    table().play('tuck well').asks('Ben', 'D-SJ-2').expect('Ben', { bankUsed: false })
    table().play('pass').asks('Ben', 'D-SJ-10')
  })

  test.each([
    ['office building', 'D-SJ-8'],
    ['chapel', 'D-SJ-9'],
    ['bank', 'D-SJ-10'],
  ])('SJ-START-7: only the %s is asked for where it is alone', (building, decision) => {
    for (const owner of ['Ana', 'Ben', 'Cyd'])
      sanJuan(three)
        .tableau(owner, `indigo plant, ${building}`)
        .hand('Ana', 'well')
        .hand('Ben', 'crane')
        .hand('Cyd', 'tower')
        .roundStarts('Ben')
        .asks(owner, decision)
        .play('pass')
        .asks('Ben', 'D-SJ-2')
  })

  test('SJ-START-7: they come again in every round', () => {
    sanJuan(three)
      .tableau('Ana', 'indigo plant, chapel, office building')
      .hand('Ana', 'well, crane, tower')
      .roundStarts('Ben')
      .play('pass', 'tuck well')
      .play('Ben: choose trader', 'Cyd: choose prospector', 'Ana: choose builder', 'Ana: pass')
      .expect('round', 4)
      .asks('Ana', 'D-SJ-8')
      .play('pass')
      .offers('tuck crane', 'tuck tower', 'pass')
  })
})

test('SJ-START-1: a building of the very round acts at the start of the next', () => {
  sanJuan(three)
    .hand('Cyd', 'chapel, tower, well 2, crane')
    .taken({ trader: 'Ana', prospector: 'Ben' })
    .play('Cyd: choose builder', 'Cyd: build chapel paying well, well')
    .asks('Cyd', 'D-SJ-9')
    .offers('tuck crane', 'tuck tower', 'pass')
})
