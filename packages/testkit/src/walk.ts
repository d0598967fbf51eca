/** A situation of a game at the fast door, and a random game that goes from situation to situation. */
import {
  type GameRecord,
  type GameState,
  type GameTypes,
  MoveList,
  orThrow,
  type Rules,
} from '@doubloon/engine'
import { Chance } from './chance.ts'

/** A position with its legal moves. `state` and `moves` are as the last call of the rules left them. */
export class Situation<S extends GameState, T extends GameTypes> {
  readonly rules: Rules<S, T>
  readonly state: S
  readonly moves = new MoveList()
  readonly chance: Chance

  constructor(rules: Rules<S, T>, seed: string) {
    this.rules = rules
    this.state = rules.newState()
    this.chance = new Chance(seed)
  }

  /** Makes this the situation of another position. */
  moveTo(snapshot: Uint8Array): void {
    this.state.bytes.set(snapshot)
    this.rules.offers(this.state, this.moves)
  }

  get isOver(): boolean {
    return this.rules.isOver(this.state)
  }

  /** Some legal step. */
  pick(): number {
    return this.moves.at(this.chance.below(this.moves.length))
  }

  /** A copy of the state. */
  copy(): S {
    const copy = this.rules.newState()
    copy.copyFrom(this.state)
    return copy
  }
}

/** One random game on its way, with the record that reproduces it. */
export class Walk<S extends GameState, T extends GameTypes> extends Situation<S, T> {
  readonly seed: string
  readonly options: T['options']
  readonly lines: string[] = []
  #prefix = ''

  constructor(rules: Rules<S, T>, rawOptions: unknown, seed: string) {
    super(rules, seed)
    this.seed = seed
    this.options = orThrow(rules.parseOptions(rawOptions))
    rules.setUp(this.state, this.options, seed, this.moves)
  }

  /** The game so far in small steps. */
  get record(): GameRecord {
    const { game, version } = this.rules
    return {
      game,
      rulesVersion: version,
      options: this.options,
      seed: this.seed,
      moves: [...this.lines],
    }
  }

  /** Where several seats may act at once, lets one of them go first. */
  turnToAnyWaiting(): void {
    const before = this.rules.toMove(this.state)
    const seats = seatsIn(this.rules.waiting(this.state))
    if (seats.length < 2) return
    const seat = this.chance.pick(seats)
    if (seat === before) return
    this.rules.actAs(this.state, seat, this.moves)
    this.#prefix = `seat ${seat}: `
  }

  /** Plays a legal step and writes it down. */
  play(step: number): void {
    this.lines.push(this.#prefix + this.rules.steps.text(step))
    this.#prefix = ''
    this.rules.play(this.state, step, this.moves)
  }
}

/** The members of a set of bits. */
export function seatsIn(bits: number): readonly number[] {
  return Array.from({ length: 32 }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1)
}
