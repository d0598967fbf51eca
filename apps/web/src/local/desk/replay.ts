/**
 * A game to be seen again. While several people are still playing it at this screen, it is only shown as somebody sees
 * it who watches: what a seat holds would be told to all of them.
 */
import { accept, type Result } from '@doubloon/engine'
import { type Methods, Table } from '@doubloon/table'
import type {
  Beginning,
  Course,
  Face,
  Line,
  Moment,
  ReplayCalls,
  SetUp,
  Viewer,
} from '../../client/contract.ts'
import type { AnyKit, AnyTable } from '../kit.ts'
import { courseOf } from './course.ts'
import { loadRecord } from './loading.ts'
import { momentOf } from './moment.ts'
import type { Laid } from './room.ts'
import { linesFor, viewFor } from './seen.ts'
import { movesIn } from './story.ts'

export class Replay implements Methods<ReplayCalls<Face>> {
  readonly #kit: AnyKit
  readonly #table: AnyTable
  readonly #setUp: SetUp
  /** Whether everything may be shown. */
  readonly #isOpen: boolean

  private constructor(setUp: SetUp, kit: AnyKit, table: AnyTable, isOpen: boolean) {
    this.#setUp = setUp
    this.#kit = kit
    this.#table = table
    this.#isOpen = isOpen
  }

  /** Of a game of this browser, as far as it has come. */
  static ofLaid({ kit, row, table }: Laid): Replay {
    const people = table.seats.filter(({ bot }) => bot === undefined)
    const isOpen = table.game.over || people.length <= 1
    return new Replay(row.setUp, kit, table, isOpen)
  }

  /** Of a record as text: who has it can read everything in it anyway. */
  static async ofText(text: string): Promise<Result<Replay>> {
    const loaded = await loadRecord(text)
    if (!loaded.ok) return loaded
    const { kit, setUp, record } = loaded.value
    const table = Table.fromRecord(kit, setUp.seats, record)
    if (!table.ok) return table
    return accept(new Replay(setUp, kit, table.value, true))
  }

  /** What is known of it before anybody looks. */
  get beginning(): Beginning {
    const [kit, table] = [this.#kit, this.#table]
    const { length } = table
    const isRoundBegun = (n: number) => table.roundAt(n) !== table.roundAt(n - 1)
    const isTurnBegun = (n: number) => table.at(n)?.read(kit.isRoleChoice) === true
    const moves = movesIn(table)
    return {
      setUp: this.#setUp,
      length,
      over: table.game.over,
      rounds: [0, ...moves.filter(isRoundBegun)],
      turns: [0, ...moves].filter(isTurnBegun),
    }
  }

  async at(n: number, viewer: Viewer): Promise<Moment<Face>> {
    const [kit, table] = [this.#kit, this.#table]
    const at = Math.min(Math.max(0, Math.trunc(n)), table.length)
    const game = table.at(at) ?? table.game
    const allowed = this.#allowed(viewer)
    const looker = typeof allowed === 'number' ? allowed : 0
    return momentOf(kit, game, {
      n: at,
      looker,
      isWatched: true,
      view: viewFor(kit, game, allowed),
    })
  }

  async lines(viewer: Viewer): Promise<readonly Line<Face>[]> {
    return linesFor(this.#table, this.#allowed(viewer))
  }

  async course(): Promise<Course> {
    return courseOf(this.#kit, this.#table, this.#isOpen)
  }

  async record(): Promise<string> {
    const { game, seats } = this.#table
    return JSON.stringify({ ...game.record(), seats })
  }

  /** One move a line in notation, with whose it was, under the round it was made in. */
  async transcript(): Promise<string> {
    const { seats } = this.#setUp
    const lines = linesFor(this.#table, this.#isOpen ? 'open' : 'table')
    const rows = lines.flatMap(({ seat, move, round }, index) => {
      const row = `${seats[seat]?.name ?? seat + 1}: ${move}`
      return lines[index - 1]?.round === round ? [row] : ['', `Round ${round}`, row]
    })
    return `${rows.join('\n').trim()}\n`
  }

  /** A seat that is not there looks on like anybody. */
  #allowed(viewer: Viewer): Viewer {
    const { seats } = this.#setUp
    const isThere = viewer === 'open' || (typeof viewer === 'number' && viewer in seats)
    return this.#isOpen && isThere ? viewer : 'table'
  }
}
