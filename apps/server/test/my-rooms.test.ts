/** What somebody finds in the list of their own rooms. */
import type { MyRooms } from '@doubloon/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { openTable, playOn } from './robots.ts'
import { type Running, running } from './running.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const roomsOf = (client: Client, query = '') => client.get<MyRooms>(`/api/me/rooms${query}`)

test('one sees the rooms in which one sits or is host, private ones too, and whether they wait for one', async () => {
  const [ada, bob] = [new Client(server.port), new Client(server.port)]
  const people = [
    { client: ada, name: 'Ada' },
    { client: bob, name: 'Bob' },
  ]
  const first = await openTable('san-juan', people, { bots: 0 })
  const second = await openTable('puerto-rico', people, { bots: 1 })
  const { room: hosted } = await ada.post<{ room: string }>('/api/rooms', {
    settings: { game: 'san-juan' },
    seats: [{ kind: 'open' }, { kind: 'open' }],
  })
  const { waiting } = await ada.view(first)
  const { rooms } = await roomsOf(ada)
  expect(rooms.map(({ id }) => id).sort()).toEqual([first, second, hosted].sort())
  const entry = rooms.find(({ id }) => id === first)
  expect(entry).toMatchObject({ game: 'san-juan', stage: 'playing', openSeats: 0, seat: 0 })
  expect(entry?.isAsked).toBe(waiting.includes(0))
  expect(entry?.seats.map((seat) => 'name' in seat && seat.name)).toEqual(['Ada', 'Bob'])
  expect(rooms.find(({ id }) => id === hosted)).toMatchObject({ seat: -1, isAsked: false })
  const asked = rooms.map(({ isAsked }) => isAsked)
  expect(asked).toEqual([...asked].sort((a, b) => Number(b) - Number(a)))

  const ofBob = await roomsOf(bob)
  expect(ofBob.rooms.map(({ id }) => id).sort()).toEqual([first, second].sort())
  expect(ofBob.rooms.find(({ id }) => id === first)).toMatchObject({
    seat: 1,
    isAsked: waiting.includes(1),
  })
  expect(await roomsOf(new Client(server.port))).toEqual({ rooms: [] })
})

test('a finished game moves to the end of the list, and the pages of it can be turned', async () => {
  const ada = new Client(server.port)
  const play = async () => {
    const room = await openTable('san-juan', [{ client: ada, name: 'Ada' }], { bots: 1 })
    await playOn(ada, room, 5)
    return room
  }
  const played = [await play(), await play()]
  const open = await openTable('san-juan', [{ client: ada, name: 'Ada' }], { bots: 1 })
  const all = await roomsOf(ada)
  expect(all.rooms.map(({ id, stage }) => [id, stage])).toEqual([
    [open, 'playing'],
    [played[1], 'over'],
    [played[0], 'over'],
  ])
  expect(all.next).toBeUndefined()
  const first = await roomsOf(ada, '?most=1')
  expect(first.rooms.map(({ id }) => id)).toEqual([open, played[1]])
  expect(first.next).toBe(played[1])
  const second = await roomsOf(ada, `?most=1&after=${first.next}`)
  expect(second.rooms.map(({ id }) => id)).toEqual([played[0]])
  expect(second.next).toBeUndefined()
})

test.each(['most=0', 'most=1000', 'after=x', 'after=../etc/passwd', 'person=somebody'])(
  'a list asked by %s is refused',
  async (query) => {
    const { status, body } = await new Client(server.port).ask(`/api/me/rooms?${query}`)
    expect([status, body['code']]).toEqual([400, 'bad-request'])
  },
)
