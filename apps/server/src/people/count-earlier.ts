/**
 * Counts finished games that were not counted when they ended: those of before there were results, or all of them anew. The
 * logs have everything, so that the same results and ratings follow.
 */
import { Room } from '@doubloon/table'
import { adapterOf } from '../games.ts'
import { contextOf } from '../rooms/rooms.ts'
import { type Storage, StorageFailure } from '../storage/contract.ts'
import { finishedGame } from './finished.ts'

export async function countEarlier(storage: Storage, warn: (what: string) => void): Promise<void> {
  for (const room of await storage.uncounted()) {
    try {
      await countRoom(storage, room)
    } catch (error) {
      if (error instanceof StorageFailure) throw error
      warn(`the finished game of room ${room} cannot be counted: ${String(error)}`)
    }
  }
}

async function countRoom(storage: Storage, id: string): Promise<void> {
  const [seed, log] = await Promise.all([storage.seed(id), storage.log(id)])
  const first = log[0]?.event
  const adapter = first?.type === 'opened' ? adapterOf(first.settings.game) : undefined
  if (seed === undefined || adapter === undefined) throw new Error('its game is not known')
  const game = finishedGame(id, Room.fold(contextOf(adapter, seed), log), log)
  if (game === undefined) throw new Error('its game is not over')
  await storage.count(game)
}
