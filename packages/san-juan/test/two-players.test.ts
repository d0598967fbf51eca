/** Two players (§6.1): three role choices in a round, and the Library that is declared (D-SJ-2a). */
import { describe, test } from 'vitest'
import { sanJuan } from './table.ts'

const two = { players: ['Ana', 'Ben'] }
const ROLES = ['builder', 'producer', 'trader', 'councillor', 'prospector'] as const
const choices = (...taken: readonly string[]) =>
  ROLES.filter((role) => !taken.includes(role)).map((role) => `choose ${role}`)
const withLibrary = (...taken: readonly string[]) =>
  choices(...taken).flatMap((text) => [text, `${text} using library`])

/** Ana is governor and owns a Library. */
const library = () => sanJuan(two).tableau('Ana', 'indigo plant, library')

describe('the round', () => {
  test('SJ-2P-1, -3: governor, other player, governor; then the card changes hands', () => {
    sanJuan(two)
      .asks('Ana', 'D-SJ-2')
      .play('choose prospector')
      .asks('Ben', 'D-SJ-2')
      .expect('governor', 'Ana')
      .play('choose trader')
      .asks('Ana', 'D-SJ-2')
      .expect('governor', 'Ana') // not after the second phase
      .expect('round', 1)
      .play('choose producer', 'Ana: pass')
      .expect('governor', 'Ana')
      .play('Ben: pass')
      .expect('governor', 'Ben')
      .expect('round', 2)
      .asks('Ben', 'D-SJ-2')
  })

  test('SJ-2P-2: the first role stays with the governor, his second is one of the three left', () => {
    sanJuan(two)
      .offers(...choices())
      .play('choose prospector')
      .offers(...choices('prospector'))
      .play('choose trader')
      .offers(...choices('prospector', 'trader'))
      .refuses('choose prospector', 'SJ-ROUND-5')
      .refuses('pass', 'SJ-ROUND-3')
      .expect('roles', { prospector: 'Ana', trader: 'Ben' })
      .play('choose builder')
      .expect('roles', { prospector: 'free', trader: 'free', builder: 'free' }) // the next round
  })

  test('EX-SJ-D21, SJ-2P-1, -2: Ana, Ben, Ana; then Ben, Ana, Ben', () => {
    sanJuan(two)
      .asks('Ana', 'D-SJ-2')
      .play('choose builder')
      .asks('Ben', 'D-SJ-2')
      .play('choose trader')
      .asks('Ana', 'D-SJ-2')
      .offers(...choices('builder', 'trader'))
      .play('choose prospector')
      .asks('Ben', 'D-SJ-2')
      .offers(...choices())
      .play('choose builder', 'Ana: choose trader')
      .asks('Ben', 'D-SJ-2')
      .offers(...choices('builder', 'trader'))
  })

  test('SJ-2P-6: both act in a phase, the chooser first', () => {
    sanJuan(two)
      .taken({ prospector: 'Ana' })
      .play('choose producer')
      .asks('Ben', 'D-SJ-4')
      .play('produce indigo')
      .asks('Ana', 'D-SJ-4')
      .play('produce indigo')
      .expect('Ana', { goods: 1 })
      .expect('Ben', { goods: 1 })
      .asks('Ana', 'D-SJ-2')
  })

  test('SJ-2P-6: the start of the round and its limit are as with more players', () => {
    sanJuan(two)
      .hand('Ana', 'coffee roaster 7, well')
      .hand('Ben', 'tobacco storage 7, crane')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-11')
      .play('discard crane')
      .asks('Ana', 'D-SJ-11')
      .play('discard well')
      .asks('Ben', 'D-SJ-2')
  })
})

describe('the library', () => {
  test('D-SJ-2a, SJ-2P-5: whether it is used is said with the role', () => {
    library()
      .asks('Ana', 'D-SJ-2')
      .offers(...withLibrary())
      .play('choose prospector using library')
      .happened({ type: 'roleTaken', seat: 'Ana', role: 'prospector', doubled: true })
      .expect('Ana', { handSize: 2, libraryUsed: true })
    library()
      .play('choose prospector')
      .happened({ type: 'roleTaken', seat: 'Ana', role: 'prospector', doubled: false })
      .expect('Ana', { handSize: 1, libraryUsed: false })
  })

  test('D-SJ-2a: only an owner is asked', () => {
    sanJuan(two)
      .tableau('Ben', 'indigo plant, library')
      .offers(...choices())
      .refuses('choose trader using library', 'SJ-B-LIBRARY-1')
      .play('choose trader')
      .asks('Ben', 'D-SJ-2')
      .offers(...withLibrary('trader'))
  })

  test('EX-SJ-10, SJ-2P-4: used with the first role, it is not used with the second', () => {
    library()
      .play('choose prospector using library', 'choose trader')
      .asks('Ana', 'D-SJ-2')
      .offers(...choices('prospector', 'trader'))
      .refuses('choose producer using library', 'SJ-2P-4')
      .play('choose producer')
      .happened({ type: 'roleTaken', seat: 'Ana', role: 'producer', doubled: false })
  })

  test('EX-SJ-10, SJ-2P-4: to use it with the second role it must be left unused with the first', () => {
    library()
      .drawPile('statue 3, hero 3, well 3')
      .play('choose trader', 'choose prospector')
      .asks('Ana', 'D-SJ-2')
      .expect('Ana', { libraryUsed: false })
      .offers(...withLibrary('trader', 'prospector'))
      .play('choose councillor using library')
      .expect('Ana', { libraryUsed: true })
      .expect('drawPile', 9 - 1 - 8) // Ben prospected one, Ana sees eight
  })

  test('D-SJ-2a: also at the last choice of the round one may leave it', () => {
    library()
      .taken({ trader: 'Ana', prospector: 'Ben' })
      .drawPile('statue 3, hero 3, well 3')
      .play('choose councillor')
      .expect('drawPile', 9 - 5)
      .expect('Ana', { libraryUsed: false })
  })

  test('SJ-2P-4: a new round gives it back, to the governor and to the other', () => {
    library()
      .taken({ trader: 'Ana', builder: 'Ben' })
      .play('choose prospector using library')
      .expect('round', 2)
      .expect('Ana', { handSize: 2, libraryUsed: false })
      .play('Ben: choose trader')
      .asks('Ana', 'D-SJ-2')
      .offers(...withLibrary('trader'))
      .play('choose prospector using library')
      .expect('Ana', { handSize: 4, libraryUsed: true })
      .asks('Ben', 'D-SJ-2')
      .offers(...choices('trader', 'prospector'))
  })

  test('SJ-2P-4: each owner has his own', () => {
    sanJuan(two)
      .tableau('Ana', 'indigo plant, library')
      .tableau('Ben', 'indigo plant, library')
      .play('choose prospector using library')
      .offers(...withLibrary('prospector'))
      .play('choose trader using library')
      .expect('Ana', { libraryUsed: true })
      .expect('Ben', { libraryUsed: true })
      .offers(...choices('prospector', 'trader'))
  })

  test('R-SJ-6: a declared Library is used up, even if nothing comes of it', () => {
    library()
      .hand('Ana', 'crane')
      .play('choose builder using library', 'Ana: pass')
      .expect('Ana', { libraryUsed: true, hand: 'crane' })
      .play('Ben: choose trader')
      .offers(...choices('builder', 'trader'))
    library()
      .play('choose trader using library') // no good to sell
      .expect('Ana', { libraryUsed: true })
      .play('Ben: choose builder')
      .refuses('choose prospector using library', 'SJ-2P-4')
  })

  test('R-SJ-6, SJ-2P-5: what was not declared is not doubled', () => {
    library()
      .hand('Ana', 'chapel, well')
      .play('choose builder')
      .offers('build well paying chapel', 'pass') // 3 − 1 is more than a well
    library()
      .hand('Ana', 'chapel, well')
      .play('choose builder using library')
      .offers('build well', 'build well paying chapel', 'build chapel paying well', 'pass')
  })

  test('EX-SJ-D22, SJ-2P-5: a Library built in this round may be used for a later choice of it', () => {
    sanJuan(two)
      .hand('Ana', 'library, coffee roaster 4')
      .drawPile('statue 3')
      .offers(...choices())
      .play('choose builder')
      .play('build library paying coffee roaster, coffee roaster, coffee roaster, coffee roaster')
      .expect('Ana', { libraryUsed: false, hand: 'none' })
      .play('Ben: choose trader')
      .asks('Ana', 'D-SJ-2')
      .offers(...withLibrary('builder', 'trader'))
      .play('choose prospector using library')
      .expect('Ana', { handSize: 2 })
  })

  test('R-SJ-26, SJ-2P-4: built over, it stays used for the round', () => {
    sanJuan(two)
      .tableau('Ana', 'indigo plant, library, crane')
      .hand('Ana', 'palace')
      .play('choose builder using library', 'build palace over library')
      .expect('Ana', { tableau: 'indigo plant, palace, crane', libraryUsed: true })
      .play('Ben: choose trader')
      .offers(...choices('builder', 'trader'))
  })
})
