/**
 * Evaluation by a value net: of a position in which a role is to be chosen, the shares in the victory that it promises each seat,
 * and how far each role is to be trusted.
 */
import type { GameState, MoveList } from '@doubloon/engine'
import { FeatureList } from './feature-list.ts'
import { type Kernel, kernelOf } from './kernel.ts'
import { readNet } from './net-file.ts'
import { ValueNet } from './value-net.ts'

/** What a net has to know of a game. */
export interface NetEncoder<S extends GameState> {
  /** The features of a seat, and of the table, by name. */
  readonly ownNames: readonly string[]
  readonly sharedNames: readonly string[]
  readonly mostFeatures: number
  readonly mostSeats: number
  /** The step that makes the first choice of the policy; the others follow. */
  readonly firstChoice: number
  readonly choices: number
  /** The feature of the table that says whether the first choice is open; those of the others follow. */
  readonly firstOpen: number
  players(s: S): number
  toMove(s: S): number
  /** Says what the viewer knows: of two positions that look alike to it, the same. */
  describe(s: S, viewer: number, out: FeatureList): void
}

/** All features, those of a seat first: what a net must have been trained on. */
export function featureNames<S extends GameState>(game: NetEncoder<S>): readonly string[] {
  return [...game.ownNames, ...game.sharedNames]
}

/** Evaluates positions in which a role is to be chosen, as a viewer sees them. It keeps nothing of them. */
export class Evaluator<S extends GameState> {
  readonly #game: NetEncoder<S>
  readonly #features: FeatureList
  readonly #net: ValueNet

  constructor(
    game: NetEncoder<S>,
    net: Uint8Array,
    makeKernel: (bytes: number) => Kernel = kernelOf,
  ) {
    const file = readNet(net, featureNames(game))
    this.#game = game
    this.#features = new FeatureList(game.mostFeatures, game.mostSeats)
    this.#net = new ValueNet(file, game.mostFeatures, game.mostSeats, makeKernel)
  }

  /** Writes the shares by seat. */
  evaluate(s: S, viewer: number, shares: Float64Array): void {
    this.#run(s, viewer, shares, false)
  }

  /** Writes the shares by seat, and by place in the list how far each move is to be trusted, in parts of 1. */
  evaluateChoices(
    s: S,
    viewer: number,
    moves: MoveList,
    shares: Float64Array,
    priors: Float64Array,
  ): void {
    this.#run(s, viewer, shares, true)
    const { policy } = this.#net
    const first = this.#game.firstChoice
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves.length; i++) best = Math.max(best, policy[moves.at(i) - first])
    let sum = 0
    for (let i = 0; i < moves.length; i++) {
      priors[i] = Math.exp(policy[moves.at(i) - first] - best)
      sum += priors[i]
    }
    for (let i = 0; i < moves.length; i++) priors[i] /= sum
  }

  /** The net names seats from the one to move. */
  #run(s: S, viewer: number, shares: Float64Array, wantsPolicy: boolean): void {
    const { logits } = this.#net
    const seats = this.#game.players(s)
    const mover = this.#game.toMove(s)
    this.#game.describe(s, viewer, this.#features)
    this.#net.run(this.#features, wantsPolicy)
    let best = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < seats; seat++) best = Math.max(best, logits[seat])
    let sum = 0
    for (let distance = 0; distance < seats; distance++) {
      const share = Math.exp(logits[distance] - best)
      shares[(mover + distance) % seats] = share
      sum += share
    }
    for (let seat = 0; seat < seats; seat++) shares[seat] /= sum
  }
}
