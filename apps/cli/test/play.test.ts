import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { widthOf } from '../src/paint.ts'
import { CROWDED } from './crowded.ts'
import { run, spawned, type } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'doubloon-play-'))

/** Answers for any question: the proposal or, after it was not enough, the first choice. */
const ANYTHING = '\n1\n'.repeat(2000)

test('a game of two players is played to its end by scripted answers', async () => {
  const { code, out } = await type('play --players 2 --bot random --seed end', ANYTHING)
  expect(code).toBe(0)
  expect(out).toContain('The game is over. The seed of this game was end.')
  expect(out).toMatch(/★ wins/)
  expect(out.trimEnd()).toMatch(/Goodbye\.$/)
})

test('every screen keeps to 100 columns and 40 rows', async () => {
  for (const options of ['--players 5 --buildings all', '--players 3 --buildings draft']) {
    const { out } = await type(`play ${options} --bot random --seed wide`, ANYTHING)
    const screens = out.split(`${'─'.repeat(100)}\n`).slice(1)
    expect(screens.length).toBeGreaterThan(20)
    for (const screen of screens) {
      const lines = screen.replace(/\n> .*/s, '\n>').split('\n')
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(100)
      expect(lines.length).toBeLessThanOrEqual(40)
    }
  }
})

test('the first screen shows the table, what every role would bring, and ends politely', async () => {
  const { code, out } = await type('play --players 4 --seed a')
  expect(code).toBe(0)
  for (const part of [
    'round 1',
    'Trading house',
    'small indigo plant',
    'Choose a role',
    '1 choose settler     +1 tile',
    'choose prospector  +1 d',
    'Goodbye.',
  ])
    expect(out).toContain(part)
})

test('numbers, moves in words, refusals and help', async () => {
  const input = '99\nfly\nchoose captain now\n?\nchoose settler\npass\nquit\n\n'
  const { out } = await type('play --players 2 --bot random --seed a', input)
  expect(out).toContain('There are only the choices 1 to')
  expect(out).toContain('That is no move')
  expect(out).toContain('undo         takes back')
  expect(out).toContain('Settler: take a tile for your island.')
})

test('an illegal move is refused with its rule', async () => {
  const { out } = await type('play --players 2 --bot random --seed a', 'pass\n')
  expect(out).toMatch(/Not possible: .*\(PR-[A-Z0-9-]+\)\./)
})

test('undo goes back to the last own decision', async () => {
  const { out } = await type('play --players 2 --bot random --seed a', 'undo\n1\n1\nundo\nundo\n')
  expect(out).toContain('There is nothing to take back.')
  const screens = out.split(`${'─'.repeat(100)}\n`).slice(1)
  const board = (text = '') => text.slice(0, text.indexOf('Buildings'))
  expect(board(screens.at(-1))).toBe(board(screens[0]))
})

test('a saved game is loaded and goes on where it was', async () => {
  const file = join(folder, 'saved.json')
  const { out } = await type('play --players 3 --bot random --seed s', `1\n1\nsave ${file}\n`)
  expect(out).toContain(`Saved to ${file}.`)
  const saved = JSON.parse(readFileSync(file, 'utf8'))
  expect(saved.moves.length).toBeGreaterThan(1)
  const loaded = await type(`play --load ${file} --bot random`)
  const first = (text: string) =>
    text
      .split(`${'─'.repeat(100)}\n`)
      .at(-1)
      ?.split('\n')[0]
  expect(first(loaded.out)).toBe(first(out))
})

test('quit offers to save', async () => {
  const file = join(folder, 'quit.json')
  const { out, code } = await type('play --bot random --seed q', `quit\n${file}\n`)
  expect(code).toBe(0)
  expect(out).toContain('Save before leaving?')
  expect(existsSync(file)).toBe(true)
  const nowhere = await type('play --bot random --seed q', 'save /nowhere/x.json\n')
  expect(nowhere.out).toContain('/nowhere/x.json cannot be written')
})

test('log and rules are read on demand', async () => {
  const { out } = await type(
    'play --players 2 --bot random --seed a',
    '1\nlog\nrules PR-CAPTAIN-5\nrules harbor\nrules PR-NONE-1\nrules\n',
  )
  expect(out).toContain('You take the settler.')
  expect(out).toMatch(/PR-CAPTAIN-5 +Which kind he loads/)
  expect(out).toMatch(/PR-B-HARBOR-1 +\+1 VP with every load/)
  expect(out).toContain('There is no rule PR-NONE-1.')
  expect(out).toContain('Which rule?')
})

/** A mayor who has 10 colonists for 22 circles. */
const MAYOR = {
  game: 'puerto-rico',
  rulesVersion: '1',
  options: { players: 3 },
  seed: '',
  position: CROWDED,
  moves: ['choose mayor', 'take 1 colonist'],
}

test('an unfinished placement is completed and shown before it is played', async () => {
  const file = join(folder, 'mayor.json')
  writeFileSync(file, JSON.stringify(MAYOR))
  const saved = join(folder, 'placed.json')
  const script = `place sugar mill 3\n\nsave ${saved}\n`
  const { out } = await type(`play --load ${file} --bot random`, script)
  expect(out).toContain('You have 10 colonists for these circles: corn 3, indigo 3')
  expect(out).toMatch(/Enter = {2}place [a-z]+ \d/)
  expect(out).toContain('The rest is completed; Enter plays it.')
  const line = JSON.parse(readFileSync(saved, 'utf8')).moves[2]
  expect(line).toMatch(/^place .*sugar mill 3/)
  const placed = [...line.matchAll(/ (\d+)(?:,|$)/g)].map(([, count]) => Number(count))
  expect(placed.reduce((sum, count) => sum + count)).toBe(10)
})

test('opponents alone play their game to the end', async () => {
  const { out, code } = await type('play --seats random,random,random --seed alone')
  expect(code).toBe(0)
  expect(out).toContain('The game is over.')
})

test('a club player beats a random one', async () => {
  const line = 'play --seats club,random --set roundLimit=6 --seed'
  for (const seed of ['a', 'b'])
    expect((await type(`${line} ${seed}`)).out).toMatch(/ Ana .*★ wins/)
})

test('people sit beside bots of any level, and of any time for a move', async () => {
  const { code, out } = await type('play --seats you,novice,uct-greedy:5ms --seed a', '1\n1\n')
  expect(code).toBe(0)
  expect(out).toMatch(/▸You.*\n Ana .*\n Ben /)
})

test('a hint is a legal move of a master, with the share it expects', async () => {
  const { out } = await type('play --players 3 --bot novice --seed a', 'hint\n')
  const [, move = '', share = ''] =
    /A master would play: (.+)\. It expects ([\d.]+) % of the victory for you\./.exec(out) ?? []
  expect(out).toMatch(new RegExp(` \\d ${move} `))
  expect(Number(share)).toBeGreaterThan(0)
  expect(Number(share)).toBeLessThan(100)
})

test('a hint for a placement is a composite move that can be typed', async () => {
  const file = join(folder, 'hint.json')
  const saved = join(folder, 'hinted.json')
  writeFileSync(file, JSON.stringify(MAYOR))
  const { out } = await type(`play --load ${file} --bot random`, 'hint\n')
  const notice = /A master would play: (place [^.]+)\. It/.exec(out.replaceAll(/\n +/g, ' '))
  const move = notice?.[1] ?? ''
  await type(`play --load ${file} --bot random`, `${move}\nsave ${saved}\n`)
  expect(JSON.parse(readFileSync(saved, 'utf8')).moves[2]).toBe(move)
})

test('a hint says why', async () => {
  const { out } = await type('play --players 3 --bot novice --seed a', 'hint\n')
  expect(out.replaceAll(/\n +/g, ' ')).toMatch(/for you\. Why: it [^.]+\./)
})

test('after the end there is no hint', async () => {
  const line = 'play --players 2 --bot random --set roundLimit=1 --seed end'
  const { out } = await type(line, `${'\n1\n'.repeat(20)}hint\n`)
  expect(out).toContain('The game was broken off')
  expect(out).not.toContain('A master would play')
})

test('a real process with nothing on standard input shows the first screen and ends with 0', async () => {
  const { code, out } = await spawned(['play', '--seed', 'a'], (input) => input.end())
  expect(code).toBe(0)
  expect(out).toContain('Choose a role')
  expect(out).toContain('Goodbye.')
})

test('a game that was broken off says so, and not that this is the last round', async () => {
  const { out } = await type('play --seats random,random --set roundLimit=2 --seed limit')
  expect(out).toContain('the game is broken off here')
  expect(out).toContain('The game was broken off after the last possible round.')
  expect(out).not.toMatch(/last round/)
})

test('seats that do not fit a saved game are refused by its number of players', async () => {
  const file = join(folder, 'mayor.json')
  writeFileSync(file, JSON.stringify(MAYOR))
  expect((await type(`play --load ${file} --bots 1`)).err).toContain(
    `--bots 1 makes 2 players together with you, but the game in ${file} has 3.`,
  )
  expect((await type(`play --load ${file} --seats you,random`)).err).toContain(
    `--seats names 2 seats, but the game in ${file} has 3.`,
  )
})

test('on a terminal the prompt goes where everything goes', async () => {
  const terminal = { inputIsTty: true, outputIsTty: true }
  const line = 'play --players 2 --bot random --seed a'
  const { code, out } = await run(line.split(' '), 'quit\n\n', terminal)
  expect(code).toBe(0)
  expect(out.match(/> /g)).toHaveLength(2)
  expect(out).toContain('Goodbye.')
})
