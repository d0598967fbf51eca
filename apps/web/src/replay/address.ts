/**
 * The address of a moment of a game: `/replay#game=…&n=57&view=2` carries the whole record, `/replay/<id>?n=57` names a
 * game that is kept in this browser.
 */
import type { Perspective } from '../client/contract.ts'
import type { Where } from './client.ts'

/** Where the game of an address is: in it, packed, or kept in this browser. */
export type Origin = { readonly packed: string } | { readonly id: string }

/** The game an address asks for; undefined if none. */
export function originOf(route: readonly string[], hash: string): Origin | undefined {
  const [, id] = route
  if (id !== undefined) return { id }
  const packed = new URLSearchParams(hash).get('game')
  return packed === null ? undefined : { packed }
}

/** The moment an address asks for, as far as it says. */
export function whereIn(search: string, hash: string): Partial<Where> {
  const asked = new URLSearchParams(hash.includes('game=') ? hash : search)
  const n = asked.get('n') ?? ''
  const perspective = perspectiveOf(asked.get('view') ?? '')
  return {
    ...(/^\d{1,6}$/.test(n) && { n: Number(n) }),
    ...(perspective !== undefined && { perspective }),
  }
}

/** The path of a moment. */
export function addressOf(origin: Origin, { n, perspective }: Where): string {
  return 'id' in origin
    ? `/replay/${origin.id}?n=${n}&view=${perspective}`
    : `/replay#game=${origin.packed}&n=${n}&view=${perspective}`
}

function perspectiveOf(text: string): Perspective | undefined {
  if (text === 'table' || text === 'open') return text
  return /^\d$/.test(text) ? Number(text) : undefined
}
