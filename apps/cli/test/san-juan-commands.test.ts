import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MoveList, orThrow, perft } from '@doubloon/engine'
import { sanJuan } from '@doubloon/san-juan'
import { expect, test } from 'vitest'
import { type } from './run.ts'
import { folder, RICH, randomGame } from './san-juan.ts'

const json = async (line: string) => JSON.parse((await type(`${line} --json`)).out)

test('simulate plays San Juan with its own options and prints the same figures', async () => {
  for (const [options, players] of [
    ['', 4],
    ['--players 2 --expansion', 2],
    ['--players 3 --advanced', 3],
    ['--players 4 --expansion --advanced', 4],
    ['--players 3 --set expansion=true --set advanced=true', 3],
    ['--players 3 --expansion --set harborTucks=every', 3],
  ] as const) {
    const line = `simulate --game san-juan --games 5 --seed x ${options}`.trimEnd()
    const { games, meanScores, winShares, endReasons, hash } = await json(line)
    expect(games).toBe(5)
    expect(meanScores).toHaveLength(players)
    expect(winShares.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(1, 2)
    const known = ['twelveBuildings', 'roundLimit']
    expect(Object.keys(endReasons).every((it) => known.includes(it))).toBe(true)
    expect((await json(line)).hash).toBe(hash)
  }
})

test('R-SJ-1: --set harborTucks=every plays other games than one, which is what nothing said means', async () => {
  const line = 'simulate --game san-juan --games 20 --players 3 --expansion'
  const [every, one, usual] = await Promise.all([
    json(`${line} --set harborTucks=every`),
    json(`${line} --set harborTucks=one`),
    json(line),
  ])
  expect(one.hash).toBe(usual.hash)
  expect(every.hash).not.toBe(usual.hash)
})

test('a switch means what --set says at length', async () => {
  const line = 'simulate --game san-juan --games 3 --players 3'
  const [short, long, without] = await Promise.all([
    json(`${line} --expansion`),
    json(`${line} --set expansion=true`),
    json(line),
  ])
  expect(short.hash).toBe(long.hash)
  expect(short.hash).not.toBe(without.hash)
})

test.each([
  [
    'simulate --game san-juan --buildings all',
    '--buildings is an option of puerto-rico, and this is san-juan.',
  ],
  [
    'perft --game san-juan --end city-only',
    '--end is an option of puerto-rico, and this is san-juan.',
  ],
  ['simulate --expansion', '--expansion is an option of san-juan, and this is puerto-rico.'],
  ['play --advanced', '--advanced is an option of san-juan, and this is puerto-rico.'],
  ['simulate --game san-juan --expansion=yes', '--expansion takes no value.'],
  ['simulate --game san-juan --players 5', 'players must be 2, 3 or 4'],
  ['play --game san-juan --seats you,random,random,random,random', 'players must be 2, 3 or 4'],
  ['simulate --game san-juan --set balanced=true', '"balanced" is no option'],
  ['play --load F --expansion', '--expansion has no effect beside --load.'],
  ['perft --game san-juan --position F --advanced', '--advanced has no effect beside --position.'],
])('`doubloon %s` is refused with what is wrong', async (line, part) => {
  const { code, out, err } = await type(line)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain(part)
})

test('the help says to which game an option belongs', async () => {
  for (const name of ['play', 'simulate', 'perft']) {
    const { out } = await type(`${name} --help`)
    expect(out).toMatch(/--buildings \S+ +puerto-rico: /)
    expect(out).toMatch(/--expansion +san-juan: /)
    expect(out).toMatch(/--advanced +san-juan: /)
  }
  expect((await type('--help')).out).toContain('Puerto Rico and San Juan')
})

test('perft counts small steps, from a new game and from a position', async () => {
  const { counts } = await json('perft --game san-juan --players 3 --seed 1 --depth 3')
  const state = sanJuan.newState()
  sanJuan.setUp(state, orThrow(sanJuan.parseOptions({ players: 3 })), '1', new MoveList())
  expect(counts).toEqual([1, 2, 3].map((depth) => perft(sanJuan, state, depth)))
  const file = join(folder, 'perft.json')
  writeFileSync(file, JSON.stringify(RICH))
  const line = `perft --game san-juan --position ${file} --depth 1`
  expect((await json(line)).counts).toEqual([5])
  writeFileSync(file, JSON.stringify({ ...RICH, seats: [{ hand: { palace: 3 } }, {}, {}] }))
  const refused = await type(line)
  expect(refused.code).toBe(1)
  expect(refused.err).toContain('no possible position')
})

test('a record is replayed as a transcript that reads back, every card named', async () => {
  const record = randomGame({ players: 3, expansion: true }, 'replayed').record()
  const file = join(folder, 'game.json')
  writeFileSync(file, JSON.stringify(record))
  const { out } = await type(`replay ${file}`)
  expect(out).toContain('# San Juan\ngame: san-juan\n')
  expect(out).toMatch(/^# Round 1, governor: seat \d$/m)
  expect(out).toMatch(/^# {3}seat \d draws [a-z ]+, [a-z ]+, [a-z ]+, [a-z ]+\.$/m)
  expect(out).toMatch(/^choose \w+ +# seat \d$/m)
  expect(out).toMatch(/^# {3}seat \d builds the [a-z ]+ for \d\.$/m)
  expect(out).toMatch(/^# {3}Twelve buildings stand in a tableau: the game ends\.$/m)
  expect(out).toMatch(/^# seat \d .*★ wins$/m)
  expect(out).not.toMatch(/undefined|NaN|\bcards\b/)
  writeFileSync(join(folder, 'game.txt'), out)
  const back = await json(`replay ${join(folder, 'game.txt')}`)
  expect(back.record).toEqual(record)
  expect(back).toMatchObject({ over: true, brokenOff: false })
  expect(back.turns[0]).toMatchObject({ number: 1, decision: 'D-SJ-2' })
  expect((await type(`replay ${join(folder, 'game.txt')}`)).out).toBe(out)
  expect(readFileSync(file, 'utf8')).toContain('san-juan')
})

test('a record of San Juan with an illegal move names its rule', async () => {
  const file = join(folder, 'bad.txt')
  writeFileSync(file, 'game: san-juan\nrulesVersion: 1\noptions: {"players":3}\nseed: a\npass\n')
  const { code, err } = await type(`replay ${file}`)
  expect(code).toBe(1)
  expect(err).toMatch(/move 1, "pass".*\(SJ-[A-Z0-9-]+\)/)
})
