/** The end of the game: when it comes, and what it cuts off (SJ-END-1 … 4, R-SJ-18). */
import { Game } from '@doubloon/engine'
import { describe, expect, test } from 'vitest'
import { sanJuan as rules } from '../src/index.ts'
import { passOnce, passUntil } from './passing.ts'
import { newGame, sanJuan } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], expansion: true }
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'], expansion: true }

/** Production buildings only, none of them with a good. */
const TEN = 'indigo plant 4, sugar mill 3, tobacco storage 3'
const ELEVEN = `${TEN}, coffee roaster`
const OTHER_ELEVEN = 'indigo plant 4, sugar mill 3, tobacco storage 3, silver smelter'

describe('twelve buildings', () => {
  test('SJ-END-1: after the builder phase the game is over at once', () => {
    sanJuan(three)
      .tableau('Ana', ELEVEN)
      .tableau('Ben', 'indigo plant, chapel')
      .hand('Ana', 'smithy')
      .hand('Ben', 'well')
      .expect('ending')
      .play('choose builder', 'build smithy')
      .happened(
        { type: 'built', seat: 'Ana' },
        { type: 'endTriggered', reason: 'twelveBuildings' },
        { type: 'gameEnded' },
      )
      .over('Ana')
      .expect('ending', 'twelveBuildings')
      .expect('Ana', { buildings: 12 })
      .didNotHappen({ type: 'governorPassed' }) // no start of a round
      .expect('Ben', { hand: 'well', tucked: 0 }) // and no Chapel
      .expect('round', 11)
      .expect('governor', 'Ana')
      .expect('roles', { builder: 'Ana', producer: 'free', trader: 'free' })
      .refuses('Ben: choose trader', 'game-over')
  })

  test('SJ-END-1: also with the last role of a round', () => {
    sanJuan(three)
      .tableau('Cyd', ELEVEN)
      .hand('Cyd', 'smithy')
      .taken({ trader: 'Ana', prospector: 'Ben' })
      .play('Cyd: choose builder', 'Cyd: build smithy')
      .over('Cyd')
      .expect('round', 11)
      .didNotHappen({ type: 'governorPassed' })
  })

  test('SJ-END-1: eleven are not twelve', () => {
    sanJuan(three)
      .tableau('Ana', TEN)
      .hand('Ana', 'smithy')
      .play('choose builder', 'build smithy')
      .expect('Ana', { buildings: 11 })
      .expect('ending')
      .didNotHappen({ type: 'endTriggered' })
      .asks('Ben', 'D-SJ-2')
  })

  test('SJ-END-1: any player, not only the chooser', () => {
    sanJuan(three)
      .tableau('Cyd', ELEVEN)
      .hand('Cyd', 'smithy, well')
      .play('choose builder', 'Cyd: build smithy paying well')
      .over('Cyd')
      .expect('roles', { builder: 'Ana' })
  })

  test('SJ-END-1: building over does not make a twelfth', () => {
    sanJuan(three)
      .tableau('Ana', `${TEN}, crane`)
      .hand('Ana', 'smithy')
      .play('choose builder', 'build smithy over indigo plant')
      .expect('Ana', { buildings: 11 })
      .expect('ending')
      .asks('Ben', 'D-SJ-2')
  })

  test('EX-SJ-D17, SJ-END-1: all others still get their turn, Taverns are paid, then it is over', () => {
    sanJuan(four)
      .tableau('Ana', ELEVEN)
      .tableau('Ben', 'indigo plant, tavern')
      .hand('Ana', 'smithy')
      .hand('Cyd', 'hut, well, crane')
      .hand('Dan', 'archive, tower')
      .play('choose builder', 'Ana: build smithy')
      .expect('ending') // not yet
      .asks('Cyd', 'D-SJ-3')
      .play('build hut paying well')
      .asks('Dan', 'D-SJ-3')
      .play('build archive paying tower')
      .happened(
        { type: 'built', seat: 'Dan' },
        { type: 'drew', seat: 'Ben', by: 'tavern' },
        { type: 'endTriggered', reason: 'twelveBuildings' },
        { type: 'gameEnded' },
      )
      .over('Ana')
      .expect('Ben', { handSize: 1 })
      .expect('roles', { builder: 'Ana', producer: 'free' })
  })

  test('SJ-END-3: two players with twelve mean nothing more', () => {
    sanJuan(three)
      .tableau('Ana', ELEVEN) // with coffee roaster 2 VP
      .tableau('Ben', OTHER_ELEVEN) // with silver smelter 3 VP
      .hand('Ana', 'smithy')
      .hand('Ben', 'archive, well')
      .play('choose builder', 'Ana: build smithy', 'Ben: build archive paying well')
      .over('Ben')
      .expect('Ana', { buildings: 12 })
      .expect('Ben', { buildings: 12 })
      .expect('ending', 'twelveBuildings')
  })

  test('SJ-END-4: nobody gets a thirteenth: one build in a phase, and then it is over', () => {
    sanJuan(three)
      .tableau('Ana', ELEVEN)
      .hand('Ana', 'smithy, archive, hut')
      .play('choose builder', 'build smithy')
      .over('Ana')
      .expect('Ana', { buildings: 12, hand: 'archive, hut' })
  })

  test('SJ-END-4: a position with thirteen, or with twelve in the middle of a round, is none', () => {
    const position = (count: number) => ({
      options: { players: 2 },
      seats: [
        { tableau: Array.from({ length: count }, (_, i) => (i < 8 ? 'indigoPlant' : 'sugarMill')) },
        {},
      ],
    })
    expect(Game.fromPosition(rules, position(11)).ok).toBe(true)
    expect(Game.fromPosition(rules, position(12)).ok).toBe(false)
    expect(Game.fromPosition(rules, position(13)).ok).toBe(false)
  })
})

describe('no other end', () => {
  test('SJ-END-2: empty piles do not end it', () => {
    sanJuan(three)
      .drawPile('none')
      .play('choose prospector')
      .expect('Ana', { hand: 'none' })
      .expect('ending')
      .asks('Ben', 'D-SJ-2')
      .play('choose councillor')
      .asks('Cyd', 'D-SJ-2')
      .play('choose producer')
      .play('pass', 'pass', 'pass')
      .expect('round', 2)
      .asks('Ben', 'D-SJ-2')
  })

  test('SJ-END-2: phases of other roles do not end it, nor does the end of a round', () => {
    sanJuan(three)
      .tableau('Ana', ELEVEN)
      .play('choose trader', 'choose prospector', 'choose producer')
      .play('Cyd: pass', 'Ana: pass', 'Ben: pass')
      .expect('ending')
      .expect('round', 12)
      .asks('Ben', 'D-SJ-2')
  })

  test('SJ-END-2: nor does a builder phase in which nobody builds', () => {
    sanJuan(three)
      .tableau('Ana', ELEVEN)
      .hand('Ana', 'smithy')
      .play('choose builder', 'pass')
      .expect('ending')
      .asks('Ben', 'D-SJ-2')
  })
})

describe('a game that never ends', () => {
  test('R-SJ-18: nobody builds: after 200 complete rounds it is broken off and scored', () => {
    const table = newGame({ players: ['Ana', 'Ben'] })
    passUntil(table, () => table.view('Ana').round === 200)
    expect(table.game.over).toBe(false)
    const last = passUntil(table, () =>
      table.view('Ana').roles.some(({ takenBy }) => takenBy === 0),
    )
    expect(last.game.over).toBe(false)
    passUntil(table, () => table.game.over)
      .over()
      .happened({ type: 'endTriggered', reason: 'roundLimit' }, { type: 'gameEnded' })
      .didNotHappen({ type: 'governorPassed' })
      .expect('round', 200)
      .expect('ending', 'roundLimit')
      .expect('Ana', { buildings: 1, total: 1 })
      .expect('Ben', { buildings: 1, total: 1 })
    expect(table.view('Ana').roles.filter(({ takenBy }) => takenBy !== undefined)).toHaveLength(3)
  })

  const last = (round: number) =>
    sanJuan(three)
      .tableau('Ben', 'indigo plant, hero')
      .round(round)
      .taken({ trader: 'Ana', builder: 'Ben' })

  test('R-SJ-18: not after 199', () => {
    last(199)
      .play('choose prospector')
      .happened({ type: 'governorPassed', round: 200 })
      .expect('ending')
      .asks('Ben', 'D-SJ-2')
    passOnce(last(199).play('choose prospector')).asks('Cyd', 'D-SJ-2')
  })

  test('R-SJ-18: the 200th is complete, and then scored as it stands', () => {
    last(200)
      .asks('Cyd', 'D-SJ-2')
      .expect('ending')
      .play('choose prospector')
      .over('Ben')
      .expect('Cyd', { handSize: 1 }) // the phase was played
      .expect('ending', 'roundLimit')
      .expect('roles', { trader: 'Ana', builder: 'Ben', prospector: 'Cyd' })
  })

  test('R-SJ-18: twelve buildings in the 200th are the usual end', () => {
    sanJuan(three)
      .tableau('Cyd', ELEVEN)
      .hand('Cyd', 'smithy')
      .round(200)
      .taken({ trader: 'Ana', prospector: 'Ben' })
      .play('choose builder', 'build smithy')
      .over('Cyd')
      .expect('ending', 'twelveBuildings')
  })
})
