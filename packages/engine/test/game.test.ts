/** The friendly door and perft on a made-up game with a composite decision (stones.ts). */
import { Game, layoutOf, MoveList, orThrow, perft } from '@doubloon/engine'
import { describe, expect, test } from 'vitest'
import { stones } from './stones.ts'

const start = (options: object = {}) => orThrow(Game.start(stones, options, 'a seed'))
type StonesGame = ReturnType<typeof start>
const play = (game: StonesGame, ...lines: readonly string[]) =>
  lines.reduce((now, line) => orThrow(now.playLine(line)), game)
const taking = (options: object = {}) => play(start(options), 'heads', 'tails')
const texts = (game: StonesGame) => game.offers()?.map(({ text }) => text)
const codeOf = (result: ReturnType<StonesGame['check']>) => (result.ok ? 'legal' : result.error)

describe('deciding', () => {
  test('composite moves are offered in canonical order, in words and typed', () => {
    const game = taking({ red: 1, blue: 2 })
    expect(texts(game)).toEqual([
      'pass',
      'take 0 red, 1 blue',
      'take 0 red, 2 blue',
      'take 1 red, 0 blue',
      'take 1 red, 1 blue',
      'take 1 red, 2 blue',
    ])
    expect(game.offers()?.[3]?.move).toEqual({ type: 'take', red: 1, blue: 0 })
    expect([game.offers(6)?.length, game.offers(5)]).toEqual([6, undefined])
    expect(game.steps()).toEqual(['pass', 'red 0', 'red 1'])
  })

  test('a composite is the same as its small steps, forced ones included', () => {
    const game = taking({ red: 2, blue: 0 })
    const whole = play(game, 'take 2 red, 0 blue')
    const steps = play(game, 'red 2') // no blue stone is left to choose
    const typed = orThrow(game.play({ type: 'take', red: 2, blue: 0 }))
    for (const same of [steps, typed]) expect(same.snapshot()).toEqual(whole.snapshot())
    expect(whole.events.map(({ step, forced }) => [step, forced])).toEqual([
      ['red 2', false],
      ['blue 0', true],
    ])
    expect(game.snapshot()).toEqual(taking({ red: 2, blue: 0 }).snapshot()) // it stays as it was
  })

  test('a composite that has begun offers its next steps only', () => {
    const game = play(taking(), 'red 1')
    expect([game.midway, texts(game)]).toEqual([true, ['blue 0', 'blue 1', 'blue 2']])
    expect(codeOf(game.check('pass'))).toMatchObject({ code: 'not-now', rule: 'ST-TAKE' })
    expect(play(game, 'blue 0').midway).toBe(false)
  })

  test.each([
    ['take 0 red, 0 blue', 'no-such-take'],
    ['take 2 red, 2 blue', 'no-such-take'], // one blue stone is there
    ['blue 1', 'not-now'],
    ['heads', 'not-now'],
    ['take 3 red, 0 blue', 'unknown-move'],
    ['x'.repeat(100), 'unknown-move'],
  ])('"%s" is refused', (text, code) => {
    const refused = taking({ red: 3, blue: 1 }).check(text)
    expect(codeOf(refused)).toMatchObject({ code })
    expect(refused.ok ? '' : refused.error.message.length).toBeLessThan(180)
  })

  test('what is no move at all is refused, too', () => {
    for (const move of [null, undefined, 5, { type: 'take', red: {} }, { type: 'fly' }])
      expect(codeOf(taking().check(move as { type: string }))).toMatchObject({
        code: 'unknown-move',
      })
  })
})

describe('seats', () => {
  test('whoever may act may go first, and the record says so', () => {
    const game = start()
    expect([game.waiting, game.toMove, game.decision]).toEqual([[0, 1], 0, 'D-CALL'])
    const second = orThrow(game.play('tails', 1))
    expect([second.waiting, second.record().moves]).toEqual([[0], ['seat 1: tails']])
    const both = play(second, 'heads')
    expect(both.snapshot()).toEqual(taking().snapshot())
    expect(orThrow(Game.replay(stones, both.record())).snapshot()).toEqual(both.snapshot())
  })

  test('the others are refused by the rule of the turn', () => {
    const game = taking()
    expect(codeOf(game.check('pass', 1))).toMatchObject({ code: 'not-your-turn', rule: 'ST-TURN' })
    expect([game.offers(9, 1), game.steps(1)]).toEqual([[], []])
  })

  test('views and events show a seat what it may see', () => {
    const game = play(start(), 'heads')
    expect([game.eventsFor(0).length, game.eventsFor(1).length]).toEqual([1, 0])
    expect([game.view(0).calls, game.view(1).calls]).toEqual([[1], [0]])
  })

  test('what is determinized has other chance, and leaves the game alone', () => {
    const game = taking()
    const before = game.snapshot()
    const [one, two] = ['one', 'two'].map((seed) => game.determinize(0, seed))
    expect(one?.rng).not.toEqual(two?.rng)
    expect(one?.piles).toEqual(two?.piles)
    expect(game.snapshot()).toEqual(before)
  })
})

describe('beginning and ending', () => {
  test('a finished game offers nothing and refuses everything', () => {
    const over = play(taking({ red: 1, blue: 1 }), 'pass', 'take 1 red, 1 blue')
    expect([over.over, over.toMove, over.offers(), over.steps()]).toEqual([true, -1, [], []])
    expect(codeOf(over.check('pass'))).toMatchObject({ code: 'game-over' })
    expect(over.score()).toEqual([
      { seat: 0, total: 0, rank: 2, won: false },
      { seat: 1, total: 2, rank: 1, won: true },
    ])
  })

  test('options and positions are checked', () => {
    expect(Game.start(stones, { red: 10 }, '')).toMatchObject({ error: { code: 'bad-options' } })
    expect(Game.start(stones, {}, 'x'.repeat(201))).toMatchObject({ error: { code: 'bad-seed' } })
    expect(Game.fromPosition(stones, {})).toMatchObject({ error: { code: 'bad-position' } })
    const game = taking()
    const again = orThrow(Game.fromPosition(stones, game.position()))
    expect(again.snapshot()).toEqual(game.snapshot())
    const further = play(again, 'pass')
    expect(orThrow(Game.replay(stones, further.record())).snapshot()).toEqual(further.snapshot())
  })

  test('a record is replayed as far as one wants, or refused with the number of the move', () => {
    const record = play(taking(), 'pass', 'take 1 red, 0 blue').record()
    expect(orThrow(Game.replay(stones, record, 2)).snapshot()).toEqual(taking().snapshot())
    const refused = (change: object) => Game.replay(stones, { ...record, ...change })
    expect(refused({ game: 'chess' })).toMatchObject({ error: { code: 'other-game' } })
    expect(refused({ rulesVersion: '0' })).toMatchObject({ error: { code: 'other-rules-version' } })
    const other = { options: { red: 1, blue: 1 }, position: taking().position() }
    expect(refused(other)).toMatchObject({ error: { code: 'malformed-record' } })
    expect(refused({ moves: 5 })).toMatchObject({ error: { code: 'malformed-record' } })
    expect(refused({ moves: ['heads', 'tails', 'heads'] })).toMatchObject({
      error: { code: 'not-now', message: expect.stringContaining('move 3'), rule: 'ST-TAKE' },
    })
  })
})

test('perft counts sequences of small steps; a game that is over counts once', () => {
  const state = stones.newState()
  stones.setUp(state, { red: 1, blue: 1 }, '', new MoveList())
  state.calls.set([1, 1])
  expect(perft(stones, state, 0)).toBe(1)
  expect(perft(stones, state, 1)).toBe(3) // pass, red 0, red 1
  expect(perft(stones, state, 2)).toBe(3 + 2 + 2) // red 0: blue 1 is forced, then pass or red 1
  expect(perft(stones, state, 3)).toBe(7 + (2 + 1) + (2 + 1)) // the second ones end the game
})

describe('glimpses', () => {
  test('a game is made of one, and bytes of another length are refused', () => {
    const game = taking({ red: 2, blue: 1 })
    const seen = orThrow(Game.fromGlimpse(stones, game.glimpse(game.toMove, 'by lot')))
    expect(texts(seen)).toEqual(texts(game))
    expect(seen.view(0)).toEqual(game.view(0))
    const cut = Game.fromGlimpse(stones, game.glimpse(0, 'by lot').subarray(1))
    expect(cut).toMatchObject({ ok: false, error: { code: 'other-layout' } })
  })

  test('another version of the rules or another state has another layout', () => {
    expect(layoutOf(stones)).toBe(layoutOf(stones))
    expect(layoutOf({ ...stones, version: '2' })).not.toBe(layoutOf(stones))
    const larger = () => Object.assign(stones.newState(), { more: new Uint8Array(1) })
    expect(layoutOf({ ...stones, newState: larger })).not.toBe(layoutOf(stones))
  })
})
