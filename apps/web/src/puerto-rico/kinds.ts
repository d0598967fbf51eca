/** Buildings by their key: the printed facts of the rules, which never change in a game. */
import { BUILDINGS, type Building, GOODS } from '@doubloon/puerto-rico'

const KINDS: ReadonlyMap<string, Building> = new Map(BUILDINGS.map((kind) => [kind.key, kind]))

export const circlesOf = (key: string): number => KINDS.get(key)?.circles ?? 0
export const vpOf = (key: string): number => KINDS.get(key)?.vp ?? 0
export const isLarge = (key: string): boolean => KINDS.get(key)?.size === 2

/** What colours it: the good it is for, or violet. */
export function classOf(key: string): string {
  const good = KINDS.get(key)?.good
  return good === undefined ? 'violet' : (GOODS[good] ?? 'violet')
}

/** Nobody works there though somebody could: it does nothing. */
export const isIdle = (key: string, colonists: number): boolean =>
  circlesOf(key) > 0 && colonists === 0
