/**
 * Everything that any client receives in 200 games is searched for what it may not have: by robots that play, take back, vote, talk,
 * leave, come back and pry, by watchers with and without delay, by a bot with a token, by who has the admin page open, by a stranger
 * who reads what people have played, and by whoever is told of their turns.
 */
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { WATCHER } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { contextOfLog } from '../src/host/rooms-at-rest.ts'
import { outcomeOf } from '../src/host/run.ts'
import { DATABASE } from '../src/server.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import { Client } from './client.ts'
import { Truth } from './game-truth.ts'
import { Nosy } from './nosy.ts'
import { withProgram } from './program.ts'
import {
  browserAt,
  mailServer,
  postBox,
  readLetter,
  readWebhook,
  tellingAtOnce,
} from './receivers.ts'
import { dice, openTable } from './robots.ts'
import { Secrets } from './secrets-heard.ts'
import { makeToken } from './tokens.ts'

type Receivers = {
  readonly mails: Awaited<ReturnType<typeof mailServer>>
  readonly box: Awaited<ReturnType<typeof postBox>>
  readonly hook: Awaited<ReturnType<typeof postBox>>
}

const GAMES = 200
const AT_ONCE = 8
const SECRET = 'only the club knows it'
/** What a message of a turn may say: games, people, addresses; nothing of what lies there. */
const NOTICE =
  /^(It is your turn in \d+ games?|(Puerto Rico|San Juan) with [\w ,]+|One more game|\d+ more games)$/

test(`in ${GAMES} games nobody receives anything that they may not know`, async () => {
  const [mails, box, hook] = await Promise.all([mailServer(), postBox(), postBox()])
  const receivers = { mails, box, hook }
  const environment = tellingAtOnce(receivers, SECRET)
  await withProgram({ environment }, async (program, data) => {
    await program.start()
    const storage = await openSqlite(join(data, DATABASE))
    const secrets = new Secrets(join(data, DATABASE))
    const client = (token?: string) => new Client(program.port, secrets.hear, token)
    const { token } = await makeToken(data)
    secrets.add(token, 'a token')
    const adminKey = (await outcomeOf('key', ['--data', data])).out.split('\n')[0] ?? ''
    secrets.add(adminKey, 'the admin key')

    const admin = client()
    expect((await admin.ask('/api/admin/enter', { body: { key: adminKey } })).status).toBe(200)
    const open = await awayPerson(client, receivers)
    let isDone = false
    const overseeing = (async () => {
      while (!isDone) {
        secrets.readStorage()
        for (const path of ['load', 'rooms', 'people', 'reports'])
          expect((await admin.ask(`/api/admin/${path}`)).status).toBe(200)
        await setTimeout(300)
      }
    })()

    const did = new Map<string, number>()
    const sum = { compared: 0, hands: 0, sameHands: 0, vp: 0, sameVp: 0 }
    const met = new Map<string, number>()

    const one = async (number: number): Promise<void> => {
      const roll = dice(number + 1)
      const game = number % 2 === 0 ? 'puerto-rico' : 'san-juan'
      const people = [client(number % 10 === 0 ? token : undefined), client()]
      const seats = people.map((it, n) => ({ client: it, name: `P ${n}` }))
      const watchDelay = [0, 3, undefined, 1][roll(4)]
      const settings = {
        watchDelay,
        isPublic: roll(2) === 0,
        ...(roll(3) === 0 && { clock: { kind: 'game', seconds: 3600, increment: 5 } }),
      }
      const room = await openTable(game, seats, { bots: 1 + roll(2), settings })
      secrets.readStorage()
      for (const { cookie } of people)
        if (cookie !== undefined) secrets.add(cookie.split('=')[1] ?? '', 'the key of a person')
      const players = people.map((it, seat) => new Nosy(it, room, seat, roll))
      for (const player of players) player.follow()
      const watcher = new Nosy(client(), room, WATCHER, roll)
      const looking = watcher.look()
      await Promise.all(players.map((player) => player.play()))
      await Promise.all([looking, ...players.map((player) => player.untilOver())])
      await readResults(client(), people, room)

      const log = await storage.log(room)
      const truth = new Truth(contextOfLog(log, (await storage.seed(room)) ?? ''), log)
      for (const nosy of [...players, watcher]) {
        for (const { stream, after } of nosy.followed)
          truth.hearStream(nosy.viewer, stream.messages, after)
        for (const view of nosy.views) truth.hearView(nosy.viewer, view)
        for (const glimpse of nosy.glimpses) truth.hearGlimpse(nosy.viewer, glimpse)
        for (const refused of nosy.refused) truth.hearRefusal(nosy.viewer, refused)
        for (const [what, count] of nosy.did) did.set(what, (did.get(what) ?? 0) + count)
        nosy.end()
      }
      expect(truth.faults, room).toEqual([])
      for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += truth[key]
      for (const type of truth.events) met.set(type, (met.get(type) ?? 0) + 1)
    }

    const numbers = Array.from({ length: GAMES }, (_, number) => number)
    const worker = async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift())
        await one(number)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    isDone = true
    await overseeing
    await isNoticeOnly(receivers, open, secrets.hear)

    console.log(Object.fromEntries([...did, ...met].sort()), sum, secrets.texts, secrets.letters)
    expect(secrets.heard).toEqual([])
    expect(program.complaints).toBe('')
    // All of it was met, so that nothing was left out.
    for (const type of ['takenBack', 'takeBackAsked', 'takeBackAnswered', 'said', 'reported'])
      expect(met.get(type), type).toBeGreaterThan(10)
    expect(did.get('early record 409')).toBeGreaterThan(10)
    expect(did.get('forbidden 422')).toBeGreaterThan(100)
    expect(did.get('resumed')).toBeGreaterThan(100)
    expect(did.get('glimpse 200')).toBeGreaterThan(100)
    expect(sum.compared).toBeGreaterThan(GAMES * 500)
    // Cards drawn by lot are those of the true hand now and then, and shared out VP those that somebody has.
    expect(sum.hands).toBeGreaterThan(10_000)
    expect(sum.sameHands).toBeLessThanOrEqual(sum.hands * 0.1)
    expect(sum.vp).toBeGreaterThan(10_000)
    secrets.close()
    await storage.close()
  })
  for (const { close } of [mails, box, hook]) close()
})

type MakeClient = () => Client

/** Somebody who has asked to be told in every way, and is away while games wait. */
async function awayPerson(client: MakeClient, { mails, box }: Receivers) {
  const [ada, bob] = [client(), client()]
  const browser = browserAt(box.origin)
  const { pushKey = '' } = await ada.get<{ pushKey?: string }>('/api/me/notify')
  await ada.post('/api/me/notify/push', browser.subscription)
  await ada.post('/api/me/notify/mail', { address: 'ada@example.org' })
  const [letter] = mails.letters
  const [, confirm = ''] = /#confirm=(\S+)/.exec(letter ? readLetter(letter) : '') ?? []
  await ada.post('/api/me/notify/confirm', { token: confirm })
  const seats = [
    { client: ada, name: 'Ada' },
    { client: bob, name: 'Bob' },
  ]
  for (let number = 0; number < 8; number++)
    await openTable(number % 2 === 0 ? 'san-juan' : 'puerto-rico', seats, { bots: 1 })
  return (push: Parameters<typeof browser.open>[0]) => browser.open(push, pushKey)
}

/** What was sent to receivers outside: names and addresses, nothing else. */
async function isNoticeOnly(
  { mails, box, hook }: Receivers,
  open: Awaited<ReturnType<typeof awayPerson>>,
  hear: (text: string) => void,
): Promise<void> {
  await expect.poll(() => box.received.length).toBeGreaterThan(0)
  await expect.poll(() => mails.letters.length).toBeGreaterThan(1)
  await expect.poll(() => hook.received.length).toBeGreaterThan(0)
  for (const push of box.received) {
    const { title, body, url, ...others } = open(push)
    hear(JSON.stringify([title, body, url]))
    for (const line of [title, ...body.split('\n')]) expect(line).toMatch(NOTICE)
    expect([url, others]).toEqual(['https://games.example/', {}])
  }
  for (const letter of mails.letters) hear(`${letter.text} ${readLetter(letter)}`)
  for (const letter of mails.letters.slice(1))
    for (const line of readLetter(letter).split(/\n+/))
      if (line.startsWith('- ')) expect(line.slice(2).trim()).toMatch(NOTICE)
  for (const received of hook.received) {
    const { type, at, people, ...others } = readWebhook(received, SECRET)
    hear(JSON.stringify(people))
    expect([type, typeof at, others]).toEqual(['turns', 'number', {}])
    for (const { person, name, rooms, ...more } of people) {
      expect([typeof person, typeof name, more]).toEqual(['string', 'string', {}])
      for (const it of rooms) expect(Object.keys(it).sort()).toEqual(['game', 'room', 'url'])
    }
  }
}

/** Everything that a stranger, and they themselves, can read about people and what they have played. */
async function readResults(stranger: Client, people: readonly Client[], room: string) {
  await stranger.get(`/api/rooms/${room}/record`)
  await stranger.ask('/api/rooms?stage=over')
  await stranger.ask('/api/leaderboard?game=san-juan&players=3')
  const ids = await Promise.all(
    people.map(async (it) => String((await it.get('/api/me'))['person'])),
  )
  const [one = '', other = ''] = ids
  for (const id of ids)
    for (const part of ['', '/games', '/statistics']) {
      await stranger.ask(`/api/people/${id}${part}`)
      await people[0]?.ask(`/api/people/${id}${part}`)
    }
  await stranger.ask(`/api/people/${one}/against/${other}`)
  for (const it of people) await it.get('/api/me/rooms')
}
