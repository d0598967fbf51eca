/** A finished game of a room: its record is open to everybody, so that all can be computed here. */
import type { GameRecord } from '@doubloon/engine'
import { type Seat, Table } from '@doubloon/table'
import { recordText } from '../../local/desk/record-text.ts'
import { scoreHistoryOf } from '../../local/desk/score-history.ts'
import type { AnyPageAdapter, AnyTable } from '../../local/page-adapter.ts'
import { type Fetch, request } from './wire.ts'

export class OverGame {
  readonly #adapter: AnyPageAdapter
  readonly #table: AnyTable

  private constructor(adapter: AnyPageAdapter, table: AnyTable) {
    this.#adapter = adapter
    this.#table = table
  }

  /** Undefined if the record is not there (yet), or not one of these rules. */
  static async fetch(
    send: Fetch,
    room: string,
    adapter: AnyPageAdapter,
    seats: readonly Seat[],
  ): Promise<OverGame | undefined> {
    const record = await request<GameRecord>(send, `${room}/record`)
    const table = record.ok ? Table.fromRecord(adapter, seats, record.value) : record
    return table.ok ? new OverGame(adapter, table.value) : undefined
  }

  scoreHistory() {
    return scoreHistoryOf(this.#table)
  }

  async turningPoints(seat: number) {
    const { turningPointsOf } = await import('../../local/desk/turning-points.ts')
    return turningPointsOf({ adapter: this.#adapter, table: this.#table }, seat)
  }

  record(): string {
    return recordText(this.#adapter, this.#table)
  }
}
