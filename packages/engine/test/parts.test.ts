/** The small parts every game is made of: fields, lists, journal, questions, records, fingerprints, answers. */
import {
  accept,
  bonus,
  Fields,
  Fingerprint,
  GameState,
  Journal,
  MoveList,
  maskOf,
  orThrow,
  parseRecord,
  permit,
  refuse,
  samePosition,
} from '@doubloon/engine'
import { expect, test } from 'vitest'

class Small extends GameState {
  readonly rng = new Uint32Array(4)
  readonly numbers: Uint8Array
  constructor(bytes = 8) {
    const fields = new Fields(bytes)
    super(fields)
    this.numbers = fields.u8(4)
  }
}

test('fields lie one after the other, and errors of a declaration are told at once', () => {
  const fields = new Fields(16)
  const [words, signed, halves, bytes] = [fields.u32(1), fields.i32(1), fields.i16(2), fields.u8(4)]
  expect([words, signed, halves, bytes].map((view) => view.byteOffset)).toEqual([0, 4, 8, 12])
  expect(() => fields.u8(1)).toThrow('more fields than bytes')
  const uneven = new Fields(16)
  uneven.u8(1)
  for (const declare of ['i16', 'i32', 'u32'] as const)
    expect(() => uneven[declare](1)).toThrow('larger units first')
})

test('states are the same position if their bytes are, whatever their journals', () => {
  const [a, b] = [new Small(), new Small()]
  a.numbers[2] = 7
  expect(samePosition(a, b)).toBe(false)
  b.journal = new Journal()
  b.copyFrom(a)
  expect([samePosition(a, b), b.numbers[2], b.journal.length]).toEqual([true, 7, 0])
  expect(samePosition(a, new Small(12))).toBe(false)
})

test('a move list keeps what was added since it was cleared', () => {
  const list = new MoveList(4)
  for (const move of [5, 3, 9]) list.add(move)
  expect([list.length, list.at(1), list.includes(9), list.includes(0)]).toEqual([3, 3, true, false])
  list.clear()
  list.add(1)
  expect([list.toArray(), list.includes(3)]).toEqual([[1], false])
})

test('a journal has rows of five numbers', () => {
  const journal = new Journal()
  journal.add(1, 2, 3, 4, 5)
  journal.add(6, 7, 8, 9, 10)
  expect([journal.length, journal.at(0, 0), journal.at(1, 4)]).toEqual([2, 1, 10])
  journal.clear()
  expect(journal.length).toBe(0)
})

test('a question adds up the answers of the rows at work, 32 of them at most', () => {
  const answers = Array.from({ length: 32 }, (_, row) =>
    row % 2 === 0 ? (_: number, seat: number, about: number) => row + seat + about : undefined,
  )
  const ask = bonus(answers, (rows: number) => rows)
  expect(ask(0, 0)).toBe(0)
  expect(ask(0b111, 10, 100)).toBe(2 * 110 + 0 + 2) // row 1 does not answer
  expect(ask(0b100, 1)).toBe(3) // about nothing in particular
  const last = answers.map((_, row) => (row === 31 ? () => 5 : undefined))
  expect(bonus(last, (rows: number) => rows)(-1, 0)).toBe(5) // the sign bit is a row, too
  expect(permit([undefined, true], (rows: number) => rows)(0b10, 0)).toBe(true)
  expect(permit([undefined, true], (rows: number) => rows)(0b01, 0)).toBe(false)
  expect(maskOf([0, 1, '', 'x'])).toBe(0b1010)
  expect(() => maskOf(Array(33).fill(1))).toThrow('at most 32')
})

const RECORD = { game: 'g', rulesVersion: '1', options: {}, seed: '', moves: ['a'] }

test('a record of the right form is accepted as it is', () => {
  for (const record of [RECORD, { ...RECORD, position: {} }])
    expect(parseRecord(record)).toEqual(accept(record))
})

test.each([
  [undefined, 'a record is an object'],
  [[], 'a record is an object'],
  [null, 'a record is an object'],
  [{ ...RECORD, game: 1 }, '"game" must be a text'],
  [{ ...RECORD, rulesVersion: 1 }, '"rulesVersion" must be a text'],
  [{ ...RECORD, seed: undefined }, '"seed" must be a text'],
  [{ ...RECORD, options: [] }, '"options" must be an object'],
  [{ ...RECORD, moves: 'a' }, '"moves" must be a list of texts'],
  [{ ...RECORD, moves: ['a', 1] }, '"moves" must be a list of texts'],
  [{ ...RECORD, position: null }, '"position" must be an object'],
])('the record %j is malformed', (raw, message) => {
  const parsed = parseRecord(raw)
  expect(parsed.ok ? {} : parsed.error).toEqual({
    code: 'malformed-record',
    message: expect.stringContaining(message),
  })
})

test('fingerprints tell bytes and their order apart, and do not depend on how they are cut', () => {
  const print = (...parts: readonly number[][]) =>
    parts.reduce((all, part) => all.add(Uint8Array.from(part)), new Fingerprint()).toString()
  expect(print([])).toBe('050c5d1f811c9dc5')
  expect(print([97]).slice(8)).toBe('e40c292c') // FNV-1a of "a", as published
  expect(print([1, 2], [3])).toBe(print([1, 2, 3]))
  expect(new Set([print([]), print([0]), print([0, 0]), print([1, 2]), print([2, 1])]).size).toBe(5)
})

test('orThrow gives the value or throws the reason', () => {
  expect(orThrow(accept(5))).toBe(5)
  expect(() => orThrow(refuse('no', 'not so'))).toThrow(/^no: not so$/)
  expect(() => orThrow(refuse('no', 'not so', 'PR-1'))).toThrow(/^no \(PR-1\): not so$/)
})
