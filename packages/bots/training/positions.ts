/** The positions that play.ts wrote, as features of every seat. */
import { readFileSync } from 'node:fs'
import { random, seedRng } from '@doubloon/engine'
import type { FeatureSink } from '../src/small-net.ts'
import { endingBytes, type Lesson, SEATS } from './game.ts'

/** So many positions in a hundred, the last of each file, are not learned from: they tell how well the rest is known. */
const HELD_OUT = 7

export class Positions implements FeatureSink {
  readonly players: Uint8Array
  /** Shares in the victory at the end, by position and seat. */
  readonly shares: Float32Array
  /** Where the features of a position's seat begin; they end where those of the next seat begin. */
  readonly first: Uint32Array
  which = new Uint16Array(1 << 20)
  amount = new Float32Array(1 << 20)
  readonly learned: number[] = []
  readonly heldOut: number[] = []
  #size = 0

  constructor(lesson: Lesson, paths: readonly string[]) {
    const record = lesson.rules.newState().bytes.length + endingBytes
    const files = paths.map((path) => new Uint8Array(readFileSync(path)))
    const counts = files.map((file) => Math.floor(file.length / record))
    const all = counts.reduce((sum, count) => sum + count, 0)
    this.players = new Uint8Array(all)
    this.shares = new Float32Array(all * SEATS)
    this.first = new Uint32Array(all * SEATS + 1)
    let position = 0
    for (const [index, file] of files.entries())
      for (let i = 0; i < counts[index]; i++, position++) {
        this.#read(lesson, position, file.subarray(i * record, (i + 1) * record))
        const isLearned = i < counts[index] * (1 - HELD_OUT / 100)
        const list = isLearned ? this.learned : this.heldOut
        list.push(position)
      }
  }

  /** What is seen depends on who looks: any of the seats. */
  #read({ rules, features }: Lesson, position: number, bytes: Uint8Array): void {
    const state = rules.newState()
    const rng = new Uint32Array(4)
    seedRng(rng, `${position}`)
    state.bytes.set(bytes.subarray(0, state.bytes.length))
    const ending = new Float32Array(bytes.slice(state.bytes.length).buffer)
    const players = rules.players(state)
    const observer = random(rng, players)
    this.players[position] = players
    for (let seat = 0; seat < SEATS; seat++) {
      if (seat < players) {
        this.shares[position * SEATS + seat] = ending[seat]
        features.describe(state, seat, observer, this)
      }
      this.first[position * SEATS + seat + 1] = this.#size
    }
  }

  /** Keeps a feature of the seat that is being described. */
  add(feature: number, amount: number): void {
    if (amount === 0) return
    if (this.#size === this.which.length) this.#grow()
    this.which[this.#size] = feature
    this.amount[this.#size++] = amount
  }

  #grow(): void {
    const which = new Uint16Array(this.which.length * 2)
    const amount = new Float32Array(this.amount.length * 2)
    which.set(this.which)
    amount.set(this.amount)
    this.which = which
    this.amount = amount
  }
}
