/**
 * A role choice as training keeps it, in bytes: the features of every seat (the one to move first) and of the table, as one viewer
 * sees them the whole game long, how far each choice is to be trusted, then by the same order of seats the shares in the victory and the totals at the end, the seat to
 * move, the round, and the number of the game and of the viewer in it. Files hold games of one number of players; train.py reads them.
 */
import type { GameState } from '@doubloon/engine'
import { featureNames, type NetEncoder } from '../packages/bots/src/net/evaluator.ts'
import type { FeatureList } from '../packages/bots/src/net/feature-list.ts'
import { namesMark } from '../packages/bots/src/net/net-file.ts'

/** A whole share: can be halved, and divided by three and four. */
const WHOLE_SHARE = 252
const END_BYTES = 6
/** Views of a game at most: games are so many numbers apart. */
export const MOST_VIEWS = 8

/** What train.py has to know. */
export function layoutOf(game: NetEncoder<GameState>) {
  return {
    own: game.ownNames.length,
    shared: game.sharedNames.length,
    choices: game.choices,
    /** Where the table says which choices are open. */
    free: game.firstOpen,
    wholeShare: WHOLE_SHARE,
    views: MOST_VIEWS,
    names: namesMark(featureNames(game)),
  }
}

export class GameRecords {
  readonly #players: number
  readonly #own: number
  readonly #choices: number
  /** Where the trust begins: behind the features. */
  readonly #trust: number
  readonly #size: number
  #bytes: Uint8Array
  #movers: number[] = []

  constructor(players: number, game: NetEncoder<GameState>) {
    this.#players = players
    this.#own = game.ownNames.length
    this.#choices = game.choices
    this.#trust = players * this.#own + game.sharedNames.length
    this.#size = this.#trust + this.#choices + 2 * players + END_BYTES
    this.#bytes = new Uint8Array(256 * this.#size)
  }

  get length(): number {
    return this.#movers.length
  }

  clear(): void {
    this.#bytes.fill(0, 0, this.length * this.#size)
    this.#movers = []
  }

  /** Keeps a role choice; `trust` by choice, in parts of 1. */
  add(features: FeatureList, mover: number, round: number, trust: Float64Array): void {
    const at = this.length * this.#size
    if (at + this.#size > this.#bytes.length) this.#grow()
    const bytes = this.#bytes
    let seat = 0
    for (let i = 0; i < features.size; i++) {
      while (seat < this.#players && i >= features.ends[seat]) seat++
      bytes[at + seat * this.#own + features.which[i]] = features.amount[i]
    }
    let to = at + this.#trust
    for (let choice = 0; choice < this.#choices; choice++)
      bytes[to++] = Math.round(trust[choice] * 255)
    to += 2 * this.#players
    bytes[to++] = mover
    bytes[to] = Math.min(round, 255)
    this.#movers.push(mover)
  }

  /** All of a game as one viewer saw it, once it is known how it ended; shares and totals by seat. */
  finish(shares: Float64Array, totals: readonly number[], number: number): Uint8Array {
    const view = new DataView(this.#bytes.buffer)
    const players = this.#players
    for (const [nth, mover] of this.#movers.entries()) {
      let to = nth * this.#size + this.#trust + this.#choices
      for (let distance = 0; distance < players; distance++, to++) {
        const seat = (mover + distance) % players
        this.#bytes[to] = Math.round(shares[seat] * WHOLE_SHARE)
        this.#bytes[to + players] = Math.min(Math.max(totals[seat], 0), 255)
      }
      view.setUint32(to + players + 2, number, true)
    }
    return this.#bytes.subarray(0, this.length * this.#size)
  }

  #grow(): void {
    const larger = new Uint8Array(2 * this.#bytes.length)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
