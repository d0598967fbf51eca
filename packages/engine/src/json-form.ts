/**
 * Forms of JSON from outside, declared once: a form reads a value or refuses it with the path and
 * what to write instead, and says the same as JSON Schema. It knows kinds of values, no rules of
 * the game.
 */
import { accept, type Result, refuse } from './result.ts'

/** A piece of JSON Schema (2020-12). */
export type Schema = Readonly<Record<string, unknown>>

/** What a value must look like; `path` says where it stands, as in `seats[0].vp`. */
export interface Form<T> {
  readonly schema: Schema
  read(raw: unknown, path: string): Result<T>
}

/** The type of the values a form reads. */
export type ValueOf<F> = F extends Form<infer T> ? T : never

/** What a form reads, with everything there but these fields. */
export type Complete<T, Optional extends keyof T = never> = Readonly<
  Required<Omit<T, Optional>> & Pick<T, Optional>
>

/** A whole number between two bounds. */
export function integer(least: number, most: number): Form<number> {
  return {
    schema: { type: 'integer', minimum: least, maximum: most },
    read(raw, path) {
      const fits = typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most
      return fits ? accept(raw) : bad(path, `must be a whole number from ${least} to ${most}`)
    },
  }
}

/** A text that is not too long. */
export function text(most = 200): Form<string> {
  return {
    schema: { type: 'string', maxLength: most },
    read(raw, path) {
      if (typeof raw === 'string' && raw.length <= most) return accept(raw)
      return bad(path, `must be a text of at most ${most} characters`)
    },
  }
}

/** A text of a pattern, which `kind` says in words. */
export function matching(pattern: string, kind: string): Form<string> {
  const fits = new RegExp(pattern, 'u')
  return {
    schema: { type: 'string', pattern },
    read: (raw, path) =>
      typeof raw === 'string' && fits.test(raw) ? accept(raw) : bad(path, `must be ${kind}`),
  }
}

/** True or false. */
export const yesOrNo: Form<boolean> = {
  schema: { type: 'boolean' },
  read: (raw, path) =>
    typeof raw === 'boolean' ? accept(raw) : bad(path, 'must be true or false'),
}

/** One of a list of words. */
export function oneOf<W extends string | number>(words: readonly W[]): Form<W> {
  return {
    schema: { enum: words },
    read(raw, path) {
      const word = words.find((known) => known === raw)
      if (word !== undefined) return accept(word)
      return bad(path, `must be one of ${words.map((known) => JSON.stringify(known)).join(', ')}`)
    },
  }
}

/** A list of at most so many values of one form. */
export function listOf<T>(form: Form<T>, most: number): Form<readonly T[]> {
  return {
    schema: { type: 'array', items: form.schema, maxItems: most },
    read(raw, path) {
      if (!Array.isArray(raw) || raw.length > most)
        return bad(path, `must be a list of at most ${most}`)
      const values: T[] = []
      for (const [index, item] of raw.entries()) {
        const value = form.read(item, `${path}[${index}]`)
        if (!value.ok) return value
        values.push(value.value)
      }
      return accept(values)
    },
  }
}

/** An object with the named fields, each of which may be left out, and no others. */
export function fields<T>(forms: { readonly [K in keyof T]: Form<T[K]> }): Form<Partial<T>> {
  const names = Object.keys(forms) as (keyof T & string)[]
  const schemas = names.map((name) => [name, forms[name].schema])
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(schemas),
      additionalProperties: false,
    },
    read(raw, path) {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return bad(path, 'must be an object')
      const stranger = Object.keys(raw).find((name) => !(names as string[]).includes(name))
      if (stranger !== undefined) return unknownField(at(path, stranger), names)
      const values: Partial<T> = {}
      for (const name of names) {
        const given = (raw as Readonly<Record<string, unknown>>)[name]
        if (given === undefined) continue
        const value = forms[name].read(given, at(path, name))
        if (!value.ok) return value
        values[name] = value.value
      }
      return accept(values)
    },
  }
}

/** An object from words to values of one form. */
export function byWord<W extends string, T>(
  words: readonly W[],
  form: Form<T>,
): Form<Partial<Record<W, T>>> {
  const forms = Object.fromEntries(words.map((word) => [word, form]))
  return fields<Record<W, T>>(forms as { readonly [K in W]: Form<Record<W, T>[K]> })
}

/** The same form with a sentence for readers of the schema. */
export function explained<T>(form: Form<T>, description: string): Form<T> {
  return { schema: { description, ...form.schema }, read: form.read }
}

function at(path: string, name: string): string {
  const short = name.length > 40 ? `${name.slice(0, 39)}…` : name
  if (!/^[A-Za-z]\w*$/.test(short)) return `${path}[${JSON.stringify(short)}]`
  return path === '' ? short : `${path}.${short}`
}

function unknownField(path: string, names: readonly string[]): Result<never> {
  return refuse('unknown-field', `${path} is not known here; there are ${names.join(', ')}`)
}

function bad(path: string, what: string): Result<never> {
  return refuse('bad-value', `${path === '' ? 'a position' : path} ${what}`)
}
