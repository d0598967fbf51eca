/**
 * The table as the page shows it. Changes arrive faster than people can follow, so they wait in a row: each move is
 * shown, its pieces travel, then the next one comes. Nothing can be played until the row is empty.
 */
import type { Refusal } from '@doubloon/engine'
import { getContext, setContext } from 'svelte'
import type {
  Advanced,
  Hint,
  HistoryEntry,
  Moment,
  Opened,
  SetUp,
  TableClient,
  TableTypes,
  Trouble,
  Undo,
  Update,
} from '../client/contract.ts'
import type { Plan } from '../online/talk/plan.svelte.ts'
import { setSealNames } from '../pieces/seal-marks.ts'
import { personTold } from '../text/people.ts'
import type { Person } from '../text/person.ts'
import { askedAt, isMine, personsAt, readerOf, seatsAfter } from './looking.ts'
import { Pace } from './pace.svelte.ts'
import { soleOffer } from './sole-offer.ts'

export { isMine }

/** What fills the screen of a phone: parts of the table by name. Every table has `mat` and `log`. */
export type Sheet = string

export class TableModel<F extends TableTypes> {
  readonly client: TableClient<F>
  setUp = $state.raw<SetUp>()
  /** The seat that sentences address; undefined where several sit at the screen, who are called by name, or nobody does. */
  you = $state<number>()
  /** How many people sit at this screen. */
  persons = $state(0)
  history = $state.raw<readonly HistoryEntry<F>[]>([])
  /** The moment that is shown; undefined until the table is open. */
  moment = $state.raw<Moment<F>>()
  undoable = $state<Undo>('nothing')
  /** Whether what was taken back can be made again. */
  canRedo = $state(false)
  trouble = $state.raw<Trouble>()
  /** The notation of the offer that is marked: by a tap, a press, a key or advice. */
  selected = $state<string>()
  /** The one that a pointer is over, which only shows what it would do. */
  pointed = $state<string>()
  /** Whether a finger selected it: nothing else shows that it looks. */
  isTapped = $state(false)
  /** Why the last attempt was refused. */
  refused = $state.raw<Refusal>()
  hint = $state.raw<Hint>()
  isThinkingOfHint = $state(false)
  /** An earlier moment somebody looks back at. */
  past = $state.raw<Moment<F>>()
  /** The seat whose mat is laid over one's own. */
  matOf = $state<number>()
  sheet = $state<Sheet>('mat')
  /** What a choice of several steps is about: a building that will be paid in kind. */
  subject = $state<string>()
  /** Whether the others are being asked if a move may be taken back. */
  isTakingBack = $state(false)
  /** Whether what is asked now is asked again, because a move was taken back. */
  isAskedAgain = $state(false)
  /** The next person, who has not taken over the screen yet. */
  handOver = $state<number>()
  /** Whether moves are still being shown. */
  isMoving = $state(false)
  /** One's next role, chosen ahead; where others sit elsewhere. */
  plan = $state.raw<Plan>()
  /** How much was said in the room that the reader has not seen. */
  unread = $state(0)
  /** Whether the page of keys lies open. */
  isHelpOpen = $state(false)
  /** Shows a move, set by whoever makes pieces travel: is called before the new moment is shown; what it returns is awaited afterwards. */
  animate:
    | ((line: HistoryEntry<F>, before: Moment<F>) => (after: Moment<F>) => Promise<void>)
    | undefined
  readonly pace = new Pace()
  /** The sheet that belongs to a decision, by the game. */
  sheetOf: (moment: Moment<F>) => Sheet = () => 'mat'
  /** The offer that is marked from the beginning, where one answer is sensible. */
  proposalOf: (moment: Moment<F>) => string | undefined = soleOffer
  /** Whether a hand-over screen is needed between persons. */
  hasSecrets: (moment: Moment<F>) => boolean = () => false

  /** The moment in which a move was played that is not answered yet: a second press there does nothing. */
  #playedAt: Moment<F> | undefined
  readonly #waiting: (Advanced<F> | Opened<F>)[] = []
  #showing: Promise<void> | undefined
  readonly #stop: () => void

  constructor(client: TableClient<F>) {
    this.client = client
    this.#stop = client.subscribe((update) => this.#take(update))
  }

  close(): void {
    this.#stop()
    this.client.close()
  }

  /** What is on the table now, past or present. */
  get shown(): Moment<F> | undefined {
    return this.past ?? this.moment
  }

  /** Whether the viewer can decide something now. */
  get isAsked(): boolean {
    const { moment } = this
    return (
      moment !== undefined &&
      this.past === undefined &&
      this.handOver === undefined &&
      !this.isMoving &&
      isMine(moment)
    )
  }

  /** The offer to be told about: the one that is pointed at, or else the one that is marked. */
  get previewed(): string | undefined {
    return this.pointed ?? this.selected
  }

  /** The seat that lies before the viewer; somebody who only watches sits at none and looks from the first. */
  get ownSeat(): number {
    return Math.max(0, this.shown?.viewer ?? 0)
  }

  /** The other seats, in turn order. */
  get others(): readonly number[] {
    return seatsAfter(this.ownSeat, this.setUp?.seats.length ?? 0)
  }

  /** The legal moves, by notation; empty while nothing can be played. */
  get offers(): readonly { readonly text: string; readonly move: F['move'] }[] {
    return this.isAsked ? (this.moment?.offers ?? []) : []
  }

  /** Who sits at a seat, for a sentence. */
  personOf(seat: number): Person {
    return personTold(this.setUp?.seats ?? [], seat, this.you)
  }

  /** The name of a seat, on seals and in tables. */
  nameOf(seat: number): string {
    return this.personOf(seat).name
  }

  isPerson(seat: number): boolean {
    return this.setUp?.seats[seat]?.bot === undefined
  }

  async play(move: string): Promise<void> {
    const { moment } = this
    if (!this.isAsked || moment === this.#playedAt) return
    this.#playedAt = moment
    this.selected = undefined
    this.hint = undefined
    try {
      const refused = await this.client.play(move)
      // The next moment may be shown before the answer to the last one comes. A refusal is told when all lies that was faster.
      if (refused !== undefined) await this.#showing
      if (refused !== undefined || moment?.n === this.moment?.n) this.refused = refused
    } finally {
      if (moment === this.#playedAt) this.#playedAt = undefined
    }
  }

  /** Whose move would be taken back: the person's who moved last; undefined if nobody has. */
  get lastMover(): number | undefined {
    return this.history.findLast(({ seat, move }) => move !== '' && this.isPerson(seat))?.seat
  }

  /** Takes a move back; one that is not the business of the viewer alone only when the others agree: a room asks them itself. */
  async takeBack(): Promise<void> {
    const { company } = this.client
    const isOwn = this.undoable === 'free' && (company || this.lastMover === this.moment?.viewer)
    if (isOwn) await this.undo()
    else if (this.persons === 1 && this.undoable === 'ask') this.refused = await this.client.undo()
    else this.isTakingBack = this.undoable !== 'nothing'
  }

  async undo(): Promise<void> {
    this.selected = undefined
    this.refused = await this.client.undo()
    this.isAskedAgain = this.refused === undefined
  }

  async askHint(): Promise<void> {
    if (this.isThinkingOfHint) return
    const { moment } = this
    this.isThinkingOfHint = true
    const hint = await this.client.hint()
    this.isThinkingOfHint = false
    if (moment === this.moment) this.hint = hint
  }

  async why(move: string): Promise<void> {
    this.refused = await this.client.why(move)
  }

  /** Looks back at the moment after n moves; without a number, returns to now. */
  async lookAt(n?: number): Promise<void> {
    this.past = n === undefined || n === this.moment?.n ? undefined : await this.client.at(n)
  }

  /** Lays the mat of a seat over one's own, or takes it away again. */
  toggleMat(seat: number): void {
    this.matOf = this.matOf === seat ? undefined : seat
    this.sheet = 'mat'
  }

  #take(update: Update<F>): void {
    if (update.type === 'trouble') this.trouble = update
    // A whole table that lies ahead comes because another person looks now, and not because moves were taken back.
    else if (update.type === 'advanced' || update.moment.n > (this.moment?.n ?? Infinity)) {
      this.#waiting.push(update)
      if (!this.isMoving) this.#showing = this.#showAll()
    } else {
      this.#waiting.length = 0
      this.pace.rest()
      this.#open(update)
    }
  }

  #open(update: Opened<F>): void {
    this.setUp = update.setUp
    this.you = readerOf(this.client, update)
    this.persons = personsAt(update)
    this.history = update.history
    this.undoable = update.undo
    this.canRedo = update.canRedo === true
    this.past = undefined
    this.#show(update.moment)
  }

  async #showAll(): Promise<void> {
    this.isMoving = true
    for (let next = await this.#next(); next !== undefined; next = await this.#next()) {
      if (next.type === 'opened') this.#open(next)
      else await this.#advance(next)
      this.pace.end(isMine(next.moment))
    }
    this.isMoving = false
  }

  /** What is shown next, as soon as one wants to see it; what was taken back meanwhile is not. */
  async #next(): Promise<Advanced<F> | Opened<F> | undefined> {
    const [next] = this.#waiting
    if (next?.type === 'advanced') {
      const { seat } = next.line
      await this.pace.begin(seat, !this.isPerson(seat) && this.client.perspective === undefined)
    }
    return this.#waiting.shift()
  }

  async #advance({ line, moment, undo, canRedo = false }: Advanced<F>): Promise<void> {
    const before = this.moment
    const isSeen = before !== undefined && this.past === undefined && !this.pace.isHurried
    const finish = isSeen ? this.animate?.(line, before) : undefined
    this.history = [...this.history, line]
    this.undoable = undo
    this.canRedo = canRedo
    this.#show(moment)
    await finish?.(moment)
  }

  #show(moment: Moment<F>): void {
    const before = this.moment
    this.moment = moment
    this.hint = undefined
    this.refused = undefined
    this.selected = this.proposalOf(moment)
    this.pointed = undefined
    this.isTapped = false
    this.subject = undefined
    this.isTakingBack = false
    this.isAskedAgain = false
    if (!before || askedAt(before) !== askedAt(moment)) this.sheet = this.sheetOf(moment)
    // Whoever opens a game may be another one than who is to move.
    if (before?.viewer !== moment.viewer && this.hasSecrets(moment)) this.handOver = moment.viewer
  }
}

const KEY = Symbol('table')

/** Lays the table for all components inside. */
export function setTable<F extends TableTypes>(table: TableModel<F>): void {
  setContext(KEY, table)
  setSealNames(() => table.setUp?.seats.map((_, seat) => table.nameOf(seat)) ?? [])
}

/** The table one sits at. */
export function useTable<F extends TableTypes>(): TableModel<F> {
  return getContext(KEY)
}
