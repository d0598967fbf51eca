/** Bots from outside: programs with a token (the examples play in a proof). */
import { isOutsideBot } from '@doubloon/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcomeOf } from '../src/host/run.ts'
import { Client } from './client.ts'
import { NO_LIMITS, type Running, running } from './running.ts'
import { makeToken } from './tokens.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test('whoever holds a token is the bot, and nobody who holds none is one', async () => {
  const { token, person } = await makeToken(server.data)
  const client = new Client(server.port)
  expect(await client.get('/api/me', bearer(token))).toEqual({ person })
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  await client.post('/api/rooms', { settings: { game: 'san-juan' }, seats })
  const { person: own = '' } = await client.get<{ person?: string }>('/api/me')
  expect([isOutsideBot(person), isOutsideBot(own)]).toEqual([true, false])
  // A token is no key of a browser.
  client.cookie = `doubloon=${token}`
  expect(await client.get('/api/me')).toEqual({})
})

test.each([
  ['Bearer nothing'],
  [`Bearer doubloon_${'A'.repeat(43)}`],
  ['Basic YWJjOmRlZg=='],
  [''],
])('"Authorization: %s" is refused, and nobody new is made of it', async (authorization) => {
  const client = new Client(server.port)
  const body = { settings: { game: 'san-juan' }, seats: [{ kind: 'open' }, { kind: 'open' }] }
  const answer = await client.ask('/api/rooms', { headers: { authorization }, body })
  expect([answer.status, answer.body['code']]).toEqual([401, 'bad-token'])
  expect(client.cookie).toBeUndefined()
})

test('a token that was revoked opens nothing, and the streams it opened end', async () => {
  const { token, id } = await makeToken(server.data, 'soon gone')
  const client = new Client(server.port)
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const { room } = await client.get<{ room: string }>('/api/rooms', {
    body: { settings: { game: 'san-juan' }, seats },
    ...bearer(token),
  })
  const stream = client.follow(room, undefined, bearer(token).headers)
  await stream.until((messages) => messages.length > 0)
  const tool = (...words: string[]) => outcomeOf('token', [...words, '--data', server.data])
  expect((await tool('revoke', id)).out).toContain('opens nothing any more')
  expect((await client.ask('/api/me', bearer(token))).status).toBe(401)
  while (stream.isOpen) await stream.news()
  const list = await tool('list')
  expect(list.out).toMatch(RegExp(`${id} .* revoked .* soon gone`))
  expect(list.out).not.toContain(token)
  expect(await tool('revoke', id)).toMatchObject({ code: 1 })
})

test('bots have the limits that people have', async () => {
  const other = await running({ ...NO_LIMITS, DOUBLOON_RATE_PERSON: '3' })
  const { token } = await makeToken(other.data)
  const client = new Client(other.port)
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) statuses.push((await client.ask('/api/me', bearer(token))).status)
  await other.close()
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
