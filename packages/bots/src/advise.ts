/**
 * The bots as they play against people and advise them: whole moves in words, chosen step by step in a state in which
 * everything their seat cannot know was drawn anew.
 */
import {
  type Game,
  type GameState,
  type GameTypes,
  moveOf,
  type Rules,
  type World,
  walkWhole,
  worldOf,
} from '@doubloon/engine'
import type { Answer } from './bot.ts'
import type { Player } from './player.ts'
import type { Reason } from './reason.ts'
import type { Sense } from './sense.ts'
import { Thinker, type Time } from './thinker.ts'

/** For whom a bot chooses, if not for the seat to move, and how long it may think about the whole move. */
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

/** The whole move a bot would make, with what it thought: by the same seed the same, unless it thinks in time. */
export function advise<S extends GameState, T extends GameTypes>(
  game: Game<S, T>,
  sense: Sense<S>,
  player: Player,
  seed: string,
  { seat = game.toMove, ...time }: Wish,
): Advice {
  const { rules } = game
  const thinker = new Thinker(rules, sense, player, seed, time)
  const answers: Answer[] = []
  const pick = (world: World<S>): number => {
    const answer = thinker.answer(world)
    answers.push(answer)
    return answer.step
  }
  const before = worldOf(game, seat, seed)
  const move = game.midway
    ? rules.steps.text(pick(before))
    : wholeMove(rules, before.state, walkWhole(rules, worldOf(game, seat, seed), pick))
  return { move, ...thoughts(rules, answers) }
}

function wholeMove<S extends GameState, T extends GameTypes>(
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
  if (first === undefined) throw new Error('a whole move has at least one step')
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
