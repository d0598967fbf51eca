/** The record of a finished game of a room, as a text that a replay takes. It needs no seat and no key. */
import { accept, type GameRecord, type Result, refuse } from '@doubloon/engine'
import type { RoomState } from '@doubloon/protocol'
import { playerAt } from '@doubloon/table'
import { type Fetch, NoAnswer, request } from './wire.ts'

export async function recordOfRoom(send: Fetch, id: string): Promise<Result<string>> {
  const path = `/api/rooms/${id}`
  try {
    const [room, record] = await Promise.all([
      request<{ readonly room: RoomState }>(send, path),
      request<GameRecord>(send, `${path}/record`),
    ])
    if (!record.ok) return record
    const seats = room.ok ? room.value.room.seats.map(playerAt) : []
    return accept(JSON.stringify({ ...record.value, seats }))
  } catch (error) {
    if (error instanceof NoAnswer) return refuse('no-answer', 'the server does not answer')
    throw error
  }
}
