/** The course of a round (§4): choosing roles, the order of a phase, doubloons on the cards, the end of the round. */
import { describe, expect, test } from 'vitest'
import { puertoRico } from './table.ts'
import { BUILD_CHEAPLY, SIX_CHOICES } from './usual-offers.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'] }
const five = { players: ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve'] }

test('PR-ROUND-1: the governor chooses first, then the others clockwise, one role each', () => {
  puertoRico(four)
    .turnOf('Cyd')
    .expect('governor', 'Cyd')
    .asks('Cyd', 'D-ROLE')
    .play('choose trader')
    .asks('Dan', 'D-ROLE')
    .play('choose captain')
    .asks('Ana', 'D-ROLE')
    .play('choose craftsman')
    .asks('Ben', 'D-ROLE')
    .expect('round', 1)
    .expect('roles', { trader: 'Cyd', captain: 'Dan', craftsman: 'Ana', mayor: 'free' })
    .play('choose prospector')
    .expect('round', 2)
    .asks('Dan', 'D-ROLE') // the next governor
})

test('PR-ROUND-2: a phase goes clockwise from the one who chose it, not from the governor', () => {
  puertoRico(three)
    .faceUp('corn, indigo, sugar, tobacco')
    .roles({ trader: 'Ana' })
    .turnOf('Ben')
    .expect('governor', 'Ana')
    .play('choose settler')
    .asks('Ben', 'D-SETTLE')
    .play('pass')
    .asks('Cyd', 'D-SETTLE')
    .play('pass')
    .asks('Ana', 'D-SETTLE')
    .play('pass')
    .asks('Cyd', 'D-ROLE') // once each
})

test('PR-ROUND-2: captains load several times, and nobody acts after a prospector', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, sugar 1' })
    .play('choose captain', 'load corn on 4')
    .asks('Ana', 'D-LOAD')
    .offers('load sugar on 5', 'load sugar on 6')
  puertoRico(four)
    .give('Ben', { goods: 'corn 1', doubloons: 9 })
    .faceUp('corn')
    .play('choose prospector')
    .asks('Ben', 'D-ROLE')
})

test('PR-ROUND-2: a settler with a library acts a second time at the end', () => {
  puertoRico({ ...three, buildings: 'all31' })
    .give('Ana', { buildings: 'library*' })
    .faceUp('corn, sugar, coffee')
    .play('choose settler', 'Ana: take corn', 'Ben: pass', 'Cyd: take sugar')
    .asks('Ana', 'D-SETTLE-2')
    .play('take coffee')
    .asks('Ben', 'D-ROLE')
})

test('PR-ROUND-3: when a phase is finished, the left of the last chooser takes a role that is free', () => {
  puertoRico(three)
    .faceUp('corn, indigo')
    .play('choose settler', 'Ana: take corn')
    .asks('Ben', 'D-SETTLE') // not finished
    .play('pass', 'Cyd: take indigo')
    .asks('Ben', 'D-ROLE')
    .offers('choose mayor', 'choose builder', 'choose craftsman', 'choose trader', 'choose captain')
    .play('choose craftsman')
    .asks('Cyd', 'D-ROLE')
    .offers('choose mayor', 'choose builder', 'choose trader', 'choose captain')
})

test('PR-ROUND-4: a role must be chosen, even one that helps nothing', () => {
  puertoRico(three)
    .roles({ settler: 'Ben', mayor: 'Cyd' })
    .turnOf('Ana')
    .refuses('pass', 'PR-ROUND-4')
    .play('choose captain') // nobody has a barrel
    .expect('Ana', { vp: 0 })
    .expect('round', 2)
})

test('PR-ROUND-4: a card that was taken stays with its taker until the round is over', () => {
  puertoRico(three)
    .play('choose trader')
    .expect('roles', { trader: 'Ana' })
    .refuses('choose trader', 'PR-ROUND-4')
    .play('choose captain')
    .refuses('choose trader', 'PR-ROUND-4')
    .refuses('choose captain', 'PR-ROUND-4')
    .expect('roles', { trader: 'Ana', captain: 'Ben', craftsman: 'free' })
    .play('choose craftsman')
    .expect('roles', { trader: 'free', captain: 'free', craftsman: 'free' })
    .mayPlay('choose trader')
})

test('PR-ROUND-4: two prospectors are two cards, each with its own doubloons', () => {
  puertoRico(five)
    .roles({ prospector: 2, 'prospector 2': 5 })
    .play('choose prospector 2')
    .expect('Ana', { doubloons: 5 + 1 })
    .expect('roles', { prospector: 2, 'prospector 2': 'Ana' })
    .play('choose prospector')
    .expect('Ben', { doubloons: 2 + 1 })
    .refuses('choose prospector', 'PR-ROUND-4')
    .refuses('choose prospector 2', 'PR-ROUND-4')
})

describe('the choice of a role', () => {
  const others = [...SIX_CHOICES]

  test('D-ROLE: with three players any of six cards, no prospector', () => {
    puertoRico(three)
      .offers(...others)
      .refuses('choose prospector', 'PR-SETUP-1')
  })

  test('D-ROLE: with four players one prospector', () => {
    puertoRico(four)
      .offers(...others, 'choose prospector')
      .refuses('choose prospector 2', 'PR-SETUP-1')
  })

  test('D-ROLE: two prospectors with equal doubloons are one choice', () => {
    puertoRico(five).offers(...others, 'choose prospector')
    puertoRico(five)
      .roles({ prospector: 3, 'prospector 2': 3 })
      .offers(...others, 'choose prospector')
      .refuses('choose prospector 2', 'PR-RUL-59')
      .play('choose prospector')
      .expect('roles', { prospector: 'Ana', 'prospector 2': 3 })
      .offers(...others, 'choose prospector 2')
  })

  test('D-ROLE: two prospectors with different doubloons are two', () => {
    puertoRico(five)
      .roles({ prospector: 1 })
      .offers(...others, 'choose prospector', 'choose prospector 2')
    puertoRico(five)
      .roles({ 'prospector 2': 1 })
      .offers(...others, 'choose prospector', 'choose prospector 2')
  })

  test('D-ROLE: when one prospector is taken the other can be chosen', () => {
    puertoRico(five)
      .roles({ prospector: 'Ana' })
      .turnOf('Ben')
      .offers(...others, 'choose prospector 2')
    puertoRico(five)
      .roles({ 'prospector 2': 'Ana' })
      .turnOf('Ben')
      .offers(...others, 'choose prospector')
    puertoRico(five)
      .roles({ prospector: 'Ana', 'prospector 2': 'Ben' })
      .turnOf('Cyd')
      .offers(...others)
  })

  test('D-ROLE: only cards that nobody took, and nobody passes', () => {
    puertoRico(four)
      .roles({ settler: 'Ana', captain: 'Ben' })
      .turnOf('Cyd')
      .offers(
        'choose mayor',
        'choose builder',
        'choose craftsman',
        'choose trader',
        'choose prospector',
      )
      .refuses('pass', 'PR-ROUND-4')
      .refuses('Dan: choose mayor', 'PR-ROUND-1')
  })
})

test('PR-ROUND-5: the doubloons of the card come at once: a builder may spend them', () => {
  puertoRico(three)
    .roles({ builder: 1 })
    .play('choose builder')
    .happened({ type: 'roleTaken', seat: 'Ana', role: 'builder', doubloons: 1 })
    .expect('Ana', { doubloons: 1 })
    .expect('roles', { builder: 0 })
    .offers(...BUILD_CHEAPLY, 'pass')
    .play('build hacienda')
    .expect('Ana', { doubloons: 0, buildings: 'hacienda' })
})

test('PR-ROUND-5: without doubloons on it a card brings none', () => {
  puertoRico(three)
    .roles({ trader: 1 })
    .play('choose builder')
    .expect('Ana', { doubloons: 0 })
    .expect('roles', { trader: 1 })
    .offers('build small indigo plant', 'build small market', 'pass')
})

test('PR-ROUND-6: the privilege is for the chooser only, the action for everybody', () => {
  puertoRico(three)
    .faceUp('corn 3')
    .turnOf('Ben')
    .play('choose settler')
    .offers('take corn', 'take quarry', 'pass')
    .play('take quarry')
    .offers('take corn', 'pass')
    .play('Cyd: take corn')
    .offers('take corn', 'pass')
    .play('Ana: take corn')
    .expect('Ana', { island: 'corn 1' })
    .expect('Ben', { island: 'quarry 1' })
    .expect('Cyd', { island: 'corn 1' })
})

test('PR-ROUND-6: trader: one doubloon more for the chooser, none more for the others', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 1' })
    .give('Ben', { goods: 'indigo 1' })
    .play('choose trader', 'Ana: sell sugar', 'Ben: sell indigo')
    .expect('Ana', { doubloons: 2 + 1 })
    .expect('Ben', { doubloons: 1 })
})

test('PR-ROUND-7: settling, building and selling may be declined', () => {
  puertoRico(three)
    .faceUp('corn')
    .play('choose settler')
    .offers('take corn', 'take quarry', 'pass')
    .play('Ana: pass', 'Ben: pass', 'Cyd: pass')
    .expect('Ana', { island: 'none' })
  puertoRico(three)
    .give('Ana', { goods: 'corn' })
    .play('choose trader')
    .offers('sell corn', 'pass')
    .play('pass')
    .expect('Ana', { goods: 'corn', doubloons: 0 })
  puertoRico(three)
    .play('choose builder')
    .offers('build small indigo plant', 'build small market', 'pass')
    .play('pass')
    .expect('Ana', { buildings: 'none' })
})

test('PR-ROUND-7: loading is not optional', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn' })
    .play('choose captain')
    .offers('load corn on 4', 'load corn on 5', 'load corn on 6')
    .refuses('pass', 'PR-CAPTAIN-4')
})

test('PR-ROUND-7: the privileges of mayor and craftsman may be declined', () => {
  puertoRico(three).play('choose mayor').offers('take 0 colonists', 'take 1 colonist')
  puertoRico(three)
    .give('Ana', { island: 'corn 1*' })
    .play('choose craftsman')
    .offers('take extra corn', 'pass')
    .play('pass')
    .expect('Ana', { goods: 'corn 1' })
})

describe('no action, no privilege', () => {
  test('PR-ROUND-8: a builder who builds nothing gets nothing', () => {
    puertoRico(three)
      .give('Ana', { doubloons: 3 })
      .play('choose builder', 'pass')
      .expect('Ana', { doubloons: 3, buildings: 'none' })
  })

  test('PR-ROUND-8: a trader who sells nothing gets nothing', () => {
    puertoRico(three)
      .give('Ana', { goods: 'corn' })
      .play('choose trader', 'pass')
      .expect('Ana', { doubloons: 0, goods: 'corn' })
  })

  test('PR-ROUND-8: a captain who loads nothing gets no VP', () => {
    puertoRico(three)
      .give('Ana', { goods: 'coffee 1' })
      .give('Ben', { goods: 'corn 1' })
      .ships('4: corn 1', '5: sugar 1', '6: indigo 1')
      .play('choose captain')
      .expect('Ana', { vp: 0 })
      .expect('Ben', { vp: 1 })
  })

  test('PR-ROUND-8: a craftsman who produces nothing takes no good', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1' })
      .give('Ben', { island: 'corn 1*' })
      .play('choose craftsman')
      .expect('Ana', { goods: 'none' })
      .expect('Ben', { goods: 'corn 1' })
      .asks('Ben', 'D-ROLE')
  })
})

test('PR-ROUND-9: a doubloon on every card not taken, cards back, the governor card on, next round', () => {
  puertoRico(four)
    .roles({ settler: 1, captain: 4, trader: 'Ben', craftsman: 'Cyd', prospector: 'Dan' })
    .governor('Ben')
    .turnOf('Ana')
    .round(3)
    .play('choose captain')
    .expect('Ana', { doubloons: 4 })
    .happened(
      { type: 'roleDoubloonAdded', role: 'settler' },
      { type: 'roleDoubloonAdded', role: 'mayor' },
      { type: 'roleDoubloonAdded', role: 'builder' },
      { type: 'governorPassed', seat: 'Cyd', round: 4 },
    )
    .expect('roles', { settler: 2, mayor: 1, builder: 1, craftsman: 0, trader: 0, captain: 0 })
    .expect('roles', { prospector: 0 })
    .expect('roles', { craftsman: 'free', trader: 'free', captain: 'free', prospector: 'free' })
    .expect('governor', 'Cyd')
    .expect('round', 4)
    .asks('Cyd', 'D-ROLE')
})

test('PR-ROUND-9: the last seat passes the governor card to the first', () => {
  puertoRico(three)
    .turnOf('Cyd')
    .play('choose trader', 'choose captain', 'choose craftsman')
    .expect('governor', 'Ana')
    .asks('Ana', 'D-ROLE')
})

test('PR-ROUND-9: of two prospectors each gets a doubloon if it was not taken', () => {
  const taken = { settler: 'Ana', mayor: 'Ben', builder: 'Cyd', craftsman: 'Dan' }
  puertoRico(five)
    .roles(taken)
    .turnOf('Eve')
    .play('choose trader')
    .expect('roles', { captain: 1, prospector: 1, 'prospector 2': 1, trader: 0, settler: 0 })
  puertoRico(five)
    .roles(taken)
    .turnOf('Eve')
    .play('choose prospector')
    .expect('Eve', { doubloons: 1 })
    .expect('roles', { trader: 1, captain: 1, prospector: 0, 'prospector 2': 1 })
    .mayPlay('choose prospector', 'choose prospector 2')
})

test('PR-ROUND-9: if the end was triggered the game ends before doubloons, cards and governor', () => {
  puertoRico(three)
    .give('Ana', { vp: 75 })
    .roles({ trader: 'Ana', captain: 'Ben', settler: 2 })
    .turnOf('Cyd')
    .play('choose craftsman')
    .over()
    .didNotHappen({ type: 'roleDoubloonAdded' })
    .didNotHappen({ type: 'governorPassed' })
    .expect('roles', { settler: 2, mayor: 0, builder: 0 })
    .expect('roles', { trader: 'Ana', captain: 'Ben', craftsman: 'Cyd' })
    .expect('governor', 'Ana')
    .expect('round', 1)
})

test('PR-ROUND-9: an end that was triggered waits for the last chooser of the round', () => {
  const table = puertoRico(three)
    .give('Ana', { vp: 75 })
    .play('choose craftsman')
    .asks('Ben', 'D-ROLE')
  table.play('choose trader').asks('Cyd', 'D-ROLE')
  expect(table.game.over).toBe(false)
})

test('PR-ROUND-10: doubloons lie on a card until it is taken, without limit', () => {
  const table = puertoRico(three).roles({ settler: 12 })
  for (const doubloons of [13, 14, 15])
    table
      .play('choose trader', 'choose captain', 'choose craftsman')
      .expect('roles', { settler: doubloons, mayor: doubloons - 12, trader: 0 })
  table.play('choose settler').expect('Ana', { doubloons: 15 }).expect('roles', { settler: 0 })
})

const LEFT = [
  { players: ['A', 'B', 'C'], taken: ['trader', 'captain'], last: 'craftsman' },
  { players: ['A', 'B', 'C', 'D'], taken: ['trader', 'captain', 'prospector'], last: 'craftsman' },
  {
    players: ['A', 'B', 'C', 'D', 'E'],
    taken: ['trader', 'captain', 'prospector', 'prospector 2'],
    last: 'craftsman',
  },
]

test.each(LEFT)('EX-PR-7: three cards are left, one with a doubloon: $players', (row) => {
  const taken = Object.fromEntries(row.taken.map((role, at) => [role, row.players[at] ?? '']))
  puertoRico({ players: row.players })
    .roles({ ...taken, builder: 1 })
    .turnOf(row.players.at(-1) ?? '')
    .play(`choose ${row.last}`)
    .expect('roles', { settler: 1, mayor: 1, builder: 2, craftsman: 0, trader: 0, captain: 0 })
})

test.each(LEFT)('PR-RUL-7: one doubloon on each of the three unused cards: $players', (row) => {
  const taken = Object.fromEntries(row.taken.map((role, at) => [role, row.players[at] ?? '']))
  const table = puertoRico({ players: row.players })
    .roles(taken)
    .turnOf(row.players.at(-1) ?? '')
    .play(`choose ${row.last}`)
  const added = table.events.filter((event) => event.type === 'roleDoubloonAdded')
  expect(added).toHaveLength(3)
  expect(table.game.view(0).roles.map(({ doubloons }) => doubloons)).toEqual(
    [1, 1, 1, 0, 0, 0, 0, 0].slice(0, row.players.length + 3),
  )
})

test('PR-RUL-7: two players: one doubloon on the single card left', () => {
  const table = puertoRico({ players: ['A', 'B'] })
    .roles({ settler: 'A', mayor: 'B', builder: 'A', trader: 'B', prospector: 'A' })
    .turnOf('B')
    .governor('A')
    .play('choose captain')
  expect(table.events.filter((event) => event.type === 'roleDoubloonAdded')).toHaveLength(1)
  expect(table.game.view(0).roles.map(({ doubloons }) => doubloons)).toEqual([0, 0, 0, 1, 0, 0, 0])
})
