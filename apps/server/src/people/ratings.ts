/**
 * Ratings by Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011), algorithm 4: the order in which several
 * players finish moves what is believed of each. The paper's way with ties gives a clear second more than two who share the
 * victory, so another is taken: a tie counts as all its orders do on average. A rating is a mean and how unsure it is, on a
 * scale where somebody new is believed to be 1000, give or take 333.
 */
export interface Rating {
  readonly mean: number
  readonly deviation: number
}

export const START: Rating = { mean: 1000, deviation: 1000 / 3 }
/** How much one and the same player's play differs from game to game. */
const BETA = START.deviation / 2
/** What is believed fades by this with every game, for people learn. */
const DRIFT = START.deviation / 100
/** No game makes anybody surer than this share of the variance. */
const LEAST_LEFT = 0.0001
/** So many deviations below the mean somebody is almost certainly better than. */
const CAUTION = 3

export interface Rated {
  readonly rating: Rating
  /** 1 for the best; equal ones share a rank. */
  readonly rank: number
}

/** What is believed of everybody after a game. Being unsure never grows by playing. */
export function afterGame(players: readonly Rated[]): readonly Rating[] {
  const believed = players.map(({ rating }) => ({
    mean: rating.mean,
    variance: rating.deviation ** 2 + DRIFT ** 2,
  }))
  const spread = Math.sqrt(believed.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0))
  const strengths = believed.map(({ mean }) => Math.exp(mean / spread))
  const orders = ordersOf(players.map(({ rank }) => rank))
  const lessons = orders.map((order) => lessonsOf(order, strengths))
  return believed.map(({ mean, variance }, own) => {
    const average = (part: keyof Lesson) =>
      lessons.reduce((sum, lesson) => sum + (lesson[own]?.[part] ?? 0), 0) / lessons.length
    const share = variance / spread ** 2
    const left = Math.max(1 - share * Math.sqrt(share) * average('surer'), LEAST_LEFT)
    const before = players[own]?.rating.deviation ?? 0
    return {
      mean: mean + share * spread * average('rise'),
      deviation: Math.min(Math.sqrt(variance * left), before),
    }
  })
}

/** What an order teaches about a player: in every round the best of those left is drawn, each by their strength. */
interface Lesson {
  readonly rise: number
  readonly surer: number
}

function lessonsOf(order: readonly number[], strengths: readonly number[]): readonly Lesson[] {
  const lessons = strengths.map(() => ({ rise: 0, surer: 0 }))
  for (const [round, best] of order.entries()) {
    const left = order.slice(round)
    const all = left.reduce((sum, player) => sum + (strengths[player] ?? 0), 0)
    for (const player of left) {
      const chance = (strengths[player] ?? 0) / all
      const lesson = lessons[player]
      if (lesson === undefined) continue
      lesson.rise += (player === best ? 1 : 0) - chance
      lesson.surer += chance * (1 - chance)
    }
  }
  return lessons
}

/** All orders that fit the ranks, the best first. */
function ordersOf(ranks: readonly number[]): readonly (readonly number[])[] {
  const extend = (left: readonly number[]): (readonly number[])[] => {
    if (left.length === 0) return [[]]
    const best = Math.min(...left.map((player) => ranks[player] ?? 0))
    return left
      .filter((player) => ranks[player] === best)
      .flatMap((first) =>
        extend(left.filter((player) => player !== first)).map((rest) => [first, ...rest]),
      )
  }
  return extend([...ranks.keys()])
}

/** What somebody is almost certainly better than: by this they are ordered, so that a lucky game makes no champion. */
export function cautious({ mean, deviation }: Rating): number {
  return mean - CAUTION * deviation
}
