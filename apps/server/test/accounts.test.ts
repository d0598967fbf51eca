/** Accounts: the same person in another browser, by a name and a password or by a code; and what is refused. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Account, Code } from '@doubloon/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { openTable } from './robots.ts'
import { type Running, running } from './running.ts'

const PASSWORD = 'seven small ships'

let server: Running
const heard: string[] = []
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const browser = () => new Client(server.port, (text) => heard.push(text))
const post = (client: Client, path: string, body: object = {}) =>
  client.ask(`/api/me/${path}`, { body })
const me = (client: Client) => client.get<Account>('/api/me/account')
const codeOf = async (client: Client, path: string, body: object = {}) => {
  const { status, body: answer } = await post(client, path, body)
  return [status, answer['code']]
}
/** Somebody with a game, and perhaps an account. */
async function somebody(account?: { name: string; password: string }): Promise<Client> {
  const client = browser()
  await openTable('san-juan', [{ client, name: 'Ada' }], { bots: 1 })
  if (account !== undefined) expect((await post(client, 'account', account)).status).toBe(201)
  return client
}

test('who signs up on one device signs in on another and is the same person, with the same games', async () => {
  const laptop = await somebody({ name: 'Ada Lovelace', password: PASSWORD })
  const { person, account } = await me(laptop)
  expect(account?.name).toBe('Ada Lovelace')
  const phone = browser()
  expect(await me(phone)).toEqual({ isRated: false, devices: 0, hasOnlyThis: false })
  const signedIn = await post(phone, 'sign-in', { name: ' ada  LOVELACE', password: PASSWORD })
  expect([signedIn.status, signedIn.body['person'], signedIn.body['devices']]).toEqual([
    ...[200, person, 2],
  ])
  expect(signedIn.headers['set-cookie']?.[0]).toMatch(
    /^doubloon=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(phone.cookie).not.toBe(laptop.cookie)
  const rooms = (client: Client) => client.get<{ rooms: unknown[] }>('/api/me/rooms')
  expect((await rooms(phone)).rooms).toEqual((await rooms(laptop)).rooms)

  const out = await post(phone, 'sign-out')
  expect([out.status, out.headers['set-cookie']?.[0]]).toEqual([
    ...[200, expect.stringMatching(/^doubloon=; .*Expires=Thu, 01 Jan 1970/)],
  ])
  const old = phone.cookie
  phone.cookie = signedIn.headers['set-cookie']?.[0]?.split(';')[0]
  expect((await me(phone)).person).toBeUndefined()
  phone.cookie = old
  expect((await me(laptop)).devices).toBe(1)
})

test('another password signs out all other browsers, and ends their streams; everywhere is everywhere', async () => {
  const laptop = await somebody({ name: 'Bob', password: PASSWORD })
  const phone = browser()
  await post(phone, 'sign-in', { name: 'Bob', password: PASSWORD })
  const { rooms } = await laptop.get<{ rooms: { id: string }[] }>('/api/me/rooms')
  const stream = phone.follow(rooms[0]?.id ?? '')
  await stream.until((messages) => messages.length > 0)
  const change = (old: string, next: string) => codeOf(laptop, 'password', { old, new: next })
  expect(await change('wrong', 'another password')).toEqual([403, 'wrong-password'])
  expect(await change(PASSWORD, 'bob')).toEqual([422, 'weak-password'])
  expect(await change(PASSWORD, 'another password')).toEqual([200, undefined])
  await expect(stream.until(() => false)).rejects.toThrow('the stream ended')
  expect((await me(phone)).person).toBeUndefined()
  expect((await me(laptop)).account?.name).toBe('Bob')
  const signIn = (password: string) => codeOf(phone, 'sign-in', { name: 'Bob', password })
  expect(await signIn(PASSWORD)).toEqual([403, 'wrong-password'])
  expect(await signIn('another password')).toEqual([200, undefined])
  const keys = [laptop, phone].map(({ cookie }) => cookie)
  expect(await codeOf(laptop, 'sign-out-everywhere')).toEqual([200, undefined])
  for (const key of keys) {
    const anybody = browser()
    anybody.cookie = key
    expect((await me(anybody)).person).toBeUndefined()
  }
})

test('who has no account is carried over by a code, once; nobody loses their games by becoming somebody else', async () => {
  const laptop = await somebody()
  const { code, until } = await laptop.post<Code>('/api/me/code', {})
  expect(code).toMatch(/^[2-9a-z]{5}(-[2-9a-z]{5}){3}$/)
  expect(until).toBeGreaterThan(Date.now())
  const phone = await somebody()
  expect(await codeOf(phone, 'carry-over', { code })).toEqual([409, 'leaves-games'])
  const typed = code.toUpperCase().replaceAll('-', ' ')
  expect(await codeOf(phone, 'carry-over', { code: typed, isLeaving: true })).toEqual([
    ...[200, undefined],
  ])
  expect(await me(phone)).toEqual(await me(laptop))
  expect(await codeOf(browser(), 'carry-over', { code })).toEqual([404, 'no-such-code'])
  expect(await codeOf(browser(), 'carry-over', { code: 'nonsense' })).toEqual([404, 'no-such-code'])
  expect(await codeOf(phone, 'sign-out')).toEqual([409, 'no-account'])
})

test('what cannot be is refused with a code that says why, and changes nothing', async () => {
  const ada = await somebody({ name: 'Grace', password: PASSWORD })
  const other = await somebody()
  const signUp = (name: unknown, password: unknown) => codeOf(other, 'account', { name, password })
  expect(await signUp('ＧＲＡＣＥ', PASSWORD)).toEqual([409, 'name-taken'])
  expect(await signUp('Short', '1234567')).toEqual([422, 'weak-password'])
  expect(await signUp('Long enough', 'long ENOUGH')).toEqual([422, 'weak-password'])
  expect(await signUp('Repeated', 'aaaaaaaaaaaa')).toEqual([422, 'weak-password'])
  expect(await signUp(' spaced ', PASSWORD)).toEqual([400, 'bad-request'])
  expect(await signUp('Huge', 'x'.repeat(201))).toEqual([400, 'bad-request'])
  expect(await signUp('Number', 12_345_678)).toEqual([400, 'bad-request'])
  expect(await codeOf(ada, 'account', { name: 'Second', password: PASSWORD })).toEqual([
    ...[409, 'has-account'],
  ])
  expect(await codeOf(other, 'sign-in', { name: 'Nobody', password: PASSWORD })).toEqual([
    ...[403, 'wrong-password'],
  ])
  expect(await codeOf(other, 'sign-in', { name: 'Grace', password: PASSWORD })).toEqual([
    ...[409, 'leaves-games'],
  ])
  for (const path of ['sign-out', 'sign-out-everywhere'])
    expect(await codeOf(browser(), path)).toEqual([409, 'no-account'])
  expect(await codeOf(ada, 'delete', { password: 'wrong' })).toEqual([403, 'wrong-password'])
  expect(await codeOf(ada, 'delete', { password: PASSWORD })).toEqual([409, 'still-plays'])
  expect((await me(other)).account).toBeUndefined()
  expect((await me(ada)).account?.name).toBe('Grace')
})

test('passwords may be tried so often in a quarter of an hour, of one account and by one address', async () => {
  const strict = await running()
  const tryAs = (name: string) =>
    new Client(strict.port).ask('/api/me/carry-over', { body: { code: name } })
  const signIn = (name: string) =>
    new Client(strict.port).ask('/api/me/sign-in', { body: { name, password: 'wrong guess' } })
  const ofOne = await Promise.all(Array.from({ length: 11 }, (_, n) => signIn(n % 2 ? 'x' : ' X')))
  expect(ofOne.filter(({ status }) => status === 403)).toHaveLength(10)
  const [late] = ofOne.filter(({ status }) => status === 429)
  expect(late?.body['code']).toBe('too-many-tries')
  expect(Number(late?.headers['retry-after'])).toBeGreaterThan(60)
  expect((await tryAs('nonsense')).status).toBe(404)
  const ofAddress = await Promise.all(Array.from({ length: 49 }, () => tryAs('nonsense')))
  expect(ofAddress.filter(({ status }) => status === 429)).toHaveLength(1)
  await strict.close()
})

test('no password is in any answer, warning or file; kept is its hash', async () => {
  await somebody({ name: 'Secret', password: 'a very secret phrase' })
  await post(browser(), 'sign-in', { name: 'Secret', password: 'a very secret phrase!' })
  await post(browser(), 'account', { name: 'x'.repeat(30), password: 'a very secret phrase' })
  const files = ['doubloon.sqlite', 'doubloon.sqlite-wal']
  const kept = files.map((file) => readFileSync(join(server.data, file), 'latin1')).join('')
  for (const text of [...heard, ...server.warnings, kept])
    expect(text).not.toMatch(/very secret|seven small|another password|wrong guess/)
  expect(kept).toContain('scrypt$32768$8$3$')
  expect(server.warnings).toEqual([])
})
