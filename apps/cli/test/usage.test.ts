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
  ['simulate --games -5', '--games must be a whole number from 1 to 1,000,000,000, not "-5"'],
  ['simulate --json=1', 'takes no value'],
  ['simulate --bot clever', 'random'],
  ['simulate --set balanced', 'NAME=VALUE'],
  ['simulate --set colour=blue', 'colour'],
  ['simulate --set __proto__=1', '"__proto__" is no option'],
  [`simulate --games 1 --seed ${'s'.repeat(201)}`, 'at most 200 characters'],
  [`play --seed ${'s'.repeat(201)}`, 'at most 200 characters'],
  [`perft --seed ${'s'.repeat(201)}`, 'at most 200 characters'],
  ['simulate more', '"more" is one word too many'],
  ['replay', 'FILE'],
  ['replay a --json --transcript', 'do not go together'],
  ['play --seats you,chess', 'there is no bot "chess"; there are random, greedy'],
  ['play --seats you', 'Name 2 to 5 seats, each one of: you, bot, novice, casual, club, expert'],
  ['play --seats you,uct:soon', '"uct:soon": a budget is written as in uct:1s'],
  ['play --seats you,random --players 3', '--seats names 2 seats, but --players says 3.'],
  [
    'play --players 3 --bots 4',
    '--bots 4 makes 5 players together with you, but --players says 3.',
  ],
  ['play --seats you,random --bots 1', '--bots has no effect beside --seats.'],
  ['play --seats you,random --bot random', '--bot has no effect beside --seats.'],
  ['play --load F --players 3', '--players has no effect beside --load.'],
  ['play --load F --seed x', '--seed has no effect beside --load.'],
  ['play --load F --set balanced=true', '--set has no effect beside --load.'],
  ['play --bot clever', 'novice, casual, club, expert, master'],
  ['perft --depth 99', '1 to 50'],
  ['serve --port 99999', '--port must be a whole number from 0 to 65,535, not "99999"'],
  ['engine --verbose', 'This command has none'],
  ['dance', 'play, serve, simulate, arena, ladder, replay, perft, bench, engine'],
])('`doubloon %s` is refused with what is possible', async (line, part) => {
  const { code, out, err } = await type(line)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain(part)
})

test('--help works for the command and all its parts', async () => {
  const { code, out } = await type('--help')
  expect(code).toBe(0)
  for (const name of ['play', 'serve', 'simulate', 'replay', 'perft', 'bench', 'engine']) {
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

test.each([
  [
    'play',
    ['number of players (4)', '(drawn by lot)', 'novice, casual, club, expert, master', '(casual)'],
  ],
  ['simulate', ['number of players (4)', 'comes from (1)', 'who plays (random)', 'at most 1000']],
  ['perft', ['number of players (4)', 'comes from (1)', 'longest sequence (4)']],
])('`doubloon %s --help` says what holds if nothing is said', async (name, parts) => {
  const { out } = await type(`${name} --help`)
  for (const part of parts) expect(out).toContain(part)
})

test('a number below zero is a value like any other', async () => {
  expect((await type('simulate --games 1 --seed -5')).code).toBe(0)
})
