/** The course of a round (§6): choosing roles, the order of the phases, what happens to the cards afterwards. */
import { Game, orThrow } from '@doubloon/engine'
import { describe, expect, test } from 'vitest'
import { sanJuan as rules } from '../src/index.ts'
import { ALL_FREE, FIVE_CHOICES } from './role-choices.ts'
import { sanJuan, type Table } from './table.ts'

const two = { players: ['Ana', 'Ben'] }
const three = { players: ['Ana', 'Ben', 'Cyd'] }
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'] }

test('SJ-ROUND-1: roles and phases, then the end of the round, then the start of the next', () => {
  sanJuan(three)
    .tableau('Cyd', 'indigo plant, chapel')
    .hand('Cyd', 'well, crane')
    .play('choose prospector', 'choose trader') // no good to sell
    .expect('round', 2)
    .asks('Cyd', 'D-SJ-2')
    .play('choose producer', 'pass', 'pass', 'pass')
    .happened({ type: 'roleTaken', role: 'producer' }, { type: 'governorPassed', round: 3 })
    .expect('round', 3)
    .expect('governor', 'Ben')
    .expect('roles', { prospector: 'free', trader: 'free', producer: 'free' })
    .asks('Cyd', 'D-SJ-9') // the start of the round
    .play('pass')
    .asks('Ben', 'D-SJ-2')
})

test('SJ-ROUND-2: the governor chooses first, then the others clockwise, once each', () => {
  sanJuan(four)
    .chooses('Cyd')
    .expect('governor', 'Cyd')
    .asks('Cyd', 'D-SJ-2')
    .play('choose trader')
    .asks('Dan', 'D-SJ-2')
    .play('choose prospector')
    .asks('Ana', 'D-SJ-2')
    .play('choose builder')
    .asks('Ben', 'D-SJ-2')
    .expect('round', 1)
    .expect('roles', { trader: 'Cyd', prospector: 'Dan', builder: 'Ana', producer: 'free' })
    .play('choose producer', 'pass', 'pass', 'pass', 'pass')
    .expect('round', 2)
    .asks('Dan', 'D-SJ-2')
})

test('SJ-ROUND-2: with three players three choose', () => {
  sanJuan(three)
    .chooses('Ben')
    .play('choose trader')
    .asks('Cyd', 'D-SJ-2')
    .play('choose prospector')
    .asks('Ana', 'D-SJ-2')
    .play('choose builder')
    .expect('round', 2)
    .asks('Cyd', 'D-SJ-2')
})

test('SJ-ROUND-3: a role must be chosen, even one that helps nothing', () => {
  sanJuan(three)
    .refuses('pass', 'SJ-ROUND-3')
    .play('choose trader') // nobody has a good
    .expect('Ana', { handSize: 0 })
    .asks('Ben', 'D-SJ-2')
    .refuses('pass', 'SJ-ROUND-3')
})

test('SJ-ROUND-3: the action and the privilege need not be used', () => {
  sanJuan(three)
    .hand('Ana', 'crane, well')
    .play('choose builder')
    .mayPlay('build crane paying well')
    .play('pass')
    .expect('Ana', { hand: 'crane, well', tableau: 'indigo plant' })
    .asks('Ben', 'D-SJ-2')
    .play('choose producer')
    .play('Ben: pass')
    .expect('Ben', { goods: 0 })
})

test('SJ-ROUND-4: a phase is played at once and completely, clockwise from its chooser', () => {
  sanJuan(four)
    .taken({ prospector: 'Dan' })
    .asks('Ana', 'D-SJ-2')
    .play('choose producer')
    .asks('Ana', 'D-SJ-4')
    .play('produce indigo')
    .asks('Ben', 'D-SJ-4')
    .refuses('choose trader', 'SJ-PROD-1')
    .play('produce indigo')
    .asks('Cyd', 'D-SJ-4')
    .play('pass')
    .asks('Dan', 'D-SJ-4')
    .play('produce indigo')
    .asks('Ben', 'D-SJ-2') // once each
    .expect('Cyd', { goods: 0 })
    .expect('Dan', { goods: 1 })
})

test('SJ-ROUND-5: a taken card stays with its taker until the round is over', () => {
  sanJuan(three)
    .play('choose trader')
    .expect('roles', { trader: 'Ana' })
    .offers('choose builder', 'choose producer', 'choose councillor', 'choose prospector')
    .refuses('choose trader', 'SJ-ROUND-5')
    .play('choose prospector')
    .offers('choose builder', 'choose producer', 'choose councillor')
    .refuses('choose trader', 'SJ-ROUND-5')
    .refuses('choose prospector', 'SJ-ROUND-5')
    .expect('roles', { trader: 'Ana', prospector: 'Ben', builder: 'free' })
    .play('choose builder')
    .mayPlay('choose trader', 'choose prospector', 'choose builder')
})

describe('the end of a round', () => {
  test.each([
    [two, 'Ana', 'Ben'],
    [two, 'Ben', 'Ana'],
    [three, 'Ana', 'Ben'],
    [three, 'Cyd', 'Ana'],
    [four, 'Cyd', 'Dan'],
    [four, 'Dan', 'Ana'],
  ])('SJ-ROUND-6: %o: the governor card passes from %s to %s', (options, old, next) => {
    const table = sanJuan(options).round(5).chooses(old)
    table.play('choose trader', 'choose prospector')
    if (options === four) table.play('choose builder')
    table
      .expect('governor', old)
      .expect('round', 5)
      .play('choose councillor')
      .expect('governor', old)
    while (table.game.decision === 'D-SJ-6') table.play(table.game.steps()[0] ?? 'nothing')
    table
      .happened({ type: 'governorPassed', seat: next, round: 6 })
      .expect('governor', next)
      .expect('round', 6)
      .asks(next, 'D-SJ-2')
  })

  test('SJ-ROUND-6: all role cards go back to the middle', () => {
    sanJuan(four)
      .taken({ trader: 'Ben', producer: 'Cyd', prospector: 'Dan' })
      .asks('Ana', 'D-SJ-2')
      .offers('choose builder', 'choose councillor')
      .play('choose builder')
      .expect('roles', ALL_FREE)
      .asks('Cyd', 'D-SJ-2')
      .offers(...FIVE_CHOICES)
  })

  test('SJ-ROUND-6: not before the last phase is over', () => {
    sanJuan(three)
      .taken({ trader: 'Ana', prospector: 'Ben' })
      .play('choose producer', 'Cyd: pass', 'Ana: pass')
      .expect('round', 1)
      .expect('governor', 'Ana')
      .expect('roles', { trader: 'Ana', prospector: 'Ben', producer: 'Cyd' })
      .asks('Ben', 'D-SJ-4')
      .play('pass')
      .expect('round', 2)
  })

  test('SJ-ROUND-7: when the game ends after a builder phase, the rest of the round is dropped', () => {
    sanJuan(four)
      .tableau('Ben', 'indigo plant 5, sugar mill 3, tobacco storage 3')
      .tableau('Cyd', 'indigo plant, chapel')
      .hand('Ben', 'smithy')
      .hand('Cyd', 'archive, well')
      .taken({ trader: 'Ana' })
      .play('choose builder', 'Ben: build smithy')
      .asks('Cyd', 'D-SJ-3') // the phase is finished
      .play('pass')
      .over('Ben')
      .didNotHappen({ type: 'governorPassed' })
      .expect('round', 11)
      .expect('governor', 'Ana')
      .expect('roles', { trader: 'Ana', builder: 'Ben', producer: 'free' })
      .expect('Cyd', { hand: 'archive, well', tucked: 0 })
      .refuses('Cyd: choose producer', 'game-over')
  })
})

describe('between phases', () => {
  /** Reads the position anew: whatever it does not tell is not there. */
  const readAnew = (table: Table) =>
    orThrow(Game.fromPosition(rules, table.game.position())).snapshot()

  test('SJ-ROUND-4: what counted in a phase is forgotten after it', () => {
    const table = sanJuan(three)
      .tableau('Ana', 'indigo plant*, library')
      .tableau('Ben', 'indigo plant*')
      .play('choose trader', 'sell indigo', 'Ben: sell indigo')
      .asks('Ben', 'D-SJ-2')
    expect(table.view('Ben')).toMatchObject({
      phase: undefined,
      chooser: undefined,
      doubled: false,
      tradingHouse: undefined,
    })
    expect(table.game.snapshot()).toEqual(readAnew(table))
  })

  test('SJ-ROUND-6: and what counted in a round after that', () => {
    const table = sanJuan(two)
      .tableau('Ana', 'indigo plant, library')
      .taken({ trader: 'Ana', producer: 'Ben' })
      .play('choose prospector using library')
      .asks('Ben', 'D-SJ-2')
    expect(table.view('Ana').seats.map(({ libraryUsed }) => libraryUsed)).toEqual([false, false])
    expect(table.game.snapshot()).toEqual(readAnew(table))
  })
})

describe('the choice of a role', () => {
  const without = (...taken: readonly string[]) =>
    FIVE_CHOICES.filter((text) => !taken.includes(text.replace('choose ', '')))

  test.each([two, three, four])('D-SJ-2: any card in the middle, no pass: %o', (options) => {
    sanJuan(options)
      .asks('Ana', 'D-SJ-2')
      .offers(...FIVE_CHOICES)
      .refuses('Ben: choose builder', 'SJ-ROUND-2') // not his turn
  })

  test('D-SJ-2: 5, 4, 3 and with four players 2 cards', () => {
    sanJuan(four)
      .taken({ councillor: 'Ana' })
      .offers(...without('councillor'))
    sanJuan(four)
      .taken({ councillor: 'Ana', producer: 'Ben' })
      .offers(...without('councillor', 'producer'))
    sanJuan(four)
      .taken({ councillor: 'Ana', producer: 'Ben', builder: 'Cyd' })
      .asks('Dan', 'D-SJ-2')
      .offers('choose trader', 'choose prospector')
    sanJuan(three)
      .taken({ trader: 'Ana', prospector: 'Ben' })
      .asks('Cyd', 'D-SJ-2')
      .offers(...without('trader', 'prospector'))
  })
})

describe('a library with three or four players', () => {
  test.each([three, four])(
    'R-SJ-6, D-SJ-2a: nobody is asked about it, it is in use: %o',
    (options) => {
      sanJuan(options)
        .tableau('Ana', 'indigo plant, library')
        .drawPile('statue 3, hero')
        .offers(...FIVE_CHOICES)
        .refuses('choose prospector using library', 'R-SJ-6')
        .play('choose prospector')
        .happened({ type: 'roleTaken', seat: 'Ana', role: 'prospector', doubled: true })
        .expect('Ana', { handSize: 2, libraryUsed: false })
        .asks('Ben', 'D-SJ-2')
        .play('choose producer')
        .happened({ type: 'roleTaken', seat: 'Ben', doubled: false })
    },
  )

  test('R-SJ-6: it is in use again in the next round', () => {
    sanJuan(three)
      .tableau('Ana', 'indigo plant, library')
      .play('choose prospector', 'choose trader', 'choose builder')
      .expect('Ana', { handSize: 2 })
      .play('Ben: choose trader', 'Cyd: choose producer', 'Cyd: pass', 'Ana: pass', 'Ben: pass')
      .play('Ana: choose prospector')
      .expect('Ana', { handSize: 4 })
  })
})
