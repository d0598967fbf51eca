/**
 * A record packed into an address: `/#game=` and the text, deflated, in letters that need no quoting. What an address
 * says besides follows behind `&`.
 */

const KEY = 'game='

/** More than the longest game ever needs; a link that unpacks to more is no record. */
const MOST_BYTES = 4_000_000

/** The part of an address behind `#`, for a record. */
export async function pack(record: string): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(record),
    new CompressionStream('deflate-raw'),
  )
  return KEY + lettersOf(bytes)
}

/** Whether an address or its part behind `#` carries a record. */
export function isPacked(text: string): boolean {
  return packedIn(text) !== undefined
}

/** The record in an address; undefined if it is damaged. */
export async function unpack(text: string): Promise<string | undefined> {
  const packed = packedIn(text)
  const bytes = packed === undefined ? undefined : bytesOf(packed)
  if (bytes === undefined) return undefined
  try {
    const inflated = await through(bytes, new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(inflated)
  } catch {
    return undefined
  }
}

/** What stands behind `#game=`, in a whole address or without what comes before; undefined if there is none. */
export function packedIn(text: string): string | undefined {
  const [, packed] = /^(?:[^\s#]*#)?game=([^\s&]*)(?:&\S*)?$/.exec(text.trim()) ?? []
  return packed
}

function lettersOf(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > MOST_BYTES) throw new RangeError('a record is shorter')
    parts.push(next.value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
