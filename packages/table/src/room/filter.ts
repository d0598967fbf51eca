/** What a viewer may see of the log of a room. The seed is in no event but the last of a game, and so needs no filter. */
import { type GameAdapter, type GameState, splitLine } from '@doubloon/engine'
import type { RoomEvent } from './events.ts'

type Moved = Extract<RoomEvent, { readonly type: 'moved' }>

/** An event as a seat, or a watcher, may see it; undefined if not at all. */
export function eventFor(
  adapter: GameAdapter<GameState>,
  event: RoomEvent,
  viewer: number,
): RoomEvent | undefined {
  switch (event.type) {
    case 'moved':
      return event.seat === viewer ? event : openMove(adapter, event)
    case 'brought':
    case 'reported':
      return undefined
    default:
      return event
  }
}

/** A move of another seat: why a bot made it speaks of what it holds, and of moves that it did not make. */
function openMove(adapter: GameAdapter<GameState>, { why, ...moved }: Moved): RoomEvent {
  const { seat, move } = splitLine(moved.line)
  const open = adapter.openPart(move)
  const line = seat === undefined ? open : `seat ${seat}: ${open}`
  const isOpen = why !== undefined && !adapter.hasHiddenHands
  return { ...moved, line, ...(isOpen ? { why } : {}) }
}
