/** A room before its game, without a browser: which seat somebody gets, what was agreed, what ears hear, where a link leads. */
import { expect, test } from 'vitest'
import type { RoomSeat } from '../src/client/contract.ts'
import type { RoomNow } from '../src/online/contract.ts'
import type { RoomModel } from '../src/online/room.svelte.ts'
import { agreed, agreedTime } from '../src/rooms/agreed.ts'
import { Asking } from '../src/rooms/asking.svelte.ts'
import { guestAddresses } from '../src/rooms/guest-addresses.ts'
import { newsOf } from '../src/rooms/news.ts'
import { seatFor } from '../src/rooms/seats.ts'

const OPEN: RoomSeat = { kind: 'open' }
const KEPT: RoomSeat = { kind: 'kept', name: 'Bruno' }
const BOT: RoomSeat = { kind: 'bot', name: 'Clara', bot: 'expert' }
const person = (name: string, isReady = false): RoomSeat => ({
  ...{ kind: 'person', person: `${name}-of-the-table`, name, isReady },
})

/** A room as Ana sees it. */
const now = (seats: readonly RoomSeat[], here?: readonly string[]): RoomNow => ({
  room: {
    id: 'room-of-the-test',
    number: 1,
    settings: {
      game: 'puerto-rico',
      options: {},
      isPublic: false,
      clock: { kind: 'none' },
      atZero: 'bot-moves',
      standIn: 'casual',
      isRated: false,
    },
    seats: [...seats],
    host: 'Ana-of-the-table',
    stage: 'gathering',
    moves: 0,
  },
  viewer: 0,
  person: 'Ana-of-the-table',
  log: [],
  presence: here && { type: 'presence', people: [...here], watchers: 0 },
  clocks: undefined,
  connected: { state: 'here' },
  isSending: false,
  hasLostMove: false,
})

test('whoever comes is led to the seat kept for them, else to the first open one', () => {
  expect(seatFor([BOT, OPEN, KEPT], 'BRUNO')).toBe(2)
  expect(seatFor([BOT, KEPT, OPEN], 'Yara')).toBe(2)
  expect(seatFor([BOT, KEPT], 'Yara')).toBe(1)
  expect(seatFor([BOT, person('Ana')], 'Yara')).toBeUndefined()
})

test('ears hear who came, left, is ready, and what the host arranged; nothing is told twice', () => {
  const before = now([person('Ana'), OPEN, OPEN, person('Eva')])
  const after = now([person('Ana', true), person('Ben'), BOT, OPEN])
  expect(newsOf(before, after)).toEqual([
    'You are ready.',
    'Ben sits down: Second seat.',
    'Third seat: a bot, Clara.',
    'Eva has stood up.',
  ])
  expect(newsOf(after, after)).toEqual([])
  const here = now([person('Ana'), person('Ben')], ['Ana-of-the-table', 'Ben-of-the-table'])
  const alone = now([person('Ana'), person('Ben')], ['Ana-of-the-table'])
  expect(newsOf(here, alone)).toEqual(['Ben is away.'])
  expect(newsOf(alone, here)).toEqual(['Ben is here.'])
})

test('who sits down for the first time is not told that they are back', () => {
  const nobody = (room: RoomNow): RoomNow => ({ ...room, viewer: -1, person: undefined })
  const seats = [person('Ana'), person('Ben')]
  const unknown = nobody(now(seats, ['Ben-of-the-table']))
  const known = now(seats, ['Ana-of-the-table', 'Ben-of-the-table'])
  expect(newsOf(unknown, known)).toEqual([])
  expect(newsOf(now(seats, ['Ben-of-the-table']), known)).toEqual(['You are back.'])
})

test('what was agreed is told where it is not as usual, rules and time', () => {
  const base = { game: 'puerto-rico', options: { buildings: 'draft' }, isRated: true }
  expect(agreed({ ...base, watchDelay: 2, absence: 180 })).toEqual([
    'Buildings by draft',
    'Rated',
    'Others may watch, 2 moves later',
    'A bot steps in after 3 minutes away',
  ])
  const changed = { vpVisibility: 'open', draftExclusions: false, balanced: false }
  expect(agreed({ ...base, options: changed }).slice(1, 3)).toEqual([
    'Open victory points',
    'Similar buildings exclude each other: no',
  ])
  const cards = { game: 'san-juan', options: { expansion: true }, isRated: false }
  expect(agreed(cards)).toEqual(['New buildings', 'Not rated', 'Nobody watches'])
  expect(
    agreedTime({ clock: { kind: 'game', seconds: 1200, increment: 15 }, atZero: 'resign' }),
  ).toEqual([
    '20 minutes for the whole game',
    '15 seconds more after each move',
    'Out of time: the game is lost',
  ])
  expect(agreedTime({ clock: { kind: 'move', seconds: 86_400 }, atZero: 'stand-in' })[0]).toBe(
    '1 day for each move',
  )
})

test('an address that only this machine reaches is never given away', async () => {
  const asks = async () => Response.json({ guests: ['http://192.168.1.5:8080'] })
  const at = (address: string) => new URL(address)
  expect(await guestAddresses(at('https://doubloon.example/room/x'), asks)).toEqual([
    'https://doubloon.example',
  ])
  for (const address of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])
    expect(await guestAddresses(at(address), asks)).toEqual(['http://192.168.1.5:8080'])
})

test('what is pressed while an answer is still under way is asked after it, and what is pressed twice is asked once', async () => {
  const asked: string[] = []
  let answer = () => {}
  const room = {
    tell(command: { readonly type: string }) {
      asked.push(command.type)
      return new Promise((resolve) => {
        answer = () => resolve(undefined)
      })
    },
  } as unknown as RoomModel
  const asking = new Asking(room)
  const all = [
    asking.tell({ type: 'leave' }),
    asking.tell({ type: 'leave' }),
    asking.tell({ type: 'ready', isReady: true }),
  ]
  await expect.poll(() => asked).toEqual(['leave'])
  expect(asking.isUnderWay).toBe(true)
  answer()
  await expect.poll(() => asked).toEqual(['leave', 'ready'])
  answer()
  expect(await Promise.all(all)).toEqual([true, false, true])
  expect(asking.isUnderWay).toBe(false)
})
