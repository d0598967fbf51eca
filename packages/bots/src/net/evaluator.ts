/** Evaluation by a value net: the shares in the victory that a role choice promises, and how far each role is to be trusted. */
import type { GameState, MoveList } from '@doubloon/engine'
import { FeatureList } from './feature-list.ts'
import { type Kernel, kernelOf } from './kernel.ts'
import type { NetFile } from './net-file.ts'
import { ValueNet } from './value-net.ts'

/** What a net has to know of a game. */
export interface Described<S extends GameState> {
  readonly mostFeatures: number
  readonly mostSeats: number
  /** The step that makes the first choice of the policy; the others follow. */
  readonly firstChoice: number
  players(s: S): number
  toMove(s: S): number
  describe(s: S, out: FeatureList): void
}

/** Judges positions in which a role is to be chosen. It keeps nothing of them. */
export class Evaluator<S extends GameState> {
  readonly #game: Described<S>
  readonly #features: FeatureList
  readonly #net: ValueNet

  constructor(game: Described<S>, file: NetFile, makeKernel: (bytes: number) => Kernel = kernelOf) {
    this.#game = game
    this.#features = new FeatureList(game.mostFeatures, game.mostSeats)
    this.#net = new ValueNet(file, game.mostFeatures, game.mostSeats, makeKernel)
  }

  /** Writes the shares by seat. */
  evaluate(s: S, shares: Float64Array): void {
    this.#run(s, shares, false)
  }

  /** Writes the shares by seat, and by place in the list how far each move is to be trusted, in parts of 1. */
  evaluateChoices(s: S, moves: MoveList, shares: Float64Array, trust: Float64Array): void {
    this.#run(s, shares, true)
    const { policy } = this.#net
    const first = this.#game.firstChoice
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves.length; i++) best = Math.max(best, policy[moves.at(i) - first])
    let sum = 0
    for (let i = 0; i < moves.length; i++) {
      trust[i] = Math.exp(policy[moves.at(i) - first] - best)
      sum += trust[i]
    }
    for (let i = 0; i < moves.length; i++) trust[i] /= sum
  }

  /** The net names seats from the one to move. */
  #run(s: S, shares: Float64Array, wantsPolicy: boolean): void {
    const { logits } = this.#net
    const seats = this.#game.players(s)
    const mover = this.#game.toMove(s)
    this.#game.describe(s, this.#features)
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
