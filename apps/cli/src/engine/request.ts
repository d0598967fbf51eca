/** One request of the line protocol: its fields, checked when they are asked for. */

/** Why a request gets `ok: false`; `code` is stable, the message is for people. */
export interface Problem {
  readonly code: string
  readonly message: string
  /** The rule that forbids a move or a position. */
  readonly rule?: string
  /** The rules' own, finer code. */
  readonly reason?: string
}

/** A request that cannot be fulfilled. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

/** The id of a request; null if it has none that can be sent back. */
export type Id = string | number | null

/** A well-formed request: an object with a verb. Fields it does not ask for are ignored. */
export class Request {
  readonly id: Id
  readonly #fields: Readonly<Record<string, unknown>>

  constructor(fields: Readonly<Record<string, unknown>>) {
    this.#fields = fields
    this.id = idOf(fields)
  }

  get verb(): string {
    return this.text('do')
  }

  has(name: string): boolean {
    return this.#field(name) !== undefined
  }

  text(name: string): string {
    const value = this.#field(name)
    return typeof value === 'string' ? value : wrong(name, 'a text', value)
  }

  /** A text; a number is taken as its digits. */
  textOrNumber(name: string): string {
    const value = this.#field(name)
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' ? value : wrong(name, 'a text', value)
  }

  wholeNumber(name: string, least: number, most: number): number {
    const value = this.#field(name)
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most)
      return value
    return wrong(name, `a whole number from ${least} to ${most}`, value)
  }

  object(name: string): Readonly<Record<string, unknown>> {
    const value = this.#field(name)
    return isObject(value) ? value : wrong(name, 'an object', value)
  }

  /** A move: notation, or typed. */
  move(): string | { readonly type: string } {
    const value = this.#field('move')
    if (typeof value === 'string') return value
    if (isObject(value) && typeof value['type'] === 'string') return value as { type: string }
    return wrong('move', 'a text such as "pass", or a typed move', value)
  }

  #field(name: string): unknown {
    const value = Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined
    return value === null ? undefined : value
  }
}

/** Reads a line; a line that is no request is refused, with the id if there is one. */
export function parseRequest(line: string): Request {
  let raw: unknown
  try {
    raw = JSON.parse(line.replace(/^\uFEFF/, ''))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Refused({
      code: 'malformed-json',
      message: `this line is not JSON: ${shortened(why)}`,
    })
  }
  if (!isObject(raw))
    throw new Refused({
      code: 'bad-request',
      message: 'a request is an object such as {"id":1,"do":"help"}',
    })
  return new Request(raw)
}

function idOf(fields: Readonly<Record<string, unknown>>): Id {
  const id = Object.hasOwn(fields, 'id') ? fields['id'] : null
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

function wrong(name: string, needed: string, value: unknown): never {
  const found = value === undefined ? 'it is missing' : `it is ${kindOf(value)}`
  throw new Refused({ code: 'bad-request', message: `"${name}" must be ${needed}; ${found}` })
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return shortened(JSON.stringify(value) ?? typeof value)
}

/** What others wrote is repeated only in part. */
export function shortened(text: string, most = 80): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
