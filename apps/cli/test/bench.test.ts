import { expect, test } from 'vitest'
import { measureAllocation } from '../src/bench/allocation.ts'
import { findGame, GAMES } from '../src/games.ts'
import { run, type } from './run.ts'

test('bench prints all its numbers in one run', async () => {
  const result = JSON.parse((await type('bench --quick --json')).out)
  expect(Object.keys(result)).toEqual([
    'node',
    'play',
    'move',
    'heap',
    'friendly',
    'search',
    'evaluationsPerSecond',
  ])
  expect(result.evaluationsPerSecond).toBeGreaterThan(0)
  expect(result.play.map((it: { name: string }) => it.name)).toEqual([
    '4 players',
    '2 players',
    '3 players',
    '5 players',
    '4 players, all 31 violet buildings',
    '4 players, draft',
  ])
  expect(result.heap.map((it: { name: string }) => it.name)).toEqual(
    result.play.map((it: { name: string }) => it.name),
  )
  for (const number of [
    ...result.play.flatMap((it: { gamesPerSecond: number; ratio: number }) => [
      it.gamesPerSecond,
      it.ratio,
    ]),
    ...Object.values<number>(result.move),
    ...Object.values<number>(result.friendly),
    ...result.heap.map((it: { moves: number }) => it.moves),
  ])
    expect(number).toBeGreaterThan(0)
})

test('bench prints a table for people, here of San Juan, and shows how far it is to somebody who watches', async () => {
  const { out, err } = await run(['bench', '--game', 'san-juan', '--quick'], '', {
    showsProgress: true,
  })
  for (const part of [
    'games/s',
    'pooled copy',
    'bytes per move',
    'friendly door',
    'views/s',
    'futures/s',
    'evaluations/s',
  ])
    expect(out).toContain(part)
  // Of random games and of the heap, each with and without the expansion.
  for (const name of ['4 players', '4 players, expansion', '2 players', '3 players'])
    expect(out.match(new RegExp(`^${name} +[1-9][\\d,]* `, 'gm')), name).toHaveLength(2)
  expect(err).toMatch(/Measuring [█░]{40} \d+ %/)
  expect(err.endsWith('\r\x1b[2K')).toBe(true)
})

test.each([
  ['puerto-rico', { buildings: 'base' }],
  ['puerto-rico', { buildings: 'all31' }],
  ['san-juan', { expansion: true }],
])('a move of %s allocates nothing, with %o', async (game, raw) => {
  const row = findGame(game) ?? GAMES[0]
  const options = row.rules.parseOptions(raw)
  if (!options.ok) throw new Error(options.error.message)
  // Code compiled just then is on the heap too; a sample without that comes within a few, later where much else runs.
  let sample = await measureAllocation(row, options.value, 200_000)
  for (let again = 0; again < 12 && !isClean(sample); again++)
    sample = await measureAllocation(row, options.value, 400_000)
  expect(sample.bytesPerMove).toBeLessThan(1)
  expect(sample.collections).toBe(0)
})

function isClean({ bytesPerMove, collections }: { bytesPerMove: number; collections: number }) {
  return bytesPerMove < 1 && collections === 0
}
