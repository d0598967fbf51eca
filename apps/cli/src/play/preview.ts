/**
 * What a choice would bring: it is played on an imagined copy, in which everything the seat cannot know is drawn
 * anew, and what follows is decided by everybody's usual choice. A guess where others are free, exact where not.
 */
import { type GameTypes, playAloud, worldOf } from '@doubloon/engine'
import type { AnyGame } from '../any-game.ts'
import type { GameRow } from '../game-row.ts'

/** Decisions imagined at most for one preview; no phase has as many. */
const MOST_DECISIONS = 200

/** What happens right after a move, up to the next decision. */
export function eventsAfter(game: AnyGame, move: string): readonly GameTypes['event'][] {
  return playAloud(game.rules, worldOf(game, game.toMove, 'preview'), move)
}

/** What happens after a move until the next main decision, everybody choosing as usual. */
export function eventsOfPhase(
  { face, isRoleChoice }: GameRow,
  game: AnyGame,
  move: string,
): readonly GameTypes['event'][] {
  const { rules } = game
  const world = worldOf(game, game.toMove, 'preview')
  const events = [...playAloud(rules, world, move)]
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const { state, moves } = world
    if (rules.isOver(state) || isRoleChoice(state)) break
    events.push(...playAloud(rules, world, face.usual(state, moves)))
  }
  return events
}
