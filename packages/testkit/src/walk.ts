/** A random game at the fast door, with the record that reproduces it. */
import {
  type GameRecord,
  type GameState,
  type GameTypes,
  MoveList,
  orThrow,
  type Rules,
} from '@doubloon/engine'
import { Chance } from './chance.ts'

/** One game on its way. `state` and `moves` are as the last call of the rules left them. */
export class Walk<S extends GameState, T extends GameTypes> {
  readonly rules: Rules<S, T>
  readonly seed: string
  readonly options: T['options']
  readonly state: S
  readonly moves = new MoveList()
  readonly chance: Chance
  readonly lines: string[] = []
  #prefix = ''

  constructor(rules: Rules<S, T>, rawOptions: unknown, seed: string) {
    this.rules = rules
    this.seed = seed
    this.options = orThrow(rules.parseOptions(rawOptions))
    this.state = rules.newState()
    this.chance = new Chance(seed)
    rules.setUp(this.state, this.options, seed, this.moves)
  }

  get isOver(): boolean {
    return this.rules.isOver(this.state)
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

/** The members of a set of bits. */
export function seatsIn(bits: number): readonly number[] {
  return Array.from({ length: 32 }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1)
}
