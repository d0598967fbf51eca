/**
 * The captain phase foreseen: everybody always makes the largest load. Barrels and ships as they would be are kept in an
 * object made for this one question.
 */
import { ask, boxOf, capacityOf, GOODS_N, leftOf, type State } from '@doubloon/puerto-rico/fast'
import { type Gains, noGains } from './foresee.ts'

const OWN_SHIP = -1

export class ForeseenCaptain {
  /** VP by seat. */
  readonly gains: Gains = noGains()
  readonly #ships: readonly number[]
  readonly #goods: Uint8Array
  readonly #shipGood: Uint8Array
  readonly #shipLoad: Uint8Array
  /** Seats with a ship of their own that is not used yet, as a set of bits. */
  #ownShips = 0
  /** The largest load of the seat in turn. */
  #good = 0
  #ship = 0
  #barrels = 0

  constructor(s: State, captain: number) {
    this.#ships = boxOf(s).ships
    this.#goods = s.goods.slice()
    this.#shipGood = s.shipGood.slice()
    this.#shipLoad = s.shipLoad.slice()
    for (let seat = 0; seat < s.players; seat++)
      if (ask.shipsOneKind(s, seat)) this.#ownShips |= 1 << seat
    let seat = captain
    let idle = 0
    while (idle < s.players) {
      this.#findLargestLoad(seat)
      if (this.#barrels === 0) idle++
      else {
        idle = 0
        if (seat === captain && this.gains[seat] === 0) this.gains[seat] = 1
        this.gains[seat] += this.#barrels + ask.vpPerLoad(s, seat)
        this.#load(seat)
      }
      seat = leftOf(s, seat)
    }
  }

  /** The barrels a seat would still have; all but one may spoil. */
  leftOver(seat: number): number {
    let left = 0
    for (let i = seat * GOODS_N; i < (seat + 1) * GOODS_N; i++) left += this.#goods[i]
    return left
  }

  #load(seat: number): void {
    this.#goods[seat * GOODS_N + this.#good] -= this.#barrels
    if (this.#ship === OWN_SHIP) this.#ownShips &= ~(1 << seat)
    else {
      this.#shipGood[this.#ship] = this.#good + 1
      this.#shipLoad[this.#ship] += this.#barrels
    }
  }

  #findLargestLoad(seat: number): void {
    this.#barrels = 0
    for (let good = 0; good < GOODS_N; good++) {
      const held = this.#goods[seat * GOODS_N + good]
      if (held > this.#barrels) this.#compareLoad(seat, good, held)
    }
  }

  /** A ship that carries the good, else the empty one that takes most, or a ship of one's own. */
  #compareLoad(seat: number, good: number, held: number): void {
    let barrels = 0
    let ship = OWN_SHIP
    for (let i = 0; i < this.#ships.length; i++) {
      const at = this.#ships[i]
      const carried = this.#shipGood[at]
      if (carried === good + 1) {
        barrels = Math.min(held, capacityOf(at) - this.#shipLoad[at])
        ship = at
        break
      }
      if (carried === 0 && Math.min(held, capacityOf(at)) > barrels) {
        barrels = Math.min(held, capacityOf(at))
        ship = at
      }
    }
    if (((this.#ownShips >> seat) & 1) === 1 && held > barrels) {
      barrels = held
      ship = OWN_SHIP
    }
    if (barrels <= this.#barrels) return
    this.#barrels = barrels
    this.#good = good
    this.#ship = ship
  }
}
