/** The solver against a naive max^n that remembers nothing, forgets nothing and draws every tile by itself. */
import {
  type Determinized,
  determinize,
  MoveList,
  orThrow,
  random,
  seedRng,
} from '@doubloon/engine'
import { type Options, puertoRico } from '@doubloon/puerto-rico'
import { DRAW, DRAW_FIRST, fast, type State } from '@doubloon/puerto-rico/fast'
import { sanJuan } from '@doubloon/san-juan'
import { fast as sanJuanFast } from '@doubloon/san-juan/fast'
import { describe, expect, test } from 'vitest'
import type { Task } from '../src/bot.ts'
import { greedy } from '../src/greedy.ts'
import { puertoRicoBotAdapter } from '../src/puerto-rico/adapter.ts'
import { sanJuanBotAdapter } from '../src/san-juan/adapter.ts'
import { solve } from '../src/solver.ts'
import { withSolver } from '../src/with-solver.ts'

const ENOUGH = { nodes: 1_000_000 }
/** Positions the naive search may look at. */
const NAIVE_NODES = 2_000
const PER_GAME = 5
/** All buildings and every option that asks one more question. */
const EXPANSION = {
  buildings: 'all31',
  declineProduction: true,
  hospiceOnHaciendaTile: true,
  fortressCountsSanJuan: false,
  forestFromHacienda: true,
}

interface Value {
  readonly shares: number[]
  readonly totals: number[]
}

function optionsOf(raw: object): Options {
  return orThrow(puertoRico.parseOptions(raw))
}

function copyOf(s: State): State {
  const copy = fast.newState()
  copy.copyFrom(s)
  return copy
}

function taskOf(s: State): Task<State> {
  const rng = new Uint32Array(4)
  seedRng(rng, 'determinized')
  const state: Determinized<State> = determinize(fast, s, fast.toMove(s), rng, fast.newState())
  return {
    rules: fast,
    adapter: puertoRicoBotAdapter,
    state,
    seed: 'solver',
    budget: {},
    now: () => 0,
  }
}

/** All positions with a decision of a game whose end is triggered, as they come. */
function lastDecisions(options: Options, seed: string, byHeuristics: boolean): State[] {
  const s = fast.newState()
  const moves = new MoveList(fast.moveCount)
  const dice = new Uint32Array(4)
  const found: State[] = []
  seedRng(dice, seed)
  fast.setUp(s, options, seed, moves)
  while (moves.length > 0) {
    if (s.endTriggers !== 0) found.push(copyOf(s))
    const step = byHeuristics
      ? puertoRicoBotAdapter.pick(s, moves, dice)
      : moves.at(random(dice, moves.length))
    fast.play(s, step, moves)
  }
  return found
}

class Naive {
  nodes = 0
  draws = 0
  /** One state for each step on the way down: making them anew would take most of the time. */
  readonly #states: State[] = []
  readonly #moves = new MoveList(fast.moveCount)

  /** Undefined if there is too much to look at. */
  solve(s: State, depth = 0): { step: number; value: Value } | undefined {
    if (++this.nodes > NAIVE_NODES) return undefined
    const seat = fast.toMove(s)
    const moves = this.#moves
    fast.offers(s, moves)
    let best: { step: number; value: Value } | undefined
    for (const step of moves.toArray()) {
      const value = this.#after(s, step, depth)
      if (value === undefined) return undefined
      if (best === undefined || isBetter(value, best.value, seat)) best = { step, value }
    }
    return best
  }

  #after(s: State, step: number, depth: number): Value | undefined {
    if (s.stage !== DRAW_FIRST || step !== DRAW) return this.#play(s, step, depth)
    this.draws++
    const bag = s.faceDown.some((count) => count > 0) ? s.faceDown : s.discard
    const size = bag.reduce((sum, count) => sum + count, 0)
    const mean: Value = { shares: [], totals: [] }
    for (const [kind, count] of bag.entries()) {
      if (count === 0) continue
      const value = this.#play(s, step, depth, kind)
      if (value === undefined) return undefined
      for (let seat = 0; seat < s.players; seat++) {
        mean.shares[seat] = (mean.shares[seat] ?? 0) + (value.shares[seat] * count) / size
        mean.totals[seat] = (mean.totals[seat] ?? 0) + (value.totals[seat] * count) / size
      }
    }
    return mean
  }

  /** Plays a step; `drawn`: the only kind of plantation that lies in the stack meanwhile. */
  #play(before: State, step: number, depth: number, drawn?: number): Value | undefined {
    this.#states[depth] ??= fast.newState()
    const s = this.#states[depth]
    s.copyFrom(before)
    const moves = this.#moves
    if (drawn === undefined) fast.play(s, step, moves)
    else {
      const isEmpty = s.faceDown.every((count) => count === 0)
      const rest = Uint8Array.from(isEmpty ? s.discard : s.faceDown)
      if (isEmpty) s.discard.fill(0)
      s.faceDown.fill(0)
      s.faceDown[drawn] = rest.reduce((sum, count) => sum + count, 0)
      fast.play(s, step, moves)
      rest[drawn]--
      s.faceDown.set(rest)
    }
    if (moves.length > 0) return this.solve(s, depth + 1)?.value
    const winners = fast.winners(s)
    const seats = Array.from({ length: s.players }, (_, seat) => seat)
    const won = seats.filter((seat) => (winners >> seat) & 1).length
    return {
      shares: seats.map((seat) => ((winners >> seat) & 1) / won),
      totals: seats.map((seat) => fast.total(s, seat)),
    }
  }
}

function isBetter(a: Value, b: Value, seat: number): boolean {
  const byShare = a.shares[seat] - b.shares[seat]
  if (Math.abs(byShare) > 1e-9) return byShare > 0
  return leadOf(a, seat) - leadOf(b, seat) > 1e-9
}

function leadOf({ totals }: Value, seat: number): number {
  return totals[seat] - Math.max(...totals.filter((_, other) => other !== seat))
}

/** A last decision that is neither trivial nor long. */
function anEnding(nodes: number): State {
  for (let game = 0; ; game++)
    for (const s of lastDecisions(optionsOf({ players: 3 }), `ending ${game}`, true))
      if ((solve(taskOf(s), { nodes: 10 * nodes })?.nodes ?? 0) >= nodes) return s
}

describe('the solver equals a naive search', () => {
  let compared = 0
  let draws = 0
  for (const players of [2, 3, 4, 5])
    for (const more of [{}, EXPANSION])
      for (const byHeuristics of [true, false])
        test(`${players} players, ${more === EXPANSION ? 'all' : 'base'} buildings, ${byHeuristics ? 'sensible' : 'random'} games`, () => {
          let here = 0
          for (let game = 0; here < 13; game++) {
            let inGame = 0
            for (const s of lastDecisions(
              optionsOf({ players, ...more }),
              `late ${game}`,
              byHeuristics,
            )) {
              const naive = new Naive()
              const expected = naive.solve(s)
              if (expected === undefined) continue
              const solved = solve(taskOf(s), ENOUGH)
              expect(solved?.step).toBe(expected.step)
              for (let seat = 0; seat < players; seat++) {
                expect(solved?.shares[seat]).toBeCloseTo(expected.value.shares[seat], 9)
                expect(solved?.totals[seat]).toBeCloseTo(expected.value.totals[seat], 9)
              }
              expect(solved?.nodes).toBeLessThanOrEqual(naive.nodes)
              compared++
              draws += naive.draws
              here++
              if (++inGame === PER_GAME) break
            }
          }
        })

  test('in more than 200 positions, drawn plantations among them', () => {
    expect(compared).toBeGreaterThanOrEqual(200)
    expect(draws).toBeGreaterThan(0)
  })
})

describe('limits', () => {
  const s = anEnding(300)

  test('too few nodes or no time left: no answer', () => {
    const needed = solve(taskOf(s), ENOUGH)?.nodes ?? 0
    expect(solve(taskOf(s), { nodes: needed })).toBeDefined()
    expect(solve(taskOf(s), { nodes: needed - 1 })).toBeUndefined()
    let clock = 0
    const task = { ...taskOf(s), now: () => clock++ }
    expect(solve(task, { ...ENOUGH, milliseconds: 1 })).toBeUndefined()
  })

  test('a cancelled task: no answer', () => {
    expect(solve({ ...taskOf(s), isCancelled: () => true }, ENOUGH)).toBeUndefined()
  })

  test('before the end is triggered, and in a game without a known ending: no answer', () => {
    const start = fast.newState()
    fast.setUp(start, optionsOf({ players: 3 }), 'start', new MoveList(fast.moveCount))
    expect(solve(taskOf(start), ENOUGH)).toBeUndefined()
    const other = sanJuanFast.newState()
    const options = orThrow(sanJuan.parseOptions({ players: 3 }))
    sanJuanFast.setUp(other, options, 'start', new MoveList(sanJuanFast.moveCount))
    const state = determinize(sanJuanFast, other, 0, new Uint32Array(4), sanJuanFast.newState())
    const task = { ...taskOf(s), rules: sanJuanFast, adapter: sanJuanBotAdapter, state }
    expect(solve(task, ENOUGH)).toBeUndefined()
  })
})

describe('the answer', () => {
  const s = anEnding(300)

  test('depends neither on the generator nor on the seed, and leaves the task alone', () => {
    const task = taskOf(s)
    const before = Array.from(task.state.bytes)
    const first = solve(task, ENOUGH)
    expect(Array.from(task.state.bytes)).toEqual(before)
    const other = fast.newState()
    const determinized = determinize(fast, s, fast.toMove(s), Uint32Array.of(1, 2, 3, 4), other)
    expect(solve({ ...task, state: determinized, seed: 'another' }, ENOUGH)).toEqual(first)
  })

  test('weighs every move, the best first', () => {
    const moves = new MoveList(fast.moveCount)
    fast.offers(s, moves)
    const solved = solve(taskOf(s), ENOUGH)
    const steps = solved?.weighed.map(({ step }) => step) ?? []
    expect(steps[0]).toBe(solved?.step)
    expect(steps.toSorted((a, b) => a - b)).toEqual(moves.toArray().toSorted((a, b) => a - b))
    const shares = solved?.weighed.map(({ share }) => share) ?? []
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    expect(shares[0]).toBe(solved?.shares[fast.toMove(s)])
  })

  test('is what a bot with the solver plays; without an ending in sight, and if it fails, the bot itself plays', () => {
    const bot = withSolver(greedy)
    const task = { ...taskOf(s), budget: { iterations: 2 } }
    const solved = solve(task, ENOUGH)
    expect(bot.answer(task)).toMatchObject({ step: solved?.step, shares: solved?.shares })
    const start = fast.newState()
    fast.setUp(start, optionsOf({ players: 3 }), 'start', new MoveList(fast.moveCount))
    const early = { ...taskOf(start), budget: { iterations: 2 } }
    expect(bot.answer(early)).toEqual(greedy.answer(early))
    let clock = 0
    const hurried = { ...task, budget: { iterations: 2, milliseconds: 2 }, now: () => clock++ }
    expect(bot.answer(hurried)).toEqual(greedy.answer(hurried))
  })
})
