/**
 * Arguments of a command: read, checked, and refused with a sentence that says what is possible.
 * `Given` hands out checked values, so that commands never see a wrong one.
 */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Flags } from './flags.ts'
import { say } from './messages.ts'

/** A mistake in what was typed: shown as one sentence, exit code 2. */
export class UsageError extends Error {}

/** Something outside is not as it must be (a file, a record): shown as one sentence, exit code 1. */
export class Failure extends Error {}

/** A range of whole numbers and what holds if nothing was said. */
export interface WholeNumber {
  readonly least: number
  readonly most: number
  readonly usual: number
}

/** What was given to a command. */
export class Given {
  readonly #values: Readonly<Record<string, unknown>>
  readonly positionals: readonly string[]

  constructor(values: Readonly<Record<string, unknown>>, positionals: readonly string[]) {
    this.#values = values
    this.positionals = positionals
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined
  }

  text(name: string): string | undefined {
    const value = this.#values[name]
    return typeof value === 'string' ? value : undefined
  }

  texts(name: string): readonly string[] {
    const value = this.#values[name]
    return Array.isArray(value) ? value.map(String) : []
  }

  /** Refuses options that have no effect beside another one. */
  refuseBeside(other: string, names: readonly string[]): void {
    const idle = names.find((name) => this.has(name))
    if (idle !== undefined) throw new UsageError(say.usage.noEffect(idle, other))
  }

  wholeNumber(name: string, { least, most, usual }: WholeNumber): number {
    const text = this.text(name)
    if (text === undefined) return usual
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new UsageError(say.usage.wholeNumber(name, text, least, most))
  }

  /** One of the words, the first one if nothing was said. */
  choice<Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word {
    const text = this.text(name)
    if (text === undefined) return words[0]
    const chosen = words.find((word) => word === text)
    if (chosen !== undefined) return chosen
    throw new UsageError(say.usage.choice(`--${name}`, text, words))
  }
}

/** Reads the arguments of a command that takes at most so many words besides its options. */
export function readArguments(flags: Flags, args: readonly string[], most: number): Given {
  const options: ParseArgsOptionsConfig = {}
  for (const [name, { value, repeated = false }] of Object.entries(flags))
    options[name] = { type: value === undefined ? 'boolean' : 'string', multiple: repeated }
  const { values, positionals } = parse(withNegatives(args, options), options)
  const extra = positionals[most]
  if (extra !== undefined) throw new UsageError(say.usage.tooManyWords(extra))
  return new Given(values, positionals)
}

/** `--games -5` → `--games=-5`: Node takes a number below zero for an option. */
function withNegatives(args: readonly string[], options: ParseArgsOptionsConfig): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1) ?? ''
    const takesValue = before.startsWith('--') && options[before.slice(2)]?.type === 'string'
    if (takesValue && /^-\d/.test(arg)) joined[joined.length - 1] = `${before}=${arg}`
    else joined.push(arg)
  }
  return joined
}

function parse(args: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(explain(error, args, options))
  }
}

/** Node's own messages speak of its interface; ours say what is possible. */
function explain(error: unknown, args: readonly string[], options: ParseArgsOptionsConfig): string {
  const names = Object.keys(options).map((name) => `--${name}`)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const typed = args.filter((arg) => arg.startsWith('-')).map((arg) => arg.split('=')[0] ?? arg)
  const stranger = typed.find((name) => !names.includes(name))
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && stranger !== undefined)
    return say.usage.unknownFlag(stranger, names)
  const message = error instanceof Error ? error.message : String(error)
  const [, named = ''] = /'(?:-\w, )?--([\w-]+)/.exec(message) ?? []
  return options[named]?.type === 'string'
    ? say.usage.valueMissing(named)
    : say.usage.valueUnexpected(named)
}
