/** How far the game has come: the numbers of the position that are neither cards nor buildings (state.ts). */
import { GameState } from '@doubloon/engine'

export abstract class Progress extends GameState {
  protected abstract readonly large: Int16Array
  protected abstract readonly small: Uint8Array

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
  /** Whether every good sold can be tucked, not just one in a trader phase (R-SJ-1). */
  get tucksEveryGood(): boolean {
    return this.small[28] === 1
  }
  set tucksEveryGood(on: boolean) {
    this.small[28] = on ? 1 : 0
  }
}
