/**
 * Ratings from games of two or more (Plackett–Luce): first comes a bot with a chance in proportion to its strength, then
 * the next among the rest likewise. Shared ranks count as every order of those who share, all with equal parts of one game.
 * Each pair of bots is given one drawn game on top: without it a bot that never won would have no rating at all.
 */
import { random, seedRng } from '@doubloon/engine'

/** How a game ended. */
export interface Ranking {
  /** Who played, by seat; a bot may sit there twice. */
  readonly bots: readonly string[]
  /** By seat, the smaller the better; equal ranks are shared. */
  readonly ranks: readonly number[]
}

/** A rating on the Elo scale with its 95 % interval. */
export interface Rating {
  readonly bot: string
  readonly rating: number
  readonly low: number
  readonly high: number
}

/** Who is rated, and where the scale begins. */
export interface Scale {
  readonly bots: readonly string[]
  /** The bot whose rating is `anchorRating` by definition: all intervals are those of the distance to it. */
  readonly anchor: string
  readonly anchorRating: number
  /** The games drawn for the intervals come from this. */
  readonly seed: string
}

/** How often the games are drawn anew for the intervals. */
export const RESAMPLES = 200
/** A fit is done when no strength changes by more than this part of it, or after so many steps. */
const PRECISION = 1e-6
const MOST_STEPS = 10_000

/** An order without ties, best first: bots by number. */
type Order = readonly number[]

/** Rates the bots, in the order in which the scale names them. */
export function rate(rankings: readonly Ranking[], scale: Scale): readonly Rating[] {
  const games = new Games(rankings, scale.bots)
  const anchor = scale.bots.indexOf(scale.anchor)
  if (anchor < 0) throw new Error(`${scale.anchor} is not among the bots`)
  const elo = (strengths: Float64Array, bot: number) =>
    scale.anchorRating + 400 * Math.log10(strengths[bot] / strengths[anchor])
  const even = new Float64Array(scale.bots.length).fill(1)
  const strengths = likeliest(games.orders, games.weightsOfAll(), even)
  const rng = new Uint32Array(4)
  seedRng(rng, `${scale.seed} ratings`)
  const others = Array.from({ length: RESAMPLES }, () =>
    likeliest(games.orders, games.weightsOfDrawn(rng), strengths),
  )
  return scale.bots.map((bot, number) => {
    const sorted = others.map((it) => elo(it, number)).sort((a, b) => a - b)
    const [low, high] = [quantile(sorted, 0.025), quantile(sorted, 0.975)]
    return { bot, rating: elo(strengths, number), low, high }
  })
}

/** Games as weights of orders: many games end in the same order, and a fit should not look at each of them. */
class Games {
  readonly orders: Order[] = []
  readonly #numbers = new Map<string, number>()
  /** By game, the orders it counts for, in equal parts. */
  readonly #ordersOf: readonly (readonly number[])[]
  readonly #drawn: readonly number[]

  constructor(rankings: readonly Ranking[], bots: readonly string[]) {
    this.#drawn = pairsOf(bots.length).map((pair) => this.#numberOf(pair))
    this.#ordersOf = rankings.map((it) => ordersOf(it, bots).map((order) => this.#numberOf(order)))
  }

  /** Each game once. */
  weightsOfAll(): Float64Array {
    const weights = this.#weights()
    for (let game = 0; game < this.#ordersOf.length; game++) this.#count(game, weights)
    return weights
  }

  /** As many games, each drawn from all of them. */
  weightsOfDrawn(rng: Uint32Array): Float64Array {
    const weights = this.#weights()
    const games = this.#ordersOf.length
    for (let drawn = 0; drawn < games; drawn++) this.#count(random(rng, games), weights)
    return weights
  }

  #count(game: number, weights: Float64Array): void {
    const orders = this.#ordersOf[game]
    for (const order of orders) weights[order] += 1 / orders.length
  }

  #weights(): Float64Array {
    const weights = new Float64Array(this.orders.length)
    for (const order of this.#drawn) weights[order] += 1 / 2
    return weights
  }

  #numberOf(order: Order): number {
    const key = order.join()
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.orders.length)
    return this.orders.push(order) - 1
  }
}

/** Every two bots, in both orders. */
function pairsOf(bots: number): Order[] {
  const numbers = Array.from({ length: bots }, (_, number) => number)
  return numbers.flatMap((one) =>
    numbers.filter((other) => other !== one).map((other) => [one, other]),
  )
}

/** All orders that agree with a ranking: one, unless ranks are shared. */
function ordersOf({ bots, ranks }: Ranking, all: readonly string[]): Order[] {
  const numbers = bots.map((bot) => all.indexOf(bot))
  const stranger = numbers.indexOf(-1)
  if (stranger >= 0) throw new Error(`${bots[stranger]} is not among the bots`)
  const levels = [...new Set(ranks)].sort((a, b) => a - b)
  let orders: Order[] = [[]]
  for (const level of levels) {
    const sharing = permutations(numbers.filter((_, seat) => ranks[seat] === level))
    orders = orders.flatMap((before) => sharing.map((after) => [...before, ...after]))
  }
  return orders
}

function permutations(items: Order): Order[] {
  if (items.length < 2) return [items]
  return items.flatMap((first, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  )
}

/**
 * The likeliest strengths by Hunter's MM algorithm (Annals of Statistics 32, 2004): a strength becomes the choices won, divided
 * by the sum of 1 / (strengths still to be chosen from) over all choices in which the bot stood.
 */
function likeliest(
  orders: readonly Order[],
  weights: Float64Array,
  start: Float64Array,
): Float64Array {
  const strengths = Float64Array.from(start)
  const won = choicesWon(orders, weights, start.length)
  for (let step = 0; step < MOST_STEPS; step++) {
    const stood = choicesStood(orders, weights, strengths)
    let change = 0
    for (let bot = 0; bot < strengths.length; bot++) {
      const next = won[bot] / stood[bot]
      change = Math.max(change, Math.abs(next / strengths[bot] - 1))
      strengths[bot] = next
    }
    if (change < PRECISION) break
  }
  return strengths
}

/** By bot, how often it was chosen before somebody else: in every order but as the last. */
function choicesWon(orders: readonly Order[], weights: Float64Array, bots: number): Float64Array {
  const won = new Float64Array(bots)
  orders.forEach((order, number) => {
    for (let place = 0; place < order.length - 1; place++) won[order[place]] += weights[number]
  })
  return won
}

/** By bot, the sum over the choices in which it stood. */
function choicesStood(
  orders: readonly Order[],
  weights: Float64Array,
  strengths: Float64Array,
): Float64Array {
  const stood = new Float64Array(strengths.length)
  for (let number = 0; number < orders.length; number++) {
    if (weights[number] === 0) continue
    const order = orders[number]
    let left = 0
    for (const bot of order) left += strengths[bot]
    let sum = 0
    for (let place = 0; place < order.length; place++) {
      // The last one left is no choice.
      if (place < order.length - 1) sum += weights[number] / left
      left -= strengths[order[place]]
      stood[order[place]] += sum
    }
  }
  return stood
}

/** The value below which a share of the sorted values lies. */
function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1)
  const below = Math.floor(at)
  const above = Math.min(below + 1, sorted.length - 1)
  return sorted[below] + (at - below) * (sorted[above] - sorted[below])
}
