/**
 * The position. One field a line, with what it counts. Cards are counted by kind; fields of a seat are found at
 * seat × KINDS_N + kind or at seat × PLACES_N + place (tableau.ts and cards.ts say it in words).
 * No order of cards exists anywhere: what a pile gives is decided when it is drawn (ADR 0002). Who knows which of
 * them is part of the position too (knowledge.ts, ADR 0009).
 */
import { Fields, GameState } from '@doubloon/engine'
import { HOUSES_N } from './box.ts'
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

const BYTES = 1620

export class State extends GameState {
  /** Chance to come. */
  readonly rng: Uint32Array
  /** City buildings with an effect, as a set of bits by kind − FIRST_EFFECT. */
  readonly effects: Int32Array
  /** Those of them that are active: not built in this very phase (SJ-BLDG-4). */
  readonly active: Int32Array
  /** Kinds in a hand, in the air, and picked: for each a set of bits in two words, kept because every choice asks. */
  readonly heldKinds: Int32Array
  private readonly large: Int16Array
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
  /** Fresh goods that a seat tucked. */
  readonly freshTucked: Uint8Array

  /** Trading house cards in the order in which they came: number + 1, or 0 for one not seen yet (SJ-TRADE-9). */
  readonly houses: Uint8Array
  /** Who holds each role card: seat + 1, or 0. */
  readonly roleTaker: Uint8Array
  private readonly small: Uint8Array

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
    this.freshTucked = fields.u8(MAX_PLAYERS)
    this.houses = fields.u8(HOUSES_N)
    this.roleTaker = fields.u8(ROLES_N)
    this.small = fields.u8(30)
  }

  get round(): number {
    return this.large[0]
  }
  set round(n: number) {
    this.large[0] = n
  }
  /** Places chosen so far in a decision about goods, as a set of bits. */
  get chosen(): number {
    return this.large[1]
  }
  set chosen(n: number) {
    this.large[1] = n
  }

  get players(): number {
    return this.small[0]
  }
  set players(n: number) {
    this.small[0] = n
  }
  get expansion(): boolean {
    return this.small[1] === 1
  }
  set expansion(on: boolean) {
    this.small[1] = on ? 1 : 0
  }
  get advanced(): boolean {
    return this.small[2] === 1
  }
  set advanced(on: boolean) {
    this.small[2] = on ? 1 : 0
  }
  get governor(): number {
    return this.small[3]
  }
  set governor(n: number) {
    this.small[3] = n
  }
  /** What ended the game, as a set of bits. */
  get endTriggers(): number {
    return this.small[4]
  }
  set endTriggers(n: number) {
    this.small[4] = n
  }
  /** Where the game stands (stages.ts). */
  get stage(): number {
    return this.small[5]
  }
  set stage(n: number) {
    this.small[5] = n
  }
  /** The seat that acts. */
  get seat(): number {
    return this.small[6]
  }
  set seat(n: number) {
    this.small[6] = n
  }
  /** Who took the role of this phase; at the start of a round the governor. The phase's order begins here. */
  get chooser(): number {
    return this.small[7]
  }
  set chooser(n: number) {
    this.small[7] = n
  }
  get phase(): number {
    return this.small[8]
  }
  set phase(n: number) {
    this.small[8] = n
  }
  /** Role choices made in this round. */
  get rolesTaken(): number {
    return this.small[9]
  }
  set rolesTaken(n: number) {
    this.small[9] = n
  }
  /** Turns begun in this phase before the present one. */
  get turn(): number {
    return this.small[10]
  }
  set turn(n: number) {
    this.small[10] = n
  }
  /** Whether the chooser's privilege is doubled in this phase (SJ-B-LIBRARY-1). */
  get doubled(): boolean {
    return this.small[11] === 1
  }
  set doubled(on: boolean) {
    this.small[11] = on ? 1 : 0
  }
  /** The last item picked in a composite decision, + 1; 0 = none yet. */
  get cursor(): number {
    return this.small[12]
  }
  set cursor(n: number) {
    this.small[12] = n
  }
  /** Picks still to make, or made so far where the number is free. */
  get count(): number {
    return this.small[13]
  }
  set count(n: number) {
    this.small[13] = n
  }
  /** The building that is announced. */
  get subject(): number {
    return this.small[14]
  }
  set subject(n: number) {
    this.small[14] = n
  }
  /** The place that is built over, + 1; 0 = none. */
  get target(): number {
    return this.small[15]
  }
  set target(n: number) {
    this.small[15] = n
  }
  /** Seats that have tucked many cards once in this game, as a set of bits (SJ-X-BANK-2). */
  get depositUsed(): number {
    return this.small[16]
  }
  set depositUsed(n: number) {
    this.small[16] = n
  }
  /** Seats that declared a doubled privilege in this round, as a set of bits (SJ-2P-4). */
  get doublingUsed(): number {
    return this.small[17]
  }
  set doublingUsed(n: number) {
    this.small[17] = n
  }
  /** Seats that still have to choose their starting cards, as a set of bits (SJ-VAR-3). */
  get unready(): number {
    return this.small[18]
  }
  set unready(n: number) {
    this.small[18] = n
  }
  get drawSize(): number {
    return this.small[19]
  }
  set drawSize(n: number) {
    this.small[19] = n
  }
  get discardSize(): number {
    return this.small[20]
  }
  set discardSize(n: number) {
    this.small[20] = n
  }
  /** Where in `houses` the trading house card of this or the next trader phase stands. */
  get houseAt(): number {
    return this.small[21]
  }
  set houseAt(n: number) {
    this.small[21] = n
  }
  /** Whether the Cathedral lies on the table (SJ-SETUP-4). */
  get onTable(): boolean {
    return this.small[22] === 1
  }
  set onTable(on: boolean) {
    this.small[22] = on ? 1 : 0
  }
  /** Whether somebody sold a good in this trader phase (SJ-TRADE-8). */
  get anySold(): boolean {
    return this.small[23] === 1
  }
  set anySold(on: boolean) {
    this.small[23] = on ? 1 : 0
  }
  /** Fresh goods that went to the discard pile since the last shuffle. */
  get freshDiscarded(): number {
    return this.small[24]
  }
  set freshDiscarded(n: number) {
    this.small[24] = n
  }
  /** Cards in the air. */
  get airSize(): number {
    return this.small[25]
  }
  set airSize(n: number) {
    this.small[25] = n
  }
  /** Cards picked. */
  get pickedSize(): number {
    return this.small[26]
  }
  set pickedSize(n: number) {
    this.small[26] = n
  }
  /** Whether the acting seat has begun a composite decision by a step of its own choice. */
  get begun(): boolean {
    return this.small[27] === 1
  }
  set begun(on: boolean) {
    this.small[27] = on ? 1 : 0
  }
}
