/**
 * The position. One field a line, with what it counts. Everything is public but the generator (nobody knows
 * what comes next, PR-INFO-2) and the VP chips of other seats (PR-INFO-3).
 * Fields of a seat are found at seat × kinds + kind; board.ts says it in words.
 */
import { Fields, GameState } from '@doubloon/engine'
import { GOODS_N, MAX_PLAYERS, ROLES_N, SHIPS_N, TILES_N, WORKPLACES_N } from './words.ts'

/** Raised with everything that makes a record go on otherwise than before, another building included (ADR 0008). */
export const RULES_VERSION = '1'
/** All kinds of buildings: 6 production, 17 violet of the base game, 14 new ones. */
export const BUILDINGS_N = 37
/** The production buildings come first; sets of violet buildings are bits by (number − this). */
export const FIRST_VIOLET = 6

const BYTES = 536

export class State extends GameState {
  /** Chance to come. */
  readonly rng = this.fields.u32(4)
  /** Violet buildings of a seat, as a set of bits. */
  readonly violet = this.fields.i32(MAX_PLAYERS)
  /** Those of them with a colonist; kept with `colonists` because every question starts here (ADR 0001). */
  readonly staffed = this.fields.i32(MAX_PLAYERS)

  readonly doubloons = this.fields.i16(MAX_PLAYERS)
  /** VP chips of a seat, credited ones included (PR-END-3). */
  readonly vp = this.fields.i16(MAX_PLAYERS)
  /** Doubloons lying on each role card. */
  readonly roleDoubloons = this.fields.i16(ROLES_N)
  private readonly large = this.fields.i16(4)

  /** Barrels on the wind rose, by seat and good. */
  readonly goods = this.fields.u8(MAX_PLAYERS * GOODS_N)
  /** Barrels received in this craftsman phase, by seat and good. */
  readonly produced = this.fields.u8(MAX_PLAYERS * GOODS_N)
  /** Island tiles by seat and kind. */
  readonly tiles = this.fields.u8(MAX_PLAYERS * TILES_N)
  /** Colonists on island tiles, by seat and kind. */
  readonly workers = this.fields.u8(MAX_PLAYERS * WORKPLACES_N)
  /** Colonists on buildings, by seat and building. */
  readonly colonists = this.fields.u8(MAX_PLAYERS * BUILDINGS_N)
  /** Production buildings of a seat, as a set of bits. */
  readonly production = this.fields.u8(MAX_PLAYERS)
  readonly sanJuan = this.fields.u8(MAX_PLAYERS)

  /** Common supplies. */
  readonly supply = this.fields.u8(GOODS_N)
  readonly faceUp = this.fields.u8(GOODS_N)
  readonly faceDown = this.fields.u8(GOODS_N)
  readonly discard = this.fields.u8(GOODS_N)
  /** Barrels in the trading house, by good. */
  readonly house = this.fields.u8(GOODS_N)
  /** What each ship carries: good + 1, or 0. */
  readonly shipGood = this.fields.u8(SHIPS_N)
  readonly shipLoad = this.fields.u8(SHIPS_N)
  /** Copies of each building left to buy. */
  readonly copies = this.fields.u8(BUILDINGS_N)
  /** Who holds each role card: seat + 1, or 0. */
  readonly roleTaker = this.fields.u8(ROLES_N)
  private readonly small = this.fields.u8(40)

  constructor() {
    super(new Fields(BYTES))
  }

  /** VP left in the supply; below zero for credited ones (PR-INV-4). */
  get vpSupply(): number {
    return this.large[0]
  }
  set vpSupply(n: number) {
    this.large[0] = n
  }
  get round(): number {
    return this.large[1]
  }
  set round(n: number) {
    this.large[1] = n
  }
  /** Rounds after which the game is broken off; 0 = never (PR-VAR-2). */
  get roundLimit(): number {
    return this.large[2]
  }
  set roundLimit(n: number) {
    this.large[2] = n
  }

  get players(): number {
    return this.small[0]
  }
  set players(n: number) {
    this.small[0] = n
  }
  /** Options as they were chosen (chosen-options.ts). */
  get buildingMode(): number {
    return this.small[1]
  }
  set buildingMode(n: number) {
    this.small[1] = n
  }
  get optionFlags(): number {
    return this.small[2] | (this.small[3] << 8)
  }
  set optionFlags(n: number) {
    this.small[2] = n
    this.small[3] = n >> 8
  }

  get quarries(): number {
    return this.small[4]
  }
  set quarries(n: number) {
    this.small[4] = n
  }
  get colonistSupply(): number {
    return this.small[5]
  }
  set colonistSupply(n: number) {
    this.small[5] = n
  }
  get colonistShip(): number {
    return this.small[6]
  }
  set colonistShip(n: number) {
    this.small[6] = n
  }
  get governor(): number {
    return this.small[7]
  }
  set governor(n: number) {
    this.small[7] = n
  }
  /** What has happened that ends the game, as a set of bits. */
  get endTriggers(): number {
    return this.small[9]
  }
  set endTriggers(n: number) {
    this.small[9] = n
  }

  /** Where the game stands (stages.ts). */
  get stage(): number {
    return this.small[10]
  }
  set stage(n: number) {
    this.small[10] = n
  }
  /** The seat that acts. */
  get seat(): number {
    return this.small[11]
  }
  set seat(n: number) {
    this.small[11] = n
  }
  /** The seat that took the role of this phase, and that role's phase. */
  get chooser(): number {
    return this.small[12]
  }
  set chooser(n: number) {
    this.small[12] = n
  }
  get phase(): number {
    return this.small[13]
  }
  set phase(n: number) {
    this.small[13] = n
  }
  /** Role cards taken this round. */
  get rolesTaken(): number {
    return this.small[14]
  }
  set rolesTaken(n: number) {
    this.small[14] = n
  }
  /** Turns begun in this phase before the present one (no further than the number of players). */
  get turn(): number {
    return this.small[15]
  }
  set turn(n: number) {
    this.small[15] = n
  }
  /** Turns in a row in which nobody loaded (PR-CAPTAIN-9). */
  get idle(): number {
    return this.small[16]
  }
  set idle(n: number) {
    this.small[16] = n
  }
  /** Where a guest window, or settling a drawn tile, leads (PR-X-GUESTHOUSE-3, PR-RUL-61); else 0. */
  get resume(): number {
    return this.small[17]
  }
  set resume(n: number) {
    this.small[17] = n
  }
  /** How far a composite decision has come; 0 = not begun. */
  get cursor(): number {
    return this.small[18]
  }
  set cursor(n: number) {
    this.small[18] = n
  }
  /** Counts inside one decision: circles left to fill, barrels chosen, items given up, extra barrels taken. */
  get count(): number {
    return this.small[19]
  }
  set count(n: number) {
    this.small[19] = n
  }
  /** What the pending decision is about: the tile just taken, the building being built. */
  get subject(): number {
    return this.small[20]
  }
  set subject(n: number) {
    this.small[20] = n
  }
  /** Seats that still have to place colonists, as a set of bits (PR-MAYOR-7). */
  get unplaced(): number {
    return this.small[21]
  }
  set unplaced(n: number) {
    this.small[21] = n
  }
  /** Seats that used their own ship for one kind, and for mixed kinds, in this captain phase. */
  get ownShipUsed(): number {
    return this.small[22]
  }
  set ownShipUsed(n: number) {
    this.small[22] = n
  }
  get ownSmallShipUsed(): number {
    return this.small[23]
  }
  set ownSmallShipUsed(n: number) {
    this.small[23] = n
  }
  /** 1 when a once-only thing of this turn or phase has happened: captain's bonus, hospice colonist. */
  get onceDone(): number {
    return this.small[24]
  }
  set onceDone(n: number) {
    this.small[24] = n
  }
}
