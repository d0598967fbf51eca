/** Ratings: the figures that openskill 5.0.1 gives for Plackett–Luce on the same scale, and what must be true of all. */
import { expect, test } from 'vitest'
import { afterGame, cautious, type Rating, START } from '../src/people/ratings.ts'
import { dice } from './robots.ts'

const believed = (mean: number, deviation: number): Rating => ({ mean, deviation })
const play = (ratings: readonly Rating[], ranks: readonly number[]) =>
  afterGame(ratings.map((rating, index) => ({ rating, rank: ranks[index] ?? 0 })))

test.each([
  {
    name: 'two new ones',
    before: [START, START],
    ranks: [1, 2],
    after: [
      [1105.4155797256, 322.6360565417],
      [894.5844202744, 322.6360565417],
    ],
  },
  {
    name: 'four of whom some are better known',
    before: [believed(1000, 333), believed(1200, 100), believed(900, 200), believed(1000, 300)],
    ranks: [1, 2, 3, 4],
    after: [
      [1140.8534097501, 327.8907116649],
      [1204.0108453237, 99.9483330384],
      [905.3519829849, 197.8067307547],
      [837.5754550081, 287.836082629],
    ],
  },
  {
    name: 'five, the best known of whom is last',
    before: [
      ...[believed(1500, 60), believed(1200, 100), believed(900, 200)],
      ...[believed(1000, 300), believed(1000, 300)],
    ],
    ranks: [5, 2, 3, 4, 1],
    after: [
      // Less sure, openskill says (60.07): nobody is by playing.
      [1488.1326699407, 60],
      [1208.7684463108, 99.976977654],
      [933.3763237486, 198.5879767866],
      [1017.0819556395, 287.7426699832],
      [1124.801634953, 297.6918694171],
    ],
  },
])('$name', ({ before, ranks, after }) => {
  for (const [index, { mean, deviation }] of play(before, ranks).entries()) {
    expect(mean).toBeCloseTo(after[index]?.[0] ?? 0, 6)
    expect(deviation).toBeCloseTo(after[index]?.[1] ?? 0, 6)
  }
})

test('in any game: who was equal stays equal, a better rank gains more, nobody becomes less sure, and seats do not matter', () => {
  const roll = dice(5)
  for (let game = 0; game < 500; game++) {
    const players = 2 + roll(4)
    const ranks = Array.from({ length: players }, () => 1 + roll(players))
    const equals = play(
      ranks.map(() => START),
      ranks,
    )
    for (const [one, a] of equals.entries())
      for (const [other, b] of equals.entries()) {
        const [first, second] = [ranks[one] ?? 0, ranks[other] ?? 0]
        if (first === second) expect(a.mean).toBeCloseTo(b.mean, 9)
        if (first < second) expect(a.mean).toBeGreaterThan(b.mean)
      }
    const before = ranks.map(() => believed(500 + roll(1000), 30 + roll(300)))
    const after = play(before, ranks)
    for (const [index, { deviation }] of after.entries())
      expect(deviation).toBeLessThanOrEqual(before[index]?.deviation ?? 0)
    const turned = play(
      [...before.slice(1), ...before.slice(0, 1)],
      [...ranks.slice(1), ...ranks.slice(0, 1)],
    )
    for (const [index, rating] of turned.entries()) {
      expect(rating.mean).toBeCloseTo(after[(index + 1) % players]?.mean ?? 0, 9)
      expect(rating.deviation).toBeCloseTo(after[(index + 1) % players]?.deviation ?? 0, 9)
    }
  }
})

test('who always wins rises above who always loses, and is believed in more and more', () => {
  let [winner, loser] = [START, START]
  for (let game = 0; game < 20; game++)
    [winner = START, loser = START] = play([winner, loser], [1, 2])
  expect(cautious(START)).toBeCloseTo(0)
  expect(cautious(winner)).toBeGreaterThan(loser.mean)
  expect(winner.deviation).toBeLessThan(START.deviation * 0.8)
})
