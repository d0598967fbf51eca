/** What is written down of a table after every change. */
import type { AnyTable } from '../page-adapter.ts'
import type { Row } from './rows.ts'

/** What the list of games shows, the record with its reasons, and what can be made again. */
export function summaryOf(
  table: AnyTable,
): Pick<Row, 'record' | 'reasons' | 'takenBack' | 'round' | 'over' | 'toMove' | 'winners'> {
  const { game, seats, reasons, takenBack } = table
  const { over, toMove } = game
  const winners = over ? game.score().filter(({ won }) => won) : []
  return {
    record: game.record(),
    reasons,
    takenBack,
    round: table.roundAt(table.length),
    over,
    toMove,
    winners: winners.map(({ seat }) => seats[seat]?.name ?? ''),
  }
}
