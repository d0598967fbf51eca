/** The searching bots and the value net measured: futures and evaluations per second, over positions from all parts of random games. */
import { botAdapterOf, parsePlayer } from '@doubloon/bots'
import { type Determinized, determinize, type GameState, orThrow, seedRng } from '@doubloon/engine'
import type { CommandAdapter } from '../command-adapter.ts'
import { sample } from './fast-door.ts'
import { type Effort, rateOf, ratesOf } from './stopwatch.ts'

/** The ones whose futures differ: random play to the end of the round, random play to the end, sensible play, none at all. */
export const SEARCHERS = ['uct-round', 'uct', 'uct-greedy', 'puct'] as const

/** Futures looked at for one answer, and positions between two that are used. */
const FUTURES = 300
const EVERY = 19

/** How fast one of them is. */
export interface SearchSpeed {
  readonly bot: string
  readonly iterationsPerSecond: number
}

export function measureSearch(
  row: CommandAdapter,
  options: object,
  effort: Effort,
): readonly SearchSpeed[] {
  const determinizations = determinizationsOf(row, options)
  const works = SEARCHERS.map((name) => {
    const { bot } = orThrow(parsePlayer(name))
    // All positions each time: how long a future is depends on the position.
    return () =>
      determinizations.reduce((sum, state) => {
        const { iterations } = bot.answer({
          rules: row.rules,
          adapter: botAdapterOf(row.rules.game),
          state,
          seed: 'bench',
          budget: { iterations: FUTURES },
          now: () => 0,
        })
        return sum + iterations
      }, 0)
  })
  return ratesOf(effort, works).map((iterationsPerSecond, index) => ({
    bot: SEARCHERS[index] ?? '',
    iterationsPerSecond,
  }))
}

/** Determinizations of the seat to move in some positions; not at the end, which may be solved instead of searched. */
function determinizationsOf(
  { rules }: CommandAdapter,
  options: object,
): readonly Determinized<GameState>[] {
  const adapter = botAdapterOf(rules.game)
  const rng = new Uint32Array(4)
  seedRng(rng, 'bench')
  return sample(rules, options)
    .filter(({ state }, index) => index % EVERY === 0 && !adapter.isEnding(state))
    .map(({ state }) => determinize(rules, state, rules.toMove(state), rng, rules.newState()))
}

/** Evaluations by the game's value net per second, features included; 0 where a game has none. */
export function measureEvaluation(
  { rules }: CommandAdapter,
  options: object,
  effort: Effort,
): number {
  const adapter = botAdapterOf(rules.game)
  const choices = sample(rules, options).filter(({ state }) => adapter.isRoleChoice(state))
  const [first] = choices
  const evaluator = first && adapter.net?.evaluator(first.state)
  if (first === undefined || evaluator === undefined) return 0
  const shares = new Float64Array(rules.players(first.state))
  return rateOf(effort, () => {
    for (const { state } of choices) evaluator.evaluate(state, rules.toMove(state), shares)
    return choices.length
  })
}
