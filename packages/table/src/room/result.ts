/** How a finished game counts in its room: who resigned cannot win. */
import type { RoomState } from './state.ts'

/** How a seat came out. */
export interface Placed {
  readonly seat: number
  /** 1 for the best; equal seats share a rank, and all who resigned come after all others. */
  readonly rank: number
  readonly won: boolean
  readonly hasResigned: boolean
}

export function resultOf(room: RoomState): readonly Placed[] | undefined {
  return room.phase === 'over' ? placesOf(room) : undefined
}

/** How the seats would come out if the game were over now; undefined where none has begun. */
export function placesOf({ seats, table }: RoomState): readonly Placed[] | undefined {
  if (table === undefined) return undefined
  const standings = table.game.score().map(({ seat, rank }) => {
    const is = seats[seat]
    return { seat, rank, hasResigned: is?.kind === 'person' && is.hasResigned === true }
  })
  return standings.map((own) => {
    const before = standings.filter((other) => isBefore(other, own))
    const rank = 1 + before.length
    return {
      seat: own.seat,
      rank,
      won: rank === 1 && !own.hasResigned,
      hasResigned: own.hasResigned,
    }
  })
}

interface Standing {
  readonly rank: number
  readonly hasResigned: boolean
}

function isBefore(a: Standing, b: Standing): boolean {
  return a.hasResigned === b.hasResigned ? a.rank < b.rank : b.hasResigned
}
