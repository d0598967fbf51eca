/** Answers of everything that takes input from outside: a value, or what is wrong and which rule says so. */

/** Why something was refused: a stable code, a sentence for developers, and the rule if one forbids it. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly rule?: string
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal }

export function accept<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function refuse(code: string, message: string, rule?: string): Result<never> {
  return { ok: false, error: rule === undefined ? { code, message } : { code, message, rule } }
}

/** The value, or an exception with the refusal: for callers whose input cannot be wrong. */
export function orThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value
  const { code, message, rule } = result.error
  throw new Error(rule === undefined ? `${code}: ${message}` : `${code} (${rule}): ${message}`)
}
