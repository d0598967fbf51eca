/** The line to a room, without a server: how it stands, and how often it is tried. */
import { expect, test } from 'vitest'
import type { Connected } from '../src/online/contract.ts'
import { Line } from '../src/online/desk/connection.ts'

test('a server that was never there is tried at growing distances, not at once again', async () => {
  const waits: number[] = []
  const said: Connected['state'][] = []
  const line: Line = new Line(
    {
      fetch: () => Promise.reject(new TypeError('there is no network')),
      now: () => 0,
      chance: () => 0.5,
      async sleep(ms) {
        waits.push(ms)
        if (waits.length === 5) line.close()
      },
    },
    '/api/rooms/nowhere/events',
    () => {},
    ({ state }) => said.push(state),
  )
  await expect.poll(() => waits.length).toBe(5)
  expect(waits).toEqual([400, 800, 1600, 3200, 6400])
  expect(new Set(said)).toEqual(new Set(['trying']))
})

test('a network that seems to be back is tried at small distances again, for it may need a moment', async () => {
  const waits: number[] = []
  const line: Line = new Line(
    {
      fetch: () => Promise.reject(new TypeError('there is no network yet')),
      now: () => 0,
      chance: () => 0.5,
      async sleep(ms) {
        waits.push(ms)
        if (waits.length === 3) line.hurry()
        if (waits.length === 5) line.close()
      },
    },
    '/api/rooms/nowhere/events',
    () => {},
    () => {},
  )
  await expect.poll(() => waits.length).toBe(5)
  expect(waits).toEqual([400, 800, 1600, 400, 800])
})

test('who begins anew as somebody else does not wait', async () => {
  const waits: number[] = []
  const asked: (string | null)[] = []
  const line: Line = new Line(
    {
      async fetch(_path, init) {
        asked.push(new Headers(init?.headers).get('last-event-id'))
        const open = new ReadableStream({
          start(stream) {
            init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
            stream.enqueue(new TextEncoder().encode('id: 7\ndata: {"type":"presence"}\n\n'))
          },
        })
        return new Response(open)
      },
      now: () => 0,
      chance: () => 0.5,
      async sleep(ms) {
        waits.push(ms)
      },
    },
    '/api/rooms/here/events',
    () => {
      if (asked.length < 3) line.restart()
      else line.close()
    },
    () => {},
  )
  await expect.poll(() => asked.length).toBe(3)
  expect(asked).toEqual([null, null, null])
  expect(waits).toEqual([])
})

test('only the server itself ends a line for good, and says why; a stranger in between does not', async () => {
  const why = { code: 'no-such-room', message: 'there is no such room' }
  const answers = [
    new Response('<h1>Not found</h1>', { status: 404 }),
    Response.json(why, { status: 404 }),
  ]
  const said: Connected[] = []
  new Line(
    {
      fetch: async () => answers.shift() ?? Response.error(),
      now: () => 0,
      chance: () => 0.5,
      async sleep() {},
    },
    '/api/rooms/nowhere/events',
    () => {},
    (state) => said.push(state),
  )
  await expect.poll(() => said.at(-1)).toEqual({ state: 'gone', why })
  expect(said.map(({ state }) => state)).toEqual(['trying', 'gone'])
})
