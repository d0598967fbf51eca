/** Options as they come from outside: the same first checks in every game. */
import { accept, type Result, refuse } from './result.ts'

/** The options somebody gives, by name; refused if they are none, or have a name that the game does not know. */
export function givenOptions(
  raw: unknown,
  names: readonly string[],
): Result<Readonly<Record<string, unknown>>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return badOptions('options must be an object such as {"players": 4}')
  const unknown = Object.keys(raw).find((name) => !names.includes(name))
  if (unknown !== undefined)
    return badOptions(`"${unknown}" is no option; there are ${names.join(', ')}`)
  return accept({ ...raw })
}

export function badOptions(what: string): Result<never> {
  return refuse('bad-options', what)
}

/** Lists among the options are sets: their order does not matter. */
export function sameOptions(a: object, b: object): boolean {
  const inOrder = (options: object) =>
    JSON.stringify(options, (_, value: unknown) =>
      Array.isArray(value) ? [...value].sort() : value,
    )
  return inOrder(a) === inOrder(b)
}
