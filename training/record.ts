/**
 * A role choice as training keeps it, in bytes: the features of every seat (the one to move first) and of the table, how far
 * each role is to be trusted, then by the same order of seats the shares in the victory and the totals at the end, the seat to
 * move, the round, and the number of the game. Files hold games of one number of players; train.py reads them.
 */

import { ROLES_N } from '@doubloon/puerto-rico/fast'
import type { FeatureList } from '../packages/bots/src/net/feature-list.ts'
import { namesMark } from '../packages/bots/src/net/net-file.ts'
import { FEATURE_NAMES } from '../packages/bots/src/net/puerto-rico/described.ts'
import { OWN_NAMES, SHARED, SHARED_NAMES } from '../packages/bots/src/net/puerto-rico/words.ts'

/** A whole share: can be halved, and divided by three and four. */
const WHOLE_SHARE = 252
const OWN_N = OWN_NAMES.length
const SHARED_N = SHARED_NAMES.length
const END_BYTES = 6

/** What train.py has to know. */
export const LAYOUT = {
  own: OWN_N,
  shared: SHARED_N,
  choices: ROLES_N,
  /** Where the table says which roles are free. */
  free: SHARED.roleFree,
  wholeShare: WHOLE_SHARE,
  names: namesMark(FEATURE_NAMES),
}

export class GameRecords {
  readonly #players: number
  readonly #size: number
  #bytes: Uint8Array
  #movers: number[] = []

  constructor(players: number) {
    this.#players = players
    this.#size = players * (OWN_N + 2) + SHARED_N + ROLES_N + END_BYTES
    this.#bytes = new Uint8Array(256 * this.#size)
  }

  get length(): number {
    return this.#movers.length
  }

  clear(): void {
    this.#bytes.fill(0, 0, this.length * this.#size)
    this.#movers = []
  }

  /** Keeps a role choice; `trust` by role, in parts of 1. */
  add(features: FeatureList, mover: number, round: number, trust: Float64Array): void {
    const at = this.length * this.#size
    if (at + this.#size > this.#bytes.length) this.#grow()
    const bytes = this.#bytes
    let seat = 0
    for (let i = 0; i < features.size; i++) {
      while (seat < this.#players && i >= features.ends[seat]) seat++
      bytes[at + seat * OWN_N + features.which[i]] = features.amount[i]
    }
    let to = at + this.#players * OWN_N + SHARED_N
    for (let role = 0; role < ROLES_N; role++) bytes[to++] = Math.round(trust[role] * 255)
    to += 2 * this.#players
    bytes[to++] = mover
    bytes[to] = Math.min(round, 255)
    this.#movers.push(mover)
  }

  /** All of a game, once it is known how it ended; shares and totals by seat. */
  finish(shares: Float64Array, totals: readonly number[], game: number): Uint8Array {
    const view = new DataView(this.#bytes.buffer)
    const players = this.#players
    for (const [number, mover] of this.#movers.entries()) {
      let to = number * this.#size + players * OWN_N + SHARED_N + ROLES_N
      for (let distance = 0; distance < players; distance++, to++) {
        const seat = (mover + distance) % players
        this.#bytes[to] = Math.round(shares[seat] * WHOLE_SHARE)
        this.#bytes[to + players] = Math.min(Math.max(totals[seat], 0), 255)
      }
      view.setUint32(to + players + 2, game, true)
    }
    return this.#bytes.subarray(0, this.length * this.#size)
  }

  #grow(): void {
    const larger = new Uint8Array(2 * this.#bytes.length)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
