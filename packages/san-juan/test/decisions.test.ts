/** What is asked, and what is not (§16): the catalogue, its passes, and answers that are no choice. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FIVE_CHOICES } from './role-choices.ts'
import { newGame, sanJuan } from './table.ts'

const two = { players: ['Ana', 'Ben'], expansion: true }
const three = { players: ['Ana', 'Ben', 'Cyd'], expansion: true }

const BOOK = readFileSync(new URL('../../../docs/rules/san-juan.md', import.meta.url), 'utf8')

/** The rows of the catalogue: id → whether the player may decline. */
const CATALOGUE = new Map(
  [...BOOK.matchAll(/^\| (D-SJ-\d+) \|.*\| ([^|]*) \|$/gm)].map(([, id = '', pass = '']) => [
    id,
    pass.startsWith('yes'),
  ]),
)

/** Small games of all kinds, with a card of every kind about. */
const TABLES = [
  { players: ['Ana', 'Ben'], expansion: true, advanced: true },
  { players: ['Ana', 'Ben', 'Cyd'], expansion: true },
  { players: ['Ana', 'Ben', 'Cyd', 'Dan'], advanced: true },
]

describe('the catalogue', () => {
  test('D-SJ-1, -2, -8, -9, -10, -11: nothing else is ever asked, and pass is offered where it says so', () => {
    const asked = new Set<string>()
    for (const [at, options] of TABLES.entries())
      for (let n = 0; n < 8; n++) {
        const table = newGame(options, `catalogue ${at} ${n}`)
        for (let move = 0; !table.game.over && move < 400; move++) {
          const { decision, midway } = table.game
          const steps = table.game.steps()
          asked.add(decision)
          if (!midway)
            expect([decision, steps.includes('pass')]).toEqual([decision, CATALOGUE.get(decision)])
          expect(steps.length).toBeGreaterThan(1)
          table.play(steps[(move * 7 + n) % steps.length] ?? 'nothing')
        }
      }
    expect([...asked].sort()).toEqual([...CATALOGUE.keys()].sort())
  })
})

describe('D-SJ-2 and D-SJ-2a', () => {
  test('D-SJ-2: a role is asked for even where none can help anybody', () => {
    sanJuan(three)
      .drawPile('none')
      .tableau('Ana', 'well')
      .taken({ producer: 'Ben', councillor: 'Cyd' })
      .asks('Ana', 'D-SJ-2')
      .offers('choose builder', 'choose trader', 'choose prospector')
  })

  test('D-SJ-2a: it is answered with the role, never by itself', () => {
    sanJuan(two)
      .tableau('Ana', 'indigo plant, library')
      .asks('Ana', 'D-SJ-2')
      .offers(
        ...FIVE_CHOICES,
        'choose builder using library',
        'choose producer using library',
        'choose trader using library',
        'choose councillor using library',
        'choose prospector using library',
      )
  })

  test('D-SJ-2a: not with three players, not without the Library, not when it is used', () => {
    const roles = [...FIVE_CHOICES]
    sanJuan(three)
      .tableau('Ana', 'indigo plant, library')
      .offers(...roles)
    sanJuan(two)
      .tableau('Ben', 'indigo plant, library')
      .offers(...roles)
    sanJuan(two)
      .tableau('Ana', 'indigo plant, library')
      .used('Ana', 'library')
      .taken({ builder: 'Ana', trader: 'Ben' })
      .offers('choose producer', 'choose councillor', 'choose prospector')
  })
})

describe('the start of a round', () => {
  /** Ben is governor and owns this. */
  const ben = (building: string, hand: string) =>
    sanJuan(three).tableau('Ben', `indigo plant, ${building}`).hand('Ben', hand).roundStarts('Ben')

  test('D-SJ-8: cards of one kind are one choice', () => {
    ben('office building', 'well 3').offers('exchange well', 'exchange well, well', 'pass')
  })

  test('D-SJ-9: cards of one kind are one choice', () => {
    ben('chapel', 'well 3').offers('tuck well', 'pass')
  })

  test('D-SJ-10: how many of one kind is a choice', () => {
    ben('bank', 'well 3').offers(
      'deposit well',
      'deposit well, well',
      'deposit well, well, well',
      'pass',
    )
  })

  test('D-SJ-11, R-SJ-34: cards of one kind are no choice, and the rules discard them', () => {
    ben('smithy', 'coffee roaster 9')
      .happened(
        { type: 'moved', seat: 'Ben', move: 'discard coffee roaster', forced: true },
        { type: 'discarded', seat: 'Ben', card: 'coffeeRoaster' },
        { type: 'discarded', seat: 'Ben', card: 'coffeeRoaster' },
      )
      .expect('Ben', { hand: 'coffee roaster 7' })
      .asks('Ben', 'D-SJ-2')
  })

  test('D-SJ-11, R-SJ-34: where the first cards are forced, composite moves name them too', () => {
    ben('smithy', 'coffee roaster 8, well').offers(
      'discard coffee roaster, coffee roaster',
      'discard coffee roaster, well',
    )
    ben('smithy', 'coffee roaster 8, well')
      .play('discard coffee roaster, well')
      .expect('Ben', { hand: 'coffee roaster 7' })
      .expect('discard', 'coffee roaster, well')
  })

  test('D-SJ-8, -9, -10: whose answer could only be a pass is not asked', () => {
    sanJuan(three)
      .tableau('Ana', 'indigo plant, office building')
      .tableau('Ben', 'indigo plant, chapel')
      .tableau('Cyd', 'indigo plant, bank')
      .roundStarts('Ben')
      .asks('Ben', 'D-SJ-2')
  })
})
