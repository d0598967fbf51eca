/**
 * Two simple opponents until the bots have a package of their own. They know a game only through the engine's
 * contract and see only imagined states, in which everything their seat cannot know was drawn anew.
 */
import {
  type GameState,
  Journal,
  MOVED,
  MoveList,
  nextWord,
  random,
  seedRng,
} from '@doubloon/engine'
import type { AnyGame, AnyRules } from './any-game.ts'

/** Picks one of the moves in the list for the seat to move. */
type Picker = (rules: AnyRules, s: GameState, moves: MoveList, dice: Uint32Array) => number

/** The opponents by name; the first is the usual one. */
const PICKERS: Readonly<Record<string, Picker>> = { sensible: pickSensibly, random: pickAnything }

/** Their names, for messages and options. */
export const OPPONENTS: readonly string[] = Object.keys(PICKERS)

/** The whole move an opponent makes for the seat to move; the same seed gives the same move. */
export function chooseMove(game: AnyGame, opponent: string, seed: string): string {
  const pick = PICKERS[opponent]
  if (pick === undefined) throw new Error(`no such opponent: ${opponent}`)
  const { rules } = game
  const state = game.imagine(game.toMove, seed)
  const before = game.imagine(game.toMove, seed)
  const wasMidway = game.midway
  const dice = new Uint32Array(4)
  seedRng(dice, seed)
  const journal = new Journal()
  const moves = new MoveList()
  rules.offers(state, moves)
  do {
    const step = pick(rules, state, moves, dice)
    state.journal = journal
    rules.play(state, step, moves)
    state.journal = undefined
  } while (!wasMidway && rules.wholes.isMidway(state))
  return inWords(rules, before, stepsOf(rules, journal))
}

function inWords(rules: AnyRules, s: GameState, steps: readonly number[]): string {
  const [first = -1] = steps
  const isWhole =
    rules.wholes.isMidway(s) === false && (steps.length > 1 || rules.wholes.isPart(first))
  return isWhole ? rules.wholes.text(s, steps) : rules.steps.text(first)
}

/** The steps of the whole that was played: the first ones in the journal that belong together. */
function stepsOf(rules: AnyRules, journal: Journal): readonly number[] {
  const steps: number[] = []
  const seat = journal.at(0, 1)
  for (let row = 0; row < journal.length; row++) {
    if (journal.at(row, 0) !== MOVED) continue
    const step = journal.at(row, 2)
    const last = steps.at(-1)
    if (journal.at(row, 1) !== seat) break
    if (last !== undefined && !rules.wholes.continues(last, step)) break
    steps.push(step)
  }
  return steps
}

function pickAnything(_rules: AnyRules, _s: GameState, moves: MoveList, dice: Uint32Array): number {
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
function pickSensibly(rules: AnyRules, s: GameState, moves: MoveList, dice: Uint32Array): number {
  const seat = rules.toMove(s)
  const salt = nextWord(dice)
  let candidates = moves.toArray().map((move): Candidate => ({ move, sum: 0, playouts: 0 }))
  const imagined = rules.newState()
  const list = new MoveList()
  while (candidates.length > 1) {
    const each = Math.max(4, Math.ceil(PLAYOUTS / candidates.length))
    for (const candidate of candidates)
      for (let i = 0; i < each; i++) {
        // The same luck for every move, so that the moves are compared and not the luck.
        const luck = `${salt}-${candidate.playouts}`
        seedRng(dice, luck)
        imagined.copyFrom(s)
        rules.resample(imagined, seat, dice)
        rules.play(imagined, candidate.move, list)
        while (list.length > 0) rules.play(imagined, list.at(random(dice, list.length)), list)
        candidate.sum += outcome(rules, imagined, seat)
        candidate.playouts++
      }
    candidates.sort((a, b) => b.sum / b.playouts - a.sum / a.playouts)
    candidates = candidates.slice(0, Math.ceil(candidates.length / 2))
  }
  return candidates[0]?.move ?? moves.at(0)
}

/** Points more than the best other seat. */
function outcome(rules: AnyRules, s: GameState, seat: number): number {
  let best = 0
  for (let other = 0; other < rules.players(s); other++)
    if (other !== seat) best = Math.max(best, rules.total(s, other))
  return rules.total(s, seat) - best
}
