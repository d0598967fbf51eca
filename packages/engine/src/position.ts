/**
 * Positions as JSON, the same in every game: a position is read by its form, then laid on an empty table part after part,
 * until one finds something wrong; and it carries the generator of all chance to come.
 */
import { explained, type Form, matching, type Schema, text } from './json-form.ts'
import type { MoveList } from './move-list.ts'
import type { Refusal, Result } from './result.ts'
import { seedRng } from './rng.ts'
import type { GameState } from './state.ts'

/** Lays one part of a position on the table, or looks at what lies there; says what is wrong, if anything. */
export type PositionPart<S, Input> = (s: S, input: Input) => Refusal | undefined

/** A problem: its code, a sentence that says where and what to do, and the rule. */
export function problem(code: string, message: string, rule: string): Refusal {
  return { code, message, rule }
}

/** What every position has in common. */
interface PositionInput {
  readonly options?: object
  readonly seats?: readonly unknown[]
}

/** How the positions of a game are read. */
interface Reading<S extends GameState, Input extends PositionInput, Options> {
  readonly form: Form<Input>
  readonly parts: readonly PositionPart<S, Input>[]
  parseOptions(raw: object): Result<Options>
  setOptions(s: S, options: Options): void
  offeredMoves(s: S): MoveList
  /** Plays on to the next real choice. */
  advance(s: S, out: MoveList): void
}

/**
 * Reads a position on an empty table and from there into a state, which is touched only if everything is right; or says
 * what is wrong first. The players are as many as there are seats, unless the options say. Where nobody has a real choice, the rules play on.
 */
export function readPositionBy<S extends GameState, Input extends PositionInput, Options>(
  game: Reading<S, Input, Options>,
  raw: unknown,
  empty: S,
  into: S,
): Result<Options> {
  const input = game.form.read(raw, '')
  if (!input.ok) return input
  const { seats, options: said } = input.value
  const options = game.parseOptions({ ...(seats && { players: seats.length }), ...said })
  if (!options.ok) return options
  game.setOptions(empty, options.value)
  for (const part of game.parts) {
    const error = part(empty, input.value)
    if (error !== undefined) return { ok: false, error }
  }
  into.copyFrom(empty)
  const offers = game.offeredMoves(into)
  if (offers.length < 2) game.advance(into, offers)
  return options
}

/** Options of a position: the form is for its schema, the game's own reader knows what goes together. */
export function optionsForm<T>(
  form: Form<T>,
  section: string,
  parse: (raw: unknown) => Result<unknown>,
): Form<T> {
  const about = `Options of the rules, ${section}; what is left out has its default, players the number of seats`
  return {
    schema: explained(form, about).schema,
    read(raw) {
      const options = parse(raw)
      return options.ok ? { ok: true, value: raw as T } : options
    },
  }
}

/** The form of a game's positions as JSON Schema. */
export function positionSchemaOf(game: string, form: Form<unknown>): Schema {
  const $schema = 'https://json-schema.org/draft/2020-12/schema'
  return { $schema, title: `A position of ${game}`, ...form.schema }
}

/** The generator in a position: its state, or a text to start it from. */
export const chanceFields = {
  chance: explained(
    matching('^[0-9a-f]{32}$', 'the 32 hex digits of the generator'),
    'State of the generator of all chance to come',
  ),
  seed: explained(text(), 'Instead of chance: a text to start the generator from'),
}

/** Lays the generator; without a word it starts from an empty text. */
export function layChance(
  rng: Uint32Array,
  { chance, seed }: { readonly chance?: string; readonly seed?: string },
  rule: string,
): Refusal | undefined {
  if (chance !== undefined && seed !== undefined)
    return problem('two-chances', 'give chance or seed, not both', rule)
  if (chance === undefined) seedRng(rng, seed ?? '')
  else for (let i = 0; i < 4; i++) rng[i] = Number.parseInt(chance.slice(i * 8, i * 8 + 8), 16)
  return undefined
}

/** The generator as its 32 hex digits. */
export function chanceInWords(rng: Uint32Array): string {
  return Array.from(rng, (word) => word.toString(16).padStart(8, '0')).join('')
}
