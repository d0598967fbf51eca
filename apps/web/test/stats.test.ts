/** My games in numbers, and everything of a browser as one file. */
import { afterAll, expect, test } from 'vitest'
import type { Finished } from '../src/client/contract.ts'
import { backupText, takeBackup } from '../src/stats/backup.ts'
import { figuresOf } from '../src/stats/figures.ts'
import { momentsOf } from './browser/scenes.ts'
import { begun, closeDesks, gamesOf, MapStore } from './desk.ts'

afterAll(closeDesks)

/** A whole game. */
const MOMENTS = momentsOf({ players: 3 }, '1')
const ME = { name: 'Ana' }
const bot = (level: string) => ({ name: level, bot: level })
let games = 0
function finished(some: Partial<Finished> & Pick<Finished, 'results'>): Finished {
  const seats = [ME, ...some.results.slice(1).map(() => bot('casual'))]
  return { id: `${++games}`, game: 'puerto-rico', seats, changed: games, ...some }
}
const result = (total: number, won: boolean, city: readonly string[] = []) => ({ total, won, city })

test('games and wins by game, number of players and level; games of several people count for nobody', () => {
  const figures = figuresOf([
    finished({ results: [result(40, true), result(30, false)] }),
    finished({ results: [result(35, false), result(50, true), result(20, false)] }),
    finished({
      game: 'san-juan',
      seats: [bot('club'), ME],
      results: [result(9, false), result(31, true)],
    }),
    finished({
      seats: [ME, bot('club'), bot('expert')],
      results: [result(60, true), result(1, false), result(2, false)],
    }),
    finished({ seats: [ME, { name: 'Ben' }], results: [result(70, true), result(1, false)] }),
  ])
  expect(figures).toMatchObject({ games: 4, wins: 3, others: 1 })
  const [board, cards] = figures.byGame
  expect(board).toMatchObject({ game: 'puerto-rico', games: 3, wins: 2, mean: 45 })
  expect(board?.best).toMatchObject({ total: 60, players: 3 })
  expect(board?.byPlayers).toEqual([
    { kind: 2, games: 1, wins: 1 },
    { kind: 3, games: 2, wins: 1 },
  ])
  expect(board?.byLevel).toEqual([
    { kind: 'casual', games: 2, wins: 1 },
    { kind: undefined, games: 1, wins: 1 },
  ])
  expect(cards).toMatchObject({ game: 'san-juan', games: 1, wins: 1 })
  expect(cards?.best).toMatchObject({ total: 31 })
})

test('the streak goes by time; favourite buildings count once a game', () => {
  const lost = result(1, false)
  const figures = figuresOf([
    finished({ changed: 5, results: [result(9, true, ['wharf', 'wharf', 'office']), lost] }),
    finished({ changed: 3, results: [result(9, false, ['wharf']), lost] }),
    finished({ changed: 1, results: [result(9, true), lost] }),
    finished({ changed: 2, results: [result(9, true), lost] }),
  ])
  expect(figures).toMatchObject({ streak: 1, longestStreak: 2 })
  expect(figures.byGame[0]?.favourites).toEqual([
    { building: 'wharf', games: 2 },
    { building: 'office', games: 1 },
  ])
  expect(figuresOf([])).toMatchObject({ games: 0, streak: 0, longestStreak: 0, byGame: [] })
})

/** What a browser keeps beside the games. */
class MapStorage implements Storage {
  [key: string]: unknown
  get length() {
    return Object.keys(this).length
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key]
  }
  getItem(key: string) {
    const value = this[key]
    return typeof value === 'string' ? value : null
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null
  }
  removeItem(key: string) {
    delete this[key]
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
}

test('everything as one file goes into an empty browser; what has come further stays', async () => {
  const here = gamesOf(new MapStore())
  const over = begun(await here.load(JSON.stringify(MOMENTS.at(-1)?.record())))
  const running = begun(await here.load(JSON.stringify(MOMENTS.at(40)?.record())))
  const storage = new MapStorage()
  storage.setItem('doubloon.settings', '{"theme":"dark"}')
  storage.setItem('other', 'not ours')
  const text = await backupText(here, storage)

  const [there, empty] = [gamesOf(new MapStore()), new MapStorage()]
  expect(await takeBackup(there, empty, text)).toEqual({ taken: 2, known: 0, unread: 0 })
  expect((await there.list()).map(({ id }) => id).sort()).toEqual([over, running].sort())
  expect(await there.allRows()).toEqual(await here.allRows())
  expect([empty.getItem('doubloon.settings'), empty.getItem('other')]).toEqual([
    '{"theme":"dark"}',
    null,
  ])
  expect(await there.finished()).toEqual(await here.finished())
  expect(figuresOf(await there.finished())).toMatchObject({ games: 1 })
  expect(await takeBackup(there, empty, text)).toEqual({ taken: 0, known: 2, unread: 0 })
})

test.each([
  ['not-json', '{"what":"doubloon-backup","games":['],
  ['no-backup', '{"game":"puerto-rico","moves":[]}'],
  ['no-backup', '[1, 2]'],
  ['newer', '{"what":"doubloon-backup","form":2,"games":[]}'],
])('a bad file says %s and changes nothing', async (code, text) => {
  const games = gamesOf(new MapStore())
  await games.load(JSON.stringify(MOMENTS.at(9)?.record()))
  const before = await games.allRows()
  const storage = new MapStorage()
  expect(await takeBackup(games, storage, text)).toBe(code)
  expect([await games.allRows(), storage.length]).toEqual([before, 0])
})

test('a game is played again once to be counted, and once more when it has changed', async () => {
  const store = new MapStore()
  const games = gamesOf(store)
  const id = begun(await games.load(JSON.stringify(MOMENTS.at(-1)?.record())))
  const [counted] = await games.finished()
  // What was kept is taken: it need not be right to be seen.
  const row = store.rows.get(id) as { changed: number; outcome: { results: { total: number }[] } }
  expect(row.outcome.results).toEqual(counted?.results)
  const [first] = row.outcome.results
  if (first !== undefined) first.total = 999
  expect((await games.finished())[0]?.results[0]?.total).toBe(999)
  row.changed++
  expect((await games.finished())[0]?.results).toEqual(counted?.results)
  store.rows.set(id, { ...row, outcome: { of: row.changed, results: [{ total: 'many' }] } })
  expect((await games.finished())[0]?.results).toEqual(counted?.results)
})

test('entries that are no games are counted, the others come in', async () => {
  const games = gamesOf(new MapStore())
  const text = JSON.stringify({
    what: 'doubloon-backup',
    form: 1,
    games: [null, { id: 'x' }],
    settings: 7,
  })
  expect(await takeBackup(games, new MapStorage(), text)).toEqual({ taken: 0, known: 0, unread: 2 })
  expect(await games.list()).toEqual([])
})
