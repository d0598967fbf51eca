/** Five players: eight cards with two prospectors, five choices, three cards left. */
import { test } from 'vitest'
import { puertoRico } from './table.ts'
import { SIX_CHOICES } from './usual-offers.ts'

const five = { players: ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve'] } as const

/** Eve chooses last. */
const lastChoice = () =>
  puertoRico(five)
    .roles({ settler: 'Ana', mayor: 'Ben', builder: 'Cyd', craftsman: 'Dan' })
    .turnOf('Eve')

test('PR-ROUND-9: three of eight cards get a doubloon, one of two prospectors among them', () => {
  lastChoice()
    .expect('governor', 'Ana')
    .play('choose prospector')
    .happened(
      { type: 'doubloonsGained', seat: 'Eve', count: 1, by: 'prospector' },
      { type: 'roleDoubloonAdded', role: 'trader' },
      { type: 'roleDoubloonAdded', role: 'captain' },
      { type: 'roleDoubloonAdded', role: 'prospector 2' },
      { type: 'governorPassed', round: 2 },
    )
    .expect('roles', { settler: 0, mayor: 0, builder: 0, craftsman: 0 })
    .expect('roles', { trader: 1, captain: 1, prospector: 0, 'prospector 2': 1 })
    .expect('roles', { settler: 'free', prospector: 'free', 'prospector 2': 'free' })
    .expect('governor', 'Ben')
    .expect('round', 2)
    .asks('Ben', 'D-ROLE')
})

test('PR-ROUND-9, PR-ROUND-10: prospectors left over get a doubloon each on top', () => {
  lastChoice()
    .roles({ prospector: 1, 'prospector 2': 3, captain: 2 })
    .play('choose trader')
    .expect('roles', { prospector: 2, 'prospector 2': 4, captain: 3, trader: 0 })
    .offers(...SIX_CHOICES, 'choose prospector', 'choose prospector 2')
})

test('PR-ROUND-4: both prospectors may be taken in one round, each with its own doubloons', () => {
  puertoRico(five)
    .roles({ prospector: 1, 'prospector 2': 2 })
    .play('choose prospector 2', 'choose prospector')
    .expect('Ana', { doubloons: 2 + 1 })
    .expect('Ben', { doubloons: 1 + 1 })
    .offers(...SIX_CHOICES)
    .play('Cyd: choose trader', 'Dan: choose craftsman', 'Eve: choose captain')
    .expect('roles', { settler: 1, mayor: 1, builder: 1, prospector: 0, 'prospector 2': 0 })
    .asks('Ben', 'D-ROLE')
})

test('PR-RUL-59: one prospector left over makes them two moves, until both are even', () => {
  lastChoice()
    .play('choose prospector') // the second gets a doubloon
    .mayPlay('choose prospector', 'choose prospector 2')
    .play('Ben: choose prospector 2')
    .expect('Ben', { doubloons: 2 })
    .play('Cyd: choose trader', 'Dan: choose captain', 'Eve: choose craftsman')
    .asks('Ana', 'D-ROLE')
    .offers('choose settler', 'choose mayor', 'choose builder', 'choose prospector')
    .play('choose prospector')
    .expect('Ana', { doubloons: 1 })
    .expect('roles', { settler: 1, mayor: 1, builder: 1, prospector: 0, 'prospector 2': 0 })
    .asks('Cyd', 'D-ROLE')
    .refuses('choose prospector 2', 'PR-RUL-59')
})

test('PR-ROUND-9: all five choose before the round ends, and the fifth card ends it', () => {
  puertoRico(five)
    .turnOf('Dan')
    .play('choose trader', 'choose craftsman', 'choose captain', 'choose prospector')
    .expect('round', 1)
    .asks('Cyd', 'D-ROLE')
    .play('choose prospector 2')
    .expect('round', 2)
    .expect('governor', 'Eve')
    .asks('Eve', 'D-ROLE')
    .expect('roles', { settler: 1, mayor: 1, builder: 1 })
    .expect('roles', { trader: 0, craftsman: 0, captain: 0, prospector: 0, 'prospector 2': 0 })
})

test('PR-ROUND-9, PR-END-4: at the end no card gets a doubloon, the governor stays', () => {
  lastChoice()
    .give('Eve', { vp: 122 })
    .ending('vp')
    .play('choose prospector')
    .over('Eve')
    .didNotHappen({ type: 'roleDoubloonAdded' })
    .didNotHappen({ type: 'governorPassed' })
    .expect('governor', 'Ana')
    .expect('round', 1)
    .expect('roles', { trader: 0, captain: 0, 'prospector 2': 0 })
})

test('PR-X-LIBRARY-2, PR-X-GUESTHOUSE-3: the second prospector is a prospector, too', () => {
  puertoRico({ ...five, buildings: 'all31' })
    .give('Ana', { buildings: 'guesthouse 1, library' })
    .roles({ 'prospector 2': 3 })
    .play('pass', 'choose prospector 2')
    .asks('Ana', 'D-GUEST') // after the choice
    .expect('Ana', { doubloons: 3 })
    .play('move guest to library')
    .expect('Ana', { doubloons: 3 + 2 })
    .asks('Ben', 'D-ROLE')
})
