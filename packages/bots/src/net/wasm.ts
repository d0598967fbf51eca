/**
 * As much of WebAssembly's binary form as the kernel needs: code is a list of bytes, put together by these functions.
 * Written by hand because it is little; it needs no tool to build, and the page no file to fetch.
 */
export type Code = readonly number[]

export const I32 = 0x7f
export const F32 = 0x7d
export const V128 = 0x7b
const EMPTY = 0x40
const VECTOR = 0xfd

/** A number that is not negative, in as few bytes as it needs. */
function count(n: number): Code {
  return n < 0x80 ? [n] : [(n & 0x7f) | 0x80, ...count(n >> 7)]
}

/** The same where the highest bit would be read as a sign. */
function signed(n: number): Code {
  return n < 0x40 ? [n] : [(n & 0x7f) | 0x80, ...signed(n >> 7)]
}

export const get = (local: number): Code => [0x20, ...count(local)]
export const set = (local: number, value: Code): Code => [...value, 0x21, ...count(local)]
export const i32 = (n: number): Code => [0x41, ...signed(n)]
export const addI32 = (a: Code, b: Code): Code => [...a, ...b, 0x6a]
export const loadI32 = (address: Code): Code => [...address, 0x28, 2, 0]

/** Numbers of four lanes. */
export const zeros: Code = [VECTOR, 0x0c, ...Array.from({ length: 16 }, () => 0)]
export const load = (address: Code, offset: number): Code => [
  ...address,
  VECTOR,
  0x00,
  2,
  ...count(offset),
]
/** The same number in all lanes. */
export const loadSame = (address: Code, offset: number): Code => [
  ...address,
  VECTOR,
  0x09,
  2,
  ...count(offset),
]
export const store = (address: Code, value: Code, offset: number): Code => [
  ...address,
  ...value,
  VECTOR,
  0x0b,
  2,
  ...count(offset),
]
export const add = (a: Code, b: Code): Code => [...a, ...b, VECTOR, 0xe4, 0x01]
export const multiply = (a: Code, b: Code): Code => [...a, ...b, VECTOR, 0xe6, 0x01]
/** The second where the first is smaller. */
export const larger = (a: Code, b: Code): Code => [...a, ...b, VECTOR, 0xeb, 0x01]
export const lane = (value: Code, which: number): Code => [...value, VECTOR, 0x1f, which]
export const addF32 = (a: Code, b: Code): Code => [...a, ...b, 0x92]

/** Repeats as long as the first number is below the second, which is asked before each time. */
export function whileBelow(a: Code, b: Code, body: Code): Code {
  const leaveIfNot = [...a, ...b, 0x4f, 0x0d, 1]
  return [0x02, EMPTY, 0x03, EMPTY, ...leaveIfNot, ...body, 0x0c, 0, 0x0b, 0x0b]
}

/** A function that the module offers. */
export interface WasmFunction {
  readonly name: string
  readonly takes: Code
  readonly gives: Code
  /** The types of its own variables, which come after what it takes. */
  readonly locals: Code
  readonly body: Code
}

const text = (words: string): Code => [
  ...count(words.length),
  ...Array.from(words, (letter) => letter.charCodeAt(0)),
]
const section = (id: number, entries: readonly Code[]): Code => {
  const content = [...count(entries.length), ...entries.flat()]
  return [id, ...count(content.length), ...content]
}
const bodyOf = ({ locals, body }: WasmFunction): Code => {
  const content = [...count(locals.length), ...locals.flatMap((type) => [1, type]), ...body, 0x0b]
  return [...count(content.length), ...content]
}

/** A module that works in a memory from outside, `memory.it`. */
export function moduleOf(functions: readonly WasmFunction[]): Uint8Array {
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
  const types = functions.map(({ takes, gives }) => [
    0x60,
    ...count(takes.length),
    ...takes,
    ...count(gives.length),
    ...gives,
  ])
  return Uint8Array.from([
    ...header,
    ...section(1, types),
    ...section(2, [[...text('memory'), ...text('it'), 2, 0, 1]]),
    ...section(
      3,
      functions.map((_, number) => count(number)),
    ),
    ...section(
      7,
      functions.map(({ name }, number) => [...text(name), 0, ...count(number)]),
    ),
    ...section(10, functions.map(bodyOf)),
  ])
}
