/** Buildings by their key: the printed facts of the rules, which never change in a game. */
import { BUILDINGS, type Building, GOODS } from '@doubloon/san-juan'
import type { View } from './table-types.ts'

const NUMBERS: ReadonlyMap<string, number> = new Map(BUILDINGS.map(({ key }, kind) => [key, kind]))

/** A building by its key; undefined for a word that is none. */
export function kindOf(key: string): Building | undefined {
  return BUILDINGS[NUMBERS.get(key) ?? -1]
}

export const costOf = (key: string): number => kindOf(key)?.cost ?? 0
export const vpOf = (key: string): number => kindOf(key)?.vp ?? 0

/** The good that can lie on it: production buildings have the numbers of their goods, one city building holds its own. */
export function goodOn(key: string): (typeof GOODS)[number] | undefined {
  const kind = kindOf(key)
  if (kind?.class === 'production') return GOODS[NUMBERS.get(key) ?? -1]
  return kind?.holdsGood ? GOODS.at(-1) : undefined
}

/** How many buildings the fullest city has. */
export const mostBuilt = ({ seats }: View): number =>
  Math.max(...seats.map(({ tableau }) => tableau.length))

/** The sky of its painting until that has come (pieces/Scene.svelte). */
export function skyOf(key: string): string {
  const tint = tintOf(key)
  return tint === 'silver' ? 'sugar' : tint
}

/** What colours its card (`data-tint`, see tints.css): the good it makes, stone for monuments, violet for the city. */
export function tintOf(key: string): string {
  const kind = kindOf(key)
  if (kind?.class === 'production') return goodOn(key) ?? 'violet'
  return kind?.class === 'monument' ? 'stone' : 'violet'
}
