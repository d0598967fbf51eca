/** The scenario language itself: it reads what it says, and a wrong scenario fails with a readable reason. */
import { describe, expect, test } from 'vitest'
import { newGame, puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }

test('the example of the style guide', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 5, corn 1', buildings: 'wharf*' })
    .give('Ben', { goods: 'corn 2' })
    .ships('4: corn 3', '5: coffee 4', '6: indigo 1')
    .turnOf('Ana')
    .play('choose captain')
    .offers('load corn on 4', 'load corn on wharf', 'load sugar on wharf')
    .play('load sugar on wharf')
    .expect('Ana', { vp: 6, goods: 'corn 1' })
    .expect('ships', '4: empty', '5: coffee 4', '6: indigo 1')
    .expect('Ben', { vp: 1, goods: 'corn 1' })
    .happened({ type: 'loaded', seat: 'Ben', ship: '4', count: 1 })
    .asks('Ben', 'D-ROLE')
})

test('the other example of the guide', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2' })
    .supply({ vp: 3 })
    .rest('Cyd')
    .play('choose captain', 'load corn on 4')
    .expect('supply', { vp: 0 })
    .expect('ending', 'vp')
})

test('a seat that holds the rest', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2, indigo', island: 'corn 3/2, quarry 1*' })
    .supply({ vp: 3, colonists: 1, ship: 2, goods: 'coffee 0, corn 1', quarries: 6 })
    .rest('Cyd')
    .expect('Cyd', { vp: 72, sanJuan: 58 - 3 - 3, goods: 'coffee 9, corn 7', island: 'quarry 1' })
    .expect('supply', { vp: 3, colonists: 1, ship: 2, goods: 'corn 1, coffee 0', quarries: 6 })
    .play('choose captain')
    .offers(
      'load corn on 4',
      'load corn on 5',
      'load corn on 6',
      'load indigo on 4',
      'load indigo on 5',
      'load indigo on 6',
    )
    .play('Ana: load corn on 4')
    .expect('ending', 'vp')
    .happened({ type: 'loaded', seat: 'Ana', good: 'corn' }, { type: 'vpGained', by: 'captain' })
    .didNotHappen({ type: 'gameEnded' })
})

test('roles, governor, turn and round', () => {
  puertoRico(three)
    .roles({ settler: 'Ana', trader: 2 })
    .turnOf('Ben')
    .round(4)
    .expect('governor', 'Ana')
    .expect('round', 4)
    .expect('roles', { settler: 'Ana', trader: 2, mayor: 'free' })
    .asks('Ben', 'D-ROLE')
    .play('choose trader')
    .expect('Ben', { doubloons: 2 })
    .asks('Cyd', 'D-ROLE')
})

test('guests are asked for before the role', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { buildings: 'guesthouse*, harbor' })
    .asks('Ana', 'D-GUEST')
    .offers('move guest to harbor', 'pass')
})

test('a game set up by the rules', () => {
  const table = newGame({ players: ['Ana', 'Ben'] }, 'x')
  table.expect('supply', { vp: 65, colonists: 40, ship: 2 })
  expect(table.game.offers()).toHaveLength(7)
  expect(table.score('Ana').total).toBe(0)
})

describe('a failure says what is wrong', () => {
  const table = () =>
    puertoRico(three).give('Ana', { goods: 'corn 2, sugar' }).house('corn').play('choose trader')

  test.each([
    [
      'offers',
      () => table().offers('sell corn', 'pass'),
      /expected, not legal:\s+sell corn\s+legal, not expected:\s+sell sugar/,
    ],
    ['the position', () => table().offers(), /Ana +0 doubloons, 0 vp \| goods: corn 2, sugar 1/],
    ['the moves so far', () => table().offers(), /Played so far:\s+choose trader/],
    ['an illegal move', () => table().play('sell coffee'), /"sell coffee" was refused/],
    ['a wrong turn', () => table().play('Ben: pass'), /not-your-turn/],
    [
      'refuses',
      () => table().refuses('sell sugar', 'PR-TRADER-2'),
      /should be refused by PR-TRADER-2, but it is legal/,
    ],
    ['asks', () => table().asks('Ben', 'D-TRADE'), /asked is Ana: D-TRADE/],
    [
      'expect',
      () => table().expect('Ana', { goods: 'corn 3' }),
      /expected: corn 3\s+found: +corn 2, sugar 1/,
    ],
    ['happened', () => table().happened({ type: 'sold' }), /did not happen/],
    ['over', () => table().over(), /should be over/],
    ['unknown names', () => table().expect('Dan', { vp: 0 }), /nobody is called Dan/],
    ['unknown words', () => puertoRico(three).give('Ana', { goods: 'gold' }), /"gold" is no good/],
    [
      'unknown buildings',
      () => puertoRico(three).give('Ana', { buildings: 'bank' }),
      /no building "bank"/,
    ],
    [
      'what lies nowhere',
      () => puertoRico(three).supply({ vp: 3 }).play('pass'),
      /lie nowhere: vp 72/,
    ],
    ['a late word', () => table().house('corn'), /the table is set/],
    [
      'an impossible table',
      () => puertoRico(three).give('Ana', { goods: 'corn 11' }).play('pass'),
      /too-many-barrels/,
    ],
  ])('%s', (_, scenario, reason) => {
    expect(scenario).toThrow(reason)
  })
})
