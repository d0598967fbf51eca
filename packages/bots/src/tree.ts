/**
 * The memory of a search: nodes in parallel arrays, a node's children in a linked list. A node stands for what was
 * played so far, not for a position: chance and hidden cards differ each time it is visited (open loop).
 */
const NONE = -1

export class Tree {
  readonly seats: number
  /** The step that leads to a node. */
  move: Int32Array
  visits: Int32Array
  /** How often its step was legal when its parent was visited. */
  chances: Int32Array
  /** The step that the game's heuristics would make here; −1 as long as it was not asked. */
  favourite: Int32Array
  /** Sums of shares in the victory, by node and seat. */
  sums: Float64Array
  #firstChild: Int32Array
  #nextSibling: Int32Array
  #size = 0

  constructor(seats: number, capacity = 1024) {
    this.seats = seats
    this.move = new Int32Array(capacity)
    this.visits = new Int32Array(capacity)
    this.chances = new Int32Array(capacity)
    this.favourite = new Int32Array(capacity)
    this.sums = new Float64Array(capacity * seats)
    this.#firstChild = new Int32Array(capacity)
    this.#nextSibling = new Int32Array(capacity)
    this.#add(NONE)
  }

  /** The node at which every visit begins. */
  static readonly ROOT = 0

  get size(): number {
    return this.#size
  }

  /** The first child of a node, or −1; its siblings by `nextSibling`. */
  firstChild(node: number): number {
    return this.#firstChild[node]
  }

  nextSibling(node: number): number {
    return this.#nextSibling[node]
  }

  /** Adds a child to a node. */
  addChild(node: number, move: number): number {
    const child = this.#add(move)
    this.#nextSibling[child] = this.#firstChild[node]
    this.#firstChild[node] = child
    return child
  }

  /** Mean share of a seat over all visits of a node. */
  mean(node: number, seat: number): number {
    const visits = this.visits[node]
    return visits === 0 ? 0 : this.sums[node * this.seats + seat] / visits
  }

  /** Adds the outcome of a visit. */
  record(node: number, shares: Float64Array): void {
    this.visits[node]++
    const first = node * this.seats
    for (let seat = 0; seat < this.seats; seat++) this.sums[first + seat] += shares[seat]
  }

  #add(move: number): number {
    if (this.#size === this.move.length) this.#grow()
    const node = this.#size++
    this.move[node] = move
    this.favourite[node] = NONE
    this.#firstChild[node] = NONE
    this.#nextSibling[node] = NONE
    return node
  }

  #grow(): void {
    const capacity = this.move.length * 2
    const larger = <A extends Int32Array | Float64Array>(old: A, next: A): A => {
      next.set(old)
      return next
    }
    this.move = larger(this.move, new Int32Array(capacity))
    this.visits = larger(this.visits, new Int32Array(capacity))
    this.chances = larger(this.chances, new Int32Array(capacity))
    this.favourite = larger(this.favourite, new Int32Array(capacity))
    this.sums = larger(this.sums, new Float64Array(capacity * this.seats))
    this.#firstChild = larger(this.#firstChild, new Int32Array(capacity))
    this.#nextSibling = larger(this.#nextSibling, new Int32Array(capacity))
  }
}
