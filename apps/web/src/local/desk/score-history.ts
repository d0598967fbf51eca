/** A game as it went round by round. */
import type { ScoreHistory, TableTypes } from '../../client/contract.ts'
import type { AnyTable } from '../page-adapter.ts'

/** A finished game as its scores tell it, at the end of every round. */
export function scoreHistoryOf(table: AnyTable): ScoreHistory<TableTypes> {
  const rounds = roundEnds(table).flatMap((n) => {
    const game = table.at(n)
    return game === undefined ? [] : [{ round: table.roundAt(n - 1), scores: game.score() }]
  })
  return { rounds, final: table.game.score() }
}

/** After how many moves a round was over. */
export function roundEnds(table: AnyTable): readonly number[] {
  return movesIn(table).filter(
    (n) => table.at(n)?.over === true || table.roundAt(n) !== table.roundAt(n - 1),
  )
}

/** The numbers of all moves. */
export function movesIn({ length }: AnyTable): readonly number[] {
  return Array.from({ length }, (_, index) => index + 1)
}
