/** Games under a server that is killed at random moments: nothing acknowledged is lost, nothing happens twice. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Game, splitLine } from '@doubloon/engine'
import { Room } from '@doubloon/table'
import { expect } from 'vitest'
import { adapterOf } from '../src/games.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import { Client } from './client.ts'
import { freePort, Program } from './program.ts'
import { dice, openTable } from './robots.ts'
import { NO_LIMITS } from './running.ts'
import { type Acknowledged, Follower, survive } from './survivors.ts'

export interface CrashPlan {
  readonly tables: number
  readonly kills: number
  /** Moves of a table, if its game does not end before. */
  readonly moves: number
  readonly seed: number
}

const GAMES = ['puerto-rico', 'san-juan'] as const
const PEOPLE = 2

export async function crashes({ tables, kills, moves, seed }: CrashPlan): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-crash-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const data = join(folder, 'data')
  const program = new Program(await freePort(), { ...NO_LIMITS, DOUBLOON_DATA: data }, [
    '--page',
    folder,
  ])
  const roll = dice(seed)
  try {
    await program.start()
    const seated = await Promise.all(
      Array.from({ length: tables }, async (_, table) => {
        const people = Array.from({ length: PEOPLE }, (_, seat) => ({
          client: new Client(program.port),
          name: `P ${seat}`,
        }))
        const room = await openTable(GAMES[table % 2] ?? 'san-juan', people, { bots: 2 })
        return people.map(({ client }) => ({ client, room }))
      }),
    )
    const players = seated.flat()
    const followers = players.map(({ client, room }) => new Follower(client, room))
    const following = followers.map((follower) => follower.run())
    const acknowledged: Acknowledged[] = []
    const playing = Promise.all(
      players.map(({ client, room }, index) =>
        survive(client, room, seed + index, moves, (move) => acknowledged.push(move)),
      ),
    )
    // Kills are spread over the moves of people, about half of all, so that games go on behind the last one.
    const between = Math.floor((tables * moves * 0.3) / kills)
    for (let killed = 1; killed <= kills; killed++) {
      await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(killed * between)
      await setTimeout(roll(30))
      expect(await program.stop('SIGKILL')).toBeNull()
      await program.start()
    }
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
    expect(program.complaints).toBe('')
    await compare(join(data, 'doubloon.sqlite'), acknowledged, lengths)
  } finally {
    await program.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is on the disk, with what was promised. */
async function compare(
  path: string,
  acknowledged: readonly Acknowledged[],
  lengths: ReadonlyMap<string, number>,
): Promise<void> {
  const storage = await openSqlite(path)
  for (const [id, length] of lengths) {
    const log = await storage.log(id)
    expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1))
    const [first] = log
    const adapter = adapterOf(first?.event.type === 'opened' ? first.event.settings.game : '')
    const seed = await storage.seed(id)
    if (adapter === undefined || seed === undefined) throw new Error(`${id} is not there any more`)
    const { record } = Room.fold({ adapter, seed, seedHash: '' }, log)
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
}
