/**
 * What a choice would bring: it is played on an imagined copy, in which everything the seat cannot know is drawn
 * anew, and what follows is decided by everybody's usual choice. A guess where others are free, exact where not.
 */
import { type GameState, type GameTypes, Journal, MoveList } from '@doubloon/engine'
import type { AnyGame } from '../any-game.ts'
import type { GameRow } from '../game-row.ts'

/** Decisions imagined at most for one preview; no phase has as many. */
const MOST_DECISIONS = 200

/** What happens right after a step, up to the next decision. */
export function eventsAfter(game: AnyGame, step: number): readonly GameTypes['event'][] {
  const state = game.imagine(game.toMove, 'preview')
  return playAloud(game, state, step, new MoveList())
}

/** What happens after a step until the next main decision, everybody choosing as usual. */
export function eventsOfPhase(
  row: GameRow,
  game: AnyGame,
  step: number,
): readonly GameTypes['event'][] {
  const { rules } = game
  const state = game.imagine(game.toMove, 'preview')
  const moves = new MoveList()
  const events = [...playAloud(game, state, step, moves)]
  for (let i = 0; i < MOST_DECISIONS; i++) {
    if (rules.isOver(state) || rules.decision(state) === row.face.mainDecision) break
    events.push(...playAloud(game, state, usualStep(row, state, moves), moves))
  }
  return events
}

/** Plays a step and says what happened. */
function playAloud(
  { rules }: AnyGame,
  state: GameState,
  step: number,
  moves: MoveList,
): readonly GameTypes['event'][] {
  const journal = new Journal()
  state.journal = journal
  rules.play(state, step, moves)
  state.journal = undefined
  return Array.from({ length: journal.length }, (_, row) => rules.event(journal, row))
}

/** The step after which the deciding seat has most. */
function usualStep({ rules, face }: GameRow, state: GameState, moves: MoveList): number {
  const seat = rules.toMove(state)
  const after = rules.newState()
  const list = new MoveList()
  let best = moves.at(0)
  let most = Number.NEGATIVE_INFINITY
  for (const step of moves.toArray()) {
    after.copyFrom(state)
    rules.play(after, step, list)
    const worth = face.worth(after, seat)
    if (worth > most) {
      most = worth
      best = step
    }
  }
  return best
}
