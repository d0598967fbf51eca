/** The options of a game (§4): defaults, what they mean, and clear refusals of bad values. */
import { Game, orThrow } from '@doubloon/engine'
import { describe, expect, test } from 'vitest'
import { sanJuan as rules } from '../src/index.ts'

const start = (options: unknown) => Game.start(rules, options, 'options')

describe('defaults', () => {
  test('SJ-XSETUP-1, SJ-VAR-5: without a word four people play the base game, no variant', () => {
    const game = orThrow(start({}))
    expect(game.options).toEqual({
      players: 4,
      expansion: false,
      advanced: false,
      harborTucks: 'one',
    })
    expect(game.players).toBe(4)
    expect(game.decision).toBe('D-SJ-2')
  })

  test.each([2, 3, 4])('what is said is kept: %i players', (players) => {
    const said = { players, expansion: true, advanced: true, harborTucks: 'every' }
    const game = orThrow(start(said))
    expect(game.options).toEqual(said)
    expect(game.players).toBe(players)
  })

  test.each(['expansion', 'advanced'] as const)(
    'SJ-XSETUP-3: %s changes nothing but itself',
    (name) => {
      const usual = orThrow(start({})).options
      expect(orThrow(start({ [name]: true })).options).toEqual({ ...usual, [name]: true })
      expect(orThrow(start({ [name]: false })).options).toEqual(usual)
    },
  )
})

test('R-SJ-1, SJ-XSETUP-3: one good of a sale is tucked unless every one is asked for', () => {
  const usual = orThrow(start({})).options
  expect(orThrow(start({ harborTucks: 'one' })).options).toEqual(usual)
  expect(orThrow(start({ harborTucks: 'every' })).options).toEqual({
    ...usual,
    harborTucks: 'every',
  })
})

test('R-SJ-1: a record from before the option opens, and is the same game', () => {
  const record = orThrow(start({ players: 3, expansion: true })).record()
  const { harborTucks: _, ...options } = record.options as Record<string, unknown>
  const before = orThrow(Game.replay(rules, { ...record, options }))
  const now = orThrow(Game.replay(rules, record))
  expect(before.options).toEqual(now.options)
  expect(before.snapshot()).toEqual(now.snapshot())
})

describe('refusals', () => {
  test.each([
    ['no object', 4, 'must be an object'],
    ['nothing', undefined, 'must be an object'],
    ['null', null, 'must be an object'],
    ['a list', [], 'must be an object'],
    ['one player', { players: 1 }, 'players must be 2, 3 or 4'],
    ['five players', { players: 5 }, 'players must be 2, 3 or 4'],
    ['players in words', { players: '3' }, 'players must be 2, 3 or 4'],
    ['half a player', { players: 2.5 }, 'players must be 2, 3 or 4'],
    ['the expansion as a number', { expansion: 1 }, 'expansion must be true or false'],
    ['the variant in words', { advanced: 'yes' }, 'advanced must be true or false'],
    ['a number of goods', { harborTucks: 2 }, 'harborTucks must be one or every'],
    ['something else', { players: 3, treasure: true }, '"treasure" is no option'],
  ])('%s', (_, options, message) => {
    expect(start(options)).toEqual({
      ok: false,
      error: { code: 'bad-options', message: expect.stringContaining(message) },
    })
  })
})
