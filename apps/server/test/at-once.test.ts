/** All place at once (PR-MAYOR-7, PR-RUL-61): moves that meet at the server, and one that is taken back while others still think. */
import { Game, orThrow } from '@doubloon/engine'
import type { RoomState } from '@doubloon/protocol'
import { puertoRico } from '@doubloon/puerto-rico'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { type Running, running } from './running.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const NAMES = ['Ana', 'Ben', 'Cyd']

/** A game in which all three are to place. */
function asksAll() {
  let game = orThrow(Game.start(puertoRico, { players: 3, mayorSimultaneous: true }, '1'))
  for (let n = 0; game.waiting.length < 3; n++) {
    const steps = game.steps()
    game = orThrow(game.play(steps[n % steps.length] ?? ''))
  }
  return game.record()
}

/** Three at a table where all are to place. */
async function three() {
  const people = NAMES.map(() => new Client(server.port)) as [Client, Client, Client]
  const { room } = await people[0].post<{ room: string }>('/api/rooms/brought', {
    settings: { clock: { kind: 'game', seconds: 600, increment: 5 } },
    seats: NAMES.map((name) => ({ kind: 'kept', name })),
    record: asksAll(),
  })
  for (const [seat, client] of people.entries())
    await client.command(room, { type: 'sit', name: NAMES[seat] })
  for (const client of people) await client.command(room, { type: 'ready', isReady: true })
  const offers = await Promise.all(people.map((client) => client.view(room)))
  expect(offers[0]?.waiting).toEqual([0, 1, 2])
  const { moves } = await people[0].view(room)
  const wishes = offers.map((view) => view.offers?.[0] ?? '')
  return { people, room, moves, wishes }
}

const stateOf = async (client: Client, room: string) =>
  (await client.get<{ room: RoomState }>(`/api/rooms/${room}`)).room

test('placements that come in the same moment are all kept, each once, in any order', async () => {
  const { people, room, moves, wishes } = await three()
  const send = async (seat: number): Promise<void> => {
    const [client, wish] = [people[seat] as Client, wishes[seat] ?? '']
    for (let after = moves; ; ) {
      const answer = await client.move(room, after, wish)
      if (answer.status === 200) return
      expect([answer.status, answer.body['code']]).toEqual([409, 'late'])
      after = (await client.view(room)).moves
    }
  }
  await Promise.all([send(2), send(0), send(1)])
  const view = await people[0].view(room)
  expect(view.moves).toBe(moves + 3)
  expect(view.decision).not.toBe('D-MAYOR-PLACE')
  // The one that stands there is known again, the others come late.
  const again = people.map((client, seat) => client.move(room, moves, wishes[seat] ?? ''))
  const statuses = (await Promise.all(again)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409, 409])
  expect((await people[0].view(room)).moves).toBe(moves + 3)
})

test('one’s own placement is taken back alone; it is seen by all, talk keeps its place, and a line that was lost resumes', async () => {
  const { people, room, moves, wishes } = await three()
  const [ana, ben, cyd] = people
  const say = (client: Client, text: string) =>
    client.command(room, { type: 'say', words: { text } })
  await ana.move(room, moves, wishes[0] ?? '')
  await say(ana, 'after Ana')
  await ben.move(room, moves + 1, wishes[1] ?? '')
  await say(ben, 'after Ben')
  const placed = (await ana.view(room)).view['seats'] as readonly object[]
  const stream = cyd.follow(room)
  await stream.until((messages) => messages.some(({ type }) => type === 'glimpse'))
  expect((await ana.command(room, { type: 'takeBack', after: moves + 2 })).status).toBe(200)
  // Asked again because the answer was lost, it takes back nothing more.
  expect((await ana.command(room, { type: 'takeBack', after: moves + 2 })).body['code']).toBe(
    'late',
  )
  const view = await ana.view(room)
  expect([view.moves, view.waiting]).toEqual([moves + 1, [0, 2]])
  expect((view.view['seats'] as readonly object[])[1]).toEqual(placed[1])
  await stream.until((messages) =>
    messages.some((message) => message.type === 'room' && message.history.length === moves + 1),
  )
  const whole = stream.messages.findLast((message) => message.type === 'room')
  expect(whole?.history.at(-1)).toMatchObject({ n: moves + 1, seat: 1 })
  const said = whole?.log.filter(({ event }) => event.type === 'said').map((it) => it.moves)
  expect(said).toEqual([moves, moves + 1])
  expect((await ana.move(room, moves + 1, view.offers?.at(-1) ?? '')).status).toBe(200)
  expect((await stateOf(cyd, room)).moves).toBe(moves + 2)
  stream.close()
})
