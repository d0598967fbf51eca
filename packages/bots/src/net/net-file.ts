/**
 * A net as it is kept: a head of whole numbers, then the weights as numbers of 16 bits, row after row (value-net.ts). Version and
 * the features it was trained on are in the head: a net is refused where positions are described otherwise.
 */
/** The first four bytes: what it is, and the version of this form. */
const MARK = 0x314e5644
const HEAD_BYTES = 24

/** How large a net is. */
export interface NetShape {
  /** Features of a seat, and of the table. */
  readonly own: number
  readonly shared: number
  readonly units: number
  /** Choices that the policy knows. */
  readonly choices: number
}

export interface NetFile {
  readonly shape: NetShape
  readonly weights: Float32Array
}

/** Reads a net for features of these names. */
export function readNet(bytes: Uint8Array, features: readonly string[]): NetFile {
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEAD_BYTES)
  const [mark, names, own, shared, units, choices] = Array.from({ length: 6 }, (_, number) =>
    head.getUint32(4 * number, true),
  )
  if (mark !== MARK) throw new Error('this is no net of this version')
  if (names !== namesMark(features)) throw new Error('this net was trained on other features')
  const data = bytes.subarray(HEAD_BYTES)
  const weights = new Float32Array(data.length / 2)
  for (let i = 0; i < weights.length; i++)
    weights[i] = fromHalf(data[2 * i] | (data[2 * i + 1] << 8))
  return { shape: { own, shared, units, choices }, weights }
}

/** A number that stands for a list of names, and for no other one in practice. */
export function namesMark(names: readonly string[]): number {
  let mark = 0x811c9dc5
  for (const letter of names.join('\n')) mark = Math.imul(mark ^ letter.charCodeAt(0), 0x01000193)
  return mark >>> 0
}

/** A number of 16 bits: sign, five bits of exponent, ten of fraction. */
function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1
  const exponent = (half >> 10) & 0x1f
  const fraction = half & 0x3ff
  return exponent === 0
    ? sign * fraction * 2 ** -24
    : sign * (1024 + fraction) * 2 ** (exponent - 25)
}

/** The bytes behind a text of base 64: nets travel as source files, so that they load alike everywhere. */
export function fromBase64(text: string): Uint8Array {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const digitValue = new Uint8Array(128)
  for (let value = 0; value < digits.length; value++) digitValue[digits.charCodeAt(value)] = value
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3)
  for (let from = 0, to = 0; from < text.length; from += 4) {
    let group = 0
    for (let i = 0; i < 4; i++) group = (group << 6) | digitValue[text.charCodeAt(from + i)]
    bytes[to++] = group >> 16
    bytes[to++] = group >> 8
    bytes[to++] = group
  }
  return bytes.subarray(0, bytes.length - padding)
}
