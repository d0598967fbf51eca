/** Games under a server that is in trouble: nothing acknowledged is lost, nothing happens twice, and all goes on. */
import { setTimeout } from 'node:timers/promises'
import { Game, splitLine } from '@doubloon/engine'
import { type Logged, Room, type RoomContext } from '@doubloon/table'
import { expect } from 'vitest'
import { adapterOf } from '../src/games.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import { Client } from './client.ts'
import type { Program } from './program.ts'
import { openTable } from './robots.ts'
import { type Acknowledged, Follower, survive } from './survivors.ts'

export interface Trial {
  readonly tables: number
  /** Moves of a table, if its game does not end before. */
  readonly moves: number
  readonly seed: number
  readonly settings?: object
}

/** What has happened so far, while robots play. */
export interface Underway {
  readonly acknowledged: readonly Acknowledged[]
  /** Codes with which moves were refused because nothing could be kept. */
  readonly refused: readonly string[]
  readonly rooms: readonly string[]
  /** Whether no robot plays any more. */
  hasEnded(): boolean
}

/** What is left when all have played. */
export interface Survived {
  readonly acknowledged: readonly Acknowledged[]
  readonly kept: ReadonlyMap<string, Kept>
}

/** A room as it is on the disk. */
interface Kept {
  readonly log: readonly Logged[]
  readonly context: RoomContext
}

const GAMES = ['puerto-rico', 'san-juan'] as const
export const PEOPLE = 2

/**
 * Two robots at each table play beside two bots while the server gets into trouble. Then everybody must end in its state, and
 * what is on the disk, which `fetch` finds when the server has stopped, must hold every promise.
 */
export async function throughTrouble(
  program: Program,
  { tables, moves, seed, settings = {} }: Trial,
  trouble: (underway: Underway) => Promise<void>,
  fetch: () => string,
): Promise<Survived> {
  const seated = await Promise.all(
    Array.from({ length: tables }, async (_, table) => {
      const people = Array.from({ length: PEOPLE }, (_, seat) => ({
        client: new Client(program.port),
        name: `P ${seat}`,
      }))
      const game = GAMES[table % 2] ?? 'san-juan'
      const room = await openTable(game, people, { bots: 2, settings })
      return people.map(({ client }) => ({ client, room }))
    }),
  )
  const players = seated.flat()
  const followers = players.map(({ client, room }) => new Follower(client, room))
  const following = followers.map((follower) => follower.run())
  const acknowledged: Acknowledged[] = []
  const refused: string[] = []
  const playing = Promise.all(
    players.map(({ client, room }, index) =>
      survive(client, room, {
        ...{ seed: seed + index, most: moves },
        acknowledge: (move) => acknowledged.push(move),
        refused: (code) => refused.push(code),
      }),
    ),
  )
  let isDone = false
  void playing.then(
    () => {
      isDone = true
    },
    () => {},
  )
  const rooms = [...new Set(players.map(({ room }) => room))]
  await Promise.race([
    trouble({ acknowledged, refused, rooms, hasEnded: () => isDone }),
    failureOf(playing),
  ])
  await playing

  const lengths = new Map<string, number>()
  for (const { client, room } of players) {
    const isAtRest = async () => {
      const view = await client.view(room)
      lengths.set(room, view.moves)
      return view.over || view.waiting.every((seat) => seat < PEOPLE)
    }
    await expect.poll(isAtRest).toBe(true)
  }
  for (const [index, follower] of followers.entries()) {
    const room = players[index]?.room ?? ''
    await expect.poll(() => follower.moves.length).toBe(lengths.get(room))
    expect(follower.faults).toEqual([])
    const fresh = new Follower(players[index]?.client ?? new Client(0), room)
    const reading = fresh.run()
    await expect.poll(() => fresh.moves.length).toBe(lengths.get(room))
    expect(follower.moves).toEqual(fresh.moves)
    for (const one of [follower, fresh]) one.end()
    await Promise.all([reading, following[index]])
  }
  expect(await program.stop('SIGTERM')).toBe(0)
  return { acknowledged, kept: await compare(fetch(), acknowledged, lengths) }
}

/** Waits until so many moves were acknowledged, and a little longer. */
export async function untilMoves({ acknowledged }: Underway, count: number, after = 0) {
  await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(count)
  await setTimeout(after)
}

/** Never done, unless the robots fail: then nobody waits for what cannot come. */
function failureOf(playing: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => playing.catch(reject))
}

/** What is on the disk, with what was promised. */
async function compare(
  path: string,
  acknowledged: readonly Acknowledged[],
  lengths: ReadonlyMap<string, number>,
): Promise<Survived['kept']> {
  const kept = new Map<string, Kept>()
  const storage = await openSqlite(path)
  for (const [id, length] of lengths) {
    const log = await storage.log(id)
    expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1))
    const [first] = log
    const adapter = adapterOf(first?.event.type === 'opened' ? first.event.settings.game : '')
    const seed = await storage.seed(id)
    if (adapter === undefined || seed === undefined) throw new Error(`${id} is not there any more`)
    const context = { adapter, seed, seedHash: '' }
    kept.set(id, { log, context })
    const { record } = Room.fold(context, log)
    expect(record?.moves).toHaveLength(length)
    const replayed = Game.replay(adapter.rules, record)
    expect(replayed.ok).toBe(true)
    const promised = acknowledged.filter(({ room }) => room === id)
    expect(promised.length).toBeGreaterThan(0)
    for (const { n, move } of promised)
      expect(splitLine(record?.moves[n - 1] ?? '').move, `move ${n}`).toBe(move)
    // Each place in the record was promised to one move only.
    expect(new Set(promised.map(({ n }) => n)).size).toBe(promised.length)
  }
  await storage.close()
  return kept
}
