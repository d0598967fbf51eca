/**
 * The tree of one search and its futures, max^n (every seat looks after itself): chance and hidden cards are drawn anew for
 * every visit.
 */
import { type FastRules, type GameState, MoveList, random, seedRng } from '@doubloon/engine'
import type { Answer, Task, Weighed } from './bot.ts'
import type { BotAdapter } from './bot-adapter.ts'
import { Determinizations } from './determinizations.ts'
import { expectedShares, sharesByMargin } from './outcome.ts'
import { priorsOf } from './priors.ts'
import type { SearchOptions } from './search-options.ts'
import { Tree } from './tree.ts'

/** Standard errors between two moves from which on the better one is taken as such, and visits before that is asked. */
const CLEARLY = 3
const VISITS_AT_LEAST = 256
/** What is thought of the variance of a move's futures before there are any, and how many futures that counts. */
const USUAL_VARIANCE = 0.02
const USUAL_COUNTS = 4

/** The part of the trust that the heuristics' own move gets below the root. */
const FAVOURED = 0.5

export class Walk<S extends GameState> {
  readonly #rules: FastRules<S, never>
  readonly #adapter: BotAdapter<S>
  readonly #options: SearchOptions
  readonly #root: S
  readonly #seat: number
  readonly #lastRound: number
  readonly #state: S
  /** The moves at hand. */
  readonly #offers: MoveList
  readonly #moves: MoveList
  readonly #tree: Tree
  readonly #determinizations: Determinizations
  readonly #dice = new Uint32Array(4)
  readonly #rng = new Uint32Array(4)
  readonly #shares: Float64Array
  readonly #path: number[] = []
  /** The child of the present node by step, + 1; 0 where there is none. */
  readonly #childOf: Int32Array
  /** Sums of squares of the mover's shares after each move at hand, by step. */
  readonly #squares: Float64Array
  /** How good the moves at hand look one step ahead, by step, as parts of 1. */
  readonly #priorsOf: Float64Array

  constructor(task: Task<S>, options: SearchOptions) {
    const { rules, adapter, state, seed } = task
    const seats = rules.players(state)
    this.#rules = rules
    this.#adapter = adapter
    this.#options = options
    this.#root = state
    this.#seat = rules.toMove(state)
    this.#lastRound = adapter.round(state) + (options.rounds ?? Number.POSITIVE_INFINITY)
    this.#state = rules.newState()
    this.#offers = new MoveList(rules.moveCount)
    rules.offers(state, this.#offers)
    this.#moves = new MoveList(rules.moveCount)
    this.#tree = new Tree(seats)
    this.#determinizations = new Determinizations(seed)
    seedRng(this.#dice, seed)
    this.#shares = new Float64Array(seats)
    this.#childOf = new Int32Array(rules.moveCount)
    this.#squares = new Float64Array(rules.moveCount)
    this.#priorsOf = options.guided ? priorsOf(task, options.evaluation) : new Float64Array()
  }

  /**
   * One future: down the tree, one step further, played out, and remembered. The nth visit of every move at hand is in
   * the nth determinization, so that moves are compared and not determinizations.
   */
  visit(): void {
    this.#moves.copyFrom(this.#offers)
    const size = this.#tree.size
    const first = this.#selectChild(Tree.ROOT, this.#seat)
    this.#determinizations.choose(this.#tree.visits[first], this.#rng)
    this.#state.copyFrom(this.#root)
    this.#rules.resample(this.#state, this.#seat, this.#rng)
    this.#path.length = 0
    this.#path.push(Tree.ROOT)
    this.#goTo(first)
    if (this.#tree.size === size) this.#descend(first)
    this.#playOut()
    if (this.#rules.isOver(this.#state)) sharesByMargin(this.#rules, this.#state, this.#shares)
    else this.#evaluate()
    for (const node of this.#path) this.#tree.record(node, this.#shares)
    this.#squares[this.#tree.move[first]] += this.#shares[this.#seat] ** 2
  }

  /** Evaluates a future that is not over. */
  #evaluate(): void {
    const { evaluation = 'heuristic' } = this.#options
    expectedShares(this.#adapter, this.#state, evaluation, this.#seat, this.#shares)
  }

  /** Follows the tree from a node until a step is new. */
  #descend(from: number): void {
    const { depth = Number.POSITIVE_INFINITY } = this.#options
    let node = from
    while (this.#moves.length > 0 && this.#path.length <= depth && !this.#isBeyond()) {
      if (this.#isLeftToHeuristics()) {
        this.#play(this.#adapter.pick(this.#state, this.#moves, this.#dice))
        continue
      }
      const size = this.#tree.size
      node = this.#selectChild(node, this.#rules.toMove(this.#state))
      this.#goTo(node)
      if (this.#tree.size > size) return
    }
  }

  #goTo(node: number): void {
    this.#path.push(node)
    this.#play(this.#tree.move[node])
  }

  /** Whether a decision below the root is no node of the tree. */
  #isLeftToHeuristics(): boolean {
    const { rolesOnly = false } = this.#options
    return rolesOnly && !this.#adapter.isRoleChoice(this.#state)
  }

  /** The child to go to, new or known. */
  #selectChild(node: number, mover: number): number {
    const tree = this.#tree
    for (let child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child))
      this.#childOf[tree.move[child]] = child + 1
    const selected = this.#options.guided
      ? this.#selectGuided(node, mover)
      : this.#selectByTrying(node, mover)
    for (let child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child))
      this.#childOf[tree.move[child]] = 0
    return selected
  }

  /** UCB: a legal step that is new at this node, if there is one; else the one that promises most to the mover. */
  #selectByTrying(node: number, mover: number): number {
    const tree = this.#tree
    const moves = this.#moves
    let untried = 0
    let best = -1
    let bestPromise = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves.length; i++) {
      const child = this.#childOf[moves.at(i)] - 1
      if (child < 0) {
        moves.moves[untried++] = moves.at(i)
        continue
      }
      tree.chances[child]++
      const doubt = Math.sqrt(Math.log(tree.chances[child]) / tree.visits[child])
      const promise = tree.mean(child, mover) + this.#options.exploration * doubt
      if (promise > bestPromise) {
        best = child
        bestPromise = promise
      }
    }
    if (untried === 0) return best
    const added = tree.addChild(node, moves.at(random(this.#dice, untried)))
    tree.chances[added] = 1
    return added
  }

  /** PUCT: a step that is new is expected to bring what its parent brought. */
  #selectGuided(node: number, mover: number): number {
    const tree = this.#tree
    const moves = this.#moves
    const atRoot = node === Tree.ROOT
    if (!atRoot && tree.favourite[node] < 0)
      tree.favourite[node] = this.#adapter.pick(this.#state, moves, this.#dice)
    const favourite = tree.favourite[node]
    const others = (1 - FAVOURED) / Math.max(1, moves.length - 1)
    const weight = this.#options.exploration * Math.sqrt(tree.visits[node] + 1)
    const usual = tree.mean(node, mover)
    let best = moves.at(0)
    let bestPromise = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves.length; i++) {
      const step = moves.at(i)
      const child = this.#childOf[step] - 1
      const prior = atRoot ? this.#priorsOf[step] : step === favourite ? FAVOURED : others
      const promise =
        child < 0
          ? usual + weight * prior
          : tree.mean(child, mover) + (weight * prior) / (1 + tree.visits[child])
      if (promise > bestPromise) {
        best = step
        bestPromise = promise
      }
    }
    const child = this.#childOf[best] - 1
    return child < 0 ? tree.addChild(node, best) : child
  }

  #playOut(): void {
    const byAnybody = this.#options.rolloutPolicy === 'random'
    while (this.#moves.length > 0 && !this.#isBeyond()) {
      const step = byAnybody
        ? this.#moves.at(random(this.#dice, this.#moves.length))
        : this.#adapter.pick(this.#state, this.#moves, this.#dice)
      this.#play(step)
    }
  }

  #play(step: number): void {
    this.#rules.play(this.#state, step, this.#moves)
  }

  /** Whether the future has gone far enough. */
  #isBeyond(): boolean {
    return this.#adapter.round(this.#state) > this.#lastRound
  }

  /** Whether no other move can be tried more often than the present first in so many iterations. */
  isDecided(left: number): boolean {
    let first = 0
    let second = 0
    const tree = this.#tree
    for (let child = tree.firstChild(Tree.ROOT); child >= 0; child = tree.nextSibling(child)) {
      const visits = tree.visits[child]
      if (visits > first) {
        second = first
        first = visits
      } else if (visits > second) second = visits
    }
    return first - second > left
  }

  /** Whether one move stands out beyond doubt. */
  isClear(): boolean {
    const tree = this.#tree
    if (tree.visits[Tree.ROOT] < VISITS_AT_LEAST) return false
    let best = tree.firstChild(Tree.ROOT)
    for (let child = best; child >= 0; child = tree.nextSibling(child))
      if (tree.visits[child] > tree.visits[best]) best = child
    const least = tree.mean(best, this.#seat) - CLEARLY * this.#error(best)
    for (let child = tree.firstChild(Tree.ROOT); child >= 0; child = tree.nextSibling(child)) {
      if (child === best) continue
      if (tree.mean(child, this.#seat) + CLEARLY * this.#error(child) > least) return false
    }
    return true
  }

  /** Standard error of the mean share after a move at hand. */
  #error(child: number): number {
    const visits = this.#tree.visits[child]
    const mean = this.#tree.mean(child, this.#seat)
    const scatter = this.#squares[this.#tree.move[child]] - visits * mean * mean
    const variance = (scatter + USUAL_COUNTS * USUAL_VARIANCE) / (visits + USUAL_COUNTS)
    return Math.sqrt(variance / visits)
  }

  /** The move that was tried most. */
  answer(iterations: number): Answer {
    const tree = this.#tree
    const weighed: Weighed[] = []
    for (let child = tree.firstChild(Tree.ROOT); child >= 0; child = tree.nextSibling(child))
      weighed.push({
        step: tree.move[child],
        share: tree.mean(child, this.#seat),
        visits: tree.visits[child],
      })
    weighed.sort((a, b) => b.visits - a.visits || b.share - a.share)
    const shares = Array.from(this.#shares, (_, seat) => tree.mean(Tree.ROOT, seat))
    return { step: weighed[0].step, shares, weighed, iterations }
  }
}
