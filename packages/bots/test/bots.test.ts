/** What every bot promises: legal moves, no peeking, the same answer for the same seed, an end when told. */
import {
  determinize,
  type GameState,
  MoveList,
  orThrow,
  type Rules,
  seedRng,
} from '@doubloon/engine'
import { type State as PuertoRico, type PuertoRicoTypes, puertoRico } from '@doubloon/puerto-rico'
import { type State as SanJuan, type SanJuanTypes, sanJuan } from '@doubloon/san-juan'
import { Chance } from '@doubloon/testkit'
import { describe, expect, test } from 'vitest'
import { type Answer, BOTS, type Bot, botAdapterOf, type Task } from '../src/index.ts'

const ITERATIONS = 60

/** A game some random steps old. */
function later<S extends GameState>(
  rules: Rules<S, PuertoRicoTypes> | Rules<S, SanJuanTypes>,
  players: number,
  steps: number,
  seed: string,
): S {
  const state = rules.newState()
  const moves = new MoveList(rules.moveCount)
  const chance = new Chance(seed)
  const options: object = orThrow<object>(rules.parseOptions({ players }))
  rules.setUp(state, options as never, seed, moves)
  for (let i = 0; i < steps && moves.length > 0; i++)
    rules.play(state, moves.at(chance.below(moves.length)), moves)
  return state
}

function generator(seed: string): Uint32Array {
  const rng = new Uint32Array(4)
  seedRng(rng, seed)
  return rng
}

/** What a bot answers at the table in this state, which it only sees as a determinized one. */
function answerAt<S extends GameState>(
  bot: Bot,
  rules: Task<S>['rules'],
  s: S,
  more: Partial<Task<S>> = {},
): Answer {
  const state = determinize(
    rules,
    s,
    rules.toMove(s),
    generator('determinization'),
    rules.newState(),
  )
  return bot.answer({
    rules,
    adapter: botAdapterOf<S>(rules.game),
    state,
    seed: 'bot',
    budget: { iterations: ITERATIONS },
    now: () => 0,
    ...more,
  })
}

function offered<S extends GameState>(rules: Task<S>['rules'], s: S): readonly number[] {
  const moves = new MoveList(rules.moveCount)
  rules.offers(s, moves)
  return moves.toArray()
}

describe.each(BOTS)('$name', (bot) => {
  const tables = [
    ['Puerto Rico', puertoRico as unknown as Task<GameState>['rules'], puertoRicoTables()],
    ['San Juan', sanJuan as unknown as Task<GameState>['rules'], sanJuanTables()],
  ] as const

  test.each(tables)('plays legal moves of %s', (_, rules, states) => {
    for (const s of states) {
      const { step, shares } = answerAt(bot, rules, s)
      expect(offered(rules, s)).toContain(step)
      expect(shares).toHaveLength(rules.players(s))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5)
    }
  })

  test.each(tables)(
    'does not peek at %s: tables that look the same get the same answer',
    (_, rules, states) => {
      for (const s of states) {
        const other = determinize(
          rules,
          s,
          rules.toMove(s),
          generator('another truth'),
          rules.newState(),
        )
        expect(answerAt(bot, rules, other)).toEqual(answerAt(bot, rules, s))
      }
    },
  )

  test.each(tables)('gives the same answer for the same seed at %s', (_, rules, states) => {
    for (const s of states) expect(answerAt(bot, rules, s)).toEqual(answerAt(bot, rules, s))
  })

  test('stops when it is told to, with an answer', () => {
    const s = later(puertoRico, 4, 40, 'cancel')
    const rules = puertoRico as unknown as Task<PuertoRico>['rules']
    const { step, iterations } = answerAt(bot, rules, s, {
      budget: { iterations: 1_000_000 },
      ...(bot.name === 'greedy' ? { budget: { iterations: 1 } } : {}),
      isCancelled: () => true,
    })
    expect(offered(rules, s)).toContain(step)
    expect(iterations).toBeLessThan(1000)
  })

  test('stops when its time is over', () => {
    const s = later(puertoRico, 4, 40, 'time')
    const rules = puertoRico as unknown as Task<PuertoRico>['rules']
    let clock = 0
    const { step } = answerAt(bot, rules, s, {
      budget: { milliseconds: 50 },
      now: () => clock++,
    })
    expect(offered(rules, s)).toContain(step)
  })
})

function puertoRicoTables(): readonly GameState[] {
  return [0, 30, 120, 260].map((steps) => later(puertoRico, 3, steps, `table ${steps}`))
}

function sanJuanTables(): readonly GameState[] {
  return [0, 25, 90, 200].map((steps) => later(sanJuan, 3, steps, `table ${steps}`))
}

test('a bot that is given the true state does not compile', () => {
  const cheat = (bot: Bot, s: SanJuan) =>
    bot.answer({
      rules: sanJuan as unknown as Task<SanJuan>['rules'],
      adapter: botAdapterOf<SanJuan>('san-juan'),
      // @ts-expect-error: only a determinized state may be thought in
      state: s,
      seed: '',
      budget: {},
      now: () => 0,
    })
  expect(cheat).toBeTypeOf('function')
})
