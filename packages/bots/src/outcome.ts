/** How a game went, or is expected to go, as shares in the victory by seat. */
import type { FastRules, GameState } from '@doubloon/engine'
import type { BotAdapter } from './bot-adapter.ts'

/** Writes the shares of a finished game into `shares`: a shared victory is shared. */
export function finalShares<S extends GameState>(
  rules: FastRules<S, never>,
  s: S,
  shares: Float64Array,
): void {
  const winners = rules.winners(s)
  let count = 0
  for (let seat = 0; seat < shares.length; seat++) count += (winners >> seat) & 1
  for (let seat = 0; seat < shares.length; seat++) shares[seat] = ((winners >> seat) & 1) / count
}

/** How an unfinished game is evaluated: by the points to be expected and how sure they are, or by a small net. */
export type EvaluationKind = 'heuristic' | 'small net'

/** Writes the shares that the observer expects of an unfinished game. */
export function expectedShares<S extends GameState>(
  adapter: BotAdapter<S>,
  s: S,
  evaluation: EvaluationKind,
  observer: number,
  shares: Float64Array,
): void {
  const isHeuristic = evaluation === 'heuristic'
  const spread = isHeuristic ? adapter.spread(s) : 1
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < shares.length; seat++) {
    shares[seat] = isHeuristic
      ? adapter.expectedScore(s, seat)
      : adapter.smallNetValue(s, seat, observer)
    best = Math.max(best, shares[seat])
  }
  let sum = 0
  for (let seat = 0; seat < shares.length; seat++) {
    shares[seat] = Math.exp((shares[seat] - best) / spread)
    sum += shares[seat]
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat] /= sum
}

/** The part of a finished game's shares that goes by how near everybody came: who has lost still loses by as little as can be. */
const BY_NEARNESS = 0.001
/** Points behind the winner that count as e times less near. */
const NEAR = 4

/** Writes the shares of a finished game; among lost games the narrower ones are better. */
export function sharesByMargin<S extends GameState>(
  rules: FastRules<S, never>,
  s: S,
  shares: Float64Array,
): void {
  finalShares(rules, s, shares)
  let best = 0
  for (let seat = 0; seat < shares.length; seat++) best = Math.max(best, rules.total(s, seat))
  let sum = 0
  for (let seat = 0; seat < shares.length; seat++)
    sum += Math.exp((rules.total(s, seat) - best) / NEAR)
  for (let seat = 0; seat < shares.length; seat++) {
    const nearness = Math.exp((rules.total(s, seat) - best) / NEAR) / sum
    shares[seat] += BY_NEARNESS * (nearness - shares[seat])
  }
}
