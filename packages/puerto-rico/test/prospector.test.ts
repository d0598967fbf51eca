/** The prospector (§11): a doubloon from the bank, and nobody acts. */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'] }

test('PR-PROSPECTOR-1: the chooser takes one doubloon, and nobody acts', () => {
  puertoRico(four)
    .give('Ana', { doubloons: 2, island: 'corn 1*', goods: 'corn 1' })
    .give('Ben', { doubloons: 5 })
    .faceUp('corn 2')
    .play('choose prospector')
    .happened(
      { type: 'roleTaken', seat: 'Ana', role: 'prospector', doubloons: 0 },
      { type: 'doubloonsGained', seat: 'Ana', count: 1, by: 'prospector' },
    )
    .expect('Ana', { doubloons: 3, goods: 'corn 1', vp: 0 })
    .expect('Ben', { doubloons: 5 })
    .expect('faceUp', 'corn 2')
    .expect('roles', { prospector: 'Ana' })
    .asks('Ben', 'D-ROLE')
})

test('EX-PR-6: two doubloons on the card make three', () => {
  puertoRico(four)
    .roles({ prospector: 2 })
    .play('choose prospector')
    .expect('Ana', { doubloons: 3 })
    .expect('roles', { prospector: 0 })
})

test('PR-PROSPECTOR-1: the second prospector brings the same, with its own doubloons', () => {
  puertoRico({ players: ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve'] })
    .roles({ prospector: 'Ana', 'prospector 2': 3 })
    .turnOf('Ben')
    .play('choose prospector 2')
    .expect('Ben', { doubloons: 4 })
    .expect('Ana', { doubloons: 0 })
    .asks('Cyd', 'D-ROLE')
})

test('PR-PROSPECTOR-1: two doubloons with a library; those on the card are not doubled', () => {
  puertoRico({ ...four, buildings: 'all31' })
    .give('Ana', { buildings: 'library*' })
    .roles({ prospector: 3 })
    .play('choose prospector')
    .expect('Ana', { doubloons: 3 + 2 })
})

test('PR-PROSPECTOR-1: an unoccupied library, or that of somebody else, does not double', () => {
  puertoRico({ ...four, buildings: 'all31' })
    .give('Ana', { buildings: 'library' })
    .play('choose prospector')
    .expect('Ana', { doubloons: 1 })
  puertoRico({ ...four, buildings: 'all31' })
    .give('Ben', { buildings: 'library*' })
    .play('choose prospector')
    .expect('Ana', { doubloons: 1 })
    .expect('Ben', { doubloons: 0 })
})

test('PR-PROSPECTOR-1: one prospector ends nothing: the round goes on to the left', () => {
  puertoRico(four)
    .turnOf('Dan')
    .play('choose prospector')
    .expect('Dan', { doubloons: 1 })
    .asks('Ana', 'D-ROLE')
    .refuses('choose prospector', 'PR-ROUND-4')
    .refuses('choose prospector 2', 'PR-SETUP-1')
})
