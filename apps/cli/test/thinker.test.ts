import { type Answer, type Bot, type Budget, botAdapterOf, Thinker } from '@doubloon/bots'
import { determinizationOf, MoveList, walkComposite } from '@doubloon/engine'
import { afterEach, expect, test, vi } from 'vitest'
import { crowded } from './crowded.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const now = () => performance.now()

/** Usual milliseconds of the bot below. */
const USUAL = 1000

/** Takes all the time it is given for a step, a quarter of it behind the first one, as the bots that search do. */
const slow: Bot = {
  name: 'slow',
  about: 'takes its time',
  answer({ rules, state, adapter, budget, now, isCancelled }): Answer {
    const part = adapter.isContinued(state) ? 0.25 : 1
    const end = now() + part * (budget.milliseconds ?? USUAL)
    while (now() < end && isCancelled?.() !== true);
    const moves = new MoveList(rules.moveCount)
    rules.offers(state, moves)
    return { step: moves.at(moves.length >> 1), shares: [], weighed: [], iterations: 1 }
  },
}

/** How long the bot thinks about a placement of many steps, by a clock that goes on when it is looked at. */
function timeFor(budget: Budget, milliseconds?: number): { steps: number; spent: number } {
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time++)
  const game = crowded()
  const thinker = new Thinker(
    game.rules,
    botAdapterOf(game.rules.game),
    { bot: slow, budget },
    'x',
    {
      now,
      ...(milliseconds !== undefined && { milliseconds }),
    },
  )
  let steps = 0
  walkComposite(game.rules, determinizationOf(game, game.toMove, 'x'), (determinization) => {
    steps++
    return thinker.answer(determinization).step
  })
  return { steps, spent: time }
}

test('a move of many steps lasts no longer than one of a single step', () => {
  const { steps, spent } = timeFor({})
  expect(steps).toBeGreaterThan(5)
  expect(spent).toBeGreaterThan(USUAL / 2)
  expect(spent).toBeLessThanOrEqual(USUAL)
})

test('the time of a budget is for the composite move', () => {
  expect(timeFor({ milliseconds: 400 }).spent).toBeLessThanOrEqual(400)
})

test('the time of a wish takes the place of that of the budget', () => {
  const { spent } = timeFor({ milliseconds: 400 }, 3000)
  expect(spent).toBeGreaterThan(1500)
  expect(spent).toBeLessThanOrEqual(3000)
  expect(timeFor({}, 100).spent).toBeLessThanOrEqual(200)
})

test('every step has a seed of its own, and all determinizations are those of one seat', () => {
  const seeds: string[] = []
  const bot: Bot = {
    ...slow,
    answer(task) {
      seeds.push(task.seed)
      expect(task.rules.toMove(task.state)).toBe(0)
      return slow.answer({ ...task, budget: { milliseconds: 1 } })
    },
  }
  const game = crowded()
  const thinker = new Thinker(game.rules, botAdapterOf(game.rules.game), { bot, budget: {} }, 'x', {
    now,
  })
  walkComposite(
    game.rules,
    determinizationOf(game, 0, 'x'),
    (determinization) => thinker.answer(determinization).step,
  )
  expect(seeds.length).toBeGreaterThan(5)
  expect(new Set(seeds).size).toBe(seeds.length)
})
