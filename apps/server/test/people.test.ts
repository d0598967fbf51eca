/** What is told of people: profile, history, head-to-head, statistics, the best. */
import { join } from 'node:path'
import type { Account, Against, Games, Leaderboard, Profile, Statistics } from '@doubloon/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countEarlier } from '../src/people/count-earlier.ts'
import type { Storage } from '../src/storage/contract.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import { Client } from './client.ts'
import { finished } from './finished.ts'
import { openTable, playOn } from './robots.ts'
import { type Running, running } from './running.ts'

let server: Running
let storage: Storage
beforeAll(async () => {
  server = await running()
  storage = await openSqlite(join(server.data, 'doubloon.sqlite'))
})
afterAll(async () => {
  await storage.close()
  await server.close()
})

/** Somebody new, who may want to be rated. */
async function somebody(isRated = true): Promise<{ client: Client; id: string }> {
  const client = new Client(server.port)
  const { person = '' } = await client.post<Account>('/api/me/rated', { isRated })
  return { client, id: person }
}

test('a rated game is counted when it ends, nothing of it is told before, and counted anew it is the same', async () => {
  const [ada, bob] = [await somebody(), await somebody(false)]
  const people = [
    { client: ada.client, name: 'Ada' },
    { client: bob.client, name: 'Bob' },
  ]
  const room = await openTable('san-juan', people, { bots: 1, settings: { isRated: true } })
  const gamesOf = (id: string) => ada.client.get<Games>(`/api/people/${id}/games`)
  expect(await gamesOf(ada.id)).toEqual({ games: [] })
  await Promise.all([playOn(ada.client, room, 3), playOn(bob.client, room, 4)])

  const { games } = await gamesOf(ada.id)
  const [game] = games
  const { room: state } = await ada.client.get<{
    room: { result: { rank: number; won: boolean }[] }
  }>(`/api/rooms/${room}`)
  expect(game).toMatchObject({ room, game: 'san-juan', isRated: true })
  expect(game?.seats.map(({ name, person, bot }) => [name, person, bot])).toEqual([
    ['Ada', ada.id, undefined],
    ['Bob', bob.id, undefined],
    ['Bot 0', undefined, 'novice'],
  ])
  expect(game?.seats.map(({ rank }) => rank)).toEqual(state.result.map(({ rank }) => rank))
  const winners = state.result.filter(({ won }) => won).length
  expect(game?.seats.map(({ share }) => share)).toEqual(
    state.result.map(({ won }) => (won ? 1 / winners : 0)),
  )
  expect(game?.seats.map(({ rating }) => rating !== undefined)).toEqual([true, false, true])
  const profile = () => ada.client.get<Profile>(`/api/people/${ada.id}`)
  const before = await profile()
  expect(before).toMatchObject({ name: 'Ada', isRated: true, games: 1 })
  expect(before.ratings).toMatchObject([{ game: 'san-juan', players: 3, games: 1 }])
  expect(before.ratings[0]?.course).toHaveLength(1)
  const { games: counted } = await ada.client.get<Statistics>(`/api/people/${ada.id}/statistics`)
  expect(counted[0]?.buildings.map(({ building }) => building).sort()).toEqual(
    [...new Set(game?.seats[0]?.buildings)].sort(),
  )

  await storage.uncountAll()
  expect(await gamesOf(ada.id)).toEqual({ games: [] })
  await countEarlier(storage, () => {})
  expect(await gamesOf(ada.id)).toEqual({ games })
  expect(await profile()).toEqual(before)
  expect(server.warnings).toEqual([])
})

test('the best have finished enough rated games; bots are marked, and whoever wants out is out', async () => {
  const [ada, bob, carl] = [await somebody(), await somebody(), await somebody()]
  for (let n = 0; n < 5; n++)
    await storage.count(
      finished(`two-players-${n}`, [ada.id, bob.id, 'bot:club'], {
        game: 'puerto-rico',
        startedAt: Date.now() + 1000,
      }),
    )
  const late = { game: 'puerto-rico', startedAt: Date.now() + 1000 }
  await storage.count(finished('carls-first', [carl.id, ada.id, bob.id], late))
  const best = () => ada.client.get<Leaderboard>('/api/leaderboard?game=puerto-rico&players=3')
  const { leaders, leastGames } = await best()
  expect(leastGames).toBe(5)
  expect(leaders.map(({ person, bot }) => person ?? bot)).toEqual([ada.id, bob.id, 'club'])
  expect(leaders[0]).toMatchObject({ name: `name of ${ada.id}`, games: 6, wins: 5 })
  for (const { cautious, mean, deviation } of leaders)
    expect(cautious).toBeCloseTo(mean - 3 * deviation, 9)
  await ada.client.post('/api/me/rated', { isRated: false })
  expect((await best()).leaders.map(({ person, bot }) => person ?? bot)).toEqual([bob.id, 'club'])
  const of = (query: string) => ada.client.get<Leaderboard>(`/api/leaderboard?${query}`)
  expect((await of('game=puerto-rico&players=4')).leaders).toEqual([])
  expect((await of('game=puerto-rico&players=3&most=1')).leaders).toHaveLength(1)
})

test('two people side by side, with their games in pages; games of others are not among them', async () => {
  const [ada, bob, carl] = [await somebody(false), await somebody(false), await somebody(false)]
  for (let n = 0; n < 5; n++)
    await storage.count(
      finished(`side-by-side-${n}`, [ada.id, bob.id], { ranks: [1 + (n % 2), 1] }),
    )
  await storage.count(finished('with-another', [ada.id, carl.id]))
  const against = (query = '') =>
    bob.client.get<Against>(`/api/people/${ada.id}/against/${bob.id}${query}`)
  const { tallies, games, next } = await against('?most=3')
  expect(tallies).toEqual([{ game: 'san-juan', games: 5, ahead: 0, behind: 2, even: 3 }])
  expect(games.map(({ room }) => room)).toEqual([4, 3, 2].map((n) => `side-by-side-${n}`))
  const rest = await against(`?most=3&before=${next}`)
  expect(rest.games.map(({ room }) => room)).toEqual([1, 0].map((n) => `side-by-side-${n}`))
  expect(rest.next).toBeUndefined()
})

test.each([
  ['people/nobody-at-all', 404, 'no-such-person'],
  ['people/nobody-at-all/games', 404, 'no-such-person'],
  ['people/..%2F..%2Fetc/statistics', 404, 'no-such-person'],
  ['people/x/against/y', 404, 'no-such-person'],
  ['leaderboard', 400, 'bad-request'],
  ['leaderboard?game=san-juan&players=1', 400, 'bad-request'],
  ['leaderboard?game=san-juan&players=3&most=1000', 400, 'bad-request'],
  ['leaderboard?game=san-juan&players=3&person=x', 400, 'bad-request'],
])('%s is refused', async (path, status, code) => {
  const answer = await new Client(server.port).ask(`/api/${path}`)
  expect([answer.status, answer.body['code']]).toEqual([status, code])
})

test('pages of a history are asked for by numbers', async () => {
  const { client, id } = await somebody(false)
  for (const query of ['before=x', 'before=-1', 'most=0', 'most=51', 'after=1']) {
    const { status, body } = await client.ask(`/api/people/${id}/games?${query}`)
    expect([status, body['code']]).toEqual([400, 'bad-request'])
  }
})
