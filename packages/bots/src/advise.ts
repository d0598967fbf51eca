/**
 * The bots as they play against people and advise them: composite moves in words, chosen step by step in a state in which
 * everything their seat cannot know was drawn anew.
 */
import {
  type Determinization,
  determinizationOf,
  type Game,
  type GameState,
  type GameTypes,
  moveOf,
  type Rules,
  walkComposite,
} from '@doubloon/engine'
import type { Answer } from './bot.ts'
import type { BotAdapter } from './bot-adapter.ts'
import type { Player } from './player.ts'
import type { Reason } from './reason.ts'
import { Thinker, type Time } from './thinker.ts'

/** For whom a bot chooses, if not for the seat to move, and how long it may think about the composite move. */
export interface Wish extends Time {
  readonly seat?: number
}

/** What a bot would play, and how it saw the game before its first step. */
export interface Advice {
  readonly move: string
  /** Expected share in the victory, by seat. */
  readonly shares: readonly number[]
  /** Other first steps, the best first, with the share that each promises the seat. */
  readonly alternatives: readonly { readonly move: string; readonly share: number }[]
  /** How many futures it looked at, at all steps together. */
  readonly iterations: number
  /** Why its first step, the weightiest reason first. */
  readonly reasons: readonly Reason[]
}

/** More alternatives are not told. */
const MOST_ALTERNATIVES = 5

/** The composite move a bot would make, with what it thought: by the same seed the same, unless it thinks in time. */
export function advise<S extends GameState, T extends GameTypes>(
  game: Game<S, T>,
  adapter: BotAdapter<S>,
  player: Player,
  seed: string,
  { seat = game.toMove, ...time }: Wish,
): Advice {
  const { rules } = game
  const thinker = new Thinker(rules, adapter, player, seed, time)
  const answers: Answer[] = []
  const pick = (determinization: Determinization<S>): number => {
    const answer = thinker.answer(determinization)
    answers.push(answer)
    return answer.step
  }
  const before = determinizationOf(game, seat, seed)
  const move = game.midway
    ? rules.steps.text(pick(before))
    : compositeMove(
        rules,
        before.state,
        walkComposite(rules, determinizationOf(game, seat, seed), pick),
      )
  return { move, ...thoughts(rules, answers) }
}

function compositeMove<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  before: S,
  choices: readonly { readonly taken: number }[],
): string {
  return moveOf(
    rules,
    before,
    choices.map(({ taken }) => taken),
  ).text
}

function thoughts<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  answers: readonly Answer[],
): Omit<Advice, 'move'> {
  const [first] = answers
  if (first === undefined) throw new Error('a composite move has at least one step')
  const others = first.weighed.filter(({ step }) => step !== first.step)
  return {
    shares: first.shares,
    alternatives: others
      .slice(0, MOST_ALTERNATIVES)
      .map(({ step, share }) => ({ move: rules.steps.text(step), share })),
    iterations: answers.reduce((sum, { iterations }) => sum + iterations, 0),
    reasons: first.reasons ?? [],
  }
}
