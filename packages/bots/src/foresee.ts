/**
 * What a move would bring: it is played in a determinization in which everything the seat cannot know is drawn anew. Exact up to
 * the next decision, a guess where others are free: after a role everybody makes the move that looks best one step ahead, after
 * any other move, of which there are many, a sensible one.
 */
import {
  determinizationOf,
  type Foreseen,
  type Game,
  type GameState,
  type GameTypes,
  playAloud,
  seedRng,
  stepAloud,
} from '@doubloon/engine'
import type { Task } from './bot.ts'
import type { BotAdapter } from './bot-adapter.ts'
import { oneStepAhead } from './one-step.ts'

/** Decisions foreseen at most; no phase has as many. */
const MOST_DECISIONS = 300

/** The legal move of a waiting seat, and what follows; the same move always gets the same answer. */
export function foresee<S extends GameState, T extends GameTypes>(
  game: Game<S, T>,
  adapter: BotAdapter<S>,
  move: string,
  seat = game.toMove,
): Foreseen<T> {
  const { rules } = game
  const determinization = determinizationOf(game, seat, SEED)
  const dice = new Uint32Array(4)
  seedRng(dice, SEED)
  const events = playAloud(rules, determinization, move)
  const phase = [...events]
  const { state, moves } = determinization
  const isRole = game.read(adapter.isRoleChoice)
  const choose = () =>
    isRole && moves.length > 1
      ? bestStep({ rules, adapter, state, seed: SEED, budget: {}, now: () => 0 })
      : adapter.pick(state, moves, dice)
  for (let i = 0; i < MOST_DECISIONS; i++) {
    if (rules.isOver(state) || adapter.isRoleChoice(state)) break
    phase.push(...stepAloud(rules, determinization, choose()))
  }
  return {
    events: seenBy(game, seat, events),
    phase: seenBy(game, seat, phase),
  }
}

/** One determinization for all moves of a decision, so that they can be compared. */
const SEED = 'foreseen'

/** The best move one step ahead, tried once: one future is shown, so one is enough to choose in. */
function bestStep<S extends GameState>(task: Task<S>): number {
  const seat = task.rules.toMove(task.state)
  const tried = oneStepAhead(task, 'heuristic', 1)
  return tried.reduce((best, it) => (it.shares[seat] > best.shares[seat] ? it : best)).step
}

function seenBy<S extends GameState, T extends GameTypes>(
  { rules }: Game<S, T>,
  seat: number,
  events: readonly T['event'][],
): readonly T['event'][] {
  return events.map((event) => rules.eventFor(event, seat)).filter((event) => event !== undefined)
}
