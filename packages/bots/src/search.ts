/**
 * Search by playing futures: a tree over the steps played, max^n (every seat looks after itself), chance and hidden
 * cards drawn anew for every visit. Styles differ in what is searched, how futures are played and where they stop.
 */
import { type FastRules, type GameState, MoveList, random, seedRng } from '@doubloon/engine'
import type { Answer, Budget, Task, Weighed } from './bot.ts'
import { oneStepAhead } from './one-step.ts'
import { expectedShares, nearShares } from './outcome.ts'
import type { Sense } from './sense.ts'
import { Tree } from './tree.ts'
import { Worlds } from './worlds.ts'

/** How a search goes about it. */
export interface Style {
  /** Who plays the futures below the tree: anybody, or the game's sense. */
  readonly playouts: 'random' | 'sense'
  /** Futures stop so many rounds after the present one and are then judged by a look; without it at the end. */
  readonly rounds?: number
  /** Steps of the tree below the root; 1 only compares the moves at hand. */
  readonly depth?: number
  /** Only role choices are searched, everything else is left to the game's sense. */
  readonly rolesOnly?: boolean
  /**
   * Without it every move is tried before any is tried again (UCB). With it moves that the game's sense would make, or
   * that look good one step ahead, come first, and others as far as they keep their promise (PUCT); and below the root
   * the later steps of a choice in several steps are left to the sense.
   */
  readonly guided?: boolean
  readonly exploration: number
  /** If the task sets no limit. */
  readonly usual: Budget
}

/** Time is looked at once in so many iterations. */
const LOOK_EVERY = 32
/** The later steps of a choice in several steps get this part of the budget: what it is about was thought through at the first. */
const FOR_LATER_STEPS = 0.25

/** Thinks about a task until its budget is spent, or more thinking could not or would hardly change the answer. */
export function search<S extends GameState>(task: Task<S>, style: Style): Answer {
  const walk = new Walk(task, style)
  const { milliseconds, iterations } = limitsOf(task, style)
  const inTime = milliseconds < Number.POSITIVE_INFINITY
  const start = inTime ? task.now() : 0
  let done = 0
  while (done < iterations) {
    if (done % LOOK_EVERY === 0 && done > 0) {
      const spent = inTime ? task.now() - start : 0
      if (spent >= milliseconds || task.isCancelled?.()) break
      const left = spent === 0 ? iterations - done : (done * (milliseconds - spent)) / spent
      if (walk.isDecided(Math.min(left, iterations - done)) || (inTime && walk.isClear())) break
    }
    walk.visit()
    done++
  }
  return walk.answer(done)
}

/** The limits of a task; infinite where there is none. */
function limitsOf<S extends GameState>({ budget, sense, state }: Task<S>, { usual }: Style) {
  const isOpen = budget.milliseconds === undefined && budget.iterations === undefined
  const limits = isOpen ? usual : budget
  const part = sense.isContinued(state) ? FOR_LATER_STEPS : 1
  return {
    milliseconds: (limits.milliseconds ?? Number.POSITIVE_INFINITY) * part,
    iterations: Math.ceil((limits.iterations ?? Number.POSITIVE_INFINITY) * part),
  }
}

/** Standard errors between two moves from which on the better one is taken as such, and visits before that is asked. */
const CLEARLY = 3
const VISITS_AT_LEAST = 256
/** What is thought of the variance of a move's futures before there are any, and how many futures that counts. */
const USUAL_VARIANCE = 0.02
const USUAL_COUNTS = 4

/** The part of the trust that the sense's own move gets below the root. */
const FAVOURED = 0.5
/** A difference of shares one step ahead that makes a move e times as trusted; and the trust that all share equally. */
const SHARPNESS = 0.03
const EQUALLY = 0.2

/** How far to trust each move by a look one step ahead. */
function firstLook<S extends GameState>(task: Task<S>): Float64Array {
  const trust = new Float64Array(task.rules.moveCount)
  const seat = task.rules.toMove(task.state)
  const tried = oneStepAhead(task)
  const best = Math.max(...tried.map(({ shares }) => shares[seat]))
  let sum = 0
  for (const { step, shares } of tried) {
    trust[step] = Math.exp((shares[seat] - best) / SHARPNESS)
    sum += trust[step]
  }
  for (const { step } of tried)
    trust[step] = EQUALLY / tried.length + ((1 - EQUALLY) * trust[step]) / sum
  return trust
}

class Walk<S extends GameState> {
  readonly #rules: FastRules<S, never>
  readonly #sense: Sense<S>
  readonly #style: Style
  readonly #root: S
  readonly #seat: number
  readonly #lastRound: number
  readonly #state: S
  /** The moves at hand. */
  readonly #offers: MoveList
  readonly #moves: MoveList
  readonly #tree: Tree
  readonly #worlds: Worlds
  readonly #dice = new Uint32Array(4)
  readonly #rng = new Uint32Array(4)
  readonly #shares: Float64Array
  readonly #path: number[] = []
  /** The child of the present node by step, + 1; 0 where there is none. */
  readonly #childOf: Int32Array
  /** Sums of squares of the mover's shares after each move at hand, by step. */
  readonly #squares: Float64Array
  /** How good the moves at hand look one step ahead, by step, as parts of 1. */
  readonly #firstLook: Float64Array

  constructor(task: Task<S>, style: Style) {
    const { rules, sense, state, seed } = task
    const seats = rules.players(state)
    this.#rules = rules
    this.#sense = sense
    this.#style = style
    this.#root = state
    this.#seat = rules.toMove(state)
    this.#lastRound = sense.round(state) + (style.rounds ?? Number.POSITIVE_INFINITY)
    this.#state = rules.newState()
    this.#offers = new MoveList(rules.moveCount)
    rules.offers(state, this.#offers)
    this.#moves = new MoveList(rules.moveCount)
    this.#tree = new Tree(seats)
    this.#worlds = new Worlds(seed)
    seedRng(this.#dice, seed)
    this.#shares = new Float64Array(seats)
    this.#childOf = new Int32Array(rules.moveCount)
    this.#squares = new Float64Array(rules.moveCount)
    this.#firstLook = style.guided ? firstLook(task) : new Float64Array()
  }

  /**
   * One future: down the tree, one step further, played out, and remembered. The nth visit of every move at hand is in
   * the nth world, so that moves are compared and not worlds.
   */
  visit(): void {
    this.#moves.copyFrom(this.#offers)
    const size = this.#tree.size
    const first = this.#selectChild(Tree.ROOT, this.#seat)
    this.#worlds.choose(this.#tree.visits[first], this.#rng)
    this.#state.copyFrom(this.#root)
    this.#rules.resample(this.#state, this.#seat, this.#rng)
    this.#path.length = 0
    this.#path.push(Tree.ROOT)
    this.#goTo(first)
    if (this.#tree.size === size) this.#descend(first)
    this.#playOut()
    if (this.#rules.isOver(this.#state)) nearShares(this.#rules, this.#state, this.#shares)
    else expectedShares(this.#sense, this.#state, this.#shares)
    for (const node of this.#path) this.#tree.record(node, this.#shares)
    this.#squares[this.#tree.move[first]] += this.#shares[this.#seat] ** 2
  }

  /** Follows the tree from a node until a step is new. */
  #descend(from: number): void {
    const { depth = Number.POSITIVE_INFINITY } = this.#style
    let node = from
    while (this.#moves.length > 0 && this.#path.length <= depth && !this.#isBeyond()) {
      if (this.#isLeftToSense()) {
        this.#play(this.#sense.pick(this.#state, this.#moves, this.#dice))
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
  #isLeftToSense(): boolean {
    const { rolesOnly = false, guided = false } = this.#style
    if (rolesOnly) return !this.#sense.isRoleChoice(this.#state)
    return guided && this.#sense.isContinued(this.#state)
  }

  /** The child to go to, new or known. */
  #selectChild(node: number, mover: number): number {
    const tree = this.#tree
    for (let child = tree.firstChild(node); child >= 0; child = tree.nextSibling(child))
      this.#childOf[tree.move[child]] = child + 1
    const selected = this.#style.guided
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
      const promise = tree.mean(child, mover) + this.#style.exploration * doubt
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
      tree.favourite[node] = this.#sense.pick(this.#state, moves, this.#dice)
    const favourite = tree.favourite[node]
    const others = (1 - FAVOURED) / Math.max(1, moves.length - 1)
    const weight = this.#style.exploration * Math.sqrt(tree.visits[node] + 1)
    const usual = tree.mean(node, mover)
    let best = moves.at(0)
    let bestPromise = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves.length; i++) {
      const step = moves.at(i)
      const child = this.#childOf[step] - 1
      const prior = atRoot ? this.#firstLook[step] : step === favourite ? FAVOURED : others
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
    const byAnybody = this.#style.playouts === 'random'
    while (this.#moves.length > 0 && !this.#isBeyond()) {
      const step = byAnybody
        ? this.#moves.at(random(this.#dice, this.#moves.length))
        : this.#sense.pick(this.#state, this.#moves, this.#dice)
      this.#play(step)
    }
  }

  #play(step: number): void {
    this.#rules.play(this.#state, step, this.#moves)
  }

  /** Whether the future has gone far enough. */
  #isBeyond(): boolean {
    return this.#sense.round(this.#state) > this.#lastRound
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
