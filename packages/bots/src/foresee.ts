/**
 * What a move would bring: it is played in a determinization in which everything the seat cannot know is drawn anew, and what
 * follows is decided by everybody's heuristics. Exact up to the next decision, a guess where others are free.
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
import type { BotAdapter } from './bot-adapter.ts'

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
  for (let i = 0; i < MOST_DECISIONS; i++) {
    if (rules.isOver(state) || adapter.isRoleChoice(state)) break
    phase.push(...stepAloud(rules, determinization, adapter.pick(state, moves, dice)))
  }
  return {
    events: seenBy(game, seat, events),
    phase: seenBy(game, seat, phase),
  }
}

/** One determinization for all moves of a decision, so that they can be compared. */
const SEED = 'foreseen'

function seenBy<S extends GameState, T extends GameTypes>(
  { rules }: Game<S, T>,
  seat: number,
  events: readonly T['event'][],
): readonly T['event'][] {
  return events.map((event) => rules.eventFor(event, seat)).filter((event) => event !== undefined)
}
