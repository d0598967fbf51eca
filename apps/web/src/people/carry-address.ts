/** The private link that makes another browser the same person: its code stands behind `#`, which no server ever sees. */
const KEY = 'code='

export const carryAddress = (code: string): string => `${location.origin}/me#${KEY}${code}`

/** The code in an address; empty if there is none. */
export function codeIn(hash: string): string {
  return hash.startsWith(KEY) ? decodeURIComponent(hash.slice(KEY.length)) : ''
}
