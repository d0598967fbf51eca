/** Two people and two bots play whole games, over real requests and streams. */

import { Game, type GameRecord, type GameState, type GameTypes, type Rules } from '@doubloon/engine'
import type { StreamMessage } from '@doubloon/protocol'
import { puertoRicoAdapter } from '@doubloon/puerto-rico'
import { sanJuanAdapter } from '@doubloon/san-juan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { openTable, playOn } from './robots.ts'
import { type Running, running } from './running.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const RULES = {
  'puerto-rico': puertoRicoAdapter.rules as Rules<GameState, GameTypes>,
  'san-juan': sanJuanAdapter.rules as Rules<GameState, GameTypes>,
}

test.each(['puerto-rico', 'san-juan'] as const)(
  'two people and two bots play %s to the end, and everybody can replay it',
  async (game) => {
    const [ada, bob] = [new Client(server.port), new Client(server.port)]
    const room = await openTable(game, [
      { client: ada, name: 'Ada' },
      { client: bob, name: 'Bob' },
    ])
    const [seenByAda, seenByNobody] = [ada.follow(room), new Client(server.port).follow(room)]
    await Promise.all([playOn(ada, room, 1), playOn(bob, room, 2)])

    const isOver = (messages: readonly StreamMessage[]) =>
      messages.some((it) => it.type === 'event' && it.event.type === 'ended')
    await Promise.all([seenByAda, seenByNobody].map((stream) => stream.until(isOver)))
    const record = await new Client(server.port).get<GameRecord>(`/api/rooms/${room}/record`)
    const replayed = Game.replay(RULES[game], record)
    expect(replayed.ok && replayed.value.over).toBe(true)

    for (const stream of [seenByAda, seenByNobody]) {
      const moves = stream.messages.flatMap((it) =>
        it.type === 'event' && it.entry !== undefined ? [it.entry.n] : [],
      )
      const [whole] = stream.messages
      const begun = whole?.type === 'room' ? whole.history.length : -1
      expect(moves).toEqual(
        Array.from({ length: record.moves.length - begun }, (_, n) => begun + n + 1),
      )
      expect(stream.ids).toEqual([...new Set(stream.ids)].sort((a, b) => a - b))
      stream.close()
    }
    expect(server.warnings).toEqual([])
  },
)
