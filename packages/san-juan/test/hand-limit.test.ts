/** The hand limit (SJ-START-3 … 5, D-SJ-11) with Tower (SJ-B-TOWER) and Guard room (SJ-X-GUARD). */
import { describe, expect, test } from 'vitest'
import { sanJuan, type Table } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], expansion: true }
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'], expansion: true }

/** Thirteen cards of one kind cannot be; these are of two. */
const cards = (count: number) =>
  count <= 8 ? `coffee roaster ${count}` : `coffee roaster 8, tobacco storage ${count - 8}`

/** Ben is governor of the new round, with this tableau and so many cards. */
const ben = (tableau: string, count: number): Table =>
  sanJuan(three).tableau('Ben', tableau).hand('Ben', cards(count))

/** What Ben may keep: below is the hand he has afterwards. */
function limit(table: Table): number {
  table.roundStarts('Ben')
  while (table.game.decision === 'D-SJ-11') table.play(table.game.steps()[0] ?? 'nothing')
  return table.asks('Ben', 'D-SJ-2').view('Ben').seats[1]?.handSize ?? 0
}

describe('discarding', () => {
  test('D-SJ-11, SJ-START-3: every set of exactly as many as are above the limit, no pass', () => {
    sanJuan(three)
      .hand('Ben', 'coffee roaster 4, tower 2, statue 2, well')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-11')
      .offers(
        'discard coffee roaster, coffee roaster',
        'discard coffee roaster, statue',
        'discard coffee roaster, well',
        'discard coffee roaster, tower',
        'discard statue, statue',
        'discard statue, well',
        'discard statue, tower',
        'discard well, tower',
        'discard tower, tower',
      )
      .refuses('pass', 'SJ-START-3')
      .refuses('discard well, tower, tower', 'SJ-START-4')
      .play('discard tower, statue')
      .happened(
        { type: 'discarded', seat: 'Ben', card: 'statue' },
        { type: 'discarded', seat: 'Ben', card: 'tower' },
      )
      .expect('Ben', { hand: 'coffee roaster 4, tower, statue, well' })
      .expect('discard', 'tower, statue')
      .asks('Ben', 'D-SJ-2')
  })

  test('D-SJ-11: one card above', () => {
    sanJuan(three)
      .hand('Ben', 'coffee roaster 6, tower, well')
      .roundStarts('Ben')
      .offers('discard coffee roaster', 'discard tower', 'discard well')
  })

  test('SJ-START-3: everyone, the governor too, clockwise from the governor', () => {
    sanJuan(three)
      .hand('Ana', 'coffee roaster 7, well')
      .hand('Ben', 'tobacco storage 7, crane')
      .hand('Cyd', 'silver smelter 7, tower')
      .roundStarts('Cyd')
      .asks('Cyd', 'D-SJ-11')
      .play('discard tower')
      .asks('Ana', 'D-SJ-11')
      .play('discard coffee roaster')
      .asks('Ben', 'D-SJ-11')
      .play('discard crane')
      .asks('Cyd', 'D-SJ-2')
      .expect('Ana', { hand: 'coffee roaster 6, well' })
      .expect('discard', 'tower, coffee roaster, crane')
  })

  test('SJ-START-3: who is within his limit is not asked', () => {
    sanJuan(three)
      .hand('Ana', cards(7))
      .hand('Ben', 'indigo plant 6, sugar mill 2, well')
      .hand('Cyd', 'silver smelter 7')
      .roundStarts('Cyd')
      .asks('Ben', 'D-SJ-11')
      .play('discard sugar mill, sugar mill')
      .asks('Cyd', 'D-SJ-2')
      .expect('Ana', { handSize: 7 })
      .expect('Cyd', { handSize: 7 })
  })
})

describe('the limits', () => {
  test('SJ-START-4: seven as a rule', () => {
    expect(limit(ben('indigo plant', 7))).toBe(7)
    expect(limit(ben('indigo plant', 8))).toBe(7)
    expect(limit(ben('indigo plant', 13))).toBe(7)
    expect(limit(ben('indigo plant', 3))).toBe(3)
  })

  test('SJ-START-4, SJ-B-TOWER-1: twelve with a Tower', () => {
    expect(limit(ben('indigo plant, tower', 12))).toBe(12)
    expect(limit(ben('indigo plant, tower', 13))).toBe(12)
    expect(limit(ben('indigo plant, tower', 15))).toBe(12)
  })

  test("SJ-B-TOWER-1: another's Tower is no help", () => {
    expect(limit(ben('indigo plant', 9).tableau('Ana', 'indigo plant, tower'))).toBe(7)
  })

  test('SJ-B-TOWER-1: Guard rooms notwithstanding', () => {
    const guarded = ben('indigo plant, tower', 13).tableau('Cyd', 'indigo plant, guard room')
    expect(limit(guarded)).toBe(12)
    expect(limit(ben('indigo plant, tower, guard room', 13))).toBe(12)
  })

  test('SJ-X-GUARD-1, SJ-START-4: six while anyone else has a Guard room', () => {
    for (const owner of ['Ana', 'Cyd']) {
      const guarded = (count: number) =>
        ben('indigo plant', count).tableau(owner, 'indigo plant, guard room')
      expect(limit(guarded(6))).toBe(6)
      expect(limit(guarded(7))).toBe(6)
      expect(limit(guarded(9))).toBe(6)
    }
  })

  test('SJ-X-GUARD-2, SJ-START-4: the owner himself keeps seven', () => {
    expect(limit(ben('indigo plant, guard room', 8))).toBe(7)
    const both = ben('indigo plant, guard room', 8).tableau('Ana', 'indigo plant, guard room')
    expect(limit(both)).toBe(7)
  })

  test('SJ-X-GUARD-3: several do not add up', () => {
    const two = ben('indigo plant', 8)
      .tableau('Ana', 'indigo plant, guard room')
      .tableau('Cyd', 'indigo plant, guard room')
    expect(limit(two)).toBe(6)
  })

  test('SJ-X-GUARD-3, R-SJ-33: one that was built over no longer counts', () => {
    const before = (over: string) =>
      sanJuan(three)
        .tableau('Cyd', 'indigo plant, guard room, crane')
        .hand('Cyd', 'smithy, archive')
        .hand('Ana', 'coffee roaster 6, well')
        .taken({ trader: 'Ana', prospector: 'Ben' })
        .play('Cyd: choose builder', `Cyd: build smithy over ${over}`, 'Ana: pass')
        .expect('round', 4)
    before('indigo plant').asks('Ana', 'D-SJ-11')
    before('guard room').asks('Ben', 'D-SJ-2').expect('Ana', { handSize: 7 })
  })

  test('R-SJ-33: it counts now on the table, not in a hand or out of the game', () => {
    sanJuan(three)
      .hand('Ana', 'coffee roaster 6, well')
      .hand('Cyd', 'guard room')
      .removed('guard room')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-2')
  })

  test('SJ-X-GUARD-4: it is automatic, nobody is asked for it', () => {
    sanJuan(three)
      .tableau('Ben', 'indigo plant, guard room')
      .hand('Ana', 'coffee roaster 7')
      .hand('Ben', 'tobacco storage 7')
      .roundStarts('Ben')
      .happened({ type: 'discarded', seat: 'Ana', card: 'coffeeRoaster' })
      .expect('Ana', { hand: 'coffee roaster 6' })
      .expect('Ben', { hand: 'tobacco storage 7' })
      .asks('Ben', 'D-SJ-2')
    sanJuan(three)
      .tableau('Ben', 'indigo plant, guard room')
      .hand('Ana', 'coffee roaster 6, well')
      .roundStarts('Ben')
      .asks('Ana', 'D-SJ-11')
      .refuses('pass', 'SJ-START-3')
  })

  test('EX-SJ-D13: Guard room 7, Tower 12, both 12, neither 6', () => {
    const table = sanJuan(four)
      .tableau('Ana', 'indigo plant, guard room')
      .tableau('Ben', 'indigo plant, tower')
      .tableau('Cyd', 'indigo plant, tower, guard room')
      .hand('Ana', 'coffee roaster 9, well')
      .hand('Ben', 'tobacco storage 9, crane 3, hero')
      .hand('Cyd', 'silver smelter 8, statue 3, quarry 2')
      .hand('Dan', 'sugar mill 7')
      .roundStarts('Ana')
    expect(table.view('Ana').seats.map(({ handLimit }) => handLimit)).toEqual([7, 12, 12, 6])
    table
      .asks('Ana', 'D-SJ-11')
      .play('discard coffee roaster, coffee roaster, well')
      .asks('Ben', 'D-SJ-11')
      .play('discard hero')
      .asks('Cyd', 'D-SJ-11')
      .play('discard quarry')
      .asks('Ana', 'D-SJ-2') // Dan has sugar mills only
    expect(table.view('Ana').seats.map(({ handSize }) => handSize)).toEqual([7, 12, 12, 6])
  })
})

describe('the moment', () => {
  test('EX-SJ-32, SJ-START-5: during a round nothing happens, only when the governor changes', () => {
    sanJuan(three)
      .tableau('Ben', 'indigo plant, silver smelter*')
      .hand('Ben', 'coffee roaster 6, well')
      .tradingHouse('t5') // silver 3
      .play('choose trader', 'Ben: sell silver')
      .expect('Ben', { handSize: 10 })
      .asks('Ben', 'D-SJ-2')
      .play('choose prospector')
      .expect('Ben', { handSize: 11 })
      .play('Cyd: choose producer', 'Cyd: pass', 'Ana: pass')
      .expect('Ben', { handSize: 11 })
      .expect('discard', 1) // the good
      .play('Ben: pass')
      .expect('round', 7)
      .asks('Ben', 'D-SJ-11')
      .refuses('pass', 'SJ-START-3')
  })

  test('SJ-START-5: nobody with fewer cards is hindered by it later in the round', () => {
    sanJuan(three)
      .hand('Ana', cards(7))
      .roundStarts('Ana')
      .play('choose prospector')
      .expect('Ana', { handSize: 8 })
      .asks('Ben', 'D-SJ-2')
  })
})
