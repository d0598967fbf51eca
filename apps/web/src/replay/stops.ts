/** Where one stops on the way through a game: moves, turns and rounds, counted in moves made. */

/** The steps one can take, the smallest first. */
export type Stride = 'move' | 'turn' | 'round' | 'game'
export type Way = 'back' | 'on'

/** What is needed to know where turns and rounds begin. */
export interface Stops {
  readonly length: number
  readonly turns: readonly number[]
  readonly rounds: readonly number[]
}

/** A number of moves that the game has. */
export function within(length: number, n: number): number {
  return Number.isFinite(n) ? Math.max(0, Math.min(length, Math.trunc(n))) : 0
}

/** Where a step from n leads; beyond the first and last turn or round lie the ends of the game. */
export function stopFrom(game: Stops, n: number, stride: Stride, way: Way): number {
  if (stride === 'move') return within(game.length, way === 'on' ? n + 1 : n - 1)
  const stops = { turn: game.turns, round: game.rounds, game: [] }[stride]
  return way === 'on'
    ? (stops.find((stop) => stop > n) ?? game.length)
    : (stops.findLast((stop) => stop < n) ?? 0)
}
