/** Guesthouse: the windows before storage and before final scoring (PR-X-GUESTHOUSE-3 c, d). */
import { describe, test } from 'vitest'
import { FIXED_SET } from './option-sets.ts'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const
/** Two guesthouses instead of one. */
const twoOfEach = {
  players: ['Ana', 'Ben', 'Cyd', 'Dan'],
  buildings: 'fixedSet',
  buildingSet: FIXED_SET,
} as const

describe('(c) before the storage decision', () => {
  /** Cyd cannot load; her first window is the one of her turn. */
  const table = (goods: string, buildings: string) =>
    puertoRico(three)
      .give('Cyd', { goods, buildings })
      .ships('4: corn 1', '5: indigo 1', '6: coffee 1')
      .play('choose captain')
      .asks('Cyd', 'D-GUEST')
      .play('pass')

  test('PR-X-GUESTHOUSE-3, PR-RUL-58: only before a real decision', () => {
    table('sugar 2', 'guesthouse 1, harbor')
      .asks('Cyd', 'D-GUEST')
      .play('pass')
      .asks('Cyd', 'D-STORE')
    table('sugar 1', 'guesthouse 1, harbor').asks('Ben', 'D-ROLE') // a single barrel is kept anyway
    table('none', 'guesthouse 1, harbor').asks('Ben', 'D-ROLE')
    table('sugar 4', 'guesthouse 1, harbor, small warehouse*').asks('Ben', 'D-ROLE')
    table('sugar 4, tobacco 2', 'guesthouse 1, harbor, small warehouse*').asks('Cyd', 'D-GUEST')
  })

  test('PR-RUL-58: afterwards it is computed again whether everything fits', () => {
    table('sugar 4', 'guesthouse 1, storehouse')
      .asks('Cyd', 'D-GUEST')
      .play('move guest to storehouse')
      .asks('Ben', 'D-ROLE') // 1 + 3 barrels fit: nothing to decide
      .expect('Cyd', { goods: 'sugar 4' })
    table('sugar 5', 'guesthouse 1, storehouse')
      .play('move guest to storehouse')
      .asks('Cyd', 'D-STORE')
      .play('store sugar 4')
      .expect('Cyd', { goods: 'sugar 4' })
    table('sugar 5, tobacco', 'guesthouse 1, small warehouse')
      .play('move guest to small warehouse')
      .asks('Ben', 'D-ROLE')
      .expect('Cyd', { goods: 'sugar 5, tobacco 1' })
  })

  test('PR-RUL-58: after a guest who does not help the decision remains', () => {
    table('sugar 2', 'guesthouse 1, harbor')
      .play('move guest to harbor')
      .asks('Cyd', 'D-STORE')
      .offers('store nothing', 'store sugar 1')
  })

  test('PR-RUL-58: no window after the storage decision', () => {
    table('sugar 2', 'guesthouse 1, harbor').play('pass', 'store sugar 1').asks('Ben', 'D-ROLE')
  })
})

describe('(d) before final scoring', () => {
  /** The last choice of the last round; a prospector brings no other windows. */
  const lastChoice = (options = {}) =>
    puertoRico({ ...twoOfEach, ...options })
      .governor('Cyd')
      .roles({ settler: 'Cyd', trader: 'Dan', captain: 'Ana' })
      .turnOf('Ben')

  const lastOfAll = () => lastChoice({ roundLimit: 1 })

  test('PR-X-GUESTHOUSE-3: one window each, in seat order from the governor', () => {
    lastOfAll()
      .give('Ana', { buildings: 'guesthouse 1, residence', vp: 1 })
      .give('Cyd', { buildings: 'guesthouse*, fortress', island: 'corn 2' })
      .play('choose prospector')
      .asks('Cyd', 'D-GUEST')
      .offers('move guest to corn', 'move guest to fortress', 'pass')
      .play('pass')
      .asks('Ana', 'D-GUEST')
      .offers('move guest to residence', 'pass')
      .refuses('choose mayor', 'PR-X-GUESTHOUSE-3')
      .play('pass')
      .happened({ type: 'gameEnded' })
      .over()
  })

  test('PR-X-GUESTHOUSE-3: a governor who sits later than others comes first', () => {
    puertoRico({ ...twoOfEach, roundLimit: 1 })
      .governor('Ben')
      .roles({ settler: 'Ben', trader: 'Cyd', captain: 'Dan' })
      .turnOf('Ana')
      .give('Ana', { buildings: 'guesthouse 1, residence' })
      .give('Dan', { buildings: 'guesthouse 1, fortress' })
      .play('pass', 'choose prospector', 'pass')
      .asks('Dan', 'D-GUEST') // Ben, Cyd, Dan, Ana
      .play('pass')
      .asks('Ana', 'D-GUEST')
      .play('pass')
      .over()
  })

  test('PR-X-GUESTHOUSE-3: a guest who moves then counts for the score', () => {
    const table = () =>
      lastOfAll()
        .give('Ana', { buildings: 'guesthouse 1, residence', island: 'corn 9, sugar 1' })
        .play('choose prospector')
        .asks('Ana', 'D-GUEST')
        .expect('Ana', { total: 2 + 4 })
    table()
      .play('move guest to residence')
      .over()
      .expect('Ana', { total: 2 + 4 + 5, buildings: 'guesthouse, residence*' })
    table()
      .play('pass')
      .over()
      .expect('Ana', { total: 2 + 4 })
  })

  test('PR-X-GUESTHOUSE-3: both guests may move, then the window of the seat is over', () => {
    lastOfAll()
      .give('Dan', { buildings: 'guesthouse*, residence, fortress' })
      .play('choose prospector', 'Dan: move guest to residence')
      .offers('move guest to fortress', 'pass')
      .play('move guest to fortress')
      .over('Dan')
      .expect('Dan', { total: 2 + 4 + 4 + 4 + 0 }) // residence 4, fortress a third of two
  })

  test('PR-X-GUESTHOUSE-3: without guests or empty circles the game ends at once', () => {
    lastOfAll()
      .give('Ana', { buildings: 'guesthouse, residence' })
      .give('Cyd', { buildings: 'guesthouse 1, fortress*' })
      .play('choose prospector')
      .over()
  })

  test('PR-X-GUESTHOUSE-3: no such window at the end of any other round', () => {
    lastChoice()
      .give('Ana', { buildings: 'guesthouse 1, residence' })
      .play('choose prospector')
      .expect('round', 2)
      .asks('Dan', 'D-ROLE')
  })
})
