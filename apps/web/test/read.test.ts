/** What comes from outside: a text, a link or a file, whole or not. */
import { expect, test } from 'vitest'
import { pack } from '../src/share/pack.ts'
import { read } from '../src/share/read.ts'

const RECORD = '{"game": "puerto-rico"}'

test('a record is read as it is, with what a program puts before it, and out of a link', async () => {
  expect(await read(RECORD)).toEqual({ record: RECORD })
  expect(await read(`\uFEFF ${RECORD}\n`)).toEqual({ record: RECORD })
  expect(await read(`https://example.org/#${await pack(RECORD)}`)).toEqual({ record: RECORD })
})

test.each([
  ['file', undefined],
  ['empty', ' \n'],
  ['cut', RECORD.slice(0, -3)],
  ['not-json', 'Dear Ana, how are you?'],
  ['link', 'game=dMw7DoAgDADQ'],
])('%s: says why there is no record', async (code, text) => {
  expect(await read(text)).toEqual({ code })
})

test('a link to something else is damaged', async () => {
  expect(await read(await pack('no record'))).toEqual({ code: 'link' })
})
