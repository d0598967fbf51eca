/** Guesthouse: no window without guests, and those around the choice of a role (window a). */
import { describe, test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'], buildings: 'all31' } as const

describe('no window', () => {
  test('PR-X-GUESTHOUSE-3, PR-RUL-58: a guesthouse without guests opens no window', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn', buildings: 'guesthouse, library' })
      .asks('Ana', 'D-ROLE')
      .play('choose trader')
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-58: guests without an empty circle elsewhere open no window', () => {
    puertoRico(three)
      .give('Ana', {
        island: 'corn 2*, forest',
        buildings: 'guesthouse*, library*, coffee roaster*, statue',
      })
      .asks('Ana', 'D-ROLE')
      .play('choose trader')
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-58: the empty second circle of the guesthouse itself opens no window', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1*', buildings: 'guesthouse 1' })
      .asks('Ana', 'D-ROLE')
      .play('choose craftsman', 'take extra corn')
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-GUESTHOUSE-3: one guest and one empty circle are enough', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 2/1', buildings: 'guesthouse 1' })
      .offers('move guest to corn', 'pass')
  })
})

describe('(a) when the owner chooses a role', () => {
  test('PR-X-GUESTHOUSE-3: before the choice, once', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'guesthouse*, library' })
      .asks('Ana', 'D-GUEST')
      .offers('move guest to library', 'pass')
      .play('pass')
      .asks('Ana', 'D-ROLE')
  })

  test('PR-X-GUESTHOUSE-3: not before the choice of somebody else', () => {
    puertoRico(three)
      .give('Ben', { buildings: 'guesthouse*, library' })
      .asks('Ana', 'D-ROLE')
      .play('choose mayor', 'take 0 colonists')
      .expect('Ben', { buildings: 'guesthouse*, library*' }) // a third colonist came
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-GUESTHOUSE-3: after choosing the mayor a guest can still occupy the library', () => {
    const table = () =>
      puertoRico(three)
        .give('Ana', { island: 'corn 4', buildings: 'guesthouse*, library' })
        .play('pass', 'choose mayor')
        .asks('Ana', 'D-GUEST')
        .offers('move guest to corn', 'move guest to library', 'pass')
    table()
      .play('move guest to library')
      .asks('Ana', 'D-GUEST') // the other guest
      .play('pass')
      .asks('Ana', 'D-MAYOR-EXTRA')
      .offers('take 0 colonists', 'take 1 colonist', 'take 2 colonists')
    table()
      .play('pass')
      .asks('Ana', 'D-MAYOR-EXTRA')
      .offers('take 0 colonists', 'take 1 colonist')
      .play('take 1 colonist')
      .asks('Ana', 'D-MAYOR-PLACE') // no further window
  })

  test('PR-X-GUESTHOUSE-3: after choosing the prospector a guest can occupy the library', () => {
    const table = () =>
      puertoRico(four)
        .give('Ana', { buildings: 'guesthouse*, library' })
        .roles({ prospector: 3 })
        .play('pass', 'choose prospector')
        .asks('Ana', 'D-GUEST')
        .expect('Ana', { doubloons: 3 }) // from the card, before anything else
    table()
      .play('move guest to library')
      .expect('Ana', { doubloons: 5 }) // the other guest has nowhere to go
      .asks('Ben', 'D-ROLE')
    table().play('pass').expect('Ana', { doubloons: 4 }).asks('Ben', 'D-ROLE')
  })

  test.each([
    ['settler', 'D-SETTLE'],
    ['builder', 'D-BUILD'],
    ['trader', 'D-TRADE'],
    ['captain', 'D-LOAD'],
  ])(
    'PR-RUL-58: for the %s, after the choice and start of the turn are one window',
    (role, next) => {
      puertoRico(three)
        .give('Ana', {
          goods: 'corn, sugar',
          doubloons: 5,
          island: 'corn',
          buildings: 'guesthouse*, harbor',
        })
        .faceUp('corn')
        .play('pass', `choose ${role}`)
        .asks('Ana', 'D-GUEST')
        .offers('move guest to corn', 'move guest to harbor', 'pass')
        .play('pass')
        .asks('Ana', next)
    },
  )

  test('PR-RUL-58: for the craftsman, too, one window until he has produced', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 2/1', buildings: 'guesthouse*' })
      .play('pass', 'choose craftsman')
      .asks('Ana', 'D-GUEST')
      .expect('Ana', { goods: 'none' })
      .play('pass')
      .happened({ type: 'produced', seat: 'Ana', good: 'corn', count: 1 })
      .asks('Ana', 'D-GUEST') // the one before the privilege
  })

  test('PR-X-GUESTHOUSE-3: nobody else moves guests when a prospector is chosen', () => {
    puertoRico(four)
      .give('Cyd', { buildings: 'guesthouse*, library' })
      .play('choose prospector')
      .expect('Ana', { doubloons: 1 })
      .asks('Ben', 'D-ROLE')
  })
})
