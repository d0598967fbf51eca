/**
 * The bots as they play against people and advise them: whole moves in words, chosen step by step in a state in which
 * everything their seat cannot know was drawn anew.
 */
import { type Answer, LEVELS, parsePlayer, REFERENCES, type Reason } from '@doubloon/bots'
import { type GameState, orThrow } from '@doubloon/engine'
import type { AnyGame, AnyRules } from './any-game.ts'
import { imagine, type World, walkWhole } from './imagined.ts'
import { Thinker } from './thinker.ts'

/** Everybody who can be asked for a move: the levels for people, the weakest first, then the reference bots. */
export const OPPONENTS: readonly string[] = [...LEVELS, ...REFERENCES].map(({ name }) => name)

/** Who plays against people if they name nobody. */
export const USUAL_OPPONENT = 'casual'
/** Who knows a good move at once. */
export const QUICK_ADVISER = 'expert'
/** Who is asked for a hint. */
export const ADVISER = 'master'

/** For whom a bot chooses, if not for the seat to move, and how long it may think about the whole move. */
export interface Wish {
  readonly seat?: number
  readonly milliseconds?: number
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

/** The whole move a bot makes: by the same seed the same, unless it thinks in time. */
export function chooseMove(game: AnyGame, bot: string, seed: string, wish?: Wish): string {
  return advise(game, bot, seed, wish).move
}

/** The whole move a bot would make, with what it thought. */
export function advise(
  game: AnyGame,
  bot: string,
  seed: string,
  { seat = game.toMove, milliseconds }: Wish = {},
): Advice {
  const { rules } = game
  const thinker = new Thinker(rules, orThrow(parsePlayer(bot)), seed, milliseconds)
  const answers: Answer[] = []
  const pick = (world: World): number => {
    const answer = thinker.answer(world)
    answers.push(answer)
    return answer.step
  }
  const before = imagine(game, seat, seed)
  const move = game.midway
    ? rules.steps.text(pick(before))
    : wholeMove(rules, before.state, walkWhole(rules, imagine(game, seat, seed), pick))
  return { move, ...thoughts(rules, answers) }
}

/** What was taken, in words, after what the rules had taken already. */
function wholeMove(
  rules: AnyRules,
  before: GameState,
  choices: readonly { readonly taken: number }[],
): string {
  const forced = rules.wholes.forcedBefore?.(before) ?? []
  const steps = [...forced, ...choices.map(({ taken }) => taken)]
  const [first = -1] = steps
  const isWhole = steps.length > 1 || rules.wholes.isPart(first)
  return isWhole ? rules.wholes.text(before, steps) : rules.steps.text(first)
}

function thoughts(rules: AnyRules, answers: readonly Answer[]): Omit<Advice, 'move'> {
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
