/**
 * The position. One field a line, with what it counts. Cards are counted by kind; fields of a seat are found at
 * seat × KINDS_N + kind or at seat × PLACES_N + place (tableau.ts and cards.ts say it in words).
 * No order of cards exists anywhere: what a pile gives is decided when it is drawn (ADR 0002). Who knows which of
 * them is part of the position too (knowledge.ts, ADR 0009).
 */
import { Fields } from '@doubloon/engine'
import { HOUSES_N } from './box.ts'
import { Progress } from './progress.ts'
import { MAX_PLAYERS, PLACES_N, ROLES_N } from './words.ts'

/** Raised with everything that makes a record go on otherwise than before, another building included (ADR 0008). */
export const RULES_VERSION = '1'
/** All kinds of buildings: 5 production, 3 monuments, 21 + 10 other city buildings, and the Cathedral. */
export const KINDS_N = 40
/** Kinds that are cards of the deck: all but the last, which lies on the table (SJ-COMP-5). */
export const DECK_KINDS_N = 39
/** Kinds of the deck without the expansion. */
export const BASE_KINDS_N = 29
/** Kinds below this have no effect of their own: production buildings and monuments. The others are bits of a set. */
export const FIRST_EFFECT = 8
export const FIRST_MONUMENT = 5

/** Who holds cards to choose from: the seats, then the air and the picked ones of the acting seat. */
export const IN_AIR = MAX_PLAYERS
export const PICKED = MAX_PLAYERS + 1
const HOLDERS_N = MAX_PLAYERS + 2

const BYTES = 1536

export class State extends Progress {
  /** Chance to come. */
  readonly rng = this.fields.u32(4)
  /** City buildings with an effect, as a set of bits by kind − FIRST_EFFECT. */
  readonly effects = this.fields.i32(MAX_PLAYERS)
  /** Those of them that are active: not built in this very phase (SJ-BLDG-4). */
  readonly active = this.fields.i32(MAX_PLAYERS)
  /** Kinds in a hand, in the air, and picked: for each a set of bits in two words, kept because every choice asks. */
  readonly heldKinds = this.fields.i32(HOLDERS_N * 2)
  protected override readonly large = this.fields.i16(2)
  /** Places with a production building, and places with a good, as sets of bits by seat; kept with the tableau. */
  readonly producers = this.fields.i16(MAX_PLAYERS)
  readonly goodPlaces = this.fields.i16(MAX_PLAYERS)
  /** Places with a good that came since the last shuffle, as a set of bits by seat. */
  readonly freshGoods = this.fields.i16(MAX_PLAYERS)

  /** Hand cards by seat and kind; behind them the cards in the air and the picked ones (hand.ts). */
  readonly hand = this.fields.u8(HOLDERS_N * KINDS_N)
  readonly handSize = this.fields.u8(MAX_PLAYERS)
  readonly drawPile = this.fields.u8(KINDS_N)
  readonly discard = this.fields.u8(KINDS_N)
  /** Cards drawn by the acting seat and not yet kept or discarded (SJ-PILE-8). */
  readonly inAir = this.hand.subarray(IN_AIR * KINDS_N, (IN_AIR + 1) * KINDS_N)
  /** Cards the acting seat has picked in a decision that is not complete. */
  readonly picked = this.hand.subarray(PICKED * KINDS_N, (PICKED + 1) * KINDS_N)
  /** Cards that left the game (SJ-PILE-5). */
  readonly removed = this.fields.u8(KINDS_N)
  /** Tucked cards by owner and kind: those he chose from his hand, and those nobody has seen (SJ-INFO-3). */
  readonly tucked = this.fields.u8(MAX_PLAYERS * KINDS_N)
  readonly tuckedUnseen = this.fields.u8(MAX_PLAYERS * KINDS_N)
  /** All tucked cards of a seat. */
  readonly tuckedSize = this.fields.u8(MAX_PLAYERS)

  /** What stands at each place of a tableau: kind + 1, or 0. */
  readonly places = this.fields.u8(MAX_PLAYERS * PLACES_N)
  /** The card that lies on it as a good: kind + 1, or 0. */
  readonly goods = this.fields.u8(MAX_PLAYERS * PLACES_N)
  readonly buildings = this.fields.u8(MAX_PLAYERS)
  /** Monuments of a seat as a set of bits. */
  readonly monuments = this.fields.u8(MAX_PLAYERS)

  /** Cards that a seat put on the discard pile from its hand and therefore knows. */
  readonly knownDiscards = this.fields.u8(MAX_PLAYERS * KINDS_N)
  /** Cards that were put there for all to see. */
  readonly shownDiscards = this.fields.u8(KINDS_N)
  /** Cards that a seat knew in the discard pile when it was last shuffled, shown ones included, and has not seen since. */
  readonly remembered = this.fields.u8(MAX_PLAYERS * KINDS_N)
  /** Those that everybody knew there, and that were not seen by all since. */
  readonly rememberedByAll = this.fields.u8(KINDS_N)
  /** Cards that all have seen coming into a seat's hand and that are surely still there. */
  readonly shown = this.fields.u8(MAX_PLAYERS * KINDS_N)
  /** How many those are, by seat. */
  readonly shownSize = this.fields.u8(MAX_PLAYERS)
  /** Since the last shuffle, by seat: cards drawn unseen by others, cards tucked from the hand. */
  readonly drawnSince = this.fields.u8(MAX_PLAYERS)
  readonly tuckedSince = this.fields.u8(MAX_PLAYERS)
  /** Of its discards, those that came straight from the pile and never were in the hand. */
  readonly airDiscarded = this.fields.u8(MAX_PLAYERS)
  /** Fresh goods that a seat tucked. */
  readonly freshTucked = this.fields.u8(MAX_PLAYERS)

  /** Trading house cards in the order in which they came: number + 1, or 0 for one not seen yet (SJ-TRADE-9). */
  readonly houses = this.fields.u8(HOUSES_N)
  /** Who holds each role card: seat + 1, or 0. */
  readonly roleTaker = this.fields.u8(ROLES_N)
  protected override readonly small = this.fields.u8(30)

  constructor() {
    super(new Fields(BYTES))
  }
}
