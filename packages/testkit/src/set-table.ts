/** A table that is said before it is played on: what lies there, or that the rules set it up from a seed. */
import { Game, type GameState, type GameTypes, orThrow, type Rules } from '@doubloon/engine'
import { Scenario } from './scenario.ts'

/** Everything said about a table before the first move. */
export interface Setting {
  readonly names: readonly string[]
  readonly options: object
  /** As a position in the form of the game. */
  toJson(): unknown
}

/** A scenario whose table is said in the words of its game. */
export abstract class SetTable<
  S extends GameState,
  T extends GameTypes,
  Said extends Setting,
> extends Scenario<S, T> {
  protected readonly setting: Said
  readonly #rules: Rules<S, T>
  readonly #seed: string | undefined

  constructor(rules: Rules<S, T>, setting: Said, seed: string | undefined) {
    super(setting.names)
    this.setting = setting
    this.#rules = rules
    this.#seed = seed
  }

  /** The score of a seat as it stands, with its sources. */
  score(name: string): T['score'] {
    const score = this.game.score()[this.seat(name)]
    if (score === undefined) throw new Error(`${name} has no score`)
    return score
  }

  /** What a seat may see. */
  view(name: string): T['view'] {
    return this.game.view(this.seat(name))
  }

  protected override begin(): Game<S, T> {
    return orThrow(
      this.#seed === undefined
        ? Game.fromPosition(this.#rules, this.setting.toJson())
        : Game.start(this.#rules, this.setting.options, this.#seed),
    )
  }

  /** One more word about the table. */
  protected say(word: (setting: Said) => void): this {
    if (this.isSet) throw new Error('the table is set; say what lies on it before the first move')
    if (this.#seed !== undefined)
      throw new Error('a new game is set up by the rules; begin with a table instead')
    word(this.setting)
    return this
  }

  protected same(what: string, expected: unknown, found: unknown): void {
    if (expected !== found) this.fail(`${what}\n  expected: ${expected}\n  found:    ${found}`)
  }
}
