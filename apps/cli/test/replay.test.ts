import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Game, type GameRecord, orThrow } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { beforeAll, expect, test } from 'vitest'
import type { AnyGame } from '../src/any-game.ts'
import { chooseMove } from '../src/opponents.ts'
import { type } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'doubloon-replay-'))
const path = (name: string) => join(folder, name)

/** A finished random game. */
function randomGame(options: object, seed: string): AnyGame {
  let game: AnyGame = orThrow(Game.start(puertoRico, options, seed))
  for (let i = 0; !game.over; i++)
    game = orThrow(game.play(chooseMove(game, 'random', `${seed}-${i}`)))
  return game
}

let record: GameRecord

beforeAll(() => {
  record = randomGame({ players: 3, buildings: 'all31' }, 'a # strange "seed"').record()
  writeFileSync(path('game.json'), JSON.stringify(record))
})

const replay = async (line: string) => (await type(`replay ${line}`)).out

test.each(['with everything that happened', 'with moves only'])(
  'a transcript %s reads back as the same record',
  async (kind) => {
    const flag = kind === 'with moves only' ? ' --transcript' : ''
    const text = await replay(`${path('game.json')}${flag}`)
    writeFileSync(path('game.txt'), text)
    const back = JSON.parse(await replay(`${path('game.txt')} --json`))
    expect(back.record).toEqual(record)
    expect(await replay(`${path('game.txt')}${flag}`)).toBe(text)
  },
)

test('the transcript has headings for rounds, who moved, and the final scores', async () => {
  const text = await replay(path('game.json'))
  expect(text).toContain('# Puerto Rico')
  expect(text).toContain('game: puerto-rico')
  expect(text).toContain('seed: "a # strange \\"seed\\""')
  expect(text).toMatch(/^# Round 1, governor: seat \d$/m)
  expect(text).toMatch(/^# Round 2, governor: seat \d$/m)
  expect(text).toMatch(/^choose \w+ +# seat \d$/m)
  expect(text).toMatch(/^# {3}seat \d takes the \w+/m)
  expect(text).toMatch(/^# Final scores$/m)
  expect(text).toMatch(/^# seat \d .*★ wins$/m)
})

test('--json lists every move with its events and the scores', async () => {
  const { turns, scores, over } = JSON.parse(await replay(`${path('game.json')} --json`))
  expect(over).toBe(true)
  expect(turns).toHaveLength(record.moves.length)
  expect(turns[0]).toMatchObject({ number: 1, decision: 'D-ROLE', move: record.moves[0] })
  expect(turns[0].events[0]).toMatchObject({ type: 'moved' })
  expect(scores).toHaveLength(3)
})

test('--to stops after so many moves', async () => {
  const { record: part, over } = JSON.parse(await replay(`${path('game.json')} --to 5 --json`))
  expect(part.moves).toEqual(record.moves.slice(0, 5))
  expect(over).toBe(false)
  expect(await replay(`${path('game.json')} --to 0`)).toContain('Scores as it stands')
})

test('moves out of the usual order keep their seat', async () => {
  let game: AnyGame = orThrow(
    Game.start(puertoRico, { players: 3, mayorSimultaneous: true }, 'any order'),
  )
  for (let i = 0; game.waiting.length < 2; i++)
    game = orThrow(game.play(chooseMove(game, 'random', `order-${i}`)))
  const other = game.waiting.find((seat) => seat !== game.toMove) ?? -1
  const [step = ''] = game.steps(other)
  const saved = orThrow(game.play(step, other)).record()
  expect(saved.moves.at(-1)).toBe(`seat ${other}: ${step}`)
  writeFileSync(path('order.json'), JSON.stringify(saved))
  writeFileSync(path('order.txt'), await replay(path('order.json')))
  expect(JSON.parse(await replay(`${path('order.txt')} --json`)).record).toEqual(saved)
})

test('a game that began from a position can be replayed from its transcript', async () => {
  const position = { seats: [{ doubloons: 3 }, {}, {}], governor: 0 }
  const game: AnyGame = orThrow(Game.fromPosition(puertoRico, position))
  writeFileSync(path('set.json'), JSON.stringify(orThrow(game.play('choose mayor')).record()))
  writeFileSync(path('set.txt'), await replay(path('set.json')))
  const { record: back } = JSON.parse(await replay(`${path('set.txt')} --json`))
  expect(back).toEqual(JSON.parse(readFileSync(path('set.json'), 'utf8')))
})

test.each([
  ['nothing', '', 'there is no line "game: …"'],
  ['prose', 'Dear diary', 'there is no line "game: …"'],
  ['broken JSON', '{"game":', 'it is not JSON'],
  ['a list', '{}', '"game" must be a text'],
  [
    'another game',
    '{"game":"go","rulesVersion":"1","options":{},"seed":"","moves":[]}',
    'a record of "go"',
  ],
  [
    'bad options',
    'game: puerto-rico\nrulesVersion: 1\noptions: {"players":7}\n',
    'players must be one of',
  ],
  [
    'a broken header',
    'game: puerto-rico\nrulesVersion: 1\noptions: {\n',
    'line 3: the value of "options"',
  ],
  ['an old version', 'game: puerto-rico\nrulesVersion: 0\noptions: {}\n', 'rules version 0'],
  ['an illegal move', 'game: puerto-rico\nrulesVersion: 1\noptions: {}\npass\n', 'move 1, "pass"'],
  ['a move against a rule', 'game: puerto-rico\nrulesVersion: 1\noptions: {}\npass\n', '(PR-'],
  [
    'a long seed',
    `game: puerto-rico\nrulesVersion: 1\noptions: {}\nseed: ${'s'.repeat(201)}\n`,
    'at most 200 characters',
  ],
  [
    'a long seed and a position',
    `game: puerto-rico\nrulesVersion: 1\noptions: {"players":3}\nseed: ${'s'.repeat(201)}\nposition: {"seats":[{},{},{}]}\n`,
    'at most 200 characters',
  ],
])('a file with %s gets a clear message', async (_, text, part) => {
  writeFileSync(path('bad.txt'), text)
  const { code, out, err } = await type(`replay ${path('bad.txt')}`)
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(err).toContain('cannot be replayed')
  expect(err).toContain(part)
})

test('a game that was broken off is marked as such, another one not', async () => {
  const broken = randomGame({ players: 3, roundLimit: 2 }, 'two rounds')
  writeFileSync(path('broken.json'), JSON.stringify(broken.record()))
  const json = JSON.parse(await replay(`${path('broken.json')} --json`))
  expect(json).toMatchObject({ over: true, brokenOff: true })
  const text = await replay(path('broken.json'))
  expect(text).toContain('the game is broken off here')
  expect(text).not.toContain('this is the last round')
  expect(text).toMatch(/^# Scores of a game that was broken off$/m)
  const whole = JSON.parse(await replay(`${path('game.json')} --json`))
  expect(whole).toMatchObject({ over: true, brokenOff: false })
})
