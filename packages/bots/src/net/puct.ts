/**
 * Search by a value net (PUCT, max^n: every seat looks after itself). At the root all moves at hand are weighed; below it only
 * role choices are nodes, and the heuristics play everything between them. Where the tree ends the net evaluates: nothing is
 * played out (ADR 0015).
 */
import { type FastRules, type GameState, MoveList, seedRng } from '@doubloon/engine'
import type { Answer, Task, Weighed } from '../bot.ts'
import type { BotAdapter } from '../bot-adapter.ts'
import { Determinizations } from '../determinizations.ts'
import { DETERMINIZATIONS } from '../one-step.ts'
import { sharesByMargin } from '../outcome.ts'
import type { Evaluator } from './evaluator.ts'
import { lookAhead, priorsIn } from './look-ahead.ts'
import { PuctTree } from './puct-tree.ts'

/** How much trust counts against what was found. */
const EXPLORATION = 0.3
/** A step that was never tried is expected to bring so much less than its node brought so far. */
const UNTRIED = 0.02
/** The part of the policy's trust that all roles share equally. */
const UNIFORM_PART = 0.02

export class Puct<S extends GameState> {
  readonly #rules: FastRules<S, never>
  readonly #adapter: BotAdapter<S>
  readonly #evaluator: Evaluator<S>
  readonly #root: S
  readonly #seat: number
  readonly #state: S
  /** The moves at hand. */
  readonly #offers: MoveList
  readonly #moves: MoveList
  readonly #tree: PuctTree
  readonly #determinizations: Determinizations
  readonly #dice = new Uint32Array(4)
  readonly #rng = new Uint32Array(4)
  readonly #shares: Float64Array
  readonly #priors: Float64Array
  readonly #path: number[] = []

  constructor(task: Task<S>, evaluator: Evaluator<S>) {
    const { rules, adapter, state, seed } = task
    this.#rules = rules
    this.#adapter = adapter
    this.#evaluator = evaluator
    this.#root = state
    this.#seat = rules.toMove(state)
    this.#state = rules.newState()
    this.#offers = new MoveList(rules.moveCount)
    rules.offers(state, this.#offers)
    this.#moves = new MoveList(rules.moveCount)
    this.#tree = new PuctTree(rules.players(state))
    this.#determinizations = new Determinizations(seed)
    seedRng(this.#dice, seed)
    this.#shares = new Float64Array(rules.players(state))
    this.#priors = new Float64Array(rules.moveCount)
    this.#plant(task)
  }

  /** The root's children are trusted by a look one step ahead, which also is the root's first visit. */
  #plant(task: Task<S>): void {
    const tried = lookAhead(task, this.#evaluator, DETERMINIZATIONS)
    this.#priors.set(priorsIn(tried, this.#seat))
    this.#expand(PuctTree.ROOT, this.#offers, 0)
    const best = tried.reduce((a, b) => (b.shares[this.#seat] > a.shares[this.#seat] ? b : a))
    this.#tree.record(PuctTree.ROOT, best.shares)
  }

  /** One future: down the tree to a role choice that is new, which is evaluated and remembered. */
  visit(): void {
    const tree = this.#tree
    const path = this.#path
    let node = this.#select(PuctTree.ROOT, this.#seat, this.#offers)
    this.#determinizations.choose(tree.visits[node], this.#rng)
    this.#state.copyFrom(this.#root)
    this.#rules.resample(this.#state, this.#seat, this.#rng)
    path.length = 0
    path.push(PuctTree.ROOT)
    for (;;) {
      path.push(node)
      this.#playPhase(tree.move[node])
      if (this.#moves.length === 0) {
        sharesByMargin(this.#rules, this.#state, this.#shares)
        break
      }
      if (tree.isLeaf(node)) {
        this.#evaluate()
        this.#expand(node, this.#moves, UNIFORM_PART)
        break
      }
      node = this.#select(node, this.#rules.toMove(this.#state), this.#moves)
    }
    for (const passed of path) tree.record(passed, this.#shares)
  }

  /** Shares and trust as the seat that thinks sees the position, whoever is to move. */
  #evaluate(): void {
    this.#evaluator.evaluateChoices(
      this.#state,
      this.#seat,
      this.#moves,
      this.#shares,
      this.#priors,
    )
  }

  /** Plays a step and what follows until a role is to be chosen. */
  #playPhase(step: number): void {
    this.#rules.play(this.#state, step, this.#moves)
    while (this.#moves.length > 0 && !this.#adapter.isRoleChoice(this.#state))
      this.#rules.play(
        this.#state,
        this.#adapter.pick(this.#state, this.#moves, this.#dice),
        this.#moves,
      )
  }

  #expand(node: number, moves: MoveList, equally: number): void {
    const tree = this.#tree
    const first = tree.expand(node, moves.length)
    for (let i = 0; i < moves.length; i++) {
      tree.move[first + i] = moves.at(i)
      tree.prior[first + i] = (1 - equally) * this.#priors[i] + equally / moves.length
    }
  }

  /**
   * The child that promises most to the one who moves. Which roles are free follows from what was played, so some are always
   * legal; others may hang on what was built, and are passed over in determinizations that do not offer them.
   */
  #select(node: number, mover: number, moves: MoveList): number {
    const tree = this.#tree
    const weight = EXPLORATION * Math.sqrt(tree.visits[node])
    const untried = tree.mean(node, mover) - UNTRIED
    const end = tree.first[node] + tree.count[node]
    let best = tree.first[node]
    let bestPromise = Number.NEGATIVE_INFINITY
    for (let child = best; child < end; child++) {
      if (!moves.includes(tree.move[child])) continue
      const visits = tree.visits[child]
      const expected = visits === 0 ? untried : tree.mean(child, mover)
      const promise = expected + (weight * tree.prior[child]) / (1 + visits)
      if (promise > bestPromise) {
        best = child
        bestPromise = promise
      }
    }
    return best
  }

  /** Whether no other move can be tried more often than the present first in so many visits. */
  isDecided(left: number): boolean {
    const { visits, first, count } = this.#tree
    let most = 0
    let second = 0
    for (let i = 0; i < count[PuctTree.ROOT]; i++) {
      const tried = visits[first[PuctTree.ROOT] + i]
      if (tried > most) {
        second = most
        most = tried
      } else if (tried > second) second = tried
    }
    return most - second > left
  }

  /** The move that was tried most; among equals the most trusted. */
  answer(iterations: number): Answer {
    const tree = this.#tree
    const seat = this.#seat
    const children = Array.from(
      { length: tree.count[PuctTree.ROOT] },
      (_, i) => tree.first[PuctTree.ROOT] + i,
    ).sort((a, b) => tree.visits[b] - tree.visits[a] || tree.prior[b] - tree.prior[a])
    const weighed = children.map((child): Weighed => {
      const visits = tree.visits[child]
      return { step: tree.move[child], share: visits === 0 ? 0 : tree.mean(child, seat), visits }
    })
    const shares = Array.from(this.#shares, (_, it) => tree.mean(PuctTree.ROOT, it))
    return { step: weighed[0].step, shares, weighed, iterations }
  }
}
