/**
 * What decided a finished game: turns after which a seat could expect much more, or much less. Bots evaluate by heuristics
 * whenever a role is to be chosen, where positions can be compared; within the turn the move counts that changed most. The
 * last turn is left out: it only shows what was decided before.
 */
import { expectedShares, finalShares } from '@doubloon/bots'
import type { TurningPoint, TurningPoints } from '../../client/contract.ts'
import type { AnyPageAdapter, AnyTable } from '../page-adapter.ts'
import { movesIn, roundEnds } from './score-history.ts'

/** More are not told. */
const MOST = 3

/** Undefined while the game is played. */
export function turningPointsOf(
  { adapter, table }: { readonly adapter: AnyPageAdapter; readonly table: AnyTable },
  seat: number,
): TurningPoints | undefined {
  if (!table.game.over) return undefined
  const shares = [0, ...movesIn(table)].map((n) => sharesAt(adapter, table, n, seat))
  const shareAt = (n: number) => shares[n]?.[seat] ?? 0
  const turns = [0, ...movesIn(table)].filter(
    (n) => table.at(n)?.read(adapter.isRoleChoice) === true,
  )
  const points = turns.slice(1).map((end, index): TurningPoint => {
    const begin = turns[index] ?? 0
    const [before, after] = [shareAt(begin), shareAt(end)]
    const n = steepest(shareAt, begin, end)
    const gained = mostGained(shares[begin] ?? [], shares[end] ?? [])
    return { n, round: table.roundAt(n - 1), before, after, gained }
  })
  return {
    rounds: roundEnds(table).map((n) => shares[n] ?? []),
    points: points
      .toSorted((one, other) => swingOf(other) - swingOf(one))
      .slice(0, MOST)
      .toSorted((one, other) => one.n - other.n),
  }
}

/** The seat that could expect most more after the turn than before it. */
function mostGained(was: readonly number[], is: readonly number[]): TurningPoint['gained'] {
  const gains = is.map((after, seat) => ({ seat, before: was[seat] ?? 0, after }))
  return gains.reduce((most, it) => (it.after - it.before > most.after - most.before ? it : most))
}

const swingOf = ({ before, after }: TurningPoint) => Math.abs(after - before)

/** The move of a turn that went furthest in the direction of the whole turn; the first of equal ones. */
function steepest(shareAt: (n: number) => number, begin: number, end: number): number {
  const way = Math.sign(shareAt(end) - shareAt(begin))
  const gain = (n: number) => way * (shareAt(n) - shareAt(n - 1))
  const moves = Array.from({ length: end - begin }, (_, index) => begin + index + 1)
  return moves.reduce((best, n) => (gain(n) > gain(best) ? n : best), begin + 1)
}

/** What every seat can expect after so many moves; the observer is who asks. */
function sharesAt(
  { heuristics, rules }: AnyPageAdapter,
  table: AnyTable,
  n: number,
  observer: number,
): readonly number[] {
  const game = table.at(n) ?? table.game
  const shares = new Float64Array(game.players)
  game.read((state) => {
    if (game.over) finalShares(rules, state, shares)
    else expectedShares(heuristics, state, 'heuristic', observer, shares)
  })
  return [...shares]
}
