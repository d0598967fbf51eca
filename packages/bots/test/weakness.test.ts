/** Tempers: the same bot, seeing less. */
import { determinize, type GameState, MoveList, orThrow, seedRng } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import { describe, expect, test } from 'vitest'
import { greedy } from '../src/greedy.ts'
import { botAdapterOf, type Task } from '../src/index.ts'
import { DETERMINIZATIONS, Trial } from '../src/one-step.ts'
import { weakened } from '../src/weakness.ts'

const FEW_DOZEN = 48

/** The decisions of a game that sensible players play, one in five. */
function tasks<S extends GameState>(rules: Task<S>['rules'], options: object): readonly Task<S>[] {
  const adapter = botAdapterOf<S>(rules.game)
  const s = rules.newState()
  const moves = new MoveList(rules.moveCount)
  const rng = new Uint32Array(4)
  const found: Task<S>[] = []
  seedRng(rng, 'weaknesses')
  rules.setUp(s, options as never, 'weaknesses', moves)
  for (let decision = 0; moves.length > 0 && found.length < FEW_DOZEN; decision++) {
    const state = determinize(rules, s, rules.toMove(s), rng, rules.newState())
    const task = { rules, adapter, state, seed: `${decision}`, budget: {}, now: () => 0 }
    if (decision % 5 === 0) found.push(task)
    rules.play(s, adapter.pick(s, moves, rng), moves)
  }
  return found
}

/** What lies before the mover after a step and the rest of the turn, counted, on average. */
function lyingAfter(task: Task<GameState>, step: number): number {
  const { rules, adapter, state } = task
  const trial = new Trial(task)
  const seat = rules.toMove(state)
  let sum = 0
  for (let determinization = 0; determinization < DETERMINIZATIONS; determinization++) {
    const after = trial.playTurn(step, determinization)
    for (const { points, of } of adapter.countables) sum += points * of(after, seat)
  }
  return sum / DETERMINIZATIONS
}

const options = { players: 3 }

describe.each([
  ['Puerto Rico', tasks(puertoRico as never, orThrow(puertoRico.parseOptions(options)))],
  ['San Juan', tasks(sanJuan as never, orThrow(sanJuan.parseOptions(options)))],
])('at %s', (_, found) => {
  test('who sees everything and minds the others plays as without a weakness', () => {
    const same = weakened(greedy, { sight: 1, regard: 1 })
    for (const task of found) expect(same.answer(task)).toEqual(greedy.answer(task))
  })

  test('who sees nothing ahead takes what can be counted where others invest', () => {
    const blind = weakened(greedy, { sight: 0, regard: 0 })
    const differing = found
      .map((task) => ({ task, taken: blind.answer(task).step, invested: greedy.answer(task).step }))
      .filter(({ taken, invested }) => taken !== invested)
    const more = differing.map(
      ({ task, taken, invested }) => lyingAfter(task, taken) - lyingAfter(task, invested),
    )
    expect(differing.length).toBeGreaterThan(0)
    expect(more.reduce((sum, many) => sum + many, 0)).toBeGreaterThan(0)
  })
})
