/** Guests who move in the settler phase, and around the choice of a role (PR-RUL-58). */
import { describe, test } from 'vitest'
import { puertoRico } from './table.ts'

const expansion = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

/** Ana is settler; her guests stayed where they were before the choice. */
const settler = (buildings: string, island = 'none') =>
  puertoRico(expansion)
    .give('Ana', { buildings: `guesthouse 1, ${buildings}`, island })
    .faceUp('corn 3, sugar')
    .supply({ faceDown: 'coffee 8' })
    .asks('Ana', 'D-GUEST')
    .play('pass', 'choose settler')

describe('after the choice of a role', () => {
  test('PR-RUL-58: settler: one window after the choice, at the start of his turn', () => {
    settler('harbor')
      .asks('Ana', 'D-GUEST')
      .offers('move guest to harbor', 'pass')
      .play('pass')
      .asks('Ana', 'D-SETTLE')
      .play('take corn')
      .asks('Ben', 'D-SETTLE')
  })

  test('PR-RUL-58: mayor: a window of its own, before the privilege', () => {
    puertoRico(expansion)
      .give('Ana', { buildings: 'guesthouse 1, library' })
      .play('pass', 'choose mayor')
      .asks('Ana', 'D-GUEST')
      .play('move guest to library')
      .asks('Ana', 'D-MAYOR-EXTRA')
      .offers('take 0 colonists', 'take 1 colonist', 'take 2 colonists')
  })

  test('PR-RUL-58: prospector: a window of its own, before the doubloon', () => {
    puertoRico({ ...expansion, players: ['Ana', 'Ben', 'Cyd', 'Dan'] })
      .give('Ana', { buildings: 'guesthouse 1, library' })
      .play('pass', 'choose prospector')
      .asks('Ana', 'D-GUEST')
      .expect('Ana', { doubloons: 0 })
      .play('move guest to library')
      .expect('Ana', { doubloons: 2 })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-58: no window without a guest or without an empty circle elsewhere', () => {
    puertoRico(expansion)
      .give('Ana', { buildings: 'guesthouse, harbor' })
      .faceUp('corn')
      .asks('Ana', 'D-ROLE')
      .play('choose settler')
      .asks('Ana', 'D-SETTLE')
    puertoRico(expansion)
      .give('Ana', { buildings: 'guesthouse 1, harbor*', island: 'corn 1*' })
      .faceUp('corn')
      .asks('Ana', 'D-ROLE')
      .play('choose settler')
      .asks('Ana', 'D-SETTLE')
    puertoRico(expansion)
      .give('Ana', { buildings: 'guesthouse*, statue', island: 'forest 2' })
      .asks('Ana', 'D-ROLE')
      .play('choose mayor')
      .asks('Ana', 'D-MAYOR-EXTRA')
  })
})

describe('at the start of a settler turn', () => {
  test('PR-RUL-58: a guest in the hacienda draws at once', () => {
    settler('hacienda').play('move guest to hacienda').asks('Ana', 'D-HACIENDA')
  })

  test('PR-RUL-58: another player has the window on his own turn, also with a full island', () => {
    puertoRico(expansion)
      .give('Ben', { buildings: 'guesthouse 1, harbor', island: 'indigo 12' })
      .faceUp('corn 3')
      .play('choose settler', 'Ana: pass')
      .asks('Ben', 'D-GUEST')
      .offers('move guest to indigo', 'move guest to harbor', 'pass')
      .play('move guest to harbor')
      .asks('Cyd', 'D-SETTLE')
  })

  test('PR-RUL-58: a guest in the construction hut or the hospice works at once', () => {
    puertoRico(expansion)
      .give('Ben', { buildings: 'guesthouse 2, construction hut, hospice' })
      .faceUp('corn 3')
      .play('choose settler', 'Ana: pass', 'Ben: move guest to construction hut')
      .asks('Ben', 'D-GUEST')
      .offers('move guest to hospice', 'pass')
      .play('move guest to hospice')
      .offers('take corn', 'take quarry', 'pass')
      .play('take quarry')
      .asks('Ben', 'D-HOSPICE')
  })
})

describe('between hacienda and face-up choice', () => {
  test('PR-RUL-58: a window after a real draw', () => {
    settler('hacienda*, hospice')
      .play('pass', 'draw plantation')
      .asks('Ana', 'D-GUEST')
      .offers('move guest to coffee', 'move guest to hospice', 'pass')
      .play('move guest to hospice')
      .asks('Ana', 'D-SETTLE')
      .play('take corn')
      .asks('Ana', 'D-HOSPICE')
  })

  test('PR-RUL-58: none after passing the draw', () => {
    settler('hacienda*, hospice').play('pass', 'pass').asks('Ana', 'D-SETTLE')
  })

  test('PR-RUL-58: also when the draw has filled the island', () => {
    settler('hacienda*, hospice', 'indigo 11*')
      .play('pass', 'draw plantation')
      .asks('Ana', 'D-GUEST')
      .play('pass')
      .asks('Ben', 'D-SETTLE')
  })

  test('PR-RUL-58: by option after the colonist on the drawn tile', () => {
    puertoRico({ ...expansion, hospiceOnHaciendaTile: true })
      .give('Ana', { buildings: 'guesthouse 1, hacienda*, hospice*, harbor' })
      .faceUp('corn 3')
      .supply({ faceDown: 'coffee 8' })
      .play('pass', 'choose settler', 'pass', 'draw plantation')
      .asks('Ana', 'D-HOSPICE')
      .play('settle colonist')
      .asks('Ana', 'D-GUEST')
      .offers('move guest to harbor', 'pass')
      .play('pass')
      .asks('Ana', 'D-SETTLE')
  })
})

describe('before the second tile', () => {
  const others = ['Ana: take corn', 'Ben: pass', 'Cyd: pass']

  test('PR-RUL-58: a settler who owns a library, occupied or not, has a window', () => {
    settler('library')
      .play('pass', ...others)
      .asks('Ana', 'D-GUEST')
      .offers('move guest to corn', 'move guest to library', 'pass')
      .play('move guest to library')
      .asks('Ana', 'D-SETTLE-2')
    settler('library')
      .play('pass', ...others, 'pass')
      .asks('Ben', 'D-ROLE')
    settler('library*, harbor')
      .play('pass', ...others)
      .asks('Ana', 'D-GUEST')
      .play('pass')
      .asks('Ana', 'D-SETTLE-2')
  })

  test('PR-RUL-58: without a library there is none', () => {
    settler('harbor')
      .play('pass', ...others)
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-58: also with a full island', () => {
    settler('library*, harbor', 'indigo 11*')
      .play('pass', ...others)
      .asks('Ana', 'D-GUEST')
      .offers('move guest to corn', 'move guest to harbor', 'pass')
      .play('pass')
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-58: not for a library of somebody who did not choose the settler', () => {
    puertoRico(expansion)
      .give('Ben', { buildings: 'guesthouse 1, library*, harbor' })
      .faceUp('corn 3')
      .play('choose settler', 'Ana: pass', 'Ben: pass', 'Ben: take corn', 'Cyd: pass')
      .asks('Ben', 'D-GUEST') // before his role
      .play('pass')
      .asks('Ben', 'D-ROLE')
  })
})
