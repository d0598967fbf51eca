/** Stepping through generated games forward and back. */
import { expect } from 'vitest'
import type { Moment, Perspective, Replay, TableTypes, Update } from '../src/client/contract.ts'
import { replayClient } from '../src/replay/client.ts'
import { openText } from '../src/replay/opening.ts'
import { gamesOf, MapStore } from './desk.ts'
import { type GameName, recordOf } from './replays.ts'

const VIEWERS: readonly Perspective[] = [0, 'table', 'open']

/** Sizes and variants in turn; few players most often, because many moves say nothing new. */
function optionsOf(name: GameName, index: number): object {
  const players = 2 + (index % (name === 'san-juan' ? 3 : 4))
  return name === 'puerto-rico' && index % 2 === 1 ? { players, buildings: 'all31' } : { players }
}

export async function replayOf(text: string): Promise<Replay<TableTypes>> {
  const opened = await openText(gamesOf(new MapStore()), text)
  if ('code' in opened) throw new Error(`${opened.code}: ${opened.detail}`)
  return opened.replay
}

/** Every moment of so many games must be told the same on the way back. */
export async function walkGenerated(name: GameName, games: number): Promise<void> {
  for (let index = 0; index < games; index++) {
    const bot = index % 5 === 0 ? 'greedy' : 'random'
    const replay = await replayOf(recordOf(name, optionsOf(name, index), `generated ${index}`, bot))
    expect(replay.over).toBe(true)
    const perspective = VIEWERS[index % VIEWERS.length] ?? 'table'
    const { forward, backward, client } = await walk(replay, perspective)
    expect(forward.map(({ n }) => n)).toEqual(
      Array.from({ length: replay.length + 1 }, (_, n) => n),
    )
    expect(backward.toReversed()).toEqual(forward)
    expect(forward.every(({ offers }) => offers?.length === 0)).toBe(true)
    expect(forward.at(-1)?.over).toBe(true)
    client.close()
  }
}

/** All moments of a game as the table is told of them, from the first to the last and back. */
async function walk(replay: Replay<TableTypes>, perspective: Perspective) {
  const client = replayClient('test', replay, { n: 0, perspective })
  const forward: Moment<TableTypes>[] = []
  const backward: Moment<TableTypes>[] = []
  let lines: readonly number[] = []
  let take = (_: Update<TableTypes>) => {}
  const first = new Promise<void>((resolve) => {
    take = (update) => {
      if (update.type === 'opened') forward.push(update.moment)
      resolve()
    }
  })
  client.subscribe((update) => take(update))
  await first
  take = (update) => {
    if (update.type !== 'advanced') throw new Error('a step on must be a move')
    forward.push(update.moment)
    lines = [...lines, update.line.n]
  }
  for (let n = 1; n <= replay.length; n++) await client.go({ n })
  take = (update) => {
    if (update.type !== 'opened') throw new Error('a step back lays the table anew')
    if (update.history.at(-1)?.n !== (update.moment.n || undefined)) throw new Error('lines differ')
    backward.push(update.moment)
  }
  await client.go({ n: replay.length, isJump: true })
  for (let n = replay.length - 1; n >= 0; n--) await client.go({ n })
  expect(lines).toEqual(Array.from({ length: replay.length }, (_, n) => n + 1))
  return { forward, backward, client }
}
