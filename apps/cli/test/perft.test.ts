import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MoveList, orThrow, perft } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { expect, test } from 'vitest'
import { run, type } from './run.ts'

test('perft counts every depth and says how fast', async () => {
  const { counts, nodesPerSecond } = JSON.parse(
    (await type('perft --players 4 --seed 1 --depth 3 --json')).out,
  )
  expect(counts[0]).toBe(7)
  expect(counts).toHaveLength(3)
  expect(nodesPerSecond).toBeGreaterThan(0)
  const { out } = await type('perft --players 4 --seed 1 --depth 2')
  expect(out).toMatch(/depth {2}1 +7 /)
  expect(out).toContain('sequences per second')
})

test('perft starts from a position in a file, and refuses an impossible one', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'doubloon-')), 'position.json')
  const [, state] = (
    await run(
      ['engine'],
      '{"do":"new","game":"puerto-rico","options":{"players":3},"seed":"p"}\n{"do":"state"}\n',
    )
  ).out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  writeFileSync(file, JSON.stringify(state.position))
  const { counts } = JSON.parse((await type(`perft --position ${file} --depth 1 --json`)).out)
  expect(counts).toEqual([6])
  writeFileSync(file, JSON.stringify({ ...state.position, quarries: 99 }))
  const refused = await type(`perft --position ${file}`)
  expect(refused.code).toBe(1)
  expect(refused.err).toContain('no possible position')
  writeFileSync(file, '{')
  expect((await type(`perft --position ${file}`)).err).toContain('is not JSON')
})

test('perft shows how far it is to somebody who watches, and counts the same', async () => {
  const line = 'perft --players 3 --seed 1 --depth 5 --json'
  const { out, err } = await run(line.split(' '), '', { showsProgress: true })
  expect(err).toMatch(/Depth 5 [█░]{40} \d+ %/)
  const state = puertoRico.newState()
  puertoRico.setUp(state, orThrow(puertoRico.parseOptions({ players: 3 })), '1', new MoveList())
  const counts = [1, 2, 3, 4, 5].map((depth) => perft(puertoRico, state, depth))
  expect(JSON.parse(out).counts).toEqual(counts)
})

test('options of the set-up have no effect beside a position and are refused', async () => {
  for (const option of ['--players 5', '--seed x', '--set balanced=true', '--buildings all']) {
    const { code, err } = await type(`perft --position /nowhere.json ${option}`)
    expect(code).toBe(2)
    expect(err).toContain(`${option.split(' ')[0]} has no effect beside --position.`)
  }
})
