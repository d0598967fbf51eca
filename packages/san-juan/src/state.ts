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
  readonly rng: Uint32Array
  /** City buildings with an effect, as a set of bits by kind − FIRST_EFFECT. */
  readonly effects: Int32Array
  /** Those of them that are active: not built in this very phase (SJ-BLDG-4). */
  readonly active: Int32Array
  /** Kinds in a hand, in the air, and picked: for each a set of bits in two words, kept because every choice asks. */
  readonly heldKinds: Int32Array
  protected override readonly large: Int16Array
  /** Places with a production building, and places with a good, as sets of bits by seat; kept with the tableau. */
  readonly producers: Int16Array
  readonly goodPlaces: Int16Array
  /** Places with a good that came since the last shuffle, as a set of bits by seat. */
  readonly freshGoods: Int16Array

  /** Hand cards by seat and kind; behind them the cards in the air and the picked ones (hand.ts). */
  readonly hand: Uint8Array
  readonly handSize: Uint8Array
  readonly drawPile: Uint8Array
  readonly discard: Uint8Array
  /** Cards drawn by the acting seat and not yet kept or discarded (SJ-PILE-8). */
  readonly inAir: Uint8Array
  /** Cards the acting seat has picked in a decision that is not complete. */
  readonly picked: Uint8Array
  /** Cards that left the game (SJ-PILE-5). */
  readonly removed: Uint8Array
  /** Tucked cards by owner and kind: those he chose from his hand, and those nobody has seen (SJ-INFO-3). */
  readonly tucked: Uint8Array
  readonly tuckedUnseen: Uint8Array
  /** All tucked cards of a seat. */
  readonly tuckedSize: Uint8Array

  /** What stands at each place of a tableau: kind + 1, or 0. */
  readonly places: Uint8Array
  /** The card that lies on it as a good: kind + 1, or 0. */
  readonly goods: Uint8Array
  readonly buildings: Uint8Array
  /** Monuments of a seat as a set of bits. */
  readonly monuments: Uint8Array

  /** Cards that a seat put on the discard pile from its hand and therefore knows. */
  readonly knownDiscards: Uint8Array
  /** Cards that were put there for all to see. */
  readonly shownDiscards: Uint8Array
  /** Cards that a seat knew in the discard pile when it was last shuffled, shown ones included, and has not seen since. */
  readonly remembered: Uint8Array
  /** Those that everybody knew there, and that were not seen by all since. */
  readonly rememberedByAll: Uint8Array
  /** Cards that all have seen coming into a seat's hand and that are surely still there. */
  readonly shown: Uint8Array
  /** How many those are, by seat. */
  readonly shownSize: Uint8Array
  /** Since the last shuffle, by seat: cards drawn unseen by others, cards tucked from the hand. */
  readonly drawnSince: Uint8Array
  readonly tuckedSince: Uint8Array
  /** Of its discards, those that came straight from the pile and never were in the hand. */
  readonly airDiscarded: Uint8Array
  /** Fresh goods that a seat tucked. */
  readonly freshTucked: Uint8Array

  /** Trading house cards in the order in which they came: number + 1, or 0 for one not seen yet (SJ-TRADE-9). */
  readonly houses: Uint8Array
  /** Who holds each role card: seat + 1, or 0. */
  readonly roleTaker: Uint8Array
  protected override readonly small: Uint8Array

  constructor() {
    const fields = new Fields(BYTES)
    super(fields)
    this.rng = fields.u32(4)
    this.effects = fields.i32(MAX_PLAYERS)
    this.active = fields.i32(MAX_PLAYERS)
    this.heldKinds = fields.i32(HOLDERS_N * 2)
    this.large = fields.i16(2)
    this.producers = fields.i16(MAX_PLAYERS)
    this.goodPlaces = fields.i16(MAX_PLAYERS)
    this.freshGoods = fields.i16(MAX_PLAYERS)
    this.hand = fields.u8(HOLDERS_N * KINDS_N)
    this.inAir = this.hand.subarray(IN_AIR * KINDS_N, (IN_AIR + 1) * KINDS_N)
    this.picked = this.hand.subarray(PICKED * KINDS_N, (PICKED + 1) * KINDS_N)
    this.handSize = fields.u8(MAX_PLAYERS)
    this.drawPile = fields.u8(KINDS_N)
    this.discard = fields.u8(KINDS_N)
    this.removed = fields.u8(KINDS_N)
    this.tucked = fields.u8(MAX_PLAYERS * KINDS_N)
    this.tuckedUnseen = fields.u8(MAX_PLAYERS * KINDS_N)
    this.tuckedSize = fields.u8(MAX_PLAYERS)
    this.places = fields.u8(MAX_PLAYERS * PLACES_N)
    this.goods = fields.u8(MAX_PLAYERS * PLACES_N)
    this.buildings = fields.u8(MAX_PLAYERS)
    this.monuments = fields.u8(MAX_PLAYERS)
    this.knownDiscards = fields.u8(MAX_PLAYERS * KINDS_N)
    this.shownDiscards = fields.u8(KINDS_N)
    this.remembered = fields.u8(MAX_PLAYERS * KINDS_N)
    this.rememberedByAll = fields.u8(KINDS_N)
    this.shown = fields.u8(MAX_PLAYERS * KINDS_N)
    this.shownSize = fields.u8(MAX_PLAYERS)
    this.drawnSince = fields.u8(MAX_PLAYERS)
    this.tuckedSince = fields.u8(MAX_PLAYERS)
    this.airDiscarded = fields.u8(MAX_PLAYERS)
    this.freshTucked = fields.u8(MAX_PLAYERS)
    this.houses = fields.u8(HOUSES_N)
    this.roleTaker = fields.u8(ROLES_N)
    this.small = fields.u8(30)
  }
}
