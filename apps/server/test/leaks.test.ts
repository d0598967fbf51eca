/**
 * Everything that anybody receives in whole games is searched for what they may not have: cards that only others have seen,
 * the seed, the record, keys. What is true at each moment the referee knows, from the storage.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Game, type GameState, type GameTypes, WATCHER } from '@doubloon/engine'
import type { StreamMessage, ViewReply } from '@doubloon/protocol'
import { type Logged, Room } from '@doubloon/table'
import { expect, test } from 'vitest'
import { adapterOf } from '../src/games.ts'
import { Client } from './client.ts'
import { openTable, playOn } from './robots.ts'
import { running } from './running.ts'

/** Everything one of them received. */
class Ear {
  readonly heard: string[] = []
  readonly client: Client

  constructor(port: number) {
    this.client = new Client(port, (text) => this.heard.push(text))
  }
}

test.each(['puerto-rico', 'san-juan'])(
  'nobody receives anything of %s that they may not know',
  async (name) => {
    const server = await running()
    const ears = [0, 1, 2].map(() => new Ear(server.port))
    const [ada, bob, watcher] = ears.map(({ client }) => client)
    if (ada === undefined || bob === undefined || watcher === undefined) throw new Error('nobody')
    const room = await openTable(name, [
      { client: ada, name: 'Ada' },
      { client: bob, name: 'Bob' },
    ])
    const streams = [ada, bob, watcher].map((client) => client.follow(room))
    const looking = lookAround(watcher, room, streams[2]?.messages ?? [])
    await Promise.all([playOn(ada, room, 3), playOn(bob, room, 4)])
    await Promise.all(streams.map((stream) => stream.until(isOver)))
    await looking
    await watcher.get(`/api/rooms/${room}/record`)
    const messages = streams.map((stream) => stream.messages)
    for (const stream of streams) stream.close()

    const { log, seed, hashes } = refereed(join(server.data, 'doubloon.sqlite'), room)
    const adapter = adapterOf(name)
    if (adapter === undefined) throw new Error(name)
    const truth = Room.fold({ adapter, seed, seedHash: '' }, log)
    const games = Array.from({ length: truth.table?.length ?? 0 }, (_, n) => truth.table?.at(n + 1))

    // What follows from nothing hidden is the same in a game in which everything hidden was drawn anew.
    for (const [index, viewer] of [0, 1, WATCHER].entries()) {
      let compared = 0
      let [hands, same] = [0, 0]
      for (const message of messages[index] ?? []) {
        if (message.type === 'event' && message.entry !== undefined) {
          const { n, seat, move, events } = message.entry
          const line = truth.record?.moves[n - 1] ?? ''
          const game = games[n - 1]
          expect(events).toEqual(plain(game?.eventsFor(viewer)))
          if (seat !== viewer) expect(adapter.openPart(move)).toBe(move)
          else expect(line).toContain(move)
          compared++
        }
        if (message.type === 'glimpse') {
          const game = message.moves === 0 ? truth.table?.at(0) : games[message.moves - 1]
          const seen = Game.fromGlimpse<GameState, GameTypes>(
            adapter.rules,
            Buffer.from(message.bytes, 'base64'),
          )
          expect(message.viewer).toBe(viewer)
          if (!seen.ok || game === undefined) throw new Error('no such game')
          expect(plain(seen.value.view(viewer))).toEqual(plain(game.view(viewer)))
          for (const [seat, hand] of handsIn(game).entries())
            if (seat !== viewer && hand.length >= 3 && !game.over) {
              hands++
              if (isSame(hand, handsIn(seen.value)[seat])) same++
            }
          compared++
        }
      }
      expect(compared).toBeGreaterThan(100)
      // Cards drawn by lot are those of the true hand now and then, and no more often.
      if (adapter.hasHiddenHands) expect(hands).toBeGreaterThan(100)
      expect(same).toBeLessThanOrEqual(hands * 0.1)
    }

    const wholeRecord = JSON.stringify(truth.record)
    const keys = ears.flatMap(({ client }) => client.cookie?.split('=')[1] ?? [])
    expect(keys).toHaveLength(3)
    for (const ear of ears) {
      const all = ear.heard.join('')
      expect(all.length).toBeGreaterThan(10_000)
      for (const secret of [...keys, ...hashes]) expect(all).not.toContain(secret)
      // The seed is published when the game is over: with its end, and with the record of all moves.
      const telling = ear.heard.filter((text) => text.includes(seed))
      expect(telling).not.toHaveLength(0)
      for (const text of telling) expect(tellsTheEnd(text) || text === wholeRecord).toBe(true)
    }
    await server.close()
  },
)

const isOver = (messages: readonly StreamMessage[]) =>
  messages.some((it) => it.type === 'event' && it.event.type === 'ended')

const tellsTheEnd = (text: string) => text.includes('"type":"ended"')

const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null))

/** The cards that each seat holds, as only the referee sees them; none in a game without hands. */
function handsIn(game: Game<GameState, GameTypes>): readonly (readonly string[])[] {
  const { seats = [] } = game.position() as {
    readonly seats?: readonly { readonly hand?: Readonly<Record<string, number>> }[]
  }
  return seats.map(({ hand = {} }) =>
    Object.entries(hand).flatMap(([card, count]) => Array<string>(count).fill(card)),
  )
}

function isSame(one: readonly string[], other: readonly string[] = []): boolean {
  return [...one].sort().join() === [...other].sort().join()
}

/** Asks for everything that can be asked, now and then, as somebody who does not sit there. */
async function lookAround(client: Client, room: string, told: readonly StreamMessage[]) {
  while (!isOver(told)) {
    const seen = told.length
    const view = await client.get<ViewReply>(`/api/rooms/${room}/view`)
    if (!view.over) {
      await client.ask(`/api/rooms/${room}`)
      await client.ask(`/api/rooms/${room}/record`)
      await client.move(room, view.moves, 'choose builder')
    }
    await expect.poll(() => told.length > seen || isOver(told)).toBe(true)
  }
}

/** What only the server has. */
function refereed(path: string, room: string) {
  const database = new DatabaseSync(path, { readOnly: true })
  const log = database
    .prepare('SELECT number, at, event FROM log WHERE room = ? ORDER BY number')
    .all(room)
    .map(({ number, at, event }): Logged => {
      return { number: Number(number), at: Number(at), event: JSON.parse(String(event)) }
    })
  const seed = String(database.prepare('SELECT seed FROM rooms WHERE id = ?').get(room)?.['seed'])
  const hashes = database
    .prepare('SELECT key_hash FROM keys')
    .all()
    .map((row) => String(row['key_hash']))
  database.close()
  return { log, seed, hashes }
}
