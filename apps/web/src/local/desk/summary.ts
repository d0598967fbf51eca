/** What is written down of a table after every change. */
import type { AnyTable } from '../page-adapter.ts'
import type { Row } from './rows.ts'

/** What the list of games shows, and the record with its reasons. */
export function summaryOf(
  table: AnyTable,
): Pick<Row, 'record' | 'reasons' | 'round' | 'over' | 'toMove' | 'winners'> {
  const { game, seats, reasons } = table
  const { over, toMove } = game
  const winners = over ? game.score().filter(({ won }) => won) : []
  return {
    record: game.record(),
    reasons,
    round: table.roundAt(table.length),
    over,
    toMove,
    winners: winners.map(({ seat }) => seats[seat]?.name ?? ''),
  }
}
