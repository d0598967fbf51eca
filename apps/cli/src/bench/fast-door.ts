/** The fast door measured: random games, the parts of a move, and that a move allocates nothing. */
import { type GameState, MoveList, random, seedRng } from '@doubloon/engine'
import type { AnyRules } from '../any-game.ts'
import type { CommandAdapter } from '../command-adapter.ts'
import { simulate } from '../simulation.ts'
import { type Effort, nanoseconds, rateOf, ratesOf } from './stopwatch.ts'

/** Speed of random games with one setting. */
export interface PlaySpeed {
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
}

/** Games of one series between two looks at the clock. */
const GAMES = 20

/** Composite random games with each of the options, set-up and scoring included. */
export function measurePlay(
  row: CommandAdapter,
  options: readonly object[],
  effort: Effort,
): readonly PlaySpeed[] {
  const played = options.map(() => ({ games: 0, decisions: 0 }))
  const works = options.map((option, index) => () => {
    const sum = played[index] ?? { games: 0, decisions: 0 }
    const series = { options: option, games: GAMES, seed: `bench-${sum.games}` }
    sum.decisions += simulate(row, series, () => {}).decisions
    sum.games += GAMES
    return GAMES
  })
  return ratesOf(effort, works).map((gamesPerSecond, index) => {
    const { games, decisions } = played[index] ?? { games: 1, decisions: 0 }
    return { gamesPerSecond, decisionsPerSecond: (gamesPerSecond * decisions) / games }
  })
}

/** Cost of the parts of a move, in nanoseconds. */
export interface MoveCost {
  readonly copy: number
  readonly offers: number
  readonly play: number
}

interface Sample {
  readonly state: GameState
  readonly move: number
}

/** The parts of a move, over positions from all parts of random games. */
export function measureMove(row: CommandAdapter, options: object, effort: Effort): MoveCost {
  const { rules } = row
  const samples = sample(rules, options)
  const state = rules.newState()
  const moves = new MoveList()
  const each = (work: (it: Sample) => void) => () => {
    for (const it of samples) work(it)
    return samples.length
  }
  const copy = nanoseconds(
    rateOf(
      effort,
      each((it) => state.copyFrom(it.state)),
    ),
  )
  const offers = nanoseconds(
    rateOf(
      effort,
      each((it) => rules.offers(it.state, moves)),
    ),
  )
  const both = nanoseconds(
    rateOf(
      effort,
      each((it) => {
        state.copyFrom(it.state)
        rules.play(state, it.move, moves)
      }),
    ),
  )
  return { copy, offers, play: Math.max(0, both - copy) }
}

/** Every seventh position of a few games, with a legal move. */
export function sample(rules: AnyRules, options: object): readonly Sample[] {
  const samples: Sample[] = []
  const state = rules.newState()
  const moves = new MoveList()
  const dice = new Uint32Array(4)
  seedRng(dice, 'sample')
  for (let game = 0; game < 4; game++) {
    rules.setUp(state, options, `sample-${game}`, moves)
    for (let turn = 0; moves.length > 0; turn++) {
      const move = moves.at(random(dice, moves.length))
      if (turn % 7 === 0) {
        const copy = rules.newState()
        copy.copyFrom(state)
        samples.push({ state: copy, move })
      }
      rules.play(state, move, moves)
    }
  }
  return samples
}
