/** Making nonsense: texts with wrong letters, JSON with wrong values. */
import type { Chance } from './chance.ts'

/** Values nobody should hand in. */
export const STRANGE_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  4294967296,
  '',
  ' ',
  'pass ',
  'PASS',
  '\u0000',
  '🏴‍☠️',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  'seat 0: pass',
  'place corn 99999999999999999999',
  'place corn -1, corn 1',
  'store nothing, nothing',
  'store corn, corn',
  'sell indigo, indigo, indigo, indigo, indigo',
  'build library over library paying crane good',
  'discard crane, , crane',
  [],
  ['pass'],
  {},
  { type: 'pass', extra: 1 },
  { type: 5 },
  { type: 'place' },
  { type: 'place', colonists: null },
  { type: 'place', colonists: { corn: 'one' } },
  { type: 'store', barrels: [] },
  { type: 'sell', goods: 'indigo' },
  { type: 'build', building: 'crane', goods: [], cards: [5] },
  { type: 'discard', cards: ['toString', '__proto__'] },
  { type: '__proto__' },
  { toString: 1 },
]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz 0123456789,:*-'

/** A text with one to three small faults. */
export function garble(text: string, chance: Chance): string {
  let letters = [...text]
  for (let faults = 1 + chance.below(3); faults > 0; faults--) letters = oneFault(letters, chance)
  return letters.join('')
}

function oneFault(letters: string[], chance: Chance): string[] {
  const at = chance.below(letters.length + 1)
  const letter = LETTERS[chance.below(LETTERS.length)] ?? 'x'
  switch (chance.below(4)) {
    case 0:
      return letters.toSpliced(at, 1)
    case 1:
      return letters.toSpliced(at, 0, letter)
    case 2:
      return letters.toSpliced(at, 1, letter)
    default:
      return [...letters.slice(at), ' ', ...letters.slice(0, at)]
  }
}

/** A copy of a JSON value with one to three values somewhere in it changed, removed or added. */
export function garbleJson(value: unknown, chance: Chance): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  let faulty = copy
  for (let faults = 1 + chance.below(3); faults > 0; faults--)
    faulty = changeSomewhere(faulty, chance)
  return faulty
}

function changeSomewhere(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.oneIn(12)) return changed(value, chance)
  const keys = Object.keys(value)
  const key = keys.length === 0 || chance.oneIn(20) ? anyKey(value, chance) : chance.pick(keys)
  const fields: Record<string, unknown> = value as Record<string, unknown>
  if (chance.oneIn(12)) remove(value, key)
  else fields[key] = changeSomewhere(fields[key], chance)
  return value
}

/** Lists close up, since JSON knows no holes. */
function remove(value: object, key: string): void {
  if (Array.isArray(value)) value.splice(Number(key), 1)
  else delete (value as Record<string, unknown>)[key]
}

const anyKey = (value: object, chance: Chance) =>
  Array.isArray(value)
    ? String(value.length)
    : chance.pick(['vp', 'corn', 'seed', 'chance', 'extra', 'after', 'quarries', 'crane', 'picked'])

/** Mostly a value of the same kind, so that it gets past the form. */
function changed(value: unknown, chance: Chance): unknown {
  if (chance.oneIn(4)) return chance.pick(STRANGE_VALUES)
  if (typeof value === 'number') return value + chance.pick([-3, -1, 1, 1, 2, 5, 100])
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return garble(value, chance)
  return chance.pick(STRANGE_VALUES)
}
