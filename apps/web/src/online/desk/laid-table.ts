/**
 * The table of a room as this browser lays it: out of a glimpse after every move, as it lays its own (ADR 0018). An own move is
 * shown at once where nothing is drawn by lot, and goes back the way it came if it is refused.
 */
import { Game, layoutOf, type Refusal, splitLine, WATCHER } from '@doubloon/engine'
import type { GlimpseMessage } from '@doubloon/protocol'
import type { HistoryEntry, Moment, SetUp, TableTypes, Undo, Update } from '@doubloon/table'
import { factsAfter, foresee, momentOf } from '../../local/desk/moment.ts'
import type { AnyGame, AnyPageAdapter } from '../../local/page-adapter.ts'

type Entry = HistoryEntry<TableTypes>

/** The game as it was last told by the server. */
interface Standing {
  readonly game: AnyGame
  /** Moves made so far. */
  readonly n: number
  readonly undo: Undo
}

export class LaidTable {
  readonly #adapter: AnyPageAdapter
  readonly #layout: string
  readonly #tell: (update: Update<TableTypes>) => void
  #setUp: SetUp | undefined
  #viewer = WATCHER
  #history: readonly Entry[] = []
  #told: Standing | undefined
  /** The number of moves that lie on the table of the page; undefined if it must be laid anew. */
  #laid: number | undefined
  /** Who waits for the next glimpse. */
  readonly #waiting: (() => void)[] = []
  /** Own moves that lie there and are not answered yet, each with the game after it. */
  #early: readonly (Standing & { readonly entry: Entry })[] = []

  constructor(adapter: AnyPageAdapter, tell: (update: Update<TableTypes>) => void) {
    this.#adapter = adapter
    this.#layout = layoutOf(adapter.rules)
    this.#tell = tell
  }

  get game(): AnyGame | undefined {
    return this.#newest?.game
  }

  /** Moves made so far. */
  get length(): number {
    return this.#newest?.n ?? 0
  }

  /** Whether others are asked at the same time: then somebody may be faster. */
  get isAskedTogether(): boolean {
    return (this.game?.waiting.length ?? 0) > 1
  }

  /** Where the server last said that the game stands. */
  get told(): Standing | undefined {
    return this.#told
  }

  /** Waits until the server says that the game stands elsewhere than after so many moves, and other than was known. */
  async passes(n: number, known: Standing | undefined): Promise<void> {
    while (this.#told === known || this.#told?.n === n)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
      })
  }

  /** Everything anew: who sits there, through whose eyes, and what was played; the glimpse follows. */
  begin(setUp: SetUp | undefined, viewer: number, history: readonly Entry[]): void {
    this.#setUp = setUp
    this.#viewer = viewer
    this.#history = history
    this.#laid = undefined
  }

  /** Others sit there from now on. */
  seat(setUp: SetUp | undefined): void {
    this.#setUp = setUp
    if (this.#told !== undefined) this.layAnew()
  }

  /** A move was made; the glimpse follows. */
  add(entry: Entry): void {
    this.#history = [...this.#history.filter(({ n }) => n < entry.n), entry]
  }

  /** Moves were taken back; the glimpse follows. */
  cut(moves: number): void {
    this.#history = this.#history.filter(({ n }) => n <= moves)
    this.#laid = undefined
  }

  take(glimpse: GlimpseMessage): void {
    const game = this.#gameIn(glimpse)
    if (game === undefined) return
    const { moves: n, undo } = glimpse
    this.#told = { game, n, undo }
    const entry = this.#history.at(-1)
    const [early, ...others] = this.#early
    if (early?.n === n && isSameMove(early.entry, entry) && this.#looksLike(early.game, game))
      this.#early = others
    else if (entry?.n === n && this.#laid === n - 1) this.#advance(entry, this.#told)
    else this.layAnew()
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** Shows an own move before it is answered, if nothing is drawn by lot and nobody can be faster; says why if it cannot be made. */
  playEarly(move: string): Refusal | undefined {
    const before = this.#newest
    if (before === undefined) return undefined
    const played = before.game.play(move, this.#viewer)
    if (!played.ok) return played.error
    const game = played.value
    const events = game.eventsFor(this.#viewer)
    const mayDiffer =
      game.hasDrawnSince(before.game) ||
      this.isAskedTogether ||
      this.#isAskedPastOthers(game, events)
    if (mayDiffer || this.#laid !== before.n) return undefined
    const n = before.n + 1
    const round = before.game.read(this.#adapter.round)
    const { move: written } = splitLine(game.record().moves.at(-1) ?? '')
    const entry = { n, seat: this.#viewer, move: written, round, events }
    const early = { game, n, undo: 'free', entry } as const
    this.#early = [...this.#early, early]
    this.#advance(entry, early)
    return undefined
  }

  /** Takes back what was shown early. */
  rollBack(): void {
    if (this.#early.length > 0) this.layAnew()
  }

  /** As it lies there, with own moves that are not answered yet. */
  opened(): Extract<Update<TableTypes>, { type: 'opened' }> | undefined {
    const [setUp, newest] = [this.#setUp, this.#newest]
    if (setUp === undefined || newest === undefined) return undefined
    const { game, n, undo } = newest
    const reader = this.#viewer
    const moment = this.#momentOf(game, n)
    const told = this.#history.at(-1)?.n ?? 0
    const early = this.#early.flatMap(({ entry }) => (entry.n > told ? [entry] : []))
    return { type: 'opened', setUp, history: [...this.#history, ...early], moment, undo, reader }
  }

  layAnew(): void {
    this.#early = []
    const opened = this.opened()
    if (opened === undefined) return
    this.#laid = opened.moment.n
    this.#tell(opened)
  }

  foresee(move: string) {
    const { game, seat } = this.#asked()
    return game?.check(move, seat).ok === true
      ? foresee(this.#adapter, game, seat, move)
      : undefined
  }

  factsAfter(move: string) {
    const { game, seat } = this.#asked()
    return game && factsAfter(this.#adapter, game, seat, move)
  }

  why(move: string): Refusal | undefined {
    const { game, seat } = this.#asked()
    const checked = game?.check(move, seat)
    return checked === undefined || checked.ok ? undefined : checked.error
  }

  /** An earlier moment, out of its own glimpse. */
  momentIn(glimpse: GlimpseMessage): Moment<TableTypes> | undefined {
    const game = this.#gameIn(glimpse)
    return game && this.#momentOf(game, glimpse.moves, true)
  }

  /** The game as it lies there. */
  get #newest(): Standing | undefined {
    return this.#early.at(-1) ?? this.#told
  }

  /** What others have in hand is drawn anew in every glimpse: somebody who has no choice in one may have one in truth. */
  #isAskedPastOthers(game: AnyGame, events: Entry['events']): boolean {
    const isOthers = (event: Entry['events'][number]) =>
      event.type === 'moved' && 'seat' in event && event.seat !== this.#viewer
    return game.waiting.includes(this.#viewer) && events.some(isOthers)
  }

  #looksLike(early: AnyGame, told: AnyGame): boolean {
    const seen = (game: AnyGame) => JSON.stringify(game.view(this.#viewer))
    return seen(early) === seen(told)
  }

  #asked() {
    return { game: this.game, seat: Math.max(0, this.#viewer) }
  }

  #advance(line: Entry, { game, n, undo }: Standing): void {
    this.#laid = n
    this.#tell({ type: 'advanced', line, moment: this.#momentOf(game, n), undo })
  }

  /** Who only watches looks from the first seat, and sees what everybody may; while a bot plays for one, one is asked nothing. */
  #momentOf(game: AnyGame, n: number, isPast = false): Moment<TableTypes> {
    const isPlayed = this.#setUp?.seats[this.#viewer]?.bot === undefined
    const isWatched = isPast || this.#viewer === WATCHER || !isPlayed
    const view = game.view(this.#viewer)
    return momentOf(this.#adapter, game, { n, viewer: Math.max(0, this.#viewer), isWatched, view })
  }

  /** Bytes of another layout come from a newer server: then there is a newer page, too. */
  #gameIn({ layout, bytes }: GlimpseMessage): AnyGame | undefined {
    const octets = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
    const game = layout === this.#layout ? Game.fromGlimpse(this.#adapter.rules, octets) : undefined
    if (game?.ok === true) return game.value
    this.#tell({ type: 'trouble', code: 'other-layout', detail: layout })
    return undefined
  }
}

/** One's own seat may have moved otherwise, at another window. */
function isSameMove(early: Entry, told: Entry | undefined): boolean {
  return told?.n === early.n && told.seat === early.seat && told.move === early.move
}
