/**
 * A game to be seen again. While several people are still playing it at this screen, it is only shown as somebody sees
 * it who watches: what a seat holds would be told to all of them.
 */
import { accept, type Result } from '@doubloon/engine'
import { type Methods, Table } from '@doubloon/table'
import type {
  Beginning,
  HistoryEntry,
  Moment,
  Perspective,
  ReplayCalls,
  RoundMeasures,
  SetUp,
  TableTypes,
} from '../../client/contract.ts'
import { NAMELESS } from '../../text/person.ts'
import type { AnyPageAdapter, AnyTable } from '../page-adapter.ts'
import { loadRecord } from './loading.ts'
import { momentOf } from './moment.ts'
import { roundMeasuresOf } from './round-measures.ts'
import { movesIn } from './score-history.ts'
import { historyFor, viewFor } from './seen.ts'
import type { LoadedTable } from './session.ts'

export class Replay implements Methods<ReplayCalls<TableTypes>> {
  readonly #adapter: AnyPageAdapter
  readonly #table: AnyTable
  readonly #setUp: SetUp
  /** Whether everything may be shown. */
  readonly #isOpen: boolean
  readonly #seatsToPlay: readonly number[]

  private constructor(
    setUp: SetUp,
    adapter: AnyPageAdapter,
    table: AnyTable,
    isOpen: boolean,
    seatsToPlay = [...table.seats.keys()],
  ) {
    this.#setUp = setUp
    this.#adapter = adapter
    this.#table = table
    this.#isOpen = isOpen
    this.#seatsToPlay = seatsToPlay
  }

  /** Of a game of this browser, as far as it has come. */
  static ofLoaded({ adapter, row, table }: LoadedTable): Replay {
    if (table.game.over) return new Replay(row.setUp, adapter, table, true)
    const people = [...table.seats.keys()].filter((seat) => table.seats[seat]?.bot === undefined)
    const isAlone = people.length <= 1
    return new Replay(row.setUp, adapter, table, isAlone, isAlone ? people : [table.viewer])
  }

  /** Of a record as text: who has it can read everything in it anyway. */
  static async ofText(text: string): Promise<Result<Replay>> {
    const loaded = await loadRecord(text)
    if (!loaded.ok) return loaded
    const { adapter, setUp, record } = loaded.value
    const table = Table.fromRecord(adapter, setUp.seats, record)
    if (!table.ok) return table
    return accept(new Replay(setUp, adapter, table.value, true))
  }

  /** What is known of it before anybody looks. */
  get beginning(): Beginning {
    const [adapter, table] = [this.#adapter, this.#table]
    const { length } = table
    const isRoundBegun = (n: number) => table.roundAt(n) !== table.roundAt(n - 1)
    const isTurnBegun = (n: number) => table.at(n)?.read(adapter.isRoleChoice) === true
    const moves = movesIn(table)
    return {
      setUp: this.#setUp,
      length,
      over: table.game.over,
      rounds: [0, ...moves.filter(isRoundBegun)],
      turns: [0, ...moves].filter(isTurnBegun),
      seatsToPlay: this.#seatsToPlay,
    }
  }

  async at(n: number, perspective: Perspective): Promise<Moment<TableTypes>> {
    const [adapter, table] = [this.#adapter, this.#table]
    const at = Math.min(Math.max(0, Math.trunc(n)), table.length)
    const game = table.at(at) ?? table.game
    const allowed = this.#allowed(perspective)
    const viewer = typeof allowed === 'number' ? allowed : 0
    return momentOf(adapter, game, {
      n: at,
      viewer,
      isWatched: true,
      view: viewFor(adapter, game, allowed),
    })
  }

  async history(perspective: Perspective): Promise<readonly HistoryEntry<TableTypes>[]> {
    return historyFor(this.#table, this.#allowed(perspective))
  }

  async roundMeasures(): Promise<RoundMeasures> {
    return roundMeasuresOf(this.#adapter, this.#table, this.#isOpen)
  }

  async record(): Promise<string> {
    const { game, seats } = this.#table
    return JSON.stringify({ ...game.record(), seats })
  }

  /** One move a line in notation, with whose it was, under the round it was made in. */
  async transcript(): Promise<string> {
    const { seats } = this.#setUp
    const history = historyFor(this.#table, this.#isOpen ? 'open' : 'table')
    const rows = history.flatMap(({ seat, move, round }, index) => {
      const name = seats[seat]?.name ?? NAMELESS
      const row = `${name === NAMELESS ? `Player ${seat + 1}` : name}: ${move}`
      return history[index - 1]?.round === round ? [row] : ['', `Round ${round}`, row]
    })
    return `${rows.join('\n').trim()}\n`
  }

  /** A seat that is not there looks on like anybody. */
  #allowed(perspective: Perspective): Perspective {
    const { seats } = this.#setUp
    const isThere =
      perspective === 'open' || (typeof perspective === 'number' && perspective in seats)
    return this.#isOpen && isThere ? perspective : 'table'
  }
}
