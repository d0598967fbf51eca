/** The memory of a search by a net: nodes in parallel arrays, the children of a node side by side, added all at once. */
const NONE = -1

export class PuctTree {
  readonly seats: number
  /** The step that leads to a node, and how far it was trusted before it was tried. */
  move: Int32Array
  prior: Float64Array
  visits: Int32Array
  /** Sums of shares in the victory, by node and seat. */
  sums: Float64Array
  /** The first of a node's children, and how many there are. */
  first: Int32Array
  count: Int32Array
  #size = 1

  /** The node at which every visit begins. */
  static readonly ROOT = 0

  constructor(seats: number, capacity = 1024) {
    this.seats = seats
    this.move = new Int32Array(capacity)
    this.prior = new Float64Array(capacity)
    this.visits = new Int32Array(capacity)
    this.sums = new Float64Array(capacity * seats)
    this.first = new Int32Array(capacity).fill(NONE)
    this.count = new Int32Array(capacity)
  }

  isLeaf(node: number): boolean {
    return this.first[node] === NONE
  }

  /** Gives a node as many children; returns the first. Their steps and priors are for the caller to write. */
  expand(node: number, children: number): number {
    while (this.#size + children > this.move.length) this.#grow()
    const first = this.#size
    this.first[node] = first
    this.count[node] = children
    this.#size += children
    return first
  }

  /** Mean share of a seat over all visits of a node that was visited. */
  mean(node: number, seat: number): number {
    return this.sums[node * this.seats + seat] / this.visits[node]
  }

  /** Adds the outcome of a visit. */
  record(node: number, shares: Float64Array): void {
    this.visits[node]++
    const first = node * this.seats
    for (let seat = 0; seat < this.seats; seat++) this.sums[first + seat] += shares[seat]
  }

  #grow(): void {
    const old = this.move.length
    const larger = <A extends Int32Array | Float64Array>(from: A, to: A): A => {
      to.set(from)
      return to
    }
    this.move = larger(this.move, new Int32Array(2 * old))
    this.prior = larger(this.prior, new Float64Array(2 * old))
    this.visits = larger(this.visits, new Int32Array(2 * old))
    this.sums = larger(this.sums, new Float64Array(2 * old * this.seats))
    this.first = larger(this.first, new Int32Array(2 * old).fill(NONE))
    this.count = larger(this.count, new Int32Array(2 * old))
  }
}
