import { expect, test } from 'vitest'
import { type } from './run.ts'

test('bench prints every number the issue asks for in one run', async () => {
  const result = JSON.parse((await type('bench --quick --json')).out)
  expect(Object.keys(result)).toEqual(['node', 'play', 'move', 'heap', 'friendly'])
  expect(result.play.map((it: { name: string }) => it.name)).toEqual([
    '4 players',
    '2 players',
    '3 players',
    '5 players',
    '4 players, all 31 violet buildings',
    '4 players, draft',
  ])
  for (const number of [
    ...result.play.flatMap((it: { gamesPerSecond: number; ratio: number }) => [
      it.gamesPerSecond,
      it.ratio,
    ]),
    ...Object.values<number>(result.move),
    ...Object.values<number>(result.friendly),
    result.heap.moves,
  ])
    expect(number).toBeGreaterThan(0)
})

test('bench prints a table for people', async () => {
  const { out } = await type('bench --quick')
  for (const part of ['games/s', 'pooled copy', 'bytes per move', 'friendly door', 'views/s'])
    expect(out).toContain(part)
})
