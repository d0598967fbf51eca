/**
 * What a move would bring: it is played in a world in which everything the seat cannot know is drawn anew, and what
 * follows is decided by everybody's sense. Exact up to the next decision, a guess where others are free.
 */
import {
  type Foreseen,
  type Game,
  type GameState,
  type GameTypes,
  playAloud,
  seedRng,
  stepAloud,
  worldOf,
} from '@doubloon/engine'
import type { Sense } from './sense.ts'

/** Decisions imagined at most; no phase has as many. */
const MOST_DECISIONS = 300

/** The legal move of a waiting seat, and what follows; the same move always gets the same answer. */
export function foresee<S extends GameState, T extends GameTypes>(
  game: Game<S, T>,
  sense: Sense<S>,
  move: string,
  seat = game.toMove,
): Foreseen<T> {
  const { rules } = game
  const world = worldOf(game, seat, SEED)
  const dice = new Uint32Array(4)
  seedRng(dice, SEED)
  const events = playAloud(rules, world, move)
  const phase = [...events]
  const { state, moves } = world
  for (let i = 0; i < MOST_DECISIONS; i++) {
    if (rules.isOver(state) || sense.isRoleChoice(state)) break
    phase.push(...stepAloud(rules, world, sense.pick(state, moves, dice)))
  }
  return {
    events: seenBy(game, seat, events),
    phase: seenBy(game, seat, phase),
  }
}

/** One world for all moves of a decision, so that they can be compared. */
const SEED = 'foreseen'

function seenBy<S extends GameState, T extends GameTypes>(
  { rules }: Game<S, T>,
  seat: number,
  events: readonly T['event'][],
): readonly T['event'][] {
  return events.map((event) => rules.eventFor(event, seat)).filter((event) => event !== undefined)
}
