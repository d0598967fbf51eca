/** Lets bots play: each decision in a determinization of its seat's own, never in the true state. */
import { determinize, type FastRules, type GameState, MoveList, seedRng } from '@doubloon/engine'
import type { Bot, Budget } from './bot.ts'
import type { BotAdapter } from './bot-adapter.ts'

/** A bot with the time it gets for a move. */
export interface Player {
  readonly bot: Bot
  readonly budget: Budget
}

/** A game to be played by bots. */
export interface Match<S extends GameState, Options> {
  readonly rules: FastRules<S, Options>
  readonly adapter: BotAdapter<S>
  readonly options: Options
  readonly seed: string
  /** By seat. */
  readonly players: readonly Player[]
  readonly now: () => number
}

/** How it went. */
export interface Played {
  /** By seat; `shares` are shares in the victory. */
  readonly totals: readonly number[]
  readonly shares: readonly number[]
  readonly rounds: number
  /** The seat that decided first: seats are drawn by lot, places count from here. */
  readonly first: number
  /** Decisions and milliseconds of thinking, by seat. */
  readonly decisions: readonly number[]
  readonly milliseconds: readonly number[]
}

/** Plays a game to its end; `onEnd` may look at the final state. */
export function playMatch<S extends GameState, Options>(
  match: Match<S, Options>,
  onEnd?: (s: S) => void,
): Played {
  const { rules, adapter, options, seed, players, now } = match
  const state = rules.newState()
  const determinization = rules.newState()
  const moves = new MoveList(rules.moveCount)
  const rng = new Uint32Array(4)
  const decisions = players.map(() => 0)
  const milliseconds = players.map(() => 0)
  rules.setUp(state, options, seed, moves)
  const first = rules.toMove(state)
  for (let decision = 0; moves.length > 0; decision++) {
    const seat = rules.toMove(state)
    const { bot, budget } = players[seat]
    const own = `${seed} ${decision}`
    const before = now()
    seedRng(rng, own)
    const determinized = determinize(rules, state, seat, rng, determinization)
    const { step } = bot.answer({ rules, adapter, state: determinized, seed: own, budget, now })
    milliseconds[seat] += now() - before
    decisions[seat]++
    if (!moves.includes(step)) throw new Error(`${bot.name} played an illegal move`)
    rules.play(state, step, moves)
  }
  onEnd?.(state)
  const winners = rules.winners(state)
  const seats = players.map((_, seat) => seat)
  const won = seats.filter((seat) => (winners >> seat) & 1).length
  return {
    totals: seats.map((seat) => rules.total(state, seat)),
    shares: seats.map((seat) => ((winners >> seat) & 1) / won),
    rounds: adapter.round(state),
    first,
    decisions,
    milliseconds,
  }
}
