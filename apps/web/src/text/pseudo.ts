/** English made long and accented: what is clipped or not taken from a catalog shows itself. */

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  A: 'Á',
  E: 'Ë',
  I: 'Ï',
  O: 'Ö',
  U: 'Ü',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Z: 'Ž',
}
/** Vowels are said twice as often as needed for texts about 40 % longer. */
const LONGER = /[aeiou]/gi

/** The same catalog with every text changed; symbols (`:corn:`), links (`[[wharf|`) and keys stay. */
export function pseudo<T>(said: T): T {
  if (typeof said === 'string') return accented(said) as T
  if (typeof said === 'function')
    return ((...args: unknown[]) => pseudo(Reflect.apply(said, undefined, args))) as T
  if (Array.isArray(said)) return said.map((item) => pseudo(item)) as T
  if (typeof said === 'object' && said !== null)
    return Object.fromEntries(Object.entries(said).map(([key, it]) => [key, pseudo(it)])) as T
  return said
}

function accented(text: string): string {
  return text
    .split(/(:[a-zA-Z-]+:|\[\[[\w-]+[|\]])/)
    .map((part, index) => (index % 2 === 1 ? part : longer(part)))
    .join('')
}

function longer(text: string): string {
  return text.replace(LONGER, '$&$&').replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter)
}
