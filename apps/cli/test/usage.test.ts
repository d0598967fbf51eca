import { expect, test } from 'vitest'
import { type } from './run.ts'

test.each([
  ['simulate --foo', '--foo'],
  ['simulate --players 9', '2, 3, 4, 5'],
  ['simulate --players x', '2, 3, 4, 5'],
  ['simulate --game chess', 'puerto-rico'],
  ['simulate --buildings many', 'base, draft, random, all'],
  ['simulate --end never', 'standard, city-only'],
  ['simulate --games 0', 'from 1 to'],
  ['simulate --games', 'needs a value'],
  ['simulate --json=1', 'takes no value'],
  ['simulate --bot clever', 'random'],
  ['simulate --set balanced', 'NAME=VALUE'],
  ['simulate --set colour=blue', 'colour'],
  ['simulate more', '"more" is one word too many'],
  ['replay', 'FILE'],
  ['replay a --json --transcript', 'do not go together'],
  ['play --seats you,chess', 'sensible'],
  ['play --seats you,random --players 3', 'names 2'],
  ['play --bot clever', 'sensible, random'],
  ['perft --depth 99', '1 to 50'],
  ['engine --verbose', 'This command has none'],
  ['dance', 'play, simulate, replay, perft, bench, engine'],
])('`doubloon %s` is refused with what is possible', async (line, part) => {
  const { code, out, err } = await type(line)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain(part)
})

test('--help works for the command and all its parts', async () => {
  const { code, out } = await type('--help')
  expect(code).toBe(0)
  for (const name of ['play', 'simulate', 'replay', 'perft', 'bench', 'engine']) {
    expect(out).toContain(`doubloon ${name}`)
    const one = await type(`${name} --help`)
    expect(one.code).toBe(0)
    expect(one.out).toContain(`doubloon ${name}`)
  }
})

test('a missing file is a failure in one sentence', async () => {
  const { code, err } = await type('replay /nowhere/game.json')
  expect(code).toBe(1)
  expect(err).toBe('/nowhere/game.json cannot be read: there is no such file or folder.\n')
})
