/**
 * The contract between a game and everybody else (ADR 0003). `FastRules` is the bots' door: mutable states,
 * integer moves, nothing checked, nothing allocated. `Rules` adds what the friendly door (`Game`) needs: words
 * for moves and events, views, positions and reasons. Both doors are served by one set of rules.
 */
import type { Journal } from './journal.ts'
import type { MoveList } from './move-list.ts'
import type { Refusal, Result } from './result.ts'
import type { Place } from './standing.ts'
import type { GameState } from './state.ts'

/** The types in which a game speaks at its friendly door. */
export interface GameTypes {
  /** Complete, checked options of a game. */
  options: object
  /** A move in words: one small step or a composite decision. */
  move: { readonly type: string }
  event: { readonly type: string }
  view: object
  position: object
  /** Final or present score of one seat, with its sources. */
  score: Place & { readonly total: number }
}

/** A seat that only watches. */
export const WATCHER = -1

/** The fast door. A move is legal if and only if it is in the list that the last call left in `out`. */
export interface FastRules<S extends GameState, Options> {
  readonly game: string
  /** Moves are the integers 0 … moveCount − 1. */
  readonly moveCount: number
  newState(): S
  /** A new game, up to the first real decision, whose moves are left in `out`. */
  setUp(s: S, options: Options, seed: string, out: MoveList): void
  /** The moves of the pending decision; none when the game is over. */
  offers(s: S, out: MoveList): void
  /** Plays a legal move and everything that follows without a decision; `out` gets the next moves. */
  play(s: S, move: number, out: MoveList): void
  players(s: S): number
  /** The seat that decides now; −1 when the game is over. */
  toMove(s: S): number
  isOver(s: S): boolean
  /** Total score of a seat as if the game ended now. */
  total(s: S, seat: number): number
  /** The seats that win as it stands, as a set of bits. */
  winners(s: S): number
  /**
   * Draws anew everything that the seat cannot know, with the generator of the one who determinizes. View and
   * offers of that seat stay the same; a decision of another seat may then have other moves, even just one.
   */
  resample(s: S, seat: number, rng: Uint32Array): void
}

/** Words for the small steps that integers stand for. */
export interface StepWords<Move> {
  text(step: number): string
  fromText(text: string): number | undefined
  typed(step: number): Move
  fromTyped(move: Move): number | undefined
}

/**
 * Composite decisions: to people one move (a placement, a payment), inside a canonical sequence of small
 * steps. Every composite is reached by exactly one path.
 */
export interface CompositeMoves<S, Move> {
  /** Whether the pending decision continues a composite that somebody has begun. */
  isMidway(s: S): boolean
  /** Steps of the pending composite that the rules made before they asked, because there was no other. */
  forcedBefore?(s: S): readonly number[]
  /** Whether `step` belongs to the same composite as the step before it. */
  continues(before: number, step: number): boolean
  /** Whether the step is only ever a part of a composite. */
  isPart(step: number): boolean
  /** Whether the step is the empty choice of its kind (put 0, give nothing). */
  isNothing(step: number): boolean
  /** The composite in words; `steps` are all its steps, forced ones included, from its beginning on. */
  text(s: S, steps: readonly number[]): string
  typed(steps: readonly number[]): Move
  /**
   * The steps a text or a typed move wants, each as often as it wants it; nothings may be left out. Undefined if it
   * is not a composite move.
   */
  fromText(s: S, text: string): readonly number[] | undefined
  fromTyped(s: S, move: Move): readonly number[] | undefined
  /** Why these wanted steps make no legal composite, although they are written well. */
  refusal(s: S, wanted: readonly number[]): Refusal
}

/** Everything the friendly door needs of a game. */
export interface Rules<S extends GameState, T extends GameTypes>
  extends FastRules<S, T['options']> {
  /** Changes whenever a ruling changes; records name it. */
  readonly version: string
  parseOptions(raw: unknown): Result<T['options']>
  /** The options a state was set up with. */
  optionsOf(s: S): T['options']
  /** The id of the pending decision in the decision catalogue of the rules. */
  decision(s: S): string
  /** All seats that may act now, as a set of bits: more than one only where the rules say "at once". */
  waiting(s: S): number
  /** Lets another waiting seat decide first; `out` gets its moves. */
  actAs(s: S, seat: number, out: MoveList): void
  /** The rule that says whose turn it is now. */
  turnRule(s: S): string
  readonly steps: StepWords<T['move']>
  readonly composites: CompositeMoves<S, T['move']>
  /** Why a step that is not offered is illegal, and by which rule. */
  refusal(s: S, step: number): Refusal
  event(journal: Journal, row: number): T['event']
  /** The event as the seat may see it; undefined if it may not know of it. */
  eventFor(event: T['event'], seat: number): T['event'] | undefined
  view(s: S, seat: number): T['view']
  /**
   * Hides in a determinization for the seat what its view does not show although a perfect memory would know it, so that
   * nothing but the view follows from the state (ADR 0018). View and offers of the seat stay the same.
   */
  conceal(s: S, seat: number): void
  position(s: S): T['position']
  fromPosition(raw: unknown, into: S): Result<T['options']>
  /** As if the game ended now, hidden points included: for the referee until the game is over. */
  score(s: S): readonly T['score'][]
}
