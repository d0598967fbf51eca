/** Rooms as the page's worker knows them, with the real server: two browsers at one table, lines that break, moves that are refused. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Games } from '../src/client/contract.ts'
import { type RoomNow, tableOfRoom } from '../src/online/contract.ts'
import type { LineEnvironment } from '../src/online/desk/connection.ts'
import { anyMove, closeDesks, gamesOf, MapStore, Sitter } from './desk.ts'
import { Browser, type RunningServer, startServer } from './server-program.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startServer()
})
afterEach(closeDesks)
afterAll(() => server.stop())

/** Somebody with a browser, at a table of a room. */
interface Guest {
  readonly browser: Browser
  readonly games: Games
  readonly sitter: Sitter
  readonly now: () => RoomNow | undefined
  /** As when the page is closed. */
  readonly close: () => void
}

async function guestOf(
  table: string,
  browser: Browser,
  name?: string,
  line: LineEnvironment = browser.line,
  waiting = new MapStore(),
): Promise<Guest> {
  const games = gamesOf(new MapStore(), { line, waiting })
  let now: RoomNow | undefined
  const leave = games.enter(table, (news) => {
    if ('room' in news) now = news
  })
  if (name !== undefined) {
    expect(await games.tell(table, { type: 'sit', name })).toBeUndefined()
    expect(await games.tell(table, { type: 'ready', isReady: true })).toBeUndefined()
  }
  const sitter = new Sitter(games, table)
  const close = () => {
    leave()
    sitter.leave()
  }
  return { browser, games, sitter, now: () => now, close }
}

const BOT = { kind: 'bot', name: 'Robot', bot: 'novice' }

/** A room for two people and a bot, if no others are named, in which both sit. */
async function table(
  game: string,
  bots: readonly object[] = [BOT],
): Promise<{ ana: Guest; ben: Guest; name: string }> {
  const [host, other] = [new Browser(server.address), new Browser(server.address)]
  const { room } = await host.post<{ room: string }>('/api/rooms', {
    settings: { game, watchDelay: 0 },
    seats: [{ kind: 'open' }, { kind: 'open' }, ...bots],
  })
  const name = tableOfRoom(room)
  return { name, ana: await guestOf(name, host, 'Ana'), ben: await guestOf(name, other, 'Ben') }
}

/** Plays whenever it is asked, until the game is over or so many moves lie there. */
async function playOn({ sitter }: Guest, moves = Number.POSITIVE_INFINITY): Promise<void> {
  for (;;) {
    await sitter.until(() => {
      const { moment } = sitter
      return moment !== undefined && (moment.over || moment.n >= moves || isAsked(sitter))
    })
    const { moment } = sitter
    if (moment === undefined || moment.over || moment.n >= moves) return
    expect(await sitter.client.play(anyMove(moment))).toBeUndefined()
    await sitter.until(() => (sitter.moment?.n ?? 0) > moment.n)
  }
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

function isAsked({ moment }: Sitter): boolean {
  return moment !== undefined && (moment.offers === undefined || moment.offers.length > 0)
}

/** The moves as the record of the finished game has them, and as somebody was told them. */
const told = ({ sitter }: Guest) => {
  const all = new Map<number, string>()
  for (const update of sitter.updates)
    for (const line of update.type === 'opened'
      ? update.history
      : update.type === 'advanced'
        ? [update.line]
        : [])
      all.set(line.n, line.move)
  return all
}

test.each(['puerto-rico', 'san-juan'])(
  '%s: two browsers and a bot play to the end',
  async (game) => {
    const { ana, ben, name } = await table(game)
    const watcher = await guestOf(name, new Browser(server.address))
    await Promise.all([playOn(ana), playOn(ben)])
    await watcher.sitter.until(() => watcher.sitter.moment?.over === true)
    const record = JSON.parse(await ana.sitter.client.record())
    expect(JSON.parse(await ben.sitter.client.record())).toEqual(record)
    for (const guest of [ana, ben, watcher]) {
      expect(guest.sitter.moment?.n).toBe(record.moves.length)
      expect(told(guest).size).toBe(record.moves.length)
      expect(guest.sitter.troubles).toEqual([])
    }
    expect(ana.sitter.opened?.reader).not.toBe(ben.sitter.opened?.reader)
    expect(watcher.sitter.moment?.offers).toEqual([])
    expect(await ana.sitter.client.scoreHistory()).toBeDefined()
  },
)

test('a browser that lost its network comes back to where the game is, and its move is sent then', async () => {
  const { ana, ben } = await table('puerto-rico')
  const others = playOn(ben)
  await playOn(ana, 20)
  await ana.sitter.until(() => isAsked(ana.sitter))
  ana.browser.cut()
  await expect.poll(() => ana.now()?.connected.state).toBe('trying')
  const mine = playOn(ana)
  await expect.poll(() => ana.now()?.isSending).toBe(true)
  ana.browser.isCut = false
  await Promise.all([mine, others])
  expect(ana.sitter.moment?.n).toBe(ben.sitter.moment?.n)
  expect(ana.now()).toMatchObject({ isSending: false, connected: { state: 'here' } })
})

test('a move that is answered after all brings the line back: the rest is not waited for', async () => {
  const { ben, name } = await table('puerto-rico')
  const browser = new Browser(server.address)
  const { sleep } = browser.line
  // What is sent waits for multiples of 300 ms, the line for others: here until somebody hurries it.
  const patient = (ms: number, signal: AbortSignal) =>
    ms % 300 === 0 ? sleep(ms, signal) : untilAborted(signal)
  const line = { ...browser.line, chance: () => 0.5, sleep: patient }
  const watcher = await guestOf(name, browser, undefined, line)
  await expect.poll(() => watcher.now()?.connected.state).toBe('here')
  browser.cut()
  await expect.poll(() => watcher.now()?.connected.state).toBe('trying')
  const said = watcher.games.tell(name, { type: 'say', words: { phrase: 'hello' } })
  await expect.poll(() => watcher.now()?.isSending).toBe(true)
  browser.isCut = false
  expect(await said).toMatchObject({ code: 'bad-name' })
  await expect.poll(() => watcher.now()?.connected.state).toBe('here')
  expect(ben.now()?.connected.state).toBe('here')
})

test('an own move is shown before the server has answered; one that comes too late goes back', async () => {
  const { ana, ben, name } = await table('puerto-rico')
  const mover = await firstAsked(ana, ben)
  const again = await guestOf(name, mover.browser)
  await again.sitter.until(() => isAsked(again.sitter))
  const { moment } = mover.sitter
  const [first, second] = moment?.offers ?? []
  const n = moment?.n ?? 0
  const both = Promise.all([
    mover.sitter.client.play(first?.text ?? ''),
    again.sitter.client.play(second?.text ?? ''),
  ])
  expect((await both).map((refused) => refused?.code).toSorted()).toEqual(['late', undefined])
  const other = mover === ben ? ana : ben
  const moves = () => [mover, again, other].map((guest) => told(guest).get(n + 1))
  await expect.poll(() => new Set(moves()).size === 1 && moves()[0] !== undefined).toBe(true)
})

test('who sits down while an own move is on its way finds it on the table', async () => {
  const { ana, ben, name } = await table('puerto-rico', [])
  const mover = await firstAsked(ana, ben)
  mover.browser.cut()
  const move = 'choose builder'
  mover.sitter.client.play(move).catch(() => undefined)
  await expect.poll(() => mover.sitter.moment?.n).toBe(1)
  const later = new Sitter(mover.games, name)
  await later.until(() => later.moment !== undefined)
  expect(later.moment?.n).toBe(1)
  expect(later.opened?.history).toMatchObject([{ n: 1, move }])
  mover.browser.isCut = false
  await expect.poll(() => mover.now()?.isSending).toBe(false)
})

/** Somebody who is asked makes a move without a network and closes the page; what else they and the other have open. */
async function closedInBetween() {
  const { ana, ben, name } = await table('puerto-rico', [])
  const mover = await firstAsked(ana, ben)
  const { browser } = mover
  const waiting = new MapStore()
  const page = await guestOf(name, browser, undefined, browser.line, waiting)
  await page.sitter.until(() => isAsked(page.sitter))
  const { n = 0, offers = [] } = page.sitter.moment ?? {}
  const [move = '', another = ''] = offers.map(({ text }) => text)
  browser.cut()
  // Whoever closes the page hears no answer.
  page.sitter.client.play(move).catch(() => undefined)
  await expect.poll(() => page.now()?.isSending).toBe(true)
  await expect.poll(() => waiting.rows.size).toBe(1)
  page.close()
  const other = mover === ana ? ben : ana
  const comeBack = () => guestOf(name, browser, undefined, browser.line, waiting)
  return { mover, other, n, move, another, waiting, comeBack }
}

test('a move that waits for the line outlives the page, and is sent when it comes back', async () => {
  const { mover, other, n, move, waiting, comeBack } = await closedInBetween()
  mover.browser.isCut = false
  const again = await comeBack()
  await expect.poll(() => told(other).get(n + 1)).toBe(move)
  await expect.poll(() => waiting.rows.size).toBe(0)
  expect(again.now()?.hasLostMove).toBe(false)
  expect(again.sitter.troubles).toEqual([])
})

test('one that can no longer be made when the page comes back is not made, and that is said', async () => {
  const { mover, other, n, another, waiting, comeBack } = await closedInBetween()
  mover.browser.isCut = false
  await expect.poll(() => mover.now()?.connected.state).toBe('here')
  expect(await mover.sitter.client.play(another)).toBeUndefined()
  const again = await comeBack()
  await expect.poll(() => again.now()?.hasLostMove).toBe(true)
  expect(told(other).get(n + 1)).toBe(another)
  await expect.poll(() => waiting.rows.size).toBe(0)
})

async function firstAsked(...guests: readonly Guest[]): Promise<Guest> {
  const asked = () => guests.find(({ sitter }) => isAsked(sitter))
  await expect.poll(asked).toBeDefined()
  return asked() ?? firstAsked(...guests)
}

test('who looks back sees the table as it was, and nothing that others have in hand', async () => {
  const { ana, ben } = await table('san-juan')
  await Promise.all([playOn(ana, 12), playOn(ben, 12)])
  const past = await ana.sitter.client.at(5)
  expect(past).toMatchObject({ n: 5, offers: [] })
  expect(await ana.sitter.client.at(5000)).toBeUndefined()
  const hand = JSON.stringify(ben.sitter.moment?.view)
  expect(hand).not.toBe(JSON.stringify(ana.sitter.moment?.view))
})
