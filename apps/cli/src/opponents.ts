/**
 * Two simple opponents until the bots have a package of their own. They know a game only through the engine's
 * contract and see only imagined states, in which everything their seat cannot know was drawn anew.
 */
import { type GameState, MoveList, nextWord, random, seedRng } from '@doubloon/engine'
import type { AnyGame, AnyRules } from './any-game.ts'
import { type Imagined, imagine, walkWhole } from './imagined.ts'

/** What a picker thinks with: its luck, and when it has to be done (`performance.now()`). */
interface Thinking {
  readonly dice: Uint32Array
  readonly deadline: number
}

/** Picks one of the moves for the seat to move. */
type Picker = (rules: AnyRules, imagined: Imagined, thinking: Thinking) => number

/** The opponents by name; the first is the usual one. */
const PICKERS: Readonly<Record<string, Picker>> = { sensible: pickSensibly, random: pickAnything }

/** Their names, for messages and options. */
export const OPPONENTS: readonly string[] = Object.keys(PICKERS)

/** For whom an opponent chooses, if not for the seat to move, and how long it may think. */
export interface Task {
  readonly seat?: number
  readonly milliseconds?: number
}

/** The whole move an opponent makes: by the same seed the same, unless its time runs out. */
export function chooseMove(
  game: AnyGame,
  opponent: string,
  seed: string,
  { seat = game.toMove, milliseconds = Number.POSITIVE_INFINITY }: Task = {},
): string {
  const pick = PICKERS[opponent]
  if (pick === undefined) throw new Error(`no such opponent: ${opponent}`)
  const dice = new Uint32Array(4)
  seedRng(dice, seed)
  const thinking: Thinking = { dice, deadline: performance.now() + milliseconds }
  const { rules } = game
  const step = (imagined: Imagined) => pick(rules, imagined, thinking)
  const before = imagine(game, seat, seed)
  if (game.midway) return rules.steps.text(step(before))
  const choices = walkWhole(rules, imagine(game, seat, seed), step)
  const forced = rules.wholes.forcedBefore?.(before.state) ?? []
  return inWords(rules, before.state, [...forced, ...choices.map(({ taken }) => taken)])
}

function inWords(rules: AnyRules, s: GameState, steps: readonly number[]): string {
  const [first = -1] = steps
  const isWhole = steps.length > 1 || rules.wholes.isPart(first)
  return isWhole ? rules.wholes.text(s, steps) : rules.steps.text(first)
}

function pickAnything(_rules: AnyRules, { moves }: Imagined, { dice }: Thinking): number {
  return moves.at(random(dice, moves.length))
}

/** Imagined games per round of the comparison; every round leaves the better half of the moves. */
const PLAYOUTS = 160

interface Candidate {
  readonly move: number
  sum: number
  playouts: number
}

/** Tries every move, plays on at random many times, and keeps comparing the moves that did best. */
function pickSensibly(
  rules: AnyRules,
  { state, moves }: Imagined,
  { dice, deadline }: Thinking,
): number {
  const salt = nextWord(dice)
  let candidates = moves.toArray().map((move): Candidate => ({ move, sum: 0, playouts: 0 }))
  const playOut = playouts(rules, state, dice)
  while (candidates.length > 1 && performance.now() < deadline) {
    const each = Math.max(4, Math.ceil(PLAYOUTS / candidates.length))
    for (let i = 0; i < each; i++)
      for (const candidate of candidates) {
        if (performance.now() >= deadline) break
        // The same luck for every move, so that the moves are compared and not the luck.
        candidate.sum += playOut(candidate.move, `${salt}-${candidate.playouts}`)
        candidate.playouts++
      }
    candidates.sort((a, b) => mean(b) - mean(a))
    candidates = candidates.slice(0, Math.ceil(candidates.length / 2))
  }
  return candidates[0]?.move ?? moves.at(0)
}

/** What a move brings on average; one that was not tried is the last choice. */
function mean({ sum, playouts }: Candidate): number {
  return playouts === 0 ? Number.MIN_SAFE_INTEGER : sum / playouts
}

/** Plays a move and then at random to the end, and says how it went for the seat that decides. */
function playouts(rules: AnyRules, s: GameState, dice: Uint32Array) {
  const seat = rules.toMove(s)
  const imagined = rules.newState()
  const list = new MoveList()
  return (move: number, luck: string): number => {
    seedRng(dice, luck)
    imagined.copyFrom(s)
    rules.resample(imagined, seat, dice)
    rules.play(imagined, move, list)
    while (list.length > 0) rules.play(imagined, list.at(random(dice, list.length)), list)
    return outcome(rules, imagined, seat)
  }
}

/** Points more than the best other seat. */
function outcome(rules: AnyRules, s: GameState, seat: number): number {
  let best = 0
  for (let other = 0; other < rules.players(s); other++)
    if (other !== seat) best = Math.max(best, rules.total(s, other))
  return rules.total(s, seat) - best
}
