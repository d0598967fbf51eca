import { expect, test } from 'vitest'
import { isPacked, pack, unpack } from '../src/share/pack.ts'

const RECORD = JSON.stringify({
  game: 'puerto-rico',
  seed: 'Señor Ñandú, Пуэрто-Рико',
  moves: Array.from({ length: 300 }, (_, index) => `choose role ${index % 7}`),
})

test('a record survives the way into an address and back', async () => {
  const packed = await pack(RECORD)
  expect(packed).toMatch(/^game=[\w-]+$/)
  expect(packed.length).toBeLessThan(RECORD.length / 5)
  expect(await unpack(packed)).toBe(RECORD)
  expect(await unpack(`https://example.org/#${packed}`)).toBe(RECORD)
  expect(await unpack(`  http://127.0.0.1:8080/#${packed}\n`)).toBe(RECORD)
  expect(await unpack(`https://example.org/replay#${packed}&n=57&view=2`)).toBe(RECORD)
})

test.each([
  ['cut off', (packed: string) => packed.slice(0, -9)],
  ['with a letter changed', (packed: string) => packed.replace(/.{9}$/, 'AAAAAAAAA')],
  ['with letters that do not belong there', (packed: string) => `${packed}%%`],
  ['empty', () => 'game='],
  ['without anything packed', () => 'elsewhere'],
])('a link %s is damaged, and nothing worse happens', async (_, damage) => {
  expect(await unpack(damage(await pack(RECORD)))).not.toBe(RECORD)
  expect(await unpack(damage(await pack(RECORD)))).toBeUndefined()
})

test('what is packed endlessly is no record', async () => {
  expect(await unpack(await pack('0'.repeat(5_000_000)))).toBeUndefined()
})

test('only what carries a game is taken for a link', () => {
  expect(isPacked('game=abc')).toBe(true)
  expect(isPacked('https://example.org/#game=abc')).toBe(true)
  expect(isPacked('{"game=": 1}')).toBe(false)
  expect(isPacked('https://example.org/')).toBe(false)
  expect(isPacked('')).toBe(false)
})
