/**
 * What a seat may see, built field by field: whatever is not named here stays hidden. That is the generator, the
 * cards of both piles, all goods, what others hold and have tucked (SJ-INFO-1 … 6), and what another seat has begun
 * to decide.
 */
import { type CommonView, commonView } from '@doubloon/engine'
import { HOUSES_N } from './box.ts'
import {
  BUILDING_KEYS,
  bitsIn,
  type Cards,
  cardsIn,
  cardsOf,
  endTriggersInWords,
  HOUSE_KEYS,
  housesSeen,
  isAnnounced,
  isIn,
  isInPhase,
  isNew,
  pickedCards,
} from './describe.ts'
import { discardsKnownTo } from './knowledge.ts'
import type { Options } from './options.ts'
import { limitOf } from './phases/start-of-round.ts'
import { optionsOf } from './setup.ts'
import { DISCARD, decisionOf, KEEP, OVER, PAY, PUT_AWAY, START_CARDS } from './stages.ts'
import type { State } from './state.ts'
import { hasGood, kindAt } from './tableau.ts'
import { waitingSeats } from './waiting.ts'
import {
  type EndReason,
  OFFICE,
  PHASES,
  type PhaseWord,
  ROLES,
  type Role,
  TRADER,
} from './words.ts'

/** A building before a seat. */
export interface BuildingView {
  readonly building: string
  /** Whether a good lies on it. */
  readonly good: boolean
  /** Whether it was built in this very phase and does not work yet. */
  readonly isNew: boolean
}

/** What lies before a seat. */
export interface SeatView {
  /** Hand cards without those picked in an unfinished decision; undefined where they are hidden from the viewer. */
  readonly hand: Cards | undefined
  /** All hand cards, with those picked. */
  readonly handSize: number
  /** In tableau order. */
  readonly tableau: readonly BuildingView[]
  /** How many cards are tucked; undefined where it is hidden. */
  readonly tucked: number | undefined
  /** Of these, the cards the owner chose from his hand; undefined where they are hidden. */
  readonly tuckedCards: Cards | undefined
  /** Cards in the hand that all have seen and that are surely still there. */
  readonly shown: Cards
  readonly bankUsed: boolean
  /** Whether a Library was declared in this round; games of two only. */
  readonly libraryUsed: boolean
  readonly handLimit: number
}

/** A role card; `takenBy` is undefined while it can be chosen. */
export interface RoleView {
  readonly role: Role
  readonly takenBy: number | undefined
}

/** The game as one seat sees it. */
export interface View extends CommonView<Options, EndReason> {
  /** The phase or the step at the start of a round that is under way; undefined between them. */
  readonly phase: PhaseWord | undefined
  /** Who took the role of the phase; undefined outside the phases of roles. */
  readonly chooser: number | undefined
  /** Whether the chooser's privilege is doubled in this phase. */
  readonly doubled: boolean
  readonly roles: readonly RoleView[]
  /** Trading house cards seen so far, in the order in which they came. */
  readonly tradingHouses: readonly string[]
  /** The trading house card of the trader phase under way. */
  readonly tradingHouse: string | undefined
  /** The one of the next trader phase, if it has been seen before. */
  readonly nextTradingHouse: string | undefined
  /** How many cards the piles have. */
  readonly drawPile: number
  readonly discardPile: number
  /** Buildings that were built over and left the game. */
  readonly removed: Cards
  /** Whether the Cathedral lies on the table; undefined without the expansion. */
  readonly cathedralOnTable: boolean | undefined
  readonly seats: readonly SeatView[]
  /** Cards of the discard pile that the viewer knows: his own, and those that were shown to all. */
  readonly knownDiscards: Cards
  /** How far the viewer has come in his own decision; undefined if another is asked. */
  readonly own: OwnDecision | undefined
}

/** The seat's own decision, how far it has come. */
export interface OwnDecision {
  /** Cards just drawn that are neither kept nor discarded nor picked. */
  readonly drawn: Cards
  /** The building announced, and the place of the tableau that is built over. */
  readonly announced: string | undefined
  readonly over: number | undefined
  /** Cards picked so far, without the one announced. */
  readonly picked: Cards
  /** Places of the tableau whose goods were picked, or where goods are to be produced. */
  readonly chosen: readonly number[]
  /** How many cards or goods are still to be picked, where that is fixed. */
  readonly toPick: number | undefined
}

/** The game as the seat may see it; −1 for somebody who only watches. */
export function viewOf(s: State, seat: number): View {
  const inPhase = isInPhase(s)
  return {
    ...commonView(s, seat, s.stage === OVER),
    waiting: bitsIn(waitingSeats(s)),
    options: optionsOf(s),
    endTriggers: endTriggersInWords(s),
    decision: decisionOf(s.stage),
    phase: inPhase ? PHASES[s.phase] : undefined,
    chooser: inPhase && s.phase < OFFICE ? s.chooser : undefined,
    doubled: s.doubled,
    roles: ROLES.map((role, card) => ({
      role,
      takenBy: s.roleTaker[card] > 0 ? s.roleTaker[card] - 1 : undefined,
    })),
    ...housesView(s, inPhase && s.phase === TRADER),
    drawPile: s.drawSize,
    discardPile: s.discardSize,
    removed: cardsIn(s.removed),
    cathedralOnTable: s.expansion ? s.onTable : undefined,
    seats: Array.from({ length: s.players }, (_, other) => seatView(s, other, seat)),
    knownDiscards: cardsIn(discardsKnownTo(s, seat)),
    own: ownDecision(s, seat),
  }
}

/** The five come in the same order all game long (SJ-TRADE-9). */
function housesView(
  s: State,
  trading: boolean,
): Pick<View, 'tradingHouses' | 'tradingHouse' | 'nextTradingHouse'> {
  const next = trading ? (s.houseAt + 1) % HOUSES_N : s.houseAt
  return {
    tradingHouses: housesSeen(s),
    tradingHouse: trading ? HOUSE_KEYS[s.houses[s.houseAt] - 1] : undefined,
    nextTradingHouse: HOUSE_KEYS[s.houses[next] - 1],
  }
}

function seatView(s: State, seat: number, viewer: number): SeatView {
  const isOwn = seat === viewer
  return {
    hand: isOwn ? cardsOf(s.hand, seat) : undefined,
    handSize: s.handSize[seat],
    tableau: Array.from({ length: s.buildings[seat] }, (_, place) => ({
      building: BUILDING_KEYS[kindAt(s, seat, place)],
      good: hasGood(s, seat, place),
      isNew: isNew(s, seat, place),
    })),
    // At the end all totals are shown (R-SJ-15).
    tucked: isOwn || s.stage === OVER ? s.tuckedSize[seat] : undefined,
    tuckedCards: isOwn ? cardsOf(s.tucked, seat) : undefined,
    shown: cardsOf(s.shown, seat),
    bankUsed: isIn(s.depositUsed, seat),
    libraryUsed: isIn(s.doublingUsed, seat),
    handLimit: limitOf(s, seat),
  }
}

/** Decisions in which the number of picks is fixed. */
const FIXED = [START_CARDS, KEEP, PUT_AWAY, DISCARD, PAY]

function ownDecision(s: State, seat: number): OwnDecision | undefined {
  if (s.stage === OVER || seat !== s.seat) return undefined
  return {
    drawn: cardsIn(s.inAir),
    announced: isAnnounced(s) ? BUILDING_KEYS[s.subject] : undefined,
    over: s.target > 0 ? s.target - 1 : undefined,
    picked: pickedCards(s),
    chosen: bitsIn(s.chosen),
    toPick: FIXED.includes(s.stage) ? s.count : undefined,
  }
}
