import { Game, type GameState, type GameTypes, orThrow } from '@doubloon/engine'
import { sanJuanAdapter } from '@doubloon/san-juan'
import { afterAll, expect, test } from 'vitest'
import { Thinkers } from '../src/bots/thinkers.ts'

const thinkers = new Thinkers(2)
afterAll(() => thinkers.close())

const game = orThrow(
  Game.start(sanJuanAdapter.rules, { players: 3 }, 'thinkers'),
) as unknown as Game<GameState, GameTypes>
const task = (bot: string, seed: string) => ({
  record: game.record(),
  seat: game.toMove,
  bot,
  seed,
})

test('bots of all levels answer with a legal move', async () => {
  const bots = ['novice', 'casual', 'club', 'expert', 'master']
  const thoughts = await Promise.all(bots.map((bot) => thinkers.think(task(bot, 'a'))))
  for (const { move } of thoughts) expect(game.check(move).ok, move).toBe(true)
  expect(thinkers.threads.length).toBeLessThanOrEqual(2)
})

test('a thread that dies is replaced, and what it thought about is thought about again', async () => {
  const thoughts = ['a', 'b', 'c', 'd'].map((seed) => thinkers.think(task('master', seed)))
  await Promise.all(thinkers.threads.map((thread) => thread.terminate()))
  for (const { move } of await Promise.all(thoughts)) expect(game.check(move).ok).toBe(true)
})

test('a task that nobody can do fails, and the thread goes on', async () => {
  await expect(thinkers.think(task('nobody', 'a'))).rejects.toThrow('there is no bot "nobody"')
  expect((await thinkers.think(task('novice', 'a'))).move).not.toBe('')
})
