/** `doubloon verify`: what is proven of a game, and what was changed in it. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { Game, type GameRecord, orThrow } from '@doubloon/engine'
import { sanJuan } from '@doubloon/san-juan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseMove } from '../src/opponents.ts'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'doubloon-verify-'))
const ROOM = 'room-of-test'
let record: GameRecord
let ranks: readonly number[] = []
let server: Server
let link = ''

/** What the server claims; each test may change something. */
interface Claims {
  record: object
  stage: string
  seedHash: string
  brought?: object
  result: readonly { seat: number; rank: number; hasResigned: boolean }[]
}
let claims: Claims

const hashOf = (seed: string) => createHash('sha256').update(seed).digest('hex')
const honest = (): Claims => ({
  record,
  stage: 'over',
  seedHash: hashOf(record.seed),
  result: ranks.map((rank, seat) => ({ seat, rank, hasResigned: false })),
})

beforeAll(async () => {
  let game: Parameters<typeof chooseMove>[0] = orThrow(Game.start(sanJuan, { players: 3 }, 'fair'))
  for (let n = 0; !game.over; n++) game = orThrow(game.play(chooseMove(game, 'random', `${n}`)))
  record = game.record()
  ranks = game.score().map(({ rank }) => rank)
  server = createServer(({ url }, reply) => {
    const log = [{ number: 2, at: 0, event: { type: 'started', seedHash: claims.seedHash } }]
    const { stage, result, brought } = claims
    const answers: Record<string, string> = {
      [`/api/rooms/${ROOM}`]: JSON.stringify({ room: { stage, result, brought } }),
      [`/api/rooms/${ROOM}/record`]: JSON.stringify(claims.record),
      [`/api/rooms/${ROOM}/events`]: `retry: 1000\n\nid: 9\ndata: ${JSON.stringify({ type: 'room', log })}\n\n`,
    }
    const answer = answers[url ?? '']
    reply.writeHead(answer === undefined ? 404 : 200).end(answer ?? '{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  link = `http://127.0.0.1:${(server.address() as AddressInfo).port}/room/${ROOM}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

function fileOf(changes: object = {}): string {
  const path = join(folder, 'game.json')
  writeFileSync(path, JSON.stringify({ ...record, ...changes }))
  return path
}

async function found(...args: string[]): Promise<{ code: number; is: Record<string, string> }> {
  const { code, out, err } = await run(['verify', ...args, '--json'])
  expect(err).toBe('')
  const { findings } = JSON.parse(out) as { findings: { about: string; is: string }[] }
  return { code, is: Object.fromEntries(findings.map(({ about, is }) => [about, is])) }
}

/** A move of the middle of the game that was another one than was played. */
function otherMove(): readonly string[] {
  const { moves } = record
  const at = moves.findIndex((move, index) => index > 20 && move.startsWith('choose'))
  const before = orThrow(Game.replay(sanJuan, { ...record, moves: moves.slice(0, at) }))
  const other = before.offers()?.find(({ text }) => text !== moves[at])
  return moves.with(at, other?.text ?? 'pass')
}

test('a record proves its moves and its end; the seed only for who noted the hash', async () => {
  const plain = await found(fileOf())
  expect(plain).toEqual({
    code: 0,
    is: { moves: 'proven', end: 'proven', seed: 'open', result: 'open' },
  })
  const noted = await found(fileOf(), '--hash', hashOf(record.seed).toUpperCase())
  expect([noted.code, noted.is['seed']]).toEqual([0, 'proven'])
})

test('a link that carries the record is read as the file is', async () => {
  const packed = deflateRawSync(JSON.stringify(record)).toString('base64url')
  expect((await found(`https://games.example/replay#game=${packed}&n=3`)).is).toMatchObject({
    moves: 'proven',
  })
  const { code, err } = await run(['verify', `https://games.example/#game=${packed.slice(0, 40)}`])
  expect([code, err]).toEqual([1, expect.stringContaining('perhaps it was cut')])
})

test('a room of a server proves the result, too', async () => {
  claims = honest()
  expect(await found(link)).toEqual({
    code: 0,
    is: { moves: 'proven', end: 'proven', seed: 'open', result: 'proven' },
  })
  const replay = await found(link.replace('/room/', '/replay/@'))
  expect(replay.is['result']).toBe('proven')
  const noted = await found(link, '--hash', hashOf(record.seed))
  expect(noted.is['seed']).toBe('proven')
})

test('whoever put a game online that was begun elsewhere knew its seed: no noted hash proves it', async () => {
  claims = { ...honest(), brought: { moves: 12, round: 2 } }
  const { code, is } = await found(link, '--hash', hashOf(record.seed))
  expect([code, is['seed'], is['moves']]).toEqual([0, 'open', 'proven'])
  const other = await found(link, '--hash', hashOf('another'))
  expect([other.code, other.is['seed']]).toEqual([1, 'wrong'])
})

test('it says in words what is proven, what is not, and the scores', async () => {
  claims = honest()
  const { code, out } = await run(['verify', link])
  expect(code).toBe(0)
  expect(out).toMatch(/^San Juan, 3 players, \d+ moves$/m)
  expect(out).toMatch(/^proven {2}All \d+ moves are allowed by the rules/m)
  expect(out).toMatch(
    /^open {4}The seed fits the hash in the room's log, which the server could have written later/m,
  )
  expect(out).toMatch(/^seat \d .*★ wins$/m)
  expect(out).toContain('Not proven by any of this')
})

const CHANGED: readonly (readonly [what: string, wrong: string, change: () => Partial<Claims>])[] =
  [
    ['a move', 'moves', () => ({ record: { ...record, moves: otherMove() } })],
    [
      'the order of moves',
      'moves',
      () => ({ record: { ...record, moves: record.moves.toReversed() } }),
    ],
    ['the seed', 'seed', () => ({ record: { ...record, seed: 'unfair' } })],
    ['the hash', 'seed', () => ({ seedHash: hashOf('unfair') })],
    [
      'the result',
      'result',
      () => ({ result: honest().result.map((it) => ({ ...it, rank: 4 - it.rank })) }),
    ],
    ['a place that is missing', 'result', () => ({ result: honest().result.slice(1) })],
  ]

test.each(CHANGED)('%s that was changed is found', async (_what, wrong, change) => {
  claims = { ...honest(), ...change() }
  const { code, is } = await found(link)
  expect([code, is[wrong]]).toEqual([1, 'wrong'])
})

test('another hash than the one that was noted is found', async () => {
  expect(await found(fileOf(), '--hash', hashOf('another'))).toMatchObject({
    code: 1,
    is: { seed: 'wrong' },
  })
})

test('who resigned stands behind the others; whether they did a record cannot tell', async () => {
  const first = ranks.indexOf(1)
  const result = ranks.map((rank, seat) =>
    seat === first
      ? { seat, rank: 3, hasResigned: true }
      : { seat, rank: rank - 1, hasResigned: false },
  )
  claims = { ...honest(), result }
  expect(await found(link)).toMatchObject({ code: 0, is: { result: 'open' } })
})

test.each([
  [() => 'nowhere.json', 1, 'there is no such file'],
  [() => fileOf({ game: 'chess' }), 1, 'it is a record of "chess"'],
  [() => fileOf({ moves: 7 }), 1, 'is no record of a game'],
  [() => link.replace('/room/', '/table/'), 1, 'leads to no room'],
  [() => link.replace(ROOM, 'room-of-others'), 1, 'was refused (404)'],
  [() => 'http://127.0.0.1:1/room/room-of-test', 1, 'cannot be reached'],
])('what cannot be read is said in a sentence', async (where, code, part) => {
  claims = honest()
  const outcome = await run(['verify', where()])
  expect([outcome.code, outcome.out]).toEqual([code, ''])
  expect(outcome.err).toContain(part)
})

test('a game that is still played is not looked into', async () => {
  claims = { ...honest(), stage: 'playing' }
  const { code, err } = await run(['verify', link])
  expect([code, err]).toEqual([1, expect.stringContaining('is not over')])
})

test('it must be called with a file, and a hash must be one', async () => {
  expect(await run(['verify'])).toMatchObject({ code: 2 })
  expect(await run(['verify', fileOf(), '--hash', 'abc'])).toMatchObject({ code: 2 })
})
